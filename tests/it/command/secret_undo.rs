//! Undo and redo beside the GM's secret commands: players read what they would read without them.

use fivefoot::command::{App, Caller, Key, Reply, Request, Status, Upload, answer, line};
use fivefoot::grid::Direction;
use regex::Regex;
use serde_json::Value;

use crate::boards::how_many;
use crate::chance::Chance;
use crate::command::hidden::{SECRET, all_of, names};

const GM: u64 = 1;
const ANNA: u64 = 5;
const BERT: u64 = 6;

/// Two tables: at one the GM does more than everybody knows.
struct Pair {
    with: App,
    without: App,
    time_of_day: Regex,
}

fn lines(ruleset: &str) -> [String; 4] {
    [
        format!("/table new width:12 height:9 ruleset:{ruleset}"),
        "/creature add name:Aldo at:B4 owner:5 initiative:5".to_owned(),
        "/creature add name:Bea at:B7 owner:6 initiative:4".to_owned(),
        "/creature add name:Ogre at:K4 size:large side:foes initiative:3".to_owned(),
    ]
}

async fn say(app: &App, caller: u64, text: &str) -> Reply {
    let given = line::read(text).unwrap();
    answer(app, Request { channel: 8, guild: Some(9), caller: Caller::plain(caller), id: None, given }).await
}

async fn press(app: &App, caller: u64, button: &str) -> Reply {
    let given = line::read("/show").unwrap();
    app.press(button, Request { channel: 8, guild: Some(9), caller: Caller::plain(caller), id: None, given }).await
}

impl Pair {
    async fn set_up(turns: bool) -> Self {
        let pair = Pair::of("srd35").await;
        if turns {
            for (who, check) in [("Aldo", 20), ("Bea", 15), ("Ogre", 10)] {
                pair.openly(GM, &format!("/initiative creature:{who} check:{check}")).await;
            }
            pair.secretly(&format!("/initiative creature:{SECRET} check:17")).await;
            pair.openly(GM, "/turn start").await;
        }
        pair
    }

    async fn of(ruleset: &str) -> Self {
        let open = || async { App::open_with("sqlite::memory:", Some(3)).await.unwrap() };
        let pair =
            Pair { with: open().await, without: open().await, time_of_day: Regex::new(r"\d\d:\d\d:\d\d").unwrap() };
        for line in lines(ruleset) {
            pair.openly(GM, &line).await;
        }
        pair.secretly(&format!("/creature add name:{SECRET} at:E9 side:foes hidden:true initiative:9")).await;
        pair
    }

    /// Everything that somebody may read of an answer, but for the time of day.
    fn told(&self, reply: &Reply) -> String {
        let keys = [Key::Undo, Key::Redo, Key::Why, Key::Threats, Key::Arrows, Key::Next, Key::Roll];
        let keys: Vec<bool> = keys.into_iter().map(|key| reply.press_of(key).is_some()).collect();
        let told = format!("{}{:?}{keys:?}", all_of(reply), reply.status);
        self.time_of_day.replace_all(&told, "TIME").into_owned()
    }

    /// Gives a command at both tables; nobody can tell which is which. Returns the two answers.
    async fn openly(&self, caller: u64, text: &str) -> [Reply; 2] {
        let both = [say(&self.with, caller, text).await, say(&self.without, caller, text).await];
        self.same(text, &both, caller);
        both
    }

    fn same(&self, what: &str, [with, without]: &[Reply; 2], caller: u64) {
        if caller == GM {
            // Only the GM may be told more.
            assert_eq!((with.status, with.text()), (without.status, without.text()), "{what}");
        } else {
            assert!(!names(&all_of(with)), "{what}: {}", all_of(with));
            assert_eq!(self.told(with), self.told(without), "{what}");
        }
    }

    /// Presses the same button of two answers.
    async fn presses(&self, caller: u64, answers: &[Reply; 2], key: Key) -> [Reply; 2] {
        let [one, other] = answers.each_ref().map(|reply| reply.press_of(key).unwrap_or_else(|| panic!("no {key:?}")));
        let both = [press(&self.with, caller, &one).await, press(&self.without, caller, &other).await];
        self.same(&format!("{key:?}"), &both, caller);
        both
    }

    /// Rolls with a bonus for the check that is open below two answers.
    async fn rolls(&self, caller: u64, answers: &[Reply; 2]) -> [Reply; 2] {
        let roll = async |app: &App, answer: &Reply| {
            let caller = Caller::plain(caller);
            let given = line::read("/show").unwrap();
            let request = Request { channel: 8, guild: Some(9), caller, id: None, given };
            app.typed(&answer.press_of(Key::Ask(0)).unwrap(), &[("bonus".to_owned(), "40".to_owned())], request).await
        };
        let both = [roll(&self.with, &answers[0]).await, roll(&self.without, &answers[1]).await];
        self.same("a roll", &both, caller);
        both
    }

