//! Movement in phases that a check decides, and laws of reactive movement. Rise, 5.6.3.

use serde_json::{Value, json};

use crate::boards::how_many;
use crate::door::Door;
use crate::referee::phases::played::{cites, message, reasons, status, table};

#[test]
fn climbing_forward_leads_as_far_as_the_climber_is_high() {
    let climb = |creature: &str, line: &str| {
        let mut door = table(&[creature]);
        door.done("/map paint squares:A1:T1 terrain:solid");
        let reply = door.ask(&format!("/climb-forward {line}"));
        let shown = door.ask("/show");
        (reply, shown["ruling"]["creatures"][0]["altitude"].clone())
    };
    let medium = "name:Ann at:D2";
    let (up, height) = climb(medium, "altitude:5 dv:10 check:10");
    assert_eq!(
        (status(&up), &up["ruling"]["altitude"], &up["ruling"]["mode"]),
        (("done", &json!(5)), &json!(5), &json!("climb"))
    );
    assert!(height == 5 && cites(&up, "climb-forward"), "{height} {up:#}");
    // Five feet is as high as a medium space; a critical success doubles that; a large one is ten feet high.
    for (creature, line, done) in [
        (medium, "altitude:10 dv:10 check:10", false),
        (medium, "altitude:10 dv:10 check:10 critical:true", true),
        (medium, "altitude:15 dv:10 check:10 critical:true", false),
        ("name:Ann at:D2 size:large", "altitude:10 dv:10 check:10", true),
        (medium, "to:E2 dv:10 check:10", true),
        (medium, "to:D3 dv:10 check:10", false),
        (medium, "altitude:5 dv:10 check:9", false),
        // A result from the table includes the -5 for one hand.
        (medium, "altitude:5 dv:10 check:9 hands:1", false),
        (medium, "altitude:5 dv:10 check:10 hands:1", true),
        (medium, "altitude:5 dv:10 check:90 hands:0", false),
        ("name:Ann at:D4", "altitude:5 dv:10 check:90", false),
    ] {
        let (reply, _) = climb(creature, line);
        assert_eq!(reply["status"], if done { "done" } else { "refused" }, "{creature} {line}: {reply:#}");
        if !done {
            assert_eq!(reasons(&reply), ["climb-forward"], "one condition alone: {reply:#}");
        }
    }
    let (open, height) = climb(medium, "altitude:5");
    assert_eq!(open["status"], "pending", "{open:#}");
    assert!(message(&open).contains("smooth 25") && height == 0, "{open:#}");
    let (rolled, _) = climb(medium, "altitude:5 dv:-10 bonus:3 hands:1");
    let check = &rolled["ruling"]["checks"][0];
    let die = check["roll"]["die"].as_i64().unwrap();
    let (result, counts_as) = (check["result"].as_i64(), check["counts_as"].as_i64());
    assert_eq!((result, counts_as), (Some(die + 3), Some(die + 3 - 5)), "{rolled:#}");
    assert_eq!((&rolled["status"], &check["modifier"]["parts"][0]["rule"]), (&json!("done"), &json!("one-hand")));
    let (preview, height) = climb(medium, "altitude:5 dv:-10 bonus:3 preview:true");
    assert!(preview["status"] == "pending" && preview["ruling"]["checks"][0]["roll"].is_null(), "{preview:#}");
    assert_eq!(height, 0);
}

