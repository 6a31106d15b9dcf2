//! Judging one charge.

use std::cell::LazyCell;

use super::lane::{Lane, Lanes};
use super::{ChargeRuling, Charges};
use crate::field::{Condition, Creature, Mode};
use crate::grid::{Feet, Path, Placement, Square};
use crate::referee::board::{Occupancy, SharedSquares, Supports};
use crate::referee::context::MoveOptions;
use crate::referee::flight::ClassFlights;
use crate::referee::maneuver::{Contest, Course, Maneuvers, entry_into, unknown_defense};
use crate::referee::modes::ForwardMoves;
use crate::referee::request::{Charge, Flying, Overrun, Results};
use crate::referee::ruling::{ChargeFact, Check, CheckKind, Fact, Finding, HeightFact, Maneuver, Ruling, Verdict};
use crate::referee::search::StepTable;
use crate::referee::walk::WalkJudge;
use crate::ruleset::RuleId;

/// A charge, and what is known before it is judged.
pub(crate) struct ChargeAttempt<'a, 'r> {
    /// Its occupancy leaves out the creatures that may be run into.
    pub(crate) judge: WalkJudge<'a, 'r>,
    pub(crate) occupancy: &'r Occupancy<'a>,
    pub(crate) target: &'a Creature,
    pub(crate) asked: &'r Charge,
}

