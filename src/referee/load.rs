//! What more than a heavy load leaves of a creature's movement.

use super::ruling::{Fact, Finding};
use super::{Pace, Referee};
use crate::field::{Creature, Name};
use crate::ruleset::policy::{ClimbLoad, Overloaded};
use crate::ruleset::{Limits, Overload, RuleId};

/// What a load has to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadFact {
    /// It carries more than a heavy load, and goes one square at a time.
    OneSquare {
        /// Who.
        who: Name,
        /// What it carries, in pounds.
        pounds: u32,
        /// The most of a heavy load.
        heavy: u64,
        /// Whether that is made of another rulebook's figure.
        stand_in: bool,
    },
    /// It carries more than it can.
    TooMuch {
        /// Who.
        who: Name,
        /// What it carries, in pounds.
        pounds: u32,
        /// The most that it carries.
        most: u64,
        /// The most that it pushes or drags.
        drag: u64,
        /// Whether these are made of another rulebook's figure.
        stand_in: bool,
    },
    /// With more than a heavy load nobody climbs.
    NoClimbing,
    /// With more than a heavy load it is less able to guard itself.
    OffGuard,
}

impl LoadFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        !matches!(self, LoadFact::OffGuard)
    }
}

impl Referee<'_> {
    /// What its load has against the creature's moving in this way; `least` is the least movement there is.
    pub(super) fn overburdened(&self, creature: &Creature, least: bool) -> Option<Finding> {
        let (overload, limits) = (self.ruleset.overload(creature)?, self.ruleset.limits(creature)?);
        let (who, pounds) = (creature.name.clone(), creature.load.pounds()?);
        let fact = match overload {
            Overload::OneSquare if least => return None,
            Overload::OneSquare => LoadFact::OneSquare { who, pounds, heavy: limits.heavy, stand_in: limits.stand_in },
            Overload::Nothing => {
                let Limits { most, drag, stand_in, .. } = limits;
                LoadFact::TooMuch { who, pounds, most, drag, stand_in }
            }
        };
        Some(found(RuleId::Overloaded, fact))
    }

    /// What its load has against the creature's climbing at all.
    pub(super) fn too_heavy_to_climb(&self, creature: &Creature) -> Option<Finding> {
        let clings = self.ruleset.climb_load.is == ClimbLoad::Harder;
        self.ruleset.overload(creature).filter(|_| clings).map(|_| found(RuleId::ClimbLoad, LoadFact::NoClimbing))
    }

    /// That whoever goes on with more than a heavy load cannot guard itself well.
    pub(super) fn off_guard(&self, creature: &Creature) -> Option<Finding> {
        self.ruleset.overload(creature).map(|_| found(RuleId::Overloaded, LoadFact::OffGuard))
    }

    /// Whether its load makes the creature flat-footed.
    pub(super) fn flat_footed_by_load(&self, creature: &Creature) -> bool {
        self.ruleset.overloaded.is == Overloaded::Impedes && self.ruleset.overload(creature).is_some()
    }

    /// Whether this movement takes a full-round action because of the creature's load.
    pub(super) fn takes_a_round(&self, creature: &Creature, pace: Pace) -> bool {
        pace == Pace::Minimum && self.ruleset.overload(creature).is_some()
    }
}

fn found(rule: RuleId, fact: LoadFact) -> Finding {
    Finding { rule, step: None, fact: Fact::Load(fact) }
}
