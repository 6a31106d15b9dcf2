//! What must hold on every board, whatever the figures are.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::Value;

use crate::boards::how_many;
use crate::boards::random::{Dice, Turned, raise, random_board, setup};
use crate::door::Door;
use crate::judge::{Board, Place, Ruleset, Square, name, named};

/// Boards of each ruleset.
const BOARDS: u64 = 5;

/// Boards of every ruleset whose first creature can be asked to walk.
fn boards(first_seed: u64) -> impl Iterator<Item = (u64, Board)> {
    let only = std::env::var("FIVEFOOT_RULESET").ok();
    let asked = move |rules: &Ruleset| only.as_ref().is_none_or(|only| only == rules.word());
    Ruleset::ALL.into_iter().filter(asked).flat_map(move |rules| {
        let all = (first_seed..).map(move |seed| (seed, random_board(&mut Dice::new(seed), rules)));
        all.filter(|(_, board)| !board.creatures.is_empty()).take(how_many(BOARDS) as usize)
    })
}

/// Whether the one that walks stands in a single square, so that it never squeezes.
fn never_squeezes(board: &Board) -> bool {
    board.ruleset.footprint(board.creatures[0].size) == 1
}

/// Which board it was, for whoever has to look into it.
fn which(seed: u64, board: &Board) -> String {
    format!("{} seed {seed}:\n{}\n", board.ruleset.word(), setup(board).join("\n"))
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
    ruled(door, &format!("/move creature:{} to:\"{to}\" prefer:{prefer} preview:true", board.creatures[0].name))
}

/// The ruling on a line that makes sense.
fn ruled(door: &mut Door, line: &str) -> Value {
    let reply = door.ask(line);
    assert!(reply["status"] != "error" && reply["ruling"].is_object(), "{line}: {reply:#}");
    reply["ruling"].clone()
}

/// Feet, who strikes how often, steps: what stays the same however the board is turned.
fn figures(ruling: &Value) -> (Value, Option<usize>, Option<usize>) {
    let length = |key: &str| ruling[key].as_array().map(Vec::len);
    (ruling["feet"].clone(), length("provokes"), length("steps"))
}

/// Where an unsqueezed end lies when the board is turned over.
fn turned_end(turn: Turned, board: &Board, to: Square) -> Square {
    let n = board.ruleset.footprint(board.creatures[0].size);
    turn.place(board, Place::new(to, n, n)).anchor()
}

#[test]
fn a_board_turned_over_turns_its_rulings() {
    let mut door = Door::open();
    for (seed, board) in boards(1_000) {
        set_up(&mut door, &board);
        let start = board.creatures[0].at();
        let reached = reach_set(&mut door, &board);
        let threats: Vec<Value> = threats(&mut door, &board);
        let goals: Vec<Square> = reached.keys().copied().filter(|&at| at != start).take(8).collect();
        let mut before: Vec<(Square, Value)> =
            goals.iter().map(|&to| (to, moved(&mut door, &board, &name(to), "safest"))).collect();
        // A squeezed space has another north-west square when it is turned, and another space may be as good there.
        before.retain(|(_, ruling)| ruling["squeezed"] != true);
        for turn in Turned::ALL {
            let turned = turn.board(&board);
            set_up(&mut door, &turned);
            let there = |at: Square| turned_end(turn, &board, at);
            if never_squeezes(&board) {
                let expected: BTreeMap<Square, u64> = reached.iter().map(|(&at, &feet)| (there(at), feet)).collect();
                assert_eq!(reach_set(&mut door, &turned), expected, "{turn:?} {}", which(seed, &board));
            }
            let squares = |outcome: &Value| -> Vec<Square> {
                outcome.as_array().unwrap().iter().map(|square| named(square.as_str().unwrap())).collect()
            };
            for (before, after) in threats.iter().zip(self::threats(&mut door, &turned)) {
                let mut expected: Vec<Square> = squares(before).into_iter().map(|at| turn.square(&board, at)).collect();
                expected.sort_by_key(|&(x, y)| (y, x));
                assert_eq!(squares(&after), expected, "{turn:?} {}", which(seed, &board));
            }
            for (to, before) in &before {
                let after = moved(&mut door, &turned, &name(there(*to)), "safest");
                assert_eq!(figures(&after), figures(before), "{turn:?} to {} {}", name(*to), which(seed, &board));
            }
        }
    }
}

