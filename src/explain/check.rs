//! Checks in words: which skill, against what, and what success and failure do.

use serde_json::{Value, json};

use crate::referee::{Check, Modifier, Rolled, Trial};

/// What a check is about, in words.
struct Words {
    /// The skill or ability rolled.
    skill: &'static str,
    /// What it is rolled against, where a figure of somebody else's is asked.
    defense: &'static str,
    success: String,
    failure: String,
    /// What a natural 1 does, where that is more than to fail.
    critical: Option<String>,
}

const STOPS_BEFORE: &str =
    "stops in front of its target, or goes back on its way to the first place where nobody stands";

const FAILS_TO_FLY: &str = "goes nowhere and sinks by its speed, or, with wings and by 5 or more, may fall";

fn words(check: &Check) -> Words {
    let alone = |skill, success: &str, failure: &str| Words {
        skill,
        defense: "",
        success: success.to_owned(),
        failure: failure.to_owned(),
        critical: None,
    };
    let against = |skill, defense, success: &str, failure: &str| Words { defense, ..alone(skill, success, failure) };
    let target = check.against.as_ref().map_or("the target", |name| name.as_str());
    let by_defense = |skill, success: &str, failure: &str| against(skill, "Maneuver Defense", success, failure);
    let tumbling = |success: &str, failure: &str| alone("Tumble", success, failure);
    match check.trial {
        Trial::RunOnConstitution => {
            alone("Constitution", "runs on", "must stop running, and rests a minute before it runs again")
        }
        Trial::Charge => Words {
            critical: Some(format!("does not strike, and {target} gets a chance")),
            ..by_defense(
                "Movement",
                &format!("strikes, and {target} gets no chance"),
                &format!("does not strike, and {target} gets no chance"),
            )
        },
        Trial::ChargeOverrun => against(
            "Strength",
            "Strength or Dexterity check",
            &format!("overruns {target}, which falls, and goes on (its +2 for charging is to be counted in)"),
            &format!("stops in front of {target}"),
        ),
        Trial::Withdraw => by_defense(
            "Movement",
            "is struck by one opponent fewer, and by another fewer for every full 2 above the DC",
            "is struck by whoever else gets a chance",
        ),
        Trial::JumpDown => alone(
            "Jump or Tumble",
            "takes nothing for the first 10 ft, and the second 10 ft are nonlethal",
            "falls as one does who jumps down without it",
        ),
        Trial::TumbleDown => alone("Tumble", "falls as if it were 10 ft less", "falls as without it"),
        Trial::BreakFall => alone("Acrobatics", "takes nothing for the second 10 ft", "falls as without it"),
        Trial::Dive => alone("Swim or Tumble", "dives unhurt", "falls into the water as others do"),
        Trial::AcrobaticDive => alone("Swim or Acrobatics", "dives unhurt", "falls into the water as others do"),
        Trial::FlySlowly => alone("Movement", "stays in the air", FAILS_TO_FLY),
        Trial::StayAloft => alone("Movement", "stays in place in the air", FAILS_TO_FLY),
        Trial::FlyHurt => {
            alone("Movement", "loses that height and flies on", "falls the rest of the way to the ground")
        }
        Trial::FlyOnAfterCollision => alone("Movement", "flies on", "falls to the ground"),
        Trial::FlyInMidFall => alone("Movement", "flies again in mid-fall, unhurt", "falls"),
        Trial::CastFalling => alone("Caster", "casts the spell as it falls", "does not cast the spell"),
        Trial::RecoverFromStall => alone("Reflex", "recovers and flies again", "falls further"),
        Trial::Jump => {
            alone("Jump", "jumps as it means to", "gets only as far as its result, or no higher than it stood")
        }
        Trial::AcrobaticJump => {
            alone("Acrobatics", "jumps as it means to", "gets only as far as its result, or no higher than it stood")
        }
        Trial::GrabTheEdge => alone("Reflex", "hangs on the far edge", "falls short of it"),
        Trial::MarchOnConstitution => {
            alone("Constitution", "marches on unharmed", "takes 1d6 nonlethal damage and is fatigued")
        }
        Trial::MarchOn => alone("Endurance", "marches on", "has to rest"),
        Trial::HustleOn => alone("Endurance", "hustles on", "has to rest"),
        Trial::RunOnMight => alone("Might", "runs on", "must stop running, and is fatigued"),
        Trial::OverrunStrength => against(
            "Strength",
            "Strength or Dexterity check",
            "knocks its target prone and moves on",
            "goes back 5 ft along its way, and its movement ends; prone if somebody stands there, or if it is tripped \
             (tripped:true)",
        ),
        Trial::Overrun => by_defense("Movement", "moves through; by 5 over, its target falls prone", STOPS_BEFORE),
        Trial::OverrunInPassing => by_defense("Movement", "moves through", STOPS_BEFORE),
        Trial::BullRushByStrength => against(
            "Strength",
            "Strength check",
            "pushes its target straight back by 5 ft, and by 5 ft more for every 5 over if it goes along (follow:true), unless \
             something is in the way",
            "goes straight back to where it was; prone if somebody stands there",
        ),
        Trial::BullRushByMight => by_defense("Might", "pushes its target back", "pushes nobody"),
        Trial::TumblePast => tumbling("passes it without a strike", "may be struck at by it"),
        Trial::TumbleThrough => {
            tumbling("gets through its square without a strike", "stops before its square and may be struck at by it")
        }
        Trial::TumblePastAll => by_defense(
            "Acrobatics",
            "is spared the strike of one opponent, and of one more for every 2 over",
            "may be struck at by all of them",
        ),
        Trial::Clamber => by_defense(
            "Movement",
            "ends inside its target's space without a strike of it, and is spared one other strike for every 2 over",
            "stops before its target's space, and its target and everybody whose threatened squares it left may strike",
        ),
        Trial::HoldTheEdge => {
            alone("Climb", "hangs on the edge, unsteady unless it has a climb speed", "falls over the edge")
        }
        Trial::PastBlocker => Words {
            defense: "initiative",
            ..alone("Initiative", "gets past", "pays the blocker's speed more for that step, or stops if it cannot")
        },
        Trial::ClimbForward => alone("Climb", "climbs forward", "gets nowhere"),
        Trial::SwimForward => alone("Swim", "swims forward", "gets nowhere"),
        Trial::Climb => alone("Climb", "climbs", "gets nowhere, and falls if it is 5 or more short"),
        Trial::ClimbInverted => alone("Climb", "climbs along it", "falls"),
        Trial::ClimbHurt => alone("Climb", "holds on", "loses its hold as the rules on climbing have it"),
        Trial::Swim => alone("Swim", "swims", "gets nowhere, and goes under if it is 5 or more short"),
        Trial::Dig => alone("Burrow", "digs on", "gets nowhere this round"),
        Trial::DigRock => alone("Burrow", "digs through rock as through earth", "digs as one does through rock"),
        Trial::Chase => Words {
            defense: "initiative, which it has to beat",
            ..alone("Initiative", "follows", "goes on as if its target stood where it vanished")
        },
    }
}

