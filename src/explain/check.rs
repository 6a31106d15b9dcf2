//! Checks in words: which skill, against what, and what success and failure do.

use serde_json::{Value, json};

use super::phrase::signed;
use crate::grid::Feet;
use crate::referee::{Check, CheckKind, Modifier, Rolled, Versus, Whose};
use crate::say;
use crate::words::Message;

/// The consequences of a check, in words.
struct About {
    success: Message,
    failure: Message,
    /// What a natural 1 does, if it is more than a failure.
    critical: Option<Message>,
}

fn about(check: &Check) -> About {
    let target = check.against.as_ref().map_or_else(|| say!("check-target"), Message::of);
    let (success, failure) = match check.kind {
        CheckKind::RunOnConstitution => {
            (say!("check-run-on-constitution-success"), say!("check-run-on-constitution-failure"))
        }
        CheckKind::Charge => (say!("check-charge-success"), say!("check-charge-failure")),
        CheckKind::ChargeOverrun => {
            (say!("check-charge-overrun-success", target), say!("check-charge-overrun-failure", target))
        }
        CheckKind::Withdraw => (say!("check-withdraw-success"), say!("check-withdraw-failure")),
        CheckKind::JumpDown => (say!("check-jump-down-success", length = Feet(10)), say!("check-jump-down-failure")),
        CheckKind::TumbleDown => {
            (say!("check-tumble-down-success", length = Feet(10)), say!("check-tumble-down-failure"))
        }
        CheckKind::BreakFall => (say!("check-break-fall-success", length = Feet(10)), say!("check-break-fall-failure")),
        CheckKind::Dive => (say!("check-dive-success"), say!("check-dive-failure")),
        CheckKind::AcrobaticDive => (say!("check-acrobatic-dive-success"), say!("check-acrobatic-dive-failure")),
        CheckKind::FlySlowly => (say!("check-fly-slowly-success"), say!("check-fly-slowly-failure")),
        CheckKind::StayAloft => (say!("check-stay-aloft-success"), say!("check-stay-aloft-failure")),
        CheckKind::FlyHurt => (say!("check-fly-hurt-success"), say!("check-fly-hurt-failure")),
        CheckKind::FlyOnAfterCollision => {
            (say!("check-fly-on-after-collision-success"), say!("check-fly-on-after-collision-failure"))
        }
        CheckKind::FlyInMidFall => (say!("check-fly-in-mid-fall-success"), say!("check-fly-in-mid-fall-failure")),
        CheckKind::CastFalling => (say!("check-cast-falling-success"), say!("check-cast-falling-failure")),
        CheckKind::RecoverFromStall => {
            (say!("check-recover-from-stall-success"), say!("check-recover-from-stall-failure"))
        }
        CheckKind::Jump => (say!("check-jump-success"), say!("check-jump-failure")),
        CheckKind::AcrobaticJump => (say!("check-acrobatic-jump-success"), say!("check-acrobatic-jump-failure")),
        CheckKind::GrabTheEdge => (say!("check-grab-the-edge-success"), say!("check-grab-the-edge-failure")),
        CheckKind::Ground { falls: true, .. } => (say!("check-ground-success"), say!("check-balance-failure")),
        CheckKind::Ground { falls: false, .. } => (say!("check-ground-success"), say!("check-ground-failure")),
        CheckKind::StandWind => (say!("check-stand-wind-success"), say!("check-stand-wind-failure")),
        CheckKind::EscapeArtist | CheckKind::Flexibility => {
            (say!("check-escape-success"), say!("check-escape-failure"))
        }
        CheckKind::MarchOnConstitution => {
            (say!("check-march-on-constitution-success"), say!("check-march-on-constitution-failure"))
        }
        CheckKind::MarchOn => (say!("check-march-on-success"), say!("check-march-on-failure")),
        CheckKind::HustleOn => (say!("check-hustle-on-success"), say!("check-hustle-on-failure")),
        CheckKind::RunOnMight => (say!("check-run-on-might-success"), say!("check-run-on-might-failure")),
        CheckKind::OverrunStrength => {
            (say!("check-overrun-strength-success"), say!("check-overrun-strength-failure", length = Feet(5)))
        }
        CheckKind::Overrun => (say!("check-overrun-success"), say!("check-overrun-failure")),
        CheckKind::OverrunInPassing => {
            (say!("check-overrun-in-passing-success"), say!("check-overrun-in-passing-failure"))
        }
        CheckKind::BullRushByStrength => {
            (say!("check-bull-rush-by-strength-success", length = Feet(5)), say!("check-bull-rush-by-strength-failure"))
        }
        CheckKind::BullRushByMight => {
            (say!("check-bull-rush-by-might-success"), say!("check-bull-rush-by-might-failure"))
        }
        CheckKind::TumblePast => (say!("check-tumble-past-success"), say!("check-tumble-past-failure")),
        CheckKind::TumbleThrough => (say!("check-tumble-through-success"), say!("check-tumble-through-failure")),
        CheckKind::TumblePastAll => (say!("check-tumble-past-all-success"), say!("check-tumble-past-all-failure")),
        CheckKind::Clamber => (say!("check-clamber-success"), say!("check-clamber-failure")),
        CheckKind::HoldTheEdge => (say!("check-hold-the-edge-success"), say!("check-hold-the-edge-failure")),
        CheckKind::PastBlocker => (say!("check-past-blocker-success"), say!("check-past-blocker-failure")),
        CheckKind::ClimbForward => (say!("check-climb-forward-success"), say!("check-climb-forward-failure")),
        CheckKind::SwimForward => (say!("check-swim-forward-success"), say!("check-swim-forward-failure")),
        CheckKind::Climb => (say!("check-climb-success"), say!("check-climb-failure")),
        CheckKind::ClimbInverted => (say!("check-climb-inverted-success"), say!("check-climb-inverted-failure")),
        CheckKind::ClimbHurt { drops: true } => (say!("check-climb-hurt-success"), say!("check-climb-hurt-failure")),
        CheckKind::ClimbHurt { drops: false } => {
            (say!("check-climb-hurt-success"), say!("check-climb-hurt-failure-by-far"))
        }
        CheckKind::Swim | CheckKind::SwimByMovement => (say!("check-swim-success"), say!("check-swim-failure")),
        CheckKind::KeepAfloat | CheckKind::KeepAfloatByMovement => {
            (say!("check-keep-afloat-success"), say!("check-keep-afloat-failure"))
        }
        CheckKind::Dig => (say!("check-dig-success"), say!("check-dig-failure")),
        CheckKind::DigRock => (say!("check-dig-rock-success"), say!("check-dig-rock-failure")),
        CheckKind::Chase => (say!("check-chase-success"), say!("check-chase-failure")),
        CheckKind::Contend => (say!("check-contend-success"), say!("check-contend-failure")),
    };
    let critical = (check.kind == CheckKind::Charge).then(|| say!("check-charge-critical", target));
    About { success, failure, critical }
}

