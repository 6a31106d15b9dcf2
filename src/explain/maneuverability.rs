//! Flight by classes of maneuverability.

use super::forced::direction;
use crate::field::Maneuverability;
use crate::referee::{FlightFact, Ruling, Verdict};
use crate::ruleset::Ruleset;
use crate::words::Words;

/// A fact in a sentence.
pub(super) fn told(_ruleset: &Ruleset, ruling: &Ruling, fact: &FlightFact) -> String {
    let creature = &ruling.creature;
    match fact {
        FlightFact::NoClass { who } => format!(
            "How well {who} flies is not known: /creature edit creature:\"{who}\" modes:\"fly 60 good\" tells it (perfect, \
             good, average, poor or clumsy)."
        ),
        FlightFact::TooLoaded { load } => {
            format!("{creature} carries a {} load, and nobody flies with more than a light one.", load.word())
        }
        FlightFact::Barded { armor } => {
            format!("{creature} wears {} barding, and no mount flies in more than light.", armor.word())
        }
        FlightFact::TooSlow { class, needed, flown } => format!(
            "{} flier has to fly {needed} in its turn to stay up, half its speed, and {creature} has flown {flown}. It flies \
             further, or lands, or stalls (stall:true).",
            one(*class)
        ),
        FlightFact::NoHover { class } => format!("{} flier does not stay in one place in the air.", one(*class)),
        FlightFact::NoBackward { class } => format!("{} flier does not fly backward.", one(*class)),
        FlightFact::TurnsTooSoon { class, angle, turn, flown } => format!(
            "{} flier turns {} after {}; it would turn {angle}, and has flown {flown} since its last turn.",
            one(*class),
            turn.degrees,
            turn.feet
        ),
        FlightFact::NoTurnInPlace { class } => format!("{} flier does not turn in place.", one(*class)),
        FlightFact::TurnsTooFar { class, angle, most } => {
            format!("{} flier turns at most {most} in one space, not {angle}.", one(*class))
        }
        FlightFact::FacesElsewhere { asked } => {
            format!("{creature} would not face {} in the end.", direction(*asked))
        }
        FlightFact::ClimbsTooSteeply { class, slope, climbed, level } => {
            format!("{} flier climbs at {slope} at most; this climbs {climbed} over {level} of level way.", one(*class))
        }
        FlightFact::DescendsTooSteeply { class, slope, descended, level } => format!(
            "{} flier descends at {slope} at most; this descends {descended} over {level} of level way.",
            one(*class)
        ),
        FlightFact::ClimbsTooSoon { class, needed, flown } => {
            format!("{} flier flies {needed} level between descending and climbing; it has flown {flown}.", one(*class))
        }
        FlightFact::IsStalled { fallen } => format!(
            "{creature} has stalled and has fallen {fallen}: its turn goes into recovering. /fly creature:\"{creature}\" \
             check:18 tells what its Reflex save came to."
        ),
        FlightFact::Drops { feet, dc } => format!(
            "Stalled, it falls {feet}. Its next turn goes into recovering: a DC {dc} Reflex save, /fly \
             creature:\"{creature}\" check:18."
        ),
        FlightFact::Crashes { height } => format!("Stalled, it falls to the ground, {height} in all."),
    }
}

/// Where whoever flew faces in the end, in a sentence, where that matters.
#[must_use]
pub fn flown(ruling: &Ruling) -> Option<Words> {
    let facing = ruling.flight?.facing.filter(|_| ruling.verdict != Verdict::Illegal)?;
    Some(format!("It faces {}.", direction(facing)).into())
}

/// The class with its article.
fn one(class: Maneuverability) -> String {
    let article = if class == Maneuverability::Average { "An" } else { "A" };
    format!("{article} {}", class.word())
}
