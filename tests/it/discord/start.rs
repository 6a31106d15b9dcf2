//! What a start says.

use std::time::Duration;

use super::skirmish;
use crate::discord::standin::{Bot, Database, Fault, Request, Standin};

/// Waits until the log says this.
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

#[tokio::test]
async fn a_folder_that_does_not_exist_is_called_that() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.launch(&db, &[("DATABASE_URL", "sqlite://no/such/folder/tables.db")]);
    assert_eq!(bot.exit().await, 2);
    assert!(
        bot.log().contains("the folder no/such/folder does not exist: make it (mkdir -p no/such/folder)"),
        "{}",
        bot.log()
    );
}
