//! Findings about riders and mounts.

use crate::field::{Condition, Name};
use crate::grid::Square;

/// A finding about mounting and dismounting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RidingFact {
    /// The mover rides already.
    Rides {
        /// Its mount.
        mount: Name,
    },
    /// The mover isn't riding.
    RidesNobody,
    /// The creature is an opponent and won't carry the mover.
    NotWilling {
        /// The creature.
        who: Name,
    },
    /// The creature is no bigger than the mover.
    NotBigger {
        /// The creature.
        who: Name,
    },
    /// The creature lies on the ground.
    IsDown {
        /// The creature.
        who: Name,
        /// Why: it is dead, helpless or prone.
        condition: Condition,
    },
    /// The creature isn't next to the mover.
    NotBeside {
        /// The creature.
        who: Name,
    },
    /// This square is not beside the mount.
    NotOff {
        /// The mount.
        who: Name,
        /// The square.
        at: Square,
    },
    /// There is no room beside the mount.
    NoRoom,
    /// Every place beside the mount is over an edge or in water: nobody gets down there unasked.
    OnlyOver {
        /// One of the places.
        at: Square,
    },
    /// The mover carries a creature, and nobody sprints with a load like that.
    CarriesSprinting {
        /// The creature that it carries.
        who: Name,
    },
}