    /// What the GM does at one of the tables alone.
    async fn secretly(&self, text: &str) -> Reply {
        let reply = say(&self.with, GM, text).await;
        assert!(reply.status == Status::Done && reply.private, "{text}: {}", reply.text());
        // So that both have thrown as many dice.
        say(&self.without, GM, "/help").await;
        reply
    }

    async fn hides_at(&self, square: &str) {
        self.secretly(&format!("/place creature:{SECRET} at:{square}")).await;
    }

    /// Whatever players can ask about what is and was.
    async fn looks(&self) {
        for asked in
            ["/show", "/history", "/history creature:Aldo", "/replay count:50", "/privacy show", "/creature list"]
        {
            self.openly(ANNA, asked).await;
        }
    }

    async fn creatures(&self) -> Value {
        say(&self.with, GM, "/show hidden:true").await.ruling.unwrap()["creatures"].clone()
    }

    async fn anchor(&self, who: &str) -> String {
        let all = self.creatures().await;
        let one = all.as_array().unwrap().iter().find(|one| one["name"] == who).cloned().unwrap_or_default();
        one["anchor"].as_str().unwrap_or_default().to_owned()
    }

    /// The GM takes back everything and does it again, step by step: what was undone comes back as it was.
    async fn goes_back_and_forth(&self) {
        let mut seen = vec![self.creatures().await];
        while say(&self.with, GM, "/undo").await.status == Status::Done {
            let shown = say(&self.with, GM, "/show hidden:true").await;
            seen.push(shown.ruling.map(|ruling| ruling["creatures"].clone()).unwrap_or_default());
        }
        for then in seen.iter().rev().skip(1) {
            let again = say(&self.with, GM, "/redo").await;
            assert_eq!(again.status, Status::Done, "{}", again.text());
            assert_eq!(self.creatures().await, *then);
        }
        assert!(seen.len() > 4);
    }
}

#[tokio::test]
async fn a_player_undoes_what_lies_below_secret_commands() {
    for turns in [false, true] {
        let pair = Pair::set_up(turns).await;
        let moved = pair.openly(ANNA, "/move to:C4").await;
        pair.hides_at("F9").await;
        pair.hides_at("G9").await;
        pair.looks().await;
        // Somebody else is refused what they would be refused anyway.
        assert_eq!(pair.openly(BERT, "/undo").await[0].status, Status::Error);
        assert_eq!(pair.openly(ANNA, "/undo").await[0].status, Status::Done);
        pair.looks().await;
        assert_eq!((pair.anchor("Aldo").await.as_str(), pair.anchor(SECRET).await.as_str()), ("B4", "G9"));
        let again = pair.openly(ANNA, "/redo").await;
        assert_eq!(again[0].status, Status::Done);
        pair.hides_at("H9").await;
        pair.looks().await;
        // Both the button under the first answer and the one under the last still undo it, once.
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
    // What the GM has taken back in secret is for nobody else to redo.
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

/// A board that is the same for everybody who may press a button still has that button.
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
        next[0].facts.above().map(|above| above.to_string()),
        next[1].facts.above().map(|above| above.to_string())
    );
    assert!(next[0].facts.above().is_some());
    pair.looks().await;
}

/// A result that a command left open takes the command's place, also where secret ones came in between.
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
        // The GM says what it came to, or the player rolls; it is that person's from then on.
        let (by, rolled) = match line.starts_with("/charge") {
            true => (GM, pair.presses(GM, &asked, Key::Line(2)).await),
            false => (ANNA, pair.rolls(ANNA, &asked).await),
        };
        assert_eq!(rolled[0].status, Status::Done, "{}", rolled[0].text());
        pair.looks().await;
        // It is one command, and the GM's stay what they are.
        pair.openly(by, "/undo").await;
        assert_eq!((pair.anchor("Aldo").await.as_str(), pair.anchor(SECRET).await.as_str()), ("B4", "H9"));
        pair.looks().await;
    }
}

/// Both changed the same: what the player did goes, what the GM did stays.
#[tokio::test]
async fn a_player_undoes_beside_what_the_gm_did_to_the_same_creature() {
    let pair = Pair::set_up(false).await;
    let table = &pair.with;
    assert_eq!(say(table, ANNA, "/move to:C4").await.status, Status::Done);
    // Aldo is gone from everybody's sight, and stands elsewhere.
    assert!(say(table, GM, "/creature edit creature:Aldo hidden:true").await.private);
    assert!(say(table, GM, "/place creature:Aldo at:J9").await.private);
    let undone = say(table, ANNA, "/undo").await;
    assert_eq!((undone.status, undone.text()), (Status::Done, "Undone: /move to:C4".to_owned()));
    assert_eq!(pair.anchor("Aldo").await, "J9");
    pair.goes_back_and_forth().await;
}

/// A secret import changes the board for all to see; the commands before it are the GM's to undo.
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

/// Whatever is done in whatever order.
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
                    // The GM may have nothing secret to take back that is the last.
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
