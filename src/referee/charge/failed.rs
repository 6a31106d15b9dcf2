//! What becomes of a failed charge: it ends right in front of its target, and one that fails critically lets the target
//! strike.

use super::attempt::ChargeAttempt;
use super::{ChargeRuling, Charges};
use crate::field::{Creature, Mode};
use crate::grid::{Height, Path, Placement, Square};
use crate::referee::board::{Elevations, Sight, Strike, Threats};
use crate::referee::context::Mover;
use crate::referee::flight::Flights;
use crate::referee::modes::ModeMoves;
use crate::referee::request::{Flying, ModeMove, MoveMode, Walk};
use crate::referee::ruling::{Check, Fact, Finding, ManeuverFact, Provocation, Ruling};
use crate::referee::search::StepTable;
use crate::referee::space::{Pose, Space, line};
use crate::referee::walk::{WalkJudge, Walks};
use crate::ruleset::RuleId;

impl ChargeAttempt<'_, '_> {
    /// Ends a failed charge right before its target, even if the charger would have struck from farther away, as far as
    /// its movement goes.
    pub(super) fn end_in_front(&self, charged: &mut ChargeRuling, rule: RuleId) {
        let WalkJudge { referee, mover, .. } = self.judge;
        let (from, space) = (charged.ruling.to, referee.ruleset().placement(self.target));
        let (start, reach) = (mover.placement.anchor, space.area().grown(mover.full.width as i32));
        let touches = |at: Placement| at.squares().any(|square| space.area().grown(1).contains(square));
        if touches(from) {
            return;
        }
        let places = reach.squares().map(|anchor| mover.full.at(anchor));
        let free = |at: &Placement| touches(*at) && Walks(referee).end_refusals(mover, self.occupancy, *at).is_empty();
        let mut places: Vec<Placement> = places.filter(free).collect();
        let off = |from: Square, at: Placement| {
            let (dx, dy) = from.to(at.anchor);
            i64::from(dx).pow(2) + i64::from(dy).pow(2)
        };
        places.sort_by_key(|&at| (off(from.anchor, at), off(start, at), at.anchor));
        let there = Mover { placement: from, ..*mover };
        let step_table = StepTable::upright(referee, &there, Some(self.judge.occupancy));
        let further = |end: Placement| {
            let onward = step_table.straight(self.judge.threateners, end.anchor)?;
            let mut path = Path::from(mover.placement);
            let onward = onward.steps().map(|(_, to)| to);
            for place in charged.ruling.steps.iter().map(|step| step.to).chain(onward) {
                path.push(place).ok()?;
            }
            let ruling = self.judge.judge_path(&path, end);
            let refused = ruling.refusals().next().is_some();
            (!refused).then_some(ruling)
        };
        let Some(ruling) = places.into_iter().find_map(further) else { return };
        stop_there(charged, ruling, self.target, rule);
    }
}

