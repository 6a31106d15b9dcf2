//! What every question is asked of: a ruleset and the table that it judges, and a creature on that table that moves.

use crate::field::{Creature, Encounter, Name};
use crate::grid::{Feet, Footprint, Placement, Square};
use crate::referee::ruling::DiagonalCount;
use crate::ruleset::Ruleset;
use crate::ruleset::policy::{DiagonalScope, WithdrawMetric};

/// A ruleset and the table that it judges.
#[derive(Clone, Copy, Debug)]
pub struct Referee<'a> {
    pub(super) ruleset: &'a Ruleset,
    pub(super) encounter: &'a Encounter,
    /// Whether somebody only plans ahead, whosever turn it is.
    pub(super) planning: bool,
}

impl<'a> Referee<'a> {
    /// The referee of a table.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, encounter: &'a Encounter) -> Self {
        Referee { ruleset, encounter, planning: false }
    }

    /// The same, judging what somebody plans before its turn has come, or not.
    #[must_use]
    pub fn planning(self, planning: bool) -> Self {
        Referee { planning, ..self }
    }

    /// The ruleset that it judges by.
    #[must_use]
    pub fn ruleset(&self) -> &'a Ruleset {
        self.ruleset
    }

    /// The table that it judges.
    #[must_use]
    pub fn encounter(&self) -> &'a Encounter {
        self.encounter
    }

    /// The creature of this name as somebody who can be moved.
    #[must_use]
    pub fn mover(&self, name: &Name) -> Option<Mover<'a>> {
        let creature = self.encounter.creature(name)?;
        let (placement, full) = (self.ruleset.placement(creature), self.ruleset.space(creature.size));
        let diagonal_count = self.diagonal_count(name);
        Some(Mover {
            creature,
            placement,
            full,
            diagonal_count,
            options: MoveOptions { plain: true, ..MoveOptions::default() },
        })
    }

    /// How far the creature's counts of steps have come before it moves.
    pub(super) fn diagonal_count(&self, name: &Name) -> DiagonalCount {
        let rounds = || self.encounter.rounds.as_deref().filter(|rounds| rounds.has_begun());
        match self.ruleset.diagonal_scope.value {
            DiagonalScope::Turn => {
                rounds().and_then(|rounds| rounds.of(name)).map_or(DiagonalCount::default(), DiagonalCount::after)
            }
            DiagonalScope::Action => DiagonalCount::default(),
        }
    }
}

/// Proof that a creature stands on the table.
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a> {
    pub(super) creature: &'a Creature,
    pub(super) placement: Placement,
    pub(super) full: Footprint,
    /// How far its counts of steps have come in its turn.
    pub(super) diagonal_count: DiagonalCount,
    pub(super) options: MoveOptions,
}

/// How a mover goes about it, as far as that decides where it may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct MoveOptions {
    /// A plain move, of which stepping over smaller creatures is part.
    pub(super) plain: bool,
    /// A double move.
    pub(super) double: bool,
    /// It stops in others' squares where they agree.
    pub(super) share: bool,
    /// It takes the action that impeded ground needs.
    pub(super) impeded: bool,
    /// It keeps to ground that hampers in no way, and does not squeeze.
    pub(super) unhampered: bool,
    /// Each of its steps leads farther from somebody.
    pub(super) away: Option<Away>,
}

impl<'a> Mover<'a> {
    /// Who moves.
    #[must_use]
    pub fn creature(&self) -> &'a Creature {
        self.creature
    }

    /// Where it stands.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.placement
    }

    /// Whether it squeezes, standing there.
    pub(super) fn is_squeezed(&self, at: Placement) -> bool {
        at.footprint != self.full
    }

    /// The same, stopping in others' squares where they agree, or not.
    #[must_use]
    pub fn sharing(self, share: bool) -> Self {
        self.with_options(MoveOptions { share, ..self.options })
    }

    pub(super) fn with_options(self, options: MoveOptions) -> Self {
        Mover { options, ..self }
    }
}

/// Somebody from whom every step has to lead farther away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Away {
    pub(crate) from: Spot,
    pub(crate) metric: WithdrawMetric,
}

/// The heights that a space takes up, in squares above the map's own level: from `low` up to, not including, `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Levels {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Levels {
    /// So many squares of height from this one up.
    pub(crate) fn of(low: i32, squares: u32) -> Self {
        Levels { low, high: low.saturating_add_unsigned(squares) }
    }

    /// The lowest of its squares of height.
    pub(crate) fn lowest(self) -> i32 {
        self.low
    }

    /// Each of its squares of height, from the lowest up.
    pub(crate) fn each(self) -> impl Iterator<Item = Levels> {
        (self.low..self.high).map(|low| Levels::of(low, 1))
    }

    /// Whether some height is in both.
    pub(crate) fn overlap(self, other: Levels) -> bool {
        self.low < other.high && other.low < self.high
    }

    /// Squares up or down from the one to the other: 0 where they overlap.
    pub(crate) fn apart(self, other: Levels) -> u32 {
        let gap = |below: Levels, above: Levels| (above.low + 1 - below.high).max(0).unsigned_abs();
        gap(self, other).max(gap(other, self))
    }
}

/// Something that a distance can be measured from or to: a space and the heights that it takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub(super) placement: Placement,
    pub(super) levels: Levels,
}

impl Spot {
    /// The space.
    pub(crate) fn placement(self) -> Placement {
        self.placement
    }

    /// A space at these heights.
    pub(crate) fn of(placement: Placement, levels: Levels) -> Self {
        Spot { placement, levels }
    }

    /// Whether the two share a cube.
    pub(crate) fn overlaps(self, other: Spot) -> bool {
        self.placement.overlaps(other.placement) && self.levels.overlap(other.levels)
    }

    /// The same heights over another space.
    #[must_use]
    pub(crate) fn at(self, placement: Placement) -> Self {
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
