//! Flying: what can be asked of the referee about it, and which of the rulebooks' ways it is judged by.

use super::aerial::Sky;
use super::check::Rolled;
use super::free_flight::FreeFlight;
use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::voyage::{HeightFact, Stop, Trip};
use super::{Mover, Referee, Walk};
use crate::field::{Means, Mode};
use crate::grid::{Direction, Feet};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Flight;

/// A flight that somebody asks for.
#[derive(Clone, Debug, Default)]
pub struct Flying {
    /// The places to pass in their order; the last is where it ends. None: it stays where it is.
    pub stops: Vec<Stop>,
    /// How it goes about it; its own stops are not looked at.
    pub walk: Walk,
    /// Whether it glides.
    pub glides: bool,
    /// Where it is to face in the end, where the rulebook minds.
    pub facing: Option<Direction>,
    /// Whether it may fail to keep itself in the air, where the rulebook asks for a speed: it then stalls.
    pub stall: bool,
    /// What is around it.
    pub sky: Sky,
    /// What its check came to, if it was rolled.
    pub rolled: Option<Rolled>,
}

impl<'a> Referee<'a> {
    /// Judges a flight.
    #[must_use]
    pub fn fly(&self, mover: &Mover<'a>, flying: &Flying) -> Ruling {
        let mode = if flying.glides { Mode::Glide } else { Mode::Fly };
        let known = !flying.glides || self.ruleset.flight.is == Flight::Aerial;
        let Some(means) = mover.creature.modes.of(mode).filter(|_| known) else {
            let who = mover.creature.name.clone();
            let fact = if known { HeightFact::NoMode { who, mode } } else { HeightFact::UnknownMode { mode } };
            let findings = vec![Finding { rule: RuleId::Flight, step: None, fact: Fact::Height(fact) }];
            return Ruling { verdict: Verdict::Illegal, findings, ..self.unmoved(mover, mover.placement) };
        };
        match self.ruleset.flight.is {
            Flight::Classes => self.fly_freely(mover, means, flying),
            Flight::Checks => self.fly_by_grade(mover, means, flying),
            Flight::Aerial => self.fly_aerially(mover, means, flying),
        }
    }

    fn fly_freely(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ruling {
        let craft = FreeFlight::new(self, mover, means);
        let trip = self.trip_by_air(mover, means, flying);
        self.voyage(mover, &craft, &trip).0
    }

    /// What a flight asks, with what it may spend.
    pub(super) fn trip_by_air<'t>(&self, mover: &Mover<'a>, means: &Means, flying: &'t Flying) -> Trip<'t> {
        let speed = self.air_speed(mover, means);
        let budget = self.budget_by(mover, flying.walk.pace, speed);
        Trip { stops: &flying.stops, walk: &flying.walk, budget, speed }
    }

    /// The speed in the air, with all that slows whoever it has befallen.
    pub(super) fn air_speed(&self, _mover: &Mover<'a>, means: &Means) -> Feet {
        means.speed
    }
}
