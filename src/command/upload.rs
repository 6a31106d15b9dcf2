//! A file that came with a command, and one that goes with an answer.

use std::fmt;
use std::sync::Arc;

/// The bytes of a file that came with a command. Its name stands where other options have their value.
#[derive(Clone, PartialEq, Eq)]
pub struct Upload(Arc<[u8]>);

impl Upload {
    /// A file of these bytes.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Self {
        Upload(bytes.into())
    }

    /// What it holds.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Only how long it is: nobody wants a map in a log.
impl fmt::Debug for Upload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Upload({} bytes)", self.0.len())
    }
}

/// A file that goes with an answer.
#[derive(Clone, PartialEq, Eq)]
pub struct Attached {
    /// How its name ends: `uvtt`.
    pub ending: &'static str,
    /// What it holds.
    pub bytes: Vec<u8>,
}

impl fmt::Debug for Attached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attached({}, {} bytes)", self.ending, self.bytes.len())
    }
}
