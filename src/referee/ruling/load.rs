//! Findings about loads.

use crate::field::Name;

/// A finding about a load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadFact {
    /// It carries more than a heavy load, and moves one square at a time.
    OneSquare {
        /// The creature.
        who: Name,
        /// Its load, in pounds.
        pounds: u32,
        /// The most that is still a heavy load, in pounds.
        heavy: u64,
        /// Whether that figure is borrowed from another rulebook.
        stand_in: bool,
    },
    /// It carries more than it can.
    TooMuch {
        /// The creature.
        who: Name,
        /// Its load, in pounds.
        pounds: u32,
        /// The most that it can carry, in pounds.
        most: u64,
        /// The most that it can push or drag, in pounds.
        drag: u64,
        /// Whether these figures are borrowed from another rulebook.
        stand_in: bool,
    },
    /// A creature with more than a heavy load cannot climb.
    NoClimbing,
    /// It carries more than it could drag, which plucks it off the wall.
    PluckedOff,
    /// A creature it caught in a fall adds to its load.
    Caught {
        /// Their weight, in pounds.
        pounds: u32,
    },
    /// With more than a heavy load it is less able to defend itself.
    OffGuard,
}
