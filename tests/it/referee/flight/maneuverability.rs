//! Flight by classes of maneuverability: every row of the table, stalls, and what follows a stall.

use serde_json::{Value, json};

use crate::boards::random::Dice;
use crate::door::Door;

/// A board with a flier that doesn't have a facing yet.
fn table(modes: &str, more: &str) -> Door {
    let mut door = Door::seeded(Some(7));
    door.done("/table new width:20 height:20 ruleset:dnd35");
    door.done(&format!("/creature add name:Bat at:H10 modes:\"{modes}\" {more}"));
    door
}

/// The rules that the refusal cites.
fn rules(reply: &Value) -> Vec<&str> {
    reply["ruling"]["reasons"].as_array().unwrap().iter().map(|why| why["rule"].as_str().unwrap()).collect()
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

/// For each of these classes: a path from 60 ft up, facing east, at speed 60, with its cost or the rule that refuses it.
fn row(paths: &[(&str, &str, Result<f64, &str>)]) {
    for (classes, path, expected) in paths {
        for class in classes.split(' ') {
            let mut door = table(&format!("fly 60 {class}"), "altitude:60");
            door.done("/creature edit creature:Bat facing:e");
            let to = if path.is_empty() { String::new() } else { format!("to:\"{path}\"") };
            let reply = door.ask(&format!("/fly creature:Bat {to} pace:double preview:true"));
            match expected {
                Ok(feet) => {
                    assert_eq!(reply["status"], "done", "{class}, {path}: {}", message(&reply));
                    assert_eq!(reply["ruling"]["feet"].as_f64(), Some(*feet), "{class}, {path}: {}", message(&reply));
                }
                Err(rule) => {
                    assert_eq!(reply["status"], "refused", "{class}, {path}: {}", message(&reply));
                    assert!(rules(&reply).contains(rule), "{class}, {path}: {}", message(&reply));
                }
            }
        }
    }
}

const ALL: &str = "perfect good average poor clumsy";

#[test]
fn minimum_forward_speed() {
    row(&[
        (ALL, "6e", Ok(30.0)),
        ("perfect good", "5e", Ok(25.0)),
        ("average poor clumsy", "5e", Err("flight-minimum")),
        // Straight up and down doesn't count as forward; every second diagonal counts twice.
        ("average poor clumsy", "5e up", Err("flight-minimum")),
        ("average poor", "e 3ne e", Ok(30.0)),
        ("average poor clumsy", "2e 3ne", Ok(30.0)),
        // Diagonals up are as long as level ones, whatever they cost.
        ("average poor", "2e 3e-up", Ok(55.0)),
    ]);
}

#[test]
fn hovering() {
    row(&[("perfect good", "", Ok(0.0)), ("average poor clumsy", "", Err("flight-hover"))]);
    row(&[("average poor clumsy", "", Err("flight-minimum"))]);
}

#[test]
fn flying_backward_and_reversing() {
    row(&[
        ("perfect", "w", Ok(5.0)),
        ("good", "w", Ok(10.0)),
        ("good", "3w", Ok(20.0)),
        ("average poor clumsy", "6w", Err("flight-backward")),
    ]);
    let mut door = table("fly 60 good", "altitude:60");
    door.done("/creature edit creature:Bat facing:e");
    let reply = door.ask("/fly creature:Bat to:\"3w\"");
    assert_eq!(reply["ruling"]["facing"], "e", "{reply}");
    assert_eq!(reply["ruling"]["steps"][0]["rules"], json!(["flight-reverse"]), "{reply}");
    // At speed 15 a good flier doesn't have the feet to turn around first.
    for (class, expected) in [("perfect", "done"), ("good", "refused")] {
        let mut door = table(&format!("fly 15 {class}"), "altitude:60");
        door.done("/creature edit creature:Bat facing:e");
        assert_eq!(door.ask("/fly creature:Bat to:\"3w\" preview:true")["status"], expected);
    }
}

#[test]
fn turning_after_a_distance() {
    row(&[
        ("perfect good", "e n e n", Ok(20.0)),
        ("average", "e n e n 2n", Ok(45.0)),
        ("poor", "e ne n ne 2e", Ok(35.0)),
        ("clumsy", "e ne n ne 2e", Err("flight-turn")),
        ("clumsy", "2e 2ne 2n 2nw", Ok(50.0)),
        // The first turn needs the distance too.
        ("clumsy", "e 2ne 2n 2nw", Err("flight-turn")),
        ("poor", "6ne", Err("flight-turn")),
    ]);
}

#[test]
fn turning_in_place() {
    // If it turns in its last space, it has flown nothing since.
    for (class, first, second) in [
        ("perfect", "n", Ok(5)),
        ("good", "n", Ok(10)),
        ("average", "n", Ok(35)),
        ("average", "nw", Err("flight-turn")),
        ("average", "w", Err("flight-maximum-turn")),
        ("poor", "e", Err("flight-turn-in-place")),
        ("poor", "ne", Ok(45)),
        ("clumsy", "e", Err("flight-turn-in-place")),
    ] {
        let mut door = table(&format!("fly 60 {class}"), "altitude:60");
        door.done("/creature edit creature:Bat facing:e");
        let turned = door.ask("/fly creature:Bat to:\"6e\" facing:ne");
        assert_eq!((&turned["status"], &turned["ruling"]["facing"]), (&json!("done"), &json!("ne")), "{turned}");
        let steps = if class == "perfect" || class == "good" { 1 } else { 6 };
        let path = format!("{steps}{first}");
        let reply = door.ask(&format!("/fly creature:Bat to:\"{path}\" preview:true"));
        match second {
            Ok(feet) => assert_eq!(reply["ruling"]["feet"], json!(feet), "{class} {path}: {}", message(&reply)),
            Err(rule) => assert!(rules(&reply).contains(&rule), "{class} {path}: {}", message(&reply)),
        }
    }
}

#[test]
fn the_widest_turn_in_one_space() {
    row(&[
        ("perfect", "sw", Ok(5.0)),
        ("good", "sw", Ok(15.0)),
        ("good", "e sw", Ok(15.0)),
        ("average", "e 5n", Ok(35.0)),
        ("average", "6nw", Err("flight-maximum-turn")),
        ("poor clumsy", "2e 4ne", Ok(40.0)),
        ("poor clumsy", "6n", Err("flight-maximum-turn")),
    ]);
}

#[test]
fn how_steeply_one_climbs() {
    row(&[
        ("perfect", "8up", Ok(40.0)),
        ("good", "8up", Ok(80.0)),
        ("average", "3e 2ne 8up", Ok(110.0)),
        ("average", "3e 2ne 9up", Err("flight-up-angle")),
        ("poor clumsy", "4e 2ne 6up", Ok(95.0)),
        ("poor clumsy", "4e 2ne 7up", Err("flight-up-angle")),
    ]);
}

#[test]
fn how_fast_one_climbs() {
    row(&[
        ("perfect", "2up", Ok(10.0)),
        ("perfect", "2e-up", Ok(15.0)),
        ("good", "2up", Ok(20.0)),
        ("good", "2e-up", Ok(30.0)),
        ("average poor clumsy", "6e 2e-up", Ok(60.0)),
        ("perfect", "24up", Ok(120.0)),
        ("good", "13up", Err("speed")),
    ]);
}

#[test]
fn how_steeply_one_descends() {
    row(&[
        ("perfect good", "8down", Ok(20.0)),
        ("average", "4e 2ne 8down", Ok(55.0)),
        ("poor clumsy", "4e 2ne 4down", Ok(45.0)),
        ("poor clumsy", "4e 2ne 7down", Err("flight-down-angle")),
    ]);
}

#[test]
fn how_fast_one_descends() {
    row(&[
        ("perfect good", "down", Ok(2.5)),
        ("perfect good", "2e-down", Ok(7.5)),
        ("average poor clumsy", "4e 3e-down", Ok(30.0)),
    ]);
    let mut door = table("fly 60 good", "altitude:60");
    let reply = door.ask("/fly creature:Bat to:\"down\"");
    assert_eq!(reply["ruling"]["steps"][0]["rules"], json!(["flight-down-speed"]), "{reply}");
    assert!(message(&reply).contains("H10, 55 ft up: 2.5 of 60 ft"), "{reply}");
}

#[test]
fn between_descending_and_climbing() {
    row(&[
        ("perfect", "e-down e-up", Ok(12.5)),
        ("good", "e-down e-up", Ok(17.5)),
        ("average poor clumsy", "6e e-down e-up", Err("flight-between")),
        ("average", "6e e-down e e-up", Ok(52.5)),
        ("poor clumsy", "6e e-down e e-up", Err("flight-between")),
        ("poor", "6e e-down 2e e-up", Ok(57.5)),
        ("clumsy", "6e e-down 3e e-up", Err("flight-between")),
        ("clumsy", "6e e-down 4e e-up", Ok(67.5)),
    ]);
}

#[test]
fn every_row_is_cited_from_its_own_heading() {
    let mut door = table("fly 60 good", "");
    let answer = door.ask("/rules topic:maneuverability");
    let answer = answer["ruling"]["rules"].as_array().unwrap().clone();
    assert_eq!(answer.len(), 15);
    for rule in answer.iter().filter(|rule| rule["id"] != "flight-load") {
        assert_eq!(rule["document"], "003_aedc359988b032dd.txt", "{rule}");
    }
    let turn = answer.iter().find(|rule| rule["id"] == "flight-turn").unwrap();
    assert_eq!((&turn["heading"], &turn["from"]), (&json!("Turn"), &json!("dnd35")));
    assert_eq!(
        turn["meaning"],
        "perfect any, good 90 degrees per 5 ft, average 45 degrees per 5 ft, poor 45 degrees per 5 ft, clumsy 45 degrees \
         per 10 ft"
    );
}

#[test]
fn the_search_finds_a_way_that_the_rows_allow() {
    // A clumsy flier facing east turns in a wide arc.
    for (class, to, pace) in [("clumsy", "H7", "double"), ("poor", "G12", "double"), ("average", "F10", "move")] {
        let mut door = table(&format!("fly 60 {class}"), "altitude:60");
        door.done("/creature edit creature:Bat facing:e");
        let found = door.ask(&format!("/fly creature:Bat to:{to} pace:{pace} preview:true"));
        assert_eq!(found["status"], "done", "{class}: {}", message(&found));
        // The same way step by step is also legal and costs the same.
        let steps = found["ruling"]["steps"].as_array().unwrap();
        let mut altitude = 60;
        let path: Vec<String> = steps
            .iter()
            .map(|step| {
                altitude = step["altitude"].as_i64().unwrap_or(altitude);
                format!("{}@{altitude}", step["to"].as_str().unwrap())
            })
            .collect();
        let by_hand = door.ask(&format!("/fly creature:Bat to:\"{}\" pace:{pace} preview:true", path.join(" ")));
        assert_eq!(by_hand["status"], "done", "{class}: {}", message(&by_hand));
        assert_eq!(by_hand["ruling"]["feet"], found["ruling"]["feet"], "{class}: {path:?}");
    }
}

#[test]
fn a_flier_that_is_too_slow_stalls_on_request() {
    let stalled = || {
        let mut door = table("fly 60 poor", "altitude:200");
        let refused = door.ask("/fly creature:Bat to:\"2e\"");
        assert_eq!((rules(&refused), &refused["status"]), (vec!["flight-minimum"], &json!("refused")), "{refused}");
        let reply = door.ask("/fly creature:Bat to:\"2e\" stall:true");
        let ruling = &reply["ruling"];
        assert_eq!((&reply["status"], &ruling["altitude"]), (&json!("done"), &json!(50)), "{reply}");
        assert_eq!((&ruling["stalled"], &ruling["forward"]), (&json!(true), &json!(0)), "{reply}");
        let away = door.ask("/fly creature:Bat to:\"6e\"");
        assert_eq!((rules(&away), &away["status"]), (vec!["stall"], &json!("refused")), "{away}");
        let pending = door.ask("/fly creature:Bat");
        let check = &pending["ruling"]["checks"][0];
        assert_eq!(
            (&pending["status"], &check["dc"], &check["skill"]),
            (&json!("pending"), &json!(20), &json!("Reflex"))
        );
        door
    };
    let mut door = stalled();
    let reply = door.ask("/fly creature:Bat check:20");
    assert_eq!((&reply["status"], &reply["ruling"]["stalled"]), (&json!("done"), &json!(false)), "{reply}");
    assert_eq!(door.ask("/fly creature:Bat to:\"6e\"")["ruling"]["altitude"], 50);
    // If it fails, it falls farther than that: the distance already fallen counts too.
    let mut door = stalled();
    let reply = door.ask("/fly creature:Bat check:19");
    assert_eq!((&reply["status"], &reply["ruling"]["falls"][0]["height"]), (&json!("done"), &json!(200)), "{reply}");
    let mut door = table("fly 60 poor", "altitude:500");
    door.done("/fly creature:Bat stall:true");
    let reply = door.ask("/fly creature:Bat check:1");
    assert_eq!((&reply["ruling"]["altitude"], &reply["ruling"]["stalled"]), (&json!(50), &json!(true)), "{reply}");
    let mut door = table("fly 60 poor", "altitude:150");
    let reply = door.ask("/fly creature:Bat stall:true");
    assert_eq!(reply["ruling"]["falls"][0]["height"], 150, "{reply}");
}

#[test]
fn a_creature_that_lands_needs_no_speed_and_walks_on() {
    let mut door = table("fly 60 poor", "altitude:15");
    let steep = door.ask("/fly creature:Bat to:\"2e-down down\"");
    assert_eq!(rules(&steep), ["flight-down-angle"], "{steep}");
    let reply = door.ask("/fly creature:Bat to:K10@0");
    assert_eq!((&reply["status"], &reply["ruling"]["feet"]), (&json!("done"), &json!(10)), "{reply}");
    let walk = door.ask("/move creature:Bat to:M10");
    assert_eq!((&walk["status"], &walk["ruling"]["mode"]), (&json!("done"), &json!("walk")), "{walk}");
    // Up again: the earlier flight doesn't count.
    let up = door.ask("/fly creature:Bat to:\"3e-up\"");
    assert_eq!(
        (&up["status"], &up["ruling"]["feet"]),
        (&json!("refused"), &json!(45)),
        "20 ft forward are too few: {up}"
    );
    assert_eq!(rules(&up), ["flight-minimum"], "{up}");
}

#[test]
fn a_path_by_directions_keeps_its_height_over_uneven_ground() {
    let mut door = table("fly 60 good", "altitude:20");
    door.done("/map height squares:J10 feet:10");
    let reply = door.ask("/fly creature:Bat to:\"4e\"");
    let steps = reply["ruling"]["steps"].as_array().unwrap();
    let answer: Vec<&Value> = steps.iter().map(|step| &step["altitude"]).collect();
    assert_eq!(answer, [&json!(20), &json!(10), &json!(20), &Value::Null], "{reply}");
    assert_eq!(reply["ruling"]["feet"], 20);
    door.done("/map height squares:N10 feet:40");
    let into = door.ask("/fly creature:Bat to:\"2e\"");
    assert_eq!((rules(&into), &into["status"]), (vec!["heights"], &json!("refused")), "{into}");
    let ledge = door.ask("/fly creature:Bat to:N10@0");
    assert_eq!((&ledge["status"], &ledge["ruling"]["altitude"]), (&json!("done"), &json!(0)), "{ledge}");
}

#[test]
fn a_turn_of_several_moves_keeps_one_speed() {
    let mut door = table("fly 60 poor", "altitude:140 initiative:5");
    door.done("/creature add name:Foe at:A1 side:foes initiative:-5");
    door.done("/turn start");
    door.done("/fly creature:Bat to:\"6e\"");
    door.done("/fly creature:Bat to:\"e\"");
    assert!(!message(&door.ask("/turn next")).contains("to stay up"));
    door.done("/turn next");
    let short = door.ask("/fly creature:Bat to:\"e\"");
    assert_eq!(short["status"], "done", "it may fly on in this turn: {short}");
    let short = door.ask("/fly creature:Bat to:\"e\"");
    assert_eq!(rules(&short), ["flight-minimum"], "a new turn begins with nothing flown: {short}");
    let over = door.ask("/turn next");
    assert!(message(&over).contains("Bat has flown 5 ft of the 30 ft"), "{over}");
    assert_eq!(over["ruling"]["falls"][0]["height"], 140, "{over}");
}

#[test]
fn paces_loads_and_what_slows() {
    let mut door = table("fly 30 good", "altitude:60");
    let run = door.ask("/run creature:Bat to:\"10e\" mode:fly preview:true");
    assert_eq!((&run["status"], &run["ruling"]["budget"]), (&json!("done"), &json!(120)), "{run}");
    let bent = door.ask("/run creature:Bat to:\"5e 5n\" mode:fly preview:true");
    assert_eq!((rules(&bent), &bent["status"]), (vec!["run-line"], &json!("refused")), "{bent}");
    assert_eq!(door.ask("/move creature:Bat to:\"5e\" mode:fly pace:double preview:true")["ruling"]["budget"], 60);
    door.done("/creature edit creature:Bat conditions:slowed");
    assert_eq!(door.ask("/fly creature:Bat to:\"e\" preview:true")["ruling"]["budget"], 15);
    door.done("/creature edit creature:Bat conditions:none load:medium");
    assert_eq!(rules(&door.ask("/fly creature:Bat to:\"e\"")), ["flight-load"]);
    let mut door = table("fly 30", "altitude:60");
    for line in ["/fly creature:Bat to:\"e\"", "/move creature:Bat to:\"e\"", "/reachable creature:Bat"] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{reply}");
        assert!(message(&reply).contains("fly 60 good"), "{reply}");
    }
    let mut door = table("swim 30", "");
    assert!(message(&door.ask("/reachable creature:Bat mode:fly")).contains("no fly speed"));
}

