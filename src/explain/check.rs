//! Checks in words: which skill, against what, and what success and failure do.

use serde_json::{Value, json};

use super::phrase::signed;
use crate::grid::Feet;
use crate::referee::{Check, Modifier, Rolled, Trial};
use crate::say;
use crate::words::Words;

/// What a check is about, in words.
struct About {
    /// The skill or ability rolled, by the word that its sentences are found under.
    skill: &'static str,
    /// What it is rolled against, where that is another creature's figure.
    defense: Option<Words>,
    success: Words,
    failure: Words,
    /// What a natural 1 does, where that is more than to fail.
    critical: Option<Words>,
}

impl About {
    /// Its skill or ability by name.
    fn skill(&self) -> Words {
        Words::of_kind("skill", self.skill)
    }
}

fn about(check: &Check) -> About {
    let target = check.against.as_ref().map_or_else(|| say!("check-target"), Words::of);
    let about = |skill, success, failure| About { skill, defense: None, success, failure, critical: None };
    let against = |skill, defense, success, failure| About {
        defense: Some(Words::of_kind("defense", defense)),
        ..about(skill, success, failure)
    };
    let by_defense = |skill, success, failure| against(skill, "maneuver-defense", success, failure);
    match check.trial {
        Trial::RunOnConstitution => {
            about("constitution", say!("trial-run-on-constitution-success"), say!("trial-run-on-constitution-failure"))
        }
        Trial::Charge => About {
            critical: Some(say!("trial-charge-critical", target)),
            ..by_defense("movement", say!("trial-charge-success", target), say!("trial-charge-failure", target))
        },
        Trial::ChargeOverrun => against(
            "strength",
            "strength-or-dexterity-check",
            say!("trial-charge-overrun-success", target),
            say!("trial-charge-overrun-failure", target),
        ),
        Trial::Withdraw => by_defense("movement", say!("trial-withdraw-success"), say!("trial-withdraw-failure")),
        Trial::JumpDown => {
            about("jump-or-tumble", say!("trial-jump-down-success", length = Feet(10)), say!("trial-jump-down-failure"))
        }
        Trial::TumbleDown => {
            about("tumble", say!("trial-tumble-down-success", length = Feet(10)), say!("trial-tumble-down-failure"))
        }
        Trial::BreakFall => {
            about("acrobatics", say!("trial-break-fall-success", length = Feet(10)), say!("trial-break-fall-failure"))
        }
        Trial::Dive => about("swim-or-tumble", say!("trial-dive-success"), say!("trial-dive-failure")),
        Trial::AcrobaticDive => {
            about("swim-or-acrobatics", say!("trial-acrobatic-dive-success"), say!("trial-acrobatic-dive-failure"))
        }
        Trial::FlySlowly => about("movement", say!("trial-fly-slowly-success"), say!("trial-fly-slowly-failure")),
        Trial::StayAloft => about("movement", say!("trial-stay-aloft-success"), say!("trial-stay-aloft-failure")),
        Trial::FlyHurt => about("movement", say!("trial-fly-hurt-success"), say!("trial-fly-hurt-failure")),
        Trial::FlyOnAfterCollision => about(
            "movement",
            say!("trial-fly-on-after-collision-success"),
            say!("trial-fly-on-after-collision-failure"),
        ),
        Trial::FlyInMidFall => {
            about("movement", say!("trial-fly-in-mid-fall-success"), say!("trial-fly-in-mid-fall-failure"))
        }
        Trial::CastFalling => about("caster", say!("trial-cast-falling-success"), say!("trial-cast-falling-failure")),
        Trial::RecoverFromStall => {
            about("reflex", say!("trial-recover-from-stall-success"), say!("trial-recover-from-stall-failure"))
        }
        Trial::Jump => about("jump", say!("trial-jump-success"), say!("trial-jump-failure")),
        Trial::AcrobaticJump => {
            about("acrobatics", say!("trial-acrobatic-jump-success"), say!("trial-acrobatic-jump-failure"))
        }
        Trial::GrabTheEdge => about("reflex", say!("trial-grab-the-edge-success"), say!("trial-grab-the-edge-failure")),
        Trial::MarchOnConstitution => about(
            "constitution",
            say!("trial-march-on-constitution-success"),
            say!("trial-march-on-constitution-failure"),
        ),
        Trial::MarchOn => about("endurance", say!("trial-march-on-success"), say!("trial-march-on-failure")),
        Trial::HustleOn => about("endurance", say!("trial-hustle-on-success"), say!("trial-hustle-on-failure")),
        Trial::RunOnMight => about("might", say!("trial-run-on-might-success"), say!("trial-run-on-might-failure")),
        Trial::OverrunStrength => against(
            "strength",
            "strength-or-dexterity-check",
            say!("trial-overrun-strength-success"),
            say!("trial-overrun-strength-failure", length = Feet(5)),
        ),
        Trial::Overrun => by_defense("movement", say!("trial-overrun-success"), say!("trial-overrun-failure")),
        Trial::OverrunInPassing => {
            by_defense("movement", say!("trial-overrun-in-passing-success"), say!("trial-overrun-in-passing-failure"))
        }
        Trial::BullRushByStrength => against(
            "strength",
            "strength-check",
            say!("trial-bull-rush-by-strength-success", length = Feet(5)),
            say!("trial-bull-rush-by-strength-failure"),
        ),
        Trial::BullRushByMight => {
            by_defense("might", say!("trial-bull-rush-by-might-success"), say!("trial-bull-rush-by-might-failure"))
        }
        Trial::TumblePast => about("tumble", say!("trial-tumble-past-success"), say!("trial-tumble-past-failure")),
        Trial::TumbleThrough => {
            about("tumble", say!("trial-tumble-through-success"), say!("trial-tumble-through-failure"))
        }
        Trial::TumblePastAll => {
            by_defense("acrobatics", say!("trial-tumble-past-all-success"), say!("trial-tumble-past-all-failure"))
        }
        Trial::Clamber => by_defense("movement", say!("trial-clamber-success"), say!("trial-clamber-failure")),
        Trial::HoldTheEdge => about("climb", say!("trial-hold-the-edge-success"), say!("trial-hold-the-edge-failure")),
        Trial::PastBlocker => {
            against("initiative", "initiative", say!("trial-past-blocker-success"), say!("trial-past-blocker-failure"))
        }
        Trial::ClimbForward => about("climb", say!("trial-climb-forward-success"), say!("trial-climb-forward-failure")),
        Trial::SwimForward => about("swim", say!("trial-swim-forward-success"), say!("trial-swim-forward-failure")),
        Trial::Climb => about("climb", say!("trial-climb-success"), say!("trial-climb-failure")),
        Trial::ClimbInverted => {
            about("climb", say!("trial-climb-inverted-success"), say!("trial-climb-inverted-failure"))
        }
        Trial::ClimbHurt => about("climb", say!("trial-climb-hurt-success"), say!("trial-climb-hurt-failure")),
        Trial::Swim => about("swim", say!("trial-swim-success"), say!("trial-swim-failure")),
        Trial::Dig => about("burrow", say!("trial-dig-success"), say!("trial-dig-failure")),
        Trial::DigRock => about("burrow", say!("trial-dig-rock-success"), say!("trial-dig-rock-failure")),
        Trial::Chase => {
            against("initiative", "initiative-to-beat", say!("trial-chase-success"), say!("trial-chase-failure"))
        }
    }
}

