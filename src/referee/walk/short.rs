//! Walks that stop short of their goal.

use super::Walks;
use super::judge::WalkJudge;
use crate::field::Name;
use crate::grid::{HalfFeet, Path, Placement, Square};
use crate::referee::board::Occupant;
use crate::referee::movement::{StepPrices, Turns};
use crate::referee::ruling::{Fact, Finding, ReactiveFact, Ruling};
use crate::referee::search::{End, Objective, RouteGoal, StepTable};
use crate::ruleset::RuleId;

/// The most places on other best routes to try.
const MOST_TRIES: usize = 32;

/// How good a place is to stop at: how many feet the way there takes, whether nobody else is there, and whether the mover
/// stands there in its full space.
type Worth = (HalfFeet, bool, bool);

impl<'a> WalkJudge<'a, '_> {
    /// Whether the mover only stops short for this reason, in a rulebook where movement simply runs out: its feet are
    /// spent, or another creature has moved to its goal in the same phase.
    pub(crate) fn runs_out(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::TooFar { .. }) || self.was_first(fact).is_some()
    }

    /// The creature that this fact puts in the mover's way or at its end, if it moved to the mover's goal in the same
    /// phase.
    fn was_first<'f>(&self, fact: &'f Fact) -> Option<&'f Name> {
        let (Fact::EndsInside { who, .. } | Fact::InTheWay { who, .. }) = fact else { return None };
        let other = self.referee.encounter().creature(who)?;
        let there = self.referee.space_of(other).overlaps(self.goal());
        Some(who).filter(|who| there && Turns(self.referee).has_moved_in_this_phase(who))
    }

    /// The way to squares that another creature moved to in the same phase, if only that creature closes them.
    pub(crate) fn way_but_for_the_first(&self, step_table: &StepTable<'a, '_>, stops: &[Square]) -> Option<Path> {
        if !Turns(self.referee).is_in_phases() {
            return None;
        }
        let goal = self.goal();
        let first = |occupant: &Occupant<'_>| {
            occupant.space.overlaps(goal) && Turns(self.referee).has_moved_in_this_phase(&occupant.creature.name)
        };
        let mut without = self.occupancy.clone();
        without.occupants.retain(|occupant| !first(occupant));
        if without.occupants.len() == self.occupancy.occupants.len() {
            return None;
        }
        let step_table = step_table.among(Some(&without));
        let ends: Vec<usize> = (0..step_table.stances.len()).collect();
        let route_goal = RouteGoal { stops, ends: &ends, through: self.through, explicit_path: None };
        step_table.route(self.threateners, &route_goal, Objective::SHORTEST).ok().flatten()
    }

    /// The same walk, ended at the last step where the mover may stop, within the budget and before any obstacle.
    pub(crate) fn cut_short(&self, step_table: &StepTable<'a, '_>, ruling: Ruling, goal: Placement) -> Ruling {
        let mut best = Path::from(self.mover.placement);
        let mut path = best.clone();
        let (mut spent, mut worth) = (HalfFeet(0), (HalfFeet(0), true, true));
        let refused = ruling.refusals().filter_map(|finding| finding.step).min().unwrap_or(ruling.steps.len());
        for step in &ruling.steps[..refused] {
            spent += step.feet;
            if spent > self.budget.into() || path.push(step.to).is_err() {
                break;
            }
            if Walks(self.referee).end_refusals(self.mover, self.occupancy, step.to).is_empty() {
                best = path.clone();
                worth = (spent, self.is_free(step.to), !self.mover.is_squeezed(step.to));
            }
        }
        let first = ruling.refusals().find_map(|finding| self.was_first(&finding.fact)).cloned();
        let held = first.is_none() && ruling.refusals().any(|finding| !finding.fact.is_about_stopping());
        if best.is_empty() && held {
            return ruling;
        }
        let out_of_feet = spent > self.budget.into();
        if out_of_feet && let Some(further) = self.further_along(step_table, &ruling, worth) {
            best = further;
        }
        let mut short = self.judge_explicit_path(&best);
        short.optimal = ruling.optimal;
        if best.end().anchor != goal.anchor {
            let out = |finding: &&Finding| !matches!(finding.fact, Fact::TooFar { .. });
            let closed = ruling.refusals().find(out).map(|finding| finding.rule);
            let why = if out_of_feet { self.walk.pace.limit() } else { closed.unwrap_or(RuleId::Speed) };
            short.findings.push(Finding::note(why, Fact::StopsShort { goal, altitude: None }));
            let affords = ruling.feet.is_none_or(|feet| feet <= self.budget.into());
            let conflict = first.filter(|_| affords).map(|who| ReactiveFact::WasThereFirst { who, goal });
            short.findings.extend(conflict.map(|fact| Finding::note(RuleId::Answering, fact)));
        }
        short
    }

    /// Whether no other creature is in these squares.
    fn is_free(&self, at: Placement) -> bool {
        self.occupancy.met(at).next().is_none()
    }

    /// The beginning of another equally good route, if the mover can stop farther along that one, or just as far but with
    /// the squares to itself.
    fn further_along(&self, step_table: &StepTable<'a, '_>, whole: &Ruling, worth: Worth) -> Option<Path> {
        let &[goal] = self.stops() else { return None };
        if worth >= (self.budget.into(), true, true) || !self.through.is_empty() {
            return None;
        }
        let shape = step_table.shape_of(whole.steps.last()?.to)?;
        let start = self.mover.placement.anchor;
        let ends = Walks(self.referee).ends(step_table, self.occupancy, self.budget);
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let better = |(anchor, end): (Square, End)| {
            let at = step_table.at(end.shape, anchor);
            let worth_there = (HalfFeet::from(end.feet), self.is_free(at), !self.mover.is_squeezed(at));
            let (dx, dy) = anchor.to(goal);
            let onward = prices.least(dx.unsigned_abs().max(dy.unsigned_abs()));
            let on_the_way = Some(HalfFeet::from(end.feet) + onward.into()) <= whole.feet;
            (worth_there > worth && on_the_way && anchor != start && anchor != goal).then_some((worth_there, at))
        };
        let mut places: Vec<(Worth, Placement)> = ends.ends().filter_map(better).collect();
        let aside = |at: Placement| {
            let ((x, y), (dx, dy)) = (start.to(at.anchor), start.to(goal));
            (i64::from(x) * i64::from(dy) - i64::from(y) * i64::from(dx)).abs()
        };
        places.sort_by_key(|&(worth, at)| (std::cmp::Reverse(worth), aside(at), at.anchor));
        places.into_iter().take(MOST_TRIES).find_map(|(_, at)| {
            let stops = [at.anchor, goal];
            let route_goal = RouteGoal { stops: &stops, ends: &[shape], through: &[], explicit_path: None };
            let path = step_table.route(self.threateners, &route_goal, Objective::SHORTEST).ok().flatten()?;
            let ruling = self.judge_path(&path, path.end());
            let steps = ruling.steps.iter().position(|step| step.to == at)? + 1;
            let as_good = ruling.feet == whole.feet
                && ruling.steps.len() == whole.steps.len()
                && ruling.provocations.len() == whole.provocations.len();
            let within = ruling.spent_after(steps) <= self.budget.into();
            let mut beginning = Path::from(self.mover.placement);
            let cut = ruling.steps[..steps].iter().try_for_each(|step| beginning.push(step.to));
            (as_good && within && cut.is_ok()).then_some(beginning)
        })
    }
}
