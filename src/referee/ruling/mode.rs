//! Findings about climbing, swimming, burrowing and teleporting.

use crate::field::{Mode, Name};
use crate::grid::{Feet, Height, Square};

/// A finding about climbing, swimming, burrowing or teleporting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeFact {
    /// It can't move in this mode from where it is.
    NotFromHere {
        /// The mode.
        mode: Mode,
    },
    /// None of its movement modes leads there: there is nothing to cling to, no water, nothing to stand on.
    NoWay {
        /// The square.
        square: Square,
    },
    /// A swim leads to where there is no water.
    NoWater {
        /// The square.
        square: Square,
    },
    /// There is nothing to climb.
    NoHold {
        /// The square.
        square: Square,
        /// The altitude above its floor.
        altitude: Height,
    },
    /// There is nothing to climb anywhere the mover can get to.
    NothingToClimb {
        /// How far it could go, in feet.
        feet: Feet,
    },
    /// A dig does not lead through the ground.
    NoEarth {
        /// The square.
        square: Square,
    },
    /// A swim leads on over dry ground: it ends with the first step ashore.
    Ashore {
        /// The square.
        square: Square,
    },
    /// A swim begins with steps over dry ground.
    NotAfloat {
        /// The square.
        square: Square,
    },
    /// Nothing holds it where it ends.
    NothingHolds {
        /// The square.
        square: Square,
    },
    /// The speed of this movement mode is used up.
    UsedUp {
        /// The mode.
        mode: Mode,
        /// How much of its speed, in feet, is available for this movement.
        speed: Feet,
    },
    /// It swings by its arms, and this takes another way of moving.
    Brachiates,
    /// This movement has to be straight.
    Bent,
    /// This surface cannot be climbed.
    Smooth,
    /// It does not have enough free hands.
    Hands,
    /// It does not have enough ranks.
    Ranks {
        /// The ranks that it needs.
        needs: u32,
    },
    /// It runs through the ground, where nobody can see.
    SeesNothing,
    /// Faster climbing is not possible here.
    NoHaste,
    /// Nobody runs in this mode.
    NoRun {
        /// The mode.
        mode: Mode,
    },
    /// Taking 10 is not possible here.
    NoTakingTen,
    /// It has too many helpers.
    Helpers {
        /// How many can help at most.
        most: u32,
    },
    /// Those who help have to be beside the mover, or beside its rope.
    HelpersBeside,
    /// Without a speed for this mode, it moves only the few feet a check allows.
    OnlyForward {
        /// The mode.
        mode: Mode,
    },
    /// The ruleset does not allow several modes in one movement.
    OneAtATime,
    /// This ground cannot be burrowed through this way.
    NotThrough {
        /// The ground, as it was named.
        ground: &'static str,
    },
    /// It covers only one square, which takes a full round.
    OneSquare,
    /// The mover has to see the place.
    Unseen,
    /// There is no free place on the line to it, and the action is spent.
    NoRoom,
    /// It is flat-footed while it climbs.
    FlatFooted,
    /// It has no Dexterity bonus to AC while it climbs.
    Exposed,
    /// The check failed, and it made no progress.
    NoProgress {
        /// By how much it failed.
        short: i32,
    },
    /// The check failed, and it falls.
    Falls {
        /// From how high, in feet.
        height: Feet,
    },
    /// The check failed, and it goes under.
    GoesUnder,
    /// It is hurt, and holds on.
    HoldsOn,
    /// It takes a check every hour.
    EveryHour {
        /// The DC of that check.
        dc: u32,
    },
    /// It goes under without a check before its turn ends.
    NeedsCheckToFloat,
    /// Under water it holds its breath. How long is on pages that the document only refers to.
    HoldsBreath {
        /// The creature.
        who: Name,
    },
    /// How long a creature can hold its breath.
    Breath {
        /// The creature.
        who: Name,
        /// In rounds; `None` if its Constitution is unknown.
        rounds: Option<u32>,
    },
    /// It is pushed back along the line to where there is room.
    Shunted {
        /// The square.
        to: Square,
    },
    /// It takes a full-round action.
    FullRound,
}

impl ModeFact {
    /// Whether what it says about one square of a way also holds for the rest.
    pub(crate) fn is_about_the_rest(&self) -> bool {
        matches!(
            self,
            ModeFact::NoWay { .. }
                | ModeFact::NoWater { .. }
                | ModeFact::NoHold { .. }
                | ModeFact::NoEarth { .. }
                | ModeFact::Ashore { .. }
                | ModeFact::NotAfloat { .. }
        )
    }

    /// The square where it happens.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ModeFact::NoWay { square }
            | ModeFact::NoWater { square }
            | ModeFact::NoHold { square, .. }
            | ModeFact::NotAfloat { square }
            | ModeFact::NoEarth { square }
            | ModeFact::Ashore { square }
            | ModeFact::NothingHolds { square } => Some(*square),
            ModeFact::Shunted { to } => Some(*to),
            _ => None,
        }
    }
}
