//! The gateway goes away and comes back.

use super::{done, set_up, skirmish};
use crate::discord::standin::{Database, Standin};
use crate::store::durability::look;

#[tokio::test]
async fn commands_during_a_reconnection_are_answered() {
    let (discord, _db, _bot, gm) = skirmish().await;

    discord.asks_to_reconnect();
    let question = gm.sends("/show");
    discord.resumed(1).await;
    done(question.answer().await);

    discord.closes_gateway(4000);
    let question = gm.sends("/move creature:Ogre to:F6");
    discord.resumed(2).await;
    done(question.answer().await);

    discord.invalidates_session(true);
    let question = gm.sends("/show");
    discord.resumed(3).await;
    done(question.answer().await);
    assert_eq!(discord.sessions(), (1, 3), "it resumes, and does not begin anew");
}

/// Discord's close codes after which a client may reconnect.
#[tokio::test]
async fn a_connection_that_is_closed_is_opened_again() {
    let (discord, db) = (Standin::start().await, Database::new());
    // After code 4003, serenity only notices the closed connection at its next heartbeat.
    discord.wants_heartbeats_every(1000);
    let bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    set_up(&gm).await;
    for code in [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009] {
        let before = discord.sessions();
        discord.closes_gateway(code);
        discord.connected_again(before).await;
        done(gm.says("/move creature:Hero to:e").await);
        done(gm.says("/move creature:Hero to:w").await);
        assert!(!bot.log().contains("panicked"), "{code}: {}", bot.log());
    }
    assert_eq!(bot.stopped().await, 0);
    let at = look(&db.path(), "SELECT anchor FROM creature WHERE name = 'Hero'").await;
    assert_eq!(at, ["H8"], "what comes again counts once");
}

/// Close codes that reconnecting can't fix: each attempt would count against the day's connections.
#[tokio::test]
async fn a_connection_that_is_closed_for_good_ends_the_bot_with_the_reason() {
    for (code, reason) in [
        (4004, "Discord rejected DISCORD_TOKEN"),
        (4010, "Discord knows no such shard (4010): look at DISCORD_SHARDS and DISCORD_SHARD_RANGE"),
        (4011, "Discord wants more shards for so many servers (4011): set DISCORD_SHARDS=auto"),
        (4012, "Discord has given up this version of its gateway (4012): a later version of fivefoot is needed"),
        (4013, "intents"),
        (4014, "intents"),
    ] {
        for started in [true, false] {
            let (discord, db) = (Standin::start().await, Database::new());
            let bot = if started {
                let bot = discord.bot(&db).await;
                discord.closes_gateway(code);
                bot
            } else {
                discord.closes_next_session(code);
                discord.launch(&db, &[])
            };
            assert_eq!(bot.exit().await, 2, "{code}: {}", bot.log());
            let log = bot.log();
            assert!(log.contains(reason), "{code}: {log}");
            assert!(discord.sessions().0 <= 1, "{code}: one attempt");
        }
    }
}

/// Whatever the gateway sends, the next command is answered, and nothing that was done is lost.
#[tokio::test]
async fn garbage_from_the_gateway_ends_nothing() {
    let (discord, _db, bot, gm) = skirmish().await;
    for garbage in [
        "not JSON",
        "{}",
        "[1, 2",
        r#"{"op":99,"s":null,"t":null,"d":null}"#,
        r#"{"op":0,"s":1000000,"t":"OF_THE_FUTURE","d":{"id":"7"}}"#,
        r#"{"op":0,"s":1000001,"t":"INTERACTION_CREATE","d":{}}"#,
        r#"{"op":0,"s":1000002,"t":"GUILD_CREATE","d":{"id":"nobody"}}"#,
        r#"{"op":0,"s":1000003,"t":"CHANNEL_DELETE","d":{"id":"18446744073709551616"}}"#,
        "\u{202e}\u{0}",
    ] {
        discord.babbles(garbage);
        done(gm.says("/move creature:Ogre to:F6").await);
        done(gm.says("/undo").await);
    }
    assert!(!bot.log().contains("panicked"), "{}", bot.log());
}

#[tokio::test]
async fn a_session_that_is_over_is_followed_by_a_new_one() {
    let (discord, _db, _bot, gm) = skirmish().await;
    discord.invalidates_session(false);
    discord.identified(2).await;
    done(gm.says("/show").await);
    assert_eq!(discord.sessions(), (2, 0));
}

#[tokio::test]
async fn a_gateway_that_acknowledges_no_heartbeat_is_left() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.wants_heartbeats_every(1_000);
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    set_up(&gm).await;
    discord.goes_deaf();
    // It starts over: the library doesn't resume a session that it lost like this.
    discord.identified(2).await;
    done(gm.says("/show").await);
    assert_eq!(discord.sessions(), (2, 0));
}

#[tokio::test]
async fn the_same_interaction_twice_is_done_once() {
    let (_discord, _db, _bot, gm) = skirmish().await;
    let question = gm.sends("/creature add name:Goblin at:K10");
    done(question.answer().await);
    question.is_delivered_again();
    question.attempted(2).await;
    assert_eq!(question.letters().len(), 1);

    // Undoing the command, which was executed once, leaves no goblin.
    let undone = done(gm.says("/undo").await);
    assert!(!gm.completes("/move creature:gob|").await.contains(&"Goblin".to_owned()), "{undone:?}");
}

#[tokio::test]
async fn a_refused_token_ends_the_bot_with_the_reason() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.launch(&db, &[("DISCORD_TOKEN", "not-the-right-one")]);
    assert_ne!(bot.exit().await, 0);
    let log = bot.log();
    assert!(log.contains("Discord rejected DISCORD_TOKEN"), "{log}");
    assert!(!log.contains("not-the-right-one"), "{log}");
}
