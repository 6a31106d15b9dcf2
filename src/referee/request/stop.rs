//! A place to pass or to end at.

use std::fmt::Debug;

use crate::grid::{Height, Square};

/// A place to pass or to end at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The anchor.
    pub anchor: Square,
    /// Height above the floor there. `None` means any height on the way, and an unchanged height at the end.
    pub altitude: Option<Height>,
}
