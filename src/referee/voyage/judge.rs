//! A trip before the referee: the best route, or the path given by hand, judged step by step.

use std::cell::RefCell;
use std::collections::HashMap;

use super::cubes::Cubes;
use super::search::{Search, Waypoint, beside};
use super::{Craft, Halves, HeightFact, Leg, Pose, Stop, Trip};
use crate::grid::{Feet, Height, Placement};
use crate::referee::company::Company;
use crate::referee::explore::TooTangled;
use crate::referee::ruling::{Fact, Finding, Provocation, Ruling, Step, Verdict};
use crate::referee::walk::Prefer;
use crate::referee::{Mover, Referee};
use crate::ruleset::RuleId;
use crate::ruleset::policy::RunningOut;

/// How far above the highest and the lowest point of the way a search looks.
const ROOM: i32 = 60;

/// A trip, and what is known of the board it goes over.
struct Voyage<'v, 'a, C: Craft> {
    referee: &'v Referee<'a>,
    mover: &'v Mover<'a>,
    craft: &'v C,
    trip: &'v Trip<'v>,
    start: Pose,
    everybody: Company<'a>,
    cubes: Cubes<'a, 'v>,
    /// Who is met at a height, by the lowest square of it.
    met: RefCell<HashMap<i32, Company<'a>>>,
    /// Walls, corners and solid ground between two spaces.
    ground: RefCell<HashMap<(Placement, Placement, Height), bool>>,
}

impl<'a> Referee<'a> {
    /// Judges a movement in three dimensions and says in what state it ends. Several stops, each beside the one before and
    /// the first beside the mover, are a path given by hand; otherwise the best route over the stops is found first.
    pub(in crate::referee) fn voyage<C: Craft>(
        &self,
        mover: &Mover<'a>,
        craft: &C,
        trip: &Trip<'_>,
    ) -> (Ruling, Option<C::State>) {
        let voyage = Voyage {
            referee: self,
            mover,
            craft,
            trip,
            start: self.pose(mover),
            everybody: self.everybody(mover),
            cubes: Cubes::new(self, mover),
            met: RefCell::default(),
            ground: RefCell::default(),
        };
        voyage.judge()
    }
}

