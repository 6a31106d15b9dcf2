//! Standing up.

use crate::field::{Condition, Conditions};
use crate::grid::{Feet, HalfFeet};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Claim, Hindrances, Maneuvering, Paces, RestrictedAction, Strikes, Turns};
use crate::referee::ruling::{Action, Fact, Finding, Provocation, Ruling, StepWay, TurnFact, Verdict};
use crate::ruleset::RuleId;

/// Standing up.
#[derive(Clone, Copy, Debug)]
pub struct StandingUp<'a>(pub Referee<'a>);

impl<'a> StandingUp<'a> {
    /// Judges whether the mover can stand up, and who may strike at it.
    #[must_use]
    pub fn stand(&self, mover: &Mover<'a>) -> Ruling {
        let creature = mover.creature;
        let mut ruling = Paces(self.0).unmoved(mover, mover.placement);
        ruling.feet = Some(HalfFeet(0));
        ruling.findings.extend(Paces(self.0).stilled(creature));
        if !self.lies(mover) {
            ruling.findings.push(Finding::refusal(RuleId::StandUp, TurnFact::StandsAlready));
        }
        let by_step = self.stands_by_a_step(mover);
        ruling.takes = if by_step { Action::Free } else { Action::Move };
        ruling.way = by_step.then_some(StepWay::Free);
        // If standing up counts as movement, it rules out a five-foot step.
        let moves = self.0.ruleset.stand_up.value.is_movement();
        let claim = Claim { takes: ruling.takes, maneuver: Maneuvering::No, moves };
        ruling.findings.extend(Turns(self.0).turn_refusals(mover, claim));
        if by_step {
            ruling.findings.extend(Hindrances(self.0).hindrances(creature, RestrictedAction::Step));
            let slow = self.0.ruleset.speed(creature) <= Feet::SQUARE;
            ruling.findings.extend(slow.then(|| Finding::refusal(RuleId::FiveFootStep, Fact::TooSlow)));
        }
        ruling.findings.extend(Turns(self.0).whole_action_refusals(mover));
        let turn_log = Turns(self.0).turn_log(&creature.name);
        if by_step && turn_log.is_some_and(|turn_log| turn_log.has_moved()) {
            ruling.findings.push(Finding::refusal(RuleId::FiveFootStep, TurnFact::MovedAlready { by_standing: false }));
        }
        if !ruling.findings.is_empty() {
            ruling.verdict = Verdict::Illegal;
            return ruling;
        }
        if by_step || !self.0.ruleset.stand_up.value.provokes() {
            return ruling;
        }
        // It provokes where it lies, a rider in its mount's space. Opponents that have had their chance at its movement get another.
        let threateners = Strikes(self.0).threateners_afresh(mover);
        let by = Strikes(self.0).threatening(&threateners, self.0.space_of(creature)).into_iter();
        ruling.provocations = by
            .map(|(opponent, leaving)| Provocation {
                by: opponent.name.clone(),
                step: 0,
                leaving,
                entering: None,
                rule: RuleId::StandUp,
            })
            .collect();
        ruling
    }

    /// The mover's conditions once it has stood up.
    #[must_use]
    pub fn standing(&self, mover: &Mover<'a>) -> Conditions {
        let down = [Condition::Prone, Condition::ProneByChoice, Condition::Quelled, Condition::Splayed];
        down.into_iter().fold(mover.creature.conditions, |all, one| all.set(one, false))
    }

    fn lies(&self, mover: &Mover<'a>) -> bool {
        mover.creature.is(Condition::Prone) || Hindrances(self.0).only_crawls(mover.creature)
    }

    /// Whether standing up takes only the five-foot step.
    fn stands_by_a_step(&self, mover: &Mover<'a>) -> bool {
        let is = |condition| mover.creature.is(condition);
        let quelled = is(Condition::Quelled) && !is(Condition::Prone) && !is(Condition::Splayed);
        self.0.ruleset.stand_up.value.allows_a_step() && quelled
    }
}
