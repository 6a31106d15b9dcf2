//! Ground that asks for a check, in words.

use super::reactive::line_of;
use crate::field::Name;
use crate::referee::GroundFact;
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(creature: &Name, fact: &GroundFact) -> Message {
    match fact {
        GroundFact::Stops { square } => say!("ground-stops", creature, square),
        GroundFact::Falls { square } => say!("ground-falls", creature, square),
        GroundFact::Awaits { who, intent, square, check } => {
            let (line, asks) = (line_of(who, intent), Message::term("a-skill-check", check.skill.word()));
            say!("ground-awaits", who, square, check = asks, dc = check.dc, line)
        }
        GroundFact::OneForAll { checks } => say!("ground-one-for-all", checks),
        GroundFact::Exposed { ranks } => say!("ground-exposed", creature, ranks),
    }
}
