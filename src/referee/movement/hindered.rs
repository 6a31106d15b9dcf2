//! Conditions that rule out some kinds of movement.

use crate::field::{Condition, Creature, Terrain};
use crate::grid::{Placement, Square};
use crate::referee::context::Referee;
use crate::referee::ruling::{Fact, Finding, TurnFact};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Afflictions;

/// A kind of movement that some conditions rule out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RestrictedAction {
    Run,
    Charge,
    Withdraw,
    Step,
    /// Any other combat maneuver.
    Maneuver,
}

/// The conditions that rule out a movement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hindrances<'a>(pub(crate) Referee<'a>);

impl Hindrances<'_> {
    /// The creature's conditions that rule this movement out.
    pub(crate) fn hindrances(&self, creature: &Creature, action: RestrictedAction) -> Vec<Finding> {
        let unseeing = match action {
            RestrictedAction::Charge => Some(RuleId::Conditions),
            RestrictedAction::Withdraw => Some(RuleId::Withdraw),
            RestrictedAction::Run | RestrictedAction::Step | RestrictedAction::Maneuver => None,
        };
        let tired: &[Condition] = match (self.0.ruleset.afflictions.value, action) {
            (Afflictions::HalveAndTire, RestrictedAction::Run | RestrictedAction::Charge) => {
                &[Condition::Fatigued, Condition::Exhausted, Condition::Entangled]
            }
            (
                Afflictions::TenFeet,
                RestrictedAction::Run | RestrictedAction::Charge | RestrictedAction::Withdraw | RestrictedAction::Step,
            ) => &[Condition::Slowed],
            (Afflictions::TenFeet | Afflictions::HalveAndTire | Afflictions::QuarterProne, _) => &[],
        };
        // Whether a helpless creature can move at all is up to the GM, but it can't do anything that takes a fight.
        let strives =
            matches!(action, RestrictedAction::Charge | RestrictedAction::Withdraw | RestrictedAction::Maneuver);
        let helpless = strives.then_some((RuleId::Conditions, Condition::Helpless));
        let blinded = unseeing.map(|rule| (rule, Condition::Blinded));
        let all =
            helpless.into_iter().chain(blinded).chain(tired.iter().map(|&condition| (RuleId::Afflictions, condition)));
        let upon = all.filter(|&(_, condition)| creature.is(condition));
        upon.map(|(rule, condition)| Finding::refusal(rule, TurnFact::Hindered { condition })).collect()
    }

    /// What keeps the creature from seeing into a square that a step enters, if a five-foot step requires seeing. A step
    /// straight up or down enters its own squares.
    pub(crate) fn concealed(&self, creature: &Creature, from: Placement, to: Placement) -> Option<Fact> {
        let board = &self.0.encounter.battlefield;
        let dim = |square: Square| board.ground(square).layers.count(Terrain::Concealed) > 0;
        let hidden = |square: &Square| dim(*square) && !creature.ignores.terrain(Terrain::Concealed);
        let entered = to.squares().filter(|&square| to == from || !from.contains(square));
        let fact = match creature.is(Condition::Blinded) {
            true => Some(TurnFact::Hindered { condition: Condition::Blinded }.into()),
            false => entered.into_iter().find(hidden).map(|square| Fact::Concealed { square }),
        };
        fact.filter(|_| self.0.ruleset.five_foot_step.value.needs_clear_ground())
    }

    /// Whether the creature is on the ground and can only crawl.
    pub(crate) fn only_crawls(&self, creature: &Creature) -> bool {
        self.lies(creature).is_some()
    }

    /// The condition because of which the creature can only crawl, if any.
    pub(crate) fn lies(&self, creature: &Creature) -> Option<Condition> {
        let fells = self.0.ruleset.stand_up.value.fells_the_quelled();
        let lying = [(Condition::Prone, true), (Condition::Quelled, fells), (Condition::Splayed, fells)];
        let lies = lying.into_iter().find(|&(condition, known)| known && creature.is(condition));
        lies.map(|(condition, _)| condition).filter(|_| self.0.ruleset.crawl.value.is_known())
    }
}
