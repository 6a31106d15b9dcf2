//! Discord's REST API answers with errors, late or not at all.

use super::{done, skirmish};
use crate::discord::standin::{Database, Fault, Request, Standin};

#[tokio::test]
async fn a_rate_limited_answer_arrives_after_all() {
    let (discord, _db, _bot, gm) = skirmish().await;
    discord.fails(Request::Callback, &[Fault::RateLimited(0.05), Fault::RateLimited(0.2)]);
    let question = gm.sends("/move creature:Ogre to:F6");
    done(question.answer().await);
    assert_eq!((question.attempts(), question.letters().len()), (3, 1));
}

#[tokio::test]
async fn an_answer_survives_errors_of_the_server() {
    let (discord, _db, _bot, gm) = skirmish().await;
    discord.fails(Request::Callback, &[Fault::Status(500), Fault::Status(502)]);
    let question = gm.sends("/show");
    done(question.answer().await);
    assert_eq!((question.attempts(), question.letters().len()), (3, 1));
}

#[tokio::test]
async fn an_answer_whose_receipt_is_lost_is_given_once() {
    let (discord, _db, bot, gm) = skirmish().await;
    discord.fails(Request::Callback, &[Fault::Hang]);
    let question = gm.sends("/move creature:Ogre to:F6");
    done(question.answer().await);
    // The second attempt learns that the first one arrived, which is fine.
    question.attempted(2).await;
    assert_eq!(question.letters().len(), 1);
    done(gm.says("/show").await);
    assert!(!bot.log().contains("could not send"), "{}", bot.log());
}

/// Its message is found nevertheless: the next board removes its buttons.
#[tokio::test]
async fn an_answer_whose_receipt_is_lost_gives_its_buttons_up_to_the_next() {
    let (discord, _db, _bot, gm) = skirmish().await;
    discord.fails(Request::Callback, &[Fault::Hang]);
    let lost = gm.sends("/move creature:Ogre to:F6");
    lost.attempted(2).await;
    let lost = done(lost.answer().await);
    let next = done(gm.says("/move creature:Ogre to:H6").await);
    let (bare, _) = discord.changed(lost.id(), 1).await;
    assert_eq!(bare.to_string(), r#"{"attachments":[],"components":[]}"#);
    done(gm.presses(&next.button("Undo")).await);
}

#[tokio::test]
async fn an_undeliverable_answer_is_given_up_and_the_change_stays() {
    let (discord, _db, bot, gm) = skirmish().await;
    discord.fails(Request::Callback, &[Fault::RateLimited(3600.0)]);
    let goblin = gm.sends("/creature add name:Goblin at:K10");
    goblin.attempted(1).await;
    discord.fails(Request::Callback, &[Fault::Status(404)]);
    let show = gm.sends("/show");
    show.attempted(1).await;

    assert_eq!(gm.completes("/move creature:gob|").await, ["Goblin"]);
    assert_eq!((goblin.attempts(), show.attempts()), (1, 1));
    assert!(goblin.letters().is_empty());
    // The first public answer mentions it, once.
    while bot.log().matches("could not send the answer").count() < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(gm.says("/help").await.is_private());
    let next = done(gm.says("/move creature:Ogre to:F6").await);
    let before = "Done before, but Discord didn't take the answer: Goblin";
    assert!(next.content().starts_with(before) && !next.content().contains("The board"), "{}", next.content());
    let after = done(gm.says("/show").await);
    assert!(!after.content().contains("Discord"), "{}", after.content());
    assert_eq!(bot.stopped().await, 0);
}

/// A move shows on the channel's board even if nobody got the answer.
#[tokio::test]
async fn a_move_whose_answer_is_lost_is_on_the_board() {
    let (discord, _db, _bot, gm) = skirmish().await;
    let board = done(gm.says("/move creature:Ogre to:F6").await);
    discord.fails(Request::Callback, &[Fault::Status(404)]);
    gm.sends("/move creature:Ogre to:H6");
    let (shown, files) = discord.changed(board.id(), 1).await;
    assert!(files == 1 && shown["content"].as_str().unwrap().contains("to H6"), "{shown:#}");
    // It is one movement, executed once.
    let undone = done(gm.says("/undo").await);
    assert!(undone.content().contains("Ogre at F6"), "{undone:?}");
}

/// The board that stays shows the latest table, whichever answer arrives last.
#[tokio::test]
async fn a_late_answer_leaves_the_board_to_the_later_table() {
    let (discord, _db, _bot, gm) = skirmish().await;
    discord.fails(Request::Callback, &[Fault::RateLimited(1.5)]);
    let late = gm.sends("/move creature:Ogre to:F6");
    late.attempted(1).await;
    let next = done(gm.says("/move creature:Ogre to:H6").await);
    let late = done(late.answer().await);
    let (bare, _) = discord.changed(late.id(), 1).await;
    assert_eq!(bare.to_string(), r#"{"attachments":[],"components":[]}"#);
    done(gm.presses(&next.button("Undo")).await);
}

#[tokio::test]
async fn slow_answers_are_deferred_and_then_delivered() {
    let (discord, db, _bot, gm) = skirmish().await;
    let lock = db.locked().await;
    let question = gm.sends("/move creature:Ogre to:F6");
    question.attempted(1).await;
    discord.fails(Request::Edit, &[Fault::Status(503), Fault::RateLimited(0.05)]);
    lock.released().await;
    let moved = question.answer().await;
    assert!(moved.was_deferred() && moved.is_public(), "{moved:?}");
    assert!(moved.content().contains("Ogre"));
    assert_eq!((question.attempts(), question.letters().len()), (4, 2));
}

#[tokio::test]
async fn commands_are_registered_in_spite_of_errors() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::Gateway, &[Fault::Status(500), Fault::RateLimited(0.05)]);
    discord.fails(Request::Commands, &[Fault::Status(503), Fault::RateLimited(0.05)]);
    let bot = discord.bot(&db).await;
    assert_eq!(bot.stopped().await, 0);
}

