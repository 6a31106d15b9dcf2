//! The facts in findings, by chapter of the rulebooks.

use super::air::AirFact;
use super::charge::ChargeFact;
use super::escape::EscapeFact;
use super::flight::FlightFact;
use super::forced::ForcedFact;
use super::ground::GroundFact;
use super::height::HeightFact;
use super::jump::JumpFact;
use super::load::LoadFact;
use super::maneuver::ManeuverFact;
use super::mode::ModeFact;
use super::pace::Pace;
use super::reactive::ReactiveFact;
use super::riding::RidingFact;
use super::turn::TurnFact;
use super::{Action, NoStrike};
use crate::field::{Barrier, Condition, Fill, Name};
use crate::grid::{Edge, Feet, HalfFeet, Height, Placement, Square};
use crate::ruleset::RuleId;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The mover's space would cover this square, which is solid, a pillar or off the board.
    Filled {
        /// The square.
        square: Square,
        /// What it is filled with; `None` off the board.
        with: Option<Fill>,
    },
    /// A wall or closed door is between two squares that the mover's space would cover, or on the way.
    Walled {
        /// The edge it is on.
        edge: Edge,
        /// The kind of barrier.
        barrier: Barrier,
    },
    /// A wall or closed door crosses the way from one square to another, or the center of a single square if both are
    /// the same.
    Parted {
        /// The square left.
        from: Square,
        /// The square entered.
        to: Square,
        /// The kind of barrier.
        barrier: Barrier,
    },
    /// The diagonal step from one square to the other cuts a corner.
    CutsCorner {
        /// The square left.
        from: Square,
        /// The square entered.
        to: Square,
    },
    /// The mover may not move through this creature.
    InTheWay {
        /// The creature.
        who: Name,
        /// The square where the two would meet.
        square: Square,
    },
    /// Entering the square takes a full-round action.
    Impeded {
        /// The square.
        square: Square,
        /// Whether the turn still has that action.
        left: bool,
    },
    /// The move may not end in this creature's square.
    EndsInside {
        /// The creature.
        who: Name,
        /// The square where the two would meet.
        square: Square,
        /// The pace at which a walk ends there if the two agree to share it.
        if_shared: Option<Pace>,
    },
    /// More creatures than fit would share the square.
    TooManyInSquare {
        /// The square.
        square: Square,
    },
    /// The path costs more than the mover may spend.
    TooFar {
        /// What it costs.
        feet: HalfFeet,
    },
    /// The way leads around creatures that let nobody pass.
    Around {
        /// The first of them.
        who: Vec<Name>,
        /// What it costs.
        feet: Feet,
        /// What the way through them would cost.
        direct: Feet,
    },
    /// At this pace the mover would get to its goal.
    WouldDo {
        /// The pace.
        pace: Pace,
        /// The pace that was asked for.
        than: Pace,
        /// The anchor of the goal.
        to: Square,
        /// The altitude there, in feet above the floor, if that matters.
        altitude: Option<Height>,
        /// Whether it is an option of a jump, for which no other command stands in.
        jumps: bool,
        /// Whether the mover has agreed to share squares.
        shares: bool,
    },
    /// The place named for the end has no room for the mover, even squeezed.
    NoRoom {
        /// The square that was named.
        square: Square,
    },
    /// The way is too narrow even for a mover that squeezes.
    TooNarrow {
        /// An open square of it.
        square: Square,
    },
    /// The search for the best route gave up because the board is too complex.
    SearchLimit,
    /// The ruleset does not have this pace.
    UnknownPace {
        /// The pace.
        pace: Pace,
    },
    /// A condition keeps the mover from moving.
    CannotMove {
        /// The condition.
        condition: Condition,
    },
    /// The mover is down and can only crawl.
    OnlyCrawls {
        /// The condition that keeps it down.
        condition: Condition,
    },
    /// The mover is not prone, so it cannot crawl.
    NotProne,
    /// The mover can only crawl, and only its wings or the water hold it up.
    CrawlsOnNothing,
    /// Only a mover slowed to nothing, or one entering impeded ground, moves at this pace.
    NotSlowed,
    /// A mover whose speed is this low cannot do that.
    TooSlow,
    /// A full-round action leaves no movement.
    AfterFullRound,
    /// This movement covers one square, and the goal is not one step away.
    NotOneStep {
        /// Whether the goal is only up or down from the mover.
        upright: bool,
    },
    /// The movement has to be straight, and no straight line of open squares leads there.
    NotStraight,
    /// This movement cannot be made without seeing where it leads.
    Blind,
    /// This movement cannot be made over ground that hampers, while squeezing, or over a low barrier.
    Hampered {
        /// The square the step leads to.
        square: Square,
        /// The rules on what hampers it.
        by: Vec<RuleId>,
    },
    /// A crawlway that is too tight for the creature, even squeezing.
    Tight {
        /// The square.
        square: Square,
    },
    /// This movement cannot be made into a square that is hard to see.
    Concealed {
        /// The square.
        square: Square,
    },
    /// The movement needed a check that failed.
    CheckFailed {
        /// The result of the check.
        result: i32,
        /// What it had to reach.
        dc: i32,
    },
    /// Asked to go as far as it can, the mover stops short of its goal.
    StopsShort {
        /// The goal.
        goal: Placement,
        /// How high up or deep in the ground the goal is, if that isn't where it stops.
        altitude: Option<Height>,
    },
    /// The path leads into hazardous ground.
    Hazards {
        /// The squares it enters, each with the index of the step that does.
        entered: Vec<(usize, Square)>,
    },
    /// The mover squeezes where it ends.
    Squeezes {
        /// The creatures that squeeze with it, if it shares the square.
        with: Vec<Name>,
        /// Whether that counts only when the next phase begins.
        later: bool,
    },
    /// The movement takes this action.
    TakesAction {
        /// The action.
        action: Action,
    },
    /// Afterwards the mover is flat-footed until its next turn.
    FlatFootedAfter,
    /// About charging and withdrawing.
    Charge(ChargeFact),
    /// About moving through and into opponents.
    Maneuver(ManeuverFact),
    /// About forced movement.
    Forced(ForcedFact),
    /// About reactive movement.
    Reactive(ReactiveFact),
    /// About turns.
    Turn(TurnFact),
    /// About heights.
    Height(HeightFact),
    /// About ground that asks for a check.
    Ground(GroundFact),
    /// About gaps too tight to squeeze through.
    Escape(EscapeFact),
    /// About riders and mounts.
    Riding(RidingFact),
    /// About flying by classes of maneuverability.
    Flight(FlightFact),
    /// About flying by checks, and about gliding.
    Air(AirFact),
    /// About climbing, swimming, burrowing and teleporting.
    Mode(ModeFact),
    /// About jumping.
    Jump(JumpFact),
    /// About the mover's load.
    Load(LoadFact),
    /// A creature nearby that might be expected to strike does not.
    NoStrike {
        /// The creature.
        who: Name,
        /// Why not.
        why: NoStrike,
    },
}

