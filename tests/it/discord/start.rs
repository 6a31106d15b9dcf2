//! What the bot logs when it starts.

use std::fs;
use std::time::Duration;

use fivefoot::store::Store;
use sqlx::{Connection, SqliteConnection};

use super::skirmish;
use crate::discord::standin::{Bot, Database, Fault, Request, Standin};

/// Waits until the log contains this.
async fn says(bot: &Bot, words: &str) {
    for _ in 0..4_500 {
        if bot.log().contains(words) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("waited in vain for {words} in\n{}", bot.log());
}

#[tokio::test]
async fn a_start_says_who_it_is_and_where() {
    let (_discord, db, bot, _gm) = skirmish().await;
    let log = bot.log();
    let line = log.lines().find(|line| line.contains(" ready ")).unwrap_or_else(|| panic!("{log}"));
    let database = db.path().canonicalize().unwrap();
    for part in [
        &format!("version=\"{}\"", env!("CARGO_PKG_VERSION")),
        &format!("database=\"{}\"", database.display()),
        "name=\"fivefoot\"",
        "servers=1",
        "shards=1",
        "client_id=1100000000000000001&scope=bot+applications.commands&permissions=35840",
    ] {
        assert!(line.contains(part), "{part} in {line}");
    }
}

#[tokio::test]
async fn without_discord_it_says_so_and_goes_on() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::Gateway, &[Fault::Status(503), Fault::Status(502), Fault::Status(500)]);
    let bot = discord.bot(&db).await;
    assert!(bot.log().contains("Discord could not be reached; trying again"), "{}", bot.log());
    assert_eq!(bot.stopped().await, 0);

    let bot = discord.launch(&db, &[("DISCORD_API_URL", "http://127.0.0.1:1")]);
    says(&bot, "Discord could not be reached; trying again every few seconds error=the connection to Discord failed")
        .await;
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn a_refused_token_is_named_at_every_request() {
    for request in [Request::Gateway, Request::Commands] {
        let (discord, db) = (Standin::start().await, Database::new());
        discord.fails(request, &[Fault::Status(401)]);
        let bot = discord.launch(&db, &[]);
        assert_ne!(bot.exit().await, 0);
        assert!(bot.log().contains("Discord rejected DISCORD_TOKEN"), "{request:?}: {}", bot.log());
    }
}

/// Why a database can't be used.
#[derive(Clone, Copy, Debug)]
enum Unusable {
    ReadOnly,
    CutOff,
    Empty,
    InUse,
    Later,
    Foreign,
    NoFolder,
    Folder,
    NoAddress,
}

/// A failure worth retrying ends with 74, one that needs another setting with 78. Nothing is written, and one line says why.
#[tokio::test]
async fn a_database_that_cannot_be_used_ends_the_bot_with_the_reason() {
    for (unusable, status, why) in [
        (Unusable::ReadOnly, 74, "cannot write"),
        (Unusable::CutOff, 74, "is damaged"),
        (Unusable::Empty, 74, "is damaged (it is empty)"),
        (Unusable::InUse, 74, "is in use by another process (pid "),
        (Unusable::Later, 78, "was written by a newer version of fivefoot (migration 9999): use that version"),
        (Unusable::Foreign, 78, "is not a fivefoot database: expected one, or no file, to create a new one"),
        (Unusable::NoFolder, 78, "the folder no/such/folder does not exist: make it (mkdir -p no/such/folder)"),
        (Unusable::Folder, 78, "is not a file: expected a database, or nothing yet"),
        (Unusable::NoAddress, 78, "expected a database address such as sqlite://fivefoot.db"),
    ] {
        let (discord, db) = (Standin::start().await, Database::new());
        let store = Store::open(&db.url()).await.unwrap();
        let mut sql = None;
        let mut variables = Vec::new();
        let path = db.path().canonicalize().unwrap();
        match unusable {
            Unusable::ReadOnly => {
                let shim = crate::faults::SHIM.to_str().unwrap();
                let path = path.to_str().unwrap().to_owned();
                variables =
                    vec![("LD_PRELOAD", shim.to_owned()), ("FAULT_DB", path), ("FAULT_READ_ONLY", "1".to_owned())];
            }
            Unusable::Later => {
                sql = Some(
                    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                     VALUES (9999, 'of the future', TRUE, x'00', 0)",
                );
            }
            Unusable::NoFolder => variables.push(("DATABASE_URL", "sqlite://no/such/folder/tables.db".to_owned())),
            Unusable::Folder => {
                variables.push(("DATABASE_URL", format!("sqlite://{}", path.parent().unwrap().display())));
            }
            Unusable::NoAddress => variables.push(("DATABASE_URL", "mysql://localhost/tables".to_owned())),
            Unusable::CutOff | Unusable::Empty | Unusable::InUse | Unusable::Foreign => {}
        }
        let _in_use = match unusable {
            Unusable::InUse => Some(store),
            _ => {
                store.close().await;
                None
            }
        };
        match unusable {
            Unusable::CutOff => {
                let whole = fs::read(&path).unwrap();
                fs::write(&path, &whole[..whole.len() / 2]).unwrap();
            }
            Unusable::Empty => fs::write(&path, "").unwrap(),
            Unusable::Foreign => {
                fs::remove_file(&path).unwrap();
                sql = Some("CREATE TABLE recipe (name TEXT)");
            }
            _ => {}
        }
        if let Some(sql) = sql {
            let mut other = SqliteConnection::connect(&format!("{}?mode=rwc", db.url())).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut other).await.unwrap();
            other.close().await.unwrap();
        }
        let before = fs::read(&path).unwrap();
        let variables: Vec<(&str, &str)> = variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let bot = discord.launch(&db, &variables);
        let ended = bot.exit().await;
        let log = bot.log();
        assert_eq!(ended, status, "{unusable:?}: {log}");
        assert!(log.contains(why) && log.lines().count() == 1, "{unusable:?}: {log}");
        assert!(fs::read(&path).unwrap() == before, "{unusable:?}: it is still what it was");
        assert!(!bot.folder().join("no").exists() && discord.sessions() == (0, 0), "{unusable:?}");
    }
}
