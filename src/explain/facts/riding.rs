//! Riders and mounts, in words.

use crate::field::{Condition, Name};
use crate::referee::{RidingFact, Unseated};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// Says that a creature no longer rides, and if it fell, by which rule.
pub fn unseated(ruleset: &Ruleset, unseated: Unseated<'_>) -> Message {
    let (rider, mount) = (&unseated.rider.name, &unseated.mount.name);
    let is = || ruleset.meaning(RuleId::Riding).capitalized();
    match (unseated.thrown, unseated.is_in_place()) {
        (true, true) => say!("riding-thrown-in-place", rider, mount, is = is()),
        (true, false) => say!("riding-thrown", rider, mount, is = is()),
        (false, _) => say!("riding-unseated", rider, mount),
    }
}

/// A fact in a sentence.
pub fn sentence(creature: &Name, fact: &RidingFact) -> Message {
    match fact {
        RidingFact::Rides { mount } => say!("riding-rides", creature, mount),
        RidingFact::RidesNobody => say!("riding-rides-nobody", creature),
        RidingFact::NotWilling { who } => say!("riding-not-willing", who, creature),
        RidingFact::NotBigger { who } => say!("riding-not-bigger", who, creature),
        RidingFact::IsDown { who, condition: Condition::Prone } => say!("riding-is-down", who),
        RidingFact::IsDown { who, condition } => say!("riding-is-out", who, condition),
        RidingFact::NotBeside { who } => say!("riding-not-beside", who, creature),
        RidingFact::NotOff { who, at } => say!("riding-not-off", who, at),
        RidingFact::CarriesSprinting { who } => say!("riding-no-sprint", creature, who),
        RidingFact::NoRoom => say!("riding-no-room", creature),
        RidingFact::OnlyOver { at } => say!("riding-only-over", creature, at),
    }
}
