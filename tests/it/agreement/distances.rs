//! fivefoot against the judge on distances and threat between creatures at all heights over floors at different heights.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, play_all};
use crate::boards::flights::airborne;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Ruleset, Square, between_creatures, between_cubes, name, threat_set};

const BOARDS: u64 = 5;

#[test]
fn distances_and_threats_aloft_agree_under_all_rulesets() {
    for rules in Ruleset::ALL {
        let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { continue };
        let wanted =
            if rules == Ruleset::Rise { vec!["apart in height"] } else { vec!["apart in height", "threatening"] };
        came_up(rules, (boards, &asked), 2, wanted);
    }
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let board = airborne(&mut dice, rules).board;
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let mut table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        for one in &board.creatures {
            let mut threatened: Vec<Square> = threat_set(&board, one).into_iter().collect();
            threatened.sort_by_key(|&(x, y)| (y, x));
            let expected: Vec<String> = threatened.into_iter().map(name).collect();
            let line = format!("/threat creature:{}", one.name);
            let answer = table.ask(&line);
            let actual = answer["threatened"].as_array().unwrap().iter().map(|square| square.as_str().unwrap());
            table.agree(&line, actual.eq(expected.iter().map(String::as_str)), &answer, &expected);
            if !expected.is_empty() {
                *asked.entry("threatening").or_insert(0) += 1;
            }
            for other in board.creatures.iter().filter(|other| other.name != one.name) {
                let feet = between_creatures(&board, one, other);
                measured(&mut table, &one.name, &other.name, feet);
                if board.levels(one).end <= board.levels(other).start {
                    *asked.entry("apart in height").or_insert(0) += 1;
                }
            }
        }
        let squares = board.squares();
        for _ in 0..3 {
            let (a, b) = (*dice.pick(&squares), *dice.pick(&squares));
            let feet = between_cubes(rules, (a, board.floor(a)), (b, board.floor(b)));
            measured(&mut table, &name(a), &name(b), feet);
        }
    }
    asked
}

fn measured(table: &mut Quarrel<'_>, from: &str, to: &str, feet: u32) {
    let line = format!("/measure from:{from} to:{to}");
    let answer: Value = table.ask(&line);
    table.agree(&line, answer["feet"] == feet, &answer, &feet);
}
