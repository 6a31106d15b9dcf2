//! What a creature in the air brings from its turns before.

use serde::{Deserialize, Serialize};

use crate::grid::{Direction, Feet};

/// How a creature has flown so far. Somebody about whom nothing is told has room for every turn and every climb.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Flight {
    /// Where it faces, once it has flown somewhere.
    pub facing: Option<Direction>,
    /// Whether it flies backward.
    pub backward: bool,
    /// Feet flown since its last turn; `None` if it has not turned.
    pub since_turn: Option<Feet>,
    /// Feet flown level since it last descended; `None` if it has not.
    pub since_descent: Option<Feet>,
    /// Feet that it has flown forward or backward in its turn: those of its steps with a level part.
    pub flown: Feet,
    /// Feet that it has fallen since it stalled; 0 while it flies.
    pub fallen: Feet,
}

impl Flight {
    /// Whether it has stalled and falls.
    #[must_use]
    pub fn is_stalled(self) -> bool {
        self.fallen > Feet(0)
    }
}
