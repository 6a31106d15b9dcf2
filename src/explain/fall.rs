//! Falls, falling objects and collisions in words and as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::check;
use super::phrase::{book, signed};
use crate::field::Condition;
use crate::grid::Feet;
use crate::referee::{FallFact, Harm, Impact, Part};
use crate::ruleset::policy::Throw;
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::{Arg, Message, ToArg};

/// The dice of a fall as they fell.
#[derive(Clone, Copy, Debug)]
pub struct Landed<'a> {
    /// The faces of each part's dice.
    pub faces: &'a [Vec<u32>],
    /// Whether the fallen creature is prone.
    pub prone: bool,
}

impl<'a> Landed<'a> {
    /// The result of these dice.
    #[must_use]
    pub fn of(impact: &Impact, faces: &'a [Vec<u32>]) -> Self {
        let landed = Landed { faces, prone: false };
        let hurts = [Harm::Lethal, Harm::Nonlethal].into_iter().any(|harm| landed.total(impact, harm) > 0);
        Landed { prone: impact.floors && hurts, ..landed }
    }

    /// The total of the dice of this kind, each die with its modifier.
    #[must_use]
    pub fn total(&self, impact: &Impact, harm: Harm) -> u32 {
        let parts = impact.parts.iter().zip(self.faces).filter(|(part, _)| part.harm == harm);
        parts.flat_map(|(_, faces)| faces).map(|&face| Part::worth(face, impact.each)).sum()
    }

    /// What the fall does to the faller, in short: the damage, and whether it ends up prone.
    #[must_use]
    pub fn in_short(&self, impact: &Impact) -> Message {
        let lethal = Some(self.total(impact, Harm::Lethal)).filter(|&damage| damage > 0);
        let nonlethal = Some(self.total(impact, Harm::Nonlethal)).filter(|&damage| damage > 0);
        let mut does: Vec<Message> = lethal.map(|damage| say!("harm-lethal", damage)).into_iter().collect();
        does.extend(nonlethal.map(|damage| say!("harm-nonlethal", damage)));
        if does.is_empty() {
            does.push(say!("fall-none"));
        }
        does.extend(self.prone.then(|| Message::of(&Condition::Prone)));
        Message::list(does)
    }

    fn faces(&self, impact: &Impact, harm: Harm) -> Vec<u32> {
        let parts = impact.parts.iter().zip(self.faces).filter(|(part, _)| part.harm == harm);
        parts.flat_map(|(_, faces)| faces.iter().copied()).collect()
    }
}

/// The dice of this kind, such as `5d6-5`; `None` if there are none.
fn expression(parts: &[Part], harm: Harm, each: i32) -> Option<Message> {
    let mut by_sides: BTreeMap<u32, u32> = BTreeMap::new();
    for part in parts.iter().filter(|part| part.harm == harm && part.throw.dice > 0) {
        *by_sides.entry(part.throw.sides).or_default() += part.throw.dice;
    }
    let dice: u32 = by_sides.values().sum();
    let thrown = Message::joined(by_sides.iter().map(|(&sides, &dice)| Message::of(&Throw { dice, sides })), "+");
    let added = each.saturating_mul(i32::try_from(dice).unwrap_or(i32::MAX));
    match (dice, added) {
        (0, _) => None,
        (_, 0) => Some(thrown),
        _ => Some(thrown.then(signed(added))),
    }
}

/// The minimum, maximum and average of the dice of this kind.
fn odds(parts: &[Part], harm: Harm, each: i32) -> (u32, u32, f64) {
    let parts = parts.iter().filter(|part| part.harm == harm);
    parts.fold((0, 0, 0.0), |(least, most, average), part| {
        let (low, high) = part.range(each);
        (least + low, most + high, average + part.average(each))
    })
}

/// A fall, a falling object or a collision in lines: what each part does, what is rolled, and further notes.
#[must_use]
pub fn fallen(
    ruleset: &Ruleset,
    impact: &Impact,
    who: &(impl ToArg + ?Sized),
    landed: Option<&Landed<'_>>,
) -> Vec<Message> {
    let mut lines = Vec::new();
    let refusals = impact.findings.iter().filter(|(_, fact)| fact.refuses());
    lines.extend(refusals.map(|(_, fact)| say!("reason", why = fall_fact(ruleset, fact, who).capitalized())));
    if !lines.is_empty() && landed.is_none() {
        return lines;
    }
    match &impact.if_made {
        Some(made) if landed.is_none() => {
            lines.push(say!("fall-on-success", damage = in_short(made, impact.each)));
            lines.push(say!("fall-on-failure", damage = in_short(&impact.parts, impact.each)));
        }
        _ => lines.extend(damage(impact, landed)),
    }
    let notes = impact.findings.iter().filter(|(_, fact)| !fact.refuses());
    lines.extend(notes.map(|(_, fact)| fall_fact(ruleset, fact, who)));
    lines.extend(impact.checks.iter().map(check::sentence));
    if landed.is_some_and(|landed| landed.prone) {
        lines.push(say!("fall-is-prone", who));
    }
    lines
}

