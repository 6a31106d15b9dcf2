//! Findings about heights.

use std::fmt::Debug;

use crate::field::{Mode, Name};
use crate::grid::{Feet, Height, Placement, Square};

/// A finding about heights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeightFact {
    /// It would lead below the floor.
    BelowGround {
        /// The square whose floor is higher.
        square: Square,
    },
    /// The floor is too far up to step onto.
    Ledge {
        /// The square.
        square: Square,
        /// How far up, in feet.
        feet: Feet,
    },
    /// The floor is too far down to step onto.
    Drop {
        /// The square.
        square: Square,
        /// How far down, in feet.
        feet: Feet,
        /// How deep the water is, in feet, if the step leads into it at its surface; otherwise 0.
        depth: Feet,
        /// Whether the mover's own wings keep it up there, so that it can't fall.
        flies: bool,
    },
    /// A creature falls: it goes over an edge, or loses its hold.
    Falls {
        /// The creature.
        who: Name,
        /// Where it comes down.
        square: Square,
        /// How far, in feet; to the surface if there is water.
        height: Feet,
        /// How deep the water is there, in feet; 0 if there is none.
        depth: Feet,
        /// Whether it was above the floor already.
        aloft: bool,
    },
    /// A creature steps into water over its head.
    IntoWater {
        /// Whether it has a speed for swimming.
        swims: bool,
        /// The creature.
        who: Name,
        /// The square.
        square: Square,
        /// How deep it is, in feet.
        depth: Feet,
    },
    /// A creature is forced over an edge, and its flight keeps it up.
    FliesOn {
        /// The creature.
        who: Name,
        /// How far it is above the floor where it ends.
        altitude: Height,
    },
    /// The mover falls before it reaches its goal.
    GoesNoFurther {
        /// The goal.
        goal: Placement,
    },
    /// Nothing supports the mover where it ends.
    Unsupported {
        /// How far it is above the floor, in feet.
        height: Feet,
    },
    /// The map does not say how deep the water is that the mover walks into.
    DepthUntold {
        /// The first such square.
        square: Square,
    },
    /// A flight leads below the surface of water.
    Underwater {
        /// The square.
        square: Square,
        /// Whether the water there is shallow enough to wade in.
        shallow: bool,
    },
    /// The water is too deep for a mover of this size to wade in.
    HasToSwim {
        /// The square.
        square: Square,
    },
    /// The mover hangs from an edge by its hands, with nothing to move on.
    Hangs {
        /// A square that it can pull itself up to, if any.
        edge: Option<Square>,
        /// Whether it has no climb speed and the rules let it climb only a short way without one.
        only_forward: bool,
    },
    /// The mover is in midair, with nothing to move on.
    NothingBelow {
        /// How it got there.
        how: InMidair,
        /// How far it is above the floor.
        altitude: Height,
    },
    /// The creature does not have this movement mode.
    NoMode {
        /// The creature.
        who: Name,
        /// The mode.
        mode: Mode,
    },
    /// The creature glides, and has no fly speed.
    OnlyGlides {
        /// The creature.
        who: Name,
        /// Where it was to fly, if anywhere else.
        to: Option<Square>,
    },
    /// The ruleset does not have this movement mode.
    UnknownMode {
        /// The mode.
        mode: Mode,
    },
}

/// How a creature got into midair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InMidair {
    /// By a jump that has not ended yet.
    Jumped,
    /// Flung up by another creature, until the round ends.
    FlungUp,
    /// Off a wall, by a load that it cannot hold on with.
    PluckedOff,
    /// In any other way: it has no flight to stay up with.
    WithoutFlight,
}

impl HeightFact {
    /// The square where it happens.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            HeightFact::BelowGround { square }
            | HeightFact::Ledge { square, .. }
            | HeightFact::Drop { square, .. }
            | HeightFact::Falls { square, .. }
            | HeightFact::DepthUntold { square }
            | HeightFact::HasToSwim { square }
            | HeightFact::IntoWater { square, .. } => Some(*square),
            _ => None,
        }
    }
}
