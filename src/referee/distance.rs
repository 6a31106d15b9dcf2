//! How far things are from each other: the cheapest unhampered king's way, counted as the ruleset counts diagonals.

use super::Referee;
use crate::field::Creature;
use crate::grid::{Feet, Footprint, Height, Placement, Square};
use crate::ruleset::policy::Diagonals;

/// The heights that a space takes up, in squares above the map's own level: from `low` up to, not including, `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Levels {
    low: i32,
    high: i32,
}

impl Levels {
    /// So many squares of height from this one up.
    pub(super) fn of(low: i32, squares: u32) -> Self {
        Levels { low, high: low.saturating_add_unsigned(squares) }
    }

    /// The lowest of its squares of height.
    pub(super) fn lowest(self) -> i32 {
        self.low
    }

    /// Each of its squares of height, from the lowest up.
    pub(super) fn each(self) -> impl Iterator<Item = Levels> {
        (self.low..self.high).map(|low| Levels::of(low, 1))
    }

    /// Whether some height is in both.
    pub(super) fn overlap(self, other: Levels) -> bool {
        self.low < other.high && other.low < self.high
    }

    /// Squares up or down from the one to the other: 0 where they overlap.
    pub(super) fn apart(self, other: Levels) -> u32 {
        let gap = |below: Levels, above: Levels| (above.low + 1 - below.high).max(0).unsigned_abs();
        gap(self, other).max(gap(other, self))
    }
}

impl Referee<'_> {
    /// The heights that a creature's space takes up: as many squares as it is wide.
    pub(super) fn levels(&self, creature: &Creature) -> Levels {
        self.levels_at(creature, self.elevation(creature))
    }

    /// The heights that its space would take up this far above the map's own level.
    pub(super) fn levels_at(&self, creature: &Creature, elevation: Height) -> Levels {
        Levels::of(elevation.squares(), self.ruleset.bulk(creature.size).space)
    }

    /// How far the creature is above the map's own level, or below it.
    #[must_use]
    pub fn elevation(&self, creature: &Creature) -> Height {
        self.encounter.battlefield.floor_under(self.ruleset.placement(creature)) + creature.altitude
    }

    /// The height of one square above a square's floor.
    pub(super) fn floor_level(&self, square: Square) -> Levels {
        Levels::of(self.encounter.battlefield.floor(square).squares(), 1)
    }

    /// Feet over so many columns, rows and squares of height, after this many diagonals: odd or even. A step that changes
    /// two or three of them is a diagonal.
    pub(super) fn feet_over(&self, columns: u32, rows: u32, height: u32, odd_diagonals: bool) -> Feet {
        let mut axes = [columns, rows, height];
        axes.sort_unstable();
        let [_, diagonals, steps] = axes;
        match self.ruleset.diagonals.is {
            Diagonals::Alternating => {
                Feet::of_squares(steps.saturating_add((diagonals + u32::from(odd_diagonals)) / 2))
            }
            Diagonals::OneForOne => Feet::of_squares(steps),
        }
    }

    /// Feet that no way from one square to another can undercut, after an odd or even number of diagonals.
    pub(super) fn least_feet(&self, from: Square, to: Square, odd_diagonals: bool) -> Feet {
        let (columns, rows) = from.to(to);
        self.feet_over(columns.unsigned_abs(), rows.unsigned_abs(), 0, odd_diagonals)
    }

    /// Feet between two squares on the floor.
    #[must_use]
    pub fn feet_between_squares(&self, a: Square, b: Square) -> Feet {
        self.least_feet(a, b, false)
    }

    /// Feet between two spots: the least between a cube of the one and a cube of the other.
    #[must_use]
    pub fn feet_between(&self, a: Spot, b: Spot) -> Feet {
        let (near, far) = a.nearest(b);
        let (columns, rows) = near.to(far);
        self.feet_over(columns.unsigned_abs(), rows.unsigned_abs(), a.levels.apart(b.levels), false)
    }

    /// How far apart two spots are for whoever has to get farther or nearer: whether they share no squares, and then by
    /// feet, or else from center to center.
    pub(super) fn apart(&self, one: Spot, other: Spot) -> (bool, u32) {
        if one.overlaps(other) {
            (false, self.apart_by_centers(one, other))
        } else {
            (true, self.feet_between(one, other).0)
        }
    }

    /// How far apart the centers of two spots are: only for comparing.
    pub(super) fn apart_by_centers(&self, one: Spot, other: Spot) -> u32 {
        let (columns, rows) = between_centers(one.placement, other.placement);
        let half = |axis: i64| u32::try_from(axis.unsigned_abs()).unwrap_or(u32::MAX);
        self.feet_over(half(columns), half(rows), 0, false).0
    }

    /// The floor of a square.
    #[must_use]
    pub fn floor(&self, square: Square) -> Spot {
        Spot { placement: Footprint::square(1).at(square), levels: self.floor_level(square) }
    }

    /// The square of air so far above the floor of a square.
    #[must_use]
    pub fn above(&self, square: Square, altitude: Height) -> Spot {
        let level = (self.encounter.battlefield.floor(square) + altitude).squares();
        Spot { placement: Footprint::square(1).at(square), levels: Levels::of(level, 1) }
    }

    /// Where a creature is.
    #[must_use]
    pub fn spot(&self, creature: &Creature) -> Spot {
        Spot { placement: self.ruleset.placement(creature), levels: self.levels(creature) }
    }
}

