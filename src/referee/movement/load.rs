//! How much a creature can still move with more than a heavy load.

use crate::field::Creature;
use crate::referee::context::Referee;
use crate::referee::ruling::{Finding, LoadFact, Pace};
use crate::ruleset::{Limits, Overload, RuleId};

/// What a load does to its carrier.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loads<'a>(pub(crate) Referee<'a>);

impl Loads<'_> {
    /// Why the load forbids this movement; `least` marks the minimum movement.
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

    /// Why the load forbids climbing at all.
    pub(crate) fn too_heavy_to_climb(&self, creature: &Creature) -> Option<Finding> {
        let clings = self.0.ruleset.climb_load.value.raises_the_dc();
        self.0
            .ruleset
            .overload(creature)
            .filter(|_| clings)
            .map(|_| Finding::refusal(RuleId::ClimbLoad, LoadFact::NoClimbing))
    }

    /// The note that a creature moving with more than a heavy load is off guard.
    pub(crate) fn off_guard(&self, creature: &Creature) -> Option<Finding> {
        self.0.ruleset.overload(creature).map(|_| Finding::note(RuleId::Overloaded, LoadFact::OffGuard))
    }

    /// Whether the creature's load makes this movement a full-round action.
    pub(crate) fn takes_a_round(&self, creature: &Creature, pace: Pace) -> bool {
        pace == Pace::Minimum && self.0.ruleset.overload(creature).is_some()
    }
}
