//! Findings about charging and withdrawing.

use crate::field::{Mode, Name};
use crate::grid::{Edge, Feet, Height, Square};

/// A finding about charging or withdrawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChargeFact {
    /// The target is not an opponent of the mover.
    NoOpponent {
        /// The target.
        who: Name,
    },
    /// The mover does not see the target.
    Unseen {
        /// The target.
        who: Name,
    },
    /// A curtain hides the target from the mover.
    Curtained {
        /// The target.
        who: Name,
    },
    /// There is no place on the map from which the mover could strike the target.
    NoEnd {
        /// The target.
        target: Name,
    },
    /// The mover could strike the target only from water over its head, where a charge on foot can't go.
    FromTheWater {
        /// The target.
        target: Name,
    },
    /// The target cannot be struck from the mover's height.
    OtherHeight {
        /// The target.
        target: Name,
        /// How much higher it is than the mover; negative if it is lower.
        by: Height,
    },
    /// In this mode, nobody can charge straight at another height.
    NotBy {
        /// How the mover moves.
        mode: Mode,
    },
    /// The charge has to end elsewhere.
    OtherEnd {
        /// The end that was asked for.
        to: Square,
        /// Where it may end: the closest places from which the target can be struck.
        ends: Vec<Square>,
    },
    /// The closest place is too near for a charge.
    TooNear {
        /// How far it is, in feet.
        feet: Feet,
    },
    /// It is the rider who strikes.
    RiderStrikes {
        /// The rider.
        who: Name,
    },
    /// It is a dive.
    Dives,
    /// The mover squeezes where it starts.
    SqueezedStart,
    /// Something in this square of the lane slows movement.
    SlowGround {
        /// The square.
        square: Square,
    },
    /// A body in this square of the lane slows movement.
    SlowBody {
        /// The creature that lies there.
        who: Name,
        /// The square.
        square: Square,
    },
    /// A low barrier or a narrow gap crosses the lane.
    LowOrNarrow {
        /// The edge it is on.
        edge: Edge,
    },
    /// The floor in the lane drops too far.
    DropInLane {
        /// The square with the lower floor.
        square: Square,
        /// By how much, in feet.
        feet: Feet,
        /// How deep the water there is, in feet; 0 if there is none.
        depth: Feet,
    },
    /// A charge cannot include an overrun.
    NoOverrun,
    /// The creature to overrun is not in the way.
    NotMet {
        /// The creature.
        who: Name,
    },
    /// The charge passes the creature without having to overrun it.
    NotInNeed {
        /// The creature.
        who: Name,
    },
    /// The bonuses and penalties of a charge.
    Bonus,
    /// The effects of a charge on weapons.
    Weapons,
    /// A withdrawal needs an opponent to withdraw from, and there is none.
    NoPrimary,
    /// The opponent to withdraw from does not threaten the mover.
    NoThreat {
        /// The opponent.
        who: Name,
    },
    /// The step does not lead farther from the opponent to withdraw from.
    NotFarther {
        /// The square it leads to.
        square: Square,
    },
}

impl ChargeFact {
    /// The square where it happens, for marking on a picture.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ChargeFact::SlowGround { square }
            | ChargeFact::DropInLane { square, .. }
            | ChargeFact::SlowBody { square, .. }
            | ChargeFact::NotFarther { square } => Some(*square),
            ChargeFact::LowOrNarrow { edge } => Some(edge.squares().1),
            _ => None,
        }
    }
}
