//! Climbing, swimming, digging and teleporting.

use crate::grid::Square;

/// What climbing, swimming, digging and teleporting have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeFact {}

impl ModeFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match *self {}
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        match *self {}
    }
}