fn reach(door: &mut Door, more: &str) -> Vec<(String, f64)> {
    let reply = door.ask(&format!("/reachable creature:Bat mode:fly {more}"));
    assert_eq!(reply["status"], "done", "{reply}");
    let squares = reply["ruling"]["squares"].as_object().unwrap().clone();
    squares.into_iter().map(|(square, feet)| (square, feet.as_f64().unwrap())).collect()
}

#[test]
fn a_better_class_reaches_what_a_worse_one_reaches() {
    let mut dice = Dice::new(5);
    for _ in 0..3 {
        let mut door = Door::seeded(Some(1));
        door.done("/table new width:11 height:11 ruleset:srd35");
        for _ in 0..12 {
            let column = char::from(b"ABCDEFGHIJK"[dice.below(11) as usize]);
            let square = format!("{column}{}", dice.below(11) + 1);
            if square != "F6" {
                door.done(&format!("/map paint squares:{square} terrain:solid"));
            }
        }
        door.done("/creature add name:Bat at:F6 altitude:15 modes:\"fly 30 clumsy\"");
        door.done("/creature edit creature:Bat facing:n");
        let mut worse: Vec<(String, f64)> = Vec::new();
        for class in ["clumsy", "poor", "average", "good", "perfect"] {
            door.done(&format!("/creature edit creature:Bat modes:\"fly 30 {class}\""));
            let ends = reach(&mut door, "altitude:10");
            for (square, feet) in &worse {
                let better = ends.iter().find(|(other, _)| other == square);
                assert!(better.is_some_and(|(_, less)| less <= feet), "{class}: {square} for {feet}, {better:?}");
            }
            // The search for a square agrees with the search for all of them.
            for (square, feet) in ends.iter().step_by(7).filter(|(square, _)| square != "F6") {
                let fly = door.ask(&format!("/fly creature:Bat to:{square}@10 preview:true"));
                assert_eq!(fly["ruling"]["feet"].as_f64(), Some(*feet), "{class}, {square}: {}", message(&fly));
            }
            worse = ends;
        }
        assert!(worse.len() > 10);
    }
}

