//! Flying: what can be asked of the referee, and which of the rulebooks' flight rules judges it.

pub(crate) mod ceiling;
pub(crate) mod checks;
pub(crate) mod class_prices;
pub(crate) mod dominance;
pub(crate) mod free;
pub(crate) mod grades;
pub(crate) mod level_prices;
pub(crate) mod maneuverability;
pub(crate) mod mishap;
pub(crate) mod passing;
pub(crate) mod rows;
pub(crate) mod stall;
pub(crate) mod unheld;
pub(crate) mod wind;
pub(crate) mod wings;

pub use ceiling::AerialFlights;
pub use checks::FlightChecks;
pub(crate) use free::AirPrices;
pub(crate) use grades::GradedFlights;
pub use maneuverability::ClassFlights;
pub use mishap::{After, Mishap, MishapEvent, Mishaps};
pub(crate) use rows::Rows;
pub use unheld::Unheld;
pub use wind::Winds;
pub(crate) use wings::Wings;

use crate::field::{Creature, Means, Mode};
use crate::grid::Feet;
use crate::referee::board::{Elevations, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Endurance, Paces, Turns};
use crate::referee::request::{Flying, RunSoFar, Stop};
use crate::referee::ruling::{Fact, Finding, HeightFact, Pace, Ruling, Verdict};
use crate::referee::space::{Ends, Trip};
use crate::referee::walk::GroundChecks;
use crate::ruleset::RuleId;
use crate::ruleset::policy::Flight;

/// Flights, by the flight rules of the ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Flights<'a>(pub Referee<'a>);

impl<'a> Flights<'a> {
    /// Whether the mover gets along this way by gliding.
    fn glides(&self, mover: &Mover<'a>, flying: &Flying) -> bool {
        let glides = Flying { glides: true, ..flying.clone() };
        self.fly(mover, &glides).verdict != Verdict::Illegal
    }

    /// Judges a flight.
    #[must_use]
    pub fn fly(&self, mover: &Mover<'a>, flying: &Flying) -> Ruling {
        let mover = &mover.going(Paces(self.0).options_of(&flying.walk));
        let mode = if flying.glides { Mode::Glide } else { Mode::Fly };
        let known = !flying.glides || self.0.ruleset.flight.value.is_aerial();
        let Some(means) = mover.creature.modes.of(mode).filter(|_| known) else {
            let who = mover.creature.name.clone();
            let could_glide = self.0.ruleset.flight.value.is_aerial() && mover.creature.modes.of(Mode::Glide).is_some();
            let fact = match known {
                // Wings wouldn't help there either.
                _ if self.begins_under_water(mover) => {
                    HeightFact::Underwater { square: mover.placement.anchor, shallow: false }
                }
                true if could_glide && self.glides(mover, flying) => {
                    let to = flying.stops.last().map(|stop| stop.anchor).filter(|to| *to != mover.placement.anchor);
                    HeightFact::OnlyGlides { who, to }
                }
                true => HeightFact::NoMode { who, mode },
                false => HeightFact::UnknownMode { mode },
            };
            let findings = vec![Finding::refusal(RuleId::Flight, fact)];
            return Paces(self.0).refused_outright(mover, &flying.stops, findings);
        };
        if let Some(still) = Paces(self.0).stilled(mover.creature) {
            return Paces(self.0).refused_outright(mover, &flying.stops, vec![still]);
        }
        let here = |stop: &Stop| {
            let creature = mover.creature;
            stop.anchor == creature.anchor && stop.altitude.is_none_or(|altitude| altitude == creature.altitude)
        };
        if flying.walk.pace == Pace::Step && flying.stops.iter().all(here) {
            let nowhere = Finding::refusal(Pace::Step.rule(), Fact::NotOneStep { upright: false });
            return Ruling {
                verdict: Verdict::Illegal,
                findings: vec![nowhere],
                ..Paces(self.0).unmoved(mover, mover.placement)
            };
        }
        let mut ruling = match self.0.ruleset.flight.value {
            Flight::Classes => ClassFlights(self.0).fly_by_class(mover, means, flying),
            Flight::Checks => GradedFlights(self.0).fly_by_grade(mover, means, flying),
            Flight::Aerial => AerialFlights(self.0).fly_aerially(mover, means, flying),
        };
        ruling.speed_rules = Paces(self.0).speed_rules_of(mover, means);
        self.check_run(mover, flying, &mut ruling);
        let mut told = false;
        let wet = |finding: &Finding| matches!(finding.fact, Fact::Height(HeightFact::Underwater { .. }));
        ruling.findings.retain(|finding| !wet(finding) || !std::mem::replace(&mut told, true));
        GroundChecks(self.0).ask_flight(mover, ruling, &flying.walk.ground)
    }

    fn begins_under_water(&self, mover: &Mover<'a>) -> bool {
        Water(self.0).is_submerged(mover.placement, Elevations(self.0).elevation(mover.creature))
    }

    /// The minimum price to every place where a flight could end, at the requested altitude or else the mover's own,
    /// by anchor. `None` if the mover can't fly or glide as asked.
    #[must_use]
    pub fn reach_by_air(&self, mover: &Mover<'a>, flying: &Flying) -> Option<Ends> {
        let mode = if flying.glides { Mode::Glide } else { Mode::Fly };
        let means = mover.creature.modes.of(mode)?;
        let mover = &mover.going(Paces(self.0).options_of(&flying.walk));
        Some(match self.0.ruleset.flight.value {
            Flight::Classes => ClassFlights(self.0).reach_by_class(mover, means, flying),
            Flight::Checks => GradedFlights(self.0).reach_by_grade(mover, means, flying),
            Flight::Aerial => AerialFlights(self.0).reach_aerially(mover, means, flying),
        })
    }

    /// What keeps the mover from flying anywhere: a load, or a stall.
    #[must_use]
    pub fn cannot_fly(&self, mover: &Mover<'a>) -> Vec<Finding> {
        let stalls = || Turns(self.0).falls_on(mover.creature).filter(|_| self.0.ruleset.flight.value.uses_classes());
        self.laden(mover.creature).or_else(stalls).into_iter().collect()
    }

    /// The refusal for a load or armor that keeps the creature from flying.
    fn laden(&self, creature: &Creature) -> Option<Finding> {
        match self.0.ruleset.flight.value {
            Flight::Classes => ClassFlights(self.0).too_loaded(creature),
            Flight::Checks => None,
            Flight::Aerial => AerialFlights(self.0).too_burdened(creature),
        }
    }

    /// Adds the endurance check a running flier may need.
    fn check_run(&self, mover: &Mover<'a>, flying: &Flying, ruling: &mut Ruling) {
        let so_far = RunSoFar { check: flying.rolled, ..flying.walk.run };
        if flying.walk.pace == Pace::Run {
            Endurance(self.0).check_endurance(mover, so_far, ruling);
        }
    }

    /// The feet a flier may spend at this pace.
    #[must_use]
    pub fn air_budget(&self, mover: &Mover<'a>, means: &Means, pace: Pace) -> Feet {
        Paces(self.0).budget_by(mover, pace, Paces(self.0).speed_of(mover, means))
    }

    /// The trip that a flight asks for, with its budget.
    pub(crate) fn trip_by_air<'t>(&self, mover: &Mover<'a>, means: &Means, flying: &'t Flying) -> Trip<'t> {
        let speed = Paces(self.0).speed_of(mover, means);
        let budget = self.air_budget(mover, means, flying.walk.pace);
        Trip { stops: &flying.stops, walk: &flying.walk, budget, speed }
    }
}
