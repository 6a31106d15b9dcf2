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

/// The positions of the straight and diagonal step counts in their price cycles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DiagonalCount {
    pub(crate) straight: u8,
    pub(crate) diagonal: u8,
}

impl DiagonalCount {
    /// The number of distinct counts.
    pub(crate) const MOST: usize = 6;

    /// An index for this count, below [`DiagonalCount::MOST`].
    pub(crate) fn index(self) -> usize {
        usize::from(self.straight) * 3 + usize::from(self.diagonal)
    }

    /// The count of a creature with this turn log.
    pub(crate) fn after(turn_log: &TurnLog) -> Self {
        // A cycle has at most three prices; the modulo keeps any stored value within it.
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
