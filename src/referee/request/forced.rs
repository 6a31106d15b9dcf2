//! A movement forced on a creature.

use crate::grid::{Feet, Height, Square};
use crate::referee::ruling::{Bearing, Drop, ForcedKind, Rolled};

/// A request to move a creature by force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedMove {
    /// The kind of forced movement.
    pub how: ForcedKind,
    /// How far, in feet.
    pub feet: Feet,
    /// The anchors to pass; if empty, it goes straight as far as it can.
    pub stops: Vec<Square>,
    /// The direction, if it goes straight.
    pub bearing: Option<Bearing>,
    /// How high above its floor the last anchor lies, if it is flung up or down on the way.
    pub altitude: Option<Height>,
    /// Where the victim drops prone, if it does.
    pub drop: Option<Drop>,
    /// The square over whose edge it would fall.
    pub ledge: Option<Square>,
    /// What its check to hold on to that edge has to reach, set by the surface.
    pub dv: Option<i32>,
    /// The result of its check to hold on.
    pub rolled: Option<Rolled>,
}
