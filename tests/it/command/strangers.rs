//! Presses by people who don't own the buttons: each kind of button, below each kind of answer. What a stranger may do with a
//! kind is a `match`, so that a new one doesn't compile before it is decided; and every kind has to be met.

use std::collections::BTreeSet;

use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, Status, answer, line};
use fivefoot::grid::Direction;

const GM: u64 = 1;
const ANNA: u64 = 5;
/// Plays Bea and nobody else.
const BERT: u64 = 6;
const NOBODY: u64 = 7;

/// The outcome of a stranger's press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// A private answer that they can read.
    Reading,
    /// A refusal.
    Nothing,
    /// A window, and a refusal of what they type there.
    RefusedWindow,
}

/// The expected outcome of pressing somebody else's button.
fn expected(key: Key) -> Outcome {
    match key {
        Key::Why | Key::Threats => Outcome::Reading,
        Key::Undo | Key::Redo | Key::Next | Key::Roll | Key::Arrows | Key::Line(_) => Outcome::Nothing,
        // The buttons of a pad, which is private.
        Key::Step(_) | Key::Up | Key::Down | Key::Back | Key::Go | Key::GoTo | Key::Close => Outcome::Nothing,
        Key::Brush(_) | Key::Paint | Key::PenDown | Key::PenUp | Key::Unpaint => Outcome::Nothing,
        Key::Declare | Key::Ask(_) => Outcome::RefusedWindow,
        Key::Paste => unreachable!("never a button"),
    }
}

struct Table {
    app: App,
}

fn request(person: u64, given: Invocation) -> Request {
    Request { channel: 8, guild: Some(9), caller: Caller::plain(person), id: None, given }
}

impl Table {
    async fn of(lines: &[&str]) -> Self {
        let table = Table { app: App::open_with("sqlite::memory:", Some(4)).await.unwrap() };
        for line in lines {
            let reply = table.say(GM, line).await;
            assert_eq!(reply.status, Status::Done, "{line}: {}", reply.text());
        }
        table
    }

    async fn say(&self, person: u64, text: &str) -> Reply {
        answer(&self.app, request(person, line::read(text).unwrap())).await
    }

    async fn press(&self, person: u64, button: &str) -> Reply {
        self.app.press(button, request(person, Invocation::default())).await
    }

    async fn state(&self) -> String {
        let shown = self.say(GM, "/show whole:true").await.json();
        let history = self.say(GM, "/history count:50").await.text();
        format!("{shown}{history}{}", self.say(GM, "/gm show").await.text())
    }

    /// Has a stranger press every button of an answer, and adds the kinds of buttons to `kinds`.
    async fn strangers_press_all(&self, what: &str, reply: &Reply, kinds: &mut BTreeSet<&'static str>) {
        let panel = reply.panel.as_ref().unwrap_or_else(|| panic!("{what} has no buttons: {}", reply.text()));
        let keys: Vec<Key> = panel.rows.iter().flatten().chain(&panel.choices).copied().collect();
        let before = self.state().await;
        for key in keys {
            kinds.insert(kind(key));
            for stranger in [NOBODY, BERT] {
                let case = format!("{what}, {key:?} by {stranger}");
                let button = panel.press_of(key).unwrap();
                let pressed = self.press(stranger, &button).await;
                // An answer that is private to somebody else reveals nothing at all.
                let expected = if reply.private { Outcome::Nothing } else { expected(key) };
                match expected {
                    Outcome::Reading => {
                        assert_eq!(pressed.status, Status::Done, "{case}: {}", pressed.text());
                        assert!(pressed.private || key == Key::Why, "{case}");
                    }
                    Outcome::Nothing => {
                        assert_eq!(pressed.status, Status::Error, "{case}: {}", pressed.text());
                        assert!(pressed.form.is_none() && pressed.private, "{case}");
                        let said = pressed.text();
                        assert!(!reply.private || said == "Those buttons are somebody else's.", "{case}: {said}");
                    }
                    Outcome::RefusedWindow => {
                        let form = pressed.form.as_ref().unwrap_or_else(|| panic!("{case}: {}", pressed.text()));
                        let typed: Vec<_> =
                            form.fields.iter().map(|field| (field.name.to_owned(), typed(field.name))).collect();
                        let sent = self.app.typed(&form.id, &typed, request(stranger, Invocation::default())).await;
                        assert_eq!((sent.status, sent.private), (Status::Error, true), "{case}: {}", sent.text());
                    }
                }
                assert_eq!(self.state().await, before, "{case}");
            }
        }
    }
}

/// The input for a field of this name.
fn typed(field: &str) -> String {
    match field {
        "order" => "hustle D6".to_owned(),
        "creature" => "Aldo".to_owned(),
        "to" => "D5".to_owned(),
        _ => "15".to_owned(),
    }
}

