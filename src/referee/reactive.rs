//! Movement that answers the movement of others.

use crate::grid::Square;

/// What there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReactiveFact {}

impl ReactiveFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        match *self {}
    }

    /// The square that it happens in, for marking on a picture.
    pub(super) fn square(&self) -> Option<Square> {
        match *self {}
    }
}
