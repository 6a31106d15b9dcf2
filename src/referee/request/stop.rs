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

impl Stop {
    /// The stop as it is typed: `D4`, or `D4@15` with an altitude.
    #[must_use]
    pub fn typed(self) -> String {
        match self.altitude {
            Some(altitude) => format!("{}@{}", self.anchor, altitude.0),
            None => self.anchor.to_string(),
        }
    }
}
