//! What a load can say.

use crate::field::Name;

/// What a load has to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadFact {
    /// It carries more than a heavy load, and goes one square at a time.
    OneSquare {
        /// Who.
        who: Name,
        /// What it carries, in pounds.
        pounds: u32,
        /// The most of a heavy load.
        heavy: u64,
        /// Whether that is made of another rulebook's figure.
        stand_in: bool,
    },
    /// It carries more than it can.
    TooMuch {
        /// Who.
        who: Name,
        /// What it carries, in pounds.
        pounds: u32,
        /// The most that it carries.
        most: u64,
        /// The most that it pushes or drags.
        drag: u64,
        /// Whether these are made of another rulebook's figure.
        stand_in: bool,
    },
    /// With more than a heavy load nobody climbs.
    NoClimbing,
    /// With more than a heavy load it is less able to guard itself.
    OffGuard,
}
