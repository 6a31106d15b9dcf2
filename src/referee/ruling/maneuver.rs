//! Maneuvers through and into opponents, and findings about them.

use super::Finding;
use super::fact::Fact;
use crate::field::Name;
use crate::grid::{Direction, Feet, Height, Placement, Square};
use crate::ruleset::{RuleId, Ruleset};

crate::word_enum! {
    /// A maneuver through or into opponents.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Maneuver {
        /// Running opponents over.
        Overrun "overrun",
        /// Pushing an opponent back, or moving through its square.
        BullRush "bull-rush",
        /// Tumbling past opponents.
        Tumble "tumble",
        /// Climbing into a bigger opponent's space.
        Clamber "clamber",
    }
}

/// A finding about a maneuver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManeuverFact {
    /// The ruleset does not have this maneuver.
    Unknown {
        /// The maneuver.
        maneuver: Maneuver,
    },
    /// It is made against opponents, and this creature is not one.
    NoOpponent {
        /// The creature.
        who: Name,
    },
    /// The movement goes through the creature's squares, but back to the side it came from.
    NotPast {
        /// The creature.
        who: Name,
    },
    /// There is no open space past the creature to end in.
    NothingPast {
        /// The creature.
        who: Name,
    },
    /// The target is too big.
    TooBig {
        /// The target.
        who: Name,
        /// How many size categories bigger it may be.
        most: u32,
    },
    /// No ally is beside the mover to help.
    NoHelperBeside,
    /// The target is not big enough.
    NotBigEnough {
        /// The target.
        who: Name,
        /// How many size categories bigger it has to be.
        least: u32,
    },
    /// Movement beyond the plain distance makes the check harder.
    Extra {
        /// The feet beyond.
        feet: Feet,
        /// What they add to the DC.
        harder: i32,
        /// Whether the path uses them; otherwise they would let it get there.
        taken: bool,
    },
    /// The target is above or below the mover, so it is not in the way.
    OutOfLevel {
        /// The target.
        who: Name,
        /// Whether it is above.
        above: bool,
        /// The target's square, if the two are at the same height now but would not be there.
        there: Option<Square>,
    },
    /// The target fills its squares: there is no way through.
    Fills {
        /// The target.
        who: Name,
    },
    /// It can be made against only one opponent at a time.
    OneTarget,
    /// It was already tried this round.
    OnceARound,
    /// The path could lead through this opponent's squares, if asked to.
    CouldGoThrough {
        /// The opponent.
        who: Name,
    },
    /// The path does not lead through this target's squares.
    NotThrough {
        /// The target.
        who: Name,
    },
    /// A fall over an edge ends the movement before it is past this target.
    FallsBefore {
        /// The target.
        who: Name,
        /// Where it goes over the edge.
        square: Square,
    },
    /// The target is in deep water, where a walk from land ends with its first step.
    Afloat {
        /// The target.
        who: Name,
    },
    /// It has to end inside the target's space.
    NotInside {
        /// The target.
        who: Name,
    },
    /// The target is not beside the mover.
    NotBeside {
        /// The target.
        who: Name,
        /// Whether the mover may move there first in the same turn.
        moves_first: bool,
    },
    /// Walls keep the mover from getting at the target.
    WalledOff {
        /// The target.
        who: Name,
    },
    /// The mover is in the target's space, so there is no direction to push in.
    NoDirection,
    /// How far a success pushes is neither in the rulebooks nor given.
    HowFar,
    /// Armor or load slows the mover, so it cannot tumble.
    Encumbered,
    /// Tumbling is not possible on such ground.
    DeepBog,
    /// The whole move is tumbled, or none of it.
    TumblesAllTheWay,
    /// The way does not lead into this square, which was to be tumbled into.
    TumblesElsewhere {
        /// The square.
        square: Square,
    },
    /// The way leads through this opponent's squares, and not all of them are tumbled.
    WalksThrough {
        /// The opponent.
        who: Name,
    },
    /// It takes training, which the mover does not have.
    Untrained,
    /// The mover cannot tumble through this creature's squares.
    NoWayThrough {
        /// The creature.
        who: Name,
    },
    /// The target gets out of the way.
    Avoids {
        /// The target.
        who: Name,
    },
    /// The target cannot act, and so cannot choose to get out of the way.
    CannotAvoid {
        /// The target.
        who: Name,
    },
    /// The target is helpless: a plain movement passes it.
    NotInNeed {
        /// The target.
        who: Name,
        /// Whether it is dead, and not only helpless.
        dead: bool,
    },
    /// A check failed: the mover stops before this opponent's squares.
    StopsBefore {
        /// The opponent.
        who: Name,
        /// Where it stops.
        at: Placement,
        /// Whether the squares before the opponent were occupied, so that the mover went farther back.
        shunted: bool,
    },
    /// By the rules a failed check stops the mover before this opponent's squares; the GM has overruled that.
    HeldBy {
        /// The opponent.
        who: Name,
        /// Where it would stop.
        at: Placement,
    },
    /// It is made at the end of a charge.
    EndsCharge,
    /// The target lies prone by choice, so it cannot be pushed.
    HoldsOn {
        /// The target.
        who: Name,
    },
    /// The target resists part or all of the push.
    Resists {
        /// The target.
        who: Name,
        /// Feet that it resists.
        feet: Feet,
    },
    /// The mover deals its combat maneuver damage to the target.
    Hurts {
        /// The target.
        who: Name,
    },
    /// The creature would fall prone, and is immune to that as it hovers.
    NeverProne {
        /// The creature.
        who: Name,
    },
    /// The target drops prone by choice, which ends the push.
    DropsProne {
        /// The target.
        who: Name,
    },
    /// The target is immune to prone: it ends the push all the same, and stays up.
    StaysUp {
        /// The target.
        who: Name,
    },
    /// The target cannot end the push by dropping prone.
    CannotDrop {
        /// The target.
        who: Name,
    },
    /// A creature is knocked over where that does not leave it prone.
    KnockedOver {
        /// The creature.
        who: Name,
    },
    /// A creature falls prone.
    FallsProne {
        /// The creature.
        who: Name,
    },
    /// The target is pushed.
    Pushed {
        /// The target.
        who: Name,
        /// Where it ends.
        to: Placement,
        /// How far, in feet.
        feet: Feet,
        /// The direction.
        way: Direction,
        /// What ended the push early.
        blocked: Option<Box<Fact>>,
        /// Its altitude there, if its flight keeps it up over an edge.
        aloft: Option<Height>,
    },
    /// A jet swimmer does not tumble.
    NotByJet,
    /// The target is pushed straight up or down.
    PushedUpright {
        /// The target.
        who: Name,
        /// Where.
        at: Placement,
        /// Its heights above the floor before and after.
        heights: (Height, Height),
        /// What ended the push early.
        blocked: Option<Box<Fact>>,
    },
    /// The pushed creature provokes an attack of opportunity.
    StrikesPushed {
        /// The creature that may strike.
        by: Name,
        /// The creature pushed.
        at: Name,
        /// The threatened square that it leaves.
        leaving: Square,
    },
    /// Strikes at two grappling creatures sometimes hit the wrong one.
    MayGoAstray,
    /// An opponent does not strike, since the maneuver does not provoke.
    ProvokesNobody {
        /// The opponent.
        who: Name,
    },
    /// An opponent does not strike, since the check spared the mover that.
    Spared {
        /// The opponent.
        who: Name,
    },
    /// A target's Maneuver Defense is not known.
    DefenseUnknown {
        /// The target.
        who: Name,
    },
}

impl ManeuverFact {
    /// The square where it happens, for marking on a picture.
    pub(crate) fn square(&self) -> Option<Square> {
        match self {
            ManeuverFact::StrikesPushed { leaving, .. } => Some(*leaving),
            _ => None,
        }
    }
}

impl Maneuver {
    /// The rule that governs it.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Maneuver::Overrun => RuleId::Overrun,
            Maneuver::BullRush => RuleId::BullRush,
            Maneuver::Tumble => RuleId::Tumble,
            Maneuver::Clamber => RuleId::Clamber,
        }
    }

    /// Whether the ruleset has it.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            Maneuver::Overrun => rules.overrun.value.is_known(),
            Maneuver::BullRush => rules.bull_rush.value.is_known(),
            Maneuver::Tumble => rules.tumble.value.is_known(),
            Maneuver::Clamber => rules.clamber.value.is_known(),
        }
    }

    /// A refusal of the whole movement by this maneuver's rule.
    pub(crate) fn refusal(self, fact: ManeuverFact) -> Finding {
        Finding::refusal(self.rule(), fact)
    }
}
