//! Several gateway connections in one process.

use sqlx::{Connection, SqliteConnection};

use super::{done, set_up};
use crate::discord::standin::{Database, Standin};

/// The server belongs to shard 1 of 2, direct messages to shard 0.
#[tokio::test]
async fn as_many_shards_as_discord_recommends_work_together() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.says_of_the_bot(|bot| bot.shards = 2);
    // It was there before, so there is something to lose.
    let before = discord.bot(&db).await;
    set_up(&discord.member("GM").manages_server()).await;
    assert_eq!(before.stopped().await, 0);

    let bot = discord.bot_with(&db, &[("DISCORD_SHARDS", "auto")]).await;
    discord.identified(3).await;
    let gm = discord.member("GM").manages_server();
    done(gm.says("/show").await);
    let alone = discord.member("Ada").in_direct_message();
    done(alone.says("/table new width:9 height:7").await);
    let log = bot.log();
    assert!(log.contains("servers=1 shards=2"), "{log}");

    // Each shard goes its own way.
    discord.asks_to_reconnect();
    let question = gm.sends("/move creature:Ogre to:F6");
    discord.resumed(1).await;
    done(question.answer().await);
    assert_eq!(discord.sessions(), (3, 1));
    assert_eq!(discord.registrations(), 2, "one of a process registers the commands");

    // Shard 0 has no server, and yet none counts as left.
    let mut database = SqliteConnection::connect(&db.url()).await.unwrap();
    let left: i64 = sqlx::query_scalar("SELECT count(*) FROM departed").fetch_one(&mut database).await.unwrap();
    assert_eq!(left, 0);
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn it_does_not_spend_connections_that_discord_does_not_allow() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.says_of_the_bot(|bot| (bot.shards, bot.remaining) = (2, 1));
    let bot = discord.launch(&db, &[("DISCORD_SHARDS", "auto")]);
    assert_ne!(bot.exit().await, 0);
    assert!(
        bot.log().contains("allows 1 more gateway connections in the next 240 minutes, and 2 shards"),
        "{}",
        bot.log()
    );
    assert_eq!(discord.sessions(), (0, 0));
}
