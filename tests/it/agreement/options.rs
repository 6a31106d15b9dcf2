//! `/options` against the commands that it lists, on random tables in every ruleset, turns kept or not: each line does just
//! what was announced, and no other command that could be given does better.

use serde_json::{Value, json};

use crate::boards::how_many;
use crate::boards::maneuvers::charge_board;
use crate::boards::random::{Dice, random_board, setup};
use crate::door::Door;
use crate::judge::Ruleset;

const BOARDS: u64 = 3;

/// A table of random creatures, and the names of the one to move and of the others.
fn table(seed: u64, rules: Ruleset, turns: bool) -> (Door, String, Vec<String>, (i32, i32)) {
    let mut dice = Dice::new(seed);
    // Every third board is one for charges.
    let board = if seed.is_multiple_of(3) { charge_board(&mut dice, rules) } else { random_board(&mut dice, rules) };
    let mut door = Door::seeded(Some(seed));
    for line in setup(&board) {
        door.done(&line);
    }
    let names: Vec<String> = board.creatures.iter().map(|creature| creature.name.clone()).collect();
    if turns {
        if rules != Ruleset::Rise {
            for (place, name) in names.iter().enumerate() {
                door.done(&format!("/initiative creature:{name} check:{}", 20 - place));
            }
        }
        door.done("/turn start");
    }
    (door, names[0].clone(), names[1..].to_vec(), (board.width, board.height))
}

fn names_of(provokes: &Value) -> Vec<Value> {
    let all = provokes.as_array().cloned().unwrap_or_default();
    all.into_iter().map(|chance| if chance.is_object() { chance["by"].clone() } else { chance }).collect()
}

/// What a turn has left by what it has spent.
fn left(turn: &Value) -> Value {
    let (moves, standard) = (turn["spent"]["moves"].as_u64().unwrap(), turn["spent"]["standard"] == true);
    json!({
        "full-round": !standard && moves == 0,
        "standard": !standard && moves < 2,
        "move": moves < if standard { 1 } else { 2 },
    })
}

#[test]
fn each_line_does_what_was_announced() {
    let (mut lines, mut charges, mut safest) = (0, 0, 0);
    for rules in Ruleset::ALL {
        for seed in 0..how_many(BOARDS) {
            let turns = seed % 2 == 1;
            let (mut door, mover, others, _) = table(seed + 900, rules, turns);
            let targets = others.iter().map(|other| format!("target:{other}"));
            for aim in targets.chain(["away:true".to_owned(), "to:E5".to_owned()]) {
                let asked = format!("/options creature:{mover} {aim}");
                let answer = door.ask(&asked);
                assert_eq!(answer["status"], "done", "{asked}: {answer:#}");
                for way in answer["ruling"]["options"].as_array().unwrap() {
                    let Some(line) = way["command"].as_str() else { continue };
                    let does = door.ask(line);
                    let ruling = &does["ruling"];
                    let context = || format!("{} seed {seed} {asked}\n{way:#}\n{line}: {does:#}", rules.word());
                    assert_eq!(way["verdict"], ruling["verdict"], "{}", context());
                    assert_eq!(names_of(&way["provokes"]), names_of(&ruling["provokes"]), "{}", context());
                    assert_eq!(way["checks"], ruling["checks"], "{}", context());
                    if line.starts_with("/charge") && !line.contains(" to:") {
                        assert!(ruling["ends"].as_array().unwrap().contains(&ruling["to"]), "{}", context());
                    } else {
                        assert_eq!((&way["to"], &way["feet"]), (&ruling["to"], &ruling["feet"]), "{}", context());
                    }
                    let hazards = ruling.get("hazards").cloned().unwrap_or_else(|| json!([]));
                    assert_eq!(way["hazards"], hazards, "{}", context());
                    if does["status"] == "done" {
                        if turns && rules != Ruleset::Rise {
                            let expected = left(&ruling["turn"]);
                            for what in ["full-round", "standard", "move"] {
                                assert_eq!(way["left"][what], expected[what], "{what}: {}", context());
                            }
                        }
                        lines += 1;
                        charges += u32::from(line.starts_with("/charge"));
                        safest += u32::from(line.contains("safest"));
                        if door.ask("/undo")["status"] != "done" {
                            panic!("{}", context());
                        }
                    }
                }
            }
        }
    }
    assert!(lines > 30 && charges > 1 && safest > 0, "{lines} {charges} {safest}");
}

