//! Gaps too tight to squeeze through, in words.

use crate::field::Name;
use crate::referee::EscapeFact;
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(ruleset: &Ruleset, creature: &Name, fact: EscapeFact) -> Message {
    match fact {
        EscapeFact::Never | EscapeFact::Meanwhile => {
            say!("escape-meaning", is = ruleset.meaning(RuleId::Tighter).capitalized())
        }
        EscapeFact::OnlyThrough { square } => say!("escape-only-through", square),
        EscapeFact::NoGap => say!("escape-no-gap"),
        EscapeFact::SeveralGaps => say!("escape-several-gaps"),
        EscapeFact::HeadStuck => say!("escape-head-stuck", creature),
        EscapeFact::FitsUnknown => say!("escape-fits-unknown", dcs = ruleset.meaning(RuleId::Escape)),
        EscapeFact::Takes { minutes } => say!("escape-takes", minutes),
        EscapeFact::LongerThanATurn { minutes } => say!("escape-longer-than-a-turn", minutes),
        EscapeFact::NoTakingTwenty => say!("escape-no-taking-twenty"),
        EscapeFact::Stuck => say!("escape-tries-again", creature),
    }
}
