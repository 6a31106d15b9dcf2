//! A short climb or swim without a speed for it.

use crate::grid::{Height, Square};
use crate::referee::ruling::{PhaseMove, Rolled};

/// A request to climb or swim forward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forward {
    /// Climbing or swimming.
    pub what: PhaseMove,
    /// The squares to pass; the last is the end. Empty to stay over the same squares.
    pub stops: Vec<Square>,
    /// How high above the floor it ends, where that changes.
    pub altitude: Height,
    /// Free hands: 0 to 2.
    pub hands: u32,
    /// Whether the check is known to be a critical success.
    pub critical: bool,
    /// What the check has to reach, if that is known.
    pub difficulty: Option<i32>,
    /// The result of the check, if it was rolled, before the penalty for having one hand free.
    pub rolled: Option<Rolled>,
}
