//! How fast a mover goes: what it may spend at each pace, and what keeps it from that pace at all.

use super::check::Rolled;
use super::hindered::Effort;
use super::ruling::{Action, Fact, Finding};
use super::turn::{Claim, TurnFact};
use super::walk::Walk;
use super::{Manner, Mover, Referee};
use crate::field::{Condition, Creature, Doings, Means, Mode};
use crate::grid::Feet;
use crate::ruleset::policy::{
    Actions, Charge, Crawl, FiveFootStep, FullRound, MinimumMovement, RunOver, SprintCost, Withdraw,
};
use crate::ruleset::{RuleId, Ruleset};

/// How much of the turn goes into moving, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One move action.
    #[default]
    Single,
    /// Nothing but moving.
    Double,
    /// Moving without haste.
    Hustle,
    /// Moving with haste.
    Sprint,
    /// Running for the whole round.
    Run,
    /// One square, however slow the mover is.
    Minimum,
    /// The five-foot step.
    Step,
    /// Crawling.
    Crawl,
    /// A charge.
    Charge,
    /// A charge of somebody who has one action only.
    PartialCharge,
    /// A withdrawal.
    Withdraw,
    /// A withdrawal of somebody who has one action only.
    RestrictedWithdraw,
}

crate::worded_by_kind!(Pace as "pace");

impl Pace {
    /// The paces that a move can be told to go at.
    pub const OF_A_MOVE: [Pace; 5] = [Pace::Single, Pace::Double, Pace::Hustle, Pace::Sprint, Pace::Minimum];

    /// The word for it in commands.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Pace::Single => "move",
            Pace::Double => "double",
            Pace::Hustle => "hustle",
            Pace::Sprint => "sprint",
            Pace::Run => "run",
            Pace::Minimum => "minimum",
            Pace::Step => "step",
            Pace::Crawl => "crawl",
            Pace::Charge => "charge",
            Pace::PartialCharge => "partial-charge",
            Pace::Withdraw => "withdraw",
            Pace::RestrictedWithdraw => "restricted-withdraw",
        }
    }

    /// Whether it leads over exactly one square.
    pub(super) fn is_one_step(self) -> bool {
        matches!(self, Pace::Minimum | Pace::Step | Pace::Crawl)
    }

    /// Whether the ruleset knows the pace.
    #[must_use]
    pub fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            Pace::Single => true,
            Pace::Double => rules.double.is > 0,
            Pace::Hustle => rules.hustle.is > 0,
            Pace::Sprint => rules.sprint.is > 0,
            Pace::Run => rules.run.is > 0,
            Pace::Minimum => rules.minimum_movement.is != MinimumMovement::Unknown,
            Pace::Step => rules.five_foot_step.is != FiveFootStep::Unknown,
            Pace::Crawl => rules.crawl.is != Crawl::Unknown,
            Pace::Charge => rules.charge.is != Charge::Unknown,
            Pace::PartialCharge => rules.charge.is == Charge::FullRound,
            Pace::Withdraw => rules.withdraw.is != Withdraw::KeepDistance,
            Pace::RestrictedWithdraw => rules.withdraw.is == Withdraw::StartSpace,
        }
    }

    /// The rule that this pace stands under.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Pace::Single => RuleId::Speed,
            Pace::Double => RuleId::Double,
            Pace::Hustle => RuleId::Hustle,
            Pace::Sprint => RuleId::Sprint,
            Pace::Run => RuleId::Run,
            Pace::Minimum => RuleId::MinimumMovement,
            Pace::Step => RuleId::FiveFootStep,
            Pace::Crawl => RuleId::Crawl,
            Pace::Charge | Pace::PartialCharge => RuleId::Charge,
            Pace::Withdraw | Pace::RestrictedWithdraw => RuleId::Withdraw,
        }
    }

    /// Whether it is a charge.
    pub(super) fn is_charge(self) -> bool {
        matches!(self, Pace::Charge | Pace::PartialCharge)
    }

    /// Whether it is a withdrawal.
    pub(super) fn is_withdrawal(self) -> bool {
        matches!(self, Pace::Withdraw | Pace::RestrictedWithdraw)
    }

    /// The rule by which a movement at this pace is too far.
    pub(super) fn limit(self) -> RuleId {
        match self {
            Pace::Single | Pace::Double | Pace::Hustle | Pace::Sprint => RuleId::Speed,
            pace => pace.rule(),
        }
    }
}

