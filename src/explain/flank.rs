//! Flanking, in words.

use super::offers;
use super::phrase::book;
use crate::field::Name;
use crate::referee::{NoFlank, NoThreat, Partner};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// An ally that flanks with a creature.
#[must_use]
pub fn partner(partner: &Partner) -> Message {
    match partner.line {
        Some((from, to)) => say!("flank-with", name = partner.name, from, to),
        None => say!("flank-with-inside", name = partner.name),
    }
}

/// Why a creature does not flank.
#[must_use]
pub fn no_flank(ruleset: &Ruleset, (flanker, target): (&Name, &Name), why: &NoFlank) -> Message {
    match why {
        NoFlank::Unknown => {
            let paces = offers::paces(ruleset).into_iter().map(Message::literal);
            let instead = Message::list(paces.chain(offers::forced_moves(ruleset).into_iter().map(Message::literal)));
            say!("flank-unknown", book = book(ruleset), instead)
        }
        NoFlank::NoOpponents => say!("flank-no-opponents", flanker, target),
        NoFlank::NoAlly { who } => say!("flank-no-ally", who, flanker, target),
        NoFlank::NoLine { who } => say!("flank-no-line", flanker, who, target),
        NoFlank::Alone => say!("flank-alone", flanker),
        NoFlank::NoThreat { who, why: NoThreat::OnlyInside } => say!("flank-without-reach", who, target),
        NoFlank::NoThreat { who, why } => {
            let why = match why {
                NoThreat::Condition(condition) => say!("flank-since-condition", condition),
                NoThreat::Unarmed => say!("flank-since-unarmed"),
                NoThreat::Unseen => say!("flank-since-unseen"),
                NoThreat::Neutral => say!("flank-since-neutral"),
                NoThreat::NoReach | NoThreat::OnlyInside => say!("flank-since-no-reach"),
                NoThreat::TooFar => say!("flank-since-too-far"),
                NoThreat::TooNear => say!("flank-since-too-near"),
                NoThreat::Covered => say!("flank-since-covered"),
            };
            say!("flank-no-threat", who, target, why)
        }
    }
}
