//! Judges one trip: the best route, or the explicit path, step by step.

use super::asides::Asides;
use super::line::{is_straight, line, straight};
use super::obstacles::Obstacles;
use super::search::{Order, ROOM, Search};
use super::threats::ThreatMap;
use super::waypoint::Waypoint;
use super::{Ends, HalfFeet, Inside, MovementModel, Pose, Space, Transition, Trip};
use crate::field::Creature;
use crate::grid::{Area, Feet, Height, Square};
use crate::referee::board::{Crossings, Hazards};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Hindrances, Paces, Turns};
use crate::referee::request::{Prefer, Stop};
use crate::referee::ruling::{Fact, Finding, Pace, Provocation, Ruling, Step, Verdict};
use crate::referee::search::SearchLimit;
use crate::referee::work::Work;
use crate::ruleset::RuleId;

/// A trip, and what is known about the board for it.
pub(super) struct SpaceJudge<'v, 'a, C: MovementModel> {
    pub(super) referee: Referee<'a>,
    pub(super) mover: &'v Mover<'a>,
    pub(super) model: &'v C,
    pub(super) trip: &'v Trip<'v>,
    pub(super) start: Pose,
    pub(super) threats: ThreatMap<'a>,
    /// Whether there is hazardous ground anywhere.
    pub(super) hazardous: bool,
    pub(super) obstacles: Obstacles<'v, 'a>,
    /// For a maneuver, the cubes it leads through.
    pub(super) maneuver: Option<Vec<Inside>>,
}

impl<'a> Space<'a> {
    /// Judges a movement in three dimensions and returns the state it ends in. Several stops, each adjacent to the one before
    /// and the first adjacent to the mover, are an explicit path; otherwise the best route over the stops is searched for.
    pub(crate) fn judge<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
    ) -> (Ruling, Option<C::State>) {
        SpaceJudge::new(self.0, mover, model, trip).judge()
    }

    /// How the mover makes the steps over these poses, each adjacent to the one before: the way with the fewest refusals, and
    /// among equals the cheapest.
    pub(crate) fn transitions_over<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
        poses: &[Pose],
    ) -> Vec<Transition<C::State>> {
        SpaceJudge::new(self.0, mover, model, trip).transitions_over(poses)
    }

    /// The minimum price to every anchor where the mover could end such a movement; its own costs nothing. Only the last stop
    /// counts: its altitude is that of the end; without one the mover keeps its elevation.
    pub(crate) fn reach_by<C: MovementModel>(&self, mover: &Mover<'a>, model: &C, trip: &Trip<'_>) -> Ends {
        self.reach_within(mover, model, trip, None)
    }

    /// The same, but only ends whose anchors are in this area are guaranteed to be found.
    pub(crate) fn reach_within<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
        area: Option<Area>,
    ) -> Ends {
        SpaceJudge::new(self.0, mover, model, trip).reach(area)
    }
}

impl<'v, 'a, C: MovementModel> SpaceJudge<'v, 'a, C> {
    pub(super) fn new(referee: Referee<'a>, mover: &'v Mover<'a>, model: &'v C, trip: &'v Trip<'v>) -> Self {
        let threats = ThreatMap::new(referee, mover);
        SpaceJudge {
            referee,
            mover,
            model,
            trip,
            start: Space(referee).pose(mover),
            threats: if trip.walk.pace.is_withdrawal() { threats.withdrawing(mover) } else { threats },
            hazardous: Hazards(referee).are_there_any(),
            obstacles: SpaceJudge::obstacles(referee, mover, (model, trip)),
            maneuver: None,
        }
    }

    /// What is in the way of a mover at this pace.
    pub(super) fn obstacles<'m>(
        referee: Referee<'a>,
        mover: &'m Mover<'a>,
        (model, trip): (&C, &Trip<'_>),
    ) -> Obstacles<'m, 'a> {
        let pace = trip.walk.pace;
        let rule = if pace.is_charge() { RuleId::ChargeOver } else { RuleId::RunOver };
        let hurries = Paces(referee).options(pace, trip.walk.share).unhampered.then_some(rule);
        Obstacles::new(referee, mover, model).hurried(hurries)
    }

