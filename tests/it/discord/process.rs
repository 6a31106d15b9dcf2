//! Starting, stopping, and what remains in the logs.

use super::{done, set_up, skirmish, thought};
use crate::discord::standin::{Database, Fault, Request, Standin};
use crate::store::durability::look;

#[tokio::test]
async fn without_a_token_it_says_what_is_missing() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.launch(&db, &[("DISCORD_TOKEN", "")]);
    assert_eq!(bot.exit().await, 2);
    let log = bot.log();
    assert!(log.contains("DISCORD_TOKEN") && log.contains("discord.com/developers"), "{log}");
    assert_eq!(discord.sessions(), (0, 0));
}

#[tokio::test]
async fn the_token_goes_to_no_other_machine() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.launch(&db, &[("DISCORD_API_URL", "http://discord.example.org")]);
    assert_eq!(bot.exit().await, 2);
    assert!(bot.log().contains("loopback"), "{}", bot.log());
}

#[tokio::test]
async fn settings_are_read_from_a_file_too() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.launch_with_file(&db, &[]);
    discord.registered(1).await;
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn an_empty_variable_does_not_hide_the_file() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.launch_with_file(&db, &[("DISCORD_TOKEN", ""), ("DATABASE_URL", " ")]);
    discord.registered(1).await;
    assert_eq!(bot.stopped().await, 0);
    assert!(db.path().exists());
}

