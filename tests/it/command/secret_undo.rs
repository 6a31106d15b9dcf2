//! Undo and redo around the GM's secret commands: players read what they would read without them.

use fivefoot::command::{Caller, Key, Reply, Request, Status, Upload, answer, line};
use fivefoot::grid::Direction;

use crate::boards::how_many;
use crate::chance::Chance;
use crate::command::hidden::SECRET;
use crate::command::pair::{ANNA, BERT, GM, Pair, press, say};

#[tokio::test]
async fn a_player_undoes_what_lies_below_secret_commands() {
    for turns in [false, true] {
        let pair = Pair::set_up(turns).await;
        let moved = pair.openly(ANNA, "/move to:C4").await;
        pair.hides_at("F9").await;
        pair.hides_at("G9").await;
        pair.looks().await;
        // Anybody else gets the same refusal as without them.
        assert_eq!(pair.openly(BERT, "/undo").await[0].status, Status::Error);
        assert_eq!(pair.openly(ANNA, "/undo").await[0].status, Status::Done);
        pair.looks().await;
        assert_eq!((pair.anchor("Aldo").await.as_str(), pair.anchor(SECRET).await.as_str()), ("B4", "G9"));
        let again = pair.openly(ANNA, "/redo").await;
        assert_eq!(again[0].status, Status::Done);
        pair.hides_at("H9").await;
        pair.looks().await;
        // Both the button below the first answer and the one below the last undo it, once.
        pair.presses(ANNA, &again, Key::Undo).await;
        pair.presses(ANNA, &moved, Key::Undo).await;
        assert_eq!(pair.openly(ANNA, "/redo").await[0].status, Status::Done);
        pair.presses(ANNA, &moved, Key::Undo).await;
        assert_eq!((pair.anchor("Aldo").await.as_str(), pair.anchor(SECRET).await.as_str()), ("B4", "H9"));
        pair.looks().await;
        pair.goes_back_and_forth().await;
    }
}

#[tokio::test]
async fn what_players_can_redo_outlives_secret_commands() {
    let pair = Pair::set_up(true).await;
    pair.openly(ANNA, "/move to:C4").await;
    pair.openly(ANNA, "/move to:D4").await;
    for _ in 0..2 {
        assert_eq!(pair.openly(ANNA, "/undo").await[0].status, Status::Done);
    }
    pair.hides_at("F9").await;
    let undone = pair.secretly(&format!("/place creature:{SECRET} at:G9")).await;
    assert_eq!(pair.openly(BERT, "/redo").await[0].status, Status::Error);
    assert_eq!(pair.openly(ANNA, "/redo").await[0].status, Status::Done);
    // What the GM has undone in secret can't be redone by anybody else.
    let back = press(&pair.with, GM, &undone.press_of(Key::Undo).unwrap()).await;
    assert_eq!(
        back.text().lines().next(),
        Some(
            "The board has changed since, or this was already undone. This is the board now; /history shows what was done."
        )
    );
    assert_eq!(pair.openly(ANNA, "/redo").await[0].status, Status::Done);
    assert_eq!(pair.openly(ANNA, "/redo").await[0].text(), "There's nothing to redo.");
    assert_eq!((pair.anchor("Aldo").await.as_str(), pair.anchor(SECRET).await.as_str()), ("D4", "G9"));
    pair.hides_at("H9").await;
    assert!(say(&pair.with, GM, "/undo").await.private, "the GM's last command is the secret one");
    assert_eq!(pair.openly(ANNA, "/redo").await[0].text(), "There's nothing to redo.");
    pair.openly(ANNA, "/undo").await;
    pair.openly(ANNA, "/redo").await;
    pair.looks().await;
    pair.goes_back_and_forth().await;
}

/// A board that looks the same to everybody who may press a button keeps that button.
#[tokio::test]
async fn buttons_outlive_secret_commands() {
    let pair = Pair::set_up(true).await;
    let moved = pair.openly(ANNA, "/move to:C4").await;
    pair.hides_at("F9").await;
    let pad = pair.presses(ANNA, &moved, Key::Arrows).await;
    let pad = pair.presses(ANNA, &pad, Key::Step(Direction::East)).await;
    pair.hides_at("G9").await;
    let went = pair.presses(ANNA, &pad, Key::Go).await;
    assert_eq!(went[0].status, Status::Done, "{}", went[0].text());
    pair.openly(ANNA, "/undo").await;
    let shown = pair.openly(ANNA, "/show").await;
    pair.hides_at("H9").await;
    pair.presses(ANNA, &shown, Key::Undo).await;
    let moved = pair.openly(ANNA, "/move to:C4").await;
    pair.secretly(&format!("/initiative creature:{SECRET} check:3")).await;
    let next = pair.presses(ANNA, &moved, Key::Next).await;
    assert_eq!(next[0].status, Status::Done, "{}", next[0].text());
    assert_eq!(
        next[0].facts.done_before_turn().map(|above| above.to_string()),
        next[1].facts.done_before_turn().map(|above| above.to_string())
    );
    assert!(next[0].facts.done_before_turn().is_some());
    pair.looks().await;
}

