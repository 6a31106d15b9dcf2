//! Flight by classes of maneuverability.

use crate::grid::Square;

/// What flying by classes of maneuverability has to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlightFact {}

impl FlightFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match *self {}
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        match *self {}
    }
}
