//! fivefoot against the judge on moving forward by a climbing or swimming check, which only Rise has.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, play_all};
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Board, Creature, Place, Ruleset, by_hands, climbs, name, swims, through_water};

const BOARDS: u64 = 8;

#[test]
fn going_forward_agrees_under_rise() {
    let Some((boards, asked)) = play_all(Ruleset::Rise, BOARDS, play_forward) else { return };
    came_up(Ruleset::Rise, (boards, &asked), 10, ["swam", "did not swim", "climbed", "did not climb"]);
}

#[test]
fn no_other_rulebook_has_phases() {
    let mut door = Door::open();
    for rules in Ruleset::ALL.into_iter().filter(|&rules| rules != Ruleset::Rise) {
        let board = melee_board(&mut Dice::new(1), rules);
        setup(&board).iter().for_each(|line| door.done(line));
        let (mover, other) = (&board.creatures[0].name, &board.creatures[1].name);
        for line in [
            format!("/block creature:{other} target:{mover} to:A1"),
            format!("/follow creature:{other} target:{mover} distance:5"),
            format!("/climb-forward creature:{mover} altitude:5 dv:5 check:20"),
            format!("/swim-forward creature:{mover} to:A1 dv:5 check:20"),
        ] {
            assert_eq!(door.ask(&line)["status"], "refused", "{}: {line}", rules.word());
        }
    }
}

fn play_forward(seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut board = Board::new(Ruleset::Rise, 10, 7);
        // Water up to a wall in the east, with dry squares, which a swimmer goes around, and difficult ground, which hampers
        // a walker.
        for square in board.squares() {
            if square.0 == 9 {
                board.fills.insert(square, judge::Fill::Solid);
            } else if !dice.percent(12) {
                if dice.percent(15) {
                    board.layers.insert((square, "difficult"), 1);
                }
                board.layers.insert((square, "water"), 1);
            }
        }
        let size = *dice.pick(&[2, 3, 4, 4, 5]);
        let n = Ruleset::Rise.footprint(size);
        let at = (dice.between(1, 5 - n), dice.between(1, 6 - n));
        board.creatures.push(Creature::plain("Anna", Place::new(at, n, n), size, "heroes"));
        let wall = (if dice.percent(70) { 9 - n } else { 7 - n }, 1);
        board.creatures.push(Creature::plain("Bert", Place::new(wall, n, n), size, "heroes"));
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        let mut forward = Forward { board: &board, size, table, dice: &mut dice, asked: &mut asked };
        for _ in 0..3 {
            forward.swim();
            forward.climb();
        }
    }
    asked
}

/// A short way forward by a check.
struct Forward<'a> {
    board: &'a Board,
    size: usize,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Forward<'_> {
    /// Whether the check succeeds, whether it is critical, and the options for it.
    fn check(&mut self) -> (bool, bool, String) {
        let hands = *self.dice.pick(&[2, 2, 1, 0]);
        let (dv, check) = (self.dice.between(5, 15), self.dice.between(5, 22));
        let made = by_hands(check, hands).is_some_and(|result| result >= dv);
        // A failed check can't be critical.
        let critical = made && self.dice.percent(40);
        let words = format!("dv:{dv} check:{check} hands:{hands} critical:{critical} preview:true");
        (made, critical, words)
    }

    fn compare(&mut self, line: &str, answer: &Value, can: bool, rule: &str) {
        let verdict = if can { "legal" } else { "illegal" };
        self.table.agree(line, answer["verdict"] == verdict, answer, &verdict);
        if !can {
            let reasons = answer["reasons"].as_array().into_iter().flatten();
            let cited = reasons.filter_map(|reason| reason["rule"].as_str()).collect::<Vec<_>>();
            self.table.agree(line, !cited.is_empty(), answer, &rule);
        }
        let what = match (rule, can) {
            ("swim-forward", true) => "swam",
            ("swim-forward", false) => "did not swim",
            (_, true) => "climbed",
            (_, false) => "did not climb",
        };
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn swim(&mut self) {
        let (made, critical, words) = self.check();
        let own = self.board.creatures[0].place;
        let by = (self.dice.between(-3, 3), self.dice.between(-2, 2));
        let to = Place { x: own.x + by.0, y: own.y + by.1, ..own };
        if to == own || !to.squares().all(|square| self.board.on_board(square)) {
            return;
        }
        let line = format!("/swim-forward creature:Anna to:{} {words}", name(to.anchor()));
        let answer = self.table.ask(&line);
        let far = u64::from(swims(self.size, critical));
        let within = through_water(self.board, 0, to, far).is_some();
        self.compare(&line, &answer, made && within, "swim-forward");
    }

    fn climb(&mut self) {
        let (made, critical, words) = self.check();
        let altitude = 5 * self.dice.between(1, 4) as u32;
        let line = format!("/climb-forward creature:Bert altitude:{altitude} {words}");
        let answer = self.table.ask(&line);
        let place = self.board.creatures[1].place;
        let touches = place.x + place.columns == 9;
        let can = made && touches && altitude <= climbs(self.size, critical);
        self.compare(&line, &answer, can, "climb-forward");
    }
}
