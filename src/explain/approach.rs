//! Ways to get somewhere: one line each, and as JSON.

use serde_json::{Value, json};

use super::{check, facts};
use crate::grid::{Feet, Height};
use crate::referee::{Approach, Left, Means, Pace, Prefer, StepWay, Stop, Verdict, Way};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// What is done and where it leads: `Double move to J6`.
#[must_use]
pub fn approach(ruleset: &Ruleset, way: &Way) -> Message {
    let doubled = |what| match Pace::Sprint.is_known(ruleset) {
        true => say!("way-sprinted", what),
        false => say!("way-doubled", what),
    };
    let (kind, at) = (way.approach.kind(), way.ruling.to.anchor);
    let to = match way.approach {
        Approach::Fly { to, altitude, .. } if altitude != Height::ZERO => {
            Message::literal(Stop { anchor: to, altitude: Some(altitude) }.typed())
        }
        Approach::InMode { to, altitude, .. }
        | Approach::Withdraw { to, altitude, .. }
        | Approach::Forward { to, altitude, .. } => Message::literal(Stop { anchor: to, altitude }.typed()),
        _ => Message::of(&at),
    };
    let what = match &way.approach {
        Approach::Jump { to, from: Some(from) } => say!("way-jump-from", from, to),
        Approach::Charge { to: None, overrun: None } if way.ruling.verdict != Verdict::Illegal => {
            say!("way-charge-anywhere")
        }
        _ => say!("way-what", kind, to),
    };
    let what = match &way.approach {
        Approach::InMode { pace: Pace::Double, prefer: Prefer::Safest, .. } => doubled(what),
        Approach::InMode { climb_pace, .. } => match climb_pace.word() {
            Some(pace) => say!("way-climbed-fast", what, pace),
            None => what,
        },
        _ => what,
    };
    match &way.approach {
        Approach::KeepDistance { from, distance, .. } => {
            say!("way-keeping", what, feet = *distance, who = Message::names(from))
        }
        Approach::Leap { pace: Pace::Double, .. }
        | Approach::InMode { pace: Pace::Double, prefer: Prefer::Shortest, .. } => doubled(what),
        Approach::Walk { prefer: Prefer::Safest, .. }
        | Approach::Withdraw { prefer: Prefer::Safest, .. }
        | Approach::Fly { prefer: Prefer::Safest, .. }
        | Approach::InMode { prefer: Prefer::Safest, .. } => say!("way-safest", what),
        Approach::Step { way: StepWay::Trade, .. } => say!("way-traded", what),
        Approach::Charge { overrun: Some(who), .. } => say!("way-overrunning", what, who),
        Approach::Tumble { through: Some(who), .. } => say!("way-through", what, who),
        Approach::Tumble { tumbled, .. } if !tumbled.is_empty() => {
            say!("way-tumbling-into", what, squares = Message::names(tumbled))
        }
        _ => what,
    }
}

