//! How far things are from each other: the cheapest unhampered king's way, counted as the ruleset counts diagonals.

use super::Referee;
use crate::field::Creature;
use crate::grid::{Feet, Placement, Square};
use crate::ruleset::policy::Diagonals;

/// The heights that a space takes up, in squares above the floor: from `low` up to, not including, `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Levels {
    low: u32,
    high: u32,
}

impl Levels {
    /// The height of one square above the floor.
    pub(super) const FLOOR: Levels = Levels { low: 0, high: 1 };

    /// Whether some height is in both.
    pub(super) fn overlap(self, other: Levels) -> bool {
        self.low < other.high && other.low < self.high
    }

    /// Squares up or down from the one to the other: 0 where they overlap.
    pub(super) fn apart(self, other: Levels) -> u32 {
        let gap = |below: Levels, above: Levels| (above.low + 1).saturating_sub(below.high);
        gap(self, other).max(gap(other, self))
    }
}

impl Referee<'_> {
    /// The heights that a creature's space takes up: as many squares as it is wide.
    pub(super) fn levels(&self, creature: &Creature) -> Levels {
        let low = creature.altitude.squares();
        Levels { low, high: low + self.ruleset.bulk(creature.size).space }
    }

    /// Feet over so many columns, rows and squares of height. A step that changes two or three of them is a diagonal.
    pub(super) fn feet_over(&self, columns: u32, rows: u32, height: u32) -> Feet {
        let mut axes = [columns, rows, height];
        axes.sort_unstable();
        let [_, diagonals, steps] = axes;
        match self.ruleset.diagonals.is {
            Diagonals::Alternating => Feet::of_squares(steps.saturating_add(diagonals / 2)),
        }
    }

    /// Feet between two squares.
    #[must_use]
    pub fn feet_between_squares(&self, a: Square, b: Square) -> Feet {
        let (columns, rows) = a.to(b);
        self.feet_over(columns.unsigned_abs(), rows.unsigned_abs(), 0)
    }

    /// Feet between two spaces: the least between a square of the one and a square of the other.
    #[must_use]
    pub fn feet_between_spaces(&self, a: Placement, b: Placement) -> Feet {
        let (near, far) = nearest_squares(a, b);
        self.feet_between_squares(near, far)
    }

    /// Feet between two creatures, their heights included.
    #[must_use]
    pub fn feet_between_creatures(&self, a: &Creature, b: &Creature) -> Feet {
        let (near, far) = nearest_squares(self.ruleset.placement(a), self.ruleset.placement(b));
        let (columns, rows) = near.to(far);
        let height = self.levels(a).apart(self.levels(b));
        self.feet_over(columns.unsigned_abs(), rows.unsigned_abs(), height)
    }
}

/// A square of each space, as near to each other as can be on both axes.
#[must_use]
pub fn nearest_squares(a: Placement, b: Placement) -> (Square, Square) {
    let near = a.area().clamp(b.anchor);
    let far = b.area().clamp(near);
    (a.area().clamp(far), far)
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
