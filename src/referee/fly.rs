//! Flying: what can be asked of the referee about it, and which of the rulebooks' ways it is judged by.

use super::aerial::Sky;
use super::check::Rolled;
use super::ruling::{Fact, Finding, Ruling, Verdict};
use super::voyage::{Halves, HeightFact, Stop, Trip};
use super::{Mover, Pace, Referee, RunSoFar, Walk};
use crate::field::{Means, Mode};
use crate::grid::{Direction, Feet, Square};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Combining, Flight};

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
    /// Whether something stopped it where it ends: it need not be a good end then.
    pub stopped: bool,
    /// Whether it is made whatever the rules say.
    pub forced: bool,
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
        if let Some(still) = self.stilled(mover.creature) {
            return Ruling { verdict: Verdict::Illegal, findings: vec![still], ..self.unmoved(mover, mover.placement) };
        }
        let mut ruling = match self.ruleset.flight.is {
            Flight::Classes => self.fly_by_class(mover, means, flying),
            Flight::Checks => self.fly_by_grade(mover, means, flying),
            Flight::Aerial => self.fly_aerially(mover, means, flying),
        };
        ruling.speed_rules = self.speed_rules_of(mover, means);
        self.check_run(mover, flying, &mut ruling);
        ruling
    }

    /// The least price to every place where a flight could end, at an altitude or as high as the mover is: the anchor, whole
    /// feet, and whether half a foot more. `None` if that takes too long to find out.
    #[must_use]
    pub fn reach_by_air(&self, mover: &Mover<'a>, flying: &Flying) -> Option<Vec<(Square, Feet, bool)>> {
        let mode = if flying.glides { Mode::Glide } else { Mode::Fly };
        let means = mover.creature.modes.of(mode)?;
        let ends = match self.ruleset.flight.is {
            Flight::Classes => self.reach_by_class(mover, means, flying),
            Flight::Checks => self.reach_by_grade(mover, means, flying),
            Flight::Aerial => self.reach_aerially(mover, means, flying),
        };
        let told = |(anchor, price): (Square, Halves)| (anchor, price.feet().0, price.feet().1);
        Some(ends.ok()?.into_iter().map(told).collect())
    }

    /// The check that a flier may need who has run for long, laid over the ruling.
    fn check_run(&self, mover: &Mover<'a>, flying: &Flying, ruling: &mut Ruling) {
        let so_far = RunSoFar { check: flying.rolled, ..flying.walk.run };
        if flying.walk.pace == Pace::Run {
            self.check_endurance(mover, so_far, ruling);
        }
    }

    /// What a flier may spend at this pace.
    #[must_use]
    pub fn air_budget(&self, mover: &Mover<'a>, means: &Means, pace: Pace) -> Feet {
        self.budget_by(mover, pace, self.speed_of(mover, means))
    }

    /// What a flight asks, with what it may spend.
    pub(super) fn trip_by_air<'t>(&self, mover: &Mover<'a>, means: &Means, flying: &'t Flying) -> Trip<'t> {
        let speed = self.speed_of(mover, means);
        let budget = self.air_budget(mover, means, flying.walk.pace);
        Trip { stops: &flying.stops, walk: &flying.walk, budget, speed }
    }

    /// The speed in this way of moving, with all that slows whoever it has befallen: where all ways have one budget, that.
    pub(super) fn speed_of(&self, mover: &Mover<'a>, means: &Means) -> Feet {
        match self.ruleset.combining.is {
            Combining::OneBudget => self.ruleset.speed(mover.creature),
            _ => self.ruleset.speed_by(mover.creature, means),
        }
    }

    /// The rules by which that is another than the speed that was told of this way of moving.
    pub(super) fn speed_rules_of(&self, mover: &Mover<'a>, means: &Means) -> Vec<RuleId> {
        let speed = self.speed_of(mover, means);
        match self.ruleset.combining.is {
            _ if speed == means.speed => Vec::new(),
            Combining::OneBudget => {
                [vec![RuleId::Combining], self.ruleset.speed_in_full(mover.creature).rules].concat()
            }
            Combining::Unknown | Combining::AllPay => vec![RuleId::Afflictions],
        }
    }
}
