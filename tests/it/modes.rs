//! Climbing, swimming, digging, teleporting, and several ways in one movement: every row of every table, through the commands.

use serde_json::{Value, json};

use crate::door::Door;
use crate::phases::{message, reasons};

/// An open board, with who and what stands there.
fn table(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(3));
    door.done(&format!("/table new width:60 height:12 ruleset:{ruleset}"));
    lines.iter().for_each(|line| door.done(line));
    door
}

fn asked(ruleset: &str, lines: &[&str], line: &str) -> Value {
    table(ruleset, lines).ask(line)
}

/// The DC of the only check.
fn dc(reply: &Value) -> Option<i64> {
    reply["ruling"]["checks"][0]["dc"].as_i64()
}

fn altitude(door: &mut Door, nth: usize) -> Value {
    door.ask("/show")["ruling"]["creatures"][nth]["altitude"].clone()
}

fn modes(reply: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut mode = String::new();
    let steps = reply["ruling"]["steps"].as_array().unwrap().iter();
    steps
        .map(|step| {
            mode = step["mode"].as_str().map_or(mode.clone(), str::to_owned);
            (text(&step["to"]), mode.clone())
        })
        .collect()
}

const ANN: &str = "/creature add name:Ann at:D4 speed:30";

#[test]
fn every_surface_has_the_dc_that_its_rulebook_prints() {
    let common = [
        ("steep-slope", 0),
        ("braced-knotted-rope", 0),
        ("braced-rope", 5),
        ("knotted-rope", 5),
        ("ledges", 10),
        ("rigging", 10),
        ("handholds", 15),
        ("tree", 15),
        ("rope", 15),
        ("pull-up", 15),
        ("dungeon-wall", 20),
        ("upper-wall", 21),
        ("lower-wall", 25),
        ("rough", 25),
        ("brick", 25),
        ("city-wall", 30),
    ];
    for (ruleset, own) in [
        ("epic-path", &[("rope-trick", 5), ("overhang", 30)][..]),
        ("srd35", &[("overhang", 25), ("ladder", 0), ("pillar", 20), ("statue", 15)]),
        ("dnd35", &[("overhang", 25), ("ladder", 0)]),
    ] {
        let mut door = table(ruleset, &[ANN]);
        for (surface, figure) in common.iter().chain(own) {
            let reply = door.ask(&format!("/climb altitude:5 surface:{surface} preview:true"));
            assert_eq!((dc(&reply), &reply["status"]), (Some(*figure), &json!("pending")), "{ruleset} {surface}");
        }
        let smooth = door.ask("/climb altitude:5 surface:smooth check:99");
        assert_eq!(reasons(&smooth), ["climb-surface"], "{smooth:#}");
    }
    let rise = [
        ("steep-slope", 0),
        ("large-holds", 5),
        ("small-holds", 10),
        ("unsteady-holds", 10),
        ("handholds-only", 10),
        ("rough-few-holds", 15),
        ("rough-no-holds", 20),
        ("smooth", 25),
    ];
    let mut door = table("rise", &["/creature add name:Ann at:D4 modes:\"climb 30\""]);
    for (surface, figure) in rise {
        let line = format!("/climb altitude:5 surface:{surface}");
        assert_eq!(door.ask(&format!("{line} preview:true"))["status"], "done", "its speed climbs without a check");
        let slippery = door.ask(&format!("{line} modifiers:slippery preview:true"));
        assert_eq!(dc(&slippery), Some(figure), "{surface}");
    }
    let unknown = door.ask("/climb altitude:5 surface:dungeon-wall");
    assert_eq!(unknown["status"], "error");
    assert!(message(&unknown).contains("rough-no-holds"), "{unknown:#}");
}

