//! What must hold on every board, whatever the figures are.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::Value;

use crate::door::Door;
use crate::judge::{Board, Square, footprint, name, named};
use crate::scene::{Dice, Turned, random_board, setup};

const BOARDS: u64 = 25;

/// Boards whose first creature can be asked to walk.
fn boards(first_seed: u64) -> impl Iterator<Item = (u64, Board)> {
    let all = (first_seed..).map(|seed| (seed, random_board(&mut Dice::new(seed))));
    all.filter(|(_, board)| !board.creatures.is_empty()).take(BOARDS as usize)
}

fn set_up(door: &mut Door, board: &Board) {
    for line in setup(board) {
        door.done(&line);
    }
}

fn reach_set(door: &mut Door, board: &Board) -> BTreeMap<Square, u64> {
    let reply = door.ask(&format!("/reachable creature:{}", board.creatures[0].name));
    let squares = reply["ruling"]["squares"].as_object().unwrap_or_else(|| panic!("{reply:#}"));
    squares.iter().map(|(square, feet)| (named(square), feet.as_u64().unwrap())).collect()
}

fn moved(door: &mut Door, board: &Board, to: &str, prefer: &str) -> Value {
    let line = format!("/move creature:{} to:\"{to}\" prefer:{prefer} preview:true", board.creatures[0].name);
    door.ask(&line)["ruling"].clone()
}

/// Feet, who strikes how often, steps: what stays the same however the board is turned.
fn figures(ruling: &Value) -> (Value, Option<usize>, Option<usize>) {
    let length = |key: &str| ruling[key].as_array().map(Vec::len);
    (ruling["feet"].clone(), length("provokes"), length("steps"))
}

#[test]
fn a_board_turned_over_turns_its_rulings() {
    let mut door = Door::open();
    for (seed, board) in boards(1_000) {
        set_up(&mut door, &board);
        let reached = reach_set(&mut door, &board);
        let threats: Vec<Value> = threats(&mut door, &board);
        let goals: Vec<Square> = reached.keys().copied().filter(|&at| at != board.creatures[0].at).take(6).collect();
        let before: Vec<_> = goals.iter().map(|&to| figures(&moved(&mut door, &board, &name(to), "safest"))).collect();
        for turn in Turned::ALL {
            let turned = turn.board(&board);
            set_up(&mut door, &turned);
            let size = (board.width, board.height);
            let n = footprint(board.creatures[0].size);
            let there = |at: Square| turn.anchor(size, at, n);
            let expected: BTreeMap<Square, u64> = reached.iter().map(|(&at, &feet)| (there(at), feet)).collect();
            assert_eq!(reach_set(&mut door, &turned), expected, "seed {seed} {turn:?}");
            let squares = |told: &Value| -> Vec<Square> {
                told.as_array().unwrap().iter().map(|square| named(square.as_str().unwrap())).collect()
            };
            for (before, after) in threats.iter().zip(self::threats(&mut door, &turned)) {
                let mut expected: Vec<Square> =
                    squares(before).into_iter().map(|at| turn.anchor(size, at, 1)).collect();
                expected.sort_by_key(|&(x, y)| (y, x));
                assert_eq!(squares(&after), expected, "seed {seed} {turn:?}");
            }
            for (&to, before) in goals.iter().zip(&before) {
                let after = figures(&moved(&mut door, &turned, &name(there(to)), "safest"));
                assert_eq!(&after, before, "seed {seed} {turn:?} to {}", name(to));
            }
        }
    }
}

fn threats(door: &mut Door, board: &Board) -> Vec<Value> {
    let asked = board.creatures.iter().map(|creature| format!("/threat creature:{}", creature.name));
    asked.map(|line| door.ask(&line)["ruling"]["threatened"].clone()).collect()
}

#[test]
fn more_difficult_ground_never_costs_less() {
    let mut door = Door::open();
    for (seed, mut board) in boards(2_000) {
        set_up(&mut door, &board);
        let before = reach_set(&mut door, &board);
        let mut dice = Dice::new(seed);
        for square in board.squares() {
            let layers = board.layers.get(&(square, "difficult")).copied().unwrap_or(0);
            if dice.percent(30) && !board.fills.contains_key(&square) && layers < 4 {
                board.layers.insert((square, "difficult"), layers + 1);
            }
        }
        set_up(&mut door, &board);
        let after = reach_set(&mut door, &board);
        for (&at, feet) in &after {
            let cheaper = before.get(&at).is_some_and(|known| known <= feet);
            assert!(cheaper, "seed {seed}: {} cost {:?} and costs {feet} now", name(at), before.get(&at));
        }
    }
}

