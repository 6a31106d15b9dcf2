//! A board that is turned, mirrored or raised has the same rulings, turned with it.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{boards, figures, moved, never_squeezes, reach_set, set_up, threats, turned_end, which};
use crate::boards::one_in;
use crate::boards::random::{Dice, Turned, raise};
use crate::door::Door;
use judge::{Square, name, named};

#[test]
fn a_board_turned_over_turns_its_rulings() {
    let mut door = Door::open();
    for (seed, board) in boards(1_000) {
        set_up(&mut door, &board);
        let start = board.creatures[0].at();
        let reached = reach_set(&mut door, &board);
        let threats: Vec<Value> = threats(&mut door, &board);
        // A squeezed creature that stays keeps its own north-west square, which is a different one on the turned board.
        let stays = |&at: &Square| {
            Turned::ALL.into_iter().any(|turn| turned_end(turn, &board, at) == turn.board(&board).creatures[0].at())
        };
        let goals: Vec<Square> = reached.keys().copied().filter(|at| *at != start && !stays(at)).take(8).collect();
        let mut before: Vec<(Square, Value)> =
            goals.iter().map(|&to| (to, moved(&mut door, &board, &name(to), "safest"))).collect();
        // A squeezed space has a different north-west square on the turned board, and another space may be as good there.
        before.retain(|(_, ruling)| ruling["squeezed"] != true);
        for turn in Turned::ALL.into_iter().skip(seed as usize % one_in(3)).step_by(one_in(3)) {
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
        // Raising everything changes nothing, except for water in pits.
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
        for turn in Turned::ALL.into_iter().skip(seed as usize % one_in(3)).step_by(one_in(3)) {
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
