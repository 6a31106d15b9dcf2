//! Checks in words: which skill, against what, and what success and failure do.

use serde_json::{Value, json};

use crate::referee::{Check, Rolled, Trial};

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
    match check.trial {
        Trial::RunOnConstitution => {
            alone("Constitution", "runs on", "must stop running, and rests a minute before it runs again")
        }
        Trial::Charge => Words {
            critical: Some(format!("does not strike, and {target} gets a chance")),
            ..against(
                "Movement",
                "Maneuver Defense",
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
        Trial::Withdraw => against(
            "Movement",
            "Maneuver Defense",
            "spares itself one more opponent, and another for every full 2 above the DC",
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
        Trial::CastFalling => alone("Caster", "casts the spell as it falls", "does not cast the spell"),
        Trial::RunOnMight => alone("Might", "runs on", "must stop running, and is fatigued"),
    }
}

/// A check in a sentence.
pub(super) fn told(check: &Check) -> String {
    let Words { skill, defense, success, failure, critical } = words(check);
    let figure = match (&check.against, check.dc) {
        (Some(against), Some(dc)) => format!("against {against}'s {defense}, DC {dc}"),
        (Some(against), None) => format!("against {against}'s {defense}"),
        (None, Some(dc)) => format!("DC {dc}"),
        (None, None) => "whose DC nobody has told".to_owned(),
    };
    let worst = critical.as_ref().map_or(String::new(), |critical| format!(", on a natural 1 it {critical}"));
    let failure = critical.filter(|_| check.fails_critically()).unwrap_or(failure);
    match (check.rolled, check.succeeds()) {
        (Some(Rolled { total, .. }), Some(true)) => format!("{skill} check {figure}: {total}, so it {success}."),
        (Some(Rolled { total, .. }), Some(false)) => format!("{skill} check {figure}: {total}, so it {failure}."),
        _ => {
            let article = if skill.starts_with(['A', 'E', 'I', 'O']) { "An" } else { "A" };
            format!(
                "{article} {skill} check {figure} decides: on a success it {success}, on a failure it {failure}{worst}."
            )
        }
    }
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
