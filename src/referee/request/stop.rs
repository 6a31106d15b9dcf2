//! A place to pass or to end at.

use std::fmt::Debug;

use crate::grid::{Height, Square};

/// A place to pass or to end at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The anchor.
    pub anchor: Square,
    /// How far above the floor there; `None` on the way is any height, and at the end as high as before.
    pub altitude: Option<Height>,
}