#[tokio::test]
async fn a_signal_lets_the_command_in_flight_finish_and_takes_no_other() {
    let (discord, db, bot, gm) = skirmish().await;
    let lock = db.locked().await;
    let begun = gm.sends("/creature add name:Goblin at:K10");
    begun.attempted(1).await;

    bot.told_to_stop();
    // Until the bot has noticed the signal, a question would wait behind the command in flight.
    while !bot.log().contains("waiting for running commands") {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let refused = gm.says("/help").await;
    assert!(refused.content().contains("restarting"), "{refused:?}");
    assert!(refused.is_private());

    lock.released().await;
    let reply = begun.answer().await;
    assert!(reply.is_public(), "{reply:?}");
    assert_eq!(bot.exit().await, 0);

    assert!(reply.content().contains("Goblin"), "{reply:?}");

    // The answer holds after a restart.
    let _bot = discord.bot(&db).await;
    assert_eq!(gm.completes("/move creature:gob|").await, ["Goblin"]);
}

#[tokio::test]
async fn fifty_commands_in_flight_are_finished_and_delivered() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let tables = ["one", "two", "three", "four", "five"];
    for table in tables {
        done(discord.member("GM").manages_server().in_channel(table).says("/table new width:9 height:9").await);
    }
    // After an answer the bot notes where the board is, which the lock must not delay.
    while bot.log().matches("command=\"table new\"").count() < tables.len() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let lock = db.locked().await;
    let mut begun = Vec::new();
    for nth in 0..50 {
        let gm = discord.member(&format!("GM {nth}")).manages_server().in_channel(tables[nth % 5]);
        let square = format!("{}{}", char::from(b'A' + (nth / 5 % 9) as u8), nth / 45 + 1);
        begun.push((nth, gm.sends(&format!("/creature add name:Goblin{nth} at:{square}"))));
    }
    for (_, question) in &begun {
        question.attempted(1).await;
    }
    bot.told_to_stop();
    while !bot.log().contains("waiting for running commands") {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(bot.log().contains("commands=50"), "{}", bot.log());
    for table in tables {
        let late = discord.member("Latecomer").manages_server().in_channel(table);
        let refused = late.says("/creature add name:Latecomer at:I9").await;
        assert!(refused.is_private() && refused.content().contains("restarting"), "{refused:?}");
    }
    lock.released().await;
    for (nth, question) in &begun {
        let answer = question.answer().await;
        assert!(answer.is_public() && answer.content().contains(&format!("Goblin{nth}")), "{answer:?}");
    }
    assert_eq!(bot.exit().await, 0);
    assert!(!bot.log().contains("gave up"), "{}", bot.log());
    assert!(!db.path().with_extension("db-wal").exists(), "all of it is in the one file");
    let names = look(&db.path(), "SELECT name FROM creature").await;
    assert_eq!(names.len(), 50, "{names:?}");
    assert_eq!(look(&db.path(), "SELECT CAST(count(*) AS TEXT) FROM history").await, ["55"]);
}

#[tokio::test]
async fn it_stops_when_asked_while_it_still_looks_for_discord() {
    // Each of these takes longer than the bot's patience, after which it would exit with a different status.
    for (fault, times) in [(Fault::Hang, 9), (Fault::Status(503), 999)] {
        let (discord, db) = (Standin::start().await, Database::new());
        discord.fails(Request::Gateway, &vec![fault; times]);
        let bot = discord.launch(&db, &[]);
        discord.failed(1).await;
        assert_eq!(bot.stopped().await, 0, "{fault:?}");
        assert_eq!(discord.sessions(), (0, 0));
    }
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::Commands, &[Fault::Status(503); 999]);
    let bot = discord.launch(&db, &[]);
    discord.failed(1).await;
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn it_stops_when_asked_although_discord_is_gone() {
    let (discord, _db, bot, _gm) = skirmish().await;
    discord.vanishes();
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn killed_and_started_again_it_knows_the_table() {
    let (discord, db, bot, gm) = skirmish().await;
    let moved = done(gm.says("/move creature:Ogre to:F6").await);
    bot.killed().await;

    let _bot = discord.bot(&db).await;
    let measured = thought(gm.says("/measure from:Ogre to:F6").await);
    assert!(measured.content().contains(": 0 ft"), "{measured:?} after {moved:?}");
}

/// Both kinds of token contain this word.
const CANARY: &str = "canary";

#[tokio::test]
async fn no_token_and_no_name_is_ever_logged() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot_with(&db, &[("RUST_LOG", "trace")]).await;
    let gm = discord.member("Xanthippe").manages_server();
    set_up(&gm).await;
    done(gm.says("/creature add name:Rumpelstiltskin at:K10").await);
    gm.completes("/move creature:rum|").await;
    let moved = done(gm.says("/move creature:Rumpelstiltskin to:K11").await);
    gm.presses(&moved.button("Undo")).await;
    gm.presses(&moved.button("Undo").forged("made-up")).await;

    discord.fails(Request::Callback, &[Fault::Status(500), Fault::RateLimited(0.05), Fault::Hang]);
    gm.says("/show").await;
    discord.fails(Request::Callback, &[Fault::Status(401)]);
    gm.sends("/show").attempted(1).await;
    discord.asks_to_reconnect();
    discord.resumed(1).await;
    discord.closes_gateway(4000);
    discord.resumed(2).await;
    gm.says("/show").await;

    bot.told_to_stop();
    assert_eq!(bot.exit().await, 0);
    let log = bot.log();
    assert!(log.contains("answered") && log.contains("could not send"), "{log}");
    for secret in [CANARY, "CANARY", "Xanthippe", "Rumpelstiltskin"] {
        let leak = log.lines().find(|line| line.contains(secret));
        assert_eq!(leak, None);
    }
}

/// The answer, its buttons and the message with the board are stored too, without another wait.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_command_waits_for_the_disk_once() {
    let (discord, db) = (Standin::start().await, Database::new());
    let path = db.path().parent().unwrap().canonicalize().unwrap().join("tables.db");
    let counted = path.with_extension("syncs");
    let syncs = || std::fs::read_to_string(&counted).map_or(0, |count| count.parse::<u64>().unwrap());
    let faults = [
        ("LD_PRELOAD", crate::faults::SHIM.to_str().unwrap()),
        ("FAULT_DB", path.to_str().unwrap()),
        ("FAULT_SYNCS", counted.to_str().unwrap()),
    ];
    let _bot = discord.launch(&db, &faults);
    discord.registered(1).await;
    let gm = discord.member("GM").manages_server();
    set_up(&gm).await;
    thought(gm.says("/reachable creature:Hero").await);
    let before = syncs();
    assert!(before > 3, "{before}");
    for way in ["n", "s", "e", "w", "ne"] {
        done(gm.says(&format!("/move creature:Hero to:{way}")).await);
        thought(gm.says("/reachable creature:Hero").await);
    }
    assert_eq!(syncs() - before, 5);
}
