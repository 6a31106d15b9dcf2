//! Moving through and into opponents: which ways of it there are, and what there is to say about them.

use super::Finding;
use super::fact::Fact;
use crate::field::Name;
use crate::grid::{Direction, Feet, Placement, Square};
use crate::ruleset::{RuleId, Ruleset};

/// A way of moving through or into opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Maneuver {
    /// Running opponents over.
    Overrun,
    /// Pushing an opponent back, or moving through its square.
    BullRush,
    /// Tumbling past opponents.
    Tumble,
    /// Climbing into a bigger opponent's space.
    Clamber,
}

/// What there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManeuverFact {
    /// The ruleset does not know it.
    Unknown {
        /// What.
        maneuver: Maneuver,
    },
    /// It is made against opponents, and this is none.
    NoOpponent {
        /// Who.
        who: Name,
    },
    /// The target is too big for it.
    TooBig {
        /// Who.
        who: Name,
        /// How many size categories bigger it may be.
        most: u32,
    },
    /// The target is not big enough for it.
    NotBigEnough {
        /// Who.
        who: Name,
        /// How many size categories bigger it has to be.
        least: u32,
    },
    /// The target is above the mover, or below it: it is not in the way.
    OutOfLevel {
        /// Who.
        who: Name,
        /// Whether it is above.
        above: bool,
    },
    /// The target fills its squares: nobody gets through.
    Fills {
        /// Who.
        who: Name,
    },
    /// It is made against one opponent at a time.
    OneTarget,
    /// It was tried in this round already.
    OnceARound,
    /// The way does not lead through this one's squares.
    NotThrough {
        /// Who.
        who: Name,
    },
    /// It has to end inside the target's space.
    NotInside {
        /// Who.
        who: Name,
    },
    /// The target is not beside the mover.
    NotBeside {
        /// Who.
        who: Name,
    },
    /// Standing in the target's space, it has no direction to push in.
    NoDirection,
    /// How far a success pushes is not in the documents, and nobody told.
    HowFar,
    /// Armor or load slows the mover, so it does not tumble.
    Encumbered,
    /// Nobody tumbles in such ground.
    DeepBog,
    /// Nobody tumbles through this one's squares.
    NoWayThrough {
        /// Who.
        who: Name,
    },
    /// The target gets out of the way.
    Avoids {
        /// Who.
        who: Name,
    },
    /// A check failed: the mover stops before this one's squares.
    StopsBefore {
        /// Who.
        who: Name,
        /// Where it stops.
        at: Placement,
        /// Whether somebody stood in the squares before it, so that it went further back.
        shunted: bool,
    },
    /// By the rules a failed check stops it before this one's squares, whatever the GM says.
    HeldBy {
        /// Who.
        who: Name,
        /// Where it would stop.
        at: Placement,
    },
    /// It is made at the end of a charge.
    EndsCharge,
    /// It lies prone by its choice, and nobody pushes it.
    HoldsOn {
        /// Who.
        who: Name,
    },
    /// It resists a part of the push, or all of it.
    Resists {
        /// Who.
        who: Name,
        /// Feet that it resists.
        feet: Feet,
    },
    /// It drops prone by its choice, which ends the push.
    DropsProne {
        /// Who.
        who: Name,
    },
    /// It cannot end the push by dropping prone.
    CannotDrop {
        /// Who.
        who: Name,
    },
    /// It falls prone.
    FallsProne {
        /// Who.
        who: Name,
    },
    /// It is pushed.
    Pushed {
        /// Who.
        who: Name,
        /// Where it comes to stand.
        to: Placement,
        /// How far.
        feet: Feet,
        /// Which way.
        way: Direction,
        /// What ended the push before its time.
        blocked: Option<Box<Fact>>,
    },
    /// What was pushed gives this one its chance to strike at it.
    StrikesPushed {
        /// Who may strike.
        by: Name,
        /// At whom.
        at: Name,
        /// The threatened square that it leaves.
        leaving: Square,
    },
    /// Strikes at two who wrestle go astray sometimes.
    MayGoAstray,
    /// This one's check brings less than it came to.
    Penalty {
        /// By how much.
        less: i32,
    },
    /// Somebody does not strike: the maneuver provokes nobody.
    ProvokesNobody {
        /// Who.
        who: Name,
    },
    /// Somebody does not strike: the check spared the mover that.
    Spared {
        /// Who.
        who: Name,
    },
    /// Sizes count in opposed Strength checks.
    SizesCount,
    /// Whose Maneuver Defense would have to be known.
    DefenseUnknown {
        /// Whose.
        who: Name,
    },
}

impl ManeuverFact {
    /// The square that it happens in, for marking on a picture.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ManeuverFact::StrikesPushed { leaving, .. } => Some(*leaving),
            _ => None,
        }
    }
}

impl Maneuver {
    /// Its command, and what people call it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Maneuver::Overrun => "overrun",
            Maneuver::BullRush => "bull-rush",
            Maneuver::Tumble => "tumble",
            Maneuver::Clamber => "clamber",
        }
    }

    /// The rule that it stands under.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Maneuver::Overrun => RuleId::Overrun,
            Maneuver::BullRush => RuleId::BullRush,
            Maneuver::Tumble => RuleId::Tumble,
            Maneuver::Clamber => RuleId::Clamber,
        }
    }

    /// Whether the ruleset knows it.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        use crate::ruleset::policy::{BullRush, Clamber, Overrun, Tumble};
        match self {
            Maneuver::Overrun => rules.overrun.is != Overrun::Unknown,
            Maneuver::BullRush => rules.bull_rush.is != BullRush::Unknown,
            Maneuver::Tumble => rules.tumble.is != Tumble::Unknown,
            Maneuver::Clamber => rules.clamber.is != Clamber::Unknown,
        }
    }

    /// Its refusal of the movement as a whole.
    pub(crate) fn refusal(self, fact: ManeuverFact) -> Finding {
        Finding::refusal(self.rule(), fact)
    }
}
