//! One step of a walker: may it be taken, what does it cost, whom does it provoke.

use std::collections::BTreeSet;

use super::board::{Barrier, Board, Creature, Square};
use super::threat::threatens;

/// Why a step cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Blocked {
    /// It is no step: too far, or nowhere.
    NoStep,
    /// The space there is filled, off the board or cut by a wall.
    NoRoom,
    /// A wall or closed door stands in the way, or a corner is cut.
    Passage,
    /// An opponent is in the way.
    Opponent,
}

pub fn placement_possible(board: &Board, space: &BTreeSet<Square>) -> bool {
    let free = space.iter().all(|&square| !board.is_filled(square));
    let whole = space.iter().all(|&a| {
        let neighbours = [(a.0 + 1, a.1), (a.0, a.1 + 1)];
        neighbours.iter().all(|&b| !space.contains(&b) || !board.edge(a, b).is_some_and(Barrier::blocks))
    });
    free && whole
}

fn blocked_edge(board: &Board, a: Square, b: Square) -> bool {
    board.edge(a, b).is_some_and(Barrier::blocks)
}

/// Whether a creature of one square could go from `s` to `t`, the squares' fills at `s` and `t` aside.
fn single_passable(board: &Board, s: Square, t: Square) -> bool {
    if s.0 == t.0 || s.1 == t.1 {
        return !blocked_edge(board, s, t);
    }
    let (h, v) = ((t.0, s.1), (s.0, t.1));
    let edges_at_the_point = [(s, h), (s, v), (h, t), (v, t)];
    !edges_at_the_point.iter().any(|&(a, b)| blocked_edge(board, a, b)) && !board.is_filled(h) && !board.is_filled(v)
}

/// Whether that single step crosses a low barrier.
fn single_crosses_low(board: &Board, s: Square, t: Square) -> bool {
    let low = |a, b| board.edge(a, b) == Some(Barrier::Low);
    if s.0 == t.0 || s.1 == t.1 {
        return low(s, t);
    }
    let corners = [(t.0, s.1), (s.0, t.1)];
    let free_ways: Vec<Square> = corners
        .into_iter()
        .filter(|&via| !board.is_filled(via) && !blocked_edge(board, s, via) && !blocked_edge(board, via, t))
        .collect();
    !free_ways.is_empty() && free_ways.iter().all(|&via| low(s, via) || low(via, t))
}

/// The square of the space nearest to `t`.
fn clamped(anchor: Square, n: i32, t: Square) -> Square {
    (t.0.clamp(anchor.0, anchor.0 + n - 1), t.1.clamp(anchor.1, anchor.1 + n - 1))
}

fn is_diagonal(from: Square, to: Square) -> bool {
    from.0 != to.0 && from.1 != to.1
}

/// Everything that forbids the step, creatures included.
pub fn obstructions(board: &Board, mover: &Creature, from: Square, to: Square) -> BTreeSet<Blocked> {
    let mut found = BTreeSet::new();
    let (p, q) = (mover.space_at(from), mover.space_at(to));
    let n = mover.side_length();
    if from == to || (from.0 - to.0).abs() > 1 || (from.1 - to.1).abs() > 1 {
        return BTreeSet::from([Blocked::NoStep]);
    }
    if !placement_possible(board, &q) {
        found.insert(Blocked::NoRoom);
    }
    for &t in q.difference(&p) {
        if !single_passable(board, clamped(from, n, t), t) {
            found.insert(Blocked::Passage);
        }
    }
    if is_diagonal(from, to) {
        let d = (to.0 - from.0, to.1 - from.1);
        for &s in &p {
            let t = (s.0 + d.0, s.1 + d.1);
            if q.contains(&t) && !single_passable(board, s, t) {
                found.insert(Blocked::Passage);
            }
        }
    }
    if board.creatures.iter().any(|other| stops(mover, other, &p, &q)) {
        found.insert(Blocked::Opponent);
    }
    found
}

