//! A file that goes with an answer.

use std::fmt;

/// A file that goes with an answer.
#[derive(Clone, PartialEq, Eq)]
pub struct Attached {
    /// How its name ends: `json`.
    pub ending: &'static str,
    /// What it holds.
    pub bytes: Vec<u8>,
}

impl fmt::Debug for Attached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attached({}, {} bytes)", self.ending, self.bytes.len())
    }
}