#[test]
fn a_board_of_floors_turned_over_or_raised_gives_the_same_rulings() {
    let mut door = Door::open();
    for (seed, mut board) in boards(7_000) {
        raise(&mut Dice::new(seed), &mut board);
        set_up(&mut door, &board);
        let (reached, threats) = (reach_set(&mut door, &board), threats(&mut door, &board));
        let far: Vec<Square> = reached.keys().copied().filter(|&at| at != board.creatures[0].at()).take(6).collect();
        let routes: Vec<Value> = far.iter().map(|&to| moved(&mut door, &board, &name(to), "safest")).collect();
        // Raised all over nothing is other than before, but for the water of pits.
        let mut raised = board.clone();
        raised.layers.retain(|(_, terrain), _| *terrain != "water");
        let dry = raised.layers.len() == board.layers.len();
        for square in board.squares() {
            raised.floors.insert(square, board.floor(square) + 4);
        }
        set_up(&mut door, &raised);
        if dry {
            assert_eq!(reach_set(&mut door, &raised), reached, "{}", which(seed, &raised));
            assert_eq!(self::threats(&mut door, &raised), threats, "{}", which(seed, &raised));
            for (to, before) in far.iter().zip(&routes) {
                let after = moved(&mut door, &raised, &name(*to), "safest");
                assert_eq!(figures(&after), figures(before), "to {} {}", name(*to), which(seed, &raised));
            }
        }
        if !never_squeezes(&board) {
            continue;
        }
        for turn in Turned::ALL {
            let turned = turn.board(&board);
            set_up(&mut door, &turned);
            let expected: BTreeMap<Square, u64> =
                reached.iter().map(|(&at, &feet)| (turned_end(turn, &board, at), feet)).collect();
            assert_eq!(reach_set(&mut door, &turned), expected, "{turn:?} {}", which(seed, &board));
            for (to, before) in far.iter().zip(&routes) {
                let after = moved(&mut door, &turned, &name(turned_end(turn, &board, *to)), "safest");
                assert_eq!(figures(&after), figures(before), "{turn:?} to {} {}", name(*to), which(seed, &board));
            }
        }
    }
}

fn threats(door: &mut Door, board: &Board) -> Vec<Value> {
    let asked = board.creatures.iter().map(|creature| format!("/threat creature:{}", creature.name));
    asked.map(|line| ruled(door, &line)["threatened"].clone()).collect()
}

#[test]
fn more_difficult_ground_never_costs_less() {
    let mut door = Door::open();
    for (seed, board) in boards(2_000) {
        let mut rougher = board.clone();
        let mut dice = Dice::new(seed);
        for square in board.squares() {
            let layers = board.layers.get(&(square, "difficult")).copied().unwrap_or(0);
            if dice.percent(30) && !board.fills.contains_key(&square) && layers < 4 {
                rougher.layers.insert((square, "difficult"), layers + 1);
            }
        }
        set_up(&mut door, &rougher);
        let mut after = reach_set(&mut door, &rougher);
        if !never_squeezes(&board) {
            // Where more ground is too dear to end unsqueezed, the squeezed end that counts then may have cost less all
            // along.
            let ends: Vec<Square> = after.keys().copied().step_by(4).collect();
            let roomy = ends.into_iter().filter(|&to| {
                to != board.creatures[0].at() && moved(&mut door, &rougher, &name(to), "shortest")["squeezed"] == false
            });
            let roomy: Vec<Square> = roomy.collect();
            after.retain(|at, _| roomy.contains(at));
        }
        set_up(&mut door, &board);
        let before = reach_set(&mut door, &board);
        for (at, feet) in &after {
            let cheaper = before.get(at).is_some_and(|known| known <= feet);
            let known = before.get(at);
            assert!(cheaper, "{} cost {known:?} and costs {feet} now: {}", name(*at), which(seed, &rougher));
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
            let there = fast.get(at);
            // Whoever could only end squeezed may have the feet to end unsqueezed now.
            let kept = if never_squeezes(&board) { there == Some(feet) } else { there >= Some(feet) };
            assert!(kept, "{} cost {feet} and costs {there:?} now: {}", name(*at), which(seed, &board));
        }
        let added = fast.iter().filter(|(at, _)| !slow.contains_key(at));
        let budget = u64::from(board.creatures[0].speed) - 10;
        let dearer = added.into_iter().all(|(_, &feet)| feet > budget);
        assert!(dearer, "what is new costs more than before: {}", which(seed, &board));
    }
}