/// Whether the other creature forbids the mover to go from `p` to `q`.
fn stops(mover: &Creature, other: &Creature, p: &BTreeSet<Square>, q: &BTreeSet<Square>) -> bool {
    if mover.name == other.name || !mover.opposes(other) || !mover.shares_height(other) {
        return false;
    }
    let there = other.space();
    let enters = !there.is_disjoint(q);
    let is_already_inside = !there.is_disjoint(p);
    let three_apart = mover.size.abs_diff(other.size) >= 3;
    enters && !is_already_inside && !other.helpless && !three_apart && !mover.is_very_small()
}

/// Whether the mover may stop with its space on `anchor`.
pub fn may_end(board: &Board, mover: &Creature, anchor: Square) -> bool {
    let space = mover.space_at(anchor);
    if !placement_possible(board, &space) {
        return false;
    }
    let others: Vec<&Creature> = board
        .creatures
        .iter()
        .filter(|other| other.name != mover.name && mover.shares_height(other))
        .filter(|other| !other.space().is_disjoint(&space))
        .collect();
    if !mover.is_very_small() {
        return others.iter().all(|other| other.helpless);
    }
    // In hundredths of a square.
    let share = |creature: &Creature| [1, 4, 25][creature.size];
    let filled: u32 = others.iter().filter(|other| other.is_very_small()).map(|other| share(other)).sum();
    filled + share(mover) <= 100
}

/// How many doublings apply to the space.
pub fn doublings(board: &Board, mover: &Creature, to: Square) -> u32 {
    let layers = |square, terrain| board.layers.get(&(square, terrain)).copied().unwrap_or(0);
    let in_square = |square| {
        layers(square, "difficult")
            + layers(square, "obstacle")
            + layers(square, "light-undergrowth")
            + 2 * layers(square, "heavy-undergrowth")
    };
    mover.space_at(to).into_iter().map(in_square).max().unwrap_or(0)
}

pub fn crosses_low(board: &Board, mover: &Creature, from: Square, to: Square) -> bool {
    let (p, q) = (mover.space_at(from), mover.space_at(to));
    q.difference(&p).any(|&t| single_crosses_low(board, clamped(from, mover.side_length(), t), t))
}

/// Feet of the step and whether the next diagonal is a dear one, given whether this one would be.
pub fn cost(board: &Board, mover: &Creature, from: Square, to: Square, dear: bool) -> (u64, bool) {
    let h = doublings(board, mover, to);
    let barrier = if crosses_low(board, mover, from, to) { 10 } else { 0 };
    let (feet, then_dear) = match (is_diagonal(from, to), h) {
        (false, 0) => (5, dear),
        (true, 0) => (if dear { 10 } else { 5 }, !dear),
        (false, h) => (5 * 2_u64.pow(h), dear),
        (true, h) => (15 * 2_u64.pow(h - 1), dear),
    };
    (feet + barrier, then_dear)
}

/// Every opponent that the step gives a chance: its place in the list, the square that gives it, and whether by being
/// left (else by being entered).
pub fn provoked(board: &Board, mover: &Creature, from: Square, to: Square) -> Vec<(usize, Square, bool)> {
    let (p, q) = (mover.space_at(from), mover.space_at(to));
    let reading_order = |squares: Vec<Square>| squares.into_iter().min_by_key(|&(x, y)| (y, x));
    let mut chances = Vec::new();
    for (index, foe) in board.creatures.iter().enumerate().filter(|(_, foe)| mover.opposes(foe)) {
        let left = p.difference(&q).copied().filter(|&t| threatens(board, foe, t, mover.levels()));
        let enters = mover.is_very_small() && foe.could_strike() && mover.shares_height(foe);
        let entered = q.difference(&p).copied().filter(|t| enters && foe.space().contains(t));
        if let Some(square) = reading_order(left.collect()) {
            chances.push((index, square, true));
        } else if let Some(square) = reading_order(entered.collect()) {
            chances.push((index, square, false));
        }
    }
    chances
}
