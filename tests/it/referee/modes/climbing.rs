//! Climbing, and several modes in one movement: every row of every table, through the commands.

use serde_json::{Value, json};

use crate::door::Door;
use crate::referee::modes::swim_burrow_teleport::LAKE;
use crate::referee::phases::played::{message, reasons};

/// An open board with these creatures.
pub fn table(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(3));
    door.done(&format!("/table new width:60 height:12 ruleset:{ruleset}"));
    lines.iter().for_each(|line| door.done(line));
    door
}

pub fn asked(ruleset: &str, lines: &[&str], line: &str) -> Value {
    table(ruleset, lines).ask(line)
}

/// The DC of the only check.
pub fn dc(reply: &Value) -> Option<i64> {
    reply["ruling"]["checks"][0]["dc"].as_i64()
}

pub fn altitude(door: &mut Door, nth: usize) -> Value {
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

pub const ANN: &str = "/creature add name:Ann at:D4 speed:30";

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
    assert!(message(&foreign).contains("It has chimney, corner, slippery"), "{foreign:#}");
    let ceiling =
        |more: &str| asked("epic-path", &[ANN], &format!("/climb to:E4 altitude:0 ceiling:true {more} preview:true"));
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
fn nobody_without_a_speed_climbs_a_first_square_for_nothing() {
    let still = "/creature add name:Ann at:D4 speed:0";
    let laden = "/creature add name:Ann at:D4 speed:5 load:heavy";
    let up = |altitude: u32| format!("/climb altitude:{altitude} surface:rope check:60");
    for (ruleset, who) in [("srd35", still), ("epic-path", still), ("epic-path", laden)] {
        for altitude in [5, 50] {
            let reply = asked(ruleset, &[who], &up(altitude));
            assert_eq!((&reply["status"], reasons(&reply)), (&json!("refused"), vec!["speed"]), "{reply:#}");
        }
    }
}

/// A goal too far for any search also names the rule, and `as-far-as` goes as far as it may.
#[test]
fn a_climb_far_beyond_the_speed_is_refused_for_that() {
    for (ruleset, altitude) in [("srd35", 200), ("epic-path", 50)] {
        let far = asked(ruleset, &[ANN], &format!("/climb altitude:{altitude} surface:rope check:60"));
        assert_eq!((&far["status"], reasons(&far)), (&json!("refused"), vec!["speed"]), "{far:#}");
        let part = asked(ruleset, &[ANN], "/climb altitude:50 surface:rope check:60 as-far-as:true");
        assert_eq!((&part["status"], &part["ruling"]["altitude"]), (&json!("done"), &json!(5)), "{part:#}");
        let bare = asked(ruleset, &[ANN], "/climb altitude:50 check:60");
        assert!(reasons(&bare).contains(&"climb"), "{bare:#}");
    }
}

#[test]
fn a_climb_with_nothing_to_climb_says_how_to_name_a_surface() {
    let reply = asked("srd35", &[ANN], "/climb altitude:5 check:30");
    let answer = message(&reply);
    assert!(answer.contains("surface:rope") && !answer.contains("dungeon-wall"), "{answer}");
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
    // Hurt: in 3.5 any failure falls, under Epic Path a failure by 5.
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
        let result = &reply["ruling"]["checks"][0]["counts_as"];
        assert_eq!((&reply["status"], result), (&json!("done"), &json!(20)), "{reply:#}");
    }
    assert_eq!(climb("epic-path", ANN, "take-ten:true")["status"], "error");
    let helped = climb("epic-path", ANN, "assists:5 check:20");
    assert_eq!(helped["status"], "done");
    assert!(message(&helped).contains("Helpers have to be next to Ann"), "{helped:#}");
    assert!(!message(&climb("epic-path", ANN, "check:20")).contains("Helpers"));
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
    for (ruleset, means) in [("epic-path", "climb 20 lesser"), ("srd35", "climb 20")] {
        let told = climb(ruleset, means, "altitude:20 check:20");
        assert_eq!((told["status"].as_str(), result(&told)), (Some("done"), Some(20)), "{told:#}");
        assert!(!message(&told).contains("A bonus gets"), "{told:#}");
        let open = climb(ruleset, means, "altitude:20 preview:true");
        assert!(message(&open).contains("Added to a bonus: +8 climb speed; a result already includes it."), "{open:#}");
        assert_eq!(climb(ruleset, means, "altitude:20 check:19")["ruling"]["feet"], 0, "the 8 are in it");
        // Whatever the die: 1 + 11 + 8.
        let rolled = climb(ruleset, means, "altitude:20 bonus:11");
        let check = &rolled["ruling"]["checks"][0];
        assert_eq!(check["counts_as"].as_i64(), result(&rolled).map(|result| result + 8), "{rolled:#}");
        assert_eq!((&rolled["status"], &rolled["ruling"]["feet"]), (&json!("done"), &json!(20)), "{rolled:#}");
    }
    for free in ["climb 20 greater", "climb 20 brachiating"] {
        let reply = climb("epic-path", free, "altitude:20");
        assert_eq!((reply["status"].as_str(), &reply["ruling"]["checks"]), (Some("done"), &json!([])), "{reply:#}");
        assert_eq!(climb("epic-path", free, "altitude:25")["status"], "refused");
    }
    // When hurt, it has to make the check nevertheless, with its 4.
    let slope = climb("epic-path", "climb 20 lesser", "altitude:20 dc:0");
    assert_eq!(slope["ruling"]["checks"], json!([]), "a DC of 0 needs none: {slope:#}");
    // Twice the climb speed, but no faster than on foot, at -5.
    for (ruleset, means) in [("epic-path", "climb 20 lesser"), ("srd35", "climb 20")] {
        let hasty = climb(ruleset, means, "altitude:30 pace:half check:20");
        assert_eq!((hasty["status"].as_str(), result(&hasty)), (Some("done"), Some(20)), "{hasty:#}");
        assert_eq!(hasty["ruling"]["checks"][0]["modifier"]["total"], 3, "8 of its speed, -5 of its haste");
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
    assert_eq!(reaction["status"], "pending", "{reaction:#}");
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
    // Without a named surface, the face of the ledge is one, and the open board isn't.
    let face = asked("epic-path", &[ledge, ANN], "/climb to:E4 dc:10 pace:half check:20");
    assert_eq!((&face["status"], &face["ruling"]["altitude"]), (&json!("done"), &json!(0)), "{face:#}");
    let air = asked("epic-path", &[ANN], "/climb altitude:5 dc:10 check:20");
    assert!(reasons(&air).contains(&"climb"), "{air:#}");
    let untold = asked("epic-path", &[ledge, ANN], "/climb to:E4 pace:half check:20");
    assert_eq!(untold["status"], "pending");
    assert!(message(&untold).contains("dungeon-wall 20"), "{untold:#}");
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
    // After swimming 30 ft it can't walk any more; after 25, one square.
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
    // Swim 10 ft for 20, walk 20 more; leaving the water costs what it costs.
    let reply = asked("rise", &[lake, who], "/swim to:\"D6 E6\"");
    assert_eq!((&reply["status"], &reply["ruling"]["feet"]), (&json!("done"), &json!(20)), "{reply:#}");
    let other = "/map paint squares:D1:E12 terrain:water";
    let ways = asked("rise", &[other, who], "/move to:\"D6 E6\" mode:any");
    assert_eq!(ways["ruling"]["feet"], 20, "{ways:#}");
    let mut door = table("rise", &["/map paint squares:D1:E12 terrain:water", who]);
    let on = door.ask("/move to:\"D6 E6 F6 G6 H6 I6\" mode:any preview:true");
    let costs: Vec<i64> =
        on["ruling"]["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_i64().unwrap()).collect();
    assert_eq!((&on["status"], costs), (&json!("done"), vec![10, 10, 5, 5, 5, 5]), "{on:#}");
    let swum: Vec<String> = modes(&on).into_iter().map(|(_, mode)| mode).collect();
    assert_eq!(swum, ["swim", "swim", "walk", "walk", "walk", "walk"], "{on:#}");
    assert_eq!(door.ask("/move to:J6 mode:any preview:true")["ruling"]["to"], "I6", "no further");
    assert_eq!(reasons(&asked("srd35", &[who], "/move to:D6 mode:any")), ["combining"]);
}

#[test]
fn what_makes_no_sense_changes_nothing() {
    let pit = "/map paint squares:J1:K12 terrain:pit depth:30";
    let mut door = table("epic-path", &[pit, LAKE, "/map paint squares:J1:K12 terrain:water", ANN]);
    let before = door.ask("/show");
    for (line, hint) in [
        ("/climb", "or `altitude` (how high)"),
        ("/climb altitude:-5 surface:rope", "underground"),
        ("/swim to:E4 altitude:-5", "/map paint squares:E4 terrain:pit depth:15"),
        ("/teleport to:E4 altitude:-5", "underground"),
        ("/climb altitude:1000000000 surface:rope", "from -1000 to 1000"),
        ("/climb to:D4@1000000000 surface:rope", "1000 ft up or down at most"),
        ("/burrow altitude:-1000000000", "from -1000 to 1000"),
        ("/climb altitude:7 surface:rope", "multiple of 5"),
        ("/climb altitude:5 surface:rop", "Did you mean `rope`?"),
        ("/climb altitude:5 surface:\"rope tree\"", "one surface only"),
        ("/climb altitude:5 surface:rope modifiers:wet", "slippery"),
        ("/climb altitude:5 damaged:true", "leave out"),
        ("/climb altitude:5 assists:1000000000", "from 0 to 100"),
        ("/climb altitude:5 hands:3", "from 0 to 2"),
        ("/swim to:E4 water:wild", "calm"),
        ("/swim to:E4 pace:crawl", "move"),
        ("/swim to:ZZ99", "isn't on the map"),
        ("/burrow to:E4 ground:cheese", "soil"),
        ("/move to:E4 mode:hop", "any"),
        ("/reachable mode:burrow", "/burrow with preview:true"),
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

#[test]
fn a_climb_speed_helps_along_ceilings_as_well() {
    for (kind, helps) in [("lesser", 8), ("brachiating", 4)] {
        let who = format!("/creature add name:Ann at:D4 speed:30 modes:\"climb 20 {kind}\"");
        let check = |total: i32| {
            let line = format!("/climb to:E4 altitude:0 ceiling:true ranks:21 check:{total} preview:true");
            let ruling = &asked("epic-path", &[&who], &line)["ruling"];
            (ruling["to"].clone(), ruling["checks"][0]["modifier"]["total"].clone())
        };
        let dc = 45;
        assert_eq!(check(dc), (json!("E4"), json!(helps)), "{kind}");
        assert_eq!(check(dc - 1), (json!("D4"), json!(helps)), "{kind}");
    }
}

/// A charge, withdrawal or tumble along a wall climbs there: the answer names the climb check, unless the climb speed needs none.
#[test]
fn maneuvers_along_a_wall_tell_the_climb_check() {
    for (ruleset, speed, asks) in [
        ("srd35", "climb 40", true),
        ("dnd35", "climb 40", true),
        ("reaction", "climb 40", true),
        ("epic-path", "climb 40 lesser", true),
        ("epic-path", "climb 40 greater", false),
    ] {
        let spider = format!("/creature add name:Spider at:B8 side:heroes speed:20 modes:\"{speed}\" altitude:20");
        let orc = format!("/creature add name:Orc at:F7 side:foes modes:\"{speed}\" altitude:20");
        let mut door = table(ruleset, &["/map height squares:A9:J9 feet:40", &spider, &orc]);
        for line in ["/charge creature:Spider target:Orc", "/tumble creature:Spider to:D8"] {
            let told = door.ask(&format!("{line} preview:true"));
            assert_eq!(message(&told).contains("Climb check"), asks, "{ruleset} {line}: {told:#}");
        }
        let plain = door.ask("/move creature:Spider to:D8 preview:true");
        assert!(!message(&plain).contains("calls for a Climb check"), "{ruleset}: {plain:#}");
    }
}

/// SRD 3.5, Skills I, Climb: a climber loses the Dexterity bonus to AC but still strikes; under Epic Path it is flat-footed.
#[test]
fn a_climber_is_flat_footed_under_epic_path_alone() {
    for (ruleset, says) in
        [("srd35", "no Dexterity bonus to AC while climbing"), ("epic-path", "flat-footed while climbing")]
    {
        let wall = ["/map paint squares:A1:A10 terrain:solid", "/creature add name:Al at:B4"];
        let reply = asked(ruleset, &wall, "/climb creature:Al to:up surface:rope check:30");
        assert!(message(&reply).contains(says), "{ruleset}: {}", message(&reply));
    }
}
