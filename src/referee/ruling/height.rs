//! What heights can say.

use std::fmt::Debug;

use crate::field::{Mode, Name};
use crate::grid::{Feet, Placement, Square};

/// What heights have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeightFact {
    /// It would lead below the floor.
    BelowGround {
        /// The square whose floor is higher.
        square: Square,
    },
    /// The floor is too far up to be stepped onto.
    Ledge {
        /// The square.
        square: Square,
        /// How far up, in feet.
        feet: Feet,
    },
    /// The floor is too far down to be stepped onto.
    Drop {
        /// The square.
        square: Square,
        /// How far down, in feet.
        feet: Feet,
    },
    /// Somebody goes over an edge, and falls.
    Falls {
        /// Who.
        who: Name,
        /// Where it comes down.
        square: Square,
        /// How far, in feet: to the water where there is some.
        height: Feet,
        /// How deep the water is there; 0 where there is none.
        depth: Feet,
    },
    /// Somebody steps into water over its head.
    IntoWater {
        /// Who.
        who: Name,
        /// The square.
        square: Square,
        /// How deep it is.
        depth: Feet,
    },
    /// What was asked for leads on from where the mover falls.
    GoesNoFurther {
        /// Where it was to lead.
        goal: Placement,
    },
    /// Where it ends nothing bears it.
    Unsupported {
        /// How far it is above the floor, in feet.
        height: Feet,
    },
    /// The creature does not have this way of moving.
    NoMode {
        /// Who.
        who: Name,
        /// The way.
        mode: Mode,
    },
    /// The ruleset does not know this way of moving.
    UnknownMode {
        /// The way.
        mode: Mode,
    },
}

impl HeightFact {
    /// The square that it happens in.
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
