//! What a creature in the air carries over from earlier turns.

use serde::{Deserialize, Serialize};

use crate::grid::{Direction, Feet};

/// A creature's flight so far. By default it has not flown yet and is free to climb.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Flight {
    /// The direction it faces, once it has flown.
    pub facing: Option<Direction>,
    /// Whether it flies backward.
    pub backward: bool,
    /// Feet flown since it last turned, or took off.
    pub since_turn: Option<Feet>,
    /// Feet flown level since it last descended; `None` if it has not.
    pub since_descent: Option<Feet>,
    /// Feet flown forward or backward this turn, counting steps with a horizontal part.
    pub flown: Feet,
    /// Feet fallen since it stalled; 0 while it flies.
    pub fallen: Feet,
    /// Whether it holds on to what it has climbed: a wall, rather than fly beside it, or a rope that isn't on the map.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub clings: bool,
    /// Whether it hovers at a ceiling, or at another surface, that isn't on the map.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub at_a_ceiling: bool,
}

impl Flight {
    /// Whether it has stalled and is falling.
    #[must_use]
    pub fn is_stalled(self) -> bool {
        self.fallen > Feet(0)
    }
}