/// The kind of a key, for the set of kinds that were met.
fn kind(key: Key) -> &'static str {
    match key {
        Key::Brush(_) => "brush",
        Key::Line(_) => "line",
        Key::Ask(_) => "ask",
        other => other.word(),
    }
}

const FIGHT: [&str; 9] = [
    "/table new width:20 height:12",
    "/creature add name:Aldo at:C3 owner:5 initiative:5 modes:\"fly 60 perfect\"",
    "/creature add name:Bea at:C9 owner:6 initiative:1",
    "/creature add name:Ogre at:K4 size:large side:foes initiative:3",
    "/initiative creature:Aldo check:20",
    "/initiative creature:Bea check:10",
    "/initiative creature:Ogre check:5",
    "/turn start",
    "/creature add name:Goblin at:S9 side:foes",
];

#[tokio::test]
async fn a_stranger_presses_every_kind_of_button_and_changes_nothing() {
    let mut kinds = BTreeSet::new();
    let table = Table::of(&FIGHT).await;
    // The answer to a move, undone, redone, refused, previewed, shown, and with options.
    let moved = table.say(ANNA, "/move to:D4").await;
    table.strangers_press_all("a move", &moved, &mut kinds).await;
    let undone = table.press(ANNA, &moved.press_of(Key::Undo).unwrap()).await;
    table.strangers_press_all("an undo", &undone, &mut kinds).await;
    for line in [
        "/show",
        "/move to:T12",
        "/move to:E4 preview:true",
        "/options to:J4",
        "/reachable",
        "/measure from:Aldo to:Ogre",
    ] {
        let reply = table.say(ANNA, line).await;
        if reply.panel.is_some() {
            table.strangers_press_all(line, &reply, &mut kinds).await;
        }
    }
    // A fresh answer to a move, with the full set of buttons.
    let moved = table.say(ANNA, "/move to:D4").await;
    let pad = table.press(ANNA, &moved.press_of(Key::Arrows).unwrap()).await;
    table.strangers_press_all("the arrows", &pad, &mut kinds).await;
    let flying = Table::of(&FIGHT).await;
    flying.say(GM, "/creature edit creature:Aldo altitude:20").await;
    let flown = flying.say(ANNA, "/fly to:E5 altitude:20").await;
    let pad = flying.press(ANNA, &flown.press_of(Key::Arrows).unwrap()).await;
    flying.strangers_press_all("the arrows of a flier", &pad, &mut kinds).await;
    // The brush pad, with the pen up and down.
    let pad = table.say(GM, "/map brush at:M9").await;
    table.strangers_press_all("the brush pad", &pad, &mut kinds).await;
    let down = table.press(GM, &pad.press_of(Key::PenDown).unwrap()).await;
    table.strangers_press_all("the brush pad with the pen down", &down, &mut kinds).await;
    // Open checks, of a player's command and of the GM's, and a command that would move somebody else's creature.
    let checks = Table::of(&FIGHT[..4]).await;
    for (by, line) in [
        (ANNA, "/jump to:F3"),
        (ANNA, "/tumble to:E4"),
        (GM, "/climb creature:Ogre to:L6"),
        (ANNA, "/bull-rush creature:Aldo target:Ogre"),
        (ANNA, "/push creature:Aldo target:Ogre feet:20"),
        (GM, "/turn start"),
        (GM, "/map paste text:\"...\\n...\" replace:true"),
    ] {
        let reply = checks.say(by, line).await;
        if reply.panel.is_some() {
            checks.strangers_press_all(line, &reply, &mut kinds).await;
        }
    }
    // A phase, whose panel everybody uses for their own creatures.
    let phases = Table::of(&[
        "/table new width:20 height:12 ruleset:rise",
        "/creature add name:Aldo at:C3 owner:5 initiative:5",
        "/creature add name:Ogre at:K4 side:foes initiative:3",
        "/table phases declared:true",
    ])
    .await;
    let phase = phases.say(GM, "/phase next").await;
    phases.strangers_press_all("a phase", &phase, &mut kinds).await;
    let declared = phases.say(ANNA, "/hustle to:\"2e\"").await;
    phases.strangers_press_all("a declaration", &declared, &mut kinds).await;

    let all: BTreeSet<&str> = Key::ALL.into_iter().filter(|key| *key != Key::Paste).map(Key::word).collect();
    let missing: Vec<_> =
        all.into_iter().chain(["brush", "line", "ask"]).filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
    // A pad has a button for each direction.
    assert!(kinds.contains(Key::Step(Direction::NorthWest).word()));
}
