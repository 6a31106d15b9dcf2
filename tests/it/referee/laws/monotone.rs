//! Rougher ground, more speed, a safer way, and the way back.

use super::{boards, moved, never_squeezes, reach_set, ruled, set_up, which};
use crate::boards::random::Dice;
use crate::door::Door;
use judge::{Ruleset, Square, name};

use serde_json::Value;

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
            // If more rough ground makes an unsqueezed end too dear, the squeezed end that counts instead may have been
            // cheaper from the start.
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
            // A creature that could only end squeezed may, with more speed, have the feet to end unsqueezed.
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