#[test]
fn every_circumstance_of_a_climb_bears_on_its_dc() {
    let wall = "altitude:5 surface:dungeon-wall preview:true";
    for (ruleset, more, figure) in [
        ("epic-path", "modifiers:chimney", 10),
        ("epic-path", "modifiers:corner", 15),
        ("epic-path", "modifiers:slippery", 25),
        ("epic-path", "modifiers:very-slippery", 30),
        ("epic-path", "modifiers:wind", 25),
        ("epic-path", "modifiers:hail", 25),
        ("epic-path", "modifiers:\"slippery wind hail corner\"", 30),
        ("epic-path", "modifiers:good-handholds", 20),
        ("epic-path", "pace:half", 30),
        ("epic-path", "pace:full", 40),
        ("epic-path", "dc:17 modifiers:slippery", 22),
        ("srd35", "modifiers:chimney", 10),
        ("srd35", "modifiers:corner", 15),
        ("srd35", "modifiers:slippery", 25),
        ("srd35", "pace:half", 20),
    ] {
        let reply = asked(ruleset, &[ANN], &format!("/climb {wall} {more}"));
        assert_eq!(dc(&reply), Some(figure), "{ruleset} {more}: {reply:#}");
    }
    for (ruleset, load, figure) in [("epic-path", "medium", 30), ("epic-path", "heavy", 45), ("srd35", "heavy", 20)] {
        let who = format!("/creature add name:Ann at:D4 speed:60 load:{load}");
        assert_eq!(dc(&asked(ruleset, &[&who], &format!("/climb {wall}"))), Some(figure), "{ruleset} {load}");
    }
    for (ruleset, figure) in [("epic-path", 25), ("srd35", 20)] {
        let hurt = asked(ruleset, &[ANN], "/climb damaged:true surface:dungeon-wall");
        assert_eq!((dc(&hurt), hurt["status"].as_str()), (Some(figure), Some("pending")), "{hurt:#}");
    }
    let foreign = asked("srd35", &[ANN], "/climb altitude:5 surface:rope modifiers:hail");
    assert!(message(&foreign).contains("it has chimney, corner, slippery"), "{foreign:#}");
    let ceiling = |more: &str| asked("epic-path", &[ANN], &format!("/climb to:E4 ceiling:true {more} preview:true"));
    for (more, figure) in [
        ("ranks:21", 45),
        ("ranks:21 modifiers:good-handholds", 40),
        ("ranks:21 modifiers:corner", 40),
        ("ranks:21 modifiers:slippery", 50),
        ("ranks:21 pace:half", 55),
    ] {
        assert_eq!(dc(&ceiling(more)), Some(figure), "{more}: {:#}", ceiling(more));
    }
    assert_eq!(reasons(&ceiling("ranks:20")), ["climb-inverted"]);
    assert_eq!(reasons(&ceiling("ranks:21 assists:1")), ["climb-help"]);
    assert_eq!(reasons(&ceiling("ranks:21 take-ten:true bonus:40")), ["climb"]);
}

#[test]
fn a_climb_goes_a_quarter_of_the_speed_in_whole_squares_and_at_least_one() {
    for (ruleset, speed, pace, squares) in [
        ("epic-path", 30, "usual", 1),
        ("epic-path", 40, "usual", 2),
        ("epic-path", 35, "usual", 1),
        ("epic-path", 60, "usual", 3),
        ("epic-path", 15, "usual", 1),
        ("epic-path", 5, "usual", 1),
        ("epic-path", 30, "half", 3),
        ("epic-path", 25, "half", 2),
        ("epic-path", 30, "full", 6),
        ("srd35", 30, "usual", 1),
        ("srd35", 40, "usual", 2),
        ("srd35", 10, "usual", 1),
        ("srd35", 30, "half", 3),
    ] {
        let who = format!("/creature add name:Ann at:D4 speed:{speed}");
        for (up, status) in [(squares, "done"), (squares + 1, "refused")] {
            let line = format!("/climb altitude:{} surface:rope pace:{pace} check:60", up * 5);
            let reply = asked(ruleset, &[&who], &line);
            assert_eq!(reply["status"], status, "{ruleset} {speed} {line}: {reply:#}");
        }
    }
    let exact = ["/table house-rule rule:climb-round value:exact", "/creature add name:Ann at:D4 speed:15"];
    assert_eq!(reasons(&asked("epic-path", &exact, "/climb altitude:5 surface:rope check:60")), ["speed"]);
    let full = asked("srd35", &[ANN], "/climb altitude:5 surface:rope pace:full check:60");
    assert_eq!(reasons(&full), ["climb-haste"], "{full:#}");
}

