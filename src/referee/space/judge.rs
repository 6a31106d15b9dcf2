//! Judges one trip: the best route, or the path given by hand, step by step.

use super::line::{is_straight, line};
use super::obstacles::Obstacles;
use super::search::{Order, ROOM, Search, Waypoint, beside};
use super::threats::ThreatMap;
use super::{Ends, HalfFeet, MovementModel, Pose, Space, Transition, Trip};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::board::{Crossings, Hazards};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Hindrances, Paces};
use crate::referee::request::{Prefer, Stop};
use crate::referee::ruling::{Fact, Finding, Pace, Provocation, Ruling, Step, Verdict};
use crate::referee::search::SearchLimit;
use crate::ruleset::RuleId;

/// A trip, and what is known of the board for it.
pub(super) struct SpaceJudge<'v, 'a, C: MovementModel> {
    pub(super) referee: Referee<'a>,
    pub(super) mover: &'v Mover<'a>,
    pub(super) model: &'v C,
    pub(super) trip: &'v Trip<'v>,
    start: Pose,
    threats: ThreatMap<'a>,
    /// Whether there is hazardous ground anywhere.
    hazardous: bool,
    pub(super) obstacles: Obstacles<'v, 'a>,
}

impl<'a> Space<'a> {
    /// Judges a movement in three dimensions and returns the state in which it ends. Several stops, each adjacent to
    /// the one before and the first adjacent to the mover, are a path given by hand; otherwise the best route over the
    /// stops is searched for.
    pub(crate) fn judge<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
    ) -> (Ruling, Option<C::State>) {
        SpaceJudge::new(self.0, mover, model, trip).judge()
    }

    /// How the mover makes the steps over these poses, each adjacent to the one before: the way with the fewest refusals, and
    /// of those the cheapest.
    pub(crate) fn transitions_over<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
        poses: &[Pose],
    ) -> Vec<Transition<C::State>> {
        SpaceJudge::new(self.0, mover, model, trip).transitions_over(poses)
    }

    /// The least price to every anchor where the mover could end such a movement; its own costs nothing. Only the last
    /// stop counts: its altitude is that of the end, else the mover keeps its elevation.
    pub(crate) fn reach_by<C: MovementModel>(&self, mover: &Mover<'a>, model: &C, trip: &Trip<'_>) -> Ends {
        SpaceJudge::new(self.0, mover, model, trip).reach()
    }
}

impl<'v, 'a, C: MovementModel> SpaceJudge<'v, 'a, C> {
    fn new(referee: Referee<'a>, mover: &'v Mover<'a>, model: &'v C, trip: &'v Trip<'v>) -> Self {
        let threats = ThreatMap::new(referee, mover);
        SpaceJudge {
            referee,
            mover,
            model,
            trip,
            start: Space(referee).pose(mover),
            threats: if trip.walk.pace.is_withdrawal() { threats.withdrawing(mover) } else { threats },
            hazardous: Hazards(referee).are_there_any(),
            obstacles: Obstacles::new(referee, mover, model),
        }
    }

    fn judge(&self) -> (Ruling, Option<C::State>) {
        let goal = self.goal();
        let (before, usable) = Paces(self.referee).pace_refusals(self.mover, self.trip.walk);
        if !usable {
            let mut ruling = self.unmoved(goal, before);
            ruling.verdict = Verdict::Illegal;
            return (ruling, None);
        }
        let straight =
            self.trip.walk.pace == Pace::Run && self.referee.ruleset.run_line.value.is_straight() && goal != self.start;
        let minimum = &self.referee.ruleset().minimum_movement.value;
        let steps = match self.trip.walk.pace {
            Pace::Minimum => !minimum.is_a_standard_action(),
            pace => pace == Pace::Step,
        };
        let (mut ruling, state) = match self.by_hand() {
            _ if steps => self.one_step(goal),
            Some(poses) if straight && !is_straight(self.start, &poses) => {
                let (mut ruling, state) = self.judge_poses(&poses);
                ruling.findings.push(Finding::refusal(RuleId::RunLine, Fact::NotStraight));
                (ruling, state)
            }
            Some(poses) => self.unless_another_was_first(self.transitions_over(&poses), goal),
            None if straight => self.judge_poses(&line(self.start, goal)),
            None => self.best(goal),
        };
        ruling.findings.splice(0..0, before);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
        (ruling, state)
    }

