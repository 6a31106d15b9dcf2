//! Checks in words: which skill, against what, and what success and failure do.

use serde_json::{Value, json};

use super::phrase::signed;
use crate::grid::Feet;
use crate::referee::{Check, CheckKind, Modifier, Rolled, Versus};
use crate::say;
use crate::words::Message;

/// What comes of a check, in words.
struct About {
    success: Message,
    failure: Message,
    /// What a natural 1 does, where that is more than to fail.
    critical: Option<Message>,
}

fn about(check: &Check) -> About {
    let target = check.against.as_ref().map_or_else(|| say!("check-target"), Message::of);
    let (success, failure) = match check.kind {
        CheckKind::RunOnConstitution => {
            (say!("trial-run-on-constitution-success"), say!("trial-run-on-constitution-failure"))
        }
        CheckKind::Charge => (say!("trial-charge-success", target), say!("trial-charge-failure", target)),
        CheckKind::ChargeOverrun => {
            (say!("trial-charge-overrun-success", target), say!("trial-charge-overrun-failure", target))
        }
        CheckKind::Withdraw => (say!("trial-withdraw-success"), say!("trial-withdraw-failure")),
        CheckKind::JumpDown => (say!("trial-jump-down-success", length = Feet(10)), say!("trial-jump-down-failure")),
        CheckKind::TumbleDown => {
            (say!("trial-tumble-down-success", length = Feet(10)), say!("trial-tumble-down-failure"))
        }
        CheckKind::BreakFall => (say!("trial-break-fall-success", length = Feet(10)), say!("trial-break-fall-failure")),
        CheckKind::Dive => (say!("trial-dive-success"), say!("trial-dive-failure")),
        CheckKind::AcrobaticDive => (say!("trial-acrobatic-dive-success"), say!("trial-acrobatic-dive-failure")),
        CheckKind::FlySlowly => (say!("trial-fly-slowly-success"), say!("trial-fly-slowly-failure")),
        CheckKind::StayAloft => (say!("trial-stay-aloft-success"), say!("trial-stay-aloft-failure")),
        CheckKind::FlyHurt => (say!("trial-fly-hurt-success"), say!("trial-fly-hurt-failure")),
        CheckKind::FlyOnAfterCollision => {
            (say!("trial-fly-on-after-collision-success"), say!("trial-fly-on-after-collision-failure"))
        }
        CheckKind::FlyInMidFall => (say!("trial-fly-in-mid-fall-success"), say!("trial-fly-in-mid-fall-failure")),
        CheckKind::CastFalling => (say!("trial-cast-falling-success"), say!("trial-cast-falling-failure")),
        CheckKind::RecoverFromStall => {
            (say!("trial-recover-from-stall-success"), say!("trial-recover-from-stall-failure"))
        }
        CheckKind::Jump => (say!("trial-jump-success"), say!("trial-jump-failure")),
        CheckKind::AcrobaticJump => (say!("trial-acrobatic-jump-success"), say!("trial-acrobatic-jump-failure")),
        CheckKind::GrabTheEdge => (say!("trial-grab-the-edge-success"), say!("trial-grab-the-edge-failure")),
        CheckKind::MarchOnConstitution => {
            (say!("trial-march-on-constitution-success"), say!("trial-march-on-constitution-failure"))
        }
        CheckKind::MarchOn => (say!("trial-march-on-success"), say!("trial-march-on-failure")),
        CheckKind::HustleOn => (say!("trial-hustle-on-success"), say!("trial-hustle-on-failure")),
        CheckKind::RunOnMight => (say!("trial-run-on-might-success"), say!("trial-run-on-might-failure")),
        CheckKind::OverrunStrength => {
            (say!("trial-overrun-strength-success"), say!("trial-overrun-strength-failure", length = Feet(5)))
        }
        CheckKind::Overrun => (say!("trial-overrun-success"), say!("trial-overrun-failure")),
        CheckKind::OverrunInPassing => {
            (say!("trial-overrun-in-passing-success"), say!("trial-overrun-in-passing-failure"))
        }
        CheckKind::BullRushByStrength => {
            (say!("trial-bull-rush-by-strength-success", length = Feet(5)), say!("trial-bull-rush-by-strength-failure"))
        }
        CheckKind::BullRushByMight => {
            (say!("trial-bull-rush-by-might-success"), say!("trial-bull-rush-by-might-failure"))
        }
        CheckKind::TumblePast => (say!("trial-tumble-past-success"), say!("trial-tumble-past-failure")),
        CheckKind::TumbleThrough => (say!("trial-tumble-through-success"), say!("trial-tumble-through-failure")),
        CheckKind::TumblePastAll => (say!("trial-tumble-past-all-success"), say!("trial-tumble-past-all-failure")),
        CheckKind::Clamber => (say!("trial-clamber-success"), say!("trial-clamber-failure")),
        CheckKind::HoldTheEdge => (say!("trial-hold-the-edge-success"), say!("trial-hold-the-edge-failure")),
        CheckKind::PastBlocker => (say!("trial-past-blocker-success"), say!("trial-past-blocker-failure")),
        CheckKind::ClimbForward => (say!("trial-climb-forward-success"), say!("trial-climb-forward-failure")),
        CheckKind::SwimForward => (say!("trial-swim-forward-success"), say!("trial-swim-forward-failure")),
        CheckKind::Climb => (say!("trial-climb-success"), say!("trial-climb-failure")),
        CheckKind::ClimbInverted => (say!("trial-climb-inverted-success"), say!("trial-climb-inverted-failure")),
        CheckKind::ClimbHurt => (say!("trial-climb-hurt-success"), say!("trial-climb-hurt-failure")),
        CheckKind::Swim => (say!("trial-swim-success"), say!("trial-swim-failure")),
        CheckKind::Dig => (say!("trial-dig-success"), say!("trial-dig-failure")),
        CheckKind::DigRock => (say!("trial-dig-rock-success"), say!("trial-dig-rock-failure")),
        CheckKind::Chase => (say!("trial-chase-success"), say!("trial-chase-failure")),
    };
    let critical = (check.kind == CheckKind::Charge).then(|| say!("trial-charge-critical", target));
    About { success, failure, critical }
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
pub fn sentence(check: &Check) -> Message {
    sentence_if_open(check, Open::Decides)
}

/// A check in a sentence, and what it is for if nobody has made it yet.
pub fn sentence_if_open(check: &Check, open: Open) -> Message {
    let About { success, failure, critical } = about(check);
    let (against, skill) = (figure(check), check.kind.skill());
    let added = modifiers(check);
    let result = |rolled: i32| match check.total() {
        Some(total) if !added.is_empty() => say!("check-added", total = rolled, added, counted = total),
        Some(total) if total != rolled => say!("check-natural-20", total = rolled, more = total - rolled),
        _ => Message::literal(rolled.to_string()),
    };
    match (check.rolled, check.succeeds()) {
        (Some(Rolled { total, .. }), Some(true)) => {
            say!(
                "check-made",
                check = Message::term("skill-check", skill),
                against,
                result = result(total),
                does = success
            )
        }
        (Some(Rolled { total, .. }), Some(false)) => {
            let failure = critical.filter(|_| check.fails_critically()).unwrap_or(failure);
            say!(
                "check-made",
                check = Message::term("skill-check", skill),
                against,
                result = result(total),
                does = failure
            )
        }
        _ => {
            let against = if added.is_empty() { against } else { say!("check-against-added", against, added) };
            let check = Message::term("a-skill-check", skill);
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
fn figure(check: &Check) -> Message {
    let defense = match check.kind.versus() {
        Versus::Figure => None,
        Versus::ManeuverDefense => Some("maneuver-defense"),
        Versus::Their(figure) => Some(figure),
    };
    let defense = defense.map(|figure| Message::term("defense", figure));
    match (&check.against, &defense, check.dc) {
        (Some(against), None, Some(dc)) => say!("check-past", against, dc),
        (Some(against), Some(defense), Some(dc)) => say!("check-against-dc", against, defense, dc),
        (Some(against), Some(defense), None) => say!("check-against", against, defense),
        (_, _, Some(dc)) => say!("check-dc", dc),
        (_, _, None) => say!("check-dc-untold"),
    }
}

/// What is added to the roll, part by part: `-5 fog, +4 size`.
fn modifiers(check: &Check) -> Message {
    Message::list(check.modifiers.iter().map(|Modifier { name, adds, .. }| {
        say!("check-modifier", adds = signed(*adds), name = Message::term("modifier", &name.replace(' ', "-")))
    }))
}

/// Whether who fails it is fatigued.
pub fn tires(check: &Check) -> bool {
    check.kind == CheckKind::RunOnMight
}

/// A check as scripts read it.
pub fn json(check: &Check) -> Value {
    let about = about(check);
    let mut json = json!({
        "skill": Message::term("skill", check.kind.skill()),
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
    if check.total() != check.rolled.map(|rolled| rolled.total) {
        json["counts_as"] = json!(check.total());
    }
    if let Some(against) = &check.against {
        json["against"] = json!(against);
    }
    if let Some(natural) = check.rolled.and_then(|rolled| rolled.natural) {
        json["natural"] = json!(natural);
    }
    json
}
