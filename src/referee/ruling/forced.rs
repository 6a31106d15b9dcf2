//! Forced movement: its kinds, and findings about it.

use super::fact::Fact;
use crate::field::{Condition, Name};
use crate::grid::{Direction, Feet, Height, Square};
use crate::ruleset::{RuleId, Ruleset};

crate::word_enum! {
    /// A kind of forced movement.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ForcedKind {
        /// Away from the creature that forces it.
        Push "push",
        /// Nearer to the creature that forces it.
        Pull "pull",
        /// In any direction.
        Slide "slide",
        /// Through the air, in a straight line.
        Fling "fling",
    }
}

/// The direction of a straight movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// Over the board.
    Way(Direction),
    /// Straight up.
    Up,
    /// Straight down.
    Down,
    /// Over the board and up or down at once.
    Aslant,
}

/// Whether and where the moved creature drops prone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drop {
    /// In its own square, before it is moved at all.
    AtOnce,
    /// As soon as it reaches this square.
    At(Square),
    /// Nowhere; if it already lies prone by choice, it lets itself be moved.
    Never,
}

/// What happened to a creature at an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeOutcome {
    /// It holds on.
    Hangs,
    /// It falls.
    Falls,
}

/// A finding about forced movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForcedFact {
    /// The ruleset does not have this kind.
    Unknown {
        /// The kind.
        how: ForcedKind,
    },
    /// It lies prone by choice, so it cannot be moved.
    HoldsOn,
    /// It resists the whole movement.
    ResistsAll {
        /// Feet that it resists.
        feet: Feet,
    },
    /// It hasn't enough feet for the first step.
    Unpaid {
        /// What that step costs.
        costs: Feet,
    },
    /// It resists part of the movement.
    Resists {
        /// Feet that it resists.
        feet: Feet,
    },
    /// A condition that slows the creature limits how far it is moved.
    Slowed {
        /// The condition.
        condition: Condition,
        /// How far it can be moved.
        feet: Feet,
    },
    /// The step leads the wrong way.
    WrongWay {
        /// The kind asked for.
        how: ForcedKind,
        /// The square.
        square: Square,
    },
    /// It would have to squeeze.
    Narrow {
        /// The square.
        square: Square,
    },
    /// A creature is in the way.
    Occupied {
        /// The creature.
        who: Name,
        /// The square.
        square: Square,
    },
    /// No path within the feet allowed leads there.
    OutOfReach {
        /// The square.
        square: Square,
    },
    /// It is already beside the creature that pulls, and no square beside that creature was given to pull it to.
    BesideAlready,
    /// There is no square that it could legally be moved to.
    NoSquare {
        /// The direction in which there is none, if another direction could be named.
        way: Option<Direction>,
    },
    /// The space would leave the board.
    MapEnds,
    /// In the air it goes straight up or down, whatever direction was asked for.
    OnlyUpOrDown,
    /// It has to go straight, and this square is not on the line.
    OffTheLine {
        /// The direction of the line.
        way: Option<Direction>,
    },
    /// Which creature moves it, and between which heights.
    By {
        /// The creature.
        who: Name,
        /// The kind.
        how: ForcedKind,
        /// Heights above the floor before and after, if they differ.
        heights: Option<(Height, Height)>,
    },
    /// It ends before an obstacle.
    EndsBefore {
        /// The obstacle.
        why: Box<Fact>,
    },
    /// There is a hazard in a square on the way.
    Hazard {
        /// The square.
        square: Square,
    },
    /// It could drop prone to end the movement before a pit or a hazard.
    MayDropProne {
        /// The last square before it.
        at: Square,
    },
    /// It dropped prone, which ended the movement.
    DropsProne,
    /// It is immune to prone: it still ended the movement, but stays up.
    StaysUp,
    /// It was prone against its will, has been able to stand up since, and chooses to stay down, which ends the
    /// movement.
    StaysDown,
    /// It is helpless, and cannot choose to drop prone.
    CannotChoose,
    /// It is splayed, so dropping prone does not end the movement.
    Splayed,
    /// It lies prone already, so it cannot end the movement by dropping prone.
    LiesAlready {
        /// Whether turns are tracked, so that it is known not to have had a chance to stand up.
        turns: bool,
    },
    /// It holds on to the edge in this square, or falls there.
    AtTheEdge {
        /// The square.
        square: Square,
        /// What happens to it.
        edge: EdgeOutcome,
    },
    /// It struck something before the movement was spent.
    Unspent {
        /// Feet left.
        feet: Feet,
    },
    /// It is in the air and unsteady until it lands at the end of the round.
    Unsteady,
    /// It falls at once, since no rounds are played in which it could land later.
    LandsAtOnce,
}

impl ForcedFact {
    /// The square where it happens, for marking on a picture.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ForcedFact::WrongWay { square, .. }
            | ForcedFact::Narrow { square }
            | ForcedFact::Occupied { square, .. }
            | ForcedFact::OutOfReach { square }
            | ForcedFact::Hazard { square }
            | ForcedFact::AtTheEdge { square, .. } => Some(*square),
            ForcedFact::EndsBefore { why } => why.square(),
            _ => None,
        }
    }
}

impl ForcedKind {
    /// The rule that governs it.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            ForcedKind::Push => RuleId::Push,
            ForcedKind::Pull => RuleId::Pull,
            ForcedKind::Slide => RuleId::Slide,
            ForcedKind::Fling => RuleId::Fling,
        }
    }

    /// Whether the ruleset has it.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            ForcedKind::Push => rules.push.value.is_known(),
            ForcedKind::Pull => rules.pull.value.is_known(),
            ForcedKind::Slide => rules.slide.value.is_known(),
            ForcedKind::Fling => rules.fling.value.is_known(),
        }
    }
}
