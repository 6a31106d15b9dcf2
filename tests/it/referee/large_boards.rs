//! Where a large board has only a few of the squares that a mover gets to at one price, the search takes them word by word. It has to
//! find what it finds on a narrow board, where it always takes whole rows.

use std::collections::BTreeMap;

use fivefoot::grid;
use serde_json::Value;

use crate::boards::random::Dice;
use crate::door::Door;

/// A column and a row.
type Square = (i32, i32);

const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// The corridor that is the same on both boards: so many columns and rows, with the mover in the middle.
const COLUMNS: i32 = 5;
const ROWS: i32 = 120;

fn name((x, y): Square) -> String {
    grid::Square::new(x, y).to_string()
}

/// A board with a corridor of rough ground from top to bottom, whose first column is this one.
fn corridor(ruleset: &str, seed: u64, width: i32, left: i32) -> Door {
    let mut door = Door::open();
    door.done(&format!("/table new width:{width} height:{ROWS} ruleset:{ruleset}"));
    for side in [left - 1, left + COLUMNS] {
        door.done(&format!("/map paint squares:{}:{} terrain:solid", name((side, 0)), name((side, ROWS - 1))));
    }
    let dice = &mut Dice::new(seed * 7_919 + ruleset.len() as u64);
    let large = dice.percent(30);
    let middle = (2, ROWS / 2);
    let mut free: Vec<Square> = Vec::new();
    let mut ground: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for at in (0..ROWS).flat_map(|y| (0..COLUMNS).map(move |x| (x, y))) {
        let (x, y) = at;
        let starts = x - middle.0 < 2 && x >= middle.0 && y - middle.1 < 2 && y >= middle.1;
        let kind = match dice.below(12) {
            0 if !starts => "solid",
            1 | 2 => "difficult",
            3 => "light-undergrowth",
            4 if !starts => "obstacle",
            _ if !starts => {
                free.push(at);
                continue;
            }
            _ => continue,
        };
        ground.entry(kind).or_default().push(name((left + x, y)));
    }
    for (kind, squares) in ground {
        door.done(&format!("/map paint squares:\"{}\" terrain:{kind}", squares.join(" ")));
    }
    let size = if large { "large" } else { "medium" };
    let at = name((left + middle.0, middle.1));
    door.done(&format!("/creature add name:Hero at:{at} side:heroes speed:200 size:{size}"));
    for (number, traits) in
        ["side:heroes", "side:heroes", "side:foes helpless:true", "side:foes"].into_iter().enumerate()
    {
        let (x, y) = *dice.pick(&free);
        free.retain(|at| *at != (x, y));
        door.done(&format!("/creature add name:Other{number} at:{} {traits}", name((left + x, y))));
    }
    door
}

/// The feet to every square in reach, counted from the corridor's first column.
fn reached(told: &Value, left: i32) -> BTreeMap<Square, String> {
    let squares = told["ruling"]["squares"].as_object().unwrap_or_else(|| panic!("{told:#}"));
    let place = |square: &String| {
        let grid::Square { x, y } = square.parse().unwrap();
        (x - left, y)
    };
    squares.iter().map(|(square, feet)| (place(square), feet.to_string())).collect()
}

#[test]
fn few_squares_on_a_large_board_lead_where_they_lead_on_a_narrow_one() {
    for ruleset in RULESETS {
        for seed in 0..2 {
            // Beside a border between two words, and far from any.
            let (narrow, wide) = ((12, 3), (300, 61));
            let mut doors = [narrow, wide].map(|(width, left)| corridor(ruleset, seed, width, left));
            let [near, far] = [(0, narrow.1), (1, wide.1)]
                .map(|(board, left)| reached(&doors[board].ask("/reachable creature:Hero"), left));
            assert!(near.len() > 150, "{ruleset} {seed}: {}", near.len());
            assert_eq!(near, far, "{ruleset} {seed}");
            // The way to the farthest square has its price on both.
            let (&(x, y), _) = near.iter().max_by_key(|((_, y), _)| y.abs_diff(ROWS / 2)).unwrap();
            let [one, other] = [(0, narrow.1), (1, wide.1)].map(|(board, left)| {
                let line = format!("/move creature:Hero to:{} preview:true", name((left + x, y)));
                doors[board].ask(&line)["ruling"]["feet"].clone()
            });
            assert_eq!((&one, one.is_null()), (&other, false), "{ruleset} {seed}");
        }
    }
}
