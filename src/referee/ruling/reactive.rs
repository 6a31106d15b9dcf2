//! What movement that answers the movement of others can say.

use crate::field::{Intent, Name};
use crate::grid::{Feet, Placement, Square};
use crate::ruleset::{RuleId, Ruleset};

/// A movement that only rulesets with phases know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseMove {
    /// Getting into somebody's way.
    Block,
    /// Following somebody.
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

    /// The rule that it stands under.
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

    /// Whether the ruleset knows it.
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

/// What there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReactiveFact {
    /// The ruleset does not know such a movement.
    Unknown {
        /// The movement.
        what: PhaseMove,
    },
    /// Whoever answers somebody's movement has to see it when it declares that.
    Unseen {
        /// Whom it does not see.
        who: Name,
    },
    /// Its one move action of the phase is taken by movement.
    MovedAlready,
    /// Its one move action of the phase is taken by this declaration.
    Declared {
        /// What it declared.
        intent: Intent,
    },
    /// The end that was asked for lies outside of the distance that was.
    WrongDistance {
        /// From whom.
        who: Name,
        /// How far it would be.
        feet: Feet,
    },
    /// This creature is not held up by the blocker, through whose space it may move.
    Unaffected {
        /// The blocker.
        by: Name,
    },
    /// A blocker got into the way.
    Blocked {
        /// The blocker.
        by: Name,
        /// Feet that the step cost more.
        extra: Feet,
    },
    /// A step that the mover could not pay because of those who blocked it.
    HeldBack {
        /// What the step would have cost.
        feet: Feet,
        /// Where it would have led.
        to: Placement,
    },
    /// How far it is in the end from somebody whose movement it answers.
    Distance {
        /// From whom.
        who: Name,
        /// How far.
        feet: Feet,
        /// Whether that is as far as it wanted.
        kept: bool,
    },
    /// It goes on as if its target stood where it vanished.
    Lost {
        /// The target.
        who: Name,
        /// Where.
        at: Square,
    },
    /// It has no hand free to climb or swim with.
    NoFreeHand,
    /// One free hand makes it harder to climb or swim.
    OneHand {
        /// What that takes off the check.
        less: u32,
    },
    /// There is nothing to climb by, or no water to swim in.
    OutOfElement {
        /// Climbing or swimming.
        what: PhaseMove,
        /// Where.
        square: Square,
    },
    /// The check failed: it gets nowhere, and its move action of the phase is spent.
    Failed {
        /// What the check came to.
        result: i32,
        /// What it should have come to.
        dc: i32,
    },
    /// What a sprint costs beside its action, in a movement phase, in an action phase or where nobody keeps phases.
    Sprinted {
        /// Whether it is known to be the standard action.
        standard: Option<bool>,
    },
}

impl ReactiveFact {
    /// The square that it happens in, for marking on a picture.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ReactiveFact::HeldBack { to, .. } => Some(to.anchor),
            ReactiveFact::OutOfElement { square, .. } => Some(*square),
            _ => None,
        }
    }
}
