//! Findings about ground that asks for a check.

use crate::field::{GroundCheck, Intent, Name};
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
    /// A creature that responds to others waits in front of ground whose check has no result yet.
    Awaits {
        /// The creature.
        who: Name,
        /// What it has declared.
        intent: Intent,
        /// The first square of the ground.
        square: Square,
        /// The check.
        check: GroundCheck,
    },
    /// One result from the table was counted for all these checks, each of which should be rolled separately.
    OneForAll {
        /// How many.
        checks: usize,
    },
    /// With fewer ranks, a creature that keeps its balance is flat-footed.
    Exposed {
        /// The ranks.
        ranks: u32,
    },
}

impl GroundFact {
    /// Whether the movement ends there.
    #[must_use]
    pub fn ends_it(&self) -> bool {
        self.square().is_some()
    }

    /// The square where it happens.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            GroundFact::Stops { square } | GroundFact::Falls { square } => Some(*square),
            GroundFact::Awaits { .. } | GroundFact::OneForAll { .. } | GroundFact::Exposed { .. } => None,
        }
    }
}