/// By what right a five-foot step is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepWay {
    /// Instead of any other movement.
    #[default]
    Free,
    /// For an attack of a full attack.
    Trade,
    /// By a feature of class, people or feat, as that says.
    Feature,
    /// For an action point that would grant a move action.
    ActionPoint,
}

impl StepWay {
    /// All of them.
    pub const ALL: [StepWay; 4] = [StepWay::Free, StepWay::Trade, StepWay::Feature, StepWay::ActionPoint];

    /// The word for it in commands.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            StepWay::Free => "free",
            StepWay::Trade => "trade",
            StepWay::Feature => "feature",
            StepWay::ActionPoint => "action-point",
        }
    }
}

/// What a runner brings from the rounds before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunSoFar {
    /// Rounds that it has run without a rest, if that is told; else the rounds tell it that are kept.
    pub rounds: Option<u32>,
    /// What the check to go on came to, if it was rolled.
    pub check: Option<Rolled>,
    /// Whether the GM has it run whatever the check came to.
    pub forced: bool,
}

/// What keeps the creature from moving at all.
pub(super) fn stilled_by(creature: &Creature) -> Option<Condition> {
    let still = [Condition::Dead, Condition::Unconscious, Condition::Paralyzed, Condition::Stunned];
    still.into_iter().find(|&condition| creature.is(condition))
}

impl<'a> Referee<'a> {
    /// What the mover may spend at this pace, in feet.
    #[must_use]
    pub fn budget(&self, mover: &Mover<'a>, pace: Pace) -> Feet {
        self.budget_by(mover, pace, self.level_speed(mover.creature))
    }

    /// Its speed on the level, walking or flying.
    pub(super) fn level_speed(&self, creature: &Creature) -> Feet {
        let flies = self.flies_level(creature);
        flies.map_or_else(|| self.ruleset.speed(creature), |means| self.ruleset.speed_by(creature, means))
    }

