//! Flight by checks, and aerial movement without classes.

use crate::grid::Square;

/// What flying by checks, and gliding, have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AirFact {}

impl AirFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match *self {}
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        match *self {}
    }
}
