//! A short climb or swim without a speed for it.

use super::maneuver::Results;
use super::stop::Stop;
use crate::referee::ruling::{PhaseMove, Rolled};

/// A request to climb or swim forward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forward {
    /// Climbing or swimming.
    pub what: PhaseMove,
    /// The places to pass; the last is the end.
    pub stops: Vec<Stop>,
    /// Free hands: 0 to 2.
    pub hands: u32,
    /// Whether the check is known to be a critical success.
    pub critical: bool,
    /// What the check has to reach, if that is known.
    pub difficulty: Option<i32>,
    /// The result of the check, if it was rolled, before the penalty for having one hand free.
    pub rolled: Option<Rolled>,
    /// The results of the checks that the ground asks for where it ends.
    pub ground: Results,
}
