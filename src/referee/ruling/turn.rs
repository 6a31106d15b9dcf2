//! Findings about turns.

use super::Action;
use super::pace::StepWay;
use crate::field::{Condition, Name};
use crate::grid::Feet;

/// What is left of a turn for attacking and moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Whether everything is left, or everything but a five-foot step: enough for a full attack.
    pub full: bool,
    /// Whether a standard action is left.
    pub standard: bool,
    /// Whether a move action is left; the standard action may be used as one.
    pub moves: bool,
    /// Whether a free five-foot step is left.
    pub step: bool,
    /// Feet left of the phase's movement, if rounds have phases.
    pub feet: Option<Feet>,
    /// Attacks left of a full attack from which some were traded for steps.
    pub attacks: Option<u32>,
    /// Whether it is the only action of the turn: standard or move.
    pub single: bool,
}

/// What is left of a turn that lacks the action needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remaining {
    /// No action.
    Nothing,
    /// A standard action, and no movement.
    Standard,
    /// A move action.
    Move,
    /// A standard action or another move action.
    Either,
}

impl Remaining {
    /// The word by which the sentences about it choose their form.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Remaining::Nothing => "nothing",
            Remaining::Standard => "standard",
            Remaining::Move => "move",
            Remaining::Either => "either",
        }
    }
}

impl From<Left> for Remaining {
    fn from(left: Left) -> Self {
        match (left.standard, left.moves) {
            (true, true) => Remaining::Either,
            (true, false) => Remaining::Standard,
            (false, true) => Remaining::Move,
            (false, false) => Remaining::Nothing,
        }
    }
}

/// A finding about turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFact {
    /// It is another creature's turn.
    NotItsTurn {
        /// The creature.
        whose: Name,
    },
    /// The action that it takes is not left in this turn.
    NoActionLeft {
        /// The action.
        action: Action,
        /// What is left instead.
        left: Remaining,
    },
    /// Only a standard action was readied, and it takes more than that.
    ReadiedLess {
        /// The action that it takes.
        action: Action,
    },
    /// A maneuver was already made this round.
    OneManeuver {
        /// Its command word.
        made: String,
    },
    /// There are no action points.
    NoActionPoints,
    /// An action point does not grant this action.
    NotByActionPoint {
        /// The action.
        action: Action,
    },
    /// An action point grants the action.
    ByActionPoint,
    /// A five-foot step replaces an attack, the one with the lowest bonus first.
    TradesAttack {
        /// Which attack it gives up, counted from the lowest bonus.
        nth: u32,
        /// How many attacks it has.
        of: u32,
        /// How many it has left afterwards.
        left: u32,
    },
    /// The one move action of the phase was spent on this, which can't be continued.
    SpentOn {
        /// Its command word.
        what: String,
    },
    /// A carried creature has changed place in this phase, and would do so again.
    CarriedMoved {
        /// The carried creature.
        who: Name,
    },
    /// The creature that carries the mover has changed place along with it in this phase.
    CarrierMoved {
        /// The creature that carries it.
        who: Name,
    },
    /// A five-foot step cannot be combined with other movement, and the mover has moved.
    MovedAlready {
        /// Whether all it has done is stand up, which counts as movement.
        by_standing: bool,
    },
    /// A five-foot step replaces other movement, and only one may be taken.
    OneStep {
        /// Whether standing up took it.
        by_standing: bool,
    },
    /// The ruleset has no five-foot step by this right.
    UnknownWay {
        /// The right.
        way: StepWay,
    },
    /// The mover has no attack left to trade for a five-foot step.
    NoAttackToTrade {
        /// How many attacks it has in all; `None` if unknown.
        of: Option<u32>,
    },
    /// A five-foot step cannot be combined with other movement, and the mover has taken one.
    SteppedAlready {
        /// Whether standing up took it.
        by_standing: bool,
    },
    /// The mover is not prone.
    StandsAlready,
    /// A condition rules this movement out.
    Hindered {
        /// The condition.
        condition: Condition,
    },
    /// The mover has a single action per turn, and this takes more.
    OneAction {
        /// The condition that limits it to one.
        condition: Condition,
        /// The action that this takes.
        action: Action,
    },
    /// A mover that has run to its limit has to rest before it runs again.
    HasToRest {
        /// Rounds that it still has to rest.
        rounds: u32,
    },
    /// The check to keep running failed earlier this round.
    StoppedRunning,
    /// The check to keep running failed: it stops, and is fatigued or has to rest.
    RunsNoFurther {
        /// The result of the check.
        result: i32,
        /// What it had to reach.
        dc: i32,
    },
    /// An opponent had its attack of opportunity against an earlier action of this turn: it strikes again only if it
    /// has more than one.
    ChanceBefore {
        /// The opponent.
        who: Name,
    },
}
