//! Charges and withdrawals at a table: laws for every board, bad input, dice, turns, and the GM's override.

use serde_json::{Value, json};

use crate::boards::how_many;
use crate::boards::random::{Dice, random_board, setup};
use crate::door::Door;
use judge::{Board, Ruleset, name};

/// The rulesets with charges.
const CHARGING: [Ruleset; 4] = [Ruleset::Srd35, Ruleset::Dnd35, Ruleset::Reaction, Ruleset::EpicPath];

/// Boards of every ruleset with charges, `quick` of each in a quick run. Every other one is nearly bare, so that there are
/// lanes.
fn boards(first_seed: u64, quick: u64) -> impl Iterator<Item = (u64, Board)> {
    CHARGING.into_iter().flat_map(move |rules| {
        (first_seed..first_seed + how_many(quick)).filter_map(move |seed| {
            let mut board = random_board(&mut Dice::new(seed), rules);
            if seed % 2 == 0 {
                board.fills.clear();
                board.layers.clear();
            }
            (board.creatures.len() > 1).then_some((seed, board))
        })
    })
}

fn set_up(door: &mut Door, board: &Board) {
    setup(board).iter().for_each(|line| door.done(line));
}

fn length(ruling: &Value, key: &str) -> usize {
    ruling[key].as_array().map_or(0, Vec::len)
}

