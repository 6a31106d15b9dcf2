//! The buttons below an answer, and the one message that shows the board.

use sqlx::{Connection, SqliteConnection};

use super::done;
use crate::discord::standin::{Answer, Database, Fault, Member, Request, Standin};

/// A table with two opponents; the GM made it, and the player owns Aldo.
async fn evening(discord: &Standin) -> (Member, Member) {
    let gm = discord.member("GM").manages_server();
    let player = discord.member("Player");
    done(gm.says("/table new width:12 height:10").await);
    done(gm.says("/creature add name:Ogre at:E5 size:large side:foes speed:40").await);
    done(gm.says(&format!("/creature add name:Aldo at:C5 side:heroes owner:{}", player.id())).await);
    (gm, player)
}

/// The number of answers whose buttons still work.
async fn panels(database: &Database) -> i64 {
    let mut rows = SqliteConnection::connect(&database.url()).await.unwrap();
    sqlx::query_scalar("SELECT count(*) FROM panel").fetch_one(&mut rows).await.unwrap()
}

fn labels(answer: &Answer) -> Vec<String> {
    answer.buttons().into_iter().map(|button| button.label).collect()
}

#[tokio::test]
async fn why_shows_each_step_and_each_strike_to_the_asker_alone() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (_, player) = evening(&discord).await;
    let moved = done(player.says("/move creature:Aldo to:A3").await);
    assert_eq!(labels(&moved), ["Undo", "Why", "Threats", "Move"]);
    let refused = player.says("/move creature:Aldo to:L1").await;
    assert!(refused.is_private(), "{refused:?}");
    assert_eq!(labels(&refused), ["1", "Share", "Why", "Threats", "Move"]);
    bot.killed().await;
    let _again = discord.bot(&db).await;
    for (answer, expected) in [
        (&moved, ["1. B4: 5 ft", "2. A3: 10 ft (Diagonals", "from Ogre (leaving", "\"Measuring Distance\""]),
        (&refused, ["Not allowed:", "It costs", "Rules:", "(Speed"]),
    ] {
        let why = player.presses(&answer.button("Why")).await;
        assert!(why.is_private() && why.buttons().is_empty(), "{why:?}");
        for part in expected {
            assert!(why.content().replace('\\', "").contains(part), "{part}: {}", why.content());
        }
    }
}

#[tokio::test]
async fn arrows_lead_step_by_step_and_go_makes_the_move() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (_, player) = evening(&discord).await;
    let moved = done(player.says("/move creature:Aldo to:B5").await);
    let before = panels(&db).await;
    let pad = player.presses(&moved.button("Move")).await;
    assert!(pad.is_private() && !pad.is_in_place() && pad.has_picture(), "{pad:?}");
    assert_eq!(labels(&pad), ["↖", "↑", "↗", "←", "Go", "→", "↙", "↓", "↘", "Step back", "Go to...", "Close"]);

    let mut led = pad.clone();
    for (key, expected) in
        [("↑", "B4: 5 of 30 ft"), ("→", "C4: 10 of 30 ft"), ("Step back", "B4: 5 of 30 ft"), ("↑", "B3: 10 of 30 ft")]
    {
        led = player.presses(&led.button(key)).await;
        assert!(led.is_private() && led.is_in_place() && led.has_picture(), "{led:?}");
        assert!(led.content().contains(expected), "{key}: {}", led.content());
    }
    // A step doesn't get an answer of its own: only the first one and the pad have a row.
    assert_eq!(panels(&db).await, before + 1);
    let gone = player.presses(&led.button("Go")).await;
    assert!(gone.is_in_place() && gone.buttons().is_empty() && !gone.has_picture(), "{gone:?}");
    let below = gone.below().await;
    assert!(below.is_public() && below.has_picture(), "{below:?}");
    assert!(below.content().contains("moves B5 to B3"), "{below:?}");
    done(player.presses(&below.button("Undo")).await);
}

