//! What jumping can say.

use crate::grid::{Feet, Square};

/// What jumping has to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JumpFact {
    /// It is further than the jumper jumps.
    TooLong {
        /// How far it would be.
        feet: Feet,
        /// How far it jumps.
        most: Feet,
    },
    /// It leads higher than a jump of this length does, or than the jumper jumps.
    TooHigh {
        /// How high it would be.
        feet: Feet,
        /// How high it jumps.
        most: Feet,
    },
    /// The jumper touches nothing to jump from.
    NoGround,
    /// That is no hop: one square, and no higher than the waist.
    NoHop {
        /// How high that is.
        most: Feet,
    },
    /// Without a running start it takes twice as much.
    Standing {
        /// The feet in a straight line that would make it one.
        needs: Feet,
    },
    /// What the jumper's speed adds to its check.
    Speed {
        /// How much.
        adds: i32,
    },
    /// What the speed adds is not known.
    SpeedUntold,
    /// It jumps only as far as this.
    Short {
        /// Where it comes down.
        square: Square,
    },
    /// It comes back to where it stood.
    NoHigher,
    /// It goes on falling where it ends.
    Drops {
        /// How far.
        feet: Feet,
    },
    /// It ends in midair, and falls later.
    Midair,
    /// It ends prone, since it is not trained and has not made it with ease.
    Sprawls,
    /// It ends prone, since it has failed by so much.
    FailsBadly,
    /// It hangs on the edge.
    Hangs,
}

impl JumpFact {
    /// The square that it happens in.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            JumpFact::Short { square } => Some(*square),
            _ => None,
        }
    }
}
