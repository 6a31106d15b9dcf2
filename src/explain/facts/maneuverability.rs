//! Flight by classes of maneuverability.

use crate::field::{Maneuverability, Name};
use crate::referee::{FlightFact, Ruling, Verdict};
use crate::say;
use crate::words::Message;

/// A fact in a sentence.
pub fn sentence(creature: &Name, fact: &FlightFact) -> Message {
    match fact {
        FlightFact::NoClass { who } => say!("flight-no-class", who),
        FlightFact::TooLoaded { load } => say!("flight-too-loaded", creature, load),
        FlightFact::Barded { armor } => say!("flight-barded", creature, armor),
        FlightFact::TooSlow { class, needed, flown, is_plain } => {
            let plain = if *is_plain { "yes" } else { "no" };
            say!("flight-too-slow", flier = flier(*class), needed, creature, flown, plain)
        }
        FlightFact::NoHover { class } => say!("flight-no-hover", flier = flier(*class)),
        FlightFact::NoBackward { class } => say!("flight-no-backward", flier = flier(*class)),
        FlightFact::TurnsTooSoon { class, angle, turn, flown } => {
            say!("flight-turns-too-soon", flier = flier(*class), turn = turn.degrees, after = turn.feet, angle, flown)
        }
        FlightFact::NoTurnInPlace { class } => say!("flight-no-turn-in-place", flier = flier(*class)),
        FlightFact::TurnsTooFar { class, angle, most } => {
            say!("flight-turns-too-far", flier = flier(*class), most, angle)
        }
        FlightFact::FacesElsewhere { asked } => say!("flight-faces-elsewhere", creature, asked),
        FlightFact::ClimbsTooSteeply { class, slope, climbed, level } => {
            say!("flight-climbs-too-steeply", flier = flier(*class), slope, climbed, level)
        }
        FlightFact::DescendsTooSteeply { class, slope, descended, level } => {
            say!("flight-descends-too-steeply", flier = flier(*class), slope, descended, level)
        }
        FlightFact::ClimbsTooSoon { class, needed, flown } => {
            say!("flight-climbs-too-soon", flier = flier(*class), needed, flown)
        }
        FlightFact::TurnsInPlace { class, feet } => say!("flight-turns-in-place", flier = flier(*class), feet),
        FlightFact::Hovers => say!("flight-hovers", creature),
        FlightFact::Wheels => say!("flight-wheels", creature),
        FlightFact::WheeledAlready => say!("flight-wheeled-already", creature),
        FlightFact::NoClimbWithWingover => say!("flight-no-climb-with-wingover"),
        FlightFact::IsStalled { fallen, dc, later } => say!("flight-is-stalled", creature, fallen, dc, later),
        FlightFact::Drops { feet, dc } => say!("flight-drops", feet, dc, creature),
        FlightFact::CouldLand { path } => say!("flight-could-land", creature, path),
        FlightFact::Crashes { height } => say!("flight-crashes", height),
    }
}

/// Where a flying creature faces in the end, if that matters.
#[must_use]
pub fn flown(ruling: &Ruling) -> Option<Message> {
    let facing = ruling.flight?.facing.filter(|_| ruling.verdict != Verdict::Illegal)?;
    Some(say!("flight-faces", facing))
}

/// A flier of this class, with an article.
fn flier(class: Maneuverability) -> Message {
    Message::term("flier", class.word())
}
