//! What being moved by others can say, and how that is done.

use super::fact::Fact;
use crate::field::Name;
use crate::grid::{Direction, Feet, Height, Square};
use crate::ruleset::{RuleId, Ruleset};

/// How somebody moves somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForcedKind {
    /// Away.
    Push,
    /// Nearer.
    Pull,
    /// Any way.
    Slide,
    /// Through the air, straight.
    Fling,
}

/// Which way a straight movement leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// Over the board.
    Way(Direction),
    /// Straight up.
    Up,
}

/// Whether and where somebody who is moved drops prone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drop {
    /// Where it stands, before it is moved at all.
    AtOnce,
    /// As soon as it stands here.
    At(Square),
    /// Nowhere, and if it lies there by its choice, it lets itself be moved.
    Never,
}

/// What became of somebody at an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeOutcome {
    /// It holds on.
    Hangs,
    /// It falls.
    Falls,
}

/// What there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForcedFact {
    /// The ruleset does not know it.
    Unknown {
        /// What.
        how: ForcedKind,
    },
    /// It lies on the ground by its choice, and nobody moves it.
    HoldsOn,
    /// It resists all of it.
    ResistsAll {
        /// Feet that it resists.
        feet: Feet,
    },
    /// It resists a part of it.
    Resists {
        /// Feet that it resists.
        feet: Feet,
    },
    /// The step leads the wrong way.
    WrongWay {
        /// What was asked for.
        how: ForcedKind,
        /// The square.
        square: Square,
    },
    /// It would have to squeeze.
    Narrow {
        /// The square.
        square: Square,
    },
    /// Somebody is in the way.
    Occupied {
        /// Who.
        who: Name,
        /// The square.
        square: Square,
    },
    /// No way within the feet leads there.
    OutOfReach {
        /// The square.
        square: Square,
    },
    /// Already beside whoever pulls: which square beside it nobody has said.
    BesideAlready,
    /// No square that it could legally be moved to.
    NoSquare {
        /// Which way there is none, where another way could be named.
        way: Option<Direction>,
    },
    /// The space would leave the board.
    MapEnds,
    /// In the air it goes straight up or down, wherever somebody would have it.
    OnlyUpOrDown,
    /// It goes straight, and that is not the way.
    OffTheLine {
        /// The way that it is.
        way: Option<Direction>,
    },
    /// Who moves it, and between which heights, where they differ.
    By {
        /// Who.
        who: Name,
        /// How.
        how: ForcedKind,
        /// Feet above the floor before and after.
        heights: Option<(Height, Height)>,
    },
    /// It ends before something.
    EndsBefore {
        /// What.
        why: Box<Fact>,
    },
    /// Something waits in a square on the way.
    Hazard {
        /// The square.
        square: Square,
    },
    /// It dropped prone, which ended it.
    DropsProne,
    /// It lay prone against its will, could have stood up since, and chooses now to stay down: that ends it.
    StaysDown,
    /// Splayed, it does not end it by dropping prone.
    Splayed,
    /// It lies prone already, and so ends nothing by dropping.
    LiesAlready {
        /// Whether turns are kept, and so it is known that it could not have stood up since.
        turns: bool,
    },
    /// It holds on to the edge in this square, or falls there.
    AtTheEdge {
        /// The square.
        square: Square,
        /// What becomes of it.
        edge: EdgeOutcome,
    },
    /// Feet that were left when it struck something.
    Unspent {
        /// How many.
        feet: Feet,
    },
    /// In the air and unsteady until it lands at the round's end.
    Unsteady,
}

impl ForcedFact {
    /// The square that it happens in, for marking on a picture.
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
    /// All of them.
    pub const ALL: [ForcedKind; 4] = [ForcedKind::Push, ForcedKind::Pull, ForcedKind::Slide, ForcedKind::Fling];

    /// The command's word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            ForcedKind::Push => "push",
            ForcedKind::Pull => "pull",
            ForcedKind::Slide => "slide",
            ForcedKind::Fling => "fling",
        }
    }

    /// The rule that says how it goes.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            ForcedKind::Push => RuleId::Push,
            ForcedKind::Pull => RuleId::Pull,
            ForcedKind::Slide => RuleId::Slide,
            ForcedKind::Fling => RuleId::Fling,
        }
    }

    /// Whether a ruleset knows it.
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