/// Whether a check that is still to be made decides, or would only help.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Open {
    /// The outcome depends on it.
    Decides,
    /// It is optional.
    WouldHelp,
}

/// A check in a sentence.
pub fn sentence(check: &Check) -> Words {
    sentence_if_open(check, Open::Decides)
}

/// A check in a sentence, and what it is for if nobody has made it yet.
pub fn sentence_if_open(check: &Check, open: Open) -> Words {
    let about = about(check);
    let against = figure(check, &about);
    let (skill, about_skill) = (about.skill, about);
    let About { success, failure, critical, .. } = about_skill;
    let added = modifiers(check);
    let result = |total: i32| match check.counted() {
        Some(counted) if !added.is_empty() => say!("check-added", total, added, counted),
        Some(counted) if counted != total => say!("check-natural-20", total, more = counted - total),
        _ => Words::as_it_is(total.to_string()),
    };
    match (check.rolled, check.succeeds()) {
        (Some(Rolled { total, .. }), Some(true)) => {
            say!(
                "check-made",
                check = Words::of_kind("skill-check", skill),
                against,
                result = result(total),
                does = success
            )
        }
        (Some(Rolled { total, .. }), Some(false)) => {
            let failure = critical.filter(|_| check.fails_critically()).unwrap_or(failure);
            say!(
                "check-made",
                check = Words::of_kind("skill-check", skill),
                against,
                result = result(total),
                does = failure
            )
        }
        _ => {
            let against = if added.is_empty() { against } else { say!("check-against-added", against, added) };
            let check = Words::of_kind("a-skill-check", skill);
            match (critical, open) {
                (Some(worst), Open::Decides) => {
                    say!("check-decides-with-worst", check, against, success, failure, worst)
                }
                (None, Open::Decides) => say!("check-decides", check, against, success, failure),
                (_, Open::WouldHelp) => say!("check-would-help", check, against, success, failure),
            }
        }
    }
}

/// What the roll has to come to.
fn figure(check: &Check, about: &About) -> Words {
    match (&check.against, &about.defense, check.dc) {
        (Some(against), None, Some(dc)) => say!("check-past", against, dc),
        (Some(against), Some(defense), Some(dc)) => say!("check-against-dc", against, defense, dc),
        (Some(against), Some(defense), None) => say!("check-against", against, defense),
        (_, _, Some(dc)) => say!("check-dc", dc),
        (_, _, None) => say!("check-dc-untold"),
    }
}

/// What is added to the roll, part by part: `-5 fog, +4 size`.
fn modifiers(check: &Check) -> Words {
    Words::list(check.modifiers.iter().map(|Modifier { name, adds, .. }| {
        say!("check-modifier", adds = signed(*adds), name = Words::of_kind("modifier", &name.replace(' ', "-")))
    }))
}

/// Whether who fails it is fatigued.
pub fn tires(check: &Check) -> bool {
    check.trial == Trial::RunOnMight
}

/// A check as scripts read it.
pub fn json(check: &Check) -> Value {
    let about = about(check);
    let mut json = json!({
        "skill": about.skill(),
        "dc": check.dc,
        "result": check.rolled.map(|rolled| rolled.total),
        "success": about.success,
        "failure": about.failure,
        "rule": check.rule.word(),
    });
    if let Some(critical) = about.critical {
        json["critical_failure"] = json!(critical);
    }
    if !check.modifiers.is_empty() {
        let parts = check.modifiers.iter();
        let parts = parts.map(|part| json!({"name": part.name, "value": part.adds, "rule": part.rule.word()}));
        json["modifier"] = json!({"total": check.modifier(), "parts": parts.collect::<Vec<_>>()});
    }
    if check.counted() != check.rolled.map(|rolled| rolled.total) {
        json["counts_as"] = json!(check.counted());
    }
    if let Some(against) = &check.against {
        json["against"] = json!(against);
    }
    if let Some(natural) = check.rolled.and_then(|rolled| rolled.natural) {
        json["natural"] = json!(natural);
    }
    json
}