#[tokio::test]
async fn a_bot_that_cannot_register_its_commands_does_not_pretend_to_run() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::Commands, &[Fault::Status(403)]);
    let bot = discord.launch(&db, &[]);
    assert_ne!(bot.exit().await, 0);
    assert!(bot.log().contains("Discord did not take the list of commands: Discord answered with status 403"));
}

#[tokio::test]
async fn a_bot_that_cannot_find_the_gateway_does_not_dial_another() {
    let (discord, db) = (Standin::start().await, Database::new());
    discord.fails(Request::Gateway, &[Fault::Status(404)]);
    let bot = discord.launch(&db, &[]);
    assert_ne!(bot.exit().await, 0);
    assert!(bot.log().contains("Discord could not be reached"), "{}", bot.log());
    assert_eq!(discord.sessions(), (0, 0));
}

/// Discord bans an IP address after 10,000 requests in ten minutes that it answers with 401, 403 or 429. If it answers a storm of
/// commands only like that, the bot causes less than a hundredth of that number, and it goes on when the storm is over.
#[tokio::test]
async fn refused_requests_stay_few_in_a_storm_of_commands() {
    const MOST: usize = 100;
    let (discord, _db, bot, gm) = skirmish().await;
    let channels = ["one", "two", "three", "four"].map(|name| gm.in_channel(name));
    for there in &channels {
        done(there.says("/table new width:20 height:15").await);
        done(there.says("/creature add name:Ogre at:D4 size:large").await);
    }
    let given_up = || bot.log().matches("could not send the answer").count();
    let (before, mut questions) = (discord.invalid_requests(), Vec::new());
    // However soon Discord allows another attempt, and whether or not it says so.
    for fault in [Fault::RateLimited(0.0), Fault::RateLimited(3600.0), Fault::Status(401), Fault::Status(403)] {
        for request in [Request::Callback, Request::Edit, Request::Change] {
            discord.always_fails(request, Some(fault));
        }
        for nth in 0..80 {
            let line = format!("/place creature:Ogre at:K{}", nth % 10 + 2);
            let gm = discord.member(&format!("GM {nth}")).manages_server();
            questions.push(gm.in_channel(["one", "two", "three", "four"][nth % 4]).sends(&line));
        }
        // Each is given up eventually.
        while given_up() < questions.len() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        println!("{fault:?}: {} refused requests so far", discord.invalid_requests() - before);
    }
    let refused = discord.invalid_requests() - before;
    assert!((8..MOST).contains(&refused), "{refused} refused requests for {} commands", questions.len());
    for request in [Request::Callback, Request::Edit, Request::Change] {
        discord.always_fails(request, None);
    }
    // One that is given up is lost; the bot asks Discord again before long, and then everybody gets an answer.
    let mut shown = gm.sends("/show");
    while shown.letters().is_empty() {
        if given_up() > questions.len() {
            questions.push(std::mem::replace(&mut shown, gm.sends("/show")));
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    for there in &channels {
        let next = done(there.says("/place creature:Ogre at:E5").await);
        assert!(next.content().starts_with("Done before, but Discord didn't take the answer: Ogre"), "{next:?}");
    }
}
