//! A movement that somebody forces on a creature.

use crate::grid::{Feet, Square};
use crate::referee::ruling::{Bearing, Drop, ForcedKind, Rolled};

/// A forced movement that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedMove {
    /// How.
    pub how: ForcedKind,
    /// How far, in feet.
    pub feet: Feet,
    /// The anchors to pass; empty to go straight as far as it can.
    pub stops: Vec<Square>,
    /// Which way, where it goes straight.
    pub bearing: Option<Bearing>,
    /// Where the victim drops prone, if it does.
    pub drop: Option<Drop>,
    /// The square over whose edge it would fall.
    pub ledge: Option<Square>,
    /// What holding on to that edge takes: its surface's figure.
    pub dv: Option<i32>,
    /// What its check to hold on came to.
    pub rolled: Option<Rolled>,
}
