//! Falls, falling things and collisions in words and as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::check;
use crate::referee::{FallFact, Harm, Impact, Part};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::{Say, Throw};
use crate::words::Words;

/// What the dice came to.
#[derive(Clone, Copy, Debug)]
pub struct Landed<'a> {
    /// What each die of each part showed.
    pub faces: &'a [Vec<u32>],
    /// Whether whoever fell is prone.
    pub prone: bool,
}

impl<'a> Landed<'a> {
    /// What these dice make of it.
    #[must_use]
    pub fn of(impact: &Impact, faces: &'a [Vec<u32>]) -> Self {
        let landed = Landed { faces, prone: false };
        let hurts = [Harm::Lethal, Harm::Nonlethal].into_iter().any(|harm| landed.total(impact, harm) > 0);
        Landed { prone: impact.floors && hurts, ..landed }
    }

    /// What the dice of this kind came to, with what is added to each.
    #[must_use]
    pub fn total(&self, impact: &Impact, harm: Harm) -> u32 {
        let parts = impact.parts.iter().zip(self.faces).filter(|(part, _)| part.harm == harm);
        parts.flat_map(|(_, faces)| faces).map(|&face| Part::worth(face, impact.each)).sum()
    }

    fn faces(&self, impact: &Impact, harm: Harm) -> Vec<u32> {
        let parts = impact.parts.iter().zip(self.faces).filter(|(part, _)| part.harm == harm);
        parts.flat_map(|(_, faces)| faces.iter().copied()).collect()
    }
}

/// The dice of this kind, such as `5d6-5`; `None` if there are none.
fn expression(parts: &[Part], harm: Harm, each: i32) -> Option<String> {
    let mut by_sides: BTreeMap<u32, u32> = BTreeMap::new();
    for part in parts.iter().filter(|part| part.harm == harm && part.throw.dice > 0) {
        *by_sides.entry(part.throw.sides).or_default() += part.throw.dice;
    }
    let dice: u32 = by_sides.values().sum();
    let thrown = by_sides.iter().map(|(&sides, &dice)| Throw { dice, sides }.to_string());
    let thrown = thrown.collect::<Vec<_>>().join("+");
    let added = each.saturating_mul(i32::try_from(dice).unwrap_or(i32::MAX));
    match (dice, added) {
        (0, _) => None,
        (_, 0) => Some(thrown),
        _ => Some(format!("{thrown}{added:+}")),
    }
}

/// The least, the most and the average of the dice of this kind.
fn odds(parts: &[Part], harm: Harm, each: i32) -> (u32, u32, f64) {
    let parts = parts.iter().filter(|part| part.harm == harm);
    parts.fold((0, 0, 0.0), |(least, most, average), part| {
        let (low, high) = part.range(each);
        (least + low, most + high, average + part.average(each))
    })
}

/// A fall, a falling thing or a collision in lines: what each part does, what is rolled, what else there is to say.
#[must_use]
pub fn fallen(ruleset: &Ruleset, impact: &Impact, who: &str, landed: Option<&Landed<'_>>) -> Vec<Words> {
    let mut lines: Vec<Words> = Vec::new();
    let refusals = impact.findings.iter().filter(|(_, fact)| fact.refuses());
    lines.extend(refusals.map(|(_, fact)| format!("- {}", fall_fact(ruleset, fact, who).capital()).into()));
    if !lines.is_empty() && landed.is_none() {
        return lines;
    }
    match &impact.if_made {
        Some(made) if landed.is_none() => {
            lines.push(format!("On a success: {}.", in_short(made, impact.each)).into());
            lines.push(format!("On a failure: {}.", in_short(&impact.parts, impact.each)).into());
        }
        _ => lines.extend(damage(impact, landed).into_iter().map(Words::from)),
    }
    let notes = impact.findings.iter().filter(|(_, fact)| !fact.refuses());
    lines.extend(notes.map(|(_, fact)| fall_fact(ruleset, fact, who)));
    lines.extend(impact.checks.iter().map(|check| Words::from(check::told(check))));
    if landed.is_some_and(|landed| landed.prone) {
        lines.push(format!("{who} is prone.").into());
    }
    lines
}