#[test]
fn the_gm_can_let_it_fly_too_slowly_and_it_stalls() {
    let mut door = table("fly 60 average", "altitude:300");
    let forced = door.ask("/fly creature:Bat to:e force:true");
    assert_eq!((&forced["status"], &forced["ruling"]["altitude"]), (&json!("done"), &json!(150)), "{forced}");
    assert!(message(&forced).contains("DC 20 Reflex save"), "{forced}");
    // A preview doesn't make anybody fall.
    let mut door = table("fly 60 average", "altitude:100");
    let preview = door.ask("/fly creature:Bat to:e stall:true preview:true");
    let fall = &preview["ruling"]["falls"][0];
    assert_eq!(
        (&preview["status"], &fall["height"], &fall["rolls"]),
        (&json!("done"), &json!(100), &Value::Null),
        "{preview}"
    );
    assert_eq!(door.ask("/show")["ruling"]["creatures"][0]["altitude"], 100);
}

#[test]
fn where_it_faces_and_what_it_has_flown_goes_on_from_move_to_move() {
    let mut door = table("fly 60 clumsy", "altitude:60");
    let first = door.ask("/fly creature:Bat to:\"5e ne\"");
    assert_eq!((&first["ruling"]["facing"], &first["ruling"]["forward"]), (&json!("ne"), &json!(30)), "{first}");
    assert!(message(&first).contains("Now facing northeast."), "{first}");
    assert_eq!(first["ruling"]["steps"][5]["facing"], "ne", "{first}");
    assert_eq!(first["ruling"]["steps"][1]["facing"], Value::Null, "told where it changes: {first}");
    // 5 ft after its turn it can't turn again; 10 ft after it it can.
    let soon = door.ask("/fly creature:Bat to:\"6n\" preview:true");
    assert_eq!(rules(&soon), ["flight-turn", "flight-turn-in-place"], "{soon}");
    assert!(message(&soon).contains("after 5 ft"), "{soon}");
    assert_eq!(door.ask("/fly creature:Bat to:\"ne 5n\" preview:true")["status"], "done");
    // After `/place` it flies on as if it had just taken off.
    door.done("/place creature:Bat at:H12 altitude:60");
    assert_eq!(door.ask("/fly creature:Bat to:\"2ne 4n\" preview:true")["status"], "done");
}

