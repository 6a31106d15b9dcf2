//! What a player can learn of a hidden creature: nothing by its name in any command, and nothing from rulings until they run into
//! it.

use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, SPECS, Status, Upload, answer, line, offer};
use fivefoot::grid::Direction;

use crate::boards::one_in;
use crate::command::did;
use crate::command::hidden::{SECRET, all_of, everything, leaks, names};

const GM: u64 = 1;
const ANNA: u64 = 5;
const HERE: u64 = 8;
const ELSEWHERE: u64 = 9;

/// What a walk comes to that runs into somebody.
const MET: &str = "something is in the way";

struct House {
    app: App,
}

impl House {
    /// A board with Anna's Aldo, who can do everything, an Ogre, and between them a hidden creature, or none that came and went.
    async fn set_up(ruleset: &str, turns: bool, hides: bool) -> Self {
        let house = House { app: App::open_with("sqlite::memory:", Some(5)).await.unwrap() };
        let table = format!("/table new width:12 height:9 ruleset:{ruleset}");
        let modes = if ruleset == "rise" { "fly 60" } else { "fly 60 good, swim 30, climb 20, burrow 20" };
        let aldo = format!("/creature add name:Aldo at:B4 owner:5 initiative:5 modes:\"{modes}\" jump-trained:true");
        let hidden = format!(
            "/creature add name:{SECRET} at:E4 side:foes initiative:9 hidden:{hides} {}",
            if ruleset == "rise" { "" } else { "reach:10" }
        );
        for line in [&table, &aldo, "/creature add name:Ogre at:H4 size:large side:foes initiative:3", &hidden] {
            house.gm(line).await;
        }
        if !hides {
            house.gm("/undo").await;
        }
        if turns && ruleset != "rise" {
            for (who, check) in [("Aldo", 20), (SECRET, 15), ("Ogre", 10)] {
                if hides || who != SECRET {
                    house.gm(&format!("/initiative creature:{who} check:{check}")).await;
                } else {
                    house.gm("/show").await;
                }
            }
            house.gm("/turn start").await;
        }
        house
    }

    fn request(caller: u64, channel: u64, given: Invocation) -> Request {
        Request { channel, guild: Some(9), caller: Caller::plain(caller), id: None, given }
    }

    async fn give(&self, caller: u64, given: Invocation) -> Reply {
        answer(&self.app, House::request(caller, HERE, given)).await
    }

    async fn say(&self, caller: u64, text: &str) -> Reply {
        self.give(caller, line::read(text).unwrap()).await
    }

    async fn gm(&self, text: &str) -> Reply {
        let reply = self.say(GM, text).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply
    }

    async fn press(&self, button: &str) -> Reply {
        self.app.press(button, House::request(ANNA, HERE, Invocation::default())).await
    }
}

/// Whether an answer has numbers of the history, which hidden creatures take part in, or the time of day.
fn counts(given: &Invocation) -> bool {
    matches!(given.name.as_str(), "history" | "replay" | "privacy")
}

#[tokio::test]
async fn a_player_reads_the_same_with_and_without_hidden_creatures() {
    let (mut same, mut met) = (0, 0);
    let tables =
        [("srd35", true), ("srd35", false), ("dnd35", true), ("reaction", false), ("epic-path", true), ("rise", false)];
    // In a quick run each table gets its share of the commands.
    let parts = one_in(6);
    for (nth, (ruleset, turns)) in tables.into_iter().enumerate() {
        let with = House::set_up(ruleset, turns, true).await;
        let without = House::set_up(ruleset, turns, false).await;
        let asked = everything().into_iter().filter(|given| !counts(given));
        for given in asked.skip(nth % parts).step_by(parts) {
            let (one, other) = (with.give(ANNA, given.clone()).await, without.give(ANNA, given.clone()).await);
            let told = all_of(&one);
            assert!(!names(&told) && one.aside.is_none(), "{ruleset} {given}: {told}");
            if one.text().contains(MET) {
                met += 1;
            } else {
                assert_eq!(told, all_of(&other), "{ruleset}, turns {turns}: {given}");
                same += 1;
            }
            for (house, reply) in [(&with, one), (&without, other)] {
                if did(&given, &reply) {
                    // What ran into somebody is the GM's to take back.
                    let by = if reply.text().contains(MET) { GM } else { ANNA };
                    assert_eq!(house.say(by, "/undo").await.status, Status::Done, "{ruleset} {given}");
                } else {
                    // So that both have thrown as many dice.
                    house.say(ANNA, "/help").await;
                }
            }
        }
    }
    assert!(same > 800 / parts && met > 8 / parts, "{same} {met}");
}