/// A check in a sentence.
pub(super) fn told(check: &Check) -> String {
    let Words { skill, defense, success, failure, critical } = words(check);
    let figure = match (&check.against, check.dc) {
        (Some(against), Some(dc)) if defense.is_empty() => format!("past {against}, DC {dc}"),
        (Some(against), Some(dc)) => format!("against {against}'s {defense}, DC {dc}"),
        (Some(against), None) => format!("against {against}'s {defense}"),
        (None, Some(dc)) => format!("DC {dc}"),
        (None, None) => "whose DC nobody has told".to_owned(),
    };
    let worst = critical.as_ref().map_or(String::new(), |critical| format!(", on a natural 1 it {critical}"));
    let failure = critical.filter(|_| check.fails_critically()).unwrap_or(failure);
    let added = modifiers(check);
    let came_to = |total: i32| match check.counted() {
        Some(counted) if !added.is_empty() => format!("{total} and {added} is {counted}"),
        Some(counted) if counted != total => format!("{total} and {} for the natural 20", counted - total),
        _ => total.to_string(),
    };
    let added = if added.is_empty() { String::new() } else { format!(" ({added} on the roll)") };
    match (check.rolled, check.succeeds()) {
        (Some(Rolled { total, .. }), Some(true)) => {
            format!("{skill} check {figure}: {}, so it {success}.", came_to(total))
        }
        (Some(Rolled { total, .. }), Some(false)) => {
            format!("{skill} check {figure}: {}, so it {failure}.", came_to(total))
        }
        _ => format!(
            "{} {skill} check {figure}{added} decides: on a success it {success}, on a failure it {failure}{worst}.",
            article(skill)
        ),
    }
}

/// What is added to the roll, part by part: `-5 fog, +4 size`.
fn modifiers(check: &Check) -> String {
    let told = check.modifiers.iter().map(|Modifier { name, adds, .. }| format!("{adds:+} {name}"));
    told.collect::<Vec<_>>().join(", ")
}

/// Whether who fails it is fatigued.
pub(super) fn tires(check: &Check) -> bool {
    check.trial == Trial::RunOnMight
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['A', 'E', 'I', 'O', 'U']) { "An" } else { "A" }
}

/// A check as scripts read it.
pub(super) fn json(check: &Check) -> Value {
    let Words { skill, success, failure, critical, .. } = words(check);
    let mut told = json!({
        "skill": skill,
        "dc": check.dc,
        "result": check.rolled.map(|rolled| rolled.total),
        "success": success,
        "failure": failure,
        "rule": check.rule.word(),
    });
    if let Some(critical) = critical {
        told["critical_failure"] = json!(critical);
    }
    if !check.modifiers.is_empty() {
        let parts = check.modifiers.iter();
        let parts = parts.map(|part| json!({"name": part.name, "value": part.adds, "rule": part.rule.word()}));
        told["modifier"] = json!({"total": check.modifier(), "parts": parts.collect::<Vec<_>>()});
    }
    if check.counted() != check.rolled.map(|rolled| rolled.total) {
        told["counts_as"] = json!(check.counted());
    }
    if let Some(against) = &check.against {
        told["against"] = json!(against);
    }
    if let Some(natural) = check.rolled.and_then(|rolled| rolled.natural) {
        told["natural"] = json!(natural);
    }
    told
}
