//! What a ruling can say, by the chapters of the rulebooks.

use super::air::AirFact;
use super::charge::ChargeFact;
use super::flight::FlightFact;
use super::forced::ForcedFact;
use super::height::HeightFact;
use super::jump::JumpFact;
use super::load::LoadFact;
use super::maneuver::ManeuverFact;
use super::mode::ModeFact;
use super::pace::Pace;
use super::reactive::ReactiveFact;
use super::turn::TurnFact;
use super::{Action, NoStrike};
use crate::field::{Barrier, Condition, Fill, Name};
use crate::grid::{Edge, Feet, Placement, Square};

/// What a finding is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The mover's space would cover this square, which is solid, a pillar or off the board.
    Filled {
        /// The square.
        square: Square,
        /// What it is filled with; `None` off the board.
        with: Option<Fill>,
    },
    /// A wall or closed door stands between two squares that the mover's space would cover, or on the way.
    Walled {
        /// Where it stands.
        edge: Edge,
        /// Which it is.
        barrier: Barrier,
    },
    /// A wall or closed door crosses the way from one square to another, or the center of the one square that both are.
    Parted {
        /// The square left.
        from: Square,
        /// The square entered.
        to: Square,
        /// Which it is.
        barrier: Barrier,
    },
    /// The diagonal step from one square to the other cuts a corner.
    CutsCorner {
        /// The square left.
        from: Square,
        /// The square entered.
        to: Square,
    },
    /// This creature may not be moved through.
    InTheWay {
        /// Who.
        who: Name,
        /// The square where the two would meet.
        square: Square,
    },
    /// Entering the square takes a full-round action.
    Impeded {
        /// The square.
        square: Square,
    },
    /// The move may not end in this creature's square.
    EndsInside {
        /// Who.
        who: Name,
        /// The square where the two would meet.
        square: Square,
        /// Whether it could if the two agreed to share it.
        if_shared: bool,
    },
    /// More creatures than fit would share the square.
    TooManyInSquare {
        /// The square.
        square: Square,
    },
    /// The path costs more than the mover may spend.
    TooFar {
        /// What it costs.
        feet: Feet,
    },
    /// The search for the best route was given up: the board is too tangled.
    SearchLimit,
    /// The ruleset does not know this pace.
    UnknownPace {
        /// The pace.
        pace: Pace,
    },
    /// What has befallen the mover keeps it from moving.
    CannotMove {
        /// The condition.
        condition: Condition,
    },
    /// The mover lies on the ground and can only crawl.
    OnlyCrawls,
    /// The mover is not prone, so it has nothing to crawl for.
    NotProne,
    /// Only whoever is slowed to nothing, or enters impeded ground, moves at this pace.
    NotSlowed,
    /// A mover whose speed is this low cannot do that.
    TooSlow,
    /// A full-round action leaves no movement.
    AfterFullRound,
    /// This movement goes over one square, and the goal is not one step away.
    NotOneStep,
    /// The movement has to be straight, and no straight line of open squares leads there.
    NotStraight,
    /// This movement cannot be made without seeing where it leads.
    Blind,
    /// This movement cannot be made over ground that hampers, squeezing, or over a low barrier.
    Hampered {
        /// Where the step leads.
        square: Square,
    },
    /// This movement cannot be made into a square that is hard to see.
    Concealed {
        /// The square.
        square: Square,
    },
    /// A check failed on which the movement hung.
    CheckFailed {
        /// What the check came to.
        result: i32,
        /// What it should have come to.
        dc: i32,
    },
    /// Asked to go as far as it can, the mover stops short of its goal.
    StopsShort {
        /// The goal.
        goal: Placement,
    },
    /// The mover squeezes where it ends; with whom, if it shares the square.
    Squeezes {
        /// Who squeezes with it.
        with: Option<Name>,
    },
    /// The movement takes this action.
    TakesAction {
        /// The action.
        action: Action,
    },
    /// Afterwards the mover is flat-footed until its next turn.
    FlatFootedAfter,
    /// What charging and withdrawing have to say.
    Charge(ChargeFact),
    /// What moving through and into opponents has to say.
    Maneuver(ManeuverFact),
    /// What being moved by others has to say.
    Forced(ForcedFact),
    /// What answering the movement of others has to say.
    Reactive(ReactiveFact),
    /// What turns have to say.
    Turn(TurnFact),
    /// What heights have to say.
    Height(HeightFact),
    /// What flying by classes of maneuverability has to say.
    Flight(FlightFact),
    /// What flying by checks, and gliding, have to say.
    Air(AirFact),
    /// What climbing, swimming, digging and teleporting have to say.
    Mode(ModeFact),
    /// What jumping has to say.
    Jump(JumpFact),
    /// Of what it carries.
    Load(LoadFact),
    /// A by-stander who could be thought to strike does not.
    NoStrike {
        /// Who.
        who: Name,
        /// Why not.
        why: NoStrike,
    },
}

impl Fact {
    /// Whether it forbids only to stop where the path ends, and not the way there.
    #[must_use]
    pub fn is_about_stopping(&self) -> bool {
        matches!(self, Fact::TooFar { .. } | Fact::EndsInside { .. } | Fact::TooManyInSquare { .. })
    }

    /// Who is in the way, where somebody is.
    pub(crate) fn occupant(&self) -> Option<&Name> {
        match self {
            Fact::InTheWay { who, .. } | Fact::Forced(ForcedFact::Occupied { who, .. }) => Some(who),
            _ => None,
        }
    }

    /// The square that it happens in, for marking on a picture.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self {
            // Off the board nothing is marked.
            Fact::Filled { with: None, .. } => None,
            Fact::Filled { square, .. }
            | Fact::InTheWay { square, .. }
            | Fact::EndsInside { square, .. }
            | Fact::Impeded { square }
            | Fact::Hampered { square }
            | Fact::Concealed { square }
            | Fact::TooManyInSquare { square } => Some(*square),
            Fact::CutsCorner { to, .. } | Fact::Parted { to, .. } => Some(*to),
            Fact::Walled { edge, .. } => Some(edge.squares().1),
            Fact::Charge(fact) => fact.square(),
            Fact::Maneuver(fact) => fact.square(),
            Fact::Forced(fact) => fact.square(),
            Fact::Reactive(fact) => fact.square(),
            Fact::Height(fact) => fact.square(),
            Fact::Mode(fact) => fact.square(),
            Fact::Jump(fact) => fact.square(),
            _ => None,
        }
    }
}

/// Makes a fact of a chapter a fact.
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
    Flight(FlightFact),
    Air(AirFact),
    Mode(ModeFact),
    Jump(JumpFact),
    Load(LoadFact),
}
