//! Several gateway connections in one process.

use sqlx::{Connection, SqliteConnection};

use super::{done, set_up};
use crate::discord::standin::{Database, Standin};

/// The server belongs to shard 1 of 2, direct messages to shard 0.
#[tokio::test]
async fn as_many_shards_as_discord_recommends_work_together() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.says_of_the_bot(|bot| bot.shards = 2);
    // The server was there before, so there is something to lose.
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

    // Each shard is independent.
    discord.asks_to_reconnect();
    let question = gm.sends("/move creature:Ogre to:F6");
    discord.resumed(1).await;
    done(question.answer().await);
    assert_eq!(discord.sessions(), (3, 1));
    assert_eq!(discord.registrations(), 2, "one of a process registers the commands");

    // Shard 0 has no server, but none counts as left.
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

/// The server belongs to the second process, direct messages to the first.
#[tokio::test]
async fn two_processes_share_the_shards_and_one_registers_the_commands() {
    let Some(url) = crate::store::server::empty().await else { return };
    let (discord, db) = (Standin::start().await, Database::new());
    let first = [("DATABASE_URL", &*url), ("DISCORD_SHARDS", "2"), ("DISCORD_SHARD_RANGE", "0")];
    let second = [("DATABASE_URL", &*url), ("DISCORD_SHARDS", "2"), ("DISCORD_SHARD_RANGE", "1-1")];
    let first = discord.bot_with(&db, &first).await;
    discord.identified(1).await;
    // Discord complains about connections in quick succession.
    let second = discord.launch(&db, &second);
    discord.identified(2).await;
    let gm = discord.member("GM").manages_server();
    set_up(&gm).await;
    let alone = discord.member("Ada").in_direct_message();
    done(alone.says("/table new width:9 height:7").await);
    assert_eq!(first.stopped().await, 0);
    done(gm.says("/show").await);
    let log = second.log();
    assert!(log.contains("servers=1 shards=1"), "{log}");
    assert_eq!(second.stopped().await, 0);
    assert_eq!(discord.registrations(), 1);

    let beyond = [("DATABASE_URL", &*url), ("DISCORD_SHARDS", "2"), ("DISCORD_SHARD_RANGE", "1-2")];
    let beyond = discord.launch(&db, &beyond);
    assert_ne!(beyond.exit().await, 0);
    assert!(beyond.log().contains("DISCORD_SHARD_RANGE ends with shard 2, and there are 2"), "{}", beyond.log());
}