    /// A five-foot step: one cube, whatever it costs, that nothing hampers. A minimum movement: one cube, whatever it costs.
    fn one_step(&self, goal: Pose) -> (Ruling, Option<C::State>) {
        let (dx, dy) = self.start.at.anchor.to(goal.at.anchor);
        let rise = (goal.elevation - self.start.elevation).squares();
        let beside = [dx, dy, rise].into_iter().all(|way| way.abs() <= 1);
        if goal == self.start || !beside {
            let rule = self.trip.walk.pace.rule();
            let fact = Fact::NotOneStep { upright: (dx, dy) == (0, 0) && rise != 0 };
            return (self.unmoved(goal, vec![Finding::refusal(rule, fact)]), None);
        }
        let (mut ruling, state) = self.judge_poses(&[goal]);
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
        let concealed = Hindrances(self.referee).concealed(self.mover.creature, self.start.at, goal.at);
        let concealed = concealed.map(|square| Finding::refusal(RuleId::FiveFootStep, Fact::Concealed { square }));
        ruling.findings.extend(concealed);
        for step in &mut ruling.steps {
            if step.rules.contains(&RuleId::Hampering) {
                let hampered = Fact::hampered(step.to.anchor, &step.rules);
                ruling.findings.push(Finding::refusal(RuleId::FiveFootStep, hampered));
            }
            step.feet = Feet::SQUARE.into();
            step.rules.clear();
        }
        ruling.feet = Some(Feet::SQUARE.into());
        if self.trip.walk.pace == Pace::Minimum {
            ruling.findings.retain(|finding| finding.rule != RuleId::FiveFootStep);
        }
        let refused = ruling.refusals().next().is_some();
        ruling.verdict = if refused { Verdict::Illegal } else { Verdict::Legal };
        (ruling, state)
    }

    fn unmoved(&self, goal: Pose, findings: Vec<Finding>) -> Ruling {
        let pace = self.trip.walk.pace;
        Ruling {
            way: (pace == Pace::Step).then_some(self.trip.walk.way),
            budget: self.trip.budget,
            speed: self.trip.speed,
            takes: Paces(self.referee).takes(self.trip.walk.pace),
            altitude: Some(Space(self.referee).altitude_of(goal)),
            // Nobody changes shape on the way.
            squeezed: self.mover.is_squeezed(goal.at),
            findings,
            ..Paces(self.referee).unmoved(self.mover, goal.at)
        }
    }

    /// A stop as a waypoint for the search. The last one, and every one with a given altitude, has a fixed elevation.
    fn waypoint(&self, index: usize, stop: &Stop) -> Waypoint {
        let last = index + 1 == self.trip.stops.len();
        let there = self.elevation_at(self.start, stop);
        Waypoint { anchor: stop.anchor, elevation: (last || stop.altitude.is_some()).then_some(there) }
    }

    /// The elevation of a stop for a mover that comes from this pose: the given altitude above the floor, else level
    /// flight, or the floor where that is higher.
    fn elevation_at(&self, from: Pose, stop: &Stop) -> Height {
        let floor = self.obstacles.floor(from.at.footprint.at(stop.anchor));
        let level = if self.model.is_underground() { from.elevation } else { from.elevation.max(floor) };
        stop.altitude.map_or(level, |altitude| floor + altitude)
    }

    fn goal(&self) -> Pose {
        let last = self.trip.stops.len().checked_sub(1).map(|last| self.waypoint(last, &self.trip.stops[last]));
        last.map_or(self.start, |waypoint| waypoint.pose(self.start))
    }

