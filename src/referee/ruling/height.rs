//! Findings about heights.

use std::fmt::Debug;

use crate::field::{Mode, Name};
use crate::grid::{Feet, Placement, Square};

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
    },
    /// A creature goes over an edge, and falls.
    Falls {
        /// The creature.
        who: Name,
        /// Where it comes down.
        square: Square,
        /// How far, in feet; to the surface if there is water.
        height: Feet,
        /// How deep the water is there, in feet; 0 if there is none.
        depth: Feet,
    },
    /// A creature steps into water over its head.
    IntoWater {
        /// The creature.
        who: Name,
        /// The square.
        square: Square,
        /// How deep it is, in feet.
        depth: Feet,
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
    /// The creature does not have this movement mode.
    NoMode {
        /// The creature.
        who: Name,
        /// The mode.
        mode: Mode,
    },
    /// The ruleset does not have this movement mode.
    UnknownMode {
        /// The mode.
        mode: Mode,
    },
}

impl HeightFact {
    /// The square where it happens.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            HeightFact::BelowGround { square }
            | HeightFact::Ledge { square, .. }
            | HeightFact::Drop { square, .. }
            | HeightFact::Falls { square, .. }
            | HeightFact::IntoWater { square, .. } => Some(*square),
            _ => None,
        }
    }
}
