//! Dice that fell in a command, as its buttons keep them for when it is done again.

use serde::{Deserialize, Serialize};

/// A die that fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FallenDie {
    /// What it decided.
    pub decides: String,
    /// For which creature of a group: its number in the order in which they act.
    pub nth: u64,
    /// The number of its sides.
    pub sides: u32,
    /// What it showed.
    pub shows: u32,
}
