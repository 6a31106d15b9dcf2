//! The rectangle of squares that a creature stands on, and where one step can take it.

use super::board::{Board, Creature, Square};

/// This many columns and rows, starting at a north-west square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub x: i32,
    pub y: i32,
    pub columns: i32,
    pub rows: i32,
}

impl Place {
    pub fn new((x, y): Square, columns: i32, rows: i32) -> Self {
        Place { x, y, columns, rows }
    }

    pub fn anchor(self) -> Square {
        (self.x, self.y)
    }

    pub fn is_squeezed(self) -> bool {
        self.columns != self.rows
    }

    pub fn squares(self) -> impl Iterator<Item = Square> {
        (self.y..self.y + self.rows).flat_map(move |y| (self.x..self.x + self.columns).map(move |x| (x, y)))
    }

    pub fn holds(self, (x, y): Square) -> bool {
        (self.x..self.x + self.columns).contains(&x) && (self.y..self.y + self.rows).contains(&y)
    }

    pub fn overlaps(self, other: Place) -> bool {
        self.squares().any(|square| other.holds(square))
    }

    /// Its squares that are not in the other.
    pub fn outside(self, other: Place) -> impl Iterator<Item = Square> {
        self.squares().filter(move |&square| !other.holds(square))
    }

    fn grown(self) -> Place {
        Place { x: self.x - 1, y: self.y - 1, columns: self.columns + 2, rows: self.rows + 2 }
    }

    /// Its square nearest to `t`.
    pub fn nearest_to(self, t: Square) -> Square {
        (t.0.clamp(self.x, self.x + self.columns - 1), t.1.clamp(self.y, self.y + self.rows - 1))
    }

    /// `C3:D4`, or `C3` for one square.
    pub fn named(text: &str) -> Place {
        let (first, last) = text.split_once(':').unwrap_or((text, text));
        let ((x, y), (east, south)) = (super::named(first), super::named(last));
        Place { x, y, columns: east - x + 1, rows: south - y + 1 }
    }

    pub fn name(self) -> String {
        let last = (self.x + self.columns - 1, self.y + self.rows - 1);
        if self.anchor() == last {
            super::name(last)
        } else {
            format!("{}:{}", super::name(self.anchor()), super::name(last))
        }
    }
}

/// Columns and rows of the spaces that the creature can take up: its own, and squeezed lengthwise and crosswise.
pub fn shapes(board: &Board, creature: &Creature) -> Vec<(i32, i32)> {
    let n = board.ruleset.footprint(creature.size);
    let narrow = board.ruleset.squeezed_side(creature.size);
    [(n, n)].into_iter().chain(narrow.into_iter().flat_map(|k| [(n, k), (k, n)])).collect()
}

/// The creature's own space with its north-west square on the anchor.
pub fn unsqueezed(board: &Board, creature: &Creature, anchor: Square) -> Place {
    let n = board.ruleset.footprint(creature.size);
    Place::new(anchor, n, n)
}

/// Whether a space squeezed one way changes to the other around a square as wide as its short side.
fn is_turn(p: Place, q: Place) -> bool {
    let long = p.columns.max(p.rows);
    let is_turned = p.is_squeezed() && (q.columns, q.rows) == (p.rows, p.columns);
    let shared = p.squares().filter(|&square| q.holds(square)).count() as i32;
    let short = p.columns.min(p.rows);
    long >= 4 && is_turned && shared == short * short
}

/// Whether a squeezed space becomes a whole one that contains all of it and is wider by more than two squares.
fn is_unfolding(p: Place, q: Place) -> bool {
    let (long, short) = (p.columns.max(p.rows), p.columns.min(p.rows));
    long - short > 2 && (q.columns, q.rows) == (long, long) && p.squares().all(|square| q.holds(square))
}

/// How many squares the farthest-moving side moves outward in a step, and whether the step turns a squeezed space.
pub fn reach(p: Place, q: Place) -> (i32, bool) {
    let low = (p.x - q.x).max(p.y - q.y);
    let high = (q.x + q.columns - p.x - p.columns).max(q.y + q.rows - p.y - p.rows);
    (low.max(high).max(1), is_turn(p, q))
}

/// Whether one step can lead from one to the other, ignoring obstacles.
pub fn is_step(p: Place, q: Place) -> bool {
    is_rise(p, q) && q.outside(p).next().is_some()
}

/// The same for a step that also leads up or down, so that all of its cubes are new.
pub fn is_rise(p: Place, q: Place) -> bool {
    let around = p.grown();
    let near = q.squares().all(|square| around.holds(square));
    near || is_turn(p, q) || is_unfolding(p, q)
}

/// Everywhere that one step of the creature might lead, on or off the board.
pub fn steps_from(board: &Board, creature: &Creature, p: Place) -> Vec<Place> {
    let far = board.ruleset.footprint(creature.size);
    let mut found = Vec::new();
    for (columns, rows) in shapes(board, creature) {
        for y in p.y - far..=p.y + p.rows {
            for x in p.x - far..=p.x + p.columns {
                let q = Place { x, y, columns, rows };
                if is_step(p, q) {
                    found.push(q);
                }
            }
        }
    }
    found
}

/// -1, 0 or 1 for columns and for rows: the direction in which an axis moved, if neither range contains the other.
pub fn moved(p: Place, q: Place) -> Square {
    let axis = |from: i32, length: i32, to: i32, then: i32| {
        let holds = (from <= to && to + then <= from + length) || (to <= from && from + length <= to + then);
        if holds { 0 } else { (to - from).signum() }
    };
    (axis(p.x, p.columns, q.x, q.columns), axis(p.y, p.rows, q.y, q.rows))
}

pub fn is_diagonal(p: Place, q: Place) -> bool {
    let (x, y) = moved(p, q);
    x != 0 && y != 0
}