/// What each part does, and the dice.
fn damage(impact: &Impact, landed: Option<&Landed<'_>>) -> Vec<Message> {
    let mut lines: Vec<Message> = impact.parts.iter().map(|part| part_line(part, impact.each)).collect();
    for harm in [Harm::Lethal, Harm::Nonlethal] {
        let Some(dice) = expression(&impact.parts, harm, impact.each) else { continue };
        let name = if harm == Harm::Lethal { say!("fall-damage") } else { say!("fall-nonlethal-damage") };
        lines.push(match landed {
            None => {
                let (least, most, average) = odds(&impact.parts, harm, impact.each);
                say!("fall-odds", name, dice, least, most, average = Arg::decimal(average))
            }
            Some(landed) => {
                let added = if impact.each == 0 { Message::empty() } else { signed(impact.each) };
                let faces = landed.faces(impact, harm).into_iter();
                let faces = Message::list(faces.map(|face| Message::of(&face).then(added.clone())));
                say!("fall-rolled", name, dice, faces, total = landed.total(impact, harm))
            }
        });
    }
    if impact.parts.iter().all(|part| part.harm == Harm::Nothing) {
        lines.push(say!("fall-no-damage"));
    }
    lines
}

/// A part in a line: its cause, what it does, and the rule behind it.
fn part_line(part: &Part, each: i32) -> Message {
    let dice = expression(std::slice::from_ref(part), part.harm, each).unwrap_or_else(Message::empty);
    let does = match part.harm {
        Harm::Nothing => say!("fall-nothing"),
        Harm::Nonlethal => say!("fall-nonlethal", dice),
        Harm::Lethal => dice,
    };
    let what = part.feet.map_or_else(|| say!("fall-thing-itself"), |feet| Message::of(&feet));
    say!("fall-part", what, does, rule = part.rule.title())
}

fn in_short(parts: &[Part], each: i32) -> Message {
    let of = |harm| {
        let (least, most, average) = odds(parts, harm, each);
        let dice = expression(parts, harm, each)?;
        let dice = if harm == Harm::Lethal { dice } else { say!("fall-nonlethal", dice) };
        Some(say!("fall-in-short", dice, least, most, average = Arg::decimal(average)))
    };
    let all: Vec<Message> = [Harm::Lethal, Harm::Nonlethal].into_iter().filter_map(of).collect();
    if all.is_empty() { say!("fall-none") } else { Message::and_list(all) }
}

/// A further note in a sentence.
fn fall_fact(ruleset: &Ruleset, fact: &FallFact, who: &(impl ToArg + ?Sized)) -> Message {
    let book = book(ruleset);
    match fact {
        FallFact::PlainSurface => say!("fall-plain-surface", book),
        FallFact::UnknownWater => say!("fall-unknown-water", book),
        FallFact::Shallow => say!("fall-shallow", least = Feet(10)),
        FallFact::TooShallowToDive { needs } => say!("fall-too-shallow-to-dive", needs),
        FallFact::RiskyDive { needs } => say!("fall-risky-dive", needs, longer = Feet(30)),
        FallFact::CouldTry { check } => {
            say!("fall-could-try", check = check::sentence_if_open(check, check::Open::WouldHelp))
        }
        FallFact::NoDive { needs } => say!("fall-no-dive", needs),
        FallFact::NotOnPurpose => say!("fall-not-on-purpose"),
        FallFact::NoCheck => say!("fall-no-check", book, is = ruleset.meaning(RuleId::FallJump)),
        FallFact::CannotTry { condition } => say!("fall-cannot-try", who, condition),
        FallFact::NotItsTurn { whose } => say!("fall-not-its-turn", whose, who),
        FallFact::LimitStands => say!("fall-limit-stands", is = ruleset.meaning(RuleId::FallLimit)),
        FallFact::NoTimeToCast => say!("fall-no-time-to-cast", fall = Feet(500)),
        FallFact::UnknownCasting => say!("fall-unknown-casting", book),
        FallFact::HalfOnto { who: other } => say!("fall-half-onto", other, who),
        FallFact::UnknownOnto { who: other } => say!("fall-unknown-onto", book, other),
        FallFact::UntoldDepth => say!("fall-untold-depth"),
        FallFact::UnknownThing => say!("fall-unknown-thing", book),
        FallFact::NoObjectDice { size } => say!("fall-no-object-dice", size),
        FallFact::HitsAnArea { side } => say!("fall-hits-an-area", side),
        FallFact::TouchAttack => say!("fall-touch-attack", increment = Feet(20)),
        FallFact::UnknownCollision => say!("fall-unknown-collision", book),
        FallFact::Careful => say!("fall-careful"),
        FallFact::NotItsTarget => say!("fall-not-its-target"),
        FallFact::FloatsDown => say!("fall-floats-down", who),
        FallFact::RunCounts { times } => say!("fall-run-counts", times),
    }
}

/// A fall, a falling object or a collision as JSON, without who falls and from where.
#[must_use]
pub fn fallen_json(
    ruleset: &Ruleset,
    impact: &Impact,
    who: &(impl ToArg + ?Sized),
    landed: Option<&Landed<'_>>,
) -> Value {
    let pending = impact.if_made.is_some() && landed.is_none();
    let dice = |harm| (!pending).then(|| expression(&impact.parts, harm, impact.each)).flatten();
    let findings = |refusing: bool| {
        let findings = impact.findings.iter().filter(move |(_, fact)| fact.refuses() == refusing);
        let found = findings.map(|(rule, fact)| json!({"rule": rule.word(), "message": fall_fact(ruleset, fact, who)}));
        found.collect::<Vec<_>>()
    };
    let rolls: Vec<u32> = landed.iter().flat_map(|landed| landed.faces).flatten().copied().collect();
    let mut json = json!({
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
            json["on_success"] = expected(made, impact.each);
            json["on_failure"] = expected(&impact.parts, impact.each);
        }
        _ => {
            json["parts"] = parts(impact, landed);
            json["expected"] = expected(&impact.parts, impact.each);
        }
    }
    json
}

/// Whether the falling creature will be prone, if that is certain before the dice are rolled.
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
    let all = impact.parts.iter().enumerate().map(|(index, part)| {
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
    all.collect()
}