    /// The poses of a path given by hand, each adjacent to the one before. A single stop is only a goal.
    fn by_hand(&self) -> Option<Vec<Pose>> {
        if self.trip.stops.len() < 2 {
            return None;
        }
        let mut poses: Vec<Pose> = Vec::new();
        let mut at = self.start;
        for (index, stop) in self.trip.stops.iter().enumerate() {
            let next = Pose { at: at.at.footprint.at(stop.anchor), elevation: self.elevation_at(at, stop) };
            // A path given by directions begins where the mover is.
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

    /// The best route over the stops, else a ruling that says why there is none.
    fn best(&self, goal: Pose) -> (Ruling, Option<C::State>) {
        let waypoints: Vec<Waypoint> =
            self.trip.stops.iter().enumerate().map(|(index, stop)| self.waypoint(index, stop)).collect();
        if waypoints.iter().all(|waypoint| waypoint.is_at(self.start)) {
            return self.judge_transitions(Vec::new());
        }
        if !self.referee.encounter.battlefield.holds(goal.at) {
            let square = goal.at.area().south_east();
            let off = Finding::refusal(RuleId::Blocking, Fact::Filled { square, with: None });
            return (self.unmoved(goal, vec![off]), None);
        }
        // No search finds a route to where nothing can be.
        if waypoints.iter().any(|waypoint| self.is_shut(waypoint.pose(self.start))) {
            return self.closed(&waypoints, goal);
        }
        let within = HalfFeet::from(self.trip.budget);
        let search = |prefer, order| self.search(&waypoints, within, (prefer, order), true, &self.obstacles);
        match search(self.trip.walk.prefer, Order::Best) {
            Ok(Some(route)) => return self.judge_transitions(route),
            Ok(None) => {}
            Err(SearchLimit) => {
                let shortest = match self.trip.walk.prefer {
                    Prefer::Safest => search(Prefer::Shortest, Order::Best),
                    Prefer::Shortest => Err(SearchLimit),
                };
                if let Ok(Some(route)) = shortest.or_else(|_| search(Prefer::Shortest, Order::Hasty)) {
                    let (mut ruling, state) = self.judge_transitions(route);
                    ruling.optimal = false;
                    return (ruling, state);
                }
                let tangled = Finding::refusal(RuleId::Speed, Fact::SearchLimit);
                return (self.unmoved(goal, vec![tangled]), None);
            }
        }
        // It is too far, may not end there, or is not possible at all: rule on the price of the route, on what forbids
        // its end, or on what blocks the straight path.
        let far = HalfFeet(within.0.saturating_mul(4).saturating_add(800));
        let search = |order| self.search(&waypoints, far, (Prefer::Shortest, order), false, &self.obstacles);
        match search(Order::Best) {
            Ok(Some(route)) => self.as_far_as_it_may(route, goal),
            Ok(None) => self.but_for_the_first(&waypoints, far, goal).unwrap_or_else(|| self.closed(&waypoints, goal)),
            Err(SearchLimit) => match search(Order::Hasty) {
                Ok(Some(route)) => {
                    let (mut ruling, state) = self.as_far_as_it_may(route, goal);
                    ruling.optimal = false;
                    (ruling, state)
                }
                _ => self.closed(&waypoints, goal),
            },
        }
    }

    /// Whether a pose is in the ground or in solid squares, and the mover cannot go through them.
    fn is_shut(&self, pose: Pose) -> bool {
        let buried = || pose.elevation < self.obstacles.floor(pose.at);
        let solid = || !Crossings(self.referee).ground_refusals(self.mover.creature, pose.at).is_empty();
        !self.model.is_underground() && (buried() || solid())
    }

    /// What blocks the straight path over these places, where no route leads there.
    fn closed(&self, waypoints: &[Waypoint], goal: Pose) -> (Ruling, Option<C::State>) {
        let mut poses = Vec::new();
        let mut at = self.start;
        for waypoint in waypoints {
            let next = waypoint.pose(at);
            poses.extend(straight(&mut at, next));
        }
        let transitions = self.transitions_over(&poses);
        let (mut ruling, _) = self.judge_transitions(transitions.clone());
        if ruling.refusals().all(|finding| matches!(finding.fact, Fact::TooFar { .. })) {
            // Nothing blocks it: it is only beyond the range of the search.
            return self.as_far_as_it_may(transitions, goal);
        }
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
        (ruling.to, ruling.altitude) = (goal.at, Some(Space(self.referee).altitude_of(goal)));
        (ruling, None)
    }

    /// The hazardous squares that the mover comes to touch from one pose to another.
    fn hazards(&self, from: Pose, to: Pose) -> impl Iterator<Item = Square> + use<'a, C> {
        let [before, after] = [from, to].map(|pose| (pose.at, pose.elevation));
        let touched = Hazards(self.referee).touched(self.mover.creature, before, after);
        self.hazardous.then_some(touched).into_iter().flatten()
    }

    /// The best route over these places within this budget, or by [`Order::Hasty`] some route; `ends` says whether the model
    /// may refuse its end.
    pub(super) fn search(
        &self,
        waypoints: &[Waypoint],
        budget: HalfFeet,
        (prefer, order): (Prefer, Order),
        ends: bool,
        obstacles: &Obstacles<'_, 'a>,
    ) -> Result<Option<Vec<Transition<C::State>>>, SearchLimit> {
        let heights = || waypoints.iter().filter_map(|waypoint| waypoint.elevation).chain([self.start.elevation]);
        let (low, high) = (heights().min().unwrap_or_default(), heights().max().unwrap_or_default());
        Search {
            model: self.model,
            start: self.start,
            waypoints,
            budget,
            prefer,
            ends,
            threats: &self.threats,
            passable: &|from, to| obstacles.is_passable(from, to),
            may_end: &|pose| obstacles.stop_refusals(pose).is_empty(),
            hazards: &|from, to| u32::try_from(self.hazards(from, to).count()).unwrap_or(u32::MAX),
            between: (low - Height(ROOM), high + Height(ROOM)),
            soon: self.trip.walk.one_of_many,
            order,
            open: None,
        }
        .run()
    }

    fn reach(&self) -> Ends {
        let (refusals, usable) = Paces(self.referee).pace_refusals(self.mover, self.trip.walk);
        let here = Ends::only(self.start.at.anchor);
        if !usable || !refusals.is_empty() {
            return here;
        }
        let asked = self.trip.stops.last().and_then(|last| last.altitude);
        let goal = |at: Placement| {
            let held = self.model.ends_over(self.start, at).filter(|_| asked.is_none());
            held.unwrap_or_else(|| self.elevation_at(self.start, &Stop { anchor: at.anchor, altitude: asked }))
        };
        let board = &self.referee.encounter.battlefield;
        let all = board.area().squares().map(|anchor| self.start.at.footprint.at(anchor));
        let to_end = |at: Placement| Pose { at, elevation: goal(at) };
        let possible: Vec<Pose> = all.filter(|at| board.holds(*at)).map(to_end).collect();
        let heights = || possible.iter().map(|pose| pose.elevation);
        let low = heights().min().unwrap_or(self.start.elevation);
        let high = heights().max().unwrap_or(self.start.elevation);
        let search = Search {
            model: self.model,
            start: self.start,
            waypoints: &[],
            budget: HalfFeet::from(self.trip.budget),
            prefer: Prefer::Shortest,
            ends: true,
            threats: &ThreatMap::none(self.referee, self.mover),
            passable: &|from, to| self.obstacles.is_passable(from, to),
            may_end: &|pose| self.obstacles.stop_refusals(pose).is_empty(),
            hazards: &|_, _| 0,
            between: (low, high),
            soon: false,
            order: Order::Best,
            open: None,
        };
        let mut ends = search.reach_set(&goal, &possible);
        ends.prices.extend(here.prices);
        ends
    }

    fn judge_poses(&self, poses: &[Pose]) -> (Ruling, Option<C::State>) {
        self.judge_transitions(self.transitions_over(poses))
    }

    /// The transitions of a path given by its poses: those with the fewest refusals, and of those the cheapest.
    fn transitions_over(&self, poses: &[Pose]) -> Vec<Transition<C::State>> {
        let mut ways: Vec<Way<C::State>> =
            vec![Way { faults: 0, spent: HalfFeet(0), state: self.model.start(), transitions: Vec::new() }];
        let mut at = self.start;
        for &to in poses {
            let mut next: Vec<Way<C::State>> = Vec::new();
            for way in &ways {
                for transition in self.model.transitions(at, &way.state, to, way.spent) {
                    let (faults, spent) = (way.faults + transition.refusals.len(), way.spent + transition.price);
                    let known = next.iter_mut().find(|known| known.state == transition.state);
                    let transitions = || way.transitions.iter().cloned().chain([transition.clone()]).collect();
                    match known {
                        Some(known) if (known.faults, known.spent) <= (faults, spent) => {}
                        Some(known) => {
                            *known = Way { faults, spent, state: transition.state, transitions: transitions() }
                        }
                        None => next.push(Way { faults, spent, state: transition.state, transitions: transitions() }),
                    }
                }
            }
            next.sort_by_key(|way| (way.faults, way.spent));
            next.truncate(MOST_WAYS);
            if next.is_empty() {
                break;
            }
            (at, ways) = (to, next);
        }
        let faults = |way: &Way<C::State>| {
            let end = self.model.end_refusals(at, &way.state, way.spent);
            (way.faults + end.len(), way.spent)
        };
        let best = ways.into_iter().min_by_key(faults);
        best.map(|way| way.transitions).unwrap_or_default()
    }

    pub(super) fn judge_transitions(&self, transitions: Vec<Transition<C::State>>) -> (Ruling, Option<C::State>) {
        let (mut at, mut state, mut spent) = (self.start, self.model.start(), HalfFeet(0));
        let end = transitions.last().map_or(self.start, |transition| transition.pose);
        let mut ruling = self.unmoved(end, Vec::new());
        let (stayed, mut hazards) = (transitions.is_empty(), Vec::new());
        for (index, transition) in transitions.into_iter().enumerate() {
            let found = |refusal| Finding { step: Some(index), ..Finding::refused(refusal) };
            ruling
                .findings
                .extend(self.obstacles.refusals(at, transition.pose).into_iter().chain(transition.refusals).map(found));
            let provokes = self.model.provokes() && self.trip.walk.pace != Pace::Step;
            let open = provokes && !self.model.shelters(at, transition.mode);
            let chances = if open { self.threats.chances(at, transition.pose) } else { Vec::new() };
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
            // A leap touches the ground where it comes down, and nowhere on the way.
            let left = match self.model.lands(&transition.state) {
                None => Some(at),
                Some(lands) => lands.then_some(self.start),
            };
            let touched = left.into_iter().flat_map(|left| self.hazards(left, transition.pose));
            hazards.extend(touched.map(|square| (index, square)));
            spent += transition.price;
            let altitude = Space(self.referee).altitude_of(transition.pose);
            let (to, feet) = (transition.pose.at, transition.price);
            let (mode, rules) = (transition.mode, transition.rules);
            let facing = self.model.facing(&transition.state);
            ruling.steps.push(Step { to, feet, mode, altitude, facing, rules, squeezed: false });
            (at, state) = (transition.pose, transition.state);
        }
        if !stayed {
            ruling.findings.extend(self.obstacles.stop_refusals(at));
        }
        ruling.findings.extend(self.model.end_refusals(at, &state, spent).into_iter().map(Finding::refused));
        ruling.feet = Some(spent);
        if spent > HalfFeet::from(self.trip.budget) {
            let fact = Fact::TooFar { feet: Feet(spent.0.div_ceil(2)) };
            ruling.findings.push(Finding::refusal(self.trip.walk.pace.limit(), fact));
        }
        ruling.findings.extend(Finding::hazards(hazards));
        let mut told = false;
        let again = |fact: &Fact| matches!(fact, Fact::Mode(fact) if fact.is_about_the_rest());
        ruling.findings.retain(|finding| !again(&finding.fact) || !std::mem::replace(&mut told, true));
        let refused = ruling.refusals().next().is_some();
        ruling.verdict = if refused { Verdict::Illegal } else { Verdict::Legal };
        (ruling, Some(state))
    }
}

/// The most ways to make the same steps that are followed at once.
const MOST_WAYS: usize = 64;

/// One way to make the steps of a path given by hand, as far as it has been followed.
struct Way<S> {
    faults: usize,
    spent: HalfFeet,
    state: S,
    transitions: Vec<Transition<S>>,
}

/// The poses of the straight path from one pose to another, including the last.
pub(crate) fn straight(at: &mut Pose, to: Pose) -> Vec<Pose> {
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