#[test]
fn four_short_gets_nowhere_and_five_short_falls() {
    for ruleset in ["epic-path", "srd35"] {
        let climb = |check: i32| {
            let mut door = table(ruleset, &["/creature add name:Ann at:D4 speed:30 altitude:20"]);
            let reply = door.ask(&format!("/climb altitude:25 surface:dungeon-wall check:{check}"));
            let height = altitude(&mut door, 0);
            (reply, height)
        };
        let (done, height) = climb(20);
        assert_eq!((&done["ruling"]["feet"], height), (&json!(20), json!(25)), "{done:#}");
        let (four, height) = climb(16);
        assert_eq!((&four["status"], height), (&json!("done"), json!(20)), "{four:#}");
        assert!(four["ruling"]["falls"].is_null() && message(&four).contains("4 short"), "{four:#}");
        let (five, height) = climb(15);
        assert_eq!((&five["ruling"]["falls"][0]["height"], height), (&json!(20), json!(0)), "{five:#}");
    }
    // Hurt: 3.5 falls by any failure, Epic Path by 5.
    for (ruleset, check, falls) in
        [("srd35", 19, true), ("srd35", 20, false), ("epic-path", 21, false), ("epic-path", 20, true)]
    {
        let who = "/creature add name:Ann at:D4 altitude:20";
        let reply = asked(ruleset, &[who], &format!("/climb damaged:true surface:dungeon-wall check:{check}"));
        assert_eq!(!reply["ruling"]["falls"].is_null(), falls, "{ruleset} {check}: {reply:#}");
    }
    // Along a ceiling every failure falls.
    let inverted = "/climb to:E4 altitude:20 ceiling:true ranks:21 check:44";
    let reply = asked("epic-path", &["/creature add name:Ann at:D4 altitude:20"], inverted);
    assert_eq!(reply["ruling"]["falls"][0]["height"], 20, "{reply:#}");
}

#[test]
fn taking_ten_help_and_hands_are_what_the_rulebook_allows() {
    let climb = |ruleset: &str, who: &str, more: &str| {
        asked(ruleset, &[who], &format!("/climb altitude:5 surface:dungeon-wall {more}"))
    };
    let ten = climb("epic-path", ANN, "take-ten:true bonus:10");
    assert_eq!((&ten["status"], &ten["ruling"]["checks"][0]["result"]), (&json!("done"), &json!(20)), "{ten:#}");
    assert!(ten["ruling"]["checks"][0]["roll"].is_null(), "nothing is rolled");
    let mut door = table("epic-path", &[ANN, "/turn start"]);
    let fight = door.ask("/climb altitude:5 surface:dungeon-wall take-ten:true bonus:20");
    assert_eq!(reasons(&fight), ["climb"], "{fight:#}");
    for (ruleset, lesser) in [("epic-path", "climb 20 lesser"), ("srd35", "climb 20")] {
        let who = format!("/creature add name:Ann at:D4 modes:\"{lesser}\"");
        let mut door = table(ruleset, &[&who, "/turn start"]);
        // 10, 2 and the 8 of its climb speed.
        let reply = door.ask("/climb altitude:5 surface:dungeon-wall take-ten:true bonus:2");
        let result = &reply["ruling"]["checks"][0]["result"];
        assert_eq!((&reply["status"], result), (&json!("done"), &json!(20)), "{reply:#}");
    }
    assert_eq!(climb("epic-path", ANN, "take-ten:true")["status"], "error");
    assert_eq!(climb("epic-path", ANN, "assists:5 check:20")["status"], "done");
    assert_eq!(reasons(&climb("epic-path", ANN, "assists:6 check:20")), ["climb-help"]);
    for (ruleset, hands, may) in
        [("epic-path", 1, true), ("epic-path", 0, false), ("srd35", 1, false), ("srd35", 2, true)]
    {
        let reply = climb(ruleset, ANN, &format!("hands:{hands} check:20"));
        assert_eq!(reply["status"] == "done", may, "{ruleset} {hands}: {reply:#}");
    }
    assert!(message(&climb("epic-path", ANN, "check:20")).contains("flat-footed"));
}

