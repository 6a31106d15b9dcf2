//! What a mover has spent, and where its counts of steps stand.

use super::Step;
use crate::field::TurnLog;
use crate::grid::Feet;

/// What a mover has spent so far, and how far its straight and its diagonal steps have come in the cycle of their prices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Feet spent.
    pub feet: Feet,
    /// Where the counts of steps stand.
    pub diagonal_count: DiagonalCount,
}

/// How far the counts of straight and of diagonal steps have come in the cycles of their prices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DiagonalCount {
    pub(crate) straight: u8,
    pub(crate) diagonal: u8,
}

impl DiagonalCount {
    /// How many different tallies there are at most.
    pub(crate) const MOST: usize = 6;

    /// A number for it, less than [`DiagonalCount::MOST`].
    pub(crate) fn index(self) -> usize {
        usize::from(self.straight) * 3 + usize::from(self.diagonal)
    }

    /// The tally of a creature that has done this in its turn so far.
    pub(crate) fn after(turn_log: &TurnLog) -> Self {
        // The counts of a cycle of at most three prices, whatever somebody wrote into the database.
        DiagonalCount { straight: turn_log.straight % 2, diagonal: turn_log.diagonal % 3 }
    }

    /// How far the counts of straight and of diagonal steps have come.
    #[must_use]
    pub fn counts(self) -> (u8, u8) {
        (self.straight, self.diagonal)
    }

    /// Whether the next diagonal is a second one.
    pub(crate) fn is_odd(self) -> bool {
        self.diagonal == 1
    }
}

/// What steps cost together, and whether half a foot more.
pub(crate) fn summed(steps: &[Step]) -> (Feet, bool) {
    let halves = steps.iter().filter(|step| step.half).count() as u32;
    (Feet(steps.iter().map(|step| step.feet.0).sum::<u32>() + halves / 2), halves % 2 == 1)
}