impl Fact {
    /// Whether it says that a movement is too long: as a whole, or for the speed of one of its modes.
    #[must_use]
    pub fn goes_too_far(&self) -> bool {
        matches!(self, Fact::TooFar { .. } | Fact::Mode(ModeFact::UsedUp { .. }))
    }

    /// Whether it refuses a step because of heights, or because of the medium that holds the mover.
    pub(crate) fn is_about_heights(&self) -> bool {
        let medium = |fact: &ModeFact| {
            matches!(fact, ModeFact::Ashore { .. } | ModeFact::NoWay { .. } | ModeFact::NothingHolds { .. })
        };
        match self {
            Fact::Height(_) => true,
            Fact::Mode(fact) => medium(fact),
            _ => false,
        }
    }

    /// Whether it forbids only stopping at the end of the path, not the path itself.
    #[must_use]
    pub fn is_about_stopping(&self) -> bool {
        matches!(self, Fact::TooFar { .. } | Fact::EndsInside { .. } | Fact::TooManyInSquare { .. })
    }

    /// Whether the movement is made, but not to its goal.
    #[must_use]
    pub fn ends_short(&self) -> bool {
        match self {
            Fact::Ground(fact) => fact.ends_it(),
            Fact::StopsShort { .. } => true,
            Fact::Jump(JumpFact::Short { .. } | JumpFact::NoHigher) => true,
            Fact::Mode(ModeFact::NoProgress { .. } | ModeFact::Falls { .. } | ModeFact::GoesUnder) => true,
            _ => false,
        }
    }

