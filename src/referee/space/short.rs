//! Movements in three dimensions that stop short of their goal.

use super::judge::SpaceJudge;
use super::search::Order;
use super::waypoint::Waypoint;
use super::{HalfFeet, MovementModel, Pose, Space, Transition};
use crate::field::Name;
use crate::referee::movement::Turns;
use crate::referee::request::{Prefer, Walk};
use crate::referee::ruling::{Fact, Finding, ReactiveFact, Ruling};
use crate::ruleset::RuleId;

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
            ruling.findings.push(Finding::note(why, Fact::StopsShort { goal: goal.at }));
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
        let (mut spent, mut last) = (HalfFeet(0), 0);
        for (index, transition) in route.iter().enumerate().take(self.affords(&route)) {
            spent += transition.price;
            let ends = self.model.end_refusals(transition.pose, &transition.state, spent);
            let may_end = self.obstacles.may_end_as(transition.pose);
            if ends.is_empty() && may_end && self.obstacles.stop_refusals(transition.pose).is_empty() {
                last = index + 1;
            }
        }
        let (mut ruling, state) = self.judge_transitions(route.into_iter().take(last).collect());
        ruling.findings.push(Finding::note(why, Fact::StopsShort { goal: goal.at }));
        (ruling, state)
    }
}
