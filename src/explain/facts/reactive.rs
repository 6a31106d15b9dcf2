//! Movement in response to the movement of others, in words.

use crate::explain::offers;
use crate::explain::phrase::{book, each_and};
use crate::field::{Intent, Name};
use crate::referee::{PhaseMove, ReactiveFact, Ruling};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(ruleset: &Ruleset, ruling: &Ruling, fact: &ReactiveFact) -> Message {
    let mover = &ruling.creature;
    match fact {
        ReactiveFact::Unknown { what } => {
            let instead = Message::list(offers::paces(ruleset));
            say!("reactive-unknown", book = book(ruleset).capitalized(), what = title(*what), instead)
        }
        ReactiveFact::Unseen { who } => say!("reactive-unseen", who),
        ReactiveFact::MovedAlready => say!("reactive-moved-already", mover),
        ReactiveFact::Declared { intent, used } => declared(mover, intent, *used),
        ReactiveFact::WrongDistance { who, feet } => say!("reactive-wrong-distance", to = ruling.to, feet, who),
        ReactiveFact::Unaffected { by } => say!("reactive-unaffected", by),
        ReactiveFact::Blocked { by, extra } => say!("reactive-blocked", by, mover, extra),
        ReactiveFact::HeldBack { feet, to } => say!("reactive-held-back", to, feet, mover),
        ReactiveFact::WasThereFirst { who, .. } => say!("reactive-was-there-first", who),
        ReactiveFact::Distance { who, feet, kept: true } => say!("reactive-distance-kept", mover, feet, who),
        ReactiveFact::Distance { who, feet, kept: false } => say!("reactive-distance", mover, feet, who),
        ReactiveFact::Lost { who, at } => say!("reactive-lost", mover, who, at),
        ReactiveFact::BlocksLate { who } => say!("reactive-blocks-late", who),
        ReactiveFact::Vanishes { by, intent, from } => {
            let line = line_of(by, intent);
            say!("reactive-vanishes", by, mover, from, line)
        }
        ReactiveFact::Chased { by, own, theirs, .. } if own > theirs => {
            say!("reactive-chases", by, mover, own = *own, theirs = *theirs)
        }
        ReactiveFact::Chased { by, own, theirs, from } => {
            say!("reactive-chases-in-vain", by, mover, own = *own, theirs = *theirs, from)
        }
        ReactiveFact::LosesSight { by, from } => say!("reactive-loses-sight", by, mover, from),
        ReactiveFact::NothingToBlock { by } => say!("reactive-nothing-to-block", by, mover),
        ReactiveFact::NoFreeHand => say!("reactive-no-free-hand", mover),
        ReactiveFact::Failed { result, dc } => say!("reactive-failed", result, dc, mover),
        ReactiveFact::OutOfElement { what: PhaseMove::SwimForward, square } => say!("reactive-no-water", square),
        ReactiveFact::OutOfElement { square, .. } => say!("reactive-no-surface", square, mover),
        ReactiveFact::Sprinted { standard } => match standard {
            Some(true) => say!("reactive-sprint-standard"),
            Some(false) => say!("reactive-sprint-movement"),
            None => say!("reactive-sprint-either"),
        },
    }
}

/// The movement's name.
fn title(what: PhaseMove) -> Message {
    match what {
        PhaseMove::Block => say!("reactive-blocking"),
        PhaseMove::Follow => say!("reactive-following"),
        PhaseMove::KeepAway => say!("reactive-keeping-away"),
        PhaseMove::ClimbForward => say!("reactive-climbing"),
        PhaseMove::SwimForward => say!("reactive-swimming"),
    }
}

/// The difficulties of checks to climb or swim forward, for a player who has to name one.
#[must_use]
pub fn difficulties(what: PhaseMove) -> Message {
    match what {
        PhaseMove::SwimForward => say!("reactive-swim-difficulties"),
        _ => say!("reactive-climb-difficulties"),
    }
}

/// Says that a creature has declared something for the phase.
pub fn declared(mover: &Name, intent: &Intent, used: bool) -> Message {
    match used {
        true => say!("reactive-declared-used", mover, intent = intends(intent)),
        false => say!("reactive-declared", mover, intent = intends(intent)),
    }
}

/// What a creature has declared for the phase, to follow its name.
#[must_use]
pub fn intends(intent: &Intent) -> Message {
    match intent {
        Intent::Block { target } => say!("intends-block", target),
        Intent::Follow { target, distance, lost: None, .. } => say!("intends-follow", target, distance),
        Intent::Follow { target, lost: Some(at), .. } => say!("intends-follow-lost", target, at),
        Intent::KeepAway { targets, distance, .. } => {
            say!("intends-keep-away", distance, targets = each_and(targets))
        }
    }
}

/// The command with which a creature gives this order again.
pub(super) fn line_of(by: &Name, intent: &Intent) -> String {
    let targets = intent.targets().iter().map(Name::as_str).collect::<Vec<_>>().join(", ");
    let names = match intent {
        Intent::Block { .. } | Intent::Follow { .. } => "target",
        Intent::KeepAway { .. } => "from",
    };
    let distance = intent.distance().unwrap_or_default().0;
    format!("/{} creature:\"{by}\" {names}:\"{targets}\" distance:{distance}", intent.word())
}
