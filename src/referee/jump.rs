//! Jumping.

use crate::grid::Square;

/// What jumping has to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JumpFact {}

impl JumpFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match *self {}
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        match *self {}
    }
}
