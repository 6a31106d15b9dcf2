//! A fight on Discord: one message per turn, private plans and refusals, and who is pinged.

use super::{done, thought};
use crate::discord::standin::{Answer, Bot, Database, Member, Standin};

fn labels(answer: &Answer) -> Vec<String> {
    answer.buttons().into_iter().map(|button| button.label).collect()
}

/// Anna's Aldo and an ogre; turns are kept, and it is Aldo's turn.
async fn begun() -> (Standin, Database, Bot, Member, Member) {
    let (discord, db) = (Standin::start().await, Database::new());
    let bot = discord.bot(&db).await;
    let (gm, anna) = (discord.member("GM").manages_server(), discord.member("Anna"));
    done(gm.says("/table new width:20 height:12").await);
    done(anna.says("/join name:Aldo at:B2 speed:30").await);
    done(gm.says("/creature add preset:ogre at:J2").await);
    done(gm.says("/initiative creature:Aldo check:15").await);
    done(gm.says("/initiative creature:Ogre check:10").await);
    done(gm.says("/turn start").await);
    (discord, db, bot, gm, anna)
}

#[tokio::test]
async fn the_owner_is_pinged_where_the_table_or_the_owner_says_so() {
    let (_discord, _db, _bot, gm, anna) = begun().await;
    // A step first, so that each turn is below an answer of its own.
    let to_aldo = async || {
        let ogres = done(gm.says("/show").await);
        done(gm.presses(&ogres.button("Next turn")).await);
        let again = done(gm.says("/show").await);
        done(gm.presses(&again.button("Next turn")).await)
    };
    let quiet = to_aldo().await;
    assert!(quiet.pinged().is_empty() && quiet.content().contains("Aldo's turn (Anna). Next: Ogre."), "{quiet:?}");
    assert!(quiet.content().chars().count() <= 300 && quiet.alt(0).contains("their turn"), "{quiet:?}");
    done(gm.says("/table pings on:true").await);
    let pinged = to_aldo().await;
    assert_eq!(pinged.pinged(), [anna.id().to_string()], "{pinged:?}");
    assert!(pinged.content().starts_with(&format!("<@{}> Round ", anna.id())), "{pinged:?}");
    assert!(gm.says("/turn next").await.pinged().is_empty(), "the GM's monsters ping nobody");
    // A player's own choice overrides the table's.
    assert!(anna.says("/turn pings on:false").await.is_private());
    assert!(gm.says("/turn next").await.pinged().is_empty());
    assert!(anna.says("/turn pings on:true").await.is_private());
    done(gm.says("/table pings on:false").await);
    assert_eq!(to_aldo().await.pinged().len(), 1);
    let stranger = gm.says("/turn pings on:true").await;
    assert!(stranger.is_private() && stranger.content().contains("own a creature here"), "{stranger:?}");
    // A board that stays in place is edited, which pings nobody: the ping is a separate line.
    done(gm.says("/table board manner:stays").await);
    gm.says("/turn next").await;
    let stays = gm.says("/turn next").await;
    assert!(stays.is_private() && stays.pinged().is_empty(), "{stays:?}");
    let line = stays.below().await;
    assert!(line.is_public() && line.pinged() == [anna.id().to_string()], "{line:?}");
}

#[tokio::test]
async fn plans_and_refusals_are_ones_own_until_they_are_shared_or_done() {
    let (_discord, _db, _bot, gm, anna) = begun().await;
    let plan = thought(anna.says("/move to:D2 preview:true").await);
    assert_eq!(labels(&plan)[..2], ["Do it", "Share"], "{plan:?}");
    let shared = done(anna.presses(&plan.button("Share")).await);
    assert!(shared.content().contains("could move"), "{shared:?}");
    let moved = done(anna.presses(&plan.button("Do it")).await);
    assert!(moved.content().contains("Aldo moves B2 to D2"), "{moved:?}");
    for look in
        ["/reachable", "/threat creature:Ogre", "/measure from:Aldo to:Ogre", "/flank creature:Aldo target:Ogre"]
    {
        let seen = thought(anna.says(look).await);
        assert!(!labels(&seen).contains(&"Do it".to_owned()), "{look}: {seen:?}");
    }
    let refused = thought(anna.says("/move to:S2").await);
    assert!(refused.has_picture() && labels(&refused).contains(&"Why".to_owned()), "{refused:?}");
    // A GM's plan is private too, and a plan with hidden creatures can't be shared at all.
    thought(gm.says("/move creature:Ogre to:K4 preview:true").await);
    assert!(gm.says("/creature add name:Lurker at:S9 hidden:true").await.is_private());
    let secret = gm.says("/move creature:Lurker to:S8 preview:true").await;
    assert!(secret.is_private() && !labels(&secret).contains(&"Share".to_owned()), "{secret:?}");
    // Tables that want public refusals get them.
    done(gm.says("/table refusals manner:public").await);
    done(anna.says("/move to:S2").await);
}