#[test]
fn swimming_forward_leads_a_quarter_of_the_base_speed() {
    let swim = |creature: &str, line: &str| {
        let mut door = table(&[]);
        door.done("/map paint squares:A1:T6 terrain:water");
        door.done(&format!("/creature add {creature}"));
        door.ask(&format!("/swim-forward {line}"))
    };
    let medium = "name:Ann at:D2";
    // 30 / 4 is 7 1/2: 5 ft; half of 30 is 15. Large: 40 / 4 is 10.
    for (creature, line, done) in [
        (medium, "to:E2 dv:5 check:5", true),
        (medium, "to:F2 dv:5 check:5", false),
        (medium, "to:G2 dv:5 check:5 critical:true", true),
        (medium, "to:H2 dv:5 check:5 critical:true", false),
        ("name:Ann at:D2 size:large", "to:F2 dv:5 check:5", true),
        ("name:Ann at:D2 size:large", "to:G2 dv:5 check:5", false),
        (medium, "to:E2 dv:5 check:4", false),
        (medium, "to:E2 dv:5 check:4 hands:1", false),
        (medium, "to:E2 dv:5 check:5 hands:1", true),
        ("name:Ann at:D6", "to:D7 dv:5 check:50", false),
        ("name:Ann at:D7", "to:D6 dv:5 check:50", false),
    ] {
        let reply = swim(creature, line);
        assert_eq!(reply["status"], if done { "done" } else { "refused" }, "{creature} {line}: {reply:#}");
        if !done {
            assert_eq!(reasons(&reply), ["swim-forward"], "one condition alone: {reply:#}");
        }
    }
    let diagonal = swim(medium, "to:\"E3 F4\" dv:5 check:5 critical:true");
    assert_eq!(status(&diagonal), ("done", &json!(15)), "distance, whatever walking through water costs: {diagonal:#}");
    assert!(message(&swim(medium, "to:E2")).contains("calm water 5"));
    let mut door = Door::open();
    door.done("/table new width:10 height:10");
    door.done("/creature add name:Ann at:D2");
    for line in ["/swim-forward to:E2", "/climb-forward altitude:5"] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "refused", "{reply:#}");
        assert!(message(&reply).contains("Use /move"), "{reply:#}");
    }
}

/// A sequence of pseudorandom numbers.
struct Figures(u64);

impl Figures {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn square(&mut self) -> String {
        let column = char::from(b'A' + u8::try_from(self.next(12)).unwrap());
        format!("{column}{}", self.next(9) + 1)
    }
}