#[test]
fn paths_by_air_of_people_who_make_mistakes() {
    let mut door = table("fly 60 poor", "altitude:60");
    for (line, status, expected) in [
        ("/fly creature:Bat to:N10 altitude:-5", "error", "altitude"),
        ("/fly creature:Bat to:N10@1000000000", "error", "1000 ft up or down at most"),
        ("/fly creature:Bat to:N10@7", "error", "multiple of 5 ft"),
        ("/fly creature:Bat to:N10 facing:up", "error", "`facing`"),
        ("/fly creature:Bat to:Z99", "error", "isn't on the map"),
        ("/fly creature:Bat to:N10 check:9999", "error", "`check`"),
        ("/fly creature:Bat to:N10 mode:glide", "refused", "has no rule for this way of moving: glide"),
        ("/fly creature:Bat to:20down", "refused", "is solid ground at that height"),
        ("/fly creature:Bat to:N10@900", "refused", "can't fly H10 to N10, 900 ft up"),
        ("/reachable creature:Bat mode:fly altitude:1000000000", "error", "altitude"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], status, "{line}: {}", message(&reply));
        assert!(message(&reply).contains(expected), "{line}: {}", message(&reply));
    }
    let shown = door.ask("/show");
    let bat = &shown["ruling"]["creatures"][0];
    assert_eq!((&bat["anchor"], &bat["altitude"]), (&json!("H10"), &json!(60)));
}

/// Tactical Aerial Movement, Minimum Forward Speed: distance flown in an overrun counts like distance flown in a move.
#[test]
fn an_overrun_in_the_air_counts_for_the_least_speed() {
    let mut door = table("fly 60 poor", "altitude:30 facing:e initiative:20 side:heroes");
    door.done("/creature add name:Foe at:K10 side:foes altitude:30 modes:\"fly 60 good\" initiative:-5");
    door.done("/initiative creature:Bat check:20");
    door.done("/initiative creature:Foe check:1");
    door.done("/turn start");
    let overran = door.ask("/overrun creature:Bat target:Foe to:O10 check:30 against:10");
    assert_eq!((&overran["status"], &overran["ruling"]["feet"]), (&json!("done"), &json!(35)), "{overran}");
    let next = door.ask("/turn next");
    assert!(!message(&next).contains("stalls"), "{next}");
}