#[tokio::test]
async fn the_board_moves_for_changes_and_keeps_their_undo() {
    let (discord, _db, _bot, gm, anna) = begun().await;
    let moved = done(anna.says("/move to:D2").await);
    // Until the board before it has lost its picture and buttons.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let before = discord.changes();
    thought(anna.says("/reachable").await);
    thought(anna.says("/move to:S2").await);
    assert_eq!(discord.changes(), before, "the board of the last move stays as it is");
    let shown = done(gm.says("/show").await);
    let undone = done(anna.presses(&shown.button("Undo")).await);
    let told = undone.shown();
    assert!(told.contains("Undone: /move to:D2") && told.contains("Now: Aldo at B2."), "{told}");
    assert!(moved.is_public());
}

#[tokio::test]
async fn late_arrivals_get_a_button_to_roll_with() {
    let (discord, _db, _bot, gm, _anna) = begun().await;
    let bert = discord.member("Bert");
    let joined = done(bert.says("/join name:Brakka at:B4").await);
    done(gm.says("/creature add preset:goblin at:L4").await);
    let board = done(gm.says("/show").await);
    gm.says("/turn next").await;
    let (round, _) = discord.changed(board.id(), 1).await;
    assert!(round["content"].as_str().unwrap().contains("Ogre's turn"), "{round:#}");
    let board = done(gm.says("/show").await);
    let round = done(gm.presses(&board.button("Next turn")).await);
    assert!(round.content().contains("Not in the order yet: Brakka, Goblin."), "{round:?}");
    let own = done(bert.presses(&joined.button("Roll")).await);
    assert!(own.content().contains("Brakka") && labels(&own).contains(&"Roll".to_owned()), "{own:?}");
    let rest = done(gm.presses(&round.button("Roll")).await);
    assert!(rest.content().contains("Goblin") && !labels(&rest).contains(&"Roll".to_owned()), "{rest:?}");
}

#[tokio::test]
async fn a_board_that_stays_keeps_reasons_and_strikes_in_the_private_note() {
    let (_discord, _db, _bot, gm, anna) = begun().await;
    done(gm.says("/table board manner:stays").await);
    gm.says("/place creature:Ogre at:C3").await;
    let moved = anna.says("/move to:B6").await;
    assert!(moved.is_private() && moved.content().contains("Ogre"), "{moved:?}");
    assert!(moved.content().lines().count() > 2, "not the first line alone: {moved:?}");
    let refused = anna.says("/move to:S9").await;
    assert!(refused.is_private() && refused.content().contains("It costs"), "{refused:?}");
}

#[tokio::test]
async fn squares_are_offered_from_where_the_creature_stands() {
    let (_discord, _db, _bot, _gm, anna) = begun().await;
    let near = anna.completes("/move to:|").await;
    assert!(near.len() > 8 && near[..8].contains(&"C3".to_owned()) && !near.contains(&"B2".to_owned()), "{near:?}");
    assert_eq!(anna.completes("/move to:og|").await, ["Ogre"]);
}

#[tokio::test]
async fn the_next_turn_edits_the_message_unless_it_pings() {
    let (_discord, _db, _bot, gm, anna) = begun().await;
    let moved = done(anna.says("/move to:D2").await);
    let ogres = done(anna.presses(&moved.button("Next turn")).await);
    assert!(ogres.is_in_place() && ogres.has_picture(), "{ogres:?}");
    assert!(ogres.content().starts_with("Aldo moves B2 to D2") && ogres.content().contains("Ogre's turn"), "{ogres:?}");
    // An edited message pings nobody, so the ping is a separate message.
    done(gm.says("/table pings on:true").await);
    let moved = done(gm.says("/move to:\"w\"").await);
    let aldos = done(gm.presses(&moved.button("Next turn")).await);
    assert!(!aldos.is_in_place() && aldos.pinged() == [anna.id().to_string()], "{aldos:?}");
}

