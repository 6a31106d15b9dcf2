//! Movements in three dimensions that stop short of their goal.

use std::cmp::Reverse;

use super::judge::SpaceJudge;
use super::search::Order;
use super::waypoint::Waypoint;
use super::{HalfFeet, MovementModel, Pose, Space, Span, Transition};
use crate::field::Name;
use crate::grid::{Area, Height, Square};
use crate::referee::board::{Distances, Water};
use crate::referee::movement::Turns;
use crate::referee::request::{Prefer, Walk};
use crate::referee::ruling::{Fact, Finding, ReactiveFact, Ruling, Verdict};
use crate::ruleset::RuleId;

/// The most places on other best routes to try.
const MOST_TRIES: usize = 6;

impl Space<'_> {
    /// Whether a movement that runs out ends where it does, instead of being refused.
    pub(crate) fn stops_short(&self, walk: &Walk) -> bool {
        walk.as_far_as || (self.0.ruleset.running_out.value.stops_there() && !walk.to_the_end)
    }
}

impl<'a, C: MovementModel> SpaceJudge<'_, 'a, C> {
    /// Judges a route, found or explicit, that may be too long: cuts it short if the rules stop a movement that runs out.
    pub(super) fn as_far_as_it_may(&self, route: Vec<Transition<C::State>>, goal: Pose) -> (Ruling, Option<C::State>) {
        let stops = Space(self.referee).stops_short(self.trip.walk);
        if stops && self.affords(&route) < route.len() {
            self.cut_short(route, goal, self.trip.walk.pace.limit())
        } else {
            self.unless_another_was_first(route, goal)
        }
    }

    /// Judges a route. If the only thing in its way is another creature that moved to its goal in the same phase, it leads
    /// as far as it can.
    pub(super) fn unless_another_was_first(
        &self,
        route: Vec<Transition<C::State>>,
        goal: Pose,
    ) -> (Ruling, Option<C::State>) {
        let (ruling, state) = self.judge_transitions(route.clone());
        let conflicts = self.referee.ruleset.running_out.value.stops_there() && !self.trip.walk.to_the_end;
        let there = self.first_at(goal);
        let is_there = |finding: &Finding| match &finding.fact {
            Fact::EndsInside { who, .. } | Fact::InTheWay { who, .. } => there.contains(who),
            _ => false,
        };
        let too_far = |finding: &Finding| finding.fact.goes_too_far();
        let refusals = || ruling.refusals().filter(|finding| !too_far(finding));
        let only_that = conflicts && refusals().next().is_some() && refusals().all(is_there);
        let Some(who) = there.first().filter(|_| only_that) else { return (ruling, state) };
        let within = self.affords(&route) == route.len();
        let rule = if within { RuleId::Ending } else { self.trip.walk.pace.limit() };
        let (mut short, state) = self.cut_short(route, goal, rule);
        let fact = ReactiveFact::WasThereFirst { who: who.clone(), goal: goal.at };
        let first = Finding::note(RuleId::Answering, fact);
        short.findings.extend(within.then_some(first));
        (short, state)
    }

    /// A movement that only one thing stops, so that the reasons name it: water that stops wings, or a creature that
    /// moved to its goal in the same phase, up to which it leads.
    pub(super) fn despite_one_obstacle(
        &self,
        sought: (&[Waypoint], &[Pose]),
        far: HalfFeet,
    ) -> Option<(Ruling, Option<C::State>)> {
        let through_water = || {
            let obstacles = SpaceJudge::obstacles(self.referee, self.mover, (self.model, self.trip)).through_water()?;
            let route = self.search(sought, far, (Prefer::Shortest, Order::Best), false, &obstacles).ok().flatten()?;
            let (ruling, _) = self.judge_transitions(route);
            Some((ruling, None))
        };
        self.but_for_the_first(sought, far).or_else(through_water)
    }

    /// A movement whose goal is closed by another creature that moved there in the same phase: it leads as far as it
    /// can.
    fn but_for_the_first(&self, sought: (&[Waypoint], &[Pose]), far: HalfFeet) -> Option<(Ruling, Option<C::State>)> {
        let goal = sought.1[0];
        let there = self.first_at(goal);
        if there.is_empty() || !Space(self.referee).stops_short(self.trip.walk) {
            return None;
        }
        let without = SpaceJudge::obstacles(self.referee, self.mover, (self.model, self.trip)).without(&there);
        let route = self.search(sought, far, (Prefer::Shortest, Order::Best), false, &without).ok().flatten()?;
        Some(self.unless_another_was_first(route, goal))
    }

    /// The creatures at a goal that got there in the same phase.
    fn first_at(&self, goal: Pose) -> Vec<Name> {
        let met = self.obstacles.met_at(goal).into_iter();
        met.filter(|name| Turns(self.referee).has_moved_in_this_phase(name)).collect()
    }

    /// Rules on a goal to which no way was found in time, given the way that leads nearest to it. The mover ends there if
    /// the rules stop a movement that runs out.
    pub(super) fn unresolved(
        &self,
        nearest: Option<Vec<Transition<C::State>>>,
        goal: Pose,
    ) -> (Ruling, Option<C::State>) {
        let limit = Finding::refusal(RuleId::Speed, Fact::SearchLimit);
        let Some(route) = nearest else { return (self.unmoved(goal, vec![limit]), None) };
        let spent = self.price(&route);
        let (mut ruling, state) = self.judge_transitions(route);
        ruling.optimal = false;
        if Space(self.referee).stops_short(self.trip.walk) {
            let why = self.trip.walk.pace.limit();
            ruling.findings.push(self.stops_short_of(goal, &ruling, why));
            return (ruling, state);
        }
        ruling.nearest = Some((ruling.to, spent));
        (ruling.to, ruling.altitude) = (goal.at, Some(Space(self.referee).altitude_of(goal)));
        ruling.findings = vec![limit];
        (ruling, None)
    }

    /// How many steps of a route the mover can pay for.
    fn affords(&self, route: &[Transition<C::State>]) -> usize {
        let mut spent = HalfFeet(0);
        let paid = route.iter().take_while(|transition| {
            spent += transition.price;
            spent <= HalfFeet::from(self.trip.budget) && self.model.used_up(transition.mode, spent).is_none()
        });
        paid.count()
    }

    fn price(&self, route: &[Transition<C::State>]) -> HalfFeet {
        route.iter().fold(HalfFeet(0), |spent, transition| spent + transition.price)
    }

    /// The route cut at the last place within the budget where the mover may stop, for the reason given by this rule.
    fn cut_short(&self, route: Vec<Transition<C::State>>, goal: Pose, why: RuleId) -> (Ruling, Option<C::State>) {
        let route = self.further_along(&route, goal).unwrap_or(route);
        let (last, _) = self.last_stop(&route);
        let (mut ruling, state) = self.judge_transitions(route.into_iter().take(last).collect());
        ruling.findings.push(self.stops_short_of(goal, &ruling, why));
        (ruling, state)
    }

    /// The note on a movement that ends before its goal.
    fn stops_short_of(&self, goal: Pose, ruling: &Ruling, why: RuleId) -> Finding {
        let altitude = Space(self.referee).altitude_of(goal);
        let swims = Water(self.referee).depth_around(goal.at, altitude).is_some();
        let tells = altitude != Height::ZERO && ruling.altitude != Some(altitude) && !swims;
        Finding::note(why, Fact::StopsShort { goal: goal.at, altitude: tells.then_some(altitude) })
    }

    /// After how many steps of a route the mover can stop at the latest, and what those cost.
    fn last_stop(&self, route: &[Transition<C::State>]) -> (usize, HalfFeet) {
        let (mut spent, mut last) = (HalfFeet(0), (0, HalfFeet(0)));
        for (index, transition) in route.iter().enumerate().take(self.affords(route)) {
            spent += transition.price;
            let ends = self.model.end_refusals(transition.pose, &transition.state, spent);
            let may_end = self.obstacles.may_end_as(transition.pose);
            if ends.is_empty() && may_end && self.obstacles.stop_refusals(transition.pose).is_empty() {
                last = (index + 1, spent);
            }
        }
        last
    }

    /// Another route at the same height, as good as this one, on which the mover can stop farther along.
    fn further_along(&self, route: &[Transition<C::State>], goal: Pose) -> Option<Vec<Transition<C::State>>> {
        let (start, budget, whole) = (self.start, HalfFeet::from(self.trip.budget), self.price(route));
        let (_, spent) = self.last_stop(route);
        let level = goal.elevation == start.elevation && goal.at.footprint == self.obstacles.whole;
        if self.affords(route) == route.len() || spent >= budget || !level || self.trip.stops.len() != 1 {
            return None;
        }
        let pose = |anchor: Square| Pose { at: self.obstacles.whole.at(anchor), ..start };
        let onward = |anchor: Square| self.model.least(Span { from: pose(anchor), to: goal, folds: None });
        let aside = |anchor: Square| {
            let ((x, y), (dx, dy)) = (start.at.anchor.to(anchor), start.at.anchor.to(goal.at.anchor));
            (i64::from(x) * i64::from(dy) - i64::from(y) * i64::from(dx)).abs()
        };
        let ends = self.reach(Some(Area::between(start.at.anchor, goal.at.anchor)));
        let better = |(anchor, price): &(Square, HalfFeet)| {
            *price > spent && *price + onward(*anchor) <= whole && !ends.squeezed.contains_key(anchor)
        };
        let mut places: Vec<(Square, HalfFeet)> = ends.prices.iter().map(|(at, price)| (*at, *price)).collect();
        places.retain(better);
        places.sort_by_key(|&(anchor, price)| (Reverse(price), aside(anchor), anchor));
        let struck = |route: &[Transition<C::State>]| self.judge_transitions(route.to_vec()).0.provocations.len();
        places.into_iter().take(MOST_TRIES).find_map(|(anchor, _)| {
            let over = [anchor, goal.at.anchor].map(|anchor| Waypoint {
                anchor,
                elevation: Some(start.elevation),
                inside: None,
            });
            let order = (Prefer::Shortest, Order::Best);
            let other = self.search((&over, &[goal]), whole, order, false, &self.obstacles).ok().flatten()?;
            let as_good = self.price(&other) == whole && other.len() == route.len() && struck(&other) <= struck(route);
            (as_good && self.last_stop(&other).1 > spent).then_some(other)
        })
    }

    /// Whether no route can be better: it costs no more than the distance, and nobody may strike on it.
    pub(super) fn is_unbeatable(&self, ruling: &Ruling, goal: Pose) -> bool {
        let (dx, dy) = self.start.at.anchor.to(goal.at.anchor);
        let rise = (goal.elevation - self.start.elevation).squares().unsigned_abs();
        let distance = Distances(self.referee).feet_over(dx.unsigned_abs(), dy.unsigned_abs(), rise, false);
        ruling.verdict == Verdict::Legal && ruling.provocations.is_empty() && ruling.feet == Some(distance.into())
    }
}