#[test]
fn the_price_quoted_is_the_price_of_that_path_given_by_hand() {
    let mut door = Door::open();
    let mut compared: BTreeMap<Ruleset, u32> = BTreeMap::new();
    for (seed, board) in boards(4_000) {
        set_up(&mut door, &board);
        for (to, feet) in reach_set(&mut door, &board).into_iter().step_by(4) {
            for prefer in ["shortest", "safest"] {
                let quoted = moved(&mut door, &board, &name(to), prefer);
                assert_eq!(quoted["verdict"], "legal", "to {} {}", name(to), which(seed, &board));
                let path: Vec<&str> = quoted["path"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
                let is_adjacent = |pair: &[&str]| {
                    let (a, b) = (named(pair[0]), named(pair[1]));
                    (a.0 - b.0).abs().max((a.1 - b.1).abs()) == 1
                };
                // One square alone asks for the best route again; two are a path, if they follow on one another.
                if path.len() < 3 || !path.windows(2).all(is_adjacent) {
                    continue;
                }
                let by_hand = moved(&mut door, &board, &path[1..].join(" "), prefer);
                let which = || format!("{path:?} {}", which(seed, &board));
                // A route may squeeze past something in the open; who names the squares does not.
                let steps = |ruling: &Value| ruling["steps"].as_array().cloned().unwrap_or_default();
                let spaces = |all: &Value| steps(all).iter().map(|step| step["space"].clone()).collect::<Vec<_>>();
                if spaces(&by_hand) != spaces(&quoted) && !never_squeezes(&board) {
                    continue;
                }
                if never_squeezes(&board) {
                    assert_eq!(by_hand, quoted, "{}", which());
                } else {
                    // Its spaces may be others that are as good.
                    assert_eq!(figures(&by_hand), figures(&quoted), "{}", which());
                    assert_eq!(by_hand["squeezed"], quoted["squeezed"], "{}", which());
                }
                let as_told = prefer == "safest" || quoted["feet"] == feet;
                assert!(as_told, "reachable says {feet} ft: {quoted:#} {}", which());
                *compared.entry(board.ruleset).or_default() += 1;
            }
        }
    }
    assert!(!compared.is_empty() && compared.values().all(|&paths| paths > 40), "too few paths: {compared:?}");
}

#[test]
fn the_safest_way_is_neither_more_dangerous_nor_cheaper_than_the_shortest() {
    let mut door = Door::open();
    for (seed, board) in boards(5_000) {
        set_up(&mut door, &board);
        let start = board.creatures[0].at();
        for to in reach_set(&mut door, &board).into_keys().filter(|&to| to != start).step_by(4) {
            let (shortest, safest) =
                (moved(&mut door, &board, &name(to), "shortest"), moved(&mut door, &board, &name(to), "safest"));
            let strikes = |ruling: &Value| ruling["provokes"].as_array().map(Vec::len);
            let which = || format!("to {} {}", name(to), which(seed, &board));
            assert!([&shortest, &safest].iter().all(|ruling| ruling["verdict"] == "legal"), "{}", which());
            assert!(strikes(&safest) <= strikes(&shortest), "{}", which());
            assert!(safest["feet"].as_u64() >= shortest["feet"].as_u64(), "{}", which());
            assert!(safest["feet"].as_u64() <= safest["budget"].as_u64(), "{}", which());
            assert!(board.ruleset != Ruleset::Rise || strikes(&shortest) == Some(0), "{}", which());
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
                    |a: &str, b: &str| ruled(&mut door, &format!("/measure from:{a} to:{b}"))["feet"].as_u64();
                let (there, back) = (feet(&one.name, &other.name), feet(&other.name, &one.name));
                assert!(there.is_some() && there == back, "{there:?} and {back:?} {}", which(seed, &board));
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
        let says_so = answer["message"].as_str().unwrap().contains("may be a better route");
        assert_eq!(says_so, !proved, "{prefer}");
    }
}

/// Epic Path asks a full round for a step into impeded ground, whatever is asked for; SRD 3.5 for minimum movement.
#[test]
fn what_is_told_of_the_action_is_what_the_turn_has_left() {
    let ways = ["n", "e", "s", "w", "ne", "se", "sw", "nw"];
    let mut full_rounds = 0;
    for (seed, board) in boards(9_000) {
        let who = &board.creatures[0].name;
        for pace in ["move", "double", "minimum"] {
            let mut door = Door::open();
            set_up(&mut door, &board);
            door.ask("/map paint squares:B1:D9 terrain:impeded");
            door.done("/turn start");
            let line = |way: &str| format!("/move creature:{who} to:{way} pace:{pace}");
            let done = ways.into_iter().map(|way| door.ask(&line(way))).find(|reply| reply["status"] == "done");
            let Some(done) = done else { continue };
            let spent = &done["ruling"]["turn"]["spent"];
            let whole = spent["standard"] == true && spent["moves"] == 1;
            let told = done["ruling"]["notes"].to_string().contains("full-round action");
            if pace == "minimum" {
                assert_eq!(told, whole, "{}{done:#}", which(seed, &board));
            }
            full_rounds += u32::from(told);
            let again = |way: &str| door.ask(&format!("/move creature:{who} to:{way} preview:true"));
            let next = ways.into_iter().map(again).find(|reply| reply["ruling"].is_object());
            let next = next.unwrap_or_default()["ruling"].clone();
            let none_left = next["reasons"].as_array().unwrap().iter().any(|reason| reason["rule"] == "actions");
            assert_eq!(none_left, whole, "{}{done:#}\n{next:#}", which(seed, &board));
        }
    }
    assert!(full_rounds > 8, "{full_rounds}");
}
