//! Withdrawing: getting away from opponents with fewer strikes than a plain move.

use super::case::Case;
use super::charge::ChargeFact;
use super::check::{Check, Rolled, Trial};
use super::distance::Spot;
use super::pace::Pace;
use super::ruling::{Fact, Finding, NoStrike, Ruling};
use super::threat::Strike;
use super::through::unknown_defense;
use super::walk::Walk;
use super::{Manner, Mover, Referee};
use crate::field::{Condition, Creature, Name};
use crate::grid::Placement;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Withdraw, WithdrawMetric};

/// A withdrawal that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Withdrawal {
    /// Where it leads, and which route is best; its pace does not matter.
    pub walk: Walk,
    /// Whether the mover has one action only.
    pub one_action: bool,
    /// The opponent that it leads away from, where the ruleset asks for one.
    pub primary: Option<Name>,
    /// Whom it spares first, in this order, where a check spares some.
    pub spare: Vec<Name>,
    /// What that check came to, if it was rolled.
    pub check: Option<Rolled>,
}

/// Somebody from whom every step has to lead farther away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Away {
    pub(super) from: Spot,
    pub(super) metric: WithdrawMetric,
}

impl<'a> Referee<'a> {
    /// The opponents that the mover sees and that threaten it where it stands: one of them has to be the primary target of
    /// a withdrawal, where the ruleset asks for one.
    #[must_use]
    pub fn primary_targets(&self, mover: &Mover<'a>) -> Vec<&'a Creature> {
        self.others(mover).filter(|other| self.why_no_primary(mover, other).is_none()).collect()
    }

    fn why_no_primary(&self, mover: &Mover<'a>, other: &Creature) -> Option<ChargeFact> {
        let who = other.name.clone();
        if !mover.creature.side.opposes(&other.side) {
            return Some(ChargeFact::NoOpponent { who });
        }
        if other.is(Condition::Hidden) {
            return Some(ChargeFact::Unseen { who });
        }
        let (clutter, levels) = (self.clutter(), self.levels_in(mover.creature, mover.placement));
        let threatened = self.is_armed(other)
            && mover.placement.squares().any(|at| self.strike(&clutter, other, at, levels) == Strike::Threatened);
        (!threatened).then_some(ChargeFact::NoThreat { who })
    }

    /// The pace of a withdrawal: who has one action only goes less far.
    #[must_use]
    pub fn withdrawing_pace(&self, mover: &Mover<'a>, one_action: bool) -> Pace {
        let few = one_action || self.ruleset.single_action(mover.creature).is_some();
        if few && self.knows(Pace::RestrictedWithdraw) { Pace::RestrictedWithdraw } else { Pace::Withdraw }
    }

    /// Judges a withdrawal.
    #[must_use]
    pub fn withdraw(&self, mover: &Mover<'a>, asked: &Withdrawal) -> Ruling {
        let pace = self.withdrawing_pace(mover, asked.one_action);
        let walk = Walk { pace, ..asked.walk.clone() };
        match self.ruleset.withdraw.is {
            Withdraw::Primary => self.withdraw_from(mover, &walk, asked),
            Withdraw::StartSpace | Withdraw::KeepDistance => self.leave_start(mover, &walk),
        }
    }

    /// Nobody whom the mover sees strikes as it leaves the space where it starts.
    fn leave_start(&self, mover: &Mover<'a>, walk: &Walk) -> Ruling {
        let mover = mover.in_manner(self.manner(walk.pace, walk.share));
        let mut watch = self.watch(&mover);
        watch.calm(mover.placement.squares(), |other| !other.is(Condition::Hidden));
        let (company, budget) = (self.company(&mover), self.budget(&mover, walk.pace));
        Case { referee: self, mover: &mover, company: &company, watch: &watch, walk, budget, through: &[] }.judge()
    }

    /// Away from one opponent, which never strikes; a check spares more of them.
    fn withdraw_from(&self, mover: &Mover<'a>, walk: &Walk, asked: &Withdrawal) -> Ruling {
        let primary = asked.primary.as_ref().and_then(|name| self.encounter.creature(name));
        let why = primary.map_or(Some(ChargeFact::NoPrimary), |primary| self.why_no_primary(mover, primary));
        // Without a primary target there is nobody to keep away from.
        let away = primary
            .filter(|_| why.is_none())
            .map(|primary| Away { from: self.spot(primary), metric: self.ruleset.withdraw_metric.is });
        let mover = mover.in_manner(Manner { away, ..self.manner(walk.pace, walk.share) });
        let mut watch = self.watch(&mover);
        watch.spare(|other| Some(&other.name) == asked.primary.as_ref());
        let check = primary.map(|primary| Check {
            trial: Trial::Withdraw,
            against: Some(primary.name.clone()),
            dc: primary.maneuver_defense,
            rolled: asked.check,
            rule: RuleId::Withdraw,
        });
        let margin = check.as_ref().and_then(Check::margin);
        let spares = margin.map_or(0, |margin| u32::try_from(margin).map_or(0, |margin| 1 + margin / 2));
        let seen = |other: &Creature| !other.is(Condition::Hidden);
        watch.forgive(spares, seen);
        let (company, budget) = (self.company(&mover), self.budget(&mover, walk.pace));
        let mut ruling =
            Case { referee: self, mover: &mover, company: &company, watch: &watch, walk, budget, through: &[] }.judge();
        let others = !ruling.provocations.is_empty();
        self.spare(&mut ruling, spares as usize, &asked.spare);
        let check = check.filter(|check| others || check.rolled.is_some());
        ruling.findings.extend(check.as_ref().and_then(unknown_defense));
        ruling.checks.extend(check);
        if let Some(fact) = why {
            ruling.findings.retain(|finding| finding.fact.refuses());
            ruling.findings.insert(0, Finding { rule: RuleId::Withdraw, step: None, fact: Fact::Charge(fact) });
            ruling.verdict = super::Verdict::Illegal;
        }
        ruling
    }

    /// Takes so many opponents out of those who may strike: first the named ones, then in the order of their chances.
    fn spare(&self, ruling: &mut Ruling, many: usize, first: &[Name]) {
        let spared = self.spared_first(&ruling.provocations, first, many);
        ruling.provocations.retain(|chance| !spared.contains(&chance.by));
        let legal = ruling.refusals().next().is_none();
        for who in spared.into_iter().filter(|_| legal) {
            let fact = Fact::NoStrike { who, why: NoStrike::Exempt };
            ruling.findings.push(Finding { rule: RuleId::Withdraw, step: None, fact });
        }
    }

    /// Why a step does not lead away as it has to.
    pub(super) fn nearing_refusal(&self, mover: &Mover<'a>, from: Placement, to: Placement) -> Option<(RuleId, Fact)> {
        let away = mover.manner.away?;
        let (before, after) = (self.spot_in(mover.creature, from), self.spot_in(mover.creature, to));
        let farther = match away.metric {
            WithdrawMetric::Center => {
                self.apart_by_centers(before, away.from) < self.apart_by_centers(after, away.from)
            }
            WithdrawMetric::Nearest => self.apart(before, away.from) < self.apart(after, away.from),
        };
        (!farther).then_some((RuleId::Withdraw, Fact::Charge(ChargeFact::NotFarther { square: to.anchor })))
    }
}
