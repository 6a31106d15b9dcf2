//! Ground that asks for a check: where on a walk, and what the check does.

use super::{WalkJudge, Walks};
use crate::field::{Condition, Creature, GroundCheck, Skill};
use crate::grid::{Path, Placement, Square};
use crate::referee::context::Referee;
use crate::referee::ruling::{Check, CheckKind, Finding, GroundFact, Ruling, Verdict};
use crate::ruleset::RuleId;

/// The margin at which, or below which, one falls where the rules say so.
const FALLS_FROM: i32 = -5;

/// Ground that asks for a check.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GroundChecks<'a>(pub(crate) Referee<'a>);

/// A stretch of a path over ground that asks for one check.
struct Stretch {
    /// The step that leads onto it, counted from 0.
    step: usize,
    /// The first of its squares that the mover enters.
    square: Square,
    check: GroundCheck,
}

impl<'a> GroundChecks<'a> {
    /// Whether the ground asks nothing of the creature.
    fn spares(&self, creature: &Creature) -> bool {
        let unasked = self.0.encounter.battlefield.checked_squares().is_empty();
        unasked || creature.is_airborne() || creature.is(Condition::Incorporeal)
    }

    /// The stretches of a path that ask for a check, in order. Squares in a row that ask for the same are one.
    fn stretches(&self, creature: &Creature, from: Placement, ruling: &Ruling) -> Vec<Stretch> {
        if self.spares(creature) {
            return Vec::new();
        }
        let board = &self.0.encounter.battlefield;
        let (mut at, mut before) = (from, Vec::new());
        let mut stretches = Vec::new();
        for (index, step) in ruling.steps.iter().enumerate() {
            let asked = step.to.outside(at).filter_map(|square| Some((square, board.ground(square).check?)));
            let mut now: Vec<GroundCheck> = Vec::new();
            for (square, check) in asked {
                if !now.contains(&check) && !before.contains(&check) {
                    stretches.push(Stretch { step: index, square, check });
                }
                now.push(check);
            }
            (at, before) = (step.to, now);
        }
        stretches
    }

    /// The rule by which such a check is made.
    fn rule(&self, skill: Skill) -> RuleId {
        let balances = skill == Skill::Balance && self.0.ruleset.balance.value.is_known();
        if balances { RuleId::Balance } else { RuleId::GroundChecks }
    }

    /// Asks a legal walk for the checks of the ground that it enters. Where one fails, the walk stops in front of that
    /// ground, or falls on it.
    pub(crate) fn ask(&self, judge: &WalkJudge<'a, '_>, ruling: Ruling) -> Ruling {
        if ruling.verdict == Verdict::Illegal {
            return ruling;
        }
        let stretches = self.stretches(judge.mover.creature, ruling.from, &ruling);
        let mut ruling = ruling;
        let mut checks = Vec::new();
        for (nth, stretch) in stretches.iter().enumerate() {
            let GroundCheck { skill, dc } = stretch.check;
            let rule = self.rule(skill);
            let (kind, rolled) = (CheckKind::Ground(skill), judge.walk.ground.of(nth));
            let check = Check { kind, against: None, dc: Some(dc.into()), rolled, rule, modifiers: Vec::new() };
            let (succeeds, margin) = (check.succeeds(), check.margin().unwrap_or_default());
            checks.push(check);
            match succeeds {
                Some(true) => {}
                None => ruling.verdict = Verdict::NeedsCheck,
                // How far it gets is open as long as an earlier check is.
                Some(false) if ruling.verdict == Verdict::NeedsCheck => {}
                Some(false) => {
                    let drops = rule == RuleId::Balance && self.0.ruleset.balance.value.drops_by_five();
                    ruling = self.stopped(judge, &ruling, stretch, rule, drops && margin <= FALLS_FROM);
                    break;
                }
            }
        }
        ruling.checks.splice(0..0, checks);
        ruling
    }

    /// The same walk up to the ground whose check failed, or onto it if it falls there.
    fn stopped(
        &self,
        judge: &WalkJudge<'a, '_>,
        ruling: &Ruling,
        stretch: &Stretch,
        rule: RuleId,
        falls: bool,
    ) -> Ruling {
        let may_end = |at: Placement| Walks(self.0).end_refusals(judge.mover, judge.occupancy, at).is_empty();
        let falls = falls && ruling.steps.get(stretch.step).is_some_and(|step| may_end(step.to));
        let mut path = Path::from(judge.mover.placement);
        let mut best = path.clone();
        for step in &ruling.steps[..stretch.step + usize::from(falls)] {
            if path.push(step.to).is_err() {
                break;
            }
            if may_end(step.to) {
                best = path.clone();
            }
        }
        let mut short = judge.judge_path(&best, best.end());
        short.takes = ruling.takes;
        let square = stretch.square;
        let fact = if falls { GroundFact::Falls { square } } else { GroundFact::Stops { square } };
        short.findings.push(Finding::note(rule, fact));
        short
    }

    /// Notes the ground on the way that asks for a check, where the movement's own check decides.
    pub(crate) fn note(&self, creature: &Creature, ruling: &mut Ruling) {
        let stretches = self.stretches(creature, ruling.from, ruling);
        let notes = stretches.into_iter().map(|Stretch { square, check, .. }| {
            Finding::note(self.rule(check.skill), GroundFact::Asks { check, square })
        });
        ruling.findings.extend(notes);
    }
}
