//! What flying by checks, and gliding, can say.

use super::pace::Pace;
use crate::field::Name;
use crate::grid::{Feet, Height};
use crate::ruleset::RuleId;

/// What flying by checks, and gliding, have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AirFact {
    /// Whoever flies by this grade does not move like that.
    NotInThisFlight {
        /// The pace.
        pace: Pace,
    },
    /// Whoever hovers does not begin its turn in open air.
    StartsInOpenAir,
    /// Whoever hovers ends in open air, and falls at the end of its turn.
    FallsAtTurnsEnd {
        /// How far.
        height: Feet,
    },
    /// It falls.
    Falls {
        /// How far, in feet.
        height: Feet,
    },
    /// A check failed: it goes nowhere, and comes down.
    Sinks {
        /// From this altitude.
        from: Height,
        /// To this one.
        to: Height,
    },
    /// It comes down without being hurt, and not by a failed check.
    Lowered {
        /// From this altitude.
        from: Height,
        /// To this one.
        to: Height,
    },
    /// Whoever has greater flight floats down unhurt.
    FloatsDown {
        /// From this altitude.
        from: Height,
    },
    /// Whoever hovers is never prone.
    NeverProne,
    /// It stays in the air without a check.
    NeedsNoCheck,
    /// The rulebook does not know this mishap.
    UnknownMishap,
    /// Nobody flies again in mid-fall after a failed check or a collision.
    TooLateToFly,
    /// Only lesser flight begins again in mid-fall.
    CannotCatchItself,
    /// A glide never gains height.
    NeverUp,
    /// Somebody on the floor does not glide along it.
    OnTheFloor,
    /// A glide comes down no further than this in a phase.
    NoFurtherDown {
        /// How far.
        feet: Feet,
    },
    /// A glide has to come down by this in a phase, or to the floor.
    HasToComeDown {
        /// How far.
        feet: Feet,
    },
    /// It would be higher above what would bear it than it may.
    TooHigh {
        /// How high it may be.
        limit: Feet,
    },
    /// It carries too much to fly.
    Overloaded,
    /// It fights worse in midair.
    InMidair,
}

/// What becomes of a flier as its turn, or the phase, ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AirborneLapse {
    /// Who.
    pub who: Name,
    /// The rule behind it.
    pub rule: RuleId,
    /// How far it falls; `None` if a check decides that nobody has made.
    pub falls: Option<Feet>,
    /// How far above the floor it is.
    pub altitude: Height,
}
