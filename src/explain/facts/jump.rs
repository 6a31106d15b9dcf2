//! Jumping.

use crate::explain::phrase::signed;
use crate::referee::{JumpFact, Ruling};
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(ruling: &Ruling, fact: &JumpFact) -> Message {
    let who = &ruling.creature;
    match fact {
        JumpFact::TooLong { feet, most } => say!("jump-too-long", feet, who, most),
        JumpFact::TooHigh { feet, most } => say!("jump-too-high", feet, most),
        JumpFact::NoGround => say!("jump-no-ground", who),
        JumpFact::HoldsOn => say!("jump-holds-on", who),
        JumpFact::NoHop { most } => say!("jump-no-hop", most),
        JumpFact::Standing { needs } => say!("jump-standing", needs),
        JumpFact::MeasuredOtherwise { over_the_gap: true, dc } => say!("jump-over-the-gap", dc),
        JumpFact::MeasuredOtherwise { over_the_gap: false, dc } => say!("jump-over-the-squares", dc),
        JumpFact::Speed { adds } => say!("jump-speed", adds = signed(*adds)),
        JumpFact::SpeedUntold { speed } => {
            // The figure of the SRD stands in for the missing one.
            let bonus = speed.0.saturating_sub(30) / 10 * 4;
            say!("jump-speed-untold", speed, bonus)
        }
        JumpFact::Short { square } => say!("jump-short", square),
        JumpFact::NoHigher => say!("jump-no-higher", who),
        JumpFact::Drops { feet } => say!("jump-drops", feet),
        JumpFact::WouldDrop { feet } => say!("jump-would-drop", feet),
        JumpFact::Midair => say!("jump-midair"),
        JumpFact::Sprawls => say!("jump-sprawls", who),
        JumpFact::FailsBadly => say!("jump-fails-badly", who),
        JumpFact::Hangs => say!("jump-hangs", who),
    }
}
