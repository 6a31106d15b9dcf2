//! The quoted price is the price paid, and the answer says what can't be proved.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{boards, figures, moved, never_squeezes, reach_set, set_up, which};
use crate::boards::are_enough;
use crate::door::Door;
use judge::{Ruleset, name, named};

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
                // A single square asks for the best route again; two or more are a path if they are adjacent.
                if path.len() < 3 || !path.windows(2).all(is_adjacent) {
                    continue;
                }
                let by_hand = moved(&mut door, &board, &path[1..].join(" "), prefer);
                let which = || format!("{path:?} {}", which(seed, &board));
                // A route may squeeze past something in the open; a path of named squares doesn't.
                let steps = |ruling: &Value| ruling["steps"].as_array().cloned().unwrap_or_default();
                let spaces = |all: &Value| steps(all).iter().map(|step| step["space"].clone()).collect::<Vec<_>>();
                if spaces(&by_hand) != spaces(&quoted) && !never_squeezes(&board) {
                    continue;
                }
                if never_squeezes(&board) {
                    // Only the best route lists what leads straight through others.
                    let (by_hand, quoted) = (without_detours(by_hand), without_detours(quoted.clone()));
                    assert_eq!(by_hand, quoted, "{}", which());
                } else {
                    // Its spaces may be different ones that are as good.
                    assert_eq!(figures(&by_hand), figures(&quoted), "{}", which());
                    assert_eq!(by_hand["squeezed"], quoted["squeezed"], "{}", which());
                }
                let as_told = prefer == "safest" || quoted["feet"] == feet;
                assert!(as_told, "reachable says {feet} ft: {quoted:#} {}", which());
                *compared.entry(board.ruleset).or_default() += 1;
            }
        }
    }
    let many = !compared.is_empty() && compared.values().all(|&paths| paths > 15);
    assert!(!are_enough() || many, "too few paths: {compared:?}");
}

/// The ruling without the cost of a way straight through others, and without the rules on passing them.
fn without_detours(mut ruling: Value) -> Value {
    for (field, key) in [("notes", "rule"), ("rules", "id")] {
        if let Some(all) = ruling[field].as_array_mut() {
            all.retain(|one| {
                !["occupied-opponent", "occupied-friend", "neutral", "fills"].map(Value::from).contains(&one[key])
            });
        }
    }
    ruling
}

/// Finding the way with the fewest strikes can be made arbitrarily hard: a row of gates, each with a guard on either side, gives
/// two choices per gate. The answer still comes, and says that it may not be the best.
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
