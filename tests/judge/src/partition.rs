//! Walls and doors off the grid lines. They are examined in the frame of the way that they might cross: how far along it
//! and how far beside it their ends are.
//!
//! - They stop steps and sight from the middle of one square to that of another if any of their points lies between the
//!   two; points on the middles themselves don't count.
//! - Nobody can stand where one runs through the middle of a square of the space, or between the middles of two that
//!   touch.
//! - A lane swept by the whole space consists of the ways of all its squares' middles; any other lane of its own middle's.

use super::board::{Barrier, Board, Square};
use super::place::Place;

/// Thousandths of a square east and south of the board's corner.
type Spot = (i64, i64);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partition {
    pub barrier: Barrier,
    pub ends: (Spot, Spot),
}

fn by_sixteen((x, y): Spot) -> Spot {
    (16 * x, 16 * y)
}

fn middle((x, y): Square) -> Spot {
    (1000 * i64::from(x) + 500, 1000 * i64::from(y) + 500)
}

fn middle_of(place: Place) -> Spot {
    let at = |low: i32, length: i32| 1000 * i64::from(low) + 500 * i64::from(length);
    (at(place.x, place.columns), at(place.y, place.rows))
}

impl Partition {
    /// Whether it has a point strictly between two others.
    fn parts(&self, from: Spot, to: Spot) -> bool {
        let way = (to.0 - from.0, to.1 - from.1);
        let length = i128::from(way.0 * way.0 + way.1 * way.1);
        let frame = |spot: Spot| {
            let off = (spot.0 - from.0, spot.1 - from.1);
            let (along, beside) = (off.0 * way.0 + off.1 * way.1, off.1 * way.0 - off.0 * way.1);
            (i128::from(along), i128::from(beside))
        };
        let ((along, beside), (along_then, beside_then)) = (frame(self.ends.0), frame(self.ends.1));
        let apart = beside_then - beside;
        if apart == 0 {
            return beside == 0 && along.min(along_then) < length && along.max(along_then) > 0;
        }
        // Where it crosses the line of the way, as a share of its own length, and how far along the way that is.
        let share = -beside * apart.signum();
        let met = along * apart.abs() + (along_then - along) * share;
        (0..=apart.abs()).contains(&share) && 0 < met && met < length * apart.abs()
    }

    /// Whether it stops movement from this side, if it stops any.
    pub fn faces(&self, from: Spot) -> bool {
        let ((x, y), (east, south)) = self.ends;
        // Counted from its western end, or from the northern one if it runs straight south.
        let ((x, y), (east, south)) =
            if (x, y) < (east, south) { ((x, y), (east, south)) } else { ((east, south), (x, y)) };
        let beside = (east - x) * (from.1 - y) - (south - y) * (from.0 - x);
        match self.barrier {
            Barrier::OneWayLeft => beside <= 0,
            Barrier::OneWayRight => beside >= 0,
            _ => true,
        }
    }

    fn holds(&self, spot: Spot) -> bool {
        let ((x, y), (east, south)) = self.ends;
        let is_straight = (spot.0 - x) * (south - y) == (spot.1 - y) * (east - x);
        let between = |one: i64, at: i64, other: i64| (one - at) * (other - at) <= 0;
        is_straight && between(x, spot.0, east) && between(y, spot.1, south)
    }

    /// In board notation: `1.5,2:4.25,3`.
    pub fn notation(&self) -> String {
        let decimal = |at: i64| format!("{}.{:03}", at / 1000, at % 1000);
        let spot = |(x, y): Spot| format!("{},{}", decimal(x), decimal(y));
        format!("{}:{}", spot(self.ends.0), spot(self.ends.1))
    }
}

impl Board {
    /// Whether a partition that stops steps is between two spots, coming from the first.
    fn is_parted(&self, from: Spot, to: Spot) -> bool {
        self.partitions.iter().any(|one| one.barrier.stops_steps() && one.faces(from) && one.parts(from, to))
    }

    /// Whether a partition stops the step from the middle of a square to that of another.
    pub fn parts(&self, s: Square, t: Square) -> bool {
        self.is_parted(middle(s), middle(t))
    }

    /// Whether a partition stops blows from the middle of a square to that of another.
    pub fn bars_blows(&self, s: Square, t: Square) -> bool {
        let (from, to) = (middle(s), middle(t));
        self.partitions.iter().any(|one| one.barrier.stops_blows() && one.faces(from) && one.parts(from, to))
    }

    /// Whether a partition stops blows from one spot to another, in sixteenths of a square.
    pub fn bars_line(&self, from: (i64, i64), to: (i64, i64)) -> bool {
        let finer = |(x, y): (i64, i64)| (x * 1000, y * 1000);
        self.partitions.iter().filter(|one| one.barrier.stops_blows()).any(|one| {
            let scaled = Partition { ends: (by_sixteen(one.ends.0), by_sixteen(one.ends.1)), ..*one };
            scaled.faces(finer(from)) && scaled.parts(finer(from), finer(to))
        })
    }

    /// Whether a partition stops sight from the middle of a square to that of another.
    pub fn bars_looks(&self, s: Square, t: Square) -> bool {
        let (from, to) = (middle(s), middle(t));
        self.partitions.iter().any(|one| one.barrier.stops_looks() && one.faces(from) && one.parts(from, to))
    }

    /// Whether a partition runs through a place so that nobody can stand there.
    pub fn cuts(&self, place: Place) -> bool {
        let touch = |a: Square, b: Square| a != b && (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1;
        let mut shut = self.partitions.iter().filter(|one| one.barrier.stops_steps());
        shut.any(|one| place.squares().any(|square| one.holds(middle(square))))
            || place.squares().any(|a| place.squares().any(|b| touch(a, b) && self.parts(a, b)))
    }

    /// Whether a partition is in the way of a whole space that slides along, or only of its middle.
    pub fn parts_lane(&self, start: Place, end: Place, swept: bool) -> bool {
        if !swept {
            return self.is_parted(middle_of(start), middle_of(end));
        }
        start.squares().any(|(x, y)| self.parts((x, y), (x + end.x - start.x, y + end.y - start.y)))
    }
}
