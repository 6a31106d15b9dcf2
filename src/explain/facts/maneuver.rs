//! Moving through and into opponents, in words.

use super::forced;
use crate::explain::offers;
use crate::explain::phrase::book;
use crate::grid::Height;
use crate::referee::{Fact, ForcedKind, Maneuver, ManeuverFact, Ruling};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A fact in a sentence; `reason` phrases what stops a push.
pub fn sentence(ruleset: &Ruleset, ruling: &Ruling, fact: &ManeuverFact, reason: impl Fn(&Fact) -> Message) -> Message {
    let mover = &ruling.creature;
    match fact {
        ManeuverFact::Unknown { maneuver } => unknown(ruleset, *maneuver),
        ManeuverFact::NoOpponent { who } => say!("maneuver-no-opponent", who, mover),
        ManeuverFact::TooBig { who, most } => say!("maneuver-too-big", who, sizes = most, mover),
        ManeuverFact::NoHelperBeside => say!("maneuver-no-helper-beside", creature = ruling.creature),
        ManeuverFact::NotBigEnough { who, least } => say!("maneuver-not-big-enough", who, sizes = least, mover),
        ManeuverFact::Extra { feet, harder, taken: true } => say!("maneuver-extra", feet, harder),
        ManeuverFact::Extra { feet, harder, taken: false } => {
            say!("maneuver-extra-reaches", feet, harder, typed = feet.0)
        }
        ManeuverFact::OutOfLevel { who, above, there: Some(square) } => match above {
            true => say!("maneuver-above-there", who, mover, square),
            false => say!("maneuver-below-there", who, mover, square),
        },
        ManeuverFact::OutOfLevel { who, above: true, .. } => say!("maneuver-above", who, mover),
        ManeuverFact::OutOfLevel { who, above: false, .. } => say!("maneuver-below", who, mover),
        ManeuverFact::Fills { who } => say!("maneuver-fills", who),
        ManeuverFact::OneTarget => say!("maneuver-one-target"),
        ManeuverFact::OnceARound => say!("maneuver-once-a-round", mover),
        ManeuverFact::CouldGoThrough { who } => say!("maneuver-could-go-through", who),
        ManeuverFact::NotPast { who } => say!("maneuver-not-past", who),
        ManeuverFact::NothingPast { who } => say!("maneuver-nothing-past", who),
        ManeuverFact::NotThrough { who } => say!("maneuver-not-through", who),
        ManeuverFact::FallsBefore { who, square } => say!("maneuver-falls-before", who, square),
        ManeuverFact::Afloat { who } => say!("maneuver-afloat", who, mover),
        ManeuverFact::NotInside { who } => say!("maneuver-not-inside", who, to = ruling.to),
        ManeuverFact::WalledOff { who } => say!("maneuver-walled-off", who, mover),
        ManeuverFact::NotBeside { who, moves_first: true } => say!("maneuver-not-beside", who, mover),
        ManeuverFact::NotBeside { who, moves_first: false } => say!("maneuver-not-beside-now", who, mover),
        ManeuverFact::NoDirection => say!("maneuver-no-direction", mover),
        ManeuverFact::HowFar => say!("maneuver-how-far"),
        ManeuverFact::Encumbered => say!("maneuver-encumbered", mover),
        ManeuverFact::Untrained => say!("maneuver-untrained", mover),
        ManeuverFact::TumblesAllTheWay => say!("maneuver-tumbles-all-the-way", book = book(ruleset).capitalized()),
        ManeuverFact::TumblesElsewhere { square } => say!("maneuver-tumbles-elsewhere", square),
        ManeuverFact::WalksThrough { who } => say!("maneuver-walks-through", who),
        ManeuverFact::DeepBog => say!("maneuver-deep-bog"),
        ManeuverFact::NotByJet => say!("maneuver-not-by-jet", mover),
        ManeuverFact::NoWayThrough { who } => {
            let instead = offers::maneuvers(ruleset, &[Maneuver::Overrun, Maneuver::Clamber]);
            say!("maneuver-no-way-through", who, instead)
        }
        ManeuverFact::Avoids { who } => say!("maneuver-avoids", who),
        ManeuverFact::CannotAvoid { who } => say!("maneuver-cannot-avoid", who),
        ManeuverFact::NotInNeed { who, dead: false } => say!("maneuver-not-in-need", who),
        ManeuverFact::NotInNeed { who, dead: true } => say!("maneuver-dead", who),
        ManeuverFact::StopsBefore { who, at, shunted: false } => say!("maneuver-stops-before", mover, at, who),
        ManeuverFact::StopsBefore { who, at, shunted: true } => say!("maneuver-goes-back", mover, who, at),
        ManeuverFact::HeldBy { who, at } => say!("maneuver-held-by", at, who),
        ManeuverFact::EndsCharge => say!("maneuver-ends-charge"),
        ManeuverFact::Hurts { who } => say!("maneuver-hurts", creature = ruling.creature, who),
        ManeuverFact::NeverProne { who } => say!("maneuver-never-prone", who),
        ManeuverFact::FallsProne { who } => say!("maneuver-falls-prone", who),
        ManeuverFact::KnockedOver { who } => say!("maneuver-knocked-over", who),
        ManeuverFact::Pushed { who, to, feet, way, blocked, .. } => {
            let end = blocked.as_ref().map(|why| push_ends(why, &reason));
            let pushed = match feet.0 {
                0 => say!("maneuver-not-pushed", who, to),
                _ => say!("maneuver-pushed", who, feet, way, to),
            };
            Message::joined([pushed].into_iter().chain(end), " ")
        }
        ManeuverFact::PushedUpright { who, at, heights: (before, after), blocked } => {
            let end = blocked.as_ref().map(|why| push_ends(why, &reason));
            let pushed = match before < after {
                true => say!("maneuver-pushed-up", who, after, at),
                false if *after == Height::ZERO => say!("maneuver-pushed-to-floor", who, at),
                false => say!("maneuver-pushed-down", who, after, at),
            };
            Message::joined([pushed].into_iter().chain(end), " ")
        }
        ManeuverFact::HoldsOn { who } => say!("maneuver-holds-on", who),
        ManeuverFact::Resists { who, feet } => say!("maneuver-resists", who, feet),
        ManeuverFact::DropsProne { who } => say!("maneuver-drops-prone", who),
        ManeuverFact::StaysUp { who } => say!("maneuver-stays-up", who),
        ManeuverFact::CannotDrop { who } => say!("maneuver-cannot-drop", who),
        ManeuverFact::StrikesPushed { by, at, leaving } => say!("maneuver-strikes-pushed", by, at, leaving),
        ManeuverFact::MayGoAstray => say!("maneuver-may-go-astray"),
        ManeuverFact::ProvokesNobody { who } => say!("maneuver-provokes-nobody", who),
        ManeuverFact::Spared { who } => say!("maneuver-spared", who),
        ManeuverFact::DefenseUnknown { who } => say!("maneuver-defense-unknown", who),
    }
}

fn unknown(ruleset: &Ruleset, maneuver: Maneuver) -> Message {
    let (book, what) = (book(ruleset).capitalized(), Message::term("maneuver-called", maneuver.word()));
    let all = [Maneuver::Overrun, Maneuver::BullRush, Maneuver::Tumble, Maneuver::Clamber];
    // In a rulebook without bull rushes, a push drives an opponent back.
    let pushes = maneuver == Maneuver::BullRush && ForcedKind::Push.is_known(ruleset);
    let instead = if pushes { Message::list(offers::forced_moves(ruleset)) } else { offers::maneuvers(ruleset, &all) };
    if maneuver == Maneuver::Overrun && ruleset.bull_rush.value.goes_through() {
        say!("maneuver-unknown-but-rush", book, what, instead, is = ruleset.meaning(RuleId::BullRush))
    } else {
        say!("maneuver-unknown", book, what, instead)
    }
}

/// Says that a push ends, and before what.
fn push_ends(why: &Fact, reason: impl Fn(&Fact) -> Message) -> Message {
    say!("maneuver-push-ends", why = forced::what_ends_it(why, reason))
}