impl<'a, C: Craft> Voyage<'_, 'a, C> {
    fn judge(&self) -> (Ruling, Option<C::State>) {
        let goal = self.goal();
        let (before, usable) = self.referee.pace_refusals(self.mover, self.trip.walk);
        if !usable {
            let mut ruling = self.unmoved(goal, before);
            ruling.verdict = Verdict::Illegal;
            return (ruling, None);
        }
        let (mut ruling, state) = match self.by_hand() {
            Some(poses) => self.judge_poses(&poses),
            None => self.best(goal),
        };
        ruling.findings.splice(0..0, before);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
        (ruling, state)
    }

    fn unmoved(&self, goal: Pose, findings: Vec<Finding>) -> Ruling {
        Ruling {
            budget: self.trip.budget,
            speed: self.trip.speed,
            takes: self.referee.takes(self.trip.walk.pace),
            altitude: Some(self.referee.altitude_of(goal)),
            findings,
            ..self.referee.unmoved(self.mover, goal.at)
        }
    }

    /// A stop as the search looks for it: of the last one the elevation is known, as that of every one whose altitude is
    /// told.
    fn waypoint(&self, index: usize, stop: &Stop) -> Waypoint {
        let floor = self.referee.encounter.battlefield.floor_under(self.start.at.footprint.at(stop.anchor));
        let last = index + 1 == self.trip.stops.len();
        // Level, as long as the ground does not come up to it.
        let level = || if self.craft.is_underground() { self.start.elevation } else { self.start.elevation.max(floor) };
        let elevation = stop.altitude.map(|altitude| floor + altitude).or(last.then(level));
        Waypoint { anchor: stop.anchor, elevation }
    }

    fn goal(&self) -> Pose {
        let last = self.trip.stops.len().checked_sub(1).map(|last| self.waypoint(last, &self.trip.stops[last]));
        last.map_or(self.start, |waypoint| waypoint.pose(self.start))
    }

    /// The poses of a path given by hand: each beside the one before. A single stop is only where to go.
    fn by_hand(&self) -> Option<Vec<Pose>> {
        if self.trip.stops.len() < 2 {
            return None;
        }
        let mut poses: Vec<Pose> = Vec::new();
        let mut at = self.start;
        for (index, stop) in self.trip.stops.iter().enumerate() {
            let floor = self.referee.encounter.battlefield.floor_under(at.at.footprint.at(stop.anchor));
            let told = stop.altitude.map(|altitude| floor + altitude);
            let next = Pose {
                at: at.at.footprint.at(stop.anchor),
                elevation: told.unwrap_or(if self.craft.is_underground() {
                    at.elevation
                } else {
                    at.elevation.max(floor)
                }),
            };
            // A path by directions begins with where the mover is.
            if index == 0 && next == self.start {
                continue;
            }
            let (dx, dy) = at.at.anchor.to(stop.anchor);
            let rise = (next.elevation - at.elevation).squares();
            if dx.abs() > 1 || dy.abs() > 1 || rise.abs() > 1 || next == at {
                return None;
            }
            poses.push(next);
            at = next;
        }
        Some(poses)
    }

    /// The best route over the stops, else why there is none.
    fn best(&self, goal: Pose) -> (Ruling, Option<C::State>) {
        let waypoints: Vec<Waypoint> =
            self.trip.stops.iter().enumerate().map(|(index, stop)| self.waypoint(index, stop)).collect();
        if waypoints.iter().all(|waypoint| waypoint.is_at(self.start)) {
            return self.judge_legs(Vec::new());
        }
        if !self.referee.encounter.battlefield.holds(goal.at) {
            let square = goal.at.area().south_east();
            let off = Finding { rule: RuleId::Blocking, step: None, fact: Fact::Filled { square, with: None } };
            return (self.unmoved(goal, vec![off]), None);
        }
        let within = Halves::of(self.trip.budget);
        let search = |budget: Option<Halves>, prefer: Prefer| self.search(&waypoints, budget, prefer);
        match search(Some(within), self.trip.walk.prefer) {
            Ok(Some(route)) => return self.judge_legs(route),
            Ok(None) => {}
            Err(TooTangled) => {
                if let Ok(Some(route)) = search(Some(within), Prefer::Shortest) {
                    let (mut ruling, state) = self.judge_legs(route);
                    ruling.proved = false;
                    return (ruling, state);
                }
                let tangled = Finding { rule: RuleId::Speed, step: None, fact: Fact::TooTangled };
                return (self.unmoved(goal, vec![tangled]), None);
            }
        }
        // Too far, or not at all: what the way would cost, or what closes the straight one.
        let far = Halves(within.0.saturating_mul(4).saturating_add(800));
        if let Ok(Some(route)) = search(Some(far), Prefer::Shortest) {
            let stops = self.trip.walk.as_far_as || self.referee.ruleset.running_out.is == RunningOut::Stops;
            return if stops { self.cut_short(route, goal) } else { self.judge_legs(route) };
        }
        let mut poses = Vec::new();
        let mut at = self.start;
        for waypoint in &waypoints {
            let next = waypoint.pose(at);
            poses.extend(straight(&mut at, next));
        }
        let (mut ruling, _) = self.judge_poses(&poses);
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
        (ruling.to, ruling.altitude) = (goal.at, Some(self.referee.altitude_of(goal)));
        (ruling, None)
    }

    fn search(
        &self,
        waypoints: &[Waypoint],
        budget: Option<Halves>,
        prefer: Prefer,
    ) -> Result<Option<Vec<Leg<C::State>>>, TooTangled> {
        let heights = || waypoints.iter().filter_map(|waypoint| waypoint.elevation).chain([self.start.elevation]);
        let (low, high) = (heights().min().unwrap_or_default(), heights().max().unwrap_or_default());
        Search {
            craft: self.craft,
            start: self.start,
            waypoints,
            budget,
            prefer,
            cubes: &self.cubes,
            passable: &|from, to| self.is_passable(from, to),
            may_end: &|pose| self.stop_refusals(pose).is_empty(),
            between: (low - Height(ROOM), high + Height(ROOM)),
        }
        .run()
    }

    /// The route as far as what may be spent reaches, and where the mover may stop.
    fn cut_short(&self, route: Vec<Leg<C::State>>, goal: Pose) -> (Ruling, Option<C::State>) {
        let (mut spent, mut last) = (Halves(0), 0);
        for (index, leg) in route.iter().enumerate() {
            spent = spent.and(leg.price);
            if spent > Halves::of(self.trip.budget) {
                break;
            }
            let ends = self.craft.end_refusals(leg.pose, &leg.state, spent);
            if ends.is_empty() && self.stop_refusals(leg.pose).is_empty() {
                last = index + 1;
            }
        }
        let (mut ruling, state) = self.judge_legs(route.into_iter().take(last).collect());
        let fact = Fact::StopsShort { goal: goal.at };
        ruling.findings.push(Finding { rule: self.trip.walk.pace.limit(), step: None, fact });
        (ruling, state)
    }

    /// Judges a path by its poses: of the ways to make each step the one with the fewest faults.
    fn judge_poses(&self, poses: &[Pose]) -> (Ruling, Option<C::State>) {
        let (mut at, mut state, mut spent) = (self.start, self.craft.start(), Halves(0));
        let mut legs = Vec::new();
        for &to in poses {
            let best =
                self.craft.legs(at, &state, to, spent).into_iter().min_by_key(|leg| (leg.refusals.len(), leg.price));
            let Some(leg) = best else { break };
            (at, state, spent) = (to, leg.state, spent.and(leg.price));
            legs.push(leg);
        }
        self.judge_legs(legs)
    }

    fn judge_legs(&self, legs: Vec<Leg<C::State>>) -> (Ruling, Option<C::State>) {
        let (mut at, mut state, mut spent) = (self.start, self.craft.start(), Halves(0));
        let end = legs.last().map_or(self.start, |leg| leg.pose);
        let mut ruling = self.unmoved(end, Vec::new());
        let stayed = legs.is_empty();
        for (index, leg) in legs.into_iter().enumerate() {
            let found = |(rule, fact)| Finding { rule, step: Some(index), fact };
            ruling.findings.extend(self.refusals(at, leg.pose).into_iter().chain(leg.refusals).map(found));
            let chances = if self.craft.provokes() { self.cubes.chances(at, leg.pose) } else { Vec::new() };
            for chance in chances {
                if ruling.provocations.iter().all(|earlier| earlier.by != chance.by.name) {
                    ruling.provocations.push(Provocation {
                        by: chance.by.name.clone(),
                        step: index,
                        leaving: chance.leaving,
                        entering: chance.entering,
                        rule: chance.rule,
                    });
                }
            }
            spent = spent.and(leg.price);
            let (feet, half) = leg.price.feet();
            let altitude = self.referee.altitude_of(leg.pose);
            let (to, mode, rules) = (leg.pose.at, leg.mode, leg.rules);
            ruling.steps.push(Step { to, feet, half, mode, altitude, rules, squeezed: false });
            (at, state) = (leg.pose, leg.state);
        }
        if !stayed {
            ruling.findings.extend(self.stop_refusals(at));
        }
        let note = |(rule, fact)| Finding { rule, step: None, fact };
        ruling.findings.extend(self.craft.end_refusals(at, &state, spent).into_iter().map(note));
        let (feet, half) = spent.feet();
        (ruling.feet, ruling.half) = (Some(feet), half);
        if spent > Halves::of(self.trip.budget) {
            let fact = Fact::TooFar { feet: feet + Feet(u32::from(half)) };
            ruling.findings.push(note((self.trip.walk.pace.limit(), fact)));
        }
        let refused = ruling.refusals().next().is_some();
        ruling.verdict = if refused { Verdict::Illegal } else { Verdict::Legal };
        (ruling, Some(state))
    }

    fn is_passable(&self, from: Pose, to: Pose) -> bool {
        let level = self.referee.encounter.battlefield.is_level();
        let key = (from.at, to.at, if level { Height::ZERO } else { from.elevation.max(to.elevation) });
        let known = self.ground.borrow().get(&key).copied();
        let ground = known.unwrap_or_else(|| {
            let ground = self.ground_refusals(from, to).is_empty();
            self.ground.borrow_mut().insert(key, ground);
            ground
        });
        ground && self.below(to).is_none() && self.in_the_way(from, to).is_empty()
    }

    /// Everything that keeps the mover from this step, whatever way of moving it is.
    fn refusals(&self, from: Pose, to: Pose) -> Vec<(RuleId, Fact)> {
        let mut refusals = self.ground_refusals(from, to);
        refusals.extend(self.below(to));
        refusals.extend(self.in_the_way(from, to));
        refusals
    }

    fn ground_refusals(&self, from: Pose, to: Pose) -> Vec<(RuleId, Fact)> {
        if from.at == to.at {
            return Vec::new();
        }
        let mut refusals = self.referee.ground_refusals(self.mover.creature, to.at);
        let highest = from.elevation.max(to.elevation);
        for refusal in self.referee.crossing_refusals_at(self.mover, from.at, to.at, highest) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// The floor that is above a pose, where the craft does not go through it.
    fn below(&self, to: Pose) -> Option<(RuleId, Fact)> {
        let board = &self.referee.encounter.battlefield;
        if self.craft.is_underground() || to.elevation >= board.floor_under(to.at) {
            return None;
        }
        let square = to.at.squares().find(|&square| board.floor(square) > to.elevation)?;
        Some((RuleId::Heights, Fact::Height(HeightFact::BelowGround { square })))
    }

    fn met<T>(&self, at: Pose, ask: impl FnOnce(&Company<'a>) -> T) -> T {
        let levels = self.referee.levels_at(self.mover.creature, at.elevation);
        let mut met = self.met.borrow_mut();
        ask(met.entry(levels.lowest()).or_insert_with(|| self.everybody.at(levels)))
    }

    fn in_the_way(&self, from: Pose, to: Pose) -> Vec<(RuleId, Fact)> {
        // Whoever stands in somebody's cubes already may move on through them, and out.
        let already: Vec<_> = self
            .met(from, |company| company.met(from.at).map(|(neighbor, _)| neighbor.creature.name.clone()).collect());
        self.met(to, |company| {
            // Asked as if it came from elsewhere: which cubes it is in already is known better here.
            let far = to.at.footprint.at(to.at.anchor.offset((10_000, 10_000)));
            let mut refusals = company.refusals(self.referee, far, to.at, false);
            refusals.retain(|(_, fact)| !fact.occupant().is_some_and(|who| already.contains(who)));
            refusals
        })
    }

    /// Why the mover may not stop here because of who is there.
    fn stop_refusals(&self, at: Pose) -> Vec<Finding> {
        self.met(at, |company| company.stop_refusals(self.referee, at.at))
    }
}

/// The poses of the straight way from one to another, that one included.
fn straight(at: &mut Pose, to: Pose) -> Vec<Pose> {
    let mut way = Vec::new();
    while *at != to {
        let nearer = |pose: &Pose| {
            let (dx, dy) = pose.at.anchor.to(to.at.anchor);
            let rise = (to.elevation - pose.elevation).squares();
            let (dx, dy, rise) = (i64::from(dx), i64::from(dy), i64::from(rise));
            (dx.abs().max(dy.abs()).max(rise.abs()), dx * dx + dy * dy + rise * rise)
        };
        let Some(next) = beside(*at).min_by_key(nearer) else { break };
        way.push(next);
        *at = next;
    }
    way
}