/// The margin of success or failure that selects the better or the worse of two outcomes.
const FAR: i32 = 5;

/// What a completed check has led to, if that depends on its margin.
fn happened(check: &Check) -> Option<Message> {
    let (succeeds, margin) = (check.succeeds()?, check.margin()?);
    let spares = |many: i32| say!("check-made-spares", many);
    Some(match (check.kind, succeeds) {
        (CheckKind::Overrun, true) if margin < FAR => say!("check-overrun-in-passing-success"),
        (CheckKind::Overrun, true) => say!("check-made-overruns"),
        (CheckKind::Withdraw | CheckKind::TumblePastAll, true) => spares(1 + margin / 2),
        (CheckKind::Clamber, true) if margin < 2 => say!("check-made-clambers"),
        (CheckKind::Clamber, true) => say!("check-made-clambers-past", many = margin / 2),
        (CheckKind::BullRushByStrength, true) => say!("check-bull-rush-by-might-success"),
        (CheckKind::BullRushByStrength, false) => say!("check-made-goes-back"),
        (CheckKind::Climb, false) if margin > -FAR => say!("check-climb-forward-failure"),
        (CheckKind::ClimbHurt { drops: false }, false) if margin > -FAR => say!("check-climb-hurt-success"),
        (CheckKind::Climb | CheckKind::ClimbHurt { drops: false }, false) => say!("check-climb-hurt-failure"),
        (CheckKind::Swim | CheckKind::SwimByMovement, false) if margin > -FAR => say!("check-swim-forward-failure"),
        (CheckKind::KeepAfloat | CheckKind::KeepAfloatByMovement, false) if margin > -FAR => {
            say!("check-made-stays-up")
        }
        (CheckKind::Swim | CheckKind::SwimByMovement, false)
        | (CheckKind::KeepAfloat | CheckKind::KeepAfloatByMovement, false) => say!("check-made-goes-under"),
        (CheckKind::FlySlowly, false) => say!("check-made-flies-too-slowly"),
        (CheckKind::StayAloft, false) => say!("check-made-leaves-its-place"),
        (CheckKind::Ground { falls: true, .. }, false) if margin > -FAR => say!("check-ground-failure"),
        _ => return None,
    })
}

/// Whether an open check decides the outcome, or would only help.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Open {
    /// The outcome depends on it.
    DiePurpose,
    /// It is optional.
    WouldHelp,
}

/// A check in a sentence.
pub fn sentence(check: &Check) -> Message {
    sentence_if_open(check, Open::DiePurpose)
}

/// An optional check in a sentence.
pub fn helping(check: &Check) -> Message {
    sentence_if_open(check, Open::WouldHelp)
}

/// A check in a sentence, against something other than its own figure.
pub fn sentence_against(check: &Check, against: Message) -> Message {
    phrased(check, against, Open::DiePurpose)
}