#[test]
fn climb_speeds_are_as_good_as_their_kind() {
    let climb = |ruleset: &str, means: &str, line: &str| {
        let who = format!("/creature add name:Ann at:D4 speed:30 modes:\"{means}\"");
        asked(ruleset, &[&who], &format!("/climb surface:dungeon-wall {line}"))
    };
    let result = |reply: &Value| reply["ruling"]["checks"][0]["result"].as_i64();
    assert_eq!(result(&climb("epic-path", "climb 20 lesser", "altitude:20 check:12")), Some(20));
    assert_eq!(result(&climb("srd35", "climb 20", "altitude:20 check:12")), Some(20));
    for free in ["climb 20 greater", "climb 20 brachiating"] {
        let reply = climb("epic-path", free, "altitude:20");
        assert_eq!((reply["status"].as_str(), &reply["ruling"]["checks"]), (Some("done"), &json!([])), "{reply:#}");
        assert_eq!(climb("epic-path", free, "altitude:25")["status"], "refused");
    }
    // Hurt it is asked all the same, with its 4.
    let slope = climb("epic-path", "climb 20 lesser", "altitude:20 dc:0");
    assert_eq!(slope["ruling"]["checks"], json!([]), "a DC of 0 needs none: {slope:#}");
    // Twice the climb speed, not faster than on foot, at -5.
    for (ruleset, means) in [("epic-path", "climb 20 lesser"), ("srd35", "climb 20")] {
        let hasty = climb(ruleset, means, "altitude:30 pace:half check:17");
        assert_eq!((hasty["status"].as_str(), result(&hasty)), (Some("done"), Some(20)), "{hasty:#}");
        assert_eq!(climb(ruleset, means, "altitude:35 pace:half check:40")["status"], "refused");
    }
    assert_eq!(reasons(&climb("epic-path", "climb 20 greater", "altitude:5 pace:half")), ["climb-haste"]);
    let over = |means: &str| {
        let who = format!("/creature add name:Ann at:D4 altitude:10 modes:\"{means}\"");
        asked("epic-path", &[&who], "/climb to:F4 altitude:10 ceiling:true")
    };
    assert_eq!(over("climb 20 greater")["status"], "done");
    assert_eq!(reasons(&over("climb 20 lesser")), ["climb-inverted"]);
    let forward = asked("rise", &[ANN], "/climb altitude:5 surface:smooth");
    assert!(message(&forward).contains("/climb-forward"), "{forward:#}");
    let reaction = asked("reaction", &[ANN], "/climb altitude:5 surface:rope");
    assert_eq!(reasons(&reaction), ["climb"], "{reaction:#}");
}

#[test]
fn a_climber_at_the_top_stands_and_walks_on() {
    let ledge = "/map height squares:E1:T12 feet:10";
    // 10 ft up at half speed are two squares of 10; 10 ft of the speed are left.
    let climb = |line: &str| {
        asked("epic-path", &[ledge, ANN], &format!("/climb {line} surface:dungeon-wall pace:half check:90"))
    };
    let up = climb("to:G4");
    assert_eq!(up["ruling"]["feet"], 30, "{up:#}");
    let ways: Vec<String> = modes(&up).into_iter().map(|(_, mode)| mode).collect();
    assert_eq!(ways, ["climb", "climb", "walk", "walk"], "{up:#}");
    assert_eq!(climb("to:H4")["status"], "refused");
    // Without a surface told, the face of the ledge is one, and the open board is none.
    let face = asked("epic-path", &[ledge, ANN], "/climb to:E4 dc:10 pace:half check:20");
    assert_eq!((&face["status"], &face["ruling"]["altitude"]), (&json!("done"), &json!(0)), "{face:#}");
    let air = asked("epic-path", &[ANN], "/climb altitude:5 dc:10 check:20");
    assert!(reasons(&air).contains(&"climb"), "{air:#}");
    let untold = asked("epic-path", &[ledge, ANN], "/climb to:E4 pace:half check:20");
    assert_eq!(untold["status"], "pending");
    assert!(message(&untold).contains("dungeon-wall 20"), "{untold:#}");
}

const LAKE: &str = "/map paint squares:D1:BH12 terrain:water";

#[test]
fn every_state_of_the_water_has_its_dc() {
    for (ruleset, states) in [
        ("epic-path", &[("calm", 10), ("rough", 15), ("stormy", 20)][..]),
        ("srd35", &[("calm", 10), ("rough", 15), ("stormy", 20)]),
        ("dnd35", &[("calm", 10), ("rough", 15), ("stormy", 20)]),
    ] {
        for (water, figure) in states {
            let reply = asked(ruleset, &[LAKE, ANN], &format!("/swim to:E4 water:{water}"));
            assert_eq!((dc(&reply), reply["status"].as_str()), (Some(*figure), Some("pending")), "{ruleset} {water}");
        }
    }
    let native = "/creature add name:Ann at:D4 modes:\"swim 30 native\"";
    let swimmer = "/creature add name:Ann at:D4 modes:\"swim 30\"";
    for (water, figure) in [("rough", 10), ("viscous", 10), ("stormy", 15), ("extreme", 20)] {
        let line = format!("/swim to:E4 water:{water} check:5");
        let reply = asked("rise", &[LAKE, swimmer], &line);
        assert_eq!((dc(&reply), &reply["ruling"]["checks"][0]["result"]), (Some(figure), &json!(5)), "{water}");
        let at_home = asked("rise", &[LAKE, native], &line);
        assert_eq!(at_home["ruling"]["checks"][0]["result"], 15, "natives have 10 more: {at_home:#}");
    }
    assert_eq!(asked("rise", &[LAKE, swimmer], "/swim to:E4 water:calm")["ruling"]["checks"], json!([]));
    for (more, figure) in [
        ("opaque", 15),
        ("dense-surface", 0),
        ("dense-below", 20),
        ("damaging", 25),
        ("gusts", 20),
        ("rain", 15),
        ("snow", 15),
        ("sleet", 15),
        ("hail", 15),
        ("massive-hail", 20),
        ("current", 15),
        ("violent-current", 20),
        ("vortex", 30),
        ("small-falls", 30),
        ("large-falls", 40),
        ("cataract", 50),
        ("rain current", 20),
    ] {
        let line = format!("/swim to:E4 water:calm modifiers:\"{more}\"");
        assert_eq!(dc(&asked("epic-path", &[LAKE, ANN], &line)), Some(figure), "{more}");
    }
    let viscous =
        |by: &str| asked("epic-path", &[LAKE, ANN], &format!("/swim to:E4 water:calm modifiers:viscous {by}"));
    assert_eq!((dc(&viscous("by:5")), dc(&viscous("by:20")), dc(&viscous(""))), (Some(15), Some(30), None));
    assert!(message(&viscous("by:21")).contains("from 5 to 20"));
    assert_eq!(asked("reaction", &[LAKE, ANN], "/swim to:E4")["ruling"]["reasons"][0]["rule"], "swim");
}

