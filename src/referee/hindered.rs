//! What has befallen a creature and keeps it from some ways of moving.

use super::Referee;
use crate::field::{Condition, Creature};
use crate::ruleset::policy::{Afflictions, Crawl, StandUp};

/// A way of moving that some conditions rule out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    Run,
    Charge,
    Withdraw,
    Step,
}

impl Referee<'_> {
    /// The condition that keeps the creature from this, if one does.
    pub(super) fn hindering(&self, creature: &Creature, effort: Effort) -> Option<Condition> {
        let hindering: &[Condition] = match (self.ruleset.afflictions.is, effort) {
            (Afflictions::HalveAndTire, Effort::Run | Effort::Charge) => {
                &[Condition::Fatigued, Condition::Exhausted, Condition::Entangled]
            }
            (Afflictions::TenFeet, _) => &[Condition::Slowed],
            (Afflictions::HalveAndTire | Afflictions::Nothing, _) => &[],
        };
        hindering.iter().copied().find(|&condition| creature.is(condition))
    }

    /// The condition by which the creature has a single action a turn, if one does it.
    pub(super) fn single_action(&self, creature: &Creature) -> Option<Condition> {
        let limiting: &[Condition] = match self.ruleset.afflictions.is {
            Afflictions::HalveAndTire => &[Condition::Staggered, Condition::Slowed],
            Afflictions::TenFeet | Afflictions::Nothing => &[],
        };
        limiting.iter().copied().find(|&condition| creature.is(condition))
    }

    /// Whether the creature lies on the ground, so that it crawls and nothing else.
    pub(super) fn only_crawls(&self, creature: &Creature) -> bool {
        let flat = self.ruleset.stand_up.is == StandUp::MoveOrStep
            && (creature.is(Condition::Quelled) || creature.is(Condition::Splayed));
        self.ruleset.crawl.is != Crawl::Unknown && (flat || creature.is(Condition::Prone))
    }
}
