//! Withdrawing: getting away from opponents with fewer strikes than a plain move.

use crate::field::{Creature, Name};
use crate::referee::board::{Distances, Elevations, SharedSquares, Sight, Strike, Threats};
use crate::referee::context::{Away, MoveOptions, Mover, Referee};
use crate::referee::maneuver::{Maneuvers, unknown_defense};
use crate::referee::movement::{Paces, Strikes};
use crate::referee::request::{Walk, Withdrawal};
use crate::referee::ruling::{ChargeFact, Check, CheckKind, Fact, Finding, NoStrike, Pace, Ruling, Verdict};
use crate::referee::walk::{GroundChecks, WalkJudge};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Withdraw;

/// Withdrawals.
#[derive(Clone, Copy, Debug)]
pub struct Withdrawals<'a>(pub Referee<'a>);

impl<'a> Withdrawals<'a> {
    /// The opponents that the mover sees and that threaten it. One of them has to be the primary target of a
    /// withdrawal, where the ruleset asks for one.
    #[must_use]
    pub fn primary_targets(&self, mover: &Mover<'a>) -> Vec<&'a Creature> {
        SharedSquares(self.0).others(mover).filter(|other| self.why_no_primary(mover, other).is_none()).collect()
    }

    fn why_no_primary(&self, mover: &Mover<'a>, other: &Creature) -> Option<ChargeFact> {
        let who = other.name.clone();
        if !mover.creature.side.opposes(&other.side) {
            return Some(ChargeFact::NoOpponent { who });
        }
        if other.is_unseen() {
            return Some(ChargeFact::Unseen { who });
        }
        let (clutter, levels) =
            (Sight(self.0).clutter(), Elevations(self.0).levels_in(mover.creature, mover.placement));
        let threatened = Threats(self.0).is_armed(other)
            && mover
                .placement
                .squares()
                .any(|at| Threats(self.0).strike(&clutter, other, at, levels) == Strike::Threatened);
        (!threatened).then_some(ChargeFact::NoThreat { who })
    }

    /// The pace of a withdrawal: a creature with only one action goes less far.
    #[must_use]
    pub fn withdrawing_pace(&self, mover: &Mover<'a>, one_action: bool) -> Pace {
        let few = one_action || self.0.ruleset.single_action(mover.creature).is_some();
        if few && Paces(self.0).knows(Pace::RestrictedWithdraw) { Pace::RestrictedWithdraw } else { Pace::Withdraw }
    }

    /// Judges a withdrawal.
    #[must_use]
    pub fn withdraw(&self, mover: &Mover<'a>, asked: &Withdrawal) -> Ruling {
        let pace = self.withdrawing_pace(mover, asked.one_action);
        let walk = Walk { pace, ..asked.walk.clone() };
        match self.0.ruleset.withdraw.value {
            Withdraw::Primary => self.withdraw_from(mover, &walk, asked),
            Withdraw::StartSpace | Withdraw::KeepDistance => self.leave_start(mover, &walk),
        }
    }

    /// No opponent that the mover sees strikes as it leaves the space where it starts.
    fn leave_start(&self, mover: &Mover<'a>, walk: &Walk) -> Ruling {
        let mover = mover.with_options(Paces(self.0).options_of(walk));
        let mut threateners = Strikes(self.0).threateners(&mover);
        threateners.calm(mover.placement.squares(), |other| !other.is_unseen());
        let (occupancy, budget) = (SharedSquares(self.0).occupancy(&mover), Paces(self.0).budget(&mover, walk.pace));
        let judge = WalkJudge::new(self.0, &mover, (&occupancy, &threateners), walk, budget);
        GroundChecks(self.0).ask(&judge, judge.ruling())
    }

    /// Withdraws from one opponent, which never strikes; a check exempts more opponents.
    fn withdraw_from(&self, mover: &Mover<'a>, walk: &Walk, asked: &Withdrawal) -> Ruling {
        let primary = asked.primary.as_ref().and_then(|name| self.0.encounter.creature(name));
        let why = primary.map_or(Some(ChargeFact::NoPrimary), |primary| self.why_no_primary(mover, primary));
        // Without a primary target there is no opponent to keep away from.
        let away = primary.filter(|_| why.is_none()).map(|primary| Away {
            from: Distances(self.0).spot(primary),
            metric: self.0.ruleset.withdraw_metric.value,
        });
        let mover = mover.with_options(MoveOptions { away, ..Paces(self.0).options_of(walk) });
        let mut threateners = Strikes(self.0).threateners(&mover);
        threateners.spare(|other| Some(&other.name) == asked.primary.as_ref());
        let check = primary.map(|primary| Check {
            kind: CheckKind::Withdraw,
            against: Some(primary.name.clone()),
            dc: primary.maneuver_defense,
            rolled: asked.check,
            rule: RuleId::Withdraw,
            modifiers: Vec::new(),
        });
        let margin = check.as_ref().and_then(Check::margin);
        let spares = margin.map_or(0, |margin| u32::try_from(margin).map_or(0, |margin| 1 + margin / 2));
        let seen = |other: &Creature| !other.is_unseen();
        threateners.forgive(spares, seen);
        let (occupancy, budget) = (SharedSquares(self.0).occupancy(&mover), Paces(self.0).budget(&mover, walk.pace));
        let mut ruling = WalkJudge::new(self.0, &mover, (&occupancy, &threateners), walk, budget).ruling();
        if let Some(bent) = Maneuvers(self.0).bent(&mover, &ruling) {
            ruling.findings.push(bent);
            ruling.verdict = Verdict::Illegal;
        }
        let others = !ruling.provocations.is_empty();
        self.spare(&mut ruling, spares as usize, &asked.spare);
        let check = check.filter(|check| others || check.rolled.is_some());
        ruling.findings.extend(check.as_ref().and_then(unknown_defense));
        ruling.checks.extend(check);
        if let Some(fact) = why {
            ruling.findings.retain(|finding| finding.refuses());
            ruling.findings.insert(0, Finding::refusal(RuleId::Withdraw, fact));
            // Nowhere else would be a withdrawal from this opponent either.
            ruling.nearest = None;
            ruling.verdict = Verdict::Illegal;
        }
        GroundChecks(self.0).ask_maneuver(&mover, ruling, &walk.ground)
    }

    /// Takes the chances of `many` opponents away: first the named ones, then in the order of their chances.
    fn spare(&self, ruling: &mut Ruling, many: usize, first: &[Name]) {
        let spared = Maneuvers(self.0).spared_first(&ruling.provocations, first, many);
        ruling.provocations.retain(|chance| !spared.contains(&chance.by));
        let legal = ruling.refusals().next().is_none();
        for who in spared.into_iter().filter(|_| legal) {
            let fact = Fact::NoStrike { who, why: NoStrike::Exempt };
            ruling.findings.push(Finding::note(RuleId::Withdraw, fact));
        }
    }
}
