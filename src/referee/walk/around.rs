//! The cost of a detour around other creatures, reported because the map alone doesn't show it.

use super::judge::WalkJudge;
use crate::field::Name;
use crate::grid::Feet;
use crate::referee::board::{Distances, Occupant};
use crate::referee::movement::Threateners;
use crate::referee::request::Prefer;
use crate::referee::ruling::{Fact, Finding, Ruling};
use crate::referee::search::{Objective, RouteGoal, StepTable};

/// How close to the straight way, in squares, a creature has to be for a way through to be worth searching.
const ASIDE: i32 = 2;

/// The most creatures to name.
const MOST_NAMED: usize = 2;

impl<'a> WalkJudge<'a, '_> {
    /// The note that this way is longer than one through creatures that let nobody pass; `None` if it isn't, or is an
    /// explicit path. Searches only if such a creature is near the straight way.
    pub(crate) fn around(&self, step_table: &StepTable<'a, '_>, ruling: &Ruling) -> Option<Finding> {
        let &[goal] = self.stops() else { return None };
        let feet = ruling.feet?.whole();
        let from = self.mover.placement.anchor;
        let odd = self.mover.diagonal_count.is_odd();
        let too_far = ruling.refusals().all(|finding| matches!(finding.fact, Fact::TooFar { .. }));
        // This note is optional.
        if self.referee.is_nearly_done() {
            return None;
        }
        let searched = self.walk.prefer == Prefer::Shortest && self.through.is_empty() && ruling.optimal;
        if !too_far || !searched || feet <= Distances(self.referee).least_feet(from, goal, odd) {
            return None;
        }
        let between = self.mover.placement.area().around(self.mover.full.at(goal).area()).grown(ASIDE);
        let closed = |occupant: &&Occupant<'_>| occupant.passage.1.is_closed();
        let in_the_way = |occupant: &Occupant<'_>| closed(&occupant) && occupant.space.area().overlaps(between);
        if !self.occupancy.occupants.iter().any(in_the_way) {
            return None;
        }
        let mut without = self.occupancy.clone();
        without.occupants.retain(|occupant| !closed(&occupant));
        let step_table = step_table.among(Some(&without));
        let ends = [step_table.shape_of(ruling.steps.last()?.to)?];
        let route_goal = RouteGoal { stops: &[goal], ends: &ends, through: &[], explicit_path: None };
        // If no way there is cheaper, that is known before searching for a route.
        step_table.least_feet(&route_goal, Feet(feet.0.checked_sub(1)?))?;
        let path = step_table.route(&Threateners::none(), &route_goal, Objective::SHORTEST).ok().flatten()?;
        let judge = WalkJudge { occupancy: &without, ..*self };
        let direct = judge.judge_path(&path, path.end()).feet?.whole();
        let met: Vec<&Occupant<'_>> =
            path.steps().flat_map(|(_, to)| self.occupancy.met(to)).map(|(met, _)| met).filter(closed).collect();
        let rule = met.first()?.passage.0;
        let mut who: Vec<Name> = Vec::new();
        for name in met.into_iter().map(|occupant| &occupant.creature.name) {
            if !who.contains(name) && who.len() < MOST_NAMED {
                who.push(name.clone());
            }
        }
        (direct < feet && direct > Feet(0)).then(|| Finding::note(rule, Fact::Around { who, feet, direct }))
    }
}