/// What each part does, and the dice.
fn damage(impact: &Impact, landed: Option<&Landed<'_>>) -> Vec<String> {
    let mut lines: Vec<String> = impact.parts.iter().map(|part| told(part, impact.each)).collect();
    for (harm, name) in [(Harm::Lethal, "Damage"), (Harm::Nonlethal, "Nonlethal damage")] {
        let Some(dice) = expression(&impact.parts, harm, impact.each) else { continue };
        lines.push(match landed {
            None => {
                let (least, most, average) = odds(&impact.parts, harm, impact.each);
                format!("{name} {dice}: {least} to {most}, {average} on the average.")
            }
            Some(landed) => {
                let added = if impact.each == 0 { String::new() } else { format!("{:+}", impact.each) };
                let faces = landed.faces(impact, harm).into_iter().map(|face| format!("{face}{added}"));
                let faces = faces.collect::<Vec<_>>().join(", ");
                format!("{name} {dice}: {faces} = {}.", landed.total(impact, harm))
            }
        });
    }
    if impact.parts.iter().all(|part| part.harm == Harm::Nothing) {
        lines.push("No damage.".to_owned());
    }
    lines
}

/// A part in a line: for what, what it does, and the rule behind it.
fn told(part: &Part, each: i32) -> String {
    let dice = expression(std::slice::from_ref(part), part.harm, each).unwrap_or_default();
    let does = match part.harm {
        Harm::Nothing => "nothing".to_owned(),
        Harm::Nonlethal => format!("{dice} nonlethal"),
        Harm::Lethal => dice,
    };
    let what = part.feet.map_or("The thing itself".to_owned(), |feet| feet.to_string());
    format!("- {what}: {does} ({})", part.rule.title())
}

fn in_short(parts: &[Part], each: i32) -> String {
    let told = |(harm, name): (Harm, &str)| {
        let (least, most, average) = odds(parts, harm, each);
        let dice = expression(parts, harm, each)?;
        Some(format!("{dice}{name} ({least} to {most}, {average} on the average)"))
    };
    let all: Vec<String> = [(Harm::Lethal, ""), (Harm::Nonlethal, " nonlethal")].into_iter().filter_map(told).collect();
    if all.is_empty() { "no damage".to_owned() } else { all.join(" and ") }
}

/// What else there is to say, in a sentence.
#[must_use]
pub fn fall_fact(ruleset: &Ruleset, fact: &FallFact, who: &str) -> Words {
    let book = &ruleset.called;
    let told = match fact {
        FallFact::PlainSurface => format!("Under {book} this ground is like any other."),
        FallFact::UnknownWater => {
            format!("What is known of {book} says nothing about water: the fall counts as onto the ground.")
        }
        FallFact::Shallow => "Water less than 10 ft deep breaks no fall.".to_owned(),
        FallFact::TooShallowToDive { needs } => {
            format!("It is too shallow for a dive, which needs {needs} of water, so it counts as a fall into water.")
        }
        FallFact::RiskyDive { needs } => format!(
            "It is shallower than the {needs} that a dive needs: the DC is 5 higher, and the fall counts as 30 ft longer."
        ),
        FallFact::CouldTry { check } => {
            let told = check::told(check);
            let told = told.replacen(" decides:", " would help:", 1);
            format!("{told} Give check with its result, or bonus to have it rolled.")
        }
        FallFact::NoCheck => format!(
            "{book} has no check that helps here: leave check, bonus and attempt out. What it has (jumped:true): {}.",
            ruleset.fall_jump.is.meaning()
        ),
        FallFact::NotItsTurn { whose } => {
            format!(
                "It is {whose}'s turn, and {who} softens a fall only in its own: leave check, bonus and attempt out."
            )
        }
        FallFact::LimitStands => {
            format!("How much of a fall counts is settled here: {}.", ruleset.fall_limit.is.meaning())
        }
        FallFact::NoTimeToCast => {
            "There is no time to cast: only in a fall of more than 500 ft, or a spell that is an immediate action \
             (immediate:true)."
                .to_owned()
        }
        FallFact::UnknownCasting => format!("What is known of {book} says nothing about casting while falling."),
        FallFact::HalfOnto { who: other } => {
            format!("{other} is landed on and takes half, at most the hit points of {who}.")
        }
        FallFact::UnknownOnto { who: other } => {
            format!(
                "What is known of {book} does not say what {other} takes that is landed on: that is the GM's to say."
            )
        }
        FallFact::UntoldDepth => {
            "How deep the water is nobody told, so it counts as ground: water-depth:20 tells it.".to_owned()
        }
        FallFact::UnknownThing => {
            format!("What is known of {book} says nothing about falling things, only about creatures that fall.")
        }
        FallFact::NoObjectDice { size } => format!("A thing of size {size} has no dice of its own."),
        FallFact::TouchAttack => {
            "Dropped or thrown on purpose it has to hit first: a ranged touch attack, range increment 20 ft.".to_owned()
        }
        FallFact::UnknownCollision => format!("{book} has no rule for running into things, only for falls (height)."),
        FallFact::Careful => "Whoever moves with care is not hurt by bumping into something.".to_owned(),
        FallFact::NotItsTarget => {
            "That is for something unexpected in the way; what a charge is meant for hurts the charger not at all."
                .to_owned()
        }
        FallFact::FloatsDown => format!("{who} has greater flight, which no fall hurts: it floats down."),
        FallFact::RunCounts { times } => format!("A run counts the speed {times} times."),
    };
    told.into()
}