impl<'a> Charges<'a> {
    /// Ends a failed charge through air or water right before its target, above or below it too, as far as its movement goes.
    pub(super) fn end_in_front(
        &self,
        mover: &Mover<'a>,
        (mode, walk): (Mode, &Walk),
        target: &'a Creature,
        check: &Check,
        charged: &mut ChargeRuling,
    ) {
        let (board, start) = (&self.0.encounter.battlefield, Space(self.0).pose(mover));
        let (space, levels) = (self.0.space_of(target), Elevations(self.0).levels(target));
        let own = |pose: Pose| Elevations(self.0).levels_at(mover.creature, pose.elevation);
        let touches = |pose: Pose| own(pose).apart(levels) <= 1 && pose.at.area().grown(1).overlaps(space.area());
        let way = charged.ruling.steps.iter();
        let way = way.map(|step| Pose { at: step.to, elevation: board.floor_under(step.to) + step.altitude });
        let way: Vec<Pose> = way.collect();
        let end = way.last().copied().unwrap_or(start);
        if touches(end) {
            return;
        }
        let tall = own(end).highest() - own(end).lowest();
        let heights = (levels.lowest() - tall..=levels.highest()).map(Height::of_squares);
        let around = space.area().grown(mover.full.width.cast_signed()).within(board.area());
        let places = around.into_iter().flat_map(|area| area.squares().collect::<Vec<_>>());
        let places = places.map(|anchor| mover.full.at(anchor)).filter(|&at: &Placement| board.holds(at));
        let poses = places.flat_map(|at| heights.clone().map(move |elevation| Pose { at, elevation }));
        let inside = |pose: Pose| pose.at.overlaps(space) && own(pose).overlap(levels);
        let free = |pose: &Pose| pose.elevation >= board.floor_under(pose.at) && touches(*pose) && !inside(*pose);
        let mut poses: Vec<Pose> = poses.filter(free).collect();
        let far = |from: Pose, to: Pose| {
            let ((dx, dy), rise) = (from.at.anchor.to(to.at.anchor), (to.elevation - from.elevation).squares());
            [dx, dy, rise].map(|axis| i64::from(axis).pow(2)).iter().sum::<i64>()
        };
        poses.sort_by_key(|&pose| (far(end, pose), far(start, pose), pose.at.anchor, pose.elevation));
        let further = |&to: &Pose| {
            let (stops, walk) = (self.over(way.iter().copied().chain(line(end, to)).collect()), walk.clone());
            let ruling = match mode {
                Mode::Fly => Flights(self.0).fly(mover, &Flying { stops, walk, ..Flying::default() }),
                _ => {
                    let swim = ModeMove { move_mode: MoveMode::Swim, stops, walk, hands: 2, ..ModeMove::default() };
                    ModeMoves(self.0).adjudicate(mover, &swim)
                }
            };
            let refused = ruling.refusals().next().is_some();
            (!refused).then(|| self.note_staying_up(mover, ruling))
        };
        let Some(mut ruling) = poses.iter().find_map(further) else { return };
        if self.0.ruleset.charge_chances.value.excepts_the_target() && !check.fails_critically() {
            ruling.provocations.retain(|chance| chance.by != target.name);
        }
        stop_there(charged, ruling, target, check.rule);
    }

    /// Gives the target of a critically failed charge a chance to strike, if it threatens the charger on the way or at
    /// the end.
    pub(super) fn answer(&self, mover: &Mover<'a>, target: &Creature, ruling: &mut Ruling) {
        let levels = match ruling.altitude {
            Some(_) => Elevations(self.0).levels_at(mover.creature, self.elevation_of(ruling)),
            None => Elevations(self.0).levels_in(mover.creature, ruling.to),
        };
        let known = ruling.provocations.iter().any(|chance| chance.by == target.name);
        let clutter = Sight(self.0).clutter();
        let strikes = |square| Threats(self.0).strike(&clutter, target, square, levels) == Strike::Threatened;
        let Some((step, left)) = last_left(ruling) else { return };
        if !known && Threats(self.0).is_armed(target) && ruling.to.squares().any(strikes) {
            ruling.provocations.push(Provocation {
                by: target.name.clone(),
                step,
                leaving: left,
                entering: None,
                rule: RuleId::ChargeChances,
            });
            let quiet = |fact: &Fact| matches!(fact, Fact::NoStrike { who, .. } if *who == target.name);
            ruling.findings.retain(|finding| !quiet(&finding.fact));
            in_their_order(ruling);
        }
    }
}

/// Makes this the ruling of a failed charge, with what the charge itself found.
fn stop_there(charged: &mut ChargeRuling, mut ruling: Ruling, target: &Creature, rule: RuleId) {
    let of_the_charge = |finding: &Finding| finding.refuses() || matches!(finding.fact, Fact::Charge(_));
    ruling.verdict = charged.ruling.verdict;
    ruling.findings.extend(std::mem::take(&mut charged.ruling.findings).into_iter().filter(of_the_charge));
    let stops = ManeuverFact::StopsBefore { who: target.name.clone(), at: ruling.to, shunted: false };
    ruling.findings.push(Finding::note(rule, stops));
    let known = charged.ruling.checks.iter().filter(|check| !ruling.checks.contains(check));
    ruling.checks = known.cloned().chain(ruling.checks.iter().cloned()).collect();
    charged.ruling = ruling;
    charged.attack = None;
}

/// Sorts the chances by step, and within a step by name.
fn in_their_order(ruling: &mut Ruling) {
    ruling.provocations.sort_by(|a, b| (a.step, a.by.key()).cmp(&(b.step, b.by.key())));
}

/// The last step of a ruling, and the first square it leaves.
fn last_left(ruling: &Ruling) -> Option<(usize, Square)> {
    let last = ruling.steps.len().checked_sub(1)?;
    let from = if last == 0 { ruling.from } else { ruling.steps[last - 1].to };
    Some((last, from.outside(ruling.to).next().unwrap_or(from.anchor)))
}