    /// What carries the creature where it goes level through the air, if that is told of it.
    #[must_use]
    pub fn flies_level<'c>(&self, creature: &'c Creature) -> Option<&'c Means> {
        let means = creature.modes.of(Mode::Fly).filter(|_| creature.is_airborne())?;
        (!self.is_afloat(creature)).then_some(means)
    }

    /// The same of somebody who moves in a way that has this speed.
    pub(super) fn budget_by(&self, mover: &Mover<'a>, pace: Pace, speed: Feet) -> Feet {
        let rules = self.ruleset;
        let whole = match pace {
            Pace::Single => speed * rules.speed.is,
            Pace::Double => speed * rules.double.is,
            Pace::Hustle => speed * rules.hustle.is,
            Pace::Sprint => speed * rules.sprint.is,
            Pace::Run => speed * rules.run_multiple(mover.creature),
            Pace::Charge if rules.charge.is == Charge::FullRound => speed * 2,
            Pace::Withdraw if rules.withdraw.is == Withdraw::StartSpace => speed * 2,
            Pace::Charge | Pace::PartialCharge | Pace::Withdraw | Pace::RestrictedWithdraw => speed,
            Pace::Minimum | Pace::Step | Pace::Crawl => return Feet::SQUARE,
        };
        Feet(whole.0.saturating_sub(self.spent_so_far(mover).0))
    }

    /// The action that a movement at this pace takes.
    pub(super) fn takes(&self, pace: Pace) -> Action {
        match (pace, self.ruleset.actions.is) {
            (Pace::Step, _) => Action::Free,
            (Pace::Single | Pace::Hustle | Pace::Crawl, _) | (Pace::Double | Pace::Sprint, Actions::Phases) => {
                Action::Move
            }
            (Pace::Minimum, _) if self.ruleset.minimum_movement.is == MinimumMovement::Standard => Action::Standard,
            (Pace::Charge, _) if self.ruleset.charge.is != Charge::FullRound => Action::Standard,
            (Pace::Withdraw, _) if self.ruleset.withdraw.is != Withdraw::StartSpace => Action::Standard,
            (Pace::PartialCharge | Pace::RestrictedWithdraw, _) => Action::Only,
            (Pace::Double | Pace::Sprint | Pace::Run | Pace::Minimum | Pace::Charge | Pace::Withdraw, _) => {
                Action::FullRound
            }
        }
    }

    /// Whether the ruleset knows the pace.
    #[must_use]
    pub fn knows(&self, pace: Pace) -> bool {
        pace.is_known(self.ruleset)
    }

    /// The rules that made the mover's speed, and lowered the multiple of a run.
    pub(super) fn speed_rules(&self, mover: &Mover<'a>, pace: Pace) -> Vec<RuleId> {
        let mut rules = match self.flies_level(mover.creature) {
            Some(means) => self.speed_rules_of(mover, means),
            None => self.ruleset.speed_in_full(mover.creature).rules,
        };
        let run = pace == Pace::Run && self.ruleset.run_multiple(mover.creature) != self.ruleset.run.is;
        rules.extend(run.then_some(RuleId::RunPenalty));
        rules
    }

    pub(super) fn manner(&self, pace: Pace, share: bool) -> Manner {
        Manner {
            plain: matches!(pace, Pace::Single | Pace::Hustle),
            double: matches!(pace, Pace::Double | Pace::Sprint),
            share,
            impeded: pace == Pace::Minimum,
            unhampered: match pace {
                Pace::Run => self.ruleset.run_over.is == RunOver::No,
                _ => pace.is_charge(),
            },
            away: None,
        }
    }

    /// What has befallen the creature that keeps it from moving at all, if anything has.
    pub(super) fn stilled(&self, creature: &Creature) -> Option<Finding> {
        let condition = stilled_by(creature)?;
        Some(Finding { rule: RuleId::Conditions, step: None, fact: Fact::CannotMove { condition } })
    }

    /// Whether something has befallen the creature that keeps it from moving at all.
    #[must_use]
    pub fn is_still(&self, creature: &Creature) -> bool {
        stilled_by(creature).is_some()
    }

    /// What keeps the mover from this pace before it has gone a step, and whether there is any use in judging the steps.
    pub(super) fn pace_refusals(&self, mover: &Mover<'a>, walk: &Walk) -> (Vec<Finding>, bool) {
        let Walk { pace, full_round, way, .. } = *walk;
        let finding = |rule, fact| Finding { rule, step: None, fact };
        let creature = mover.creature;
        if !self.knows(pace) {
            return (vec![finding(pace.rule(), Fact::UnknownPace { pace })], false);
        }
        if let Some(still) = self.stilled(creature).or_else(|| self.overburdened(creature, pace == Pace::Minimum)) {
            return (vec![still], false);
        }
        let mut refusals = Vec::new();
        let prone = self.only_crawls(creature);
        if prone && !matches!(pace, Pace::Crawl | Pace::Minimum) {
            refusals.push(finding(RuleId::Crawl, Fact::OnlyCrawls));
        }
        if !prone && pace == Pace::Crawl {
            refusals.push(finding(RuleId::Crawl, Fact::NotProne));
        }
        if full_round && (pace != Pace::Step || self.ruleset.full_round.is == FullRound::Nothing) {
            refusals.push(finding(RuleId::FullRound, Fact::AfterFullRound));
        }
        let slow = match pace {
            Pace::Step => self.ruleset.speed(creature) <= Feet::SQUARE,
            Pace::Minimum => self.ruleset.speed_in_full(creature).unburdened == Feet(0),
            Pace::Crawl => self.ruleset.speed(creature) == Feet(0),
            _ => false,
        };
        if slow {
            refusals.push(finding(pace.rule(), Fact::TooSlow));
        }
        refusals.extend(self.unrested(creature, walk.run).filter(|_| pace == Pace::Run));
        if pace == Pace::Run && creature.is(Condition::Blinded) {
            refusals.push(finding(RuleId::RunOver, Fact::Blind));
        }
        let effort = match pace {
            Pace::Run => Some(Effort::Run),
            Pace::Step => Some(Effort::Step),
            pace if pace.is_charge() => Some(Effort::Charge),
            pace if pace.is_withdrawal() => Some(Effort::Withdraw),
            _ => None,
        };
        refusals.extend(effort.into_iter().flat_map(|effort| self.hindrances(creature, effort)));
        refusals.extend(effort.and_then(|_| self.not_in_this_flight(creature, pace)));
        if pace == Pace::Step {
            refusals.extend(self.step_way_refusals(mover, way, full_round));
        } else {
            let takes = if self.takes_a_round(creature, pace) { Action::FullRound } else { self.takes(pace) };
            let claim = Claim { takes, maneuver: pace.is_charge() || pace.is_withdrawal(), moves: true };
            refusals.extend(self.turn_refusals(mover, claim));
        }
        (refusals, true)
    }

    /// What keeps the mover from a five-foot step by this right.
    fn step_way_refusals(&self, mover: &Mover<'a>, way: StepWay, full_round: bool) -> Vec<Finding> {
        let finding = |fact| Finding { rule: RuleId::FiveFootStep, step: None, fact: Fact::Turn(fact) };
        let known = way == StepWay::Free || self.ruleset.five_foot_step.is == FiveFootStep::Clear;
        if !known {
            return vec![finding(TurnFact::UnknownWay { way })];
        }
        let doings = self.doings(&mover.creature.name).cloned().unwrap_or_default();
        let takes = if full_round { Action::FullRound } else { self.takes_by(way, &doings) };
        let used = u32::from(doings.traded) + u32::from(doings.maneuver.is_some());
        let mut refusals = self.turn_refusals(mover, Claim { takes, maneuver: false, moves: false });
        match way {
            StepWay::Free if doings.has_moved() => refusals.push(finding(TurnFact::MovedAlready)),
            StepWay::Free if doings.steps > 0 => refusals.push(finding(TurnFact::OneStep)),
            StepWay::Trade if used >= mover.creature.base_attacks.unwrap_or(0) => {
                refusals.push(finding(TurnFact::NoAttackToTrade { of: mover.creature.base_attacks }));
            }
            StepWay::Free | StepWay::Trade | StepWay::Feature | StepWay::ActionPoint => {}
        }
        refusals
    }

    /// The action that a five-foot step by this right takes: of traded attacks the first takes the full attack.
    pub(super) fn takes_by(&self, way: StepWay, doings: &Doings) -> Action {
        match way {
            StepWay::Trade if doings.traded > 0 => Action::Free,
            // A maneuver was its first attack; the rest of the full attack is what else there is of the turn.
            StepWay::Trade if doings.standard && doings.maneuver.is_some() => Action::Move,
            StepWay::Trade => Action::FullRound,
            StepWay::Free | StepWay::Feature | StepWay::ActionPoint => Action::Free,
        }
    }

    /// What else is to be told of a movement at this pace.
    pub(super) fn pace_notes(&self, mover: &Mover<'a>, pace: Pace, impeded: bool) -> Vec<Finding> {
        let note = |rule, fact| Finding { rule, step: None, fact };
        if let Some(off_guard) = self.off_guard(mover.creature).filter(|_| self.takes_a_round(mover.creature, pace)) {
            return vec![note(RuleId::Overloaded, Fact::TakesAction { action: Action::FullRound }), off_guard];
        }
        match (pace, self.ruleset.minimum_movement.is) {
            (Pace::Minimum, _) if impeded => {
                vec![note(RuleId::Impeded, Fact::TakesAction { action: Action::FullRound })]
            }
            (Pace::Minimum, MinimumMovement::Standard) => {
                vec![note(RuleId::MinimumMovement, Fact::TakesAction { action: Action::Standard })]
            }
            (Pace::Minimum, _) => {
                vec![note(RuleId::MinimumMovement, Fact::TakesAction { action: Action::FullRound })]
            }
            (pace, _) if pace.is_charge() || pace.is_withdrawal() => {
                vec![note(pace.rule(), Fact::TakesAction { action: self.takes(pace) })]
            }
            (Pace::Sprint, _) if self.ruleset.sprint_cost.is == SprintCost::ActionOrFatigue => vec![self.sprint_note()],
            (Pace::Run, _) if !mover.creature.runner => vec![note(RuleId::RunExposes, Fact::FlatFootedAfter)],
            _ => Vec::new(),
        }
    }
}
