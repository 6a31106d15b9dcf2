//! Dice that fell in a command, stored with its buttons in case the command is redone.

use serde::{Deserialize, Serialize};

/// A die that fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FallenDie {
    /// What it decided.
    pub decides: String,
    /// Which creature of a group it was for, numbered in the order they act.
    pub nth: u64,
    /// How many sides it has.
    pub sides: u32,
    /// What it showed.
    pub shows: u32,
}
