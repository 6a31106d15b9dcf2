//! What has befallen a creature and keeps it from some ways of moving.

use crate::field::{Condition, Creature};
use crate::referee::context::Referee;
use crate::referee::ruling::{Finding, TurnFact};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Afflictions, Crawl, StandUp};

/// A way of moving that some conditions rule out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RestrictedAction {
    Run,
    Charge,
    Withdraw,
    Step,
    /// Any other combat maneuver.
    Maneuver,
}

/// The conditions that rule a movement out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hindrances<'a>(pub(crate) Referee<'a>);

impl Hindrances<'_> {
    /// What has befallen the creature and keeps it from this.
    pub(crate) fn hindrances(&self, creature: &Creature, effort: RestrictedAction) -> Vec<Finding> {
        let unseeing = match effort {
            RestrictedAction::Charge => Some(RuleId::Conditions),
            RestrictedAction::Withdraw => Some(RuleId::Withdraw),
            RestrictedAction::Run | RestrictedAction::Step | RestrictedAction::Maneuver => None,
        };
        let tired: &[Condition] = match (self.0.ruleset.afflictions.is, effort) {
            (Afflictions::HalveAndTire, RestrictedAction::Run | RestrictedAction::Charge) => {
                &[Condition::Fatigued, Condition::Exhausted, Condition::Entangled]
            }
            (
                Afflictions::TenFeet,
                RestrictedAction::Run | RestrictedAction::Charge | RestrictedAction::Withdraw | RestrictedAction::Step,
            ) => &[Condition::Slowed],
            (Afflictions::TenFeet | Afflictions::HalveAndTire | Afflictions::Nothing, _) => &[],
        };
        // Whether the helpless can move at all is the GM's to say; what takes a fight they cannot.
        let strives =
            matches!(effort, RestrictedAction::Charge | RestrictedAction::Withdraw | RestrictedAction::Maneuver);
        let helpless = strives.then_some((RuleId::Conditions, Condition::Helpless));
        let blinded = unseeing.map(|rule| (rule, Condition::Blinded));
        let all =
            helpless.into_iter().chain(blinded).chain(tired.iter().map(|&condition| (RuleId::Afflictions, condition)));
        let upon = all.filter(|&(_, condition)| creature.is(condition));
        upon.map(|(rule, condition)| Finding::refusal(rule, TurnFact::Hindered { condition })).collect()
    }

    /// Whether the creature lies on the ground, so that it crawls and nothing else.
    pub(crate) fn only_crawls(&self, creature: &Creature) -> bool {
        let flat = self.0.ruleset.stand_up.is == StandUp::MoveOrStep
            && (creature.is(Condition::Quelled) || creature.is(Condition::Splayed));
        self.0.ruleset.crawl.is != Crawl::Unknown && (flat || creature.is(Condition::Prone))
    }
}
