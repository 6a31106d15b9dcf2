//! Findings about gaps too tight to squeeze through.

use crate::grid::Square;

/// A finding about getting through a gap too tight to squeeze through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EscapeFact {
    /// No check gets anybody through.
    Never,
    /// The way leads through no such gap.
    NoGap,
    /// The way leads through several such gaps, and each takes its own check.
    SeveralGaps,
    /// Its head does not fit through.
    HeadStuck,
    /// How much of it fits through decides the DC, and is unknown.
    FitsUnknown,
    /// What getting through does to a fight in the meantime.
    Meanwhile,
    /// How long it takes.
    Takes {
        /// Minutes, at least.
        minutes: u32,
    },
    /// It takes longer than a turn, and turns are kept.
    LongerThanATurn {
        /// Minutes, at least.
        minutes: u32,
    },
    /// It gets through this place, but no space on the grid is so narrow that it could stay in it.
    OnlyThrough {
        /// The anchor where it would stay.
        square: Square,
    },
    /// The rulebook does not let it take 20.
    NoTakingTwenty,
    /// The check failed: it stays where it is.
    Stuck,
}