/// A check in a sentence, and what it is for if nobody has made it yet.
pub fn sentence_if_open(check: &Check, open: Open) -> Message {
    phrased(check, figure(check), open)
}

fn phrased(check: &Check, against: Message, open: Open) -> Message {
    let About { success, failure, critical } = about(check);
    let skill = check.kind.skill();
    let (added, contained) = (modifiers(check.counted()), modifiers(check.contained()));
    // A natural 20 adds to the result as a modifier does.
    let critical_success = check.critical_success();
    let more = (critical_success > 0)
        .then(|| say!("check-modifier", adds = signed(critical_success), name = say!("check-natural-20")));
    let counted = Message::list(Some(added.clone()).filter(|added| !added.is_empty()).into_iter().chain(more));
    let result = |rolled: i32| match check.total() {
        _ if check.fails_critically() => say!("check-natural-1", total = rolled),
        Some(total) if !counted.is_empty() => {
            say!("check-added", total = rolled, added = counted.clone(), counted = total)
        }
        _ => Message::literal(rolled.to_string()),
    };
    let line = match (check.rolled, check.succeeds()) {
        (Some(Rolled { total, .. }), Some(true)) => {
            say!(
                "check-made",
                check = Message::term("skill-check", skill),
                against,
                result = result(total),
                does = happened(check).unwrap_or(success)
            )
        }
        (Some(Rolled { total, .. }), Some(false)) => {
            let failure = happened(check).unwrap_or(failure);
            let failure = critical.filter(|_| check.fails_critically()).unwrap_or(failure);
            say!(
                "check-made",
                check = Message::term("skill-check", skill),
                against,
                result = result(total),
                does = failure
            )
        }
        // The target number is unknown, so the people at the table compare.
        (Some(Rolled { total, .. }), None) => {
            let check = Message::term("skill-check", skill);
            say!("check-compared", check, against, result = result(total), success, failure)
        }
        _ => {
            let against = if added.is_empty() { against } else { say!("check-against-added", against, added) };
            let check = Message::term("a-skill-check", skill).capitalized();
            match (critical, open) {
                (Some(worst), Open::DiePurpose) => {
                    say!("check-decides-with-worst", check, against, success, failure, worst)
                }
                (None, Open::DiePurpose) => say!("check-decides", check, against, success, failure),
                (_, Open::WouldHelp) => say!("check-would-help", check, against, success, failure),
            }
        }
    };
    // A given result already includes these.
    let own = (!contained.is_empty() && check.rolled.is_none()).then(|| say!("check-contained", added = contained));
    let theirs = modifiers(check.of_the_opponent(false));
    let theirs = check.against.as_ref().filter(|_| !theirs.is_empty() && check.dc.is_none());
    let theirs = theirs.map(|who| say!("check-contained-theirs", who, added = modifiers(check.of_the_opponent(false))));
    Message::joined([line].into_iter().chain(own).chain(theirs), " ")
}

/// An open check in few words: `Tumble check DC 15`, `Strength check against Ogre`.
pub fn short(check: &Check) -> Message {
    let against = match (&check.against, check.kind.versus(), check.dc) {
        (Some(against), Versus::Their(_), None) => say!("check-against-them", against),
        _ => figure(check),
    };
    say!("way-check", check = Message::term("skill-check", check.kind.skill()), against)
}

/// What the roll has to reach.
fn figure(check: &Check) -> Message {
    let defense = match check.kind.versus() {
        Versus::Figure => None,
        Versus::ManeuverDefense => Some("maneuver-defense"),
        Versus::Their(figure) => Some(figure),
    };
    let defense = defense.map(|figure| Message::term("defense", figure));
    match (&check.against, &defense, check.dc) {
        (Some(against), None, Some(dc)) => say!("check-past", against, dc),
        // Public answers leave out what only the GM and the player know about a creature.
        (Some(against), Some(defense), _) if check.kind.versus() == Versus::ManeuverDefense => {
            say!("check-against", against, defense)
        }
        (Some(against), Some(defense), Some(dc)) => say!("check-against-dc", against, defense, dc),
        (Some(against), Some(defense), None) => say!("check-against", against, defense),
        (_, _, Some(dc)) => say!("check-dc", dc),
        (_, _, None) => say!("check-dc-untold"),
    }
}

/// The modifiers of a roll, one by one: `-5 fog, +4 size`.
pub fn modifiers<'m>(modifiers: impl Iterator<Item = &'m Modifier>) -> Message {
    Message::list(modifiers.map(|Modifier { name, adds, .. }| {
        say!("check-modifier", adds = signed(*adds), name = Message::term("modifier", &name.replace(' ', "-")))
    }))
}

/// A check as JSON.
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
        let parts = parts.map(|part| {
            let mut json = json!({"name": part.name, "value": part.adds, "rule": part.rule.word()});
            match part.whose {
                Whose::Nobody => {}
                Whose::Roller => json["own"] = json!(true),
                Whose::Opponent { .. } => json["opponent"] = json!(true),
            }
            json
        });
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