#[test]
fn a_swimmer_without_a_speed_goes_a_quarter_or_half_of_it() {
    for (ruleset, pace, squares) in [("epic-path", "move", 1), ("epic-path", "double", 3), ("srd35", "double", 3)] {
        for (more, status) in [(0, "done"), (1, "refused")] {
            let to = char::from(b'D' + squares + more);
            let line = format!("/swim to:{to}4 pace:{pace} water:calm check:10");
            let reply = asked(ruleset, &[LAKE, ANN], &line);
            assert_eq!(reply["status"], status, "{ruleset} {line}: {reply:#}");
        }
    }
    let swim = |check: i32| {
        let pit = "/map paint squares:D1:BH12 terrain:pit depth:30";
        let mut door = table("srd35", &[pit, LAKE, "/creature add name:Ann at:D4 altitude:30 constitution:12"]);
        let reply = door.ask(&format!("/swim to:E4 water:rough check:{check}"));
        let height = altitude(&mut door, 0);
        (reply, height)
    };
    assert_eq!(swim(15).1, 30, "at the surface: {:#}", swim(15).0);
    let (four, height) = swim(11);
    assert!(message(&four).contains("4 short") && height == 30, "{four:#}");
    let (five, height) = swim(10);
    assert!(message(&five).contains("goes under") && height == 25, "{five:#}");
    assert!(message(&five).contains("24 rounds"), "twice its Constitution: {five:#}");
    let hours = asked("epic-path", &[LAKE, ANN], "/swim to:E4 water:calm check:10");
    assert!(message(&hours).contains("Swim check of 20"), "{hours:#}");
    for (ruleset, water, ten) in
        [("srd35", "calm", true), ("srd35", "rough", true), ("srd35", "stormy", false), ("epic-path", "calm", false)]
    {
        let line = format!("/swim to:E4 water:{water} take-ten:true bonus:15");
        let reply = asked(ruleset, &[LAKE, ANN], &line);
        assert_eq!(reply["status"] == "done", ten, "{ruleset} {water}: {reply:#}");
    }
    let house = ["/table house-rule rule:swim-take-ten value:unless-stormy", LAKE, ANN];
    assert_eq!(asked("epic-path", &house, "/swim to:E4 water:calm take-ten:true bonus:0")["status"], "done");
}

