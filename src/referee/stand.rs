//! Standing up.

use super::hindered::Effort;
use super::pace::StepWay;
use super::ruling::{Action, Fact, Finding, Provocation, Ruling, Verdict};
use super::turn::{Claim, TurnFact};
use super::{Mover, Referee};
use crate::field::{Condition, Conditions};
use crate::grid::Feet;
use crate::ruleset::RuleId;
use crate::ruleset::policy::StandUp;

impl<'a> Referee<'a> {
    /// Judges that the mover stands up.
    #[must_use]
    pub fn stand(&self, mover: &Mover<'a>) -> Ruling {
        let creature = mover.creature;
        let mut ruling = self.unmoved(mover, mover.placement);
        ruling.feet = Some(Feet(0));
        let finding = |rule, fact| Finding { rule, step: None, fact };
        ruling.findings.extend(self.stilled(creature));
        if !self.lies(mover) {
            ruling.findings.push(finding(RuleId::StandUp, Fact::Turn(TurnFact::StandsAlready)));
        }
        let by_step = self.stands_by_a_step(mover);
        ruling.takes = if by_step { Action::Free } else { Action::Move };
        ruling.way = by_step.then_some(StepWay::Free);
        // Where to stand up is movement, no five-foot step goes with it.
        let moves = self.ruleset.stand_up.is == StandUp::MoveOrStep;
        let claim = Claim { takes: ruling.takes, maneuver: false, moves };
        ruling.findings.extend(self.turn_refusals(mover, claim));
        if by_step {
            ruling.findings.extend(self.hindrances(creature, Effort::Step));
            let slow = self.ruleset.speed(creature) <= Feet::SQUARE;
            ruling.findings.extend(slow.then(|| finding(RuleId::FiveFootStep, Fact::TooSlow)));
        }
        ruling.findings.extend(self.whole_action_refusals(mover));
        let doings = self.doings(&creature.name);
        if by_step && doings.is_some_and(|doings| doings.has_moved()) {
            ruling.findings.push(finding(RuleId::FiveFootStep, Fact::Turn(TurnFact::MovedAlready)));
        }
        if !ruling.findings.is_empty() {
            ruling.verdict = Verdict::Illegal;
            return ruling;
        }
        if by_step || self.ruleset.stand_up.is == StandUp::MoveAction {
            return ruling;
        }
        // Where it lies is where it is struck at; whoever has had its chance at its movement has another at this.
        let watch = self.watch_afresh(mover);
        let by = self.threatening(&watch, mover.placement).into_iter();
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

    /// What is upon the mover once it stands.
    #[must_use]
    pub fn standing(&self, mover: &Mover<'a>) -> Conditions {
        let down = [Condition::Prone, Condition::ProneByChoice, Condition::Quelled, Condition::Splayed];
        down.into_iter().fold(mover.creature.conditions, |all, one| all.set(one, false))
    }

    fn lies(&self, mover: &Mover<'a>) -> bool {
        mover.creature.is(Condition::Prone) || self.only_crawls(mover.creature)
    }

    /// Whether it takes the five-foot step to stand up, and nothing else.
    fn stands_by_a_step(&self, mover: &Mover<'a>) -> bool {
        let is = |condition| mover.creature.is(condition);
        let quelled = is(Condition::Quelled) && !is(Condition::Prone) && !is(Condition::Splayed);
        self.ruleset.stand_up.is == StandUp::MoveOrStep && quelled
    }
}
