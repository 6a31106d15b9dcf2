//! Loads and what they do to those who carry them.

use serde_json::{Value, json};

use crate::field::{Creature, Weight};
use crate::grid::Feet;
use crate::referee::LoadFact;
use crate::ruleset::policy::{LoadPenalty, Overloaded};
use crate::ruleset::{Limits, Overload, Ruleset};
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(ruleset: &Ruleset, fact: &LoadFact) -> Message {
    match fact {
        LoadFact::OneSquare { who, pounds, heavy, stand_in } => {
            say!("load-one-square", who, pounds, heavy, noted = noted(*stand_in))
        }
        LoadFact::TooMuch { who, pounds, most, drag, stand_in } if drag > most => {
            say!("load-too-much-to-carry", who, pounds, most, drag, noted = noted(*stand_in))
        }
        LoadFact::TooMuch { who, pounds, most, stand_in, .. } => {
            say!("load-too-much", who, pounds, most, noted = noted(*stand_in))
        }
        LoadFact::NoClimbing => say!("load-no-climbing"),
        LoadFact::PluckedOff => say!("load-plucked-off"),
        LoadFact::Caught { pounds } => say!("load-caught", pounds),
        LoadFact::OffGuard => match ruleset.overloaded.value {
            Overloaded::Impedes => say!("load-flat-footed"),
            Overloaded::Staggers | Overloaded::Unknown => say!("load-no-dexterity"),
        },
    }
}

/// Selects the sentence's form for figures borrowed from another rulebook.
fn noted(stand_in: bool) -> &'static str {
    if stand_in { "stand-in" } else { "own" }
}

/// Why a creature's load slows it: `medium load (85 lb)`.
pub fn burden(ruleset: &Ruleset, creature: &Creature) -> Message {
    let what = match ruleset.overload(creature) {
        Some(_) => say!("load-more-than-heavy"),
        None => say!("load-of-weight", weight = ruleset.load(creature)),
    };
    let Some(pounds) = creature.load.pounds() else { return what };
    let stands_in = ruleset.limits(creature).is_some_and(|limits| limits.stand_in);
    say!("load-burden", what, pounds, noted = noted(stands_in))
}

/// What a creature carries, how heavy that is for it, and how much it can carry, lift and drag; `None` if neither pounds nor
/// the effect of its load are known.
#[must_use]
pub fn carries(ruleset: &Ruleset, creature: &Creature) -> Option<Message> {
    let (weight, limits) = (ruleset.load(creature), ruleset.limits(creature));
    let penalty = ruleset.load_penalty(creature).map(penalized);
    let and = |what: Message, penalty: Option<Message>| Message::list([what].into_iter().chain(penalty));
    let Some(pounds) = creature.load.pounds() else {
        return (weight > Weight::Light).then(|| and(say!("load-of-weight", weight), penalty));
    };
    let Some(limits) = limits else {
        return Some(say!("carries-unknown", pounds));
    };
    let within = within(&limits);
    Some(match ruleset.overload(creature) {
        None => and(say!("carries", pounds, weight, within), penalty),
        Some(Overload::OneSquare) => say!("carries-more-than-heavy", pounds, step = Feet::SQUARE, within),
        Some(Overload::Nothing) => say!("carries-too-much", pounds, within),
    })
}

/// The limits in words.
fn within(limits: &Limits) -> Message {
    let Limits { light, medium, heavy, most, drag, stand_in } = limits;
    let noted = noted(*stand_in);
    if most == drag {
        say!("load-limits", light, medium, heavy, drag, noted)
    } else {
        say!("load-limits-lifting", light, medium, heavy, most, drag, noted)
    }
}

fn penalized(by: LoadPenalty) -> Message {
    say!("load-penalty", dexterity = by.dexterity, checks = by.checks)
}

/// What a creature carries, as JSON; `None` if its pounds are unknown.
#[must_use]
pub fn carries_json(ruleset: &Ruleset, creature: &Creature) -> Option<Value> {
    let limits = ruleset.limits(creature);
    if creature.load.pounds().is_none() && limits.is_none() {
        return None;
    }
    let category = match ruleset.overload(creature) {
        None => ruleset.load(creature).word(),
        Some(Overload::OneSquare) => "overloaded",
        Some(Overload::Nothing) => "too-much",
    };
    let limits = limits.map(|limits| {
        json!({
            "light": limits.light,
            "medium": limits.medium,
            "heavy": limits.heavy,
            "lift": limits.most,
            "drag": limits.drag,
            "stand_in": limits.stand_in,
        })
    });
    let penalty = ruleset.load_penalty(creature);
    let penalty = penalty.map(|by| json!({"dexterity": by.dexterity, "checks": by.checks}));
    Some(json!({"category": category, "pounds": creature.load.pounds(), "limits": limits, "penalty": penalty}))
}
