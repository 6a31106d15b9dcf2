//! Findings about flying by checks, and about gliding.

use super::Ruling;
use super::pace::Pace;
use crate::field::{Name, Size, Weather};
use crate::grid::{Feet, Height};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Gust;

/// A finding about flying by checks, or about gliding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AirFact {
    /// A flier of this grade cannot move at this pace.
    NotInThisFlight {
        /// The pace.
        pace: Pace,
    },
    /// A hovering flier may not begin its turn in open air.
    StartsInOpenAir {
        /// Whether the caller may still say that there is a ceiling.
        asks: bool,
    },
    /// A hovering flier ends in open air, and falls at the end of its turn.
    FallsAtTurnsEnd {
        /// How far, in feet.
        height: Feet,
    },
    /// It falls.
    Falls {
        /// How far, in feet.
        height: Feet,
    },
    /// A check during a movement failed: it goes nowhere, comes down and loses the action.
    Sinks {
        /// From this altitude.
        from: Height,
        /// To this one.
        to: Height,
    },
    /// It comes down unhurt and doesn't lose the action.
    Lowered {
        /// From this altitude.
        from: Height,
        /// To this one.
        to: Height,
    },
    /// A creature with greater flight floats down unhurt.
    FloatsDown {
        /// From this altitude.
        from: Height,
    },
    /// It hasn't flown far enough yet to stay in the air as its turn ends.
    NotYetKeptUp {
        /// Feet flown so far in its turn.
        flown: Feet,
        /// Its speed, of which it has to fly more than half.
        speed: Feet,
    },
    /// A hovering flier is never prone.
    NeverProne,
    /// It stays in the air without a check.
    NeedsNoCheck,
    /// The rulebook does not have this mishap.
    UnknownMishap,
    /// After a failed check or a collision, no flier can fly again in mid-fall.
    TooLateToFly,
    /// Only lesser flight can be resumed in mid-fall.
    CannotCatchItself,
    /// A glide never gains height.
    NeverUp,
    /// A creature on the floor cannot glide along it.
    OnTheFloor,
    /// A glide descends at most this far in a phase.
    NoFurtherDown {
        /// How far, in feet.
        feet: Feet,
    },
    /// A glide has to descend this far in a phase, or to the floor.
    HasToComeDown {
        /// How far, in feet.
        feet: Feet,
    },
    /// It would be too high above what supports it.
    TooHigh {
        /// How high it may be, in feet.
        limit: Feet,
    },
    /// It carries too much to fly.
    Overloaded,
    /// It fights worse in midair.
    InMidair,
    /// The rulebook does not say what this wind does.
    NoSuchWind {
        /// The wind.
        wind: Weather,
    },
    /// A wind does nothing to a creature of this size.
    Withstands {
        /// The wind.
        wind: Weather,
        /// The size it counts as.
        size: Size,
        /// Whether it is in the air.
        airborne: bool,
    },
    /// What a wind does to it if its save fails.
    Blows {
        /// What it does.
        gust: Gust,
        /// Whether the creature flies.
        airborne: bool,
        /// The size it counts as.
        size: Size,
    },
}

/// What happens to a flier at the end of its turn or of the phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AirborneLapse {
    /// The flier.
    pub who: Name,
    /// The rule behind it.
    pub rule: RuleId,
    /// Whether it flew in its turn, but too slowly.
    pub slow: bool,
    /// How far it falls, in feet; `None` if that depends on a check that was not made.
    pub falls: Option<Feet>,
    /// How far above the floor it is.
    pub altitude: Height,
    /// The flight by which it lands instead of falling, with the movement it has left.
    pub lands: Option<Box<Ruling>>,
}