    /// Whether the rulebook has nothing of the kind, so that this isn't a failed way but none at all.
    #[must_use]
    pub fn is_unknown_to_the_book(&self) -> bool {
        matches!(
            self,
            Fact::UnknownPace { .. }
                | Fact::Maneuver(ManeuverFact::Unknown { .. })
                | Fact::Forced(ForcedFact::Unknown { .. })
                | Fact::Height(HeightFact::UnknownMode { .. })
                | Fact::Turn(TurnFact::UnknownWay { .. })
        )
    }

    /// The creature in the way, if any.
    pub(crate) fn occupant(&self) -> Option<&Name> {
        match self {
            Fact::InTheWay { who, .. } | Fact::Forced(ForcedFact::Occupied { who, .. }) => Some(who),
            _ => None,
        }
    }

    /// The target of the maneuver.
    #[must_use]
    pub fn befalls(&self) -> Option<&Name> {
        match self {
            Fact::Maneuver(ManeuverFact::FallsProne { who } | ManeuverFact::Hurts { who }) => Some(who),
            Fact::Maneuver(ManeuverFact::NeverProne { who } | ManeuverFact::Avoids { who }) => Some(who),
            Fact::Maneuver(ManeuverFact::KnockedOver { who }) => Some(who),
            _ => None,
        }
    }

    /// The fact that the step to this square is hampered, by the rules behind its price.
    pub(crate) fn hampered(square: Square, price_rules: &[RuleId]) -> Fact {
        use RuleId::{Diagonals, Gaits, Hampering, LowDiagonal, MixedTerrain};
        let says_why = |rule: &&RuleId| !matches!(rule, Hampering | MixedTerrain | LowDiagonal | Diagonals | Gaits);
        Fact::Hampered { square, by: price_rules.iter().filter(says_why).copied().collect() }
    }

    /// The square where it happens, for marking on a picture.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self {
            // A square off the board cannot be marked.
            Fact::Filled { with: None, .. } => None,
            Fact::Filled { square, .. }
            | Fact::InTheWay { square, .. }
            | Fact::EndsInside { square, .. }
            | Fact::Impeded { square, .. }
            | Fact::Hampered { square, .. }
            | Fact::Concealed { square }
            | Fact::Tight { square }
            | Fact::NoRoom { square }
            | Fact::TooNarrow { square }
            | Fact::TooManyInSquare { square } => Some(*square),
            Fact::CutsCorner { to, .. } | Fact::Parted { to, .. } => Some(*to),
            Fact::Walled { edge, .. } => Some(edge.squares().1),
            Fact::Charge(fact) => fact.square(),
            Fact::Maneuver(fact) => fact.square(),
            Fact::Forced(fact) => fact.square(),
            Fact::Reactive(fact) => fact.square(),
            Fact::Height(fact) => fact.square(),
            Fact::Ground(fact) => fact.square(),
            Fact::Mode(fact) => fact.square(),
            Fact::Jump(fact) => fact.square(),
            _ => None,
        }
    }
}

/// Converts each chapter's facts into `Fact`.
macro_rules! of_chapters {
    ($($chapter:ident($fact:ty)),* $(,)?) => {
        $(impl From<$fact> for Fact {
            fn from(fact: $fact) -> Self {
                Fact::$chapter(fact)
            }
        })*
    };
}

of_chapters! {
    Charge(ChargeFact),
    Maneuver(ManeuverFact),
    Forced(ForcedFact),
    Reactive(ReactiveFact),
    Turn(TurnFact),
    Height(HeightFact),
    Ground(GroundFact),
    Escape(EscapeFact),
    Riding(RidingFact),
    Flight(FlightFact),
    Air(AirFact),
    Mode(ModeFact),
    Jump(JumpFact),
    Load(LoadFact),
}
