//! Flight by checks, and aerial movement without classes.

use super::fact::capital;
use crate::referee::{AirFact, Ruling};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::Say;

/// A fact in a sentence.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &AirFact) -> String {
    let creature = &ruling.creature;
    match fact {
        AirFact::NotInThisFlight { pace } => format!("Lesser flight allows no {}.", pace.title()),
        AirFact::StartsInOpenAir => format!(
            "{creature} hovers, and nothing is beside it to begin its turn at: neither the ground 5 ft below nor a wall. \
             ceiling:true says that there is something that the map does not show."
        ),
        AirFact::FallsAtTurnsEnd { height } => {
            format!(
                "Nothing is beside it there: if it does not get to a surface, it falls {height} at the end of its turn."
            )
        }
        AirFact::Falls { height } => format!("{creature} falls {height}."),
        AirFact::Sinks { from, to } if from == to => format!("{creature} goes nowhere, and the action is lost."),
        AirFact::Sinks { from, to } => {
            format!("{creature} goes nowhere, and sinks from {from} to {to} unhurt; the action is lost.")
        }
        AirFact::Lowered { from, to } => format!("{creature} comes down from {from} to {to} without being hurt."),
        AirFact::FloatsDown { from } => format!("{creature} floats down from {from}, unhurt."),
        AirFact::NeverProne => format!("{creature} hovers, and nothing makes it prone."),
        AirFact::NeedsNoCheck => format!("{creature} needs no check to stay in the air."),
        AirFact::UnknownMishap => format!("{} does not tell of mishaps in flight.", capital(&ruleset.called)),
        AirFact::TooLateToFly => "After a failed check or a collision nobody flies again in mid-fall.".to_owned(),
        AirFact::CannotCatchItself => format!("{creature} has no lesser flight to fly again with in mid-fall."),
        AirFact::NeverUp => "A glide never gains height.".to_owned(),
        AirFact::OnTheFloor => format!("{creature} is on the floor there, and nobody glides along it."),
        AirFact::NoFurtherDown { feet } => format!("A glide comes down by {feet} in a phase, and no further."),
        AirFact::HasToComeDown { feet } => format!("A glide ends {feet} lower than it began, or on the floor."),
        AirFact::TooHigh { limit } => {
            format!(
                "It may be {limit} above what would bear it, and not higher; support tells how high such a thing is."
            )
        }
        AirFact::Overloaded => format!("{creature} carries too much: {}.", ruleset.aerial_load.is.meaning()),
        AirFact::InMidair => format!("Note: {}.", ruleset.midair.is.meaning()),
    }
}