/// The result of an open check takes the command's place, even if secret commands came in between.
#[tokio::test]
async fn results_take_their_place_below_secret_commands() {
    let cases = [
        ("srd35", &["/creature edit creature:Aldo altitude:20"][..], "/fall creature:Aldo"),
        (
            "epic-path",
            &["/creature sheet creature:Ogre maneuver-defense:15", "/place creature:Ogre at:G4"],
            "/charge target:Ogre",
        ),
        ("srd35", &["/place creature:Ogre at:C4"], "/tumble to:B6"),
    ];
    for (ruleset, first, line) in cases {
        let pair = Pair::of(ruleset).await;
        for line in first {
            pair.openly(GM, line).await;
        }
        let asked = pair.openly(ANNA, line).await;
        assert_eq!(asked[0].status, Status::Done, "{}", asked[0].text());
        pair.hides_at("G9").await;
        pair.hides_at("H9").await;
        // The GM gives the outcome, or the player rolls; the command then belongs to that person.
        let (by, rolled) = match line.starts_with("/charge") {
            true => (GM, pair.presses(GM, &asked, Key::Line(2)).await),
            false => (ANNA, pair.rolls(ANNA, &asked).await),
        };
        assert_eq!(rolled[0].status, Status::Done, "{}", rolled[0].text());
        pair.looks().await;
        // It is one command, and the GM's commands are unaffected.
        pair.openly(by, "/undo").await;
        assert_eq!((pair.anchor("Aldo").await.as_str(), pair.anchor(SECRET).await.as_str()), ("B4", "H9"));
        pair.looks().await;
    }
}

/// Both changed the same creature: what the player did is undone, what the GM did stays.
#[tokio::test]
async fn a_player_undoes_beside_what_the_gm_did_to_the_same_creature() {
    let pair = Pair::set_up(false).await;
    let table = &pair.with;
    assert_eq!(say(table, ANNA, "/move to:C4").await.status, Status::Done);
    // Aldo is out of everybody's sight, and somewhere else.
    assert!(say(table, GM, "/creature edit creature:Aldo hidden:true").await.private);
    assert!(say(table, GM, "/place creature:Aldo at:J9").await.private);
    let undone = say(table, ANNA, "/undo").await;
    assert_eq!((undone.status, undone.text()), (Status::Done, "Undone: /move to:C4".to_owned()));
    assert_eq!(pair.anchor("Aldo").await, "J9");
    pair.goes_back_and_forth().await;
}

/// A secret import changes the board for everybody; only the GM can undo the commands before it.
#[tokio::test]
async fn nobody_undoes_past_another_board() {
    let pair = Pair::set_up(false).await;
    let table = &pair.with;
    say(table, ANNA, "/move to:C4").await;
    let exported = say(table, GM, "/table export").await.file.unwrap();
    let exported = String::from_utf8(exported.bytes).unwrap();
    let other = exported.replace("12x9", "12x10").replace(SECRET, "Qwertz");
    assert_ne!(other.len(), exported.len(), "{exported}");
    let mut given = line::read("/table import file:table.json").unwrap();
    given.files.push(("file".to_owned(), Upload::new(other.into_bytes())));
    let caller = Caller::plain(GM);
    let brought = answer(table, Request { channel: 8, guild: Some(9), caller, id: None, given }).await;
    assert!(brought.status == Status::Done && brought.private, "{}", brought.text());
    let refused = say(table, ANNA, "/undo").await;
    assert_eq!(refused.status, Status::Error, "{}", refused.text());
    assert!(refused.text().starts_with("Only the person who gave that command or the GM"), "{}", refused.text());
}

/// In any order.
#[tokio::test]
async fn no_order_of_commands_tells_of_the_secret_ones() {
    for seed in 0..how_many(4) {
        let mut chance = Chance(seed);
        let pair = Pair::set_up(seed.is_multiple_of(2)).await;
        let mut last: Option<[Reply; 2]> = None;
        let mut secrets = 0;
        for _ in 0..24 {
            let square =
                |chance: &mut Chance| format!("{}{}", char::from(b'A' + chance.below(10) as u8), 1 + chance.below(7));
            let caller = if chance.below(4) == 0 { BERT } else { ANNA };
            match chance.below(10) {
                0 | 1 => last = Some(pair.openly(caller, &format!("/move to:{}", square(&mut chance))).await),
                2 => {
                    let line = format!("/creature edit creature:Ogre at:{}", square(&mut chance));
                    last = Some(pair.openly(GM, &line).await);
                }
                3 | 4 => last = Some(pair.openly(caller, "/undo").await),
                5 => last = Some(pair.openly(caller, "/redo").await),
                6 => {
                    if let Some(answers) = last.as_ref().filter(|both| both[0].press_of(Key::Undo).is_some()) {
                        pair.presses(caller, answers, Key::Undo).await;
                    }
                }
                7 if secrets > 0 && chance.below(2) == 0 => {
                    // The GM only undoes a secret command if it is the last one.
                    let history = say(&pair.with, GM, "/history count:50").await.ruling.unwrap();
                    let rows = history["history"].as_array().unwrap().clone();
                    let done = rows.iter().find(|row| row["undone"] == false).unwrap();
                    if done["hidden"] == true {
                        assert!(say(&pair.with, GM, "/undo").await.private);
                    }
                }
                _ => {
                    secrets += 1;
                    let at = square(&mut chance).replace(['1', '2', '3', '4', '5', '6', '7'], "9");
                    pair.hides_at(&at).await;
                }
            }
            pair.openly(BERT, "/history").await;
        }
        pair.looks().await;
        pair.goes_back_and_forth().await;
    }
}
