//! Random boards for maneuvers: open ground, and opponents in charging distance or close enough to withdraw from.

use crate::boards::random::{Dice, anybody, part, scatter, stood};
use judge::{Board, Creature, Place, Ruleset};

/// The first creature acts; the others come after it.
const NAMES: [&str; 6] = ["Mara", "bugbear", "Orc", "Ant", "Zed", "Imp"];

/// The number of squares between the first creature's space and an opponent's.
type Gap = std::ops::RangeInclusive<i32>;

/// Opponents that can usually be charged, with a few obstacles.
pub fn charge_board(dice: &mut Dice, rules: Ruleset) -> Board {
    let density = *dice.pick(&[0, 0, 1, 1, 3]);
    let mut board = open_ground(dice, rules, density);
    add(dice, &mut board, None, 0..=20);
    add(dice, &mut board, Some("foes"), 3..=7);
    for _ in 0..dice.between(1, 4) {
        let side = dice.percent(40).then_some("foes");
        add(dice, &mut board, side, 3..=8);
    }
    board
}

/// Opponents around a creature that wants to get away.
pub fn withdrawal_board(dice: &mut Dice, rules: Ruleset) -> Board {
    let density = *dice.pick(&[1, 2, 4, 8]);
    let mut board = open_ground(dice, rules, density);
    add(dice, &mut board, None, 0..=20);
    for _ in 0..dice.between(1, 4) {
        add(dice, &mut board, Some("foes"), 0..=1);
    }
    add(dice, &mut board, None, 0..=6);
    board
}

/// Opponents close enough to overrun, push, tumble past or clamber into.
pub fn melee_board(dice: &mut Dice, rules: Ruleset) -> Board {
    let density = *dice.pick(&[0, 1, 2, 4]);
    let mut board = open_ground(dice, rules, density);
    add(dice, &mut board, None, 0..=20);
    for _ in 0..dice.between(1, 3) {
        add(dice, &mut board, Some("foes"), 0..=2);
    }
    for _ in 0..dice.between(0, 2) {
        add(dice, &mut board, None, 0..=4);
    }
    board
}

fn open_ground(dice: &mut Dice, rules: Ruleset, density: u64) -> Board {
    let mut board = Board::new(rules, dice.between(11, 16), dice.between(8, 12));
    for square in board.squares() {
        scatter(dice, &mut board, square, density);
    }
    if dice.percent(25) {
        part(dice, &mut board);
    }
    board
}

/// Puts a creature on the board, at about this distance from the first if there is room.
fn add(dice: &mut Dice, board: &mut Board, side: Option<&str>, gap: Gap) {
    let mut creature = fighter(dice, board, NAMES[board.creatures.len()]);
    if let Some(side) = side {
        creature.side = side.to_owned();
    }
    let first = board.creatures.first().map(|first| first.place);
    for attempt in 0..20 {
        let Some(stood) = stood(dice, board, creature.clone()) else { return };
        if attempt == 19 || first.is_none_or(|first| gap.contains(&between(first, stood.place))) {
            board.creatures.push(stood);
            return;
        }
    }
}

/// The number of squares between two spaces.
fn between(a: Place, b: Place) -> i32 {
    let axis = |a: i32, a_length: i32, b: i32, b_length: i32| (b - a - a_length).max(a - b - b_length).max(0);
    axis(a.x, a.columns, b.x, b.columns).max(axis(a.y, a.rows, b.y, b.rows))
}

/// A creature up to Huge, with the statistics that maneuvers use.
fn fighter(dice: &mut Dice, board: &Board, label: &str) -> Creature {
    let is_first = board.creatures.is_empty();
    let mut creature = loop {
        let creature = anybody(dice, board, label);
        if creature.size <= 6 {
            break creature;
        }
    };
    // A creature without reach gets none from a long weapon.
    creature.reach_weapon &= board.reach_feet(&creature) > 0;
    if board.ruleset == Ruleset::EpicPath {
        creature.speed = *dice.pick(&[20, 30, 30, 40, 50]);
        creature.maneuver_defense = Some(dice.between(10, 20) as u32);
    }
    if is_first && dice.percent(8) {
        let tired = if board.ruleset.is_of_the_3_5_family() { "fatigued" } else { "prone" };
        creature.conditions = vec![*dice.pick(&["prone", "stunned", tired])];
    } else if !is_first && creature.conditions.is_empty() && dice.percent(6) {
        creature.conditions = vec!["unseen"];
    }
    creature
}