/// What a command is worth that ends where the target can be attacked: its rank, strikes, hazards, checks and feet.
type Worth = (u8, usize, usize, usize, f64);

fn worth(rank: u8, ruling: &Value) -> Worth {
    let many = |what: &str| ruling[what].as_array().map_or(0, Vec::len);
    (rank, many("provokes"), many("hazards"), many("checks").min(1), ruling["feet"].as_f64().unwrap_or(0.0))
}

fn rank(attack: &Value) -> u8 {
    match attack.as_str().unwrap() {
        "full" => 0,
        "one" | "charge" => 1,
        "next-turn" => 2,
        _ => 3,
    }
}

#[test]
fn no_command_that_could_be_given_beats_the_list() {
    let mut tried = 0;
    for rules in Ruleset::ALL {
        for seed in 0..how_many(2) {
            let (mut door, mover, others, (width, height)) = table(seed + 40, rules, false);
            let squares = (0..width).flat_map(|x| (0..height).map(move |y| crate::judge::name((x, y))));
            let mut legal: Vec<(String, String, u8, Value)> = Vec::new();
            for to in squares {
                for (line, rank) in [
                    (format!("/step creature:{mover} to:{to}"), 0),
                    (format!("/move creature:{mover} to:{to}"), 1),
                    (format!("/move creature:{mover} to:{to} prefer:safest"), 1),
                    (format!("/move creature:{mover} to:{to} pace:double"), 2),
                    (format!("/move creature:{mover} to:{to} pace:double prefer:safest"), 2),
                ] {
                    let answer = door.ask(&format!("{line} preview:true"));
                    let there = answer["ruling"]["to"] == json!(to);
                    // Staying is no movement, and placing somebody where they are changes nothing.
                    let there = there && answer["ruling"]["from"] != json!(to);
                    let squeezed = answer["ruling"]["squeezed"] == true;
                    if matches!(answer["status"].as_str(), Some("done" | "pending")) && there && !squeezed {
                        legal.push((line, to.clone(), rank, answer["ruling"].clone()));
                    }
                }
            }
            for target in &others {
                let asked = door.ask(&format!("/options creature:{mover} target:{target}"));
                assert_eq!(asked["status"], "done", "{} seed {seed} {target}: {asked:#}", rules.word());
                let listed: Vec<Worth> = asked["ruling"]["options"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|way| worth(rank(&way["attack"]), way))
                    .collect();
                let shown = door.ask("/show");
                let foe = shown["ruling"]["creatures"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .find(|one| one["name"] == json!(target))
                    .unwrap()
                    .clone();
                let mut known = std::collections::BTreeMap::new();
                for (line, to, rank, ruling) in &legal {
                    // Whoever threatens a square of the target from there can attack it.
                    let reaches = *known.entry(to.clone()).or_insert_with(|| {
                        if door.ask(&format!("/place creature:{mover} at:{to}"))["status"] != "done" {
                            return false;
                        }
                        let threat = door.ask(&format!("/threat creature:{mover}"));
                        door.done("/undo");
                        threat["ruling"]["threatened"].as_array().is_some_and(|all| all.contains(&foe["anchor"]))
                    });
                    let phases = rules == Ruleset::Rise;
                    let this = worth(if phases { 1 } else { *rank }, ruling);
                    let beaten = |other: &Worth| {
                        other.0 <= this.0
                            && other.1 <= this.1
                            && other.2 <= this.2
                            && other.3 <= this.3
                            && (other.4 <= this.4 || other.3 < this.3)
                    };
                    tried += u32::from(reaches);
                    assert!(
                        !reaches || listed.iter().any(beaten),
                        "{} seed {seed} {line} {ruling:#}\n{asked:#}",
                        rules.word()
                    );
                }
            }
        }
    }
    assert!(tried > 40, "{tried}");
}