/// Columns and rows in half squares from the center of one space to that of another.
pub(super) fn between_centers(one: Placement, other: Placement) -> (i64, i64) {
    let (a, b) = (center(one), center(other));
    (b.0 - a.0, b.1 - a.1)
}

fn center(at: Placement) -> (i64, i64) {
    let axis = |low: i32, side: u32| i64::from(low) * 2 + i64::from(side);
    (axis(at.anchor.x, at.footprint.width), axis(at.anchor.y, at.footprint.height))
}

/// Something that a distance can be measured from or to: a space and the heights that it takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    placement: Placement,
    levels: Levels,
}

impl Spot {
    /// The space.
    pub(super) fn placement(self) -> Placement {
        self.placement
    }

    /// A space at these heights.
    pub(super) fn of(placement: Placement, levels: Levels) -> Self {
        Spot { placement, levels }
    }

    /// Whether the two share a cube.
    pub(super) fn overlaps(self, other: Spot) -> bool {
        self.placement.overlaps(other.placement) && self.levels.overlap(other.levels)
    }

    /// The same heights over another space.
    #[must_use]
    pub(super) fn at(self, placement: Placement) -> Self {
        Spot { placement, ..self }
    }

    /// Feet up or down from this spot to the other, as they count for the distance.
    #[must_use]
    pub fn rises(self, other: Spot) -> Feet {
        Feet::of_squares(self.levels.apart(other.levels))
    }

    /// A square of this spot and one of the other, as near to each other as can be on both axes.
    #[must_use]
    pub fn nearest(self, other: Spot) -> (Square, Square) {
        let (here, there) = (self.placement.area(), other.placement.area());
        let far = there.clamp(here.clamp(there.north_west()));
        (here.clamp(far), far)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heights_are_apart_by_the_squares_between_the_nearest_cubes() {
        let cubes = |low, high| Levels { low, high };
        for (a, b, apart) in [
            (cubes(0, 1), cubes(0, 1), 0),
            (cubes(0, 2), cubes(1, 2), 0),
            (cubes(0, 1), cubes(1, 2), 1),
            (cubes(4, 5), cubes(0, 2), 3),
        ] {
            assert_eq!(a.apart(b), apart, "{a:?} {b:?}");
            assert_eq!(b.apart(a), apart, "{b:?} {a:?}");
            assert_eq!(a.overlap(b), apart == 0);
        }
    }
}