#[test]
fn swim_speeds_need_no_check_and_a_jet_goes_straight_past_everybody() {
    let swim = |ruleset: &str, means: &str, line: &str| {
        let who = format!("/creature add name:Ann at:D4 speed:30 modes:\"{means}\"");
        let foe = "/creature add name:Orc at:D5 side:foes";
        asked(ruleset, &[LAKE, &who, foe], &format!("/swim {line}"))
    };
    for (ruleset, means) in [("epic-path", "swim 40 lesser"), ("epic-path", "swim 40 greater"), ("srd35", "swim 40")] {
        let reply = swim(ruleset, means, "to:L4 water:stormy");
        assert_eq!((&reply["ruling"]["feet"], &reply["ruling"]["checks"]), (&json!(40), &json!([])), "{reply:#}");
        assert_eq!(reply["ruling"]["provokes"][0]["by"], "Orc", "{reply:#}");
        assert_eq!(swim(ruleset, means, "to:M4")["status"], "refused");
    }
    let jet = swim("epic-path", "swim 40 jet", "to:L4");
    assert_eq!((&jet["ruling"]["feet"], &jet["ruling"]["provokes"]), (&json!(40), &json!([])), "{jet:#}");
    let bent = swim("epic-path", "swim 40 jet", "to:\"E4 F5\"");
    assert!(reasons(&bent).contains(&"swim-speed"), "{bent:#}");
    let current = swim("epic-path", "swim 40 jet", "to:E4 modifiers:current");
    assert_eq!(current["ruling"]["feet"], 10, "{current:#}");
    assert_eq!(swim("epic-path", "swim 40 greater", "to:E4 modifiers:current")["ruling"]["feet"], 5);
    let run = swim("srd35", "swim 40", "to:X4 pace:run");
    assert_eq!((&run["status"], &run["ruling"]["feet"]), (&json!("done"), &json!(100)), "{run:#}");
    assert_eq!(swim("srd35", "swim 40", "to:\"E4 F5\" pace:run")["status"], "refused");
    assert_eq!(reasons(&asked("srd35", &[LAKE, ANN], "/swim to:Z4 pace:run check:40")), ["swim-speed"]);
    assert!(message(&asked("rise", &[LAKE, ANN], "/swim to:E4")).contains("/swim-forward"));
    let dry = asked("srd35", &["/creature add name:Ann at:D4 modes:\"swim 30\""], "/swim to:E4");
    assert_eq!(reasons(&dry), ["swim-speed"], "{dry:#}");
}

#[test]
fn every_kind_of_digging_goes_through_its_ground() {
    let dig = |ruleset: &str, means: &str, line: &str| {
        let who = format!("/creature add name:Mole at:D4 speed:30 modes:\"{means}\"");
        asked(ruleset, &[&who], &format!("/burrow {line}"))
    };
    for (ruleset, means, line, feet) in [
        ("epic-path", "burrow 20 burrowing", "to:H4 altitude:-10", Some(20)),
        ("epic-path", "burrow 20 burrowing", "to:I4 altitude:-10", None),
        ("epic-path", "burrow 20 burrowing", "altitude:-5 ground:rock", Some(5)),
        ("epic-path", "burrow 20 burrowing", "altitude:-10 ground:rock", None),
        ("epic-path", "burrow 20 burrowing", "altitude:-20 ground:rock try:true check:50", Some(20)),
        ("epic-path", "burrow 20 burrowing", "altitude:-10 ground:rock try:true check:49", None),
        ("epic-path", "burrow 20 tunneling", "altitude:-10 ground:rock", Some(20)),
        ("epic-path", "burrow 20 tunneling", "altitude:-15 ground:rock", None),
        ("epic-path", "burrow 20 tunneling", "altitude:-20 ground:rock try:true check:50", Some(20)),
        ("epic-path", "burrow 20 earth-glide", "altitude:-20 ground:rock", Some(20)),
        ("rise", "burrow 20", "altitude:-30", Some(30)),
        ("rise", "burrow 20 slow", "altitude:-15", Some(30)),
        ("rise", "burrow 20", "altitude:-5 ground:rock", None),
        ("srd35", "burrow 20", "to:F6 altitude:0", None),
        ("srd35", "burrow 20", "to:F4 altitude:-5", Some(15)),
        ("srd35", "burrow 20", "altitude:-5 ground:rock", None),
    ] {
        let reply = dig(ruleset, means, line);
        let told = (reply["status"] == "done").then(|| reply["ruling"]["feet"].as_i64()).flatten();
        assert_eq!(told, feet, "{ruleset} {means} {line}: {reply:#}");
    }
    for (ruleset, rule) in [("reaction", "burrow"), ("rise", "burrow"), ("srd35", "burrow")] {
        assert_eq!(reasons(&asked(ruleset, &[ANN], "/burrow altitude:-5")), [rule], "{ruleset}");
    }
    // Without a speed for it: a square of loose ground or soil in a full round.
    for (ground, figure) in [("loose", 30), ("soil", 40), ("sand", 40), ("gravel", 40)] {
        let line = format!("/burrow altitude:-5 ground:{ground}");
        assert_eq!(dc(&asked("epic-path", &[ANN], &line)), Some(figure), "{ground}");
        let fails = asked("epic-path", &[ANN], &format!("{line} check:{}", figure - 1));
        assert_eq!((&fails["status"], &fails["ruling"]["steps"]), (&json!("done"), &json!([])), "{fails:#}");
        let digs = asked("epic-path", &[ANN], &format!("{line} check:{figure}"));
        assert_eq!((&digs["ruling"]["feet"], &digs["ruling"]["altitude"]), (&json!(5), &json!(-5)), "{digs:#}");
    }
    assert_eq!(reasons(&asked("epic-path", &[ANN], "/burrow altitude:-10 check:90")), ["burrow"]);
    assert_eq!(reasons(&asked("epic-path", &[ANN], "/burrow altitude:-5 ground:rock check:90")), ["burrow"]);
    for (more, figure) in [
        ("unstable", 50),
        ("open-tunnel", 50),
        ("collapse-later", 50),
        ("heavy-fluid", 55),
        ("unconsolidated", 45),
        ("harmful", 60),
        ("violent", 60),
        ("other-solid by:50", 90),
        ("other-solid by:10", 50),
    ] {
        assert_eq!(
            dc(&asked("epic-path", &[ANN], &format!("/burrow altitude:-5 modifiers:{more}"))),
            Some(figure),
            "{more}"
        );
    }
}