#[tokio::test]
async fn arrows_under_ways_to_choose_from_begin_with_the_best() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (_, player) = evening(&discord).await;
    done(player.says("/move creature:Aldo to:A5").await);
    let ways = player.says("/options to:A8").await;
    assert!(ways.content().contains("Move to A8: 15 ft"), "{ways:?}");
    let pad = player.presses(&ways.button("Move")).await;
    assert!(pad.is_private() && pad.content().contains("A5 to A8: 15 of 30 ft"), "{pad:?}");
    let shorter = player.presses(&pad.button("Step back")).await;
    assert!(shorter.content().contains("A5 to A7: 10 of 30 ft"), "{shorter:?}");
    let gone = player.presses(&shorter.button("Go")).await;
    assert!(gone.below().await.content().contains("moves A5 to A7"), "{gone:?}");
}

#[tokio::test]
async fn arrows_do_not_lead_where_nobody_may_go_nor_over_a_changed_board() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (gm, player) = evening(&discord).await;
    let moved = done(player.says("/move creature:Aldo to:A5").await);
    let pad = player.presses(&moved.button("Move")).await;
    let nowhere = player.presses(&pad.button("Go")).await;
    assert!(nowhere.is_in_place() && nowhere.content().contains("press an arrow first"), "{nowhere:?}");
    let wall = player.presses(&pad.button("←")).await;
    let reply = wall.content();
    assert!(reply.contains("leads off the map") && !reply.contains("Example"), "{wall:?}");
    let south = player.presses(&wall.button("↓")).await;
    assert!(south.content().contains("A5 to A6"), "the refused step is not gone on from: {south:?}");

    done(gm.says("/map paint squares:A6 terrain:difficult").await);
    let changed = player.presses(&south.button("Go")).await;
    assert!(changed.is_in_place() && changed.content().contains("has changed"), "{changed:?}");
    assert!(changed.content().contains("10 of 30 ft"), "{changed:?}");
    let gone = player.presses(&changed.button("Go")).await;
    assert!(gone.below().await.content().contains("moves A5 to A6"));
    let closed = player.presses(&pad.button("Close")).await;
    assert!(closed.is_in_place() && closed.buttons().is_empty(), "{closed:?}");
}

#[tokio::test]
async fn strangers_and_stale_boards_are_refused_politely() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (gm, player) = evening(&discord).await;
    let stranger = discord.member("Stranger");
    done(gm.says("/initiative creature:Aldo check:20").await);
    done(gm.says("/initiative creature:Ogre check:10").await);
    done(gm.says("/turn start").await);
    let moved = done(player.says("/move to:B5").await);
    assert_eq!(labels(&moved), ["Undo", "Why", "Threats", "Move", "Next turn"]);
    for label in ["Undo", "Move", "Next turn"] {
        let refused = stranger.presses(&moved.button(label)).await;
        assert!(refused.is_private() && !refused.has_picture(), "{label}: {refused:?}");
    }
    let threats = stranger.presses(&moved.button("Threats")).await;
    assert!(
        threats.is_private() && threats.has_picture() && threats.content().contains("Ogre threatens"),
        "{threats:?}"
    );

    let pad = player.presses(&moved.button("Move")).await;
    let led = player.presses(&pad.button("↑")).await;
    let next = done(player.presses(&moved.button("Next turn")).await);
    // After the turn the arrows say that the board has changed, and then whose turn it is.
    let changed = player.presses(&led.button("Go")).await;
    assert!(changed.is_in_place() && changed.content().contains("has changed"), "{changed:?}");
    let over = player.presses(&changed.button("Go")).await;
    assert!(over.is_in_place() && over.content().contains("Ogre's turn"), "{over:?}");
    assert!(next.content().contains("Ogre"), "{next:?}");
    let stale = gm.presses(&moved.button("Next turn")).await;
    assert!(stale.is_private() && stale.has_picture() && stale.content().contains("has changed since"), "{stale:?}");
    let stale = player.presses(&moved.button("Undo")).await;
    assert!(stale.is_private() && stale.has_picture(), "{stale:?}");
    let undone = done(player.presses(&next.button("Undo")).await);
    assert_eq!(&labels(&undone)[..2], ["Undo", "Redo"]);
    let redone = done(player.presses(&undone.button("Redo")).await);
    assert!(redone.content().contains("Redone"), "{redone:?}");
}

