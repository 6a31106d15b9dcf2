//! Flight by checks, and aerial movement without classes.

use crate::explain::phrase::book;
use crate::field::{Name, Size};
use crate::grid::Feet;
use crate::referee::AirFact;
use crate::ruleset::policy::{Gust, GustDice};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A fact in a sentence. `failed` says that the check against it has failed.
pub fn sentence(ruleset: &Ruleset, creature: &Name, failed: bool, fact: &AirFact) -> Message {
    match fact {
        AirFact::NotInThisFlight { pace } => say!("air-not-in-this-flight", pace),
        AirFact::StartsInOpenAir { asks: true } => say!("air-starts-in-open-air", creature, below = Feet::SQUARE),
        AirFact::StartsInOpenAir { asks: false } => say!("air-nothing-to-hover-at", creature, below = Feet::SQUARE),
        AirFact::FallsAtTurnsEnd { height } => say!("air-falls-at-turns-end", height),
        AirFact::Falls { height } => say!("air-falls", creature, height),
        AirFact::Sinks { from, to } if from == to => say!("air-stays", creature),
        AirFact::Sinks { from, to } => say!("air-sinks", creature, from, to),
        AirFact::Lowered { from, to } => say!("air-lowered", creature, from, to),
        AirFact::FloatsDown { from } => say!("air-floats-down", creature, from),
        AirFact::NotYetKeptUp { flown, speed } => say!("air-not-yet-kept-up", creature, flown, speed),
        AirFact::NeverProne => say!("air-never-prone", creature),
        AirFact::NeedsNoCheck => say!("air-needs-no-check", creature),
        AirFact::UnknownMishap => say!("air-unknown-mishap", book = book(ruleset).capitalized()),
        AirFact::TooLateToFly => say!("air-too-late-to-fly"),
        AirFact::CannotCatchItself => say!("air-cannot-catch-itself", creature),
        AirFact::NeverUp => say!("air-never-up"),
        AirFact::OnTheFloor => say!("air-on-the-floor", creature),
        AirFact::NoFurtherDown { feet } => say!("air-no-further-down", feet),
        AirFact::HasToComeDown { feet } => say!("air-has-to-come-down", feet),
        AirFact::TooHigh { limit } => say!("air-too-high", limit),
        AirFact::Overloaded => say!("air-overloaded", creature, is = ruleset.meaning(RuleId::AerialLoad)),
        AirFact::NoSuchWind { wind } => say!("air-no-such-wind", book = book(ruleset).capitalized(), wind),
        AirFact::Withstands { wind, size, airborne: true } => say!("air-withstands-in-flight", wind, creature, size),
        AirFact::Withstands { wind, airborne: false, .. } => say!("air-withstands", wind, creature),
        AirFact::Blows { gust, airborne, size } => {
            let does = match (gust, gust.dice(*airborne)) {
                (Gust::Blown | Gust::Down, Some(gust)) => blown(creature, *airborne, *size, gust),
                (Gust::Blown | Gust::Down, None) => say!("air-blows-prone", creature),
                (Gust::Checked, _) if *airborne => say!("air-checks-in-flight", creature, size),
                (Gust::Checked, _) => say!("air-checks", creature),
            };
            if failed { does.capitalized() } else { say!("air-on-a-failure", does) }
        }
        AirFact::InMidair => say!("air-in-midair", is = ruleset.meaning(RuleId::Midair)),
    }
}

/// What a gust that carries a creature does to it: how many times ten feet, and the damage.
fn blown(creature: &Name, airborne: bool, size: Size, gust: GustDice) -> Message {
    let in_words = |(dice, sides): (u32, u32)| say!("dice", dice, sides);
    let (each, distance) = (Feet(10), in_words(gust.distance));
    match (gust.damage(1).map(in_words), airborne) {
        (Some(damage), true) => say!("air-blows-away", creature, size, distance, each, damage),
        (Some(damage), false) => say!("air-rolls-away", creature, distance, each, damage),
        (None, _) => say!("air-blows-back", creature, size, distance, each),
    }
}
