//! Findings about jumping.

use crate::grid::{Feet, Square};

/// A finding about jumping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JumpFact {
    /// It is farther than the jumper can jump.
    TooLong {
        /// How far it would be.
        feet: Feet,
        /// How far it can jump.
        most: Feet,
    },
    /// It is higher than a jump of this length goes, or than the jumper can jump.
    TooHigh {
        /// How high it would be.
        feet: Feet,
        /// How high it can jump.
        most: Feet,
    },
    /// The jumper touches nothing it could jump from.
    NoGround,
    /// It is holding on to a wall or an edge, and only jumps by Strength begin there.
    HoldsOn,
    /// This is not a hop: a hop covers one square, and is no higher than the waist.
    NoHop {
        /// The most height of a hop, in feet.
        most: Feet,
    },
    /// Without a running start the DC is doubled.
    Standing {
        /// The feet in a straight line that a running start takes.
        needs: Feet,
    },
    /// The table could measure the jump differently, with another DC.
    MeasuredOtherwise {
        /// Whether the other way measures only the gap.
        over_the_gap: bool,
        /// The DC by the other way.
        dc: i32,
    },
    /// The jumper's speed modifier to its check.
    Speed {
        /// How much.
        adds: i32,
    },
    /// The jumper's speed modifier is unknown.
    SpeedUntold {
        /// The jumper's speed, in feet.
        speed: Feet,
    },
    /// It jumps only this far.
    Short {
        /// Where it comes down.
        square: Square,
    },
    /// It comes back down to where it was.
    NoHigher,
    /// It keeps falling where it ends.
    Drops {
        /// How far, in feet.
        feet: Feet,
    },
    /// If its check succeeds, it keeps falling where it ends.
    WouldDrop {
        /// How far, in feet.
        feet: Feet,
    },
    /// It ends in midair, and falls later.
    Midair,
    /// It ends prone, since it is untrained and didn't clear the jump by enough.
    Sprawls,
    /// It ends prone, since it failed by so much.
    FailsBadly,
    /// It is hanging from the edge.
    Hangs,
}

impl JumpFact {
    /// The square where it happens.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            JumpFact::Short { square } => Some(*square),
            _ => None,
        }
    }
}
