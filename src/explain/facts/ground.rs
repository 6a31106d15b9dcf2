//! Ground that asks for a check, in words.

use crate::field::{GroundCheck, Name};
use crate::referee::GroundFact;
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(creature: &Name, fact: &GroundFact) -> Message {
    match fact {
        GroundFact::Stops { square } => say!("ground-stops", creature, square),
        GroundFact::Falls { square } => say!("ground-falls", creature, square),
        GroundFact::Asks { check: GroundCheck { skill, dc }, square } => {
            let check = Message::term("a-skill-check", skill.word());
            say!("ground-asks", check, dc, square)
        }
    }
}
