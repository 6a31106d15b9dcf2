//! Findings about reactive movement and the other movement of phases.

use crate::field::{Intent, Mode, Name};
use crate::grid::{Feet, Placement, Square};
use crate::ruleset::{RuleId, Ruleset};

/// A movement that only rulesets with phases have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseMove {
    /// Getting into another creature's way.
    Block,
    /// Following another creature.
    Follow,
    /// Keeping away from others.
    KeepAway,
    /// Climbing without a climb speed.
    ClimbForward,
    /// Swimming without a swim speed.
    SwimForward,
}

impl PhaseMove {
    /// The movement that this intent declares.
    #[must_use]
    pub fn of(intent: &Intent) -> Self {
        match intent {
            Intent::Block { .. } => PhaseMove::Block,
            Intent::Follow { .. } => PhaseMove::Follow,
            Intent::KeepAway { .. } => PhaseMove::KeepAway,
        }
    }

    /// The mode of its steps.
    pub(crate) fn mode(self) -> Mode {
        match self {
            PhaseMove::Block | PhaseMove::Follow | PhaseMove::KeepAway => Mode::Walk,
            PhaseMove::ClimbForward => Mode::Climb,
            PhaseMove::SwimForward => Mode::Swim,
        }
    }

    /// The rule that governs it.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            PhaseMove::Block => RuleId::Block,
            PhaseMove::Follow => RuleId::Follow,
            PhaseMove::KeepAway => RuleId::KeepAway,
            PhaseMove::ClimbForward => RuleId::ClimbForward,
            PhaseMove::SwimForward => RuleId::SwimForward,
        }
    }

    /// Whether the ruleset has it.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            PhaseMove::Block => rules.block.value.is_known(),
            PhaseMove::Follow => rules.follow.value.is_known(),
            PhaseMove::KeepAway => rules.keep_away.value.is_known(),
            PhaseMove::ClimbForward => rules.climb_forward.value.is_known(),
            PhaseMove::SwimForward => rules.swim_forward.value.is_known(),
        }
    }
}

/// A finding about reactive movement or the other movement of phases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReactiveFact {
    /// The ruleset does not have this movement.
    Unknown {
        /// The movement.
        what: PhaseMove,
    },
    /// A creature has to see the one it reacts to when it declares that.
    Unseen {
        /// The creature that it does not see.
        who: Name,
    },
    /// Its one move action of the phase is already spent on movement.
    MovedAlready,
    /// Its one move action of the phase is already spent on this declaration.
    Declared {
        /// What it declared.
        intent: Intent,
        /// Whether it has already moved or made a check under it, so that it can't be taken back.
        used: bool,
    },
    /// The requested end is not within the requested distance.
    WrongDistance {
        /// The creature that the distance is from.
        who: Name,
        /// How far it would be, in feet.
        feet: Feet,
    },
    /// The blocker does not hold this creature up, since the creature may move through its space.
    Unaffected {
        /// The blocker.
        by: Name,
    },
    /// A blocker got in the way.
    Blocked {
        /// The blocker.
        by: Name,
        /// Extra feet that the step cost.
        extra: Feet,
    },
    /// The mover couldn't pay for a step because of its blockers.
    HeldBack {
        /// What the step would have cost, in feet.
        feet: Feet,
        /// Where it would have led.
        to: Placement,
    },
    /// Another creature moved to its goal earlier in the phase.
    WasThereFirst {
        /// The creature.
        who: Name,
        /// Where both want to be.
        goal: Placement,
    },
    /// How far it ends from a creature that it reacts to.
    Distance {
        /// The creature that the distance is from.
        who: Name,
        /// How far, in feet.
        feet: Feet,
        /// Whether that is the distance it wanted.
        kept: bool,
    },
    /// It carries on as if its target were where it vanished.
    Lost {
        /// The target.
        who: Name,
        /// Where.
        at: Square,
    },
    /// A blocker's target has already moved in this phase; only what it still does can be blocked.
    BlocksLate {
        /// The target.
        who: Name,
    },
    /// A follower responds to a movement that it can't follow step by step.
    Vanishes {
        /// The follower.
        by: Name,
        /// What it has declared.
        intent: Intent,
        /// Where its target vanished from.
        from: Square,
    },
    /// A creature reacting to one that vanished has rolled to go after it.
    Chased {
        /// The creature.
        by: Name,
        /// The result of its initiative check.
        own: i32,
        /// Its target's result, which wins ties.
        theirs: i32,
        /// Where the target vanished from.
        from: Square,
    },
    /// It does not see where its target went.
    LosesSight {
        /// The creature.
        by: Name,
        /// Where the target vanished from.
        from: Square,
    },
    /// There is no movement from square to square to block.
    NothingToBlock {
        /// The blocker.
        by: Name,
    },
    /// It has no hand free to climb or swim with.
    NoFreeHand,
    /// There is nothing to climb, or no water to swim in.
    OutOfElement {
        /// Climbing or swimming.
        what: PhaseMove,
        /// Where.
        square: Square,
    },
    /// The check failed: it makes no progress, and its move action of the phase is spent.
    Failed {
        /// The result of the check.
        result: i32,
        /// What it had to reach.
        dc: i32,
    },
    /// What a sprint costs besides its action: in a movement phase, in an action phase, or if phases aren't tracked.
    Sprinted {
        /// Whether that is the standard action; `None` if unknown.
        standard: Option<bool>,
    },
}

impl ReactiveFact {
    /// The square where it happens, for marking on a picture.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ReactiveFact::HeldBack { to, .. } => Some(to.anchor),
            ReactiveFact::OutOfElement { square, .. } => Some(*square),
            _ => None,
        }
    }
}