/// A way in one line, with what the mover can do to the target afterwards, if any.
#[must_use]
pub fn way(ruleset: &Ruleset, way: &Way, at_a_target: bool) -> Message {
    let mut parts = Vec::new();
    if way.feet().0 > 0 && !matches!(way.approach, Approach::Step { .. }) {
        parts.push(Message::of(&way.feet()));
    }
    parts.extend(way.lands.then(|| say!("way-lands")));
    parts.extend(way.fatigues().then(|| say!("way-fatigues")));
    parts.extend((way.hurt > Feet(0)).then(|| say!("way-falls", feet = way.fall)));
    parts.extend(way.steps_into_water().map(|depth| say!("way-into-water", depth)));
    if let Some(then) = &way.then {
        parts.push(say!("way-then", way = self::way(ruleset, then, at_a_target)));
        return say!("way-line", what = approach(ruleset, way), parts = Message::list(parts));
    }
    if at_a_target {
        let later = way.means == Means::NextTurn && ruleset.actions.value.has_phases();
        let means = if later { "next-round" } else { way.means.word() };
        if way.attackers.is_empty() {
            parts.push(say!("way-attack", means));
        }
        parts.extend(way.attackers.iter().map(|(who, means)| {
            let means = if later && *means == Means::NextTurn { "next-round" } else { means.word() };
            say!("way-attack-by", attack = say!("way-attack", means), who)
        }));
    } else if way.exposed > 0 {
        parts.push(say!("way-exposed", many = way.exposed));
    }
    let ends = if ruleset.actions.value.has_phases() { "phase" } else { "turn" };
    parts.extend((way.sinks > Feet(0)).then(|| say!("way-sinks", feet = way.sinks, ends)));
    let open = way.ruling.checks.iter().filter(|check| check.rolled.is_none());
    parts.extend(open.map(check::short));
    parts.extend(way.has_to_keep_up().then(|| say!("way-keeps-up")));
    let hazards = way.ruling.hazards();
    if !hazards.is_empty() {
        parts.push(say!("way-hazards", squares = Message::names(hazards)));
    }
    let who: Vec<_> = way.ruling.provocations.iter().map(|chance| &chance.by).collect();
    let many = who.len();
    parts.extend(match who.is_empty() {
        true => ruleset.provoking.value.happens().then(|| say!("way-provokes-nothing")),
        false if way.tumbles_past() => Some(say!("way-provokes-else", many, who = Message::names(who))),
        false => Some(say!("way-provokes", many, who = Message::names(who))),
    });
    if parts.is_empty() {
        return approach(ruleset, way);
    }
    say!("way-line", what = approach(ruleset, way), parts = Message::list(parts))
}

/// A movement that leads nowhere, with the first reason.
#[must_use]
pub fn no_way(ruleset: &Ruleset, way: &Way) -> Option<Message> {
    why_not(ruleset, way).map(|why| say!("way-not", what = approach(ruleset, way), why))
}

/// The first reason why a movement leads nowhere.
#[must_use]
pub fn why_not(ruleset: &Ruleset, way: &Way) -> Option<Message> {
    way.ruling.refusals().next().map(|finding| facts::sentence(ruleset, finding, &way.ruling))
}

/// A way as JSON; `command` is a line that takes it.
#[must_use]
pub fn way_json(ruleset: &Ruleset, way: &Way, command: Option<String>, at_a_target: bool) -> Value {
    let ruling = &way.ruling;
    let verdict = match ruling.verdict {
        Verdict::Legal => "legal",
        Verdict::Illegal => "illegal",
        Verdict::NeedsCheck => "needs-check",
    };
    let reasons = ruling
        .refusals()
        .map(|finding| json!({"rule": finding.rule.word(), "message": facts::sentence(ruleset, finding, ruling)}));
    let mut told = json!({
        "command": command,
        "way": way.approach.kind(),
        "verdict": verdict,
        "to": ruling.to.anchor,
        "feet": ruling.feet,
        "budget": ruling.budget,
        "provokes": ruling.provocations.iter().map(|chance| &chance.by).collect::<Vec<_>>(),
        "hazards": ruling.hazards(),
        "falls": way.fall,
        "checks": ruling.checks.iter().map(check::json).collect::<Vec<_>>(),
        "action": ruling.takes.word(),
        "left": left_json(way.left),
        "attack": if at_a_target { way.means.word() } else { Means::None.word() },
        "threatened_by": way.exposed,
        "reasons": reasons.collect::<Vec<_>>(),
    });
    if way.lands {
        told["lands"] = json!(true);
    }
    if way.sinks > Feet(0) {
        told["falls_at_the_end"] = json!(way.sinks);
    }
    if !way.attackers.is_empty() && at_a_target {
        told["attackers"] =
            way.attackers.iter().map(|(who, means)| json!({"name": who, "attack": means.word()})).collect();
    }
    told
}

/// What is left of a turn, as JSON.
fn left_json(left: Left) -> Value {
    let Left { full, standard, moves, step, feet, attacks, single } = left;
    let mut json = json!({"full-round": full, "standard": standard, "move": moves, "step": step});
    if let Some(attacks) = attacks {
        json["attacks"] = json!(attacks);
    }
    if single {
        json["only"] = json!(true);
    }
    if let Some(feet) = feet {
        json["feet"] = json!(feet);
    }
    json
}
