//! What turns can say.

use super::Action;
use super::pace::StepWay;
use crate::field::{Condition, Name};

/// What turns have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFact {
    /// It is somebody else's turn.
    NotItsTurn {
        /// Whose.
        whose: Name,
    },
    /// The action that it takes is not left in this turn.
    NoActionLeft {
        /// The action.
        action: Action,
    },
    /// A maneuver was made in this round already.
    OneManeuver {
        /// Its command's word.
        made: String,
    },
    /// The one move action of the phase went into this, which cannot be gone on with.
    SpentOn {
        /// Its command's word.
        what: String,
    },
    /// A five-foot step goes with no other movement, and the mover has moved.
    MovedAlready,
    /// One five-foot step is taken instead of other movement, and no second one.
    OneStep,
    /// The ruleset knows no five-foot step by this right.
    UnknownWay {
        /// The right.
        way: StepWay,
    },
    /// Whoever has no attack left to trade takes no five-foot step for one.
    NoAttackToTrade {
        /// How many it has in all; `None` if nobody told.
        of: Option<u32>,
    },
    /// No other movement goes with a five-foot step, and the mover has taken one.
    SteppedAlready,
    /// The mover does not lie on the ground.
    StandsAlready,
    /// What has befallen the mover rules this way of moving out.
    Hindered {
        /// The condition.
        condition: Condition,
    },
    /// The mover has a single action a turn, and this takes more.
    OneAction {
        /// The condition that leaves it one.
        condition: Condition,
        /// What this takes.
        action: Action,
    },
    /// Whoever has run to its limit rests before it runs again.
    HasToRest {
        /// Rounds that it has to rest yet.
        rounds: u32,
    },
    /// The check to run on failed earlier in this round.
    StoppedRunning,
    /// The check to run on failed: it stops, and is fatigued.
    RunsNoFurther {
        /// What the check came to.
        result: i32,
        /// What it should have come to.
        dc: i32,
    },
    /// An opponent had its chance by an earlier action of this turn: it strikes again only if it has more than one to give.
    ChanceBefore {
        /// Who.
        who: Name,
    },
}
