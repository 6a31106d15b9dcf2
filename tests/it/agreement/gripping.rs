//! Maneuvers of lesser climbers on walls, under Epic Path: with a successful Climb check each is what it is for a greater
//! climber, which needs none and is compared with the judge elsewhere. A failed check gets the climber nowhere, and by 5 it falls.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, play_all};
use crate::boards::elements::Element;
use crate::boards::maneuvers::{charge_board, melee_board};
use crate::boards::random::Dice;
use crate::door::Door;
use judge::{Board, Overrun, Ruleset, Square, Tumble, name, set_aside};

const BOARDS: u64 = 6;
/// Epic Path, Climb Vertical Surface: the DC of a wall with enough handholds.
const DC: i32 = 15;

#[test]
fn maneuvers_of_lesser_climbers_hang_on_a_check() {
    let Some((boards, asked)) = play_all(Ruleset::EpicPath, BOARDS, play) else { return };
    let wanted = ["held on", "no progress", "fell", "refused", "overrun", "tumble"];
    came_up(Ruleset::EpicPath, (boards, &asked), 10, wanted);
}

fn play(seeds: Seeds) -> Asked {
    let (mut door, mut greater) = (Door::open(), Door::open());
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let melee = dice.percent(70);
        let on_a_wall = (0..100).find_map(|_| {
            let make = if melee { melee_board } else { charge_board };
            let board = make(&mut dice, Ruleset::EpicPath);
            Element::walled(&mut dice, &board)
        });
        let Some(board) = on_a_wall else { continue };
        let script = Element::Wall.setup(&board);
        let mover = &board.creatures[0].name;
        let lesser = |line: &String| match line.starts_with(&format!("/creature add name:{mover} ")) {
            true => line.replace(" greater", " lesser"),
            false => line.clone(),
        };
        let weaker: Vec<String> = script.iter().map(lesser).collect();
        script.iter().for_each(|line| greater.done(line));
        weaker.iter().for_each(|line| door.done(line));
        let table = Quarrel { seed, board: &board, script: &weaker, door: &mut door };
        let mut climb = Climb { board: &board, table, greater: &mut greater, dice: &mut dice, asked: &mut asked };
        (0..6).for_each(|_| climb.ask());
    }
    asked
}

struct Climb<'a> {
    board: &'a Board,
    table: Quarrel<'a>,
    /// The same table, where the mover needs no check.
    greater: &'a mut Door,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Climb<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    /// A maneuver, to an end that the judge finds possible if there is one.
    fn line(&mut self) -> (&'static str, String) {
        let board = self.board;
        let mover = &board.creatures[0].name;
        let check = self.dice.between(8, 30);
        let other = self.dice.between(1, (board.creatures.len() as i32 - 1).max(1)) as usize;
        let target = if other < board.creatures.len() { other } else { 0 };
        let foe = &board.creatures[target].name;
        let open = set_aside(board, &[target]);
        match self.dice.below(5) {
            0 | 1 => {
                let overrun = Overrun { board, who: 0, targets: vec![target], avoids: Vec::new(), part_of_move: false };
                let to = self.one_of(overrun.ends(&overrun.through(&open)).into_keys().collect());
                ("overrun", format!("/overrun creature:{mover} target:{foe} to:{to} check:{check}"))
            }
            2 | 3 => {
                let tumble = Tumble { board, who: 0, through: Vec::new(), accelerated: false, surface: 0 };
                let to = self.one_of(tumble.ends(&tumble.through(board)).into_keys().collect());
                ("tumble", format!("/tumble creature:{mover} to:{to} check:{check}"))
            }
            _ => ("charge", format!("/charge creature:{mover} target:{foe} check:{check}")),
        }
    }

    fn one_of(&mut self, ends: Vec<Square>) -> String {
        let squares = self.board.squares();
        name(*self.dice.pick(if ends.is_empty() { &squares } else { &ends }))
    }

    fn ask(&mut self) {
        let (maneuver, line) = self.line();
        let line = format!("{line} preview:true");
        let free = self.greater.ask(&line)["ruling"].clone();
        let asks = format!("{line} medium-dc:{DC}");
        let open = self.table.ask(&asks);
        // Without a step there is nothing to hold on for.
        let goes = free["verdict"] != "illegal" && free["steps"].as_array().is_some_and(|steps| !steps.is_empty());
        if !goes {
            self.count("refused");
            return self.agree_but_for_the_climb(&asks, &open, &free);
        }
        self.count(maneuver);
        let climbs = climbs(&open);
        self.table.agree(&asks, open["verdict"] == "needs-check" && climbs.len() == 1, &open, &"a Climb check");
        let short = *self.dice.pick(&[-10, 0, 0, 1, 4, 5, 9]);
        let rolled = format!("{asks} medium-check:{}", DC - short);
        let answer = self.table.ask(&rolled);
        if short <= 0 {
            self.count("held on");
            return self.agree_but_for_the_climb(&rolled, &answer, &free);
        }
        self.count(if short < 5 { "no progress" } else { "fell" });
        let empty = |key: &str| answer[key].as_array().is_none_or(Vec::is_empty);
        let stays = answer["verdict"] == "legal" && ["steps", "provokes", "prone"].into_iter().all(empty);
        let falls = answer["notes"].to_string().contains("falls");
        self.table.agree(&rolled, stays && falls == (short >= 5), &answer, &("short by", short));
    }

    fn agree_but_for_the_climb(&self, line: &str, answer: &Value, free: &Value) {
        let keys = ["verdict", "feet", "path", "provokes", "prone", "reasons", "attack", "to"];
        let same = keys.into_iter().all(|key| answer[key] == free[key]);
        let others = |one: &Value| {
            let all = one["checks"].as_array().into_iter().flatten();
            all.filter(|check| check["rule"] != "climb-surface").cloned().collect::<Vec<_>>()
        };
        self.table.agree(line, same && others(answer) == others(free), answer, &format!("a greater climber: {free:#}"));
    }
}

/// The checks to hold on.
fn climbs(answer: &Value) -> Vec<&Value> {
    let all = answer["checks"].as_array().into_iter().flatten();
    all.filter(|check| check["rule"] == "climb-surface").collect()
}
