//! The judge: pure and total. It never changes the encounter and never fails; an illegal move is a ruling. It asks the
//! ruleset for policies and figures, never which ruleset it is.

mod aerial;
mod astray;
mod bull_rush;
mod burrow;
mod case;
mod charge;
mod chart;
mod check;
mod clamber;
mod climb;
mod company;
mod crossing;
mod distance;
mod drift;
mod endurance;
mod explore;
mod fall;
mod flank;
mod floors;
mod fly;
mod forced;
mod forward;
mod free_flight;
mod graded;
mod hindered;
mod impact;
mod jump;
mod lane;
mod lead;
mod leap;
mod ledge;
mod load;
mod maneuver;
mod maneuverability;
mod mishap;
mod modes;
mod overrun;
mod pace;
mod provoke;
mod pursuit;
mod reach;
mod reactive;
mod rove;
mod rover;
mod ruling;
mod run_up;
mod rush;
mod settle;
mod sight;
mod soaring;
mod stand;
mod step;
mod straight;
mod survey;
mod swim;
mod teleport;
mod threat;
mod through;
mod thrown;
mod travel;
mod tumble;
mod turn;
mod unfold;
mod voyage;
mod walk;
mod wave;
mod withdraw;

pub use aerial::{AirFact, Lapse, Sky};
pub use bull_rush::BullRush;
pub use charge::{Charge, ChargeFact, Charged};
pub use check::{Check, Modifier, Rolled, Trial};
pub use clamber::Clamber;
pub use distance::Spot;
pub use explore::MOST_THROUGH;
pub use fall::{Below, Casting, DEEP, Plunge, Surface};
pub use flank::{Flank, FlankLine, LineEnd, NoFlank, NoThreat, Partner};
pub use fly::Flying;
pub use forced::{Bearing, Brink, Drop, Forced, ForcedFact, Shove, Thrust};
pub use forward::Forward;
pub use impact::{FallFact, Harm, Impact, Part, Rush, Thing};
pub use jump::{JumpFact, Jumped, Jumping};
pub use lane::Lane;
pub use load::LoadFact;
pub use maneuver::{Maneuver, ManeuverFact, Results};
pub use maneuverability::FlightFact;
pub use mishap::{After, Mishap, Mishapped};
pub use modes::{Faring, Haste, ModeFact, Venture};
pub use overrun::Overrun;
pub use pace::{Pace, RunSoFar, StepWay};
pub use reach::Reach;
pub use reactive::{PhaseMove, ReactiveFact};
pub use ruling::{Action, Fact, Finding, NoStrike, Provocation, Ruling, Step, Verdict};
pub use settle::Settled;
pub use step::{Spent, Tally};
pub use travel::{
    Carrier, Covered, Dash, Exertion, Itinerary, Journey, Leg, Length, MOST_DAYS, Rate, Strain, Stretch, Toll,
    TravelFact, TravelPace, Traveller,
};
pub use tumble::Tumble;
pub use turn::TurnFact;
pub use unfold::{Answers, Contest, Opposed, Unfolded};
pub use voyage::{HeightFact, Stop};
pub use walk::{Prefer, Walk};
pub use withdraw::Withdrawal;

use crate::field::{Creature, Encounter, Name};
use crate::grid::{Feet, Footprint, Placement};
use crate::ruleset::Ruleset;

/// A ruleset and the table that it judges.
#[derive(Clone, Copy, Debug)]
pub struct Referee<'a> {
    ruleset: &'a Ruleset,
    encounter: &'a Encounter,
    /// Whether somebody only plans ahead, whosever turn it is.
    planning: bool,
}

/// Proof that a creature stands on the table.
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a> {
    creature: &'a Creature,
    placement: Placement,
    full: Footprint,
    /// How far its counts of steps have come in its turn.
    tally: Tally,
    manner: Manner,
}

/// How a mover goes about it, as far as that decides where it may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Manner {
    /// A plain move, of which stepping over smaller creatures is part.
    plain: bool,
    /// A double move.
    double: bool,
    /// It stops in others' squares where they agree.
    share: bool,
    /// It takes the action that impeded ground needs.
    impeded: bool,
    /// It keeps to ground that hampers in no way, and does not squeeze.
    unhampered: bool,
    /// Each of its steps leads farther from somebody.
    away: Option<withdraw::Away>,
}

impl<'a> Referee<'a> {
    /// The referee of a table.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, encounter: &'a Encounter) -> Self {
        Referee { ruleset, encounter, planning: false }
    }

    /// The same, judging what somebody plans before its turn has come, or not.
    #[must_use]
    pub fn planning(self, planning: bool) -> Self {
        Referee { planning, ..self }
    }

    /// The ruleset that it judges by.
    #[must_use]
    pub fn ruleset(&self) -> &'a Ruleset {
        self.ruleset
    }

    /// The table that it judges.
    #[must_use]
    pub fn encounter(&self) -> &'a Encounter {
        self.encounter
    }

    /// The creature of this name as somebody who can be moved.
    #[must_use]
    pub fn mover(&self, name: &Name) -> Option<Mover<'a>> {
        let creature = self.encounter.creature(name)?;
        let (placement, full) = (self.ruleset.placement(creature), self.ruleset.space(creature.size));
        let tally = self.tally_so_far(name);
        Some(Mover { creature, placement, full, tally, manner: Manner { plain: true, ..Manner::default() } })
    }
}

impl<'a> Referee<'a> {
    /// A ruling in which nobody has taken a step or claimed anything yet.
    fn unmoved(&self, mover: &Mover<'a>, to: Placement) -> Ruling {
        Ruling {
            verdict: Verdict::Legal,
            creature: mover.creature.name.clone(),
            from: mover.placement,
            to,
            altitude: None,
            flight: None,
            feet: None,
            half: false,
            budget: Feet(0),
            speed: self.level_speed(mover.creature),
            speed_rules: Vec::new(),
            steps: Vec::new(),
            proved: true,
            squeezed: false,
            takes: Action::Free,
            way: None,
            tally: mover.tally,
            checks: Vec::new(),
            provocations: Vec::new(),
            findings: Vec::new(),
            nearest: None,
        }
    }
}

impl<'a> Mover<'a> {
    /// Who moves.
    #[must_use]
    pub fn creature(&self) -> &'a Creature {
        self.creature
    }

    /// Where it stands.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.placement
    }

    /// Whether it squeezes, standing there.
    fn is_squeezed(&self, at: Placement) -> bool {
        at.footprint != self.full
    }

    /// The same, stopping in others' squares where they agree, or not.
    #[must_use]
    pub fn sharing(self, share: bool) -> Self {
        self.in_manner(Manner { share, ..self.manner })
    }

    fn in_manner(self, manner: Manner) -> Self {
        Mover { manner, ..self }
    }
}
