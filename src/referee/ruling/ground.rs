//! Findings about ground that asks for a check.

use crate::grid::Square;

/// A finding about ground that asks for a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroundFact {
    /// The check failed, and the mover stops in front of this ground.
    Stops {
        /// Its first square.
        square: Square,
    },
    /// The check failed badly, and the mover falls on this ground.
    Falls {
        /// Its first square.
        square: Square,
    },
}

impl GroundFact {
    /// The square where it happens.
    pub(crate) fn square(&self) -> Square {
        match self {
            GroundFact::Stops { square } | GroundFact::Falls { square } => *square,
        }
    }
}
