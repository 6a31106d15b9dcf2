//! What a mover has spent, and its diagonal count.

use crate::field::TurnLog;
use crate::grid::Feet;

/// What a mover has spent so far, and its diagonal count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Feet spent.
    pub feet: Feet,
    /// The diagonal count.
    pub diagonal_count: DiagonalCount,
}

/// How far the counts of straight and of diagonal steps are in their cycles of prices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DiagonalCount {
    pub(crate) straight: u8,
    pub(crate) diagonal: u8,
}

impl DiagonalCount {
    /// The number of different counts.
    pub(crate) const MOST: usize = 6;

    /// A number for this count, less than [`DiagonalCount::MOST`].
    pub(crate) fn index(self) -> usize {
        usize::from(self.straight) * 3 + usize::from(self.diagonal)
    }

    /// The count of a creature with this turn log.
    pub(crate) fn after(turn_log: &TurnLog) -> Self {
        // A cycle has at most three prices; the remainder keeps any figure from the database within it.
        DiagonalCount { straight: turn_log.straight % 2, diagonal: turn_log.diagonal % 3 }
    }

    /// The counts of straight and of diagonal steps.
    #[must_use]
    pub fn counts(self) -> (u8, u8) {
        (self.straight, self.diagonal)
    }

    /// Whether the next diagonal is a second one.
    pub(crate) fn is_odd(self) -> bool {
        self.diagonal == 1
    }
}