#[tokio::test]
async fn a_channel_has_one_board_that_moves_down_stays_or_is_in_each_answer() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let (gm, player) = evening(&discord).await;
    let first = done(player.says("/move creature:Aldo to:B5").await);
    let second = done(player.says("/move creature:Aldo to:A5").await);
    let (bare, files) = discord.changed(first.id(), 1).await;
    assert_eq!((bare.to_string(), files), (r#"{"attachments":[],"components":[]}"#.to_owned(), 0));
    let private = player.says("/help").await;
    assert!(private.is_private());
    // An answer without a board doesn't take one away.
    let before = discord.changes();

    assert!(gm.says("/table board manner:stays").await.is_public());
    let reply = player.says("/move creature:Aldo to:B4").await;
    assert!(reply.is_private() && !reply.has_picture() && reply.content().contains("moves A5 to B4"), "{reply:?}");
    let (shown, files) = discord.changed(second.id(), 1).await;
    assert!(files == 1 && shown["content"].as_str().unwrap().contains("A5 to B4"), "{shown}");
    assert_eq!(discord.changes(), before + 1);
    assert_eq!(shown["components"][0]["components"][0]["label"], "Undo");

    done(gm.says("/table board manner:each").await);
    let before = discord.changes();
    done(player.says("/move creature:Aldo to:A4").await);
    done(player.says("/move creature:Aldo to:B4").await);
    assert_eq!(discord.changes(), before);
}

#[tokio::test]
async fn without_access_to_earlier_messages_each_answer_shows_the_board() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (_, player) = evening(&discord).await;
    done(player.says("/move creature:Aldo to:B5").await);
    // The old board is deleted after the answer: wait for that, so that the fault hits the next request.
    while bot.log().matches("answered").count() < 4 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    discord.fails(Request::Change, &[Fault::Status(403)]);
    done(player.says("/move creature:Aldo to:A5").await);
    discord.failed(1).await;
    while !bot.log().contains("each answer shows the board") {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let before = discord.changes();
    for to in ["B5", "A5"] {
        assert!(done(player.says(&format!("/move creature:Aldo to:{to}")).await).has_picture());
    }
    assert_eq!(discord.changes(), before);
}

/// Each way of `/options` is a button: pressing it is like typing its line.
#[tokio::test]
async fn a_way_is_a_button_that_works_after_a_restart_and_on_its_own_board_alone() {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (gm, player) = evening(&discord).await;
    let asked = player.says("/options creature:Aldo to:G8").await;
    assert!(asked.is_private() && asked.has_picture(), "{asked:?}");
    assert_eq!(labels(&asked)[..2], ["1", "2"]);
    assert!(labels(&asked).ends_with(&["Share".to_owned(), "Why".to_owned(), "Move".to_owned()]), "{asked:?}");
    let why = player.presses(&asked.button("Why")).await;
    assert!(why.is_private() && why.content().contains("1 · "), "{why:?}");
    let shared = player.presses(&asked.button("Share")).await;
    assert!(shared.is_public() && shared.content().contains("1 · "), "{shared:?}");
    bot.killed().await;
    let _again = discord.bot(&db).await;
    // A player who may not move Aldo may not press it either.
    let refused = discord.member("Stranger").presses(&shared.button("1")).await;
    assert!(refused.is_private() && !refused.content().contains("moves"), "{refused:?}");
    let moved = done(player.presses(&asked.button("1")).await);
    assert!(moved.is_public() && moved.content().contains("to G8"), "{moved:?}");
    // On a later board the list is shown again instead.
    let stale = player.presses(&asked.button("2")).await;
    assert!(stale.is_private() && stale.content().contains("has changed since"), "{stale:?}");
    assert!(stale.content().contains("Stay at G8"), "{stale:?}");
    let far = gm.says("/move creature:Aldo to:L2").await;
    assert!(!far.content().contains("What works instead") || labels(&far).contains(&"1".to_owned()), "{far:?}");
}
