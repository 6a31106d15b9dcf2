//! A jump.

use super::walk::Walk;
use crate::grid::{Feet, Height, Square};
use crate::referee::ruling::Rolled;

/// A jump that somebody asks for.
#[derive(Clone, Debug, Default)]
pub struct Jumping {
    /// The squares to pass on foot before it; the last is where it begins. None: where the jumper stands.
    pub way: Vec<Square>,
    /// Where the jumper goes on to from there; `None` to stay.
    pub then: Option<Square>,
    /// Where it ends; `None` for straight up.
    pub to: Option<Square>,
    /// How far above the floor it ends, or how high it goes straight up; `None` on the floor.
    pub altitude: Option<Height>,
    /// How high it goes on its way above where it begins, where that is for the jumper to say.
    pub peak: Option<Feet>,
    /// Whether a running start went before it.
    pub running: bool,
    /// Whether it only hops up.
    pub hop: bool,
    /// How much of the turn goes into it.
    pub walk: Walk,
    /// What its check came to.
    pub rolled: Option<Rolled>,
    /// What its Reflex save came to.
    pub reflex: Option<Rolled>,
}
