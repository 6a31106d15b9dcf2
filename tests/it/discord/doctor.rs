//! The doctor: a sound bot is reported as well, and every planted fault is named with its remedy.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use sqlx::{Connection, SqliteConnection};

use super::command_line::{fivefoot, said};
use crate::discord::standin::{Database, Fault, Request, Standin, TOKEN};

/// A fault to plant.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Planted {
    NoToken,
    WrongToken,
    NoDiscord,
    BrokenDiscord,
    WrongClock,
    LacksPermission,
    EndpointElsewhere,
    NoSessions,
    FolderMissing,
    Damaged,
    Foreign,
    Newer,
    LogWithoutDatabase,
    NoServer,
    WrongAddress,
    WrongShards,
    WrongApi,
    UnreadableFile,
}

/// What the doctor says about each.
const FAULTS: [(Planted, &str); 18] = [
    (Planted::NoToken, "and set DISCORD_TOKEN=... in the environment or in a .env file here (see .env.example).\n"),
    (Planted::WrongToken, "FAULT token: Discord rejected DISCORD_TOKEN\n      -> press Reset Token"),
    (
        Planted::NoDiscord,
        "FAULT Discord: can't be reached: the connection to Discord failed\n      -> check the network",
    ),
    (Planted::BrokenDiscord, "FAULT Discord: can't be reached: Discord answered with status 503"),
    (Planted::WrongClock, " seconds slow by Discord's\n      -> switch on time synchronisation"),
    (Planted::LacksPermission, "FAULT permissions: missing in The Tavern: Attach Files\n      -> give them"),
    (Planted::EndpointElsewhere, "FAULT commands: Discord sends them to a web address"),
    (Planted::NoSessions, "FAULT gateway: Discord allows 0 more connections in the next 240 minutes; 1 needed"),
    (Planted::FolderMissing, "does not exist: make it (mkdir -p"),
    (Planted::Damaged, "is damaged ("),
    (Planted::Foreign, "is not a fivefoot database: expected one, or no file, to create a new one\n      -> set"),
    (Planted::Newer, "was written by a newer version of fivefoot (migration 9999)"),
    (Planted::LogWithoutDatabase, "is damaged (it is gone, but "),
    (Planted::NoServer, "FAULT database: cannot reach the PostgreSQL server localhost:1/fivefoot: "),
    (Planted::WrongAddress, "FAULT settings: HEALTH_ADDR=\"yes\" is not an address"),
    (Planted::WrongShards, "FAULT settings: DISCORD_SHARDS=\"some\" is not a number of shards"),
    (Planted::WrongApi, "FAULT settings: DISCORD_API_URL is only for testing"),
    (Planted::UnreadableFile, "FAULT settings: can't read the .env file: a line is not NAME=value"),
];

