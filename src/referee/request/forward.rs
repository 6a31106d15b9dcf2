//! A short climb or swim without a speed for it.

use crate::grid::{Height, Square};
use crate::referee::ruling::{PhaseMove, Rolled};

/// A movement forward that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forward {
    /// Climbing or swimming.
    pub what: PhaseMove,
    /// The squares to pass; the last is where it ends. None to stay over the same squares.
    pub stops: Vec<Square>,
    /// How high above the floor it ends, where that changes.
    pub altitude: Height,
    /// Free hands: 0 to 2.
    pub hands: u32,
    /// Whether the check is known to be a critical success.
    pub critical: bool,
    /// What the check has to come to, if that is known.
    pub difficulty: Option<i32>,
    /// What the check came to before one free hand takes its part, if it was rolled.
    pub rolled: Option<Rolled>,
}