#[tokio::test]
async fn no_button_and_no_arrow_names_the_hidden() {
    let house = House::set_up("srd35", true, true).await;
    let moved = house.say(ANNA, "/move to:\"C4 D4\"").await;
    assert_eq!(moved.status, Status::Done, "{}", moved.text());
    let mut pressed = 0;
    for key in [Key::Why, Key::Threats, Key::Arrows, Key::Next] {
        let Some(button) = moved.press_of(key) else { continue };
        let reply = house.press(&button).await;
        assert!(!leaks(&reply), "{key:?}: {}", all_of(&reply));
        pressed += 1;
        // Up to it, into it, and made.
        let mut pad = reply;
        for key in [
            Key::Step(Direction::East),
            Key::Step(Direction::SouthEast),
            Key::Back,
            Key::Step(Direction::East),
            Key::Go,
        ] {
            let Some(button) = pad.press_of(key) else { break };
            pad = house.press(&button).await;
            assert!(!leaks(&pad), "{key:?}: {}", all_of(&pad));
            pressed += 1;
        }
    }
    assert!(pressed > 6, "{pressed}");
    // Nor what stands behind a walk that ends before a hidden creature, or behind one that gets nowhere.
    let met = House::set_up("srd35", false, true).await;
    for way in ["C4 D4 E4 F4", "E4"] {
        let stopped = met.say(ANNA, &format!("/move to:\"{way}\"")).await;
        let why = met.press(&stopped.press_of(Key::Why).unwrap()).await;
        assert!(stopped.text().contains(MET) && !leaks(&stopped) && !leaks(&why), "{}", all_of(&why));
    }
    for line in
        ["/history", "/history creature:zyx", "/replay count:50", "/undo", "/redo", "/privacy show", "/privacy export"]
    {
        let reply = house.say(ANNA, line).await;
        assert!(!leaks(&reply), "{line}: {}", all_of(&reply));
    }
}

#[tokio::test]
async fn nothing_that_is_completed_names_the_hidden() {
    let house = House::set_up("srd35", true, true).await;
    // Saved, it is in the roster of the whole server.
    assert!(house.gm(&format!("/roster save creature:{SECRET}")).await.private);
    for channel in [HERE, ELSEWHERE] {
        for caller in [ANNA, 7] {
            let known = house.app.known(channel, Some(9), &Caller::plain(caller)).await;
            for option in SPECS.iter().flat_map(|spec| spec.options) {
                for typed in ["", "z", "Zyxxo", "Aldo, z", "E"] {
                    let offers = offer::offers(option.kind, typed, &[], &known);
                    assert!(!format!("{offers:?}").contains(SECRET), "{} {typed}: {offers:?}", option.name);
                }
            }
            for text in ["/roster list", "/roster add name:Zyxx at:A1", "/roster remove name:Zyxxom", "/history"] {
                let request = House::request(caller, channel, line::read(text).unwrap());
                let reply = answer(&house.app, request).await;
                assert!(!leaks(&reply), "{channel} {text}: {}", all_of(&reply));
            }
        }
    }
    assert!(house.gm("/roster list").await.text().contains(SECRET));
    // Undo shows it to the GM alone, as the command did.
    let undone = house.gm("/undo").await;
    assert!(undone.private && leaks(&undone), "{}", all_of(&undone));
    assert!(!leaks(&house.say(ANNA, "/history").await));
}

#[tokio::test]
async fn the_gms_commands_about_hidden_creatures_stay_private() {
    let house = House::set_up("epic-path", false, true).await;
    for text in [
        "/move creature:Aldo to:\"C4 D3 E3 F3\" spare:zyxx",
        "/withdraw creature:Aldo to:\"A4\" from:Zyxxon",
        "/charge creature:Zyxxon target:Aldo",
        "/charge creature:Ogre target:Zyxxon",
        "/push creature:Ogre target:Zyxxon feet:10",
        "/flank creature:Zyxxon target:Aldo",
        "/measure from:Aldo to:zyx",
        "/threat creature:Ogre",
        "/move creature:Aldo to:E4",
        "/move creature:Aldo to:E4 force:true",
        "/creature edit creature:Zyxxon name:Zyxxons",
        "/turn start",
        "/turn next",
    ] {
        let reply = house.say(GM, text).await;
        let open = Reply { aside: None, ..reply.clone() };
        assert!(reply.private || !leaks(&open), "{text}: {}", all_of(&open));
        for outcome in ["/history count:50", "/replay count:50", "/show", "/creature list", "/privacy export"] {
            let outcome = house.say(ANNA, outcome).await;
            assert!(!leaks(&outcome), "{text}: {}", all_of(&outcome));
        }
        if reply.press_of(Key::Undo).is_some() {
            let back = house.gm("/undo").await;
            assert!(back.private || !leaks(&back), "{text}: {}", all_of(&back));
        }
    }
}

#[tokio::test]
async fn a_map_without_room_for_the_hidden_is_the_gms_to_settle() {
    let house = House::set_up("srd35", false, true).await;
    house.gm(&format!("/creature edit creature:{SECRET} at:L9")).await;
    for (line, status) in
        [("/map import file:small.txt", Status::Error), ("/map import file:small.txt replace:true", Status::Done)]
    {
        let mut given = line::read(line).unwrap();
        given.files.push(("file".to_owned(), Upload::new(b"9x6".to_vec())));
        let reply = house.give(GM, given).await;
        assert_eq!(reply.status, status, "{}", reply.text());
        let open = Reply { aside: None, ..reply.clone() };
        assert_eq!(leaks(&open), status == Status::Error, "{}", all_of(&open));
        assert!(leaks(&reply), "the GM is told: {}", all_of(&reply));
    }
    assert!(!house.gm("/show hidden:true").await.text().contains(SECRET));
    assert!(!leaks(&house.say(ANNA, "/history").await));
    house.gm("/undo").await;
    assert!(house.gm("/show hidden:true").await.text().contains(SECRET));
}
