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
}

fn words(check: &Check) -> Words {
    let alone = |skill, success: &str, failure: &str| Words {
        skill,
        defense: "",
        success: success.to_owned(),
        failure: failure.to_owned(),
    };
    match check.trial {
        Trial::RunOnConstitution => {
            alone("Constitution", "runs on", "must stop running, and rests a minute before it runs again")
        }
        Trial::RunOnMight => alone("Might", "runs on", "must stop running, and is fatigued"),
        Trial::PastBlocker => Words {
            defense: "initiative",
            ..alone("Initiative", "gets past", "pays the blocker's speed more for that step, or stops if it cannot")
        },
        Trial::ClimbForward => alone("Climb", "climbs forward", "gets nowhere"),
        Trial::SwimForward => alone("Swim", "swims forward", "gets nowhere"),
        Trial::Chase => Words {
            defense: "initiative, which it has to beat",
            ..alone("Initiative", "follows", "goes on as if its target stood where it vanished")
        },
    }
}

/// A check in a sentence.
pub(super) fn told(check: &Check) -> String {
    let Words { skill, defense, success, failure } = words(check);
    let figure = match (&check.against, check.dc) {
        (Some(against), Some(dc)) => format!("against {against}'s {defense}, DC {dc}"),
        (Some(against), None) => format!("against {against}'s {defense}"),
        (None, Some(dc)) => format!("DC {dc}"),
        (None, None) => "whose DC nobody has told".to_owned(),
    };
    match (check.rolled, check.succeeds()) {
        (Some(Rolled { total, .. }), Some(true)) => format!("{skill} check {figure}: {total}, so it {success}."),
        (Some(Rolled { total, .. }), Some(false)) => format!("{skill} check {figure}: {total}, so it {failure}."),
        _ => format!(
            "{} {skill} check {figure} decides: on a success it {success}, on a failure it {failure}.",
            article(skill)
        ),
    }
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['A', 'E', 'I', 'O', 'U']) { "An" } else { "A" }
}

/// A check as scripts read it.
pub(super) fn json(check: &Check) -> Value {
    let Words { skill, success, failure, .. } = words(check);
    let mut told = json!({
        "skill": skill,
        "dc": check.dc,
        "result": check.rolled.map(|rolled| rolled.total),
        "success": success,
        "failure": failure,
        "rule": check.rule.word(),
    });
    if let Some(against) = &check.against {
        told["against"] = json!(against);
    }
    if let Some(natural) = check.rolled.and_then(|rolled| rolled.natural) {
        told["natural"] = json!(natural);
    }
    told
}