#[test]
fn passing_underneath_provokes_nobody_and_diving_from_a_threatened_square_does() {
    let lines = [
        "/creature add name:Mole at:D4 modes:\"burrow 40 burrowing\"",
        "/creature add name:Orc at:G4 side:foes",
        "/creature add name:Troll at:C4 side:foes",
    ];
    let mut door = table("epic-path", &lines);
    let dive = door.ask("/burrow to:H4 altitude:-5");
    let by: Vec<&str> =
        dive["ruling"]["provokes"].as_array().unwrap().iter().map(|one| one["by"].as_str().unwrap()).collect();
    assert_eq!(by, ["Troll"], "{dive:#}");
    assert_eq!(altitude(&mut door, 0), -5);
    let back = door.ask("/burrow to:F4 altitude:0");
    assert_eq!((&back["status"], &back["ruling"]["provokes"]), (&json!("done"), &json!([])), "{back:#}");
    // No wall goes on in the ground.
    let wall = ["/map paint squares:F1:F12 terrain:solid", lines[0]];
    assert_eq!(asked("epic-path", &wall, "/burrow to:H4 altitude:-5")["ruling"]["feet"], 20);
}

#[test]
fn a_teleport_goes_straight_and_comes_back_to_where_there_is_room() {
    let blink = "/creature add name:Blink at:D4 modes:\"teleport 30 lesser\"";
    let greater = "/creature add name:Blink at:D4 modes:\"teleport 30 greater\"";
    let go = |lines: &[&str], line: &str| asked("epic-path", lines, &format!("/teleport {line}"));
    let orc = "/creature add name:Orc at:E4 side:foes";
    let wall = "/map paint squares:F1:F12 terrain:solid";
    let past = go(&[wall, blink, orc], "to:J4");
    assert_eq!((&past["ruling"]["feet"], &past["ruling"]["provokes"]), (&json!(30), &json!([])), "{past:#}");
    assert_eq!(reasons(&go(&[blink], "to:K4")), ["teleport"]);
    assert_eq!(reasons(&go(&[blink], "to:J4 unseen:true")), ["teleport"]);
    assert_eq!(go(&[greater], "to:J4 unseen:true")["status"], "done");
    let thick = "/map paint squares:H1:L12 terrain:solid";
    let back = go(&[thick, blink], "to:J4");
    assert_eq!((&back["status"], &back["ruling"]["to"]), (&json!("done"), &json!("G4")), "{back:#}");
    let none = go(&["/map paint squares:E1:L12 terrain:solid", blink], "to:J4");
    assert_eq!((&none["status"], &none["ruling"]["to"]), (&json!("done"), &json!("D4")), "{none:#}");
    assert!(message(&none).contains("the action is spent"));
    let air = go(&[blink], "to:F4 altitude:30");
    assert_eq!((&air["ruling"]["feet"], &air["ruling"]["falls"][0]["height"]), (&json!(30), &json!(30)), "{air:#}");
    assert_eq!(reasons(&go(&[ANN], "to:F4")), ["teleport"]);
    assert_eq!(asked("rise", &[blink], "/teleport to:J4")["status"], "done");
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let reply = asked(ruleset, &[blink], "/teleport to:F4");
        assert_eq!((&reply["status"], reasons(&reply)), (&json!("refused"), vec!["teleport"]), "{ruleset}");
    }
}