/// One message per turn, even if `/turn next` is typed: the last move's message shows the next turn, and the typist gets a note.
#[tokio::test]
async fn a_typed_next_turn_changes_the_message_as_its_button_does() {
    let (discord, _db, _bot, gm, anna) = begun().await;
    let moved = done(anna.says("/move to:D2").await);
    let note = anna.says("/turn next").await;
    assert!(note.is_private() && note.content().contains("Ogre's turn"), "{note:?}");
    let (board, files) = discord.changed(moved.id(), 1).await;
    let text = board["content"].as_str().unwrap();
    assert!(text.starts_with("Aldo moves B2 to D2") && text.contains("Ogre's turn"), "{text}");
    assert_eq!(files, 1, "{board:#}");
    let labels = board["components"].to_string();
    assert!(labels.contains("Next turn") && labels.contains("Undo"), "{labels}");
    // Nothing has happened since, so the next turn is below the same move.
    gm.says("/turn next").await;
    let (board, _) = discord.changed(moved.id(), 2).await;
    let text = board["content"].as_str().unwrap();
    assert!(text.starts_with("Aldo moves B2 to D2") && text.contains("Aldo's turn"), "{text}");
    // A ping needs a message of its own.
    done(gm.says("/table pings on:true").await);
    gm.says("/turn next").await;
    let pings = done(gm.says("/turn next").await);
    assert_eq!(pings.pinged(), [anna.id().to_string()], "{pings:?}");
}

/// A movement made at once has the same buttons, whichever command made it, and with or without an open check.
#[tokio::test]
async fn every_movement_has_the_buttons_of_a_move() {
    for (ruleset, away) in
        [("srd35", "/withdraw to:B2"), ("epic-path", "/withdraw to:B2"), ("rise", "/withdraw from:Ogre distance:30")]
    {
        let (discord, db) = (Standin::start().await, Database::new());
        let _bot = discord.bot(&db).await;
        let (gm, anna) = (discord.member("GM").manages_server(), discord.member("Anna"));
        done(gm.says(&format!("/table new width:20 height:12 ruleset:{ruleset}")).await);
        done(anna.says("/join name:Aldo at:B2 speed:30").await);
        done(gm.says("/creature add name:Ogre at:F2 size:large side:monsters").await);
        let like_a_move = labels(&done(anna.says("/move to:C2").await));
        let expected: &[&str] =
            if ruleset == "rise" { &["Undo", "Why", "Move"] } else { &["Undo", "Why", "Threats", "Move"] };
        assert_eq!(like_a_move, expected, "{ruleset}");
        done(anna.says("/undo").await);
        let charge = if ruleset == "rise" { "/hustle to:C3" } else { "/charge target:Ogre" };
        let charged = done(anna.says(charge).await);
        // The buttons of an open check come before those.
        assert!(labels(&charged).ends_with(&like_a_move), "{ruleset}: {charged:?}");
        let withdrawn = done(anna.says(away).await);
        assert!(labels(&withdrawn).ends_with(&like_a_move), "{ruleset}: {withdrawn:?}");
    }
}

/// The commands in Why are clickable, as in the answer.
#[tokio::test]
async fn commands_in_why_can_be_clicked_on() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
    let gm = discord.member("GM").manages_server();
    done(gm.says("/table new width:12 height:12 ruleset:epic-path").await);
    done(gm.says("/map paint squares:A4:D9 terrain:water").await);
    done(gm.says("/creature add name:Aldo at:B2").await);
    let wades = done(gm.says("/move creature:Aldo to:B5").await);
    assert!(wades.content().contains("</map paint:"), "{wades:?}");
    let why = gm.presses(&wades.button("Why")).await;
    assert!(why.content().contains("</map paint:"), "{why:?}");
    let german = gm.clone().reading("de").presses(&wades.button("Why")).await;
    assert!(german.content().contains("</map paint:") && german.content().contains("Schritte"), "{german:?}");
}

/// Above the next turn is what was done: no board that was only shown, and for a group as many creatures as fit.
#[tokio::test]
async fn above_the_next_turn_stands_what_was_done() {
    let (_discord, _db, _bot, gm, anna) = begun().await;
    let shown = done(gm.says("/show").await);
    let ogres = done(anna.presses(&shown.button("Next turn")).await);
    assert!(ogres.is_in_place() && ogres.content().starts_with("Round 1: Ogre's turn"), "{ogres:?}");
    done(gm.says("/table initiative shared:true").await);
    done(gm.says("/creature add name:Goblin count:3 at:\"L4 L5 L6\" side:monsters").await);
    done(gm.says("/turn initiative creature:goblins check:5").await);
    gm.says("/turn next").await;
    let moved = done(gm.says("/move creature:goblins to:\"2w\"").await);
    assert!(moved.content().contains("Goblin 3 moves"), "{moved:?}");
    let next = done(gm.presses(&moved.button("Next turn")).await);
    assert!(next.content().contains("Goblin 3 moves L6 to J6") && next.content().contains("Aldo's turn"), "{next:?}");
}
