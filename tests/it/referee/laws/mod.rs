//! What has to hold on every board, whatever its figures.

mod absurd;
mod actions;
mod budgets;
mod dismounts;
mod left;
mod monotone;
mod prices;
mod stays;
mod steps;
mod suggestions;
mod turned;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::how_many;
use crate::boards::random::{Dice, Turned, random_board, setup};
use crate::boards::varied::{Varied, varied};
use crate::door::Door;
use judge::{Board, Place, Ruleset, Square, named};

/// The number of boards per ruleset.
const BOARDS: u64 = 2;

/// Boards of every ruleset whose first creature can walk.
fn boards(first_seed: u64) -> impl Iterator<Item = (u64, Board)> {
    let only = std::env::var("FIVEFOOT_RULESET").ok();
    let asked = move |rules: &Ruleset| only.as_ref().is_none_or(|only| only == rules.word());
    Ruleset::ALL.into_iter().filter(asked).flat_map(move |rules| {
        let all = (first_seed..).map(move |seed| (seed, random_board(&mut Dice::new(seed), rules)));
        all.filter(|(_, board)| !board.creatures.is_empty()).take(how_many(BOARDS) as usize)
    })
}

/// Whether the walker fills a single square, and so never squeezes.
fn never_squeezes(board: &Board) -> bool {
    board.ruleset.footprint(board.creatures[0].size) == 1
}

/// The board as text, for failure messages.
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

/// The ruling on a valid line.
fn ruled(door: &mut Door, line: &str) -> Value {
    let reply = door.ask(line);
    assert!(reply["status"] != "error" && reply["ruling"].is_object(), "{line}: {reply:#}");
    reply["ruling"].clone()
}

/// Feet, the number of strikes, and the number of steps: what stays the same when the board is turned.
fn figures(ruling: &Value) -> (Value, Option<usize>, Option<usize>) {
    let length = |key: &str| ruling[key].as_array().map(Vec::len);
    (ruling["feet"].clone(), length("provokes"), length("steps"))
}

/// The position of an unsqueezed end on the turned board.
fn turned_end(turn: Turned, board: &Board, to: Square) -> Square {
    let n = board.ruleset.footprint(board.creatures[0].size);
    turn.place(board, Place::new(to, n, n)).anchor()
}

fn threats(door: &mut Door, board: &Board) -> Vec<Value> {
    let asked = board.creatures.iter().map(|creature| format!("/threat creature:{}", creature.name));
    asked.map(|line| ruled(door, &line)["threatened"].clone()).collect()
}

/// Violations of a law, collected over many tables and reported together.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn add(&mut self, fault: String) {
        self.0.push(fault);
    }

    fn none(self) {
        assert!(
            self.0.is_empty(),
            "{} faults. The first of them:\n{}",
            self.0.len(),
            self.0[..self.0.len().min(3)].join("\n\n")
        );
    }
}

/// Gives this many lines on varied tables, continuing from where they lead.
fn on_varied_tables((tables, first): (u64, u64), lines: u32, mut ask: impl FnMut(&Varied, &mut Door, &str)) {
    for mut table in varied(tables, first) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        for _ in 0..lines {
            let line = table.line();
            ask(&table, &mut door, &line);
            let told = door.ask(&line);
            if told["status"] == "done" {
                table.go_on_or_back(&mut door, &line, &told);
            }
        }
    }
}
