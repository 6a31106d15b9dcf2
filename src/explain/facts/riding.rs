//! Riders and mounts, in words.

use crate::field::{Condition, Name};
use crate::referee::RidingFact;
use crate::say;
use crate::words::Message;

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
    }
}