/// Runs the doctor on a bot with at most this one fault; returns the exit status and the report.
async fn examined(planted: Option<Planted>) -> (Option<i32>, String) {
    let (discord, db, folder) = (Standin::start().await, Database::new(), tempfile::tempdir().unwrap());
    let store = fivefoot::store::Store::open(&db.url()).await.unwrap();
    store.close().await;
    let (mut api, mut url, mut token) = (discord.url(), db.url(), TOKEN);
    let mut more = [("HEALTH_ADDR", ""), ("DISCORD_SHARDS", "")];
    match planted {
        None => {}
        Some(Planted::NoToken) => token = "",
        Some(Planted::WrongToken) => token = "not-the-right-one",
        Some(Planted::NoDiscord) => api = "http://127.0.0.1:1".to_owned(),
        Some(Planted::BrokenDiscord) => discord.fails(Request::Account, &[Fault::Status(503)]),
        Some(Planted::WrongClock) => discord.says_of_the_bot(|bot| bot.ahead = 3600),
        Some(Planted::LacksPermission) => discord.says_of_the_bot(|bot| bot.permissions = 3072),
        Some(Planted::EndpointElsewhere) => {
            discord.says_of_the_bot(|bot| bot.endpoint = Some("https://example.org".to_owned()));
        }
        Some(Planted::NoSessions) => discord.says_of_the_bot(|bot| bot.remaining = 0),
        Some(Planted::FolderMissing) => url = format!("sqlite://{}/none/t.db", folder.path().display()),
        Some(Planted::Damaged) => {
            let mut bytes = fs::read(db.path()).unwrap();
            bytes[4096..4196].fill(0xff);
            fs::write(db.path(), bytes).unwrap();
        }
        Some(Planted::Foreign) => {
            fs::remove_file(db.path()).unwrap();
            let mut other = SqliteConnection::connect(&format!("{url}?mode=rwc")).await.unwrap();
            sqlx::raw_sql("CREATE TABLE recipe (name TEXT)").execute(&mut other).await.unwrap();
            other.close().await.unwrap();
        }
        Some(Planted::Newer) => {
            let mut later = SqliteConnection::connect(&url).await.unwrap();
            let migration = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                             VALUES (9999, 'of the future', TRUE, x'00', 0)";
            sqlx::raw_sql(migration).execute(&mut later).await.unwrap();
            later.close().await.unwrap();
        }
        Some(Planted::LogWithoutDatabase) => {
            fs::rename(db.path(), format!("{}-wal", db.path().display())).unwrap();
        }
        Some(Planted::NoServer) => url = "postgres://me:secret@localhost:1/fivefoot".to_owned(),
        Some(Planted::WrongAddress) => more[0].1 = "yes",
        Some(Planted::WrongShards) => more[1].1 = "some",
        Some(Planted::WrongApi) => api = "https://discord.example".to_owned(),
        Some(Planted::UnreadableFile) => fs::write(folder.path().join(".env"), "DISCORD_TOKEN: x\n").unwrap(),
    }
    let variables = [("DISCORD_TOKEN", token), ("DISCORD_API_URL", &api), ("DATABASE_URL", &url), more[0], more[1]];
    let output = fivefoot(&["doctor"], &variables, folder.path()).await;
    (output.status.code(), said(&output))
}

#[tokio::test]
async fn a_sound_bot_is_well() {
    let (status, said) = examined(None).await;
    assert!(status == Some(0) && said.ends_with("All is well.\n"), "{said}");
    for found in
        ["token: accepted; the bot is fivefoot", "permissions: enough", "clock: right", "is sound: 0 tables", "MB free"]
    {
        assert!(said.contains(found), "{found} in {said}");
    }
    assert!(!said.contains(TOKEN));
}

#[tokio::test]
async fn a_bot_on_a_server_is_well_too() {
    let Some(url) = crate::store::server::empty().await else { return };
    let (discord, folder) = (Standin::start().await, tempfile::tempdir().unwrap());
    let api = discord.url();
    let variables = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &*api), ("DATABASE_URL", &*url)];
    for found in ["is empty: its tables are made at the first start", "is in order: 0 tables in "] {
        let output = fivefoot(&["doctor"], &variables, folder.path()).await;
        let said = said(&output);
        assert!(output.status.success() && said.contains(found) && said.contains("PostgreSQL "), "{said}");
        fivefoot::store::Store::open(&url).await.unwrap().close().await;
    }
}

#[tokio::test]
async fn each_planted_fault_is_named() {
    for (planted, words) in FAULTS {
        let (status, said) = examined(Some(planted)).await;
        assert!(status == Some(1) && said.contains(words), "{planted:?}: {words} in\n{said}");
        assert!(said.ends_with("One fault.\n"), "{planted:?}: nothing else is wrong in\n{said}");
    }
}

#[tokio::test]
async fn a_token_that_others_can_read_is_worth_a_note() {
    let (discord, db, folder) = (Standin::start().await, Database::new(), tempfile::tempdir().unwrap());
    let file = folder.path().join(".env");
    let api = discord.url();
    fs::write(&file, format!("DISCORD_TOKEN={TOKEN}\nDISCORD_API_URL={api}\nDATABASE_URL={}\n", db.url())).unwrap();
    for (mode, noted) in [(0o644, true), (0o600, false)] {
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        let output = fivefoot(&["doctor"], &[], folder.path()).await;
        let said = said(&output);
        assert_eq!(said.contains("-> chmod 600"), noted, "{said}");
        assert!(output.status.success() && said.contains("is made at the first start"), "{said}");
    }
    assert!(!db.path().exists(), "it only looks");
}