    pub(super) fn judge(&self) -> (Ruling, Option<C::State>) {
        let goals = self.goals();
        let goal = goals[0];
        let speed = Paces(self.referee).level_speed(self.mover.creature).max(self.trip.speed);
        // A maneuver claims its own action.
        let paced = || Paces(self.referee).pace_refusals_at(self.mover, self.trip.walk, speed);
        let (before, usable) = if self.maneuver.is_some() { (Vec::new(), true) } else { paced() };
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
        let squeezed = self.start.at.footprint != self.obstacles.whole;
        let bends = |poses: &[Pose]| straight && (squeezed || !is_straight(self.start, poses));
        let (mut ruling, state) = match self.explicit_path() {
            _ if steps => self.one_step(goal),
            Some((poses, route)) if bends(&poses) => {
                let (mut ruling, state) = self.judge_transitions(route);
                ruling.findings.push(Finding::refusal(RuleId::RunLine, Fact::NotStraight));
                (ruling, state)
            }
            // A leap can't end halfway.
            Some((_, route)) if self.model.lands(&self.model.start()).is_some() => {
                self.unless_another_was_first(route, goal)
            }
            Some((_, route)) => self.as_far_as_it_may(route, goal),
            None if straight && squeezed => {
                // No line leads straight on from a narrow space.
                let bent = Finding::refusal(RuleId::RunLine, Fact::NotStraight);
                (self.unmoved(goal, vec![bent]), None)
            }
            None if straight => {
                let poses = line(self.start, goal);
                let (mut ruling, state) = self.judge_poses(&poses);
                let mut passed = poses.iter();
                let passes = |stop: &Stop| passed.any(|pose| pose.at.anchor == stop.anchor);
                let ahead = self.trip.stops.iter().filter(|stop| stop.anchor != self.start.at.anchor);
                if !ahead.into_iter().all(passes) {
                    ruling.findings.push(Finding::refusal(RuleId::RunLine, Fact::NotStraight));
                }
                (ruling, state)
            }
            None => self.best(&goals),
        };
        let at_once = Paces(self.referee).takes_a_plain_move(self.mover, self.trip.walk.pace, ruling.to);
        if at_once && self.maneuver.is_none() {
            ruling.findings.push(Finding::refusal(RuleId::MinimumMovement, Fact::NotSlowed));
        }
        let told = |finding: &Finding| before.iter().any(|earlier| earlier.fact == finding.fact);
        let barred: Vec<Finding> = self.barred(&ruling).into_iter().filter(|finding| !told(finding)).collect();
        ruling.findings.splice(0..0, before.into_iter().chain(barred));
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
        (ruling, state)
    }

    /// The refusal of a mode on the way that this pace forbids, wherever the movement begins.
    fn barred(&self, ruling: &Ruling) -> Option<Finding> {
        let pace = self.trip.walk.pace;
        let barred = |mode| Paces(self.referee).barred(self.mover.creature, pace, mode);
        ruling.steps.iter().find_map(|step| barred(step.mode))
    }

    /// A five-foot step: one cube, at any cost, that nothing hampers. A minimum movement: one cube, at any cost.
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
        let concealed = concealed.map(|fact| Finding::refusal(RuleId::FiveFootStep, fact));
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

    pub(super) fn unmoved(&self, goal: Pose, findings: Vec<Finding>) -> Ruling {
        let pace = self.trip.walk.pace;
        Ruling {
            way: (pace == Pace::Step).then_some(self.trip.walk.way),
            budget: self.trip.budget,
            speed: self.trip.speed,
            takes: Paces(self.referee).action_of(self.mover, self.trip.walk),
            altitude: Some(Space(self.referee).altitude_of(goal)),
            squeezed: self.mover.is_squeezed(goal.at),
            findings,
            ..Paces(self.referee).unmoved(self.mover, goal.at)
        }
    }