impl<'a> ChargeAttempt<'a, '_> {
    pub(crate) fn judge(&self, mut refusals: Vec<Finding>, usable: bool) -> ChargeRuling {
        let (referee, mover) = (self.judge.referee, self.judge.mover);
        let start = mover.placement;
        let nowhere = |refusals: Vec<Finding>| {
            let ruling = Ruling { verdict: Verdict::Illegal, ..self.judge.refuse(start, refusals) };
            ChargeRuling { ruling, lane: None, attack: None, ends: Vec::new() }
        };
        if !usable {
            return nowhere(refusals);
        }
        refusals.extend(Charges(referee).not_at(mover, self.target));
        refusals.extend(self.overrun_refusals());
        if SharedSquares(referee).squeezes(mover.creature) || mover.creature.is(Condition::Squeezing) {
            refusals.push(Finding::refusal(RuleId::ChargeLane, ChargeFact::SqueezedStart));
        }
        let Some((feet, mut places)) = Charges(referee).closest_ends(mover, self.target) else {
            refusals.push(Finding::refusal(RuleId::Charge, Charges(referee).no_end(mover, self.target)));
            return nowhere(refusals);
        };
        // Among equals, the end straightest ahead of the charger.
        let off = |end: Placement| Charges::off(start, end);
        if referee.ruleset().charge_tie.value.is_straightest() {
            let least = places.iter().map(|&end| off(end)).min();
            places.retain(|&end| Some(off(end)) == least);
        }
        if feet < Feet::SQUARE * 2 {
            refusals.push(Finding::refusal(RuleId::Charge, ChargeFact::TooNear { feet }));
        }
        if feet > self.judge.budget {
            refusals.push(Finding::refusal(RuleId::Charge, Fact::TooFar { feet: feet.into() }));
        }
        let step_table = StepTable::upright(referee, mover, Some(self.judge.occupancy));
        // The board without occupants and hampering, to say what spoils a charge with no path to its end.
        let anyhow = mover.with_options(MoveOptions { impeded: true, ..MoveOptions::default() });
        let bare = LazyCell::new(|| StepTable::upright(referee, &anyhow, None));
        let threateners = self.judge.threateners;
        let way = |end| step_table.straight(threateners, end).or_else(|| bare.straight(threateners, end));
        let attempt = |&end: &Placement| {
            let mut ruling = Ruling { feet: Some(feet.into()), ..self.attempt(way(end.anchor), end) };
            let flying = Flying { walk: self.judge.walk.clone(), ..Flying::default() };
            ClassFlights(referee).charge_on_wings(mover, &flying, &mut ruling);
            ruling
        };
        let mut tries: Vec<Ruling> = places.iter().map(attempt).collect();
        let clear = |ruling: &Ruling| ruling.refusals().next().is_none();
        let ends = tries.iter().filter(|ruling| refusals.is_empty() && clear(ruling)).map(|ruling| ruling.to.anchor);
        let ends: Vec<Square> = ends.collect();
        match self.asked.to {
            Some(to) if places.iter().any(|place| place.anchor == to) => tries.retain(|ruling| ruling.to.anchor == to),
            Some(to) => {
                let ends = places.iter().map(|place| place.anchor).collect();
                let straightest = referee.ruleset().charge_tie.value.is_straightest();
                let rule = if straightest { RuleId::ChargeTie } else { RuleId::Charge };
                refusals.push(Finding::refusal(rule, ChargeFact::OtherEnd { to, ends }));
            }
            None => {}
        }
        let best = tries.into_iter().min_by_key(|ruling| {
            (ruling.refusals().count(), ruling.provocations.len(), off(ruling.to), ruling.to.anchor)
        });
        let Some(mut ruling) = best else { return nowhere(refusals) };
        let lane = self.lane(ruling.to);
        ruling.findings.splice(0..0, refusals);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
        if referee.stops_at_refusals(&ruling) {
            if Supports(referee).locomotion(mover.creature).is_listed() {
                // A refused charge reports distances: its own, and those of its steps.
                ForwardMoves(referee).price_unhampered(mover, &mut ruling);
                ruling.feet = Some(feet.into());
            } else {
                // Without a speed for the mode, no distance has its own price.
                ruling.feet = Some(ruling.steps.iter().map(|step| step.feet).sum());
            }
            ruling.findings.retain(|finding| finding.refuses());
            return ChargeRuling { ruling, lane: Some(lane), attack: None, ends };
        }
        ruling.findings.push(Finding::note(RuleId::ChargeBonus, ChargeFact::Bonus));
        ruling.findings.push(Finding::note(RuleId::ChargeWeapons, ChargeFact::Weapons));
        let attack = Some(ruling.to.anchor);
        ChargeRuling { ruling, lane: Some(lane), attack, ends }
    }

    fn lane(&self, end: Placement) -> Lane {
        let mover = self.judge.mover;
        Lanes(self.judge.referee).lane(mover.full.at(mover.placement.anchor), end)
    }

    /// Judges a charge to this end by its lane, its path and the end itself. `path` is the path there, if any.
    fn attempt(&self, path: Option<Path>, end: Placement) -> Ruling {
        let WalkJudge { referee, mover, .. } = self.judge;
        let space = referee.ruleset().placement(self.target);
        let path = path.unwrap_or_else(|| self.judge.straight_on(Path::from(mover.placement), &[end.anchor]));
        let mut past = vec![&self.target.name];
        // Only a creature that it runs into is overrun; beside its path, it spoils the lane as any other does.
        let meets = |other: &&Creature| {
            let space = referee.space_of(other);
            path.steps().any(|(_, to)| to.overlaps(space))
        };
        let overrun = self.asked.overrun.as_ref().and_then(|name| referee.encounter().creature(name)).filter(meets);
        past.extend(overrun.map(|other| &other.name));
        let mut spoils = Lanes(referee).lane_refusals(mover, self.occupancy, &self.lane(end), space, &past);
        let mut ruling = self.judge.judge_path(&path, end);
        let (found, notes): (Vec<Finding>, Vec<Finding>) =
            std::mem::take(&mut ruling.findings).into_iter().partition(|finding| finding.refuses());
        let overrun = self.asked.overrun.as_ref();
        let inside = self.occupancy.stop_refusals(referee, end).into_iter();
        let ran_into = |fact: &Fact| matches!(fact, Fact::EndsInside { who, .. } if Some(who) == overrun);
        let inside = inside.filter(|finding| ran_into(&finding.fact));
        for mut finding in found.into_iter().chain(inside) {
            if let Fact::EndsInside { if_shared, .. } = &mut finding.fact {
                *if_shared = None;
            }
            if !matches!(finding.fact, Fact::TooFar { .. }) && !is_said(&spoils, &finding.fact) {
                spoils.push(finding);
            }
        }
        ruling.findings = spoils.into_iter().chain(notes).collect();
        ruling
    }

    /// Applies the charge's own check: whether it strikes, and where it ends if that would be in its target's space.
    pub(crate) fn strive(&self, charged: &mut ChargeRuling, check: Check) {
        let WalkJudge { referee, mover, .. } = self.judge;
        let (succeeds, rule) = (check.succeeds(), check.rule);
        let entry = entry_into(&charged.ruling, referee.ruleset().placement(self.target));
        if succeeds == Some(false) && entry.is_none() {
            match Supports(referee).locomotion(mover.creature).mode {
                mode @ (Mode::Fly | Mode::Swim) => {
                    let (target, walk) = (self.target, self.judge.walk);
                    Charges(referee).end_in_front(mover, (mode, walk), target, &check, charged);
                }
                _ => self.end_in_front(charged, rule),
            }
        }
        let fumbled = check.fails_critically();
        charged.ruling.findings.extend(unknown_defense(&check));
        charged.ruling.checks.push(check);
        match (succeeds, entry) {
            (None, Some(_)) => await_check(&mut charged.ruling),
            (Some(false), Some(step)) => {
                let ruling = charged.ruling.clone();
                let met = (self.target, step, true);
                charged.ruling = Maneuvers(referee).stopped_in_front(mover, self.occupancy, ruling, met, rule);
                charged.attack = None;
            }
            (Some(true), _) | (_, None) => {}
        }
        if fumbled {
            Charges(referee).answer(mover, self.target, &mut charged.ruling);
        }
    }

    /// What keeps the mover from overrunning the named creature.
    fn overrun_refusals(&self) -> Vec<Finding> {
        let WalkJudge { referee, mover, .. } = self.judge;
        let Some(other) = self.asked.overrun.as_ref().and_then(|name| referee.encounter().creature(name)) else {
            return Vec::new();
        };
        if !referee.ruleset().charge_overrun.value.is_allowed() {
            return vec![Finding::refusal(RuleId::ChargeOverrun, ChargeFact::NoOverrun)];
        }
        Maneuvers(referee).target_refusals(mover, (Maneuver::Overrun, false), other)
    }

    /// Resolves the charge's overrun like any other overrun, and its effect on the charge.
    pub(crate) fn overrun(&self, charged: &mut ChargeRuling) {
        let WalkJudge { referee, mover, .. } = self.judge;
        let name = self.asked.overrun.as_ref();
        let Some(other) = name.and_then(|name| referee.encounter().creature(name)) else { return };
        let (who, rule) = (other.name.clone(), RuleId::ChargeOverrun);
        let met = self.occupancy.occupants.iter().any(|occupant| occupant.creature.name == who);
        if !met || entry_into(&charged.ruling, referee.ruleset().placement(other)).is_none() {
            charged.ruling.findings.push(Finding::note(rule, ChargeFact::NotMet { who }));
            return;
        }
        let result = self.asked.results.of(charged.ruling.checks.len());
        let asked = Overrun {
            avoids: if self.asked.avoids { vec![who] } else { Vec::new() },
            tripped: self.asked.tripped,
            results: result.map_or(Results::None, Results::All),
            against: self.asked.against,
            ..Overrun::default()
        };
        let contest = Contest::Strength(CheckKind::ChargeOverrun);
        let course = Course { mover, occupancy: self.occupancy, asked: &asked, contest, rule };
        let end = charged.ruling.to;
        let (ruling, hangs) = course.meet(referee, charged.ruling.clone(), &[other]);
        charged.attack = charged.attack.filter(|_| ruling.to == end);
        charged.ruling = ruling;
        if hangs {
            await_check(&mut charged.ruling);
        }
    }
}