/// The ruling's path in a command's notation.
fn path(ruling: &Value) -> String {
    ruling["path"].as_array().unwrap().iter().map(|at| at.as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

fn charges(door: &mut Door, board: &Board) -> Vec<(String, Value)> {
    let mover = &board.creatures[0].name;
    let targets = board.creatures[1..].iter().map(|other| other.name.clone());
    targets
        .map(|target| {
            let reply = door.ask(&format!("/charge creature:{mover} target:{target} preview:true"));
            (target, reply["ruling"].clone())
        })
        .collect()
}

#[test]
fn a_legal_charge_is_a_legal_straight_move_of_the_same_feet() {
    let (mut door, mut legal) = (Door::open(), 0);
    for (seed, board) in boards(5_010, 12) {
        set_up(&mut door, &board);
        let mover = &board.creatures[0].name;
        for (target, charge) in charges(&mut door, &board) {
            if charge["verdict"] == "needs-check" {
                assert!(length(&charge, "checks") > 0, "{seed} {target}: {charge}");
                continue;
            }
            if charge["verdict"] != "legal" {
                assert!(length(&charge, "reasons") > 0 && charge["attack"] == Value::Null, "{seed} {target}: {charge}");
                continue;
            }
            legal += 1;
            let feet: u64 = charge["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_u64().unwrap()).sum();
            assert_eq!(charge["feet"], feet, "{seed} {target}: {charge}");
            assert!(feet >= 10 && charge["attack"] == charge["to"], "{seed} {target}: {charge}");
            assert!(charge["ends"].as_array().unwrap().contains(&charge["to"]), "{seed} {target}: {charge}");
            let (from, to) = (&charge["from"], &charge["to"]);
            let measured = door.ask(&format!("/measure from:{from} to:{to}"))["ruling"]["feet"].clone();
            assert_eq!(charge["feet"], measured, "{seed} {target}: {charge}");
            // A charger without reach ends in a place where a plain move may not end.
            let walk = door.ask(&format!("/move creature:{mover} to:\"{}\" pace:double preview:true", path(&charge)));
            let walk = &walk["ruling"];
            let at_the_end = |reason: &Value| reason["rule"] == "ending" || reason["at"] == charge["to"];
            let ending = walk["reasons"].as_array().unwrap().iter().all(at_the_end);
            assert!(ending && walk["feet"] == charge["feet"], "{seed} {target}: {charge}\n{walk}");
            if board.ruleset != Ruleset::EpicPath {
                let run = door.ask(&format!("/run creature:{mover} to:{to} preview:true"))["ruling"].clone();
                assert!(run["verdict"] == "illegal" || run["feet"] == charge["feet"], "{seed} {target}: {run}");
                let who = |ruling: &Value| {
                    ruling["provokes"].as_array().unwrap().iter().map(|one| one["by"].clone()).collect::<Vec<_>>()
                };
                assert_eq!(who(&charge), who(walk), "{seed} {target}: {charge}\n{walk}");
            }
        }
    }
    assert!(legal >= 15, "only {legal} legal charges were tried");
}

#[test]
fn adding_an_obstacle_never_makes_a_charge_legal() {
    let (mut door, mut tried, mut spoilt) = (Door::open(), 0, 0);
    for (seed, mut board) in boards(6_000, 4) {
        set_up(&mut door, &board);
        let before = charges(&mut door, &board);
        let mut dice = Dice::new(seed);
        // What blocks a line changes which space is the closest to strike from; what lies on the ground doesn't.
        for _ in 0..25 {
            let free = |at: &&(i32, i32)| {
                board.creatures.iter().all(|other| !other.place.holds(**at)) && !board.fills.contains_key(*at)
            };
            let squares = board.squares();
            let free: Vec<_> = squares.iter().filter(free).copied().collect();
            if free.is_empty() {
                continue;
            }
            let at = *dice.pick(&free);
            let terrain = *dice.pick(&["difficult", "obstacle", "pillar"]);
            door.ask(&format!("/map paint squares:{} terrain:{terrain}", name(at)));
            if terrain == "pillar" {
                board.fills.insert(at, judge::Fill::Pillar);
            }
        }
        for ((target, before), (_, after)) in before.into_iter().zip(charges(&mut door, &board)) {
            tried += 1;
            spoilt += usize::from(before["verdict"] == "legal" && after["verdict"] == "illegal");
            let legal = before["verdict"] == "illegal" && after["verdict"] == "legal";
            assert!(!legal, "{} {seed} {target}: {before}\n{after}", board.ruleset.word());
        }
    }
    assert!(tried >= 40 && spoilt >= 2, "{tried} tried, {spoilt} spoilt");
}

#[test]
fn a_withdrawal_never_provokes_from_more_than_the_same_path_walked() {
    let (mut door, mut fewer, mut legal) = (Door::open(), 0, 0);
    for (seed, board) in boards(7_000, 5) {
        set_up(&mut door, &board);
        let mover = &board.creatures[0].name;
        let primaries: Vec<String> = if board.ruleset == Ruleset::EpicPath {
            board.creatures[1..].iter().map(|other| format!(" primary:{}", other.name)).collect()
        } else {
            vec![String::new()]
        };
        let mut dice = Dice::new(seed);
        let goals: Vec<String> = (0..4).map(|_| name(*dice.pick(&board.squares()))).collect();
        for (primary, goal) in primaries.iter().flat_map(|primary| goals.iter().map(move |goal| (primary, goal))) {
            let reply = door.ask(&format!("/withdraw creature:{mover} to:{goal}{primary} preview:true"));
            let withdrawal = &reply["ruling"];
            if withdrawal["verdict"] != "legal" || length(withdrawal, "steps") == 0 {
                continue;
            }
            legal += 1;
            let line = format!("/move creature:{mover} to:\"{}\" pace:double preview:true", path(withdrawal));
            let walk = door.ask(&line)["ruling"].clone();
            let (away, walked) = (length(withdrawal, "provokes"), length(&walk, "provokes"));
            assert!(away <= walked || length(&walk, "steps") != length(withdrawal, "steps"), "{seed}: {reply}\n{walk}");
            fewer += usize::from(away < walked);
        }
    }
    assert!(legal >= 20 && fewer >= 3, "{legal} legal withdrawals, {fewer} that help");
}

fn table(ruleset: &str) -> Door {
    let mut door = Door::seeded(Some(11));
    door.done(&format!("/table new width:14 height:8 ruleset:{ruleset}"));
    door.done("/creature add name:Aldo at:B4");
    door.done("/creature add name:Orc at:H4 side:foes");
    door
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

fn at(door: &mut Door, who: &str) -> Value {
    let shown = door.ask("/show");
    let creatures = shown["ruling"]["creatures"].as_array().unwrap();
    creatures.iter().find(|one| one["name"] == who).unwrap()["anchor"].clone()
}

#[test]
fn what_makes_no_sense_is_answered_and_changes_nothing() {
    let mut door = table("srd35");
    door.done("/creature add name:Bea at:B6");
    let before = door.ask("/show")["ruling"].clone();
    for (line, status, said) in [
        ("/charge creature:Aldo", "error", "`target` is missing"),
        ("/charge creature:Aldo target:Aldo", "error", "can't charge themselves"),
        ("/charge creature:Aldo target:Nobody", "error", "There's no"),
        ("/charge creature:Aldo target:Bea", "refused", "isn't Aldo's opponent"),
        ("/charge creature:Aldo target:Orc to:Z99", "error", "isn't on the map"),
        ("/charge creature:Aldo target:Orc to:C4", "refused", "G3 or G4 or G5"),
        ("/charge creature:Aldo target:Orc overrun:Orc", "error", "`overrun` is someone in the way"),
        ("/charge creature:Aldo target:Orc avoids:true", "error", "`avoids` goes with `overrun`"),
        ("/charge creature:Aldo target:Orc overrun:Bea", "refused", "isn't Aldo's opponent"),
        ("/charge creature:Aldo target:Orc check:5 bonus:3", "error", "not both"),
        ("/withdraw creature:Aldo", "error", "`to` is missing"),
        ("/withdraw creature:Aldo to:ZZ1", "error", "on the map"),
        ("/withdraw creature:Aldo to:B6", "refused", "can't end"),
        ("/withdraw creature:Aldo to:C4 spare:Bea", "error", "names opponents"),
        ("/withdraw creature:Aldo to:C4 from:Orc distance:7", "error", "multiple of 5"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], status, "{line}: {reply}");
        assert!(message(&reply).contains(said), "{line}: {reply}");
        assert_eq!(door.ask("/show")["ruling"], before, "{line}");
    }
    door.done("/creature edit creature:Aldo conditions:prone");
    let prone = door.ask("/charge creature:Aldo target:Orc");
    assert!(prone["status"] == "refused" && message(&prone).contains("only crawl"), "{prone}");
    let prone = door.ask("/withdraw creature:Aldo to:C4");
    assert!(prone["status"] == "refused" && message(&prone).contains("only crawl"), "{prone}");
}

#[test]
fn every_failed_condition_is_listed_with_its_rule() {
    let mut door = table("srd35");
    door.done("/creature add name:Bea at:E4");
    door.done("/map paint squares:D4 terrain:difficult");
    door.done("/map edge squares:F4 side:east barrier:wall");
    door.done("/creature edit creature:Aldo conditions:fatigued");
    let reply = door.ask("/charge creature:Aldo target:Orc to:G4");
    let rules: Vec<&str> =
        reply["ruling"]["reasons"].as_array().unwrap().iter().filter_map(|reason| reason["rule"].as_str()).collect();
    for rule in ["afflictions", "charge-over", "charge-lane", "charge-past"] {
        assert!(rules.contains(&rule), "{rule}: {reply}");
    }
    assert_eq!(reply["ruling"]["ends"], json!([]));
}

#[test]
fn the_dice_of_a_charge_are_shown_and_never_rolled_in_a_preview() {
    let play = || {
        let mut door = table("epic-path");
        door.done("/creature sheet creature:Orc maneuver-defense:15");
        let preview = door.ask("/charge creature:Aldo target:Orc bonus:7 preview:true");
        assert!(preview["ruling"]["checks"][0].get("roll").is_none(), "{preview}");
        let reply = door.ask("/charge creature:Aldo target:Orc bonus:7");
        (at(&mut door, "Aldo"), reply)
    };
    let (end, reply) = play();
    assert_eq!(play().1["ruling"], reply["ruling"]);
    let (check, roll) = (&reply["ruling"]["checks"][0], &reply["ruling"]["checks"][0]["roll"]);
    assert_eq!(roll["total"], roll["die"].as_i64().unwrap() + 7);
    assert_eq!((&check["result"], &check["natural"], &check["dc"]), (&roll["total"], &roll["die"], &json!(15)));
    assert!(message(&reply).contains("d20 ("), "{reply}");
    assert_eq!(end, reply["ruling"]["attack"]);
}

#[test]
fn an_unseen_creature_in_the_lane_falls_or_holds() {
    for (more, status, where_to, falls) in [
        ("check:20 against:10", "done", "G4", true),
        ("check:5 against:10", "done", "D4", false),
        ("avoids:true", "done", "G4", false),
        ("check:20", "pending", "B4", false),
        ("bonus:2 preview:true against:10", "pending", "B4", false),
        ("bonus:30 against:10", "done", "G4", true),
    ] {
        let mut door = table("srd35");
        door.done("/creature add name:Goblin at:E4 side:foes");
        let reply = door.ask(&format!("/charge creature:Aldo target:Orc to:G4 overrun:Goblin {more}"));
        assert_eq!(reply["status"], status, "{more}: {reply}");
        assert_eq!(at(&mut door, "Aldo"), where_to, "{more}: {reply}");
        let shown = door.ask("/show")["ruling"]["creatures"].clone();
        let goblin = shown.as_array().unwrap().iter().find(|one| one["name"] == "Goblin").unwrap().clone();
        assert_eq!(goblin["conditions"].to_string().contains("prone"), falls, "{more}: {goblin}");
        assert_eq!(reply["ruling"]["provokes"][0]["by"], "Goblin", "{more}: {reply}");
    }
}

#[test]
fn the_gm_can_force_a_charge() {
    let mut door = table("srd35");
    door.done("/map paint squares:D3:D5 terrain:difficult");
    assert_eq!(door.ask("/charge creature:Aldo target:Orc to:G4")["status"], "refused");
    let forced = door.ask("/charge creature:Aldo target:Orc to:G4 force:true");
    assert!(forced["status"] == "done" && forced["ruling"]["overruled"] == true, "{forced}");
    assert_eq!(at(&mut door, "Aldo"), "G4");
    assert_eq!(forced["ruling"]["attack"], "G4", "{forced}");
    assert!(message(&forced).contains("+2"), "{forced}");
    let nowhere = table("rise").ask("/charge creature:Aldo target:Orc force:true");
    assert!(nowhere["status"] == "error" && message(&nowhere).contains("Set `to`"), "{nowhere}");
    let by_word = door.ask("/charge creature:Aldo target:Orc to:C1 force:true");
    assert_eq!((&by_word["status"], at(&mut door, "Aldo")), (&json!("done"), json!("C1")), "{by_word}");
}

#[test]
fn a_forced_charge_goes_on_where_its_overrun_failed() {
    let mut door = table("srd35");
    door.done("/creature add name:Goblin at:C4 side:foes");
    let forced = door.ask("/charge creature:Aldo target:Orc to:G4 overrun:Goblin check:1 against:10 force:true");
    assert_eq!((&forced["status"], at(&mut door, "Aldo")), (&json!("done"), json!("G4")), "{forced}");
    assert_eq!(forced["ruling"]["attack"], "G4", "{forced}");
    assert!(message(&forced).starts_with("Aldo charges B4 to G4: 25 of 60 ft (GM override)"), "{forced}");
    assert!(
        !message(&forced).contains("stops at") || message(&forced).contains("By the rules they stop at"),
        "{forced}"
    );
}

#[test]
fn the_steps_of_a_refused_charge_come_to_its_distance() {
    let mut door = table("srd35");
    door.done("/map paint squares:D3:D5 terrain:difficult");
    let refused = door.ask("/charge creature:Aldo target:Orc to:G4")["ruling"].clone();
    let steps: i64 = refused["steps"].as_array().unwrap().iter().filter_map(|step| step["feet"].as_i64()).sum();
    assert_eq!((refused["verdict"].as_str(), refused["feet"].as_i64()), (Some("illegal"), Some(steps)), "{refused}");
}

#[test]
fn the_bot_rolls_for_both_sides_of_an_overrun_in_a_charge() {
    let mut door = table("srd35");
    door.done("/creature add name:Goblin at:D4 side:foes");
    let reply = door.ask("/charge creature:Aldo target:Orc to:G4 overrun:Goblin bonus:40 against-bonus:0");
    assert_eq!(reply["status"], "done", "{reply}");
    assert_eq!(reply["ruling"]["prone"], json!(["Goblin"]), "{reply}");
    assert_eq!(reply["ruling"]["against_roll"]["bonus"], 0, "{reply}");
}

#[test]
fn an_unknown_defense_is_a_note() {
    let mut door = table("epic-path");
    let reply = door.ask("/charge creature:Aldo target:Orc preview:true");
    assert!(reply["ruling"]["notes"].to_string().contains("maneuver-defense:18"), "{reply}");
    assert_eq!(message(&reply).matches("maneuver-defense:18").count(), 1, "{reply}");
}

#[test]
fn one_of_several_primary_targets_has_to_be_named() {
    let mut door = table("epic-path");
    for line in ["/creature add name:Hob at:A4 side:foes", "/creature add name:Imp at:B3 side:foes"] {
        door.done(line);
    }
    let which = door.ask("/withdraw creature:Aldo to:E6");
    assert_eq!(which["status"], "error", "{which}");
    assert!(message(&which).contains("Hob, Imp"), "{which}");
    let named = door.ask("/withdraw creature:Aldo to:E6 primary:Hob preview:true");
    assert_eq!((&named["status"], &named["ruling"]["primary"]), (&json!("done"), &json!("Hob")), "{named}");
    let itself = door.ask("/withdraw creature:Aldo to:E6 primary:Aldo");
    assert_eq!(itself["status"], "error", "{itself}");
}

#[test]
fn switches_of_charging_and_withdrawing_change_what_they_are_about() {
    let matters: &[(&str, &str, &str, &[&str], &str)] = &[
        ("srd35", "charge", "standard", &[], "/charge creature:Aldo target:Orc"),
        (
            "srd35",
            "charge-lane",
            "center",
            &["/map paint squares:C3 terrain:difficult"],
            "/charge creature:Aldo target:Orc to:G3",
        ),
        (
            "srd35",
            "charge-past",
            "nobody",
            &["/creature add name:Bea at:D4 helpless:true"],
            "/charge creature:Aldo target:Orc to:G4",
        ),
        (
            "epic-path",
            "charge-chances",
            "by-squares",
            &["/creature edit creature:Orc reach:10"],
            "/charge creature:Aldo target:Orc to:G4",
        ),
        ("epic-path", "charge-check", "none", &[], "/charge creature:Aldo target:Orc"),
        (
            "dnd35",
            "charge-overrun",
            "declared",
            &["/creature add name:Imp at:D4 side:foes"],
            "/charge creature:Aldo target:Orc overrun:Imp to:G4 avoids:true",
        ),
        ("srd35", "charge-bonus", "plain-damage", &[], "/charge creature:Aldo target:Orc"),
        ("srd35", "withdraw", "primary-target", &[], "/withdraw creature:Aldo to:C4"),
        (
            "srd35",
            "afflictions",
            "ten-feet",
            &["/creature edit creature:Aldo conditions:slowed"],
            "/charge creature:Aldo target:Orc",
        ),
        (
            "srd35",
            "withdraw-metric",
            "center",
            &["/table house-rule rule:withdraw value:primary-target", "/place creature:Orc at:C4"],
            "/withdraw creature:Aldo to:B5",
        ),
    ];
    for (ruleset, rule, value, setup, question) in matters {
        let mut door = table(ruleset);
        setup.iter().for_each(|line| door.done(line));
        let judged = |door: &mut Door| {
            let mut ruling = door.ask(&format!("{question} preview:true"))["ruling"].clone();
            ruling.as_object_mut().unwrap_or_else(|| panic!("no ruling: {question}")).remove("rules");
            ruling
        };
        let book = judged(&mut door);
        door.done(&format!("/table house-rule rule:{rule} value:{value}"));
        assert_ne!(judged(&mut door), book, "{rule} {value}: {question}");
    }
}

// A house rule: a die decides among equally close ends. A preview doesn't roll it.
#[test]
fn of_equally_close_ends_a_die_decides_where_the_table_says_so() {
    let mut ends = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut door = Door::seeded(Some(seed));
        for line in [
            "/table new width:12 height:9",
            "/creature add name:Aldo at:A5",
            "/creature add name:Orc at:H4 side:foes size:large",
            "/table house-rule rule:charge-tie value:random",
        ] {
            door.done(line);
        }
        let open = door.ask("/charge creature:Aldo target:Orc preview:true");
        assert_eq!(open["ruling"]["ends"], serde_json::json!(["G4", "G5", "G6"]), "{open:#}");
        assert!(!open["message"].as_str().unwrap().contains("d3"), "{open:#}");
        let told = door.ask("/charge creature:Aldo target:Orc");
        let to = told["ruling"]["to"].as_str().unwrap().to_owned();
        assert!(told["message"].as_str().unwrap().contains(&format!("the charge ends at {to}")), "{told:#}");
        ends.insert(to);
    }
    assert_eq!(ends, ["G4", "G5", "G6"].map(str::to_owned).into());
}

// A one-way wall between the two: Aldo doesn't see the orc behind it, which strikes at him. (000, Withdraw: the primary target is an
// enemy that the mover perceives; SRD 3.5, Combat I, Withdraw: opponents that it doesn't see may strike.)
#[test]
fn nobody_withdraws_from_an_opponent_behind_a_one_way_wall() {
    let behind = |ruleset: &str, wall: &str| {
        let mut door = Door::open();
        for line in [
            &format!("/table new width:8 height:5 ruleset:{ruleset}"),
            &format!("/map import file:\"8x5; {wall} 2,1:2,4\""),
            "/creature add name:Aldo at:C3",
            "/creature add name:Orc at:B3 side:foes maneuver-defense:10",
        ] {
            door.done(line);
        }
        door
    };
    let mut seen = behind("epic-path", "one-way-right");
    let legal = seen.ask("/withdraw creature:Aldo to:F3 primary:Orc preview:true");
    assert_eq!(legal["ruling"]["verdict"], "illegal", "it threatens nobody through its closed side: {legal:#}");
    let mut unseen = behind("epic-path", "one-way-left");
    let refused = unseen.ask("/withdraw creature:Aldo to:F3 primary:Orc preview:true");
    assert!(message(&refused).contains("can't see Orc"), "{refused:#}");
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = behind(ruleset, "one-way-left");
        let struck = door.ask("/withdraw creature:Aldo to:F3 preview:true");
        assert_eq!(struck["ruling"]["provokes"][0]["by"], "Orc", "{struck:#}");
        door.done("/map import file:8x5");
        let spared = door.ask("/withdraw creature:Aldo to:F3 preview:true");
        assert_eq!(length(&spared["ruling"], "provokes"), 0, "{spared:#}");
    }
}

// Of the opponents with a chance, a check spares only those the mover sees. (000, Withdraw)
#[test]
fn a_withdrawal_spares_nobody_behind_a_one_way_wall() {
    let mut door = Door::open();
    for line in [
        "/table new width:8 height:5 ruleset:epic-path",
        "/map import file:\"8x5; one-way-left 2,1:2,2\"",
        "/creature add name:Aldo at:C3",
        "/creature add name:Orc at:B3 side:foes maneuver-defense:10",
        "/creature add name:Imp at:B2 side:foes",
        "/creature add name:Rat at:C4 side:foes",
    ] {
        door.done(line);
    }
    let reply = door.ask("/withdraw creature:Aldo to:\"D2 E2\" primary:Orc check:14 preview:true");
    let strikes: Vec<&Value> = reply["ruling"]["provokes"].as_array().unwrap().iter().map(|one| &one["by"]).collect();
    assert_eq!(strikes, ["Imp"], "{reply:#}");
}