#[test]
fn more_speed_never_leads_less_far() {
    let mut door = Door::open();
    for (seed, mut board) in boards(3_000) {
        set_up(&mut door, &board);
        let slow = reach_set(&mut door, &board);
        board.creatures[0].speed += 10;
        set_up(&mut door, &board);
        let fast = reach_set(&mut door, &board);
        for (at, feet) in &slow {
            assert_eq!(fast.get(at), Some(feet), "seed {seed}: {}", name(*at));
        }
        let added = fast.iter().filter(|(at, _)| !slow.contains_key(at));
        let budget = u64::from(board.creatures[0].speed) - 10;
        assert!(added.into_iter().all(|(_, &feet)| feet > budget), "seed {seed}: what is new costs more than before");
    }
}

#[test]
fn the_price_quoted_is_the_price_of_that_path_given_by_hand() {
    let mut door = Door::open();
    let mut compared = 0;
    for (seed, board) in boards(4_000) {
        set_up(&mut door, &board);
        for (to, feet) in reach_set(&mut door, &board).into_iter().step_by(5) {
            for prefer in ["shortest", "safest"] {
                let quoted = moved(&mut door, &board, &name(to), prefer);
                let path: Vec<&str> = quoted["path"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
                // One square alone asks for the best route again; two are a path.
                if path.len() < 3 {
                    continue;
                }
                let by_hand = moved(&mut door, &board, &path[1..].join(" "), "shortest");
                assert_eq!(by_hand, quoted, "seed {seed}: {path:?}");
                assert!(
                    prefer == "safest" || quoted["feet"] == feet,
                    "seed {seed}: reachable says {feet} ft: {quoted:#}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "only {compared} paths were compared");
}

#[test]
fn the_safest_way_is_neither_more_dangerous_nor_cheaper_than_the_shortest() {
    let mut door = Door::open();
    for (seed, board) in boards(5_000) {
        set_up(&mut door, &board);
        for to in reach_set(&mut door, &board).into_keys().filter(|&to| to != board.creatures[0].at).step_by(4) {
            let (shortest, safest) =
                (moved(&mut door, &board, &name(to), "shortest"), moved(&mut door, &board, &name(to), "safest"));
            let strikes = |ruling: &Value| ruling["provokes"].as_array().map(Vec::len);
            assert!(strikes(&safest) <= strikes(&shortest), "seed {seed} to {}", name(to));
            assert!(safest["feet"].as_u64() >= shortest["feet"].as_u64(), "seed {seed} to {}", name(to));
            assert!(safest["feet"].as_u64() <= safest["budget"].as_u64(), "seed {seed} to {}", name(to));
        }
    }
}

#[test]
fn a_distance_is_the_same_both_ways() {
    let mut door = Door::open();
    for (seed, board) in boards(6_000) {
        set_up(&mut door, &board);
        for one in &board.creatures {
            for other in &board.creatures {
                let mut feet =
                    |a: &str, b: &str| door.ask(&format!("/measure from:{a} to:{b}"))["ruling"]["feet"].clone();
                assert_eq!(feet(&one.name, &other.name), feet(&other.name, &one.name), "seed {seed}");
            }
        }
    }
}

/// Asks on a small table that has everything on it, and takes any answer that is an answer.
fn ask_on_a_table(lines: &[String]) -> Result<(), TestCaseError> {
    let mut door = Door::open();
    for line in [
        "/table new width:6 height:5",
        "/map paint squares:C2:C3 terrain:solid",
        "/map edge squares:D4 side:east barrier:low",
        "/creature add name:Ogre at:D1 size:large side:foes",
        "/creature add name:Rat at:A5 size:tiny",
    ] {
        door.done(line);
    }
    for line in lines {
        let reply = door.ask(line);
        let known = ["done", "refused", "pending", "error"].contains(&reply["status"].as_str().unwrap_or_default());
        prop_assert!(known, "{line}: {reply}");
        let message = reply["message"].as_str().unwrap_or_default();
        prop_assert!(!message.trim().is_empty(), "{line}: {reply}");
        prop_assert!(!message.contains("our side"), "a fault of ours. {line}: {reply}");
    }
    Ok(())
}

/// A line that is nearly a command: real words with absurd values.
fn absurd() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "/table new",
        "/map paint",
        "/map edge",
        "/creature add",
        "/creature edit",
        "/creature remove",
        "/place",
        "/move",
        "/reachable",
        "/threat",
        "/measure",
        "/undo",
        "/redo",
        "/history",
        "/show",
        "/help",
        "/",
        "/creature",
        "/MOVE",
    ]);
    let options = prop::sample::select(vec![
        "width",
        "height",
        "squares",
        "terrain",
        "layers",
        "side",
        "barrier",
        "name",
        "at",
        "size",
        "speed",
        "reach",
        "altitude",
        "helpless",
        "conditions",
        "prone",
        "ignores",
        "weapon-reach",
        "space",
        "armor",
        "speed-bonus",
        "constitution",
        "fits",
        "creature",
        "to",
        "from",
        "pace",
        "prefer",
        "preview",
        "force",
        "as-far-as",
        "mode",
        "x",
    ]);
    let values = prop_oneof![
        prop::sample::select(vec![
            "A1",
            "F5",
            "G6",
            "ZZ9999",
            "A0",
            "A1:F5",
            "F5:A1",
            "\"A1 B1 A1\"",
            "\"D1 D1\"",
            "\"E2 E3 Z99 A1\"",
            "0",
            "5",
            "7",
            "-5",
            "4294967295",
            "99999999999999999999",
            "1000ft",
            "0.5",
            "1e9",
            "true",
            "maybe",
            "Ogre",
            "Rat",
            "o",
            "\"\"",
            "\" \"",
            "colossal",
            "titanic",
            "fine",
            "narrow",
            "concealed",
            "none",
            "heavy",
            "E5:E6",
            "\"prone blinded\"",
            "\"low difficult\"",
            "solid",
            "difficult",
            "wall",
            "low",
            "north",
            "double",
            "safest",
            "neutral",
            "\u{202e}x",
            "<@everyone>",
            "```",
            "'; DROP TABLE creatures; --",
            "NaN",
            "\u{0}",
            "é\u{301}\u{301}\u{301}",
        ])
        .prop_map(str::to_owned),
        "[ -~]{0,8}",
        "\\PC{0,6}",
    ];
    let option = (options, values).prop_map(|(option, value)| format!(" {option}:{value}"));
    (words, prop::collection::vec(option, 0..5)).prop_map(|(words, options)| words.to_owned() + &options.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics_on_absurd_commands(lines in prop::collection::vec(absurd(), 1..12)) {
        ask_on_a_table(&lines)?;
    }

    #[test]
    fn nothing_panics_on_lines_that_are_no_commands(lines in prop::collection::vec("\\PC{0,40}", 1..6)) {
        ask_on_a_table(&lines)?;
    }
}

/// Finding the way with fewest strikes can be made as hard as one likes: a row of gates, each with a guard on either side,
/// leaves two choices a gate. The answer comes all the same, and says that it is not proved to be the best.
#[test]
fn a_board_too_tangled_for_the_safest_way_is_answered_and_says_so() {
    const GATES: i32 = 24;
    let mut table = Door::open();
    table.done(&format!("/table new width:{} height:7", 3 * GATES + 2));
    table.done("/creature add name:Mover at:A4 speed:1000");
    for gate in 0..GATES {
        let at = |column: i32, row: i32| fivefoot::grid::Square::new(3 * gate + 1 + column, row - 1).to_string();
        table.done(&format!("/map paint squares:{}:{} terrain:solid", at(0, 3), at(1, 5)));
        table.done(&format!("/creature add name:T{gate} at:{} side:foe", at(0, 1)));
        table.done(&format!("/creature add name:B{gate} at:{} side:foe", at(0, 7)));
    }
    let goal = fivefoot::grid::Square::new(3 * GATES + 1, 3);
    for (prefer, proved) in [("shortest", true), ("safest", false)] {
        let answer = table.ask(&format!("/move creature:Mover to:{goal} prefer:{prefer} preview:true"));
        assert_eq!((&answer["status"], &answer["ruling"]["proved"]), (&"done".into(), &proved.into()), "{prefer}");
        let says_so = answer["message"].as_str().unwrap().contains("cannot be ruled out");
        assert_eq!(says_so, !proved, "{prefer}");
    }
}
