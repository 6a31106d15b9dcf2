//! A jump.

use super::walk::Walk;
use crate::grid::{Feet, Height, Square};
use crate::referee::ruling::Rolled;

/// A request to jump.
#[derive(Clone, Debug, Default)]
pub struct Jumping {
    /// The squares to walk before the jump; the last is the takeoff. If empty, it jumps from where it is.
    pub way: Vec<Square>,
    /// Where it walks after landing; `None` to stay.
    pub then: Option<Square>,
    /// Where it lands; `None` for straight up.
    pub to: Option<Square>,
    /// How far above the floor it ends, or how high it goes straight up; `None` on the floor.
    pub altitude: Option<Height>,
    /// The highest point of the jump, in feet above the takeoff, if the jumper may choose it.
    pub peak: Option<Feet>,
    /// Whether it has a running start.
    pub running: bool,
    /// Whether it only hops up.
    pub hop: bool,
    /// How much of the turn it takes.
    pub walk: Walk,
    /// Whether the check's speed modifier is already known, if the rules don't give it.
    pub speed_given: bool,
    /// The result of its check.
    pub rolled: Option<Rolled>,
    /// The result of its Reflex save.
    pub reflex: Option<Rolled>,
}
