//! Goals that no route reaches: the path judged instead, and the nearest place where the mover could end.

use super::Walks;
use super::judge::WalkJudge;
use crate::grid::{Feet, HalfFeet, Path, Placement, Square};
use crate::referee::board::Distances;
use crate::referee::movement::Hindrances;
use crate::referee::request::Prefer;
use crate::referee::ruling::Pace;
use crate::referee::search::{Objective, RouteGoal, StepTable};

impl<'a> WalkJudge<'a, '_> {
    /// The path to judge if no route reaches the goal: the route there without other creatures, or else one as near as
    /// the ground allows and then straight on.
    pub(crate) fn closed_way(&self, step_table: &StepTable<'a, '_>, stops: &[Square]) -> Path {
        let deserted = step_table.among(None);
        let ends: Vec<usize> = (0..deserted.stances.len()).collect();
        let reached = deserted.connected();
        let route = |stops: &[Square]| {
            let route_goal = RouteGoal { stops, ends: &ends, through: self.through, explicit_path: None };
            if !reached.leads_to(&route_goal) {
                return None;
            }
            let route = deserted.route(self.threateners, &route_goal, Objective::SHORTEST);
            route.unwrap_or_else(|_| deserted.way_by_feet(&route_goal))
        };
        if let Some(path) = route(stops) {
            return path;
        }
        let start = Path::from(self.mover.placement);
        let &[goal] = stops else { return self.straight_on(start, stops) };
        let away = |anchor: Square| self.away(anchor, goal);
        let places: Vec<_> = reached.anchors().map(|anchor| (away(anchor), anchor)).collect();
        let nearest = places.iter().map(|(away, _)| *away).min();
        let mut near: Vec<Square> =
            places.iter().filter(|(away, _)| Some(*away) == nearest).map(|(_, anchor)| *anchor).collect();
        near.sort_unstable();
        near.dedup();
        // Of several, the cheapest, then the first.
        if near.len() > 1 {
            let feet = deserted.feet_to_each(&near);
            let mut priced: Vec<(Option<Feet>, Square)> = feet.into_iter().zip(near).collect();
            priced.sort_unstable();
            near = priced.into_iter().map(|(_, anchor)| anchor).collect();
        }
        let as_near = near.first().and_then(|&anchor| route(&[anchor]));
        self.straight_on(as_near.unwrap_or(start), stops)
    }

    /// How far an anchor is from the goal, in feet; ties are broken by the squared straight-line distance.
    fn away(&self, anchor: Square, goal: Square) -> (Feet, u64) {
        let (dx, dy) = anchor.to(goal);
        let squared = |offset: i32| u64::from(offset.unsigned_abs()).pow(2);
        (Distances(self.referee).feet_between_squares(anchor, goal), squared(dx) + squared(dy))
    }

    /// The path extended in straight lines from stop to stop, regardless of obstacles.
    pub(crate) fn straight_on(&self, mut path: Path, stops: &[Square]) -> Path {
        for &stop in stops {
            loop {
                let (dx, dy) = path.end().anchor.to(stop);
                let next = path.end().anchor.offset((dx.signum(), dy.signum()));
                let full = self.mover.full.at(next);
                let same = path.end().footprint.at(next);
                if (dx, dy) == (0, 0) || path.push(full).or_else(|_| path.push(same)).is_err() {
                    break;
                }
            }
        }
        path
    }

    /// The end within the budget that is nearest to the goal; among equals the cheapest, then the first in reading
    /// order.
    pub(crate) fn nearest_end(&self, step_table: &StepTable<'a, '_>, goal: Placement) -> Option<(Placement, HalfFeet)> {
        let start = self.mover.placement;
        if self.walk.pace == Pace::Run && self.referee.ruleset().run_line.value.is_straight()
            || Hindrances(self.referee).only_crawls(self.mover.creature)
        {
            return None;
        }
        let away = |anchor: Square| self.away(anchor, goal.anchor);
        let mut ends = Walks(self.referee).ends(step_table, self.occupancy, self.budget);
        if !Walks(self.referee).end_refusals(self.mover, self.occupancy, start).is_empty() {
            // The mover was placed where no move may end, so staying is not an option.
            ends.forget(start.anchor);
        }
        let (anchor, end) = ends.ends().min_by_key(|&(anchor, end)| (away(anchor), end.feet, anchor))?;
        let feet = match self.walk.prefer {
            Prefer::Shortest => None,
            Prefer::Safest => self.feet_of_the_way(step_table, anchor, end.shape),
        };
        let nearest = step_table.at(end.shape, anchor);
        Some((nearest, feet.unwrap_or(end.feet.into()))).filter(|_| nearest != start)
    }

    /// The cost of the way the mover prefers to this end, within its budget.
    fn feet_of_the_way(&self, step_table: &StepTable<'a, '_>, anchor: Square, shape: usize) -> Option<HalfFeet> {
        let route_goal = RouteGoal { stops: &[anchor], ends: &[shape], through: &[], explicit_path: None };
        let objective = Objective { prefer: self.walk.prefer, budget: Some(self.budget) };
        let path = step_table.route(self.threateners, &route_goal, objective).ok().flatten()?;
        self.judge_path(&path, path.end()).feet
    }
}
