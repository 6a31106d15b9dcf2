//! What more than a heavy load leaves of a creature's movement.

use crate::field::Creature;
use crate::referee::context::Referee;
use crate::referee::ruling::{Finding, LoadFact, Pace};
use crate::ruleset::policy::ClimbLoad;
use crate::ruleset::{Limits, Overload, RuleId};

/// What a load does to its bearer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loads<'a>(pub(crate) Referee<'a>);

impl Loads<'_> {
    /// What its load has against the creature's moving in this way; `least` is the least movement there is.
    pub(crate) fn overburdened(&self, creature: &Creature, least: bool) -> Option<Finding> {
        let (overload, limits) = (self.0.ruleset.overload(creature)?, self.0.ruleset.limits(creature)?);
        let (who, pounds) = (creature.name.clone(), creature.load.pounds()?);
        let fact = match overload {
            Overload::OneSquare if least => return None,
            Overload::OneSquare => LoadFact::OneSquare { who, pounds, heavy: limits.heavy, stand_in: limits.stand_in },
            Overload::Nothing => {
                let Limits { most, drag, stand_in, .. } = limits;
                LoadFact::TooMuch { who, pounds, most, drag, stand_in }
            }
        };
        Some(Finding::refusal(RuleId::Overloaded, fact))
    }

    /// What its load has against the creature's climbing at all.
    pub(crate) fn too_heavy_to_climb(&self, creature: &Creature) -> Option<Finding> {
        let clings = self.0.ruleset.climb_load.is == ClimbLoad::Harder;
        self.0
            .ruleset
            .overload(creature)
            .filter(|_| clings)
            .map(|_| Finding::refusal(RuleId::ClimbLoad, LoadFact::NoClimbing))
    }

    /// That whoever goes on with more than a heavy load cannot guard itself well.
    pub(crate) fn off_guard(&self, creature: &Creature) -> Option<Finding> {
        self.0.ruleset.overload(creature).map(|_| Finding::note(RuleId::Overloaded, LoadFact::OffGuard))
    }

    /// Whether this movement takes a full-round action because of the creature's load.
    pub(crate) fn takes_a_round(&self, creature: &Creature, pace: Pace) -> bool {
        pace == Pace::Minimum && self.0.ruleset.overload(creature).is_some()
    }
}
