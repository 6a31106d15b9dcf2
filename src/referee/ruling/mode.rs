//! What climbing, swimming, digging and teleporting can say.

use crate::field::Mode;
use crate::grid::{Feet, Square};

/// What climbing, swimming, digging and teleporting have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeFact {
    /// None of the ways in which it may move leads there: nothing to cling to, no water, nothing to stand on.
    NoWay {
        /// The square.
        square: Square,
    },
    /// Where it ends nothing holds it.
    NothingHolds {
        /// The square.
        square: Square,
    },
    /// The speed of this way of moving is used up.
    UsedUp {
        /// The way.
        mode: Mode,
        /// What of its speed there is for this movement.
        speed: Feet,
    },
    /// This movement has to be straight.
    Bent,
    /// This surface cannot be climbed.
    Smooth,
    /// It has not enough hands free.
    Hands,
    /// It is not trained enough for that.
    Ranks {
        /// The ranks that it takes.
        needs: u32,
    },
    /// Nobody climbs faster than usual in this way.
    NoHaste,
    /// Nobody takes 10 here.
    NoTakingTen,
    /// So many cannot help; how many can.
    Helpers {
        /// How many can at most.
        most: u32,
    },
    /// There are only the few feet of a check without a speed for this way of moving.
    OnlyForward {
        /// The way.
        mode: Mode,
    },
    /// The ruleset does not tell of moving in several ways at once.
    OneAtATime,
    /// This ground cannot be dug through so.
    NotThrough {
        /// The ground, as it was told.
        ground: &'static str,
    },
    /// It goes over one square only, which takes a full round.
    OneSquare,
    /// The place has to be seen.
    Unseen,
    /// There is no free place on the line to it: the action is spent.
    NoRoom,
    /// While it climbs it is flat-footed.
    FlatFooted,
    /// The check failed and it got nowhere.
    NoProgress {
        /// By how much it failed.
        short: i32,
    },
    /// The check failed and it falls.
    Falls {
        /// From how high.
        height: Feet,
    },
    /// The check failed and it goes under.
    GoesUnder,
    /// Hurt, it holds on.
    HoldsOn,
    /// The referee counted this into the result of the check.
    Counted {
        /// How much.
        by: i32,
    },
    /// Every hour of it takes a check.
    EveryHour {
        /// What that has to come to.
        dc: u32,
    },
    /// How long it holds its breath; `None` if its Constitution is not known.
    Breath {
        /// In rounds.
        rounds: Option<u32>,
    },
    /// It comes back along the line to where there is room.
    Shunted {
        /// Where.
        to: Square,
    },
    /// It takes a full-round action.
    FullRound,
}

impl ModeFact {
    /// The square that it happens in.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ModeFact::NoWay { square } | ModeFact::NothingHolds { square } => Some(*square),
            ModeFact::Shunted { to } => Some(*to),
            _ => None,
        }
    }
}