/// The same as scripts read it, without who falls and from where.
#[must_use]
pub fn fallen_json(ruleset: &Ruleset, impact: &Impact, who: &str, landed: Option<&Landed<'_>>) -> Value {
    let pending = impact.if_made.is_some() && landed.is_none();
    let dice = |harm| (!pending).then(|| expression(&impact.parts, harm, impact.each)).flatten();
    let findings = |refusing: bool| {
        let findings = impact.findings.iter().filter(move |(_, fact)| fact.refuses() == refusing);
        let told = findings.map(|(rule, fact)| json!({"rule": rule.word(), "message": fall_fact(ruleset, fact, who)}));
        told.collect::<Vec<_>>()
    };
    let rolls: Vec<u32> = landed.iter().flat_map(|landed| landed.faces).flatten().copied().collect();
    let mut told = json!({
        "dice": dice(Harm::Lethal),
        "nonlethal": dice(Harm::Nonlethal),
        "each_die": impact.each,
        "rolls": rolls,
        "damage": landed.map(|landed| landed.total(impact, Harm::Lethal)),
        "nonlethal_damage": landed.map(|landed| landed.total(impact, Harm::Nonlethal)),
        "prone": landed.map_or_else(|| surely_prone(impact), |landed| Some(landed.prone)),
        "checks": impact.checks.iter().map(check::json).collect::<Vec<_>>(),
        "reasons": findings(true),
        "notes": findings(false),
    });
    match &impact.if_made {
        Some(made) if pending => {
            told["on_success"] = expected(made, impact.each);
            told["on_failure"] = expected(&impact.parts, impact.each);
        }
        _ => {
            told["parts"] = parts(impact, landed);
            told["expected"] = expected(&impact.parts, impact.each);
        }
    }
    told
}

/// Whether whoever falls will be prone, as far as that is clear before the dice are rolled.
fn surely_prone(impact: &Impact) -> Option<bool> {
    let of = |harm| odds(&impact.parts, harm, impact.each);
    let (lethal, nonlethal) = (of(Harm::Lethal), of(Harm::Nonlethal));
    match (impact.floors, lethal.0 + nonlethal.0, lethal.1 + nonlethal.1) {
        (false, ..) | (_, _, 0) => Some(false),
        _ if impact.if_made.is_some() => None,
        (true, 1.., _) => Some(true),
        _ => None,
    }
}

fn expected(parts: &[Part], each: i32) -> Value {
    let of = |harm| {
        let (least, most, average) = odds(parts, harm, each);
        json!({"dice": expression(parts, harm, each), "least": least, "most": most, "average": average})
    };
    json!({"damage": of(Harm::Lethal), "nonlethal_damage": of(Harm::Nonlethal)})
}

fn parts(impact: &Impact, landed: Option<&Landed<'_>>) -> Value {
    let told = impact.parts.iter().enumerate().map(|(index, part)| {
        let harm = match part.harm {
            Harm::Nothing => "none",
            Harm::Nonlethal => "nonlethal",
            Harm::Lethal => "lethal",
        };
        json!({
            "feet": part.feet,
            "harm": harm,
            "dice": expression(std::slice::from_ref(part), part.harm, impact.each),
            "rolls": landed.and_then(|landed| landed.faces.get(index)).cloned().unwrap_or_default(),
            "rule": part.rule.word(),
        })
    });
    told.collect()
}
