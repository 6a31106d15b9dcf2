//! Distances: the cheapest unhampered path that may go diagonally, with diagonals counted as the ruleset does.

use super::elevation::Elevations;
use crate::field::Creature;
use crate::grid::{Feet, Footprint, Height, Placement, Square};
use crate::referee::context::{Levels, Referee, Spot};
use crate::ruleset::policy::Diagonals;

/// Distances, with diagonals counted as the ruleset does.
#[derive(Clone, Copy, Debug)]
pub struct Distances<'a>(pub Referee<'a>);

impl Distances<'_> {
    /// The distance in feet over these columns, rows and squares of height, after an odd or even number of diagonals.
    /// A step along two or three of these axes is a diagonal.
    pub(crate) fn feet_over(&self, columns: u32, rows: u32, height: u32, odd_diagonals: bool) -> Feet {
        let mut axes = [columns, rows, height];
        axes.sort_unstable();
        let [_, diagonals, steps] = axes;
        match self.0.ruleset.diagonals.value {
            Diagonals::Alternating => {
                Feet::of_squares(steps.saturating_add((diagonals + u32::from(odd_diagonals)) / 2))
            }
            Diagonals::OneForOne => Feet::of_squares(steps),
        }
    }

    /// A lower bound, in feet, on any path between two squares, after an odd or even number of diagonals.
    pub(crate) fn least_feet(&self, from: Square, to: Square, odd_diagonals: bool) -> Feet {
        let (columns, rows) = from.to(to);
        self.feet_over(columns.unsigned_abs(), rows.unsigned_abs(), 0, odd_diagonals)
    }

    /// Feet between two squares on the floor.
    #[must_use]
    pub fn feet_between_squares(&self, a: Square, b: Square) -> Feet {
        self.least_feet(a, b, false)
    }

    /// Feet between two spots: the minimum over their cubes.
    #[must_use]
    pub fn feet_between(&self, a: Spot, b: Spot) -> Feet {
        let (near, far) = a.nearest(b);
        let (columns, rows) = near.to(far);
        self.feet_over(columns.unsigned_abs(), rows.unsigned_abs(), a.levels.apart(b.levels), false)
    }

    /// A key for comparing distances when a creature must get nearer or farther: `false` and the distance between
    /// centers if the spots overlap, otherwise `true` and the feet between them.
    pub(crate) fn apart(&self, one: Spot, other: Spot) -> (bool, u32) {
        if one.overlaps(other) {
            (false, self.apart_by_centers(one, other))
        } else {
            (true, self.feet_between(one, other).0)
        }
    }

    /// How far apart the centers of two spots are; meaningful only for comparison.
    pub(crate) fn apart_by_centers(&self, one: Spot, other: Spot) -> u32 {
        let (columns, rows) = between_centers(one.placement, other.placement);
        let half = |axis: i64| u32::try_from(axis.unsigned_abs()).unwrap_or(u32::MAX);
        self.feet_over(half(columns), half(rows), 0, false).0
    }

    /// The cube on the floor of a square.
    #[must_use]
    pub fn floor(&self, square: Square) -> Spot {
        Spot { placement: Footprint::square(1).at(square), levels: Elevations(self.0).floor_level(square) }
    }

    /// The cube this far above the floor of a square.
    #[must_use]
    pub fn above(&self, square: Square, altitude: Height) -> Spot {
        let level = (self.0.encounter.battlefield.floor(square) + altitude).squares();
        Spot { placement: Footprint::square(1).at(square), levels: Levels::of(level, 1) }
    }

    /// Where a creature is.
    #[must_use]
    pub fn spot(&self, creature: &Creature) -> Spot {
        Spot { placement: self.0.space_of(creature), levels: Elevations(self.0).levels(creature) }
    }

    /// Where the creature would be in this space.
    pub(crate) fn spot_in(&self, creature: &Creature, at: Placement) -> Spot {
        Spot::of(at, Elevations(self.0).levels_in(creature, at))
    }
}

/// Columns and rows, in half squares, from the center of one space to the center of another.
pub(crate) fn between_centers(one: Placement, other: Placement) -> (i64, i64) {
    let (a, b) = (center(one), center(other));
    (b.0 - a.0, b.1 - a.1)
}

/// The column and row of the center of a space, in half squares.
pub(crate) fn center(at: Placement) -> (i64, i64) {
    let axis = |low: i32, side: u32| i64::from(low) * 2 + i64::from(side);
    (axis(at.anchor.x, at.footprint.width), axis(at.anchor.y, at.footprint.height))
}
