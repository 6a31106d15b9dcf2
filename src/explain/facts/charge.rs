//! Charging and withdrawing, in words.

use crate::explain::phrase::either;
use crate::field::Mode;
use crate::grid::{Feet, Height};
use crate::referee::{ChargeFact, Ruling};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(ruleset: &Ruleset, ruling: &Ruling, fact: &ChargeFact) -> Message {
    let creature = &ruling.creature;
    match fact {
        ChargeFact::NoOpponent { who } => say!("charge-no-opponent", who, creature),
        ChargeFact::Unseen { who } => say!("charge-unseen", creature, who),
        ChargeFact::Curtained { who } => say!("charge-curtained", creature, who),
        ChargeFact::NoEnd { target } => say!("charge-no-end", creature, target),
        ChargeFact::FromTheWater { target } => say!("charge-from-the-water", creature, target),
        ChargeFact::NotBy { mode: Mode::Burrow } => say!("charge-not-burrowing", creature),
        ChargeFact::NotBy { .. } => say!("charge-not-climbing", creature),
        ChargeFact::OtherHeight { target, by } => {
            let feet = Feet(by.0.unsigned_abs());
            if *by > Height::ZERO {
                say!("charge-target-higher", target, feet, creature)
            } else {
                say!("charge-target-lower", target, feet, creature)
            }
        }
        ChargeFact::OtherEnd { to, ends } => say!("charge-other-end", to, ends = either(ends)),
        ChargeFact::TooNear { feet } => say!("charge-too-near", feet, least = Feet(10)),
        ChargeFact::RiderStrikes { who } => say!("charge-rider-strikes", who),
        ChargeFact::Dives => say!("charge-dives", creature),
        ChargeFact::SqueezedStart => say!("charge-squeezed-start", creature),
        ChargeFact::SlowGround { square } => say!("charge-slow-ground", square),
        ChargeFact::DropInLane { square, depth, .. } if *depth > Feet(0) => {
            say!("charge-water-in-lane", square, depth)
        }
        ChargeFact::DropInLane { square, feet, .. } => say!("charge-drop-in-lane", square, feet),
        ChargeFact::SlowBody { who, square } => say!("charge-slow-body", who, square),
        ChargeFact::LowOrNarrow { edge } => {
            let (a, b) = edge.squares();
            say!("charge-low-or-narrow", a, b)
        }
        ChargeFact::NoOverrun => say!("charge-no-overrun", is = ruleset.meaning(RuleId::ChargeOverrun)),
        ChargeFact::NotMet { who } => say!("charge-not-met", who),
        ChargeFact::NotInNeed { who } => say!("charge-not-in-need", who),
        ChargeFact::Bonus => say!("charge-bonus", is = ruleset.meaning(RuleId::ChargeBonus)),
        ChargeFact::Weapons => say!("charge-weapons", is = ruleset.meaning(RuleId::ChargeWeapons)),
        ChargeFact::NoPrimary => say!("charge-no-primary", creature),
        ChargeFact::NoThreat { who } => say!("charge-no-threat", who, creature),
        ChargeFact::NotFarther { square } => say!("charge-not-farther", square),
    }
}
