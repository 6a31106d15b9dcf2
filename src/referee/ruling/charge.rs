//! What charging and withdrawing can say.

use crate::field::Name;
use crate::grid::{Edge, Feet, Height, Square};

/// What there is to say about charging and withdrawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChargeFact {
    /// Whoever it is aimed at is no opponent of the mover.
    NoOpponent {
        /// Who.
        who: Name,
    },
    /// The mover does not see whom it is aimed at.
    Unseen {
        /// Who.
        who: Name,
    },
    /// The mover could strike the target from nowhere on the map.
    NoEnd {
        /// The target.
        target: Name,
    },
    /// Level, from as high as the mover is, the target cannot be struck.
    OtherHeight {
        /// The target.
        target: Name,
        /// How much higher it is than the mover; below nothing: lower.
        by: Height,
    },
    /// The charge has to end elsewhere.
    OtherEnd {
        /// Where it may end: the closest places from which the target can be struck.
        ends: Vec<Square>,
    },
    /// The closest place is too near for a charge.
    TooNear {
        /// How far it is.
        feet: Feet,
    },
    /// The mover squeezes where it starts.
    SqueezedStart,
    /// Something in this square of the lane slows movement.
    SlowGround {
        /// The square.
        square: Square,
    },
    /// Somebody who lies in this square of the lane slows movement.
    SlowBody {
        /// Who.
        who: Name,
        /// The square.
        square: Square,
    },
    /// A low barrier or a narrow gap crosses the lane.
    LowOrNarrow {
        /// Where it stands.
        edge: Edge,
    },
    /// Nobody is overrun in a charge.
    NoOverrun,
    /// Whoever is to be overrun is not in the way.
    NotMet {
        /// Who.
        who: Name,
    },
    /// Whoever was to be overrun is passed without that.
    NotInNeed {
        /// Who.
        who: Name,
    },
    /// What a charge does to the fight.
    Bonus,
    /// What weapons do in a charge.
    Weapons,
    /// A withdrawal needs an opponent to withdraw from, and there is none.
    NoPrimary,
    /// Whoever the withdrawal should lead away from does not threaten the mover.
    NoThreat {
        /// Who.
        who: Name,
    },
    /// The step does not lead farther from whom the withdrawal has to lead away.
    NotFarther {
        /// Where it leads.
        square: Square,
    },
}

impl ChargeFact {
    /// The square that it happens in, for marking on a picture.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ChargeFact::SlowGround { square }
            | ChargeFact::SlowBody { square, .. }
            | ChargeFact::NotFarther { square } => Some(*square),
            ChargeFact::LowOrNarrow { edge } => Some(edge.squares().1),
            _ => None,
        }
    }
}
