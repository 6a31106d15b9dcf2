//! What a player can learn of a hidden creature: no command gives its name, and rulings reveal nothing until the player runs into
//! it.

use fivefoot::command::{App, Caller, Invocation, Key, Reply, Request, SPECS, Status, Upload, answer, line, offer};
use fivefoot::grid::Direction;

use crate::boards::one_in;
use crate::command::did;
use crate::command::hidden::{SECRET, all_of, everything, leaks};
use crate::command::pair::{ANNA, GM, MET, Pair};
use crate::door::Door;

const HERE: u64 = 8;
const ELSEWHERE: u64 = 9;

struct House {
    app: App,
}

impl House {
    /// A board with Anna's Aldo, who can do everything, an Ogre, and a hidden creature between them.
    async fn set_up(ruleset: &str, turns: bool) -> Self {
        let house = House { app: App::open_with("sqlite::memory:", Some(5)).await.unwrap() };
        let table = format!("/table new width:12 height:9 ruleset:{ruleset}");
        let aldo =
            "/creature add name:Aldo at:B4 owner:5 initiative:5 modes:\"fly 60 good, swim 30\" jump-trained:true";
        let hidden = format!("/creature add name:{SECRET} at:E4 side:foes initiative:9 hidden:true reach:10");
        for line in [&*table, aldo, "/creature add name:Ogre at:H4 size:large side:foes initiative:3", &hidden] {
            house.gm(line).await;
        }
        if turns {
            for (who, check) in [("Aldo", 20), (SECRET, 15), ("Ogre", 10)] {
                house.gm(&format!("/initiative creature:{who} check:{check}")).await;
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

/// A kind of table, and the creature that hides there.
#[derive(Clone, Copy, Debug)]
struct Setting {
    ruleset: &'static str,
    played: Played,
    /// Side, size and reach of the hidden creature.
    hidden: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Played {
    Freely,
    InTurns,
    /// In phases, with movements declared first if true.
    InPhases(bool),
}

const SETTINGS: [Setting; 9] = [
    Setting { ruleset: "srd35", played: Played::InTurns, hidden: "side:foes reach:10" },
    Setting { ruleset: "srd35", played: Played::Freely, hidden: "side:foes reach:10" },
    // An ally: they flank together, and one can pass through the other.
    Setting { ruleset: "srd35", played: Played::InTurns, hidden: "side:heroes" },
    Setting { ruleset: "dnd35", played: Played::InTurns, hidden: "side:foes size:large" },
    Setting { ruleset: "reaction", played: Played::Freely, hidden: "side:foes reach:10" },
    Setting { ruleset: "epic-path", played: Played::InTurns, hidden: "side:foes reach:10" },
    Setting { ruleset: "rise", played: Played::Freely, hidden: "side:foes" },
    Setting { ruleset: "rise", played: Played::InPhases(false), hidden: "side:foes initiative:2" },
    Setting { ruleset: "rise", played: Played::InPhases(true), hidden: "side:foes initiative:2" },
];

impl Setting {
    /// A board with Anna's Aldo, who can do everything, and an Ogre; at one of the two tables somebody hides between them.
    async fn set_up(self) -> Pair {
        let pair = Pair::empty().await;
        let modes = if self.ruleset == "rise" { "fly 60" } else { "fly 60 good, swim 30, climb 20, burrow 20" };
        for line in [
            format!("/table new width:12 height:9 ruleset:{}", self.ruleset),
            format!("/creature add name:Aldo at:B4 owner:5 initiative:5 modes:\"{modes}\" jump-trained:true"),
            "/creature add name:Ogre at:H4 size:large side:foes initiative:3".to_owned(),
        ] {
            pair.openly(GM, &line).await;
        }
        let hidden = self.hidden;
        pair.secretly(&format!("/creature add name:{SECRET} at:E4 hidden:true {hidden}")).await;
        match self.played {
            Played::Freely => {}
            Played::InTurns => {
                pair.openly(GM, "/initiative creature:Aldo check:20").await;
                pair.secretly(&format!("/initiative creature:{SECRET} bonus:4")).await;
                pair.openly(GM, "/initiative creature:Ogre bonus:1").await;
                pair.openly(GM, "/turn start").await;
            }
            Played::InPhases(declared) => {
                pair.openly(GM, &format!("/table phases declared:{declared}")).await;
                pair.openly(GM, "/phase next").await;
                pair.secretly(&format!("/follow creature:{SECRET} target:Ogre distance:30")).await;
            }
        }
        pair
    }
}

/// Commands that aren't among the examples.
const MORE: [&str; 24] = [
    "/measure from:Aldo to:nearest",
    "/measure from:Aldo to:E4",
    "/flank creature:Aldo target:Ogre",
    "/threat creature:Aldo against:true",
    "/reachable creature:Aldo mode:any",
    "/options creature:Aldo to:H9",
    "/options creature:Aldo to:Ogre",
    "/move creature:\"Aldo, Ogre\" to:n",
    "/move creature:heroes to:\"2s\"",
    "/move creature:foes to:n",
    "/move creature:zyx to:n",
    "/charge target:zyx",
    "/travel creature:heroes legs:\"trail plains 20mi\"",
    "/turn roll",
    "/turn delay after:zyx",
    "/creature list creature:E",
    "/show text:true whole:true",
    "/show squares:E4",
    "/roster list",
    "/join name:Wren",
    "/map door at:E4 state:open",
    "/phase declare order:\"follow zyx 10\"",
    "/phase done",
    "/phase retract",
];

/// Takes back what was done at both tables, as the same person.
async fn undone(pair: &Pair, by: u64, given: &Invocation, both: &[Reply; 2]) {
    if did(given, &both[1]) {
        let back = pair.openly(by, "/undo").await;
        assert_eq!(back[1].status, Status::Done, "{given}: {}", back[1].text());
    }
}

#[tokio::test]
async fn a_player_reads_the_same_with_and_without_hidden_creatures() {
    let (mut same, mut met, mut looked) = (0, 0, 0);
    // In a quick run each table gets a share of the commands.
    let parts = one_in(9);
    for (nth, setting) in SETTINGS.into_iter().enumerate() {
        let pair = setting.set_up().await;
        pair.looks().await;
        let more = MORE.map(|line| line::read(line).unwrap());
        let asked = everything().into_iter().chain(more);
        // A collision stays the last thing in the history until something else is done.
        let mut met_last = false;
        for (at, given) in asked.enumerate().skip(nth % parts).step_by(parts) {
            let both = pair.both(ANNA, given.clone()).await;
            let ran_into = both[0].text().contains(MET);
            if ran_into {
                assert!(!leaks(&both[0]) && both[0].aside.is_none(), "{setting:?} {given}: {}", all_of(&both[0]));
                met += 1;
            } else if met_last && ["history", "privacy"].contains(&&*given.name) {
                // Both repeat what Anna was told about her collision.
                assert!(!leaks(&both[0]), "{setting:?} {given}: {}", all_of(&both[0]));
            } else {
                pair.same(&format!("{setting:?} {given}"), &both, ANNA);
                same += 1;
            }
            if let (Some(_), Some(_), false) = (both[0].press_of(Key::Why), both[1].press_of(Key::Why), ran_into) {
                pair.presses(ANNA, &both, Key::Why).await;
            }
            met_last = ran_into || (met_last && !did(&given, &both[1]));
            if !met_last && (at / parts).is_multiple_of(8) {
                pair.looks().await;
                looked += 1;
            }
            // Only the GM may take back a collision.
            undone(&pair, if ran_into { GM } else { ANNA }, &given, &both).await;
        }
    }
    println!("{same} answers the same, {met} ran into somebody, {looked} looks around");
    assert!(same > 1200 / parts && met > 12 / parts && looked > 100 / parts, "{same} {met} {looked}");
}

/// The public part of the GM's answers is the same too.
#[tokio::test]
async fn the_gms_public_answers_are_the_same_with_and_without_hidden_creatures() {
    let (mut same, mut private) = (0, 0);
    let parts = one_in(9);
    for (nth, setting) in SETTINGS.into_iter().enumerate() {
        let pair = setting.set_up().await;
        for given in everything().into_iter().skip(nth % parts).step_by(parts) {
            let both = pair.both(GM, given.clone()).await;
            let open = Reply { aside: None, ..both[0].clone() };
            let done = did(&given, &both[1]);
            if open.private || open.text().contains(MET) {
                private += 1;
            } else {
                assert_eq!(pair.told(&open), pair.told(&both[1]), "{setting:?} {given}");
                same += 1;
            }
            assert_eq!(did(&given, &both[0]), done, "{setting:?} {given}: {}", both[0].text());
            undone(&pair, GM, &given, &both).await;
        }
    }
    println!("{same} public answers the same, {private} for the GM or met");
    assert!(same > 400 / parts && private > 100 / parts, "{same} {private}");
}

/// Only the GM learns that a hidden creature has lost the one it followed, or has moved as it declared.
#[tokio::test]
async fn what_the_hidden_do_in_a_phase_is_not_announced() {
    for declared in [false, true] {
        let played = Played::InPhases(declared);
        let pair = Setting { ruleset: "rise", played, hidden: "side:foes initiative:2" }.set_up().await;
        for line in ["/creature remove creature:Ogre", "/phase next"] {
            let [with, without] = pair.openly(GM, line).await;
            assert_eq!(pair.told(&Reply { aside: None, ..with }), pair.told(&without), "{declared} {line}");
        }
    }
}

/// Arrows and their windows too, up to the finished step.
#[tokio::test]
async fn arrows_lead_the_same_way_with_and_without_hidden_creatures() {
    for setting in SETTINGS {
        let pair = setting.set_up().await;
        let moved = pair.openly(ANNA, "/move to:C4").await;
        if moved[1].press_of(Key::Arrows).is_none() {
            continue;
        }
        let mut pad = pair.presses(ANNA, &moved, Key::Arrows).await;
        for key in [Key::Step(Direction::East), Key::Step(Direction::East), Key::Back, Key::Step(Direction::SouthEast)]
        {
            pad = pair.presses(ANNA, &pad, key).await;
        }
        pair.presses(ANNA, &pad, Key::GoTo).await;
        pair.presses(ANNA, &pad, Key::Close).await;
    }
}

#[tokio::test]
async fn what_is_completed_is_the_same_with_and_without_hidden_creatures() {
    let mut compared = 0;
    for setting in SETTINGS.into_iter().step_by(one_in(4)) {
        let pair = setting.set_up().await;
        for caller in [ANNA, 7] {
            let known = async |app: &App| app.known(8, Some(9), &Caller::plain(caller)).await;
            let (mut with, mut without) = (known(&pair.with).await, known(&pair.without).await);
            for spec in SPECS {
                with.command = spec.words();
                without.command = spec.words();
                for option in spec.options.iter().filter(|option| offer::are_for(option.kind)) {
                    for (typed, given) in
                        [("", vec![]), ("z", vec![]), ("E", vec![("creature".to_owned(), "Aldo".to_owned())])]
                    {
                        let offers = offer::offers(option.kind, typed, &given, &with);
                        assert_eq!(
                            offers,
                            offer::offers(option.kind, typed, &given, &without),
                            "{} {}",
                            spec.words(),
                            option.name
                        );
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 1500, "{compared}");
}

/// The GM rolls in secret, and hidden creatures roll behind the screen; everybody else's dice are unaffected.
#[tokio::test]
async fn hidden_rolls_shift_no_dice() {
    let pair = Pair::of("srd35").await;
    pair.openly(GM, "/creature edit creature:Aldo modes:\"swim 30\" jump-trained:true").await;
    for (secret, open) in [
        (format!("/initiative creature:{SECRET} bonus:3"), "/initiative creature:Ogre bonus:1"),
        (format!("/fall creature:{SECRET} height:30"), "/fall creature:Ogre height:20"),
        (format!("/jump creature:{SECRET} to:F9 bonus:4"), "/jump creature:Aldo to:D4 bonus:9"),
        (format!("/initiative creature:{SECRET} bonus:5"), "/turn roll"),
    ] {
        let rolled = pair.secretly(&secret).await;
        let both = pair.openly(GM, open).await;
        let shown = |reply: &Reply| reply.ruling.as_ref().map(ToString::to_string);
        assert_eq!(shown(&both[0]), shown(&both[1]), "{open}");
        assert!(rolled.text() != both[0].text() && both[1].status == Status::Done, "{open}: {}", both[1].text());
    }
}

#[tokio::test]
async fn no_button_and_no_arrow_names_the_hidden() {
    let house = House::set_up("srd35", true).await;
    let moved = house.say(ANNA, "/move to:\"C4 D4\"").await;
    assert_eq!(moved.status, Status::Done, "{}", moved.text());
    let mut pressed = 0;
    for key in [Key::Why, Key::Threats, Key::Arrows, Key::Next] {
        let Some(button) = moved.press_of(key) else { continue };
        let reply = house.press(&button).await;
        assert!(!leaks(&reply), "{key:?}: {}", all_of(&reply));
        pressed += 1;
        // Up to it, into it, and done.
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
    // Nor what is behind a walk that ends before a hidden creature, or behind one that gets nowhere.
    let met = House::set_up("srd35", false).await;
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
    let house = House::set_up("srd35", true).await;
    // When saved, it is in the roster of the whole server.
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
    // Undo shows it only to the GM, as the command did.
    let undone = house.gm("/undo").await;
    assert!(undone.private && leaks(&undone), "{}", all_of(&undone));
    assert!(!leaks(&house.say(ANNA, "/history").await));
}

#[tokio::test]
async fn the_gms_commands_about_hidden_creatures_stay_private() {
    let house = House::set_up("epic-path", false).await;
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
    let house = House::set_up("srd35", false).await;
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

/// A creature placed hidden in somebody's squares squeezes them only once it is seen.
#[test]
fn nobody_squeezes_for_somebody_hidden() {
    let mut door = Door::open();
    door.done("/table new width:6 height:4 ruleset:epic-path");
    door.done("/creature add name:Aldo at:B2 side:heroes");
    let conditions = |door: &mut Door| {
        let all = door.ask("/creature list")["ruling"]["creatures"].clone();
        let aldo = all.as_array().unwrap().iter().find(|one| one["name"] == "Aldo").unwrap();
        aldo["conditions"].to_string()
    };
    let alone = conditions(&mut door);
    door.done(&format!("/creature add name:{SECRET} at:B2 side:foes hidden:true"));
    assert_eq!(conditions(&mut door), alone);
    door.done(&format!("/creature edit creature:{SECRET} hidden:false"));
    assert!(conditions(&mut door).contains("squeezing"));
}