    /// The best route over the stops, or else a ruling that says why there is none.
    fn best(&self, goals: &[Pose]) -> (Ruling, Option<C::State>) {
        let goal = goals[0];
        let waypoints = self.waypoints();
        let passed = &waypoints[..waypoints.len().saturating_sub(1)];
        if goal == self.start && passed.iter().all(|waypoint| waypoint.is_at(self.start)) {
            return self.judge_transitions(Vec::new());
        }
        if !self.referee.encounter.battlefield.holds(goal.at) {
            let square = goal.at.area().south_east();
            let off = Finding::refusal(RuleId::Blocking, Fact::Filled { square, with: None });
            return (self.unmoved(goal, vec![off]), None);
        }
        // No search finds a route to where nothing can be.
        let whole = Pose { at: self.obstacles.whole.at(self.start.at.anchor), ..self.start };
        let exact = passed.iter().filter(|waypoint| waypoint.inside.is_none());
        let mut passes = exact.map(|waypoint| waypoint.pose(whole));
        if self.obstacles.is_shut(goal) || passes.any(|pose| self.obstacles.is_shut(pose) && !self.squeezes_at(pose)) {
            return self.closed(&waypoints, goal);
        }
        let within = HalfFeet::from(self.trip.budget);
        let far = HalfFeet(within.0.saturating_mul(4).saturating_add(800));
        let sought = (&waypoints[..], goals);
        if self.obstacles.is_below_the_surface(goal) {
            let told = if self.referee.affordable { None } else { self.despite_one_obstacle(sought, far) };
            return told.unwrap_or_else(|| self.closed(&waypoints, goal));
        }
        let search = |prefer, order| self.search(sought, within, (prefer, order), true, &self.obstacles);
        match search(self.trip.walk.prefer, Order::Best) {
            Ok(Some(route)) => return self.judge_transitions(route),
            Ok(None) if self.trip.walk.only_within || self.referee.affordable => {
                let limit = Finding::refusal(self.trip.walk.pace.limit(), Fact::SearchLimit);
                return (self.unmoved(goal, vec![limit]), None);
            }
            Ok(None) => {}
            Err(SearchLimit) => {
                let shortest = match self.trip.walk.prefer {
                    Prefer::Safest => search(Prefer::Shortest, Order::Best),
                    Prefer::Shortest => Err(SearchLimit),
                };
                let any = |order| search(Prefer::Shortest, order).ok().flatten();
                let good =
                    || [Order::Level, Order::Unfolded].into_iter().filter_map(any).min_by_key(|route| price(route));
                let mut near = None;
                let route = shortest.ok().flatten().or_else(good).or_else(|| {
                    let order = (Prefer::Shortest, Order::Hasty);
                    let any =
                        self.searched(sought, within, order, true, &self.obstacles, |search| search.run_or_near());
                    near = any.near;
                    any.route
                });
                let Some(route) = route else { return self.unresolved(near, goal) };
                let (mut ruling, state) = self.judge_transitions(route);
                ruling.optimal = waypoints.len() == 1 && self.is_unbeatable(&ruling, goal);
                return (ruling, state);
            }
        }
        // It is too far, may not end there, or isn't possible at all: rule on the price of the route, on what forbids its
        // end, or on what blocks the straight path.
        let search = |order| self.search(sought, far, (Prefer::Shortest, order), false, &self.obstacles);
        match search(Order::Best) {
            Ok(Some(route)) => self.as_far_as_it_may(route, goal),
            Ok(None) => self.despite_one_obstacle(sought, far).unwrap_or_else(|| self.closed(&waypoints, goal)),
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

    /// What blocks the straight path over these places, if no route leads there.
    fn closed(&self, waypoints: &[Waypoint], goal: Pose) -> (Ruling, Option<C::State>) {
        let mut poses = Vec::new();
        let mut at = Pose { at: self.obstacles.whole.at(self.start.at.anchor), ..self.start };
        for waypoint in waypoints {
            let next = waypoint.pose(at);
            poses.extend(straight(&mut at, next));
        }
        let transitions = self.transitions_over(&poses);
        let (mut ruling, _) = self.judge_transitions(transitions.clone());
        if ruling.refusals().all(|finding| finding.fact.goes_too_far()) {
            // Nothing blocks it: it is only beyond the range of the search.
            return self.as_far_as_it_may(transitions, goal);
        }
        ruling.findings.retain(|finding| !finding.fact.goes_too_far());
        (ruling.to, ruling.altitude) = (goal.at, Some(Space(self.referee).altitude_of(goal)));
        (ruling, None)
    }

    /// The hazardous squares the mover touches from one pose to another.
    fn hazards(&self, from: Pose, to: Pose) -> impl Iterator<Item = Square> + use<'a, C> {
        let [before, after] = [from, to].map(|pose| (pose.at, pose.elevation));
        let touched = Hazards(self.referee).touched(self.mover.creature, before, after);
        self.hazardous.then_some(touched).into_iter().flatten()
    }

    /// The best route over these places within this budget, or with [`Order::Hasty`] any route; `asks_end` says whether the
    /// model may refuse its end.
    pub(super) fn search(
        &self,
        sought: (&[Waypoint], &[Pose]),
        budget: HalfFeet,
        order: (Prefer, Order),
        asks_end: bool,
        obstacles: &Obstacles<'_, 'a>,
    ) -> Result<Option<Vec<Transition<C::State>>>, SearchLimit> {
        self.searched(sought, budget, order, asks_end, obstacles, |search| search.run())
    }

    /// Runs such a search.
    fn searched<T>(
        &self,
        (waypoints, goals): (&[Waypoint], &[Pose]),
        budget: HalfFeet,
        (prefer, order): (Prefer, Order),
        asks_end: bool,
        obstacles: &Obstacles<'_, 'a>,
        find: impl FnOnce(&Search<'_, 'a, C>) -> T,
    ) -> T {
        let ends = goals.iter().map(|goal| goal.elevation).chain([self.start.elevation]);
        let heights: Vec<Height> = waypoints.iter().filter_map(|waypoint| waypoint.elevation).chain(ends).collect();
        let (low, high) = (heights.iter().min().copied(), heights.iter().max().copied());
        let narrow = goals.iter().any(|goal| goal.at.footprint != self.obstacles.whole);
        let folds = match narrow {
            _ if order == Order::Unfolded => None,
            true => Some(self.obstacles.most_in_a_step()),
            false => self.folds(&|from| goals.first().copied().unwrap_or(from), budget),
        };
        let (low, high) = (low.unwrap_or_default(), high.unwrap_or_default());
        let asides = Asides::among(self.referee, obstacles, goals);
        find(&Search {
            model: self.model,
            start: self.start,
            waypoints,
            goals,
            budget,
            prefer,
            ends: asks_end,
            threats: &self.threats,
            obstacles,
            folds,
            asides: &asides,
            hazards: &|from, to| u32::try_from(self.hazards(from, to).count()).unwrap_or(u32::MAX),
            between: if order == Order::Level { (low, high) } else { (low - Height(ROOM), high + Height(ROOM)) },
            // Among many searches, the last resorts of one may not take the work of the others either.
            soon: self.trip.walk.one_of_many || self.referee.work().is_some_and(Work::expects_many),
            order,
            open: None,
        })
    }

    fn judge_poses(&self, poses: &[Pose]) -> (Ruling, Option<C::State>) {
        self.judge_transitions(self.transitions_over(poses))
    }

    pub(super) fn judge_transitions(&self, transitions: Vec<Transition<C::State>>) -> (Ruling, Option<C::State>) {
        let (mut at, mut state, mut spent) = (self.start, self.model.start(), HalfFeet(0));
        let end = transitions.last().map_or(self.start, |transition| transition.pose);
        let mut ruling = self.unmoved(end, Vec::new());
        let (stayed, mut hazards) = (transitions.is_empty(), Vec::new());
        for (index, transition) in transitions.into_iter().enumerate() {
            spent += transition.price;
            let found = |refusal| Finding { step: Some(index), ..Finding::refused(refusal) };
            let told = ruling.refusals().any(|finding| finding.fact.goes_too_far());
            let used_up = self.model.used_up(transition.mode, spent).filter(|_| !told);
            let refusals = self.obstacles.refusals(at, transition.pose).into_iter().chain(transition.refusals);
            ruling.findings.extend(refusals.chain(used_up).map(found));
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
            let altitude = Space(self.referee).altitude_of(transition.pose);
            let (to, feet) = (transition.pose.at, transition.price);
            let (mode, rules) = (transition.mode, transition.rules);
            let facing = self.model.facing(&transition.state);
            let costs = self.referee.ruleset.squeezing.value.costs_movement();
            let squeezed = costs && self.obstacles.hop(at, transition.pose).squeezes;
            ruling.steps.push(Step { to, feet, mode, altitude, facing, rules, squeezed });
            (at, state) = (transition.pose, transition.state);
        }
        if !stayed {
            ruling.findings.extend(self.obstacles.stop_refusals(at));
        }
        ruling.findings.extend(self.model.end_refusals(at, &state, spent).into_iter().map(Finding::refused));
        ruling.feet = Some(spent);
        let used_up = ruling.refusals().any(|finding| finding.fact.goes_too_far());
        if spent > HalfFeet::from(self.trip.budget) && !used_up {
            let fact = Fact::TooFar { feet: spent };
            ruling.findings.push(Finding::refusal(self.trip.walk.pace.limit(), fact));
        }
        ruling.findings.extend(Finding::hazards(hazards));
        let mut told = false;
        let again = |fact: &Fact| matches!(fact, Fact::Mode(fact) if fact.is_about_the_rest());
        ruling.findings.retain(|finding| !again(&finding.fact) || !std::mem::replace(&mut told, true));
        let refused = ruling.refusals().next().is_some();
        ruling.verdict = if refused { Verdict::Illegal } else { Verdict::Legal };
        self.note_squeezed_end(&mut ruling, at, stayed);
        (ruling, Some(state))
    }

    /// Notes if the mover squeezes where it ends.
    fn note_squeezed_end(&self, ruling: &mut Ruling, end: Pose, stayed: bool) {
        let altitude = Space(self.referee).altitude_of(end);
        let there = Creature { altitude, ..self.mover.creature.clone() };
        let with = self.obstacles.met(end, |occupancy| occupancy.squeezes_at(self.referee, end.at));
        let with = if stayed { Vec::new() } else { with };
        let obstacle = Crossings(self.referee).squeezes_with_obstacle(&there, end.at);
        ruling.squeezed = self.obstacles.is_narrow(end) || !with.is_empty() || obstacle;
        if ruling.squeezed && ruling.verdict != Verdict::Illegal {
            let with = with.into_iter().map(|creature| creature.name.clone()).collect();
            let later = Turns(self.referee).squeezes_later();
            ruling.findings.push(Finding::note(RuleId::SqueezePenalty, Fact::Squeezes { with, later }));
        }
    }
}

/// The price of a route.
fn price<S>(route: &[Transition<S>]) -> HalfFeet {
    route.iter().map(|step| step.price).sum()
}