/// Marks a ruling as waiting for a check, unless the rules refuse it anyway.
pub(super) fn await_check(ruling: &mut Ruling) {
    if ruling.verdict == Verdict::Legal {
        ruling.verdict = Verdict::NeedsCheck;
    }
}

/// Whether the findings on the lane already cover what a step meets.
fn is_said(spoils: &[Finding], fact: &Fact) -> bool {
    spoils.iter().any(|spoil| match (&spoil.fact, fact) {
        // Nobody goes over an edge into what is solid.
        (
            Fact::Filled { square: a, .. },
            Fact::Filled { square: b, .. }
            | Fact::Height(HeightFact::Drop { square: b, .. } | HeightFact::Ledge { square: b, .. }),
        ) => a == b,
        (Fact::Walled { edge: a, .. }, Fact::Walled { edge: b, .. }) => a == b,
        (Fact::Charge(ChargeFact::LowOrNarrow { edge: a }), Fact::Walled { edge: b, .. }) => a == b,
        (Fact::InTheWay { who: a, .. }, Fact::InTheWay { who: b, .. } | Fact::EndsInside { who: b, .. }) => a == b,
        (Fact::Charge(ChargeFact::SlowGround { square: a }), Fact::Impeded { square: b, .. }) => a == b,
        // A creature crossing a pit goes down into it and up out of it.
        (
            Fact::Charge(ChargeFact::DropInLane { .. }),
            Fact::Height(HeightFact::Drop { .. } | HeightFact::Ledge { .. }),
        ) => true,
        (Fact::Charge(fact), Fact::Hampered { .. }) => {
            matches!(fact, ChargeFact::SlowGround { .. } | ChargeFact::SlowBody { .. } | ChargeFact::LowOrNarrow { .. })
        }
        (a, b) => a == b,
    })
}
