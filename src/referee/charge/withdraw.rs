//! Withdrawing: getting away from opponents with fewer strikes than a plain move.

use super::Charges;
use crate::field::{Creature, Mode, Name};
use crate::grid::{Height, Placement};
use crate::referee::board::{Distances, Elevations, SharedSquares, Sight, Strike, Threats};
use crate::referee::context::{Away, MoveOptions, Mover, Referee};
use crate::referee::flight::Flights;
use crate::referee::maneuver::{Maneuvers, unknown_defense};
use crate::referee::modes::ModeMoves;
use crate::referee::movement::{Paces, StepPrices, Strikes, Turns};
use crate::referee::request::{Flying, ModeMove, MoveMode, Walk, Withdrawal};
use crate::referee::ruling::{ChargeFact, Check, CheckKind, Fact, Finding, NoStrike, Pace, Ruling, Verdict};
use crate::referee::walk::{GroundChecks, WalkJudge};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Withdraw;

/// Withdrawals.
#[derive(Clone, Copy, Debug)]
pub struct Withdrawals<'a>(pub Referee<'a>);

impl<'a> Withdrawals<'a> {
    /// The opponents the mover sees that threaten it. One of them has to be the primary target of a withdrawal, if the
    /// ruleset requires one.
    #[must_use]
    pub fn primary_targets(&self, mover: &Mover<'a>) -> Vec<&'a Creature> {
        SharedSquares(self.0).others(mover).filter(|other| self.why_no_primary(mover, other).is_none()).collect()
    }

    fn why_no_primary(&self, mover: &Mover<'a>, other: &Creature) -> Option<ChargeFact> {
        let who = other.name.clone();
        if !mover.creature.side.opposes(&other.side) {
            return Some(ChargeFact::NoOpponent { who });
        }
        if !Sight(self.0).sees(mover.creature, other) {
            return Some(ChargeFact::Unseen { who });
        }
        let (clutter, levels) =
            (Sight(self.0).clutter(), Elevations(self.0).levels_in(mover.creature, mover.placement));
        let threatened = Threats(self.0).is_armed_against(other, mover.creature)
            && mover
                .placement
                .squares()
                .any(|at| Threats(self.0).strike(&clutter, other, at, levels) == Strike::Threatened);
        (!threatened).then_some(ChargeFact::NoThreat { who })
    }

    /// The pace of a withdrawal: a creature with only one action doesn't get as far.
    #[must_use]
    pub fn withdrawing_pace(&self, mover: &Mover<'a>, one_action: bool) -> Pace {
        let few = one_action || Turns(self.0).has_one_action(mover.creature);
        if few && Paces(self.0).knows(Pace::RestrictedWithdraw) { Pace::RestrictedWithdraw } else { Pace::Withdraw }
    }

    /// Refuses a withdrawal in a mode the mover can't use from where it is.
    #[must_use]
    pub fn not_by(&self, mover: &Mover<'a>, mode: Mode) -> Ruling {
        let findings = vec![Charges(self.0).barred(mover, mode, RuleId::Withdraw)];
        Ruling { verdict: Verdict::Illegal, findings, ..Paces(self.0).unmoved(mover, mover.placement) }
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

    /// Judges a withdrawal through the air that leads up or down.
    #[must_use]
    pub fn withdraw_aloft(&self, mover: &Mover<'a>, flying: &Flying, asked: &Withdrawal) -> Ruling {
        let pace = self.withdrawing_pace(mover, asked.one_action);
        let walk = Walk { pace, ..flying.walk.clone() };
        let flying = Flying { walk, ..flying.clone() };
        self.freely(mover, asked, |mover| Flights(self.0).fly(mover, &flying))
    }

    /// The modes in which a creature may withdraw off the ground, likeliest first; if one was asked for, only that one. All at
    /// once if the rulebook combines them.
    #[must_use]
    pub fn ways_off_foot(&self, creature: &Creature, asked: Option<Mode>) -> Vec<MoveMode> {
        let each = [(Mode::Swim, MoveMode::Swim), (Mode::Climb, MoveMode::Climb), (Mode::Burrow, MoveMode::Burrow)];
        let has = |mode: Mode| creature.modes.of(mode).is_some() && asked.is_none_or(|it| it == mode);
        let each: Vec<MoveMode> = each.into_iter().filter(|&(mode, _)| has(mode)).map(|(_, way)| way).collect();
        let combines = self.0.ruleset.combining.value.is_known() && asked.is_none() && !each.is_empty();
        combines.then_some(MoveMode::Any).into_iter().chain(each).collect()
    }

    /// Judges a withdrawal off the ground: through water or earth, along a wall, or in several modes, without the check that a
    /// climb takes.
    #[must_use]
    pub fn withdraw_off_foot(&self, mover: &Mover<'a>, mode_move: &ModeMove, asked: &Withdrawal) -> Ruling {
        let pace = self.withdrawing_pace(mover, asked.one_action);
        let walk = Walk { pace, ..mode_move.walk.clone() };
        let mode_move = ModeMove { walk, ..mode_move.clone() };
        self.freely(mover, asked, |mover| {
            let mut ruling = ModeMoves(self.0).adjudicate(mover, &mode_move);
            if ruling.verdict == Verdict::NeedsCheck {
                ruling.checks.clear();
                ruling.verdict = Verdict::Legal;
            }
            ruling
        })
    }

    /// A movement in three dimensions as a withdrawal: if the ruleset requires it, every step leads farther from the
    /// primary target.
    fn freely(&self, mover: &Mover<'a>, asked: &Withdrawal, judge: impl Fn(&Mover<'a>) -> Ruling) -> Ruling {
        let mut ruling = judge(mover);
        if !self.0.ruleset.withdraw.value.is_from_one_opponent() {
            return ruling;
        }
        let primary = self.primary(mover, asked);
        if let Ok(primary) = &primary {
            let may = |ruling: &Ruling| ruling.verdict != Verdict::Illegal;
            if may(&ruling) && self.nearing(mover, &ruling, primary).is_some() {
                // The cheapest way there leads nearer at some step; another may not.
                let away = Some(self.away(primary));
                let leading_away = judge(&mover.with_options(MoveOptions { away, ..mover.options }));
                if may(&leading_away) && self.nearing(mover, &leading_away, primary).is_none() {
                    ruling = leading_away;
                }
            }
            if let Some(nearing) = self.nearing(mover, &ruling, primary) {
                // Notes on a move are useless once it is refused.
                ruling.findings.retain(Finding::refuses);
                ruling.findings.push(nearing);
                ruling.verdict = Verdict::Illegal;
            }
            if ruling.provocations.iter().any(|chance| chance.by == primary.name) {
                self.spare(mover, &mut ruling, 1, std::slice::from_ref(&primary.name));
            }
        }
        self.checked(mover, ruling, asked, primary)
    }

    /// The refusal of the first step of such a movement that doesn't lead farther from the primary target.
    fn nearing(&self, mover: &Mover<'a>, ruling: &Ruling, primary: &Creature) -> Option<Finding> {
        let away = Some(self.away(primary));
        let kept = |at: Placement, altitude: Height| {
            let there = Creature { anchor: at.anchor, altitude, ..mover.creature.clone() };
            let leaving = Mover { options: MoveOptions { away, ..mover.options }, ..*mover };
            StepPrices(self.0).distance_kept(&leaving, Distances(self.0).spot_in(&there, at))
        };
        let mut before = kept(ruling.from, mover.creature.altitude);
        ruling.steps.iter().enumerate().find_map(|(index, step)| {
            let now = kept(step.to, step.altitude);
            let farther = std::mem::replace(&mut before, now) < now;
            let square = step.to.anchor;
            let refusal = || Finding::refusal(RuleId::Withdraw, ChargeFact::NotFarther { square });
            (!farther).then(|| Finding { step: Some(index), ..refusal() })
        })
    }

    /// The opponent to withdraw from, or why there is none.
    fn primary(&self, mover: &Mover<'a>, asked: &Withdrawal) -> Result<&'a Creature, ChargeFact> {
        let primary = asked.primary.as_ref().and_then(|name| self.0.encounter.creature(name));
        let primary = primary.ok_or(ChargeFact::NoPrimary)?;
        self.why_no_primary(mover, primary).map_or(Ok(primary), Err)
    }

    fn away(&self, primary: &Creature) -> Away {
        Away { from: Distances(self.0).spot(primary), metric: self.0.ruleset.withdraw_metric.value }
    }

    /// No opponent that the mover sees strikes as it leaves the space it starts in.
    fn leave_start(&self, mover: &Mover<'a>, walk: &Walk) -> Ruling {
        let mover = mover.with_options(Paces(self.0).options_of(walk));
        let mut threateners = Strikes(self.0).threateners(&mover);
        threateners.calm(mover.placement.squares(), |other| Sight(self.0).sees(mover.creature, other));
        let (occupancy, budget) = (SharedSquares(self.0).occupancy(&mover), Paces(self.0).budget(&mover, walk.pace));
        let judge = WalkJudge::new(self.0, &mover, (&occupancy, &threateners), walk, budget);
        GroundChecks(self.0).ask(&judge, judge.ruling())
    }

    /// Withdraws from one opponent, which never strikes; a check spares the mover more opponents.
    fn withdraw_from(&self, mover: &Mover<'a>, walk: &Walk, asked: &Withdrawal) -> Ruling {
        let primary = self.primary(mover, asked);
        // Without a primary target there is no opponent to keep away from.
        let away = primary.as_ref().ok().map(|primary| self.away(primary));
        let mover = mover.with_options(MoveOptions { away, ..Paces(self.0).options_of(walk) });
        let mut threateners = Strikes(self.0).threateners(&mover);
        threateners.spare(|other| Some(&other.name) == asked.primary.as_ref());
        threateners.forgive(spares(self.check(asked).as_ref()), |other| Sight(self.0).sees(mover.creature, other));
        let (occupancy, budget) = (SharedSquares(self.0).occupancy(&mover), Paces(self.0).budget(&mover, walk.pace));
        let mut ruling = WalkJudge::new(self.0, &mover, (&occupancy, &threateners), walk, budget).ruling();
        if let Some(bent) = Maneuvers(self.0).bent(&mover, &ruling) {
            ruling.findings.push(bent);
            ruling.verdict = Verdict::Illegal;
        }
        let ruling = self.checked(&mover, ruling, asked, primary);
        GroundChecks(self.0).ask_maneuver(&mover, ruling, &walk.ground)
    }

    /// The check against opponents other than the primary target.
    fn check(&self, asked: &Withdrawal) -> Option<Check> {
        let primary = asked.primary.as_ref().and_then(|name| self.0.encounter.creature(name))?;
        Some(Check {
            kind: CheckKind::Withdraw,
            against: Some(primary.name.clone()),
            dc: primary.maneuver_defense,
            rolled: asked.check,
            rule: RuleId::Withdraw,
            modifiers: Vec::new(),
        })
    }

    /// A withdrawal from a primary target with its check.
    fn checked(
        &self,
        mover: &Mover<'a>,
        mut ruling: Ruling,
        asked: &Withdrawal,
        primary: Result<&Creature, ChargeFact>,
    ) -> Ruling {
        let check = self.check(asked);
        let spares = spares(check.as_ref());
        let others = !ruling.provocations.is_empty();
        self.spare(mover, &mut ruling, spares as usize, &asked.spare);
        let check = check.filter(|check| others || check.rolled.is_some());
        ruling.findings.extend(check.as_ref().and_then(unknown_defense));
        ruling.checks.extend(check);
        if let Err(fact) = primary {
            ruling.findings.retain(|finding| finding.refuses());
            ruling.findings.insert(0, Finding::refusal(RuleId::Withdraw, fact));
            // Nowhere else would be a withdrawal from this opponent either.
            ruling.nearest = None;
            ruling.verdict = Verdict::Illegal;
        }
        ruling
    }

    /// Takes away the chances of `many` opponents that the mover sees: first the named ones, then in the order of their
    /// chances.
    fn spare(&self, mover: &Mover<'a>, ruling: &mut Ruling, many: usize, first: &[Name]) {
        let seen = |other: &Creature| Sight(self.0).sees(mover.creature, other);
        let spared = Maneuvers(self.0).spared_first(&ruling.provocations, seen, first, many);
        ruling.provocations.retain(|chance| !spared.contains(&chance.by));
        let legal = ruling.refusals().next().is_none();
        for who in spared.into_iter().filter(|_| legal) {
            let fact = Fact::NoStrike { who, why: NoStrike::Exempt };
            ruling.findings.push(Finding::note(RuleId::Withdraw, fact));
        }
    }
}

/// How many opponents besides the primary target a check keeps from striking.
fn spares(check: Option<&Check>) -> u32 {
    check.and_then(Check::margin).map_or(0, |margin| u32::try_from(margin).map_or(0, |margin| 1 + margin / 2))
}
