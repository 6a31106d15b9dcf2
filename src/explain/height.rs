//! Heights, and ways of moving that somebody does not have.

use super::fact::capital;
use crate::referee::{HeightFact, Ruling};
use crate::ruleset::Ruleset;

/// A fact in a sentence.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &HeightFact) -> String {
    let creature = &ruling.creature;
    match fact {
        HeightFact::BelowGround { square } => format!("The floor of {square} is higher than that."),
        HeightFact::Unsupported { height } => format!("Nothing bears {creature} there: it falls {height}."),
        HeightFact::NoMode { who, mode } => {
            let word = mode.word();
            format!("{who} has no {word} speed: /creature edit creature:\"{who}\" modes:\"{word} 30\" tells one.")
        }
        HeightFact::UnknownMode { mode } => {
            format!("{} does not tell of this way of moving: {}.", capital(&ruleset.called), mode.word())
        }
    }
}