#[test]
fn epic_path_pays_every_square_by_all_ways() {
    let who = "/creature add name:Selkie at:A6 speed:30 modes:\"swim 120 lesser\"";
    // The shore ends after G: walk 30, then swim 90 more.
    let lake = "/map paint squares:H1:BH12 terrain:water";
    let far = |to: &str| asked("epic-path", &[lake, who], &format!("/move to:{to} mode:any"));
    let reply = far("Y6");
    assert_eq!((&reply["status"], &reply["ruling"]["feet"]), (&json!("done"), &json!(120)), "{reply:#}");
    let walked = modes(&reply).into_iter().filter(|(_, mode)| mode == "walk").count();
    assert_eq!(walked, 6, "{reply:#}");
    assert_eq!(far("Z6")["status"], "refused");
    let shore = "/map paint squares:I1:BH12 terrain:water";
    assert_eq!(asked("epic-path", &[shore, who], "/move to:I6 mode:any")["status"], "refused", "35 ft on foot");
    // Having swum 30 ft it walks no more; having swum 25, one square.
    for (water, status) in [("A1:F12", "done"), ("A1:G12", "refused")] {
        let pond = format!("/map paint squares:{water} terrain:water");
        let reply = asked(
            "epic-path",
            &[&pond, who],
            if status == "done" { "/move to:G6 mode:any" } else { "/move to:H6 mode:any" },
        );
        assert_eq!(reply["status"], status, "{reply:#}");
    }
}

#[test]
fn rise_pays_all_ways_from_one_speed() {
    let who = "/creature add name:Newt at:C6 speed:40 modes:\"swim 40 slow\"";
    let lake = "/map paint squares:A1:E12 terrain:water";
    // Swim 10 ft for 20, walk 20 more; leaving the water costs what it does.
    let reply = asked("rise", &[lake, who], "/swim to:\"D6 E6\"");
    assert_eq!((&reply["status"], &reply["ruling"]["feet"]), (&json!("done"), &json!(20)), "{reply:#}");
    let other = "/map paint squares:D1:E12 terrain:water";
    let ways = asked("rise", &[other, who], "/move to:\"D6 E6\" mode:any");
    assert_eq!(ways["ruling"]["feet"], 20, "{ways:#}");
    let mut door = table("rise", &["/map paint squares:D1:E12 terrain:water", who]);
    let on = door.ask("/move to:\"D6 E6 F6 G6 H6\" mode:any preview:true");
    let costs: Vec<i64> =
        on["ruling"]["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_i64().unwrap()).collect();
    assert_eq!(costs[..2], [10, 10], "{on:#}");
    assert_eq!(reasons(&asked("srd35", &[who], "/move to:D6 mode:any")), ["combining"]);
}

#[test]
fn what_makes_no_sense_changes_nothing() {
    let pit = "/map paint squares:J1:K12 terrain:pit depth:30";
    let mut door = table("epic-path", &[pit, LAKE, "/map paint squares:J1:K12 terrain:water", ANN]);
    let before = door.ask("/show");
    for (line, hint) in [
        ("/climb", "`to` or `altitude` is missing"),
        ("/climb altitude:-5 surface:rope", "below ground"),
        ("/swim to:E4 altitude:-5", "below ground"),
        ("/teleport to:E4 altitude:-5", "below ground"),
        ("/climb altitude:1000000000 surface:rope", "from -1000 to 1000"),
        ("/climb to:D4@1000000000 surface:rope", "has to be"),
        ("/burrow altitude:-1000000000", "from -1000 to 1000"),
        ("/climb altitude:7 surface:rope", "multiple of 5"),
        ("/climb altitude:5 surface:rop", "Did you mean `rope`?"),
        ("/climb altitude:5 surface:\"rope tree\"", "not several"),
        ("/climb altitude:5 surface:rope modifiers:wet", "slippery"),
        ("/climb altitude:5 damaged:true", "leave out"),
        ("/climb altitude:5 assists:1000000000", "from 0 to 100"),
        ("/climb altitude:5 hands:3", "from 0 to 2"),
        ("/swim to:E4 water:wild", "calm"),
        ("/swim to:E4 pace:crawl", "move"),
        ("/swim to:ZZ99", "not on the map"),
        ("/burrow to:E4 ground:cheese", "soil"),
        ("/move to:E4 mode:hop", "any"),
        ("/reachable mode:swim", "/swim with preview:true"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply:#}");
        assert!(message(&reply).contains(hint), "{line}: {reply:#}");
    }
    for (line, rule) in [
        ("/move to:E4 mode:teleport", "teleport"),
        ("/climb to:E4@-5 surface:rope check:90", "heights"),
        ("/fly to:E4", "flight"),
        ("/burrow altitude:1000", "burrow"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
        assert!(reasons(&reply).contains(&rule), "{line}: {reply:#}");
    }
    assert_eq!(door.ask("/show")["ruling"]["creatures"], before["ruling"]["creatures"]);
}
