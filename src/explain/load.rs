//! What somebody carries, and what that does to it.

use serde_json::{Value, json};

use crate::field::{Creature, Weight};
use crate::referee::LoadFact;
use crate::ruleset::policy::{LoadPenalty, Overloaded};
use crate::ruleset::{Limits, Overload, Ruleset};
use crate::words::Words;

/// That figures are another rulebook's.
const STAND_IN: &str = "the light load is the 3.5 SRD's, as a stand-in: `light-load` tells it";

/// What keeps somebody with such a load from moving, or goes with it, in a sentence.
pub(super) fn told(ruleset: &Ruleset, fact: &LoadFact) -> String {
    let noted = |stand_in: bool| if stand_in { format!(" ({STAND_IN})") } else { String::new() };
    match fact {
        LoadFact::OneSquare { who, pounds, heavy, stand_in } => format!(
            "{who} carries {pounds} lb, more than a heavy load of {heavy} lb{}: it goes one square as a full-round action and \
             no more (/move pace:minimum).",
            noted(*stand_in)
        ),
        LoadFact::TooMuch { who, pounds, most, drag, stand_in } => {
            let how = match drag > most {
                true => format!("it carries {most} lb at most, and pushes or drags up to {drag} lb"),
                false => format!("it carries or drags {most} lb at most"),
            };
            format!("{who} cannot carry {pounds} lb: {how}{}.", noted(*stand_in))
        }
        LoadFact::NoClimbing => "With more than a heavy load one may hold on, but not climb.".to_owned(),
        LoadFact::OffGuard => match ruleset.overloaded.is {
            Overloaded::Impedes => "Under such a load it is flat-footed in combat.".to_owned(),
            Overloaded::Staggers | Overloaded::Unknown => {
                "Under such a load it has no Dexterity bonus to AC.".to_owned()
            }
        },
    }
}

/// What makes a creature's load slow it: `medium load (85 lb)`.
pub(super) fn burden(ruleset: &Ruleset, creature: &Creature) -> String {
    let what = match ruleset.overload(creature) {
        Some(_) => "more than a heavy load".to_owned(),
        None => format!("{} load", ruleset.load(creature).word()),
    };
    let Some(pounds) = creature.load.pounds() else { return what };
    let stands_in = ruleset.limits(creature).is_some_and(|limits| limits.stand_in);
    if stands_in { format!("{what} ({pounds} lb; {STAND_IN})") } else { format!("{what} ({pounds} lb)") }
}

/// What a creature carries, how heavy that is for it, and how much it can carry, lift and drag; `None` where nothing is told
/// of pounds or of what its load does.
#[must_use]
pub fn carries(ruleset: &Ruleset, creature: &Creature) -> Option<Words> {
    let (weight, limits) = (ruleset.load(creature), ruleset.limits(creature));
    let penalty = ruleset.load_penalty(creature).map_or(String::new(), |by| format!(", {}", penalized(by)));
    let Some(pounds) = creature.load.pounds() else {
        return (weight > Weight::Light).then(|| format!("{} load{penalty}", weight.word()).into());
    };
    let Some(limits) = limits else {
        return Some(format!("carries {pounds} lb, of which nothing is known").into());
    };
    let how = match ruleset.overload(creature) {
        None => format!("a {} load", weight.word()),
        Some(Overload::OneSquare) => "more than a heavy load, 5 ft as a full-round action".to_owned(),
        Some(Overload::Nothing) => "more than it can carry".to_owned(),
    };
    let penalty = if ruleset.overload(creature).is_none() { penalty } else { String::new() };
    Some(format!("carries {pounds} lb: {how} ({}){penalty}", within(&limits)).into())
}

/// The limits in words.
fn within(limits: &Limits) -> String {
    let Limits { light, medium, heavy, most, drag, stand_in } = limits;
    let lifts = if most == drag { String::new() } else { format!("lifts {most}, ") };
    let stand_in = if *stand_in { format!("; {STAND_IN}") } else { String::new() };
    format!("light to {light}, medium to {medium}, heavy to {heavy}; {lifts}drags {drag}{stand_in}")
}

fn penalized(by: LoadPenalty) -> String {
    format!("Dexterity at most +{} to AC, checks -{}", by.dexterity, by.checks)
}

/// What a creature carries as scripts read it; `None` where nothing is told of pounds.
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