#[test]
fn a_creature_that_is_blocked_pays_no_less_and_a_creature_that_follows_no_more_than_its_speed() {
    let mut figures = Figures(7);
    let mut door = Door::seeded(Some(1));
    let (mut blocked, mut followed) = (0, 0);
    for _ in 0..how_many(20) {
        door.done("/table new width:12 height:9 ruleset:rise");
        for _ in 0..8 {
            let (terrain, square) = (["solid", "difficult"][figures.next(2) as usize], figures.square());
            door.done(&format!("/map paint squares:{square} terrain:{terrain}"));
        }
        let speeds = [figures.next(8) * 5 + 5, figures.next(8) * 5 + 5];
        for line in [
            format!("name:Runner at:{} speed:60", figures.square()),
            format!("name:Guard at:{} side:foes speed:{}", figures.square(), figures.next(3) * 5),
            format!("name:Wolf at:{} side:foes speed:{}", figures.square(), speeds[0]),
            format!("name:Hawk at:{} side:foes speed:{}", figures.square(), speeds[1]),
        ] {
            door.ask(&format!("/creature add {line}"));
        }
        door.done("/phase next");
        let line = format!("/hustle creature:Runner to:{} check:1 against:2", figures.square());
        let free = door.ask(&format!("{line} preview:true"));
        if door.ask("/block creature:Guard target:Runner")["status"] == "done" {
            let held = door.ask(&format!("{line} preview:true"));
            let steps = |reply: &Value| reply["ruling"]["steps"].as_array().unwrap().clone();
            let (free, held) = (steps(&free), steps(&held));
            assert!(held.len() <= free.len(), "{line}");
            for (one, other) in held.iter().zip(&free) {
                assert_eq!(one["to"], other["to"], "{line}: the same way as far as it goes");
                assert!(one["feet"].as_u64() >= other["feet"].as_u64(), "{line}");
            }
            blocked += usize::from(held != free);
        }
        let mut spent = [0, 0];
        let mut replies = vec![
            door.ask(&format!("/follow creature:Wolf target:Runner distance:{}", figures.next(3) * 5 + 5)),
            door.ask("/follow creature:Hawk target:Wolf distance:5"),
        ];
        for _ in 0..3 {
            replies.push(door.ask(&format!("/hustle creature:Runner to:{} check:1 against:2", figures.square())));
        }
        for reply in replies.iter().filter(|reply| reply["status"] == "done") {
            let answers = reply["ruling"]["answers"].as_array().cloned().unwrap_or_default();
            for ruling in answers.iter().chain([&reply["ruling"]]) {
                let who = ["Wolf", "Hawk"].iter().position(|name| ruling["creature"] == *name);
                let feet = ruling["feet"].as_u64().unwrap();
                let steps: u64 =
                    ruling["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_u64().unwrap()).sum();
                assert_eq!(feet, steps, "{reply:#}");
                if let Some(who) = who {
                    assert_eq!(ruling["budget"], speeds[who].saturating_sub(spent[who]), "{reply:#}");
                    spent[who] += feet;
                    followed += usize::from(feet > 0);
                    assert!(spent[who] <= speeds[who], "{reply:#}");
                }
            }
        }
    }
    assert!(blocked > 3 && followed > 30, "the boards show something: {blocked} blocked, {followed} followed");
}

/// A wall to climb along, water to swim in, and a phase in progress.
fn in_a_phase(creatures: &[&str]) -> Door {
    let mut door = table(&[]);
    door.done("/map paint squares:A1:T1 terrain:solid");
    door.done("/map paint squares:A8:T12 terrain:water");
    creatures.iter().for_each(|line| door.done(&format!("/creature add {line}")));
    door.done("/phase next");
    door
}

/// Rise, 5.6.1: a phase has one move action, and climbing forward is one.
#[test]
fn climbing_or_swimming_forward_is_the_one_move_action_of_its_phase() {
    let climb = "/climb-forward creature:Ann altitude:5 dv:5 check:5";
    let higher = "/climb-forward creature:Ann altitude:10 dv:5 check:5";
    let refused = |door: &mut Door, line: &str| {
        let reply = door.ask(line);
        assert_eq!(reply["status"].as_str(), Some("refused"), "{line}: {reply:#}");
        assert!(reasons(&reply).contains(&"actions"), "{line}: {reply:#}");
    };
    for first in
        [climb, "/climb-forward creature:Ann to:E2 dv:5 check:5", "/climb-forward creature:Ann altitude:5 dv:5 check:4"]
    {
        let mut door = in_a_phase(&["name:Ann at:D2", "name:Ben at:D9 side:foes"]);
        door.done(first);
        for again in [higher, "/block creature:Ann target:Ben", "/follow creature:Ann target:Ben distance:5", "/stand"]
        {
            let again = if again == "/stand" { "/hustle creature:Ann to:C2 mode:walk" } else { again };
            let again =
                if first == climb && again.starts_with("/hustle") { "/hustle creature:Ann to:C2" } else { again };
            refused(&mut door, again);
        }
        assert!(message(&door.ask(higher)).contains("/climb-forward used it"));
        door.done("/phase next");
        // Five feet above where that led.
        let up = if first == climb { 10 } else { 5 };
        door.done(&format!("/climb-forward creature:Ann altitude:{up} dv:5 check:4"));
        door.done("/undo");
        door.done(&format!("/climb-forward creature:Ann altitude:{up} dv:5 check:5 preview:true"));
    }
    // After a hustle, or after a declaration, there is no climbing; a hustle can only be continued by a hustle.
    let mut door = in_a_phase(&["name:Ann at:D2", "name:Ben at:D9 side:foes"]);
    door.done("/hustle creature:Ann to:E2");
    door.done("/move creature:Ann to:F2");
    refused(&mut door, climb);
    door.done("/block creature:Ben target:Ann");
    refused(&mut door, "/swim-forward creature:Ben to:E9 dv:5 check:5");
}

#[test]
fn a_failed_climb_takes_the_action_of_the_phase_and_leads_nowhere() {
    let mut door = in_a_phase(&["name:Ann at:D2"]);
    let failed = door.ask("/climb-forward creature:Ann altitude:5 dv:10 check:9");
    assert_eq!((status(&failed), &failed["ruling"]["altitude"]), (("done", &json!(0)), &json!(0)), "{failed:#}");
    assert!(message(&failed).contains("gets nowhere, and this phase's move action is spent"), "{failed:#}");
    assert!(cites(&failed, "climb-forward") && failed["ruling"]["checks"][0]["result"] == 9, "{failed:#}");
    let again = door.ask("/climb-forward creature:Ann altitude:5 dv:10 check:19");
    assert_eq!((again["status"].as_str(), reasons(&again)), (Some("refused"), vec!["actions"]), "{again:#}");
    door.done("/undo");
    door.done("/climb-forward creature:Ann altitude:5 dv:10 check:19");
}

/// Standing up takes the movement phase's move action.
#[test]
fn standing_up_is_the_one_move_action_of_its_phase() {
    let mut door = in_a_phase(&["name:Ann at:D4", "name:Ben at:D6 side:foes"]);
    door.done("/block creature:Ann target:Ben");
    door.done("/creature edit creature:Ann conditions:prone");
    assert_eq!(reasons(&door.ask("/stand creature:Ann")), ["actions"]);
    door.done("/phase next");
    door.done("/stand creature:Ann");
    let after = door.ask("/hustle creature:Ann to:E4");
    assert_eq!((after["status"].as_str(), reasons(&after)), (Some("refused"), vec!["actions"]), "{after:#}");
    door.done("/hustle creature:Ben to:E6");
    door.done("/creature edit creature:Ben conditions:prone");
    let moved = door.ask("/stand creature:Ben");
    assert_eq!((moved["status"].as_str(), reasons(&moved)), (Some("refused"), vec!["actions"]), "{moved:#}");
}

#[test]
fn a_critical_success_stands_with_its_check_and_never_with_a_failure() {
    let mut door = in_a_phase(&["name:Ann at:D2"]);
    let line = "/climb-forward creature:Ann altitude:10 dv:10 critical:true";
    let outcome = door.ask(&format!("{line} preview:true"));
    assert!(outcome["status"] == "done" && cites(&outcome, "climb-forward"), "{outcome:#}");
    assert_eq!(outcome["ruling"]["checks"][0]["dc"], 10, "{outcome:#}");
    let senseless = door.ask(&format!("{line} check:4"));
    assert!(
        senseless["status"] == "error" && message(&senseless).contains("leave out `critical` or `check`"),
        "{senseless:#}"
    );
    assert_eq!(door.ask(&format!("{line} check:4 force:true"))["status"], "done");
}

#[test]
fn what_a_ruleset_lacks_is_refused_with_a_true_budget() {
    let mut door = Door::open();
    door.done("/table new width:10 height:10");
    door.done("/creature add name:Ann at:D2");
    for line in ["/swim-forward to:E2", "/climb-forward altitude:5"] {
        assert_eq!(door.ask(line)["ruling"]["budget"], 30, "{line}");
    }
    for line in ["/hustle to:F2 force:true", "/sprint to:D2 force:true"] {
        let forced = door.ask(line);
        assert!(forced["status"] == "done" && !message(&forced).contains("0 ft to spend"), "{forced:#}");
    }
}

/// Rise ends a movement when it runs out; `force` leads all the way.
#[test]
fn the_gm_moves_creatures_farther_than_movement_lasts() {
    let mut door = Door::open();
    door.done("/table new width:24 height:6 ruleset:rise");
    door.done("/creature add name:Hero at:B2 speed:30 modes:\"fly 30\"");
    for (line, mode) in [("/move creature:Hero to:T2", "walk"), ("/fly creature:Hero to:T2@10", "fly")] {
        let short = door.ask(&format!("{line} preview:true"));
        assert_eq!((&short["ruling"]["to"], &short["ruling"]["feet"]), (&"H2".into(), &30.into()), "{short:#}");
        let forced = door.ask(&format!("{line} force:true preview:true"))["ruling"].clone();
        assert_eq!((&forced["to"], &forced["mode"], &forced["overruled"]), (&"T2".into(), &mode.into(), &true.into()));
    }
}
