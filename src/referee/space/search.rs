//! The search for routes in three dimensions. It settles labels, best rank first, and drops a label only if another at the
//! same pose is better under every continuation.

use rustc_hash::FxHashMap;

use super::ahead::Ahead;
use super::asides::Asides;
use super::obstacles::Obstacles;
use super::open_ends::OpenEnds;
use super::threats::ThreatMap;
use super::waypoint::Waypoint;
use super::{Ends, MovementModel, POSE_BITS, Pose, Rest, Span, Transition};
use crate::field::Mode;
use crate::grid::{HalfFeet, Height, Placement};
use crate::referee::request::Prefer;
use crate::referee::search::SearchLimit;
use crate::referee::search::cost::{Center, Lines, Rank, Remaining, RouteCost, center_at};
use crate::referee::search::labels::{Known, Labels, Routing};
use crate::referee::work::Work;

/// How many feet above the highest and below the lowest requested point a search looks.
pub(crate) const ROOM: i32 = 60;

/// The label limits for one of many searches, of which a flight past a few opponents takes some hundreds, and for any route.
const FEW_LABELS: usize = 4_000;
const LABELS_IN_HASTE: usize = 10_000;

/// The same in a search that begins after all work is done: a command may try one movement after another.
const LABELS_AT_LAST: usize = 1_000;

/// The most open ends each label is compared with. If the ground makes nearly all ways expensive, comparing more saves
/// nothing.
const FEW_ENDS: usize = 1_000;

/// The label limit for a search for every end, which then says how far it got.
const LABELS_OF_A_REACH_SET: usize = 40_000;

/// The order in which a search processes its labels, and which ones it drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// The best first; dominated labels are dropped.
    Best,
    /// The best first; labels that are dominated except for requirements at the end are dropped too.
    Loose,
    /// The longest first, which soon reaches some end.
    Longest,
    /// The nearest to the goal first: any route will do, quickly, after a search for the best has hit its limits.
    Hasty,
    /// The best first, without squeezing anywhere, after a search for the best has hit its limits: that is what makes most
    /// searches long.
    Unfolded,
    /// The best first, no higher and no lower than start and end, after a search for the best has hit its limits.
    Level,
}

impl Order {
    /// Whether it is for when a search for the best has hit its limits, and so has to find something with little work.
    fn is_for_any(self) -> bool {
        matches!(self, Order::Hasty | Order::Unfolded | Order::Level)
    }
}

/// A route: its transitions in order.
pub(crate) type Route<S> = Vec<Transition<S>>;

/// What labels must share to be compared: the pose with the number of waypoints passed, and the kind of state.
type Key = (u64, u32);

/// The work of examining the steps to one adjacent pose, and of judging one of them.
const LOOKED_AT: u32 = 1;
const JUDGED: u32 = 4;

/// A partial route: where it has led, and its total cost. Its last step can be recomputed from the label before it, which
/// keeps searches with many labels small.
pub(crate) struct Label<S> {
    pose: Pose,
    state: S,
    passed: usize,
    /// Its price is in half feet.
    cost: RouteCost,
}

impl<S> Label<S> {
    fn spent(&self) -> HalfFeet {
        HalfFeet(self.cost.price)
    }
}

/// The input of a search.
pub(crate) struct Search<'s, 'a, C: MovementModel> {
    pub(crate) model: &'s C,
    pub(crate) start: Pose,
    /// The places to pass before the end, plus the end itself.
    pub(crate) waypoints: &'s [Waypoint],
    /// The poses in which it may end: several if it ends squeezed.
    pub(crate) goals: &'s [Pose],
    /// Routes that cost more are not considered.
    pub(crate) budget: HalfFeet,
    pub(crate) prefer: Prefer,
    /// Whether [`MovementModel::end_refusals`] and modes used up on the way count against a route.
    pub(crate) ends: bool,
    pub(crate) threats: &'s ThreatMap<'a>,
    /// Whether ground, walls and creatures let the mover pass from one pose to another, and stop there.
    pub(crate) obstacles: &'s Obstacles<'s, 'a>,
    /// How far a side of its space moves at most in a step; `None` if it needn't squeeze anywhere.
    pub(crate) folds: Option<u32>,
    /// The squeezed ends to which a step leads, and none onward.
    pub(crate) asides: &'s Asides,
    /// How many hazardous squares the mover enters from one pose to another.
    pub(crate) hazards: &'s dyn Fn(Pose, Pose) -> u32,
    /// The elevations between which the route stays.
    pub(crate) between: (Height, Height),
    /// Whether it gives up after [`FEW_LABELS`].
    pub(crate) soon: bool,
    pub(crate) order: Order,
    /// Set if only ways to these ends matter, at a lower price than known.
    pub(crate) open: Option<&'s OpenEnds<'s, C>>,
}

/// A search in progress.
struct Searching<'f, 's, 'a, C: MovementModel> {
    search: &'f Search<'s, 'a, C>,
    /// A lower bound on what remains from a pose with a number of waypoints passed.
    remaining: &'f dyn Fn(Pose, usize) -> HalfFeet,
    /// The straight lines from waypoint to waypoint.
    lines: Lines,
    /// Whether it began when no work was left.
    late: bool,
}

/// What a search found.
pub(crate) struct Outcome<S> {
    /// The best route, or any if that was asked for.
    pub(crate) route: Option<Route<S>>,
    /// If there is none: the way to the end nearest to the goal, at the goal's elevation. `None` if the mover is already there.
    pub(crate) near: Option<Route<S>>,
    /// Whether it exceeded its limits.
    limited: bool,
}

impl<'s, 'a, C: MovementModel> Search<'s, 'a, C> {
    /// The best route over the waypoints; `Ok(None)` if none leads there. An error if the search exceeds its limits.
    pub(crate) fn run(&self) -> Result<Option<Route<C::State>>, SearchLimit> {
        let is_led_to = |goal: Pose| goal == self.start || self.model.leads_to(goal);
        if !self.goals.iter().any(|&goal| self.may_end(goal) && is_led_to(goal)) {
            // Searching every way there would take long and find none.
            return Ok(None);
        }
        let found = self.settled(|_| false);
        if found.limited { Err(SearchLimit) } else { Ok(found.route) }
    }

    /// The same search; if it finds no route, it tells how near to the goal the mover gets, as far as the search went.
    pub(crate) fn run_or_near(&self) -> Outcome<C::State> {
        self.settled(|label| {
            label.passed + 1 == self.waypoints.len()
                && self.goals.iter().any(|goal| goal.elevation == label.pose.elevation)
                && self.may_end(label.pose)
                && self.model.end_refusals(label.pose, &label.state, label.spent()).is_empty()
        })
    }

    /// Settles labels up to the goal; `is_near` says which labels may count as near.
    fn settled(&self, is_near: impl Fn(&Label<C::State>) -> bool) -> Outcome<C::State> {
        // A space that folds on the way takes steps that the bound over several legs doesn't cover.
        let exact = self.waypoints.iter().all(|waypoint| waypoint.inside.is_none());
        let unfolded = exact && self.folds.is_none() && self.goals.len() == 1;
        let ahead = unfolded.then(|| Ahead::new(self.model, self.start, self.waypoints));
        let remaining = |from: Pose, passed: usize| match &ahead {
            Some(ahead) => ahead.remaining(from, passed),
            None => self.least_on(from, passed),
        };
        let (searching, mut labels) = self.begin(&remaining);
        let mut nearest: Option<(HalfFeet, usize)> = None;
        let end = labels.settle_until(&searching, |index, label| {
            let left = remaining(label.pose, label.passed);
            if nearest.is_none_or(|(least, _)| left < least) && is_near(label) {
                nearest = Some((left, index));
            }
            label.passed == self.waypoints.len()
        });
        let traced = |end: usize| self.traced(&labels, end);
        let route = end.ok().flatten().map(traced);
        let near = nearest.filter(|&(_, end)| route.is_none() && labels.label(end).pose != self.start);
        Outcome { near: near.map(|(_, end)| traced(end)), route, limited: end.is_err() }
    }

    /// The steps that led to a label.
    fn traced(&self, labels: &Labels<Searching<'_, 's, 'a, C>>, end: usize) -> Route<C::State> {
        labels.trace(end).windows(2).filter_map(|two| self.step_between(two[0], two[1])).collect()
    }

    pub(super) fn may_end(&self, pose: Pose) -> bool {
        self.obstacles.may_end_as(pose) && self.obstacles.stop_refusals(pose).is_empty()
    }

    /// Every pose a single step may lead to.
    fn around(&self, pose: Pose) -> impl Iterator<Item = Pose> {
        let (low, high) = self.between;
        let turned = self.folds.into_iter().flat_map(move |_| self.obstacles.turned(pose));
        pose.beside()
            .chain(turned)
            .chain(self.asides.beside(self.obstacles, pose))
            .filter(move |to| to.elevation >= low && to.elevation <= high)
    }

    /// The step that led from one label to the next.
    fn step_between(&self, from: &Label<C::State>, to: &Label<C::State>) -> Option<Transition<C::State>> {
        let led = |transition: &Transition<C::State>| {
            let spent = from.spent() + transition.price;
            transition.state == to.state && spent == to.spent() && self.may_spend(transition.mode, spent)
        };
        let hop = self.obstacles.hop(from.pose, to.pose);
        self.model.open_transitions(hop, &from.state, from.spent()).into_iter().find(led)
    }

    /// The minimum price to every anchor where the mover may end at the elevation that `goal` requires there, as far as the
    /// search gets. `ends` are the poses in question; with `only`, others may be missing.
    pub(crate) fn reach_set(&self, goal: &dyn Fn(Placement) -> Height, ends: &[Pose], only: bool) -> Ends {
        let (low, high) = self.between;
        let mut found = Ends::default();
        // Few movements lead above or below both start and ends, so search without those first, then with room for them.
        let start = self.start.elevation;
        let level = Search { between: (low.min(start), high.max(start)), ..*self };
        let whole = Search { between: (low - Height(ROOM), high + Height(ROOM)), ..*self };
        let all = HalfFeet(u32::MAX);
        if !self.model.looks_ahead() {
            if only && ends.len() <= FEW_ENDS {
                let open = self.open_ends(&whole.first_steps(), ends, &found, (all, ends.len()));
                for search in [&level, &whole] {
                    let search = Search { open: Some(&open), ..*search };
                    let settled =
                        if open.is_empty() { None } else { search.settle_ends((low, high), goal, &mut found) };
                    found.all_below = found.all_below.into_iter().chain(settled).min();
                }
                found.all_below = self.unproved_from(found.all_below, ends, &found);
                return found;
            }
            let settled = level.settle_ends((low, high), goal, &mut found);
            if self.order.is_for_any() {
                return found;
            }
            let bounds = (settled.unwrap_or(all), FEW_ENDS + 1);
            let open = self.open_ends(&whole.first_steps(), ends, &found, bounds);
            if open.len() > FEW_ENDS {
                let settled = whole.settle_ends((low, high), goal, &mut found);
                found.all_below = self.unproved_from(settled, ends, &found);
                return found;
            }
            let whole = Search { open: Some(&open), ..whole };
            let proved = if open.is_empty() { None } else { whole.settle_ends((low, high), goal, &mut found) };
            found.all_below = self.unproved_from(settled.into_iter().chain(proved).min(), ends, &found);
            return found;
        }
        // Most prices are proven as soon as a way is known that costs no more than the lower bound. The rest is searched for
        // anything that could still be cheaper.
        Search { order: Order::Loose, ..level }.settle_ends((low, high), goal, &mut found);
        let open = self.open_ends(&whole.first_steps(), ends, &found, (all, ends.len()));
        if !open.is_empty() {
            let longest = Search { order: Order::Longest, open: Some(&open), ..level };
            longest.settle_ends((low, high), goal, &mut found);
        }
        let whole = Search { open: Some(&open), ..whole };
        let settled = if open.is_empty() { None } else { whole.settle_ends((low, high), goal, &mut found) };
        found.all_below = settled.and_then(|settled| open.none_below().map(|least| least.max(settled)));
        found
    }

    /// Whether a step in this mode may bring the feet spent to this many.
    fn may_spend(&self, mode: Mode, spent: HalfFeet) -> bool {
        !self.ends || self.model.used_up(mode, spent).is_none()
    }

    /// Every step from the start.
    fn first_steps(&self) -> Vec<Transition<C::State>> {
        let near = self.around(self.start).filter(|to| self.obstacles.is_passable(self.start, *to));
        let state = self.model.start();
        let hop = |to: Pose| self.obstacles.hop(self.start, to);
        near.flat_map(|to| self.model.open_transitions(hop(to), &state, HalfFeet(0))).collect()
    }

    /// Records the minimum price to every end, all between these heights, as far as the search gets; returns the price below
    /// which they are complete, if it reached its limit.
    fn settle_ends(
        &self,
        (low, high): (Height, Height),
        goal: &dyn Fn(Placement) -> Height,
        found: &mut Ends,
    ) -> Option<HalfFeet> {
        let remaining = |from: Pose, _: usize| {
            let elevation = from.elevation.clamp(low, high);
            self.model.least(self.span(from, Pose { elevation, ..from }))
        };
        let mut settled = HalfFeet(0);
        let (searching, mut labels) = self.begin(&remaining);
        let note = |_, label: &Label<C::State>| {
            let (pose, anchor, spent) = (label.pose, label.pose.at.anchor, label.spent());
            settled = settled.max(spent + remaining(pose, 0));
            let narrow = pose.at.footprint != self.obstacles.whole;
            let known = found.prices.get(&anchor).filter(|_| narrow || !found.squeezed.contains_key(&anchor));
            if pose.elevation == goal(pose.at)
                && known.is_none_or(|least| spent < *least)
                && self.may_end(pose)
                && self.model.end_refusals(pose, &label.state, spent).is_empty()
            {
                found.note(pose.at, narrow, spent);
                self.open.into_iter().for_each(|open| open.note(pose, spent));
            }
            false
        };
        let whole = labels.settle_until(&searching, note).is_ok();
        (!whole).then_some(settled)
    }

    fn begin<'f>(
        &'f self,
        remaining: &'f dyn Fn(Pose, usize) -> HalfFeet,
    ) -> (Searching<'f, 's, 'a, C>, Labels<Searching<'f, 's, 'a, C>>) {
        let last = self.waypoints.len().saturating_sub(1);
        let stops = self.waypoints.iter().enumerate().map(|(index, waypoint)| {
            let goal = self.goals.first().filter(|_| index == last);
            center_of(goal.copied().unwrap_or_else(|| waypoint.pose(self.start)))
        });
        let lines = Lines::over(center_of(self.start), stops);
        let late = self.threats.referee().work().is_some_and(|work| work.left() == 0);
        let searching = Searching { search: self, remaining, lines, late };
        let state = self.model.start();
        let first = Label {
            pose: self.start,
            state,
            passed: self.passed(0, self.start, &state, HalfFeet(0)),
            cost: RouteCost::default(),
        };
        let labels = Labels::new(&searching, FxHashMap::default(), (self.key(&first), Rank::default()), first);
        (searching, labels)
    }

    fn key(&self, label: &Label<C::State>) -> Key {
        (label.pose.number() | (label.passed as u64) << POSE_BITS, self.model.kind(&label.state))
    }

    fn passed(&self, before: usize, here: Pose, state: &C::State, spent: HalfFeet) -> usize {
        let mut passed = before;
        while let Some(waypoint) = self.waypoints.get(passed) {
            let last = passed + 1 == self.waypoints.len();
            let ends = || self.may_end(here) && (!self.ends || self.model.end_refusals(here, state, spent).is_empty());
            let is_there = if last { self.goals.contains(&here) } else { waypoint.is_at(here) };
            if !is_there || (last && !ends()) {
                break;
            }
            passed += 1;
        }
        passed
    }
}

impl<C: MovementModel> Searching<'_, '_, '_, C> {
    fn spend(&self, done: u32) {
        self.search.threats.referee().spend(done);
    }
}

impl<C: MovementModel> Routing for Searching<'_, '_, '_, C> {
    type Label = Label<C::State>;
    type Rank = Rank;
    type State = Key;
    type States = FxHashMap<Key, Known>;

    const MOST_LABELS: usize = 160_000;

    fn work(&self) -> Option<&Work> {
        // Some route has to be found, whatever was spent before; that takes few labels.
        let limited = !self.search.order.is_for_any() || self.search.soon;
        self.search.threats.referee().work().filter(|_| limited)
    }

    fn most_labels(&self) -> usize {
        match self.search.waypoints {
            _ if self.search.soon => FEW_LABELS,
            _ if self.search.order.is_for_any() && self.late => LABELS_AT_LAST,
            _ if self.search.order == Order::Hasty => LABELS_IN_HASTE,
            _ if self.search.order.is_for_any() => FEW_LABELS,
            [] => LABELS_OF_A_REACH_SET,
            _ => Self::MOST_LABELS,
        }
    }

    fn dominates(&self, one: &Label<C::State>, other: &Label<C::State>) -> bool {
        let Search { model, prefer, budget, .. } = *self.search;
        let left = HalfFeet(budget.0.saturating_sub(other.cost.price));
        let goal = || Some(self.search.goals).filter(|goals| goals.len() == 1).and_then(|goals| goals.first().copied());
        // Among the ways in a reach set, only the price matters.
        let no_dearer = match self.search.waypoints {
            [] => one.cost.price <= other.cost.price,
            _ => one.cost.dominates(&other.cost, prefer),
        };
        if self.search.order == Order::Loose {
            return no_dearer && model.covers_loosely(&one.state, &other.state);
        }
        no_dearer
            && model.covers(&one.state, &other.state, &|| Rest {
                span: goal().map(|goal| self.search.span(other.pose, goal)),
                left,
                ends: self.search.ends,
            })
    }

    fn expand(&self, labels: &mut Labels<Self>, index: usize) -> Result<(), SearchLimit> {
        let Search { model, budget, prefer, threats, obstacles, .. } = *self.search;
        let before = labels.label(index);
        let (pose, state, passed, cost, spent) =
            (before.pose, before.state, before.passed, before.cost, before.spent());
        if pose != self.search.start && !obstacles.passes_as(pose) {
            return Ok(());
        }
        for to in self.search.around(pose) {
            let unpassed = (self.remaining)(to, passed);
            self.spend(LOOKED_AT);
            if spent + unpassed > budget {
                continue;
            }
            let (mut passes, mut provoked) = (None, None);
            for transition in model.open_steps(obstacles.hop(pose, to), &state, spent) {
                self.spend(JUDGED);
                let spent = spent + transition.price;
                if spent > budget || !self.search.may_spend(transition.mode, spent) {
                    continue;
                }
                if !*passes.get_or_insert_with(|| obstacles.is_passable(pose, to)) {
                    break;
                }
                let leg = passed;
                let passed = self.search.passed(passed, to, &transition.state, spent);
                let least = if passed == leg { unpassed } else { (self.remaining)(to, passed) };
                let least = least.max(self.search.least_ahead(&transition.state, to));
                if spent + least > budget {
                    continue;
                }
                if self.search.open.is_some_and(|open| !open.may_improve(to, &transition.state, spent)) {
                    continue;
                }
                let asks = self.search.order != Order::Hasty && model.provokes() && !threats.is_empty();
                let quiet = !asks || model.shelters(pose, transition.mode);
                let mut more = self.lines.step(leg, center_of(pose), center_of(to));
                (more.price, more.hazards) = (transition.price.0, (self.search.hazards)(pose, to));
                more.squeezed = u32::from(to.at.footprint != obstacles.whole);
                if !quiet {
                    more.provoked = *provoked.get_or_insert_with(|| threats.provoked(pose, to));
                }
                let cost = cost.and(more);
                let steps = self.search.to_next(to, passed, Span::steps).unwrap_or_default();
                let remaining = Remaining { price: least.0, steps };
                let state_after = transition.state;
                let provoked = cost.provoked.count();
                let rank = match self.search.order {
                    Order::Best | Order::Loose | Order::Unfolded | Order::Level => {
                        cost.rank(prefer, provoked, remaining)
                    }
                    Order::Hasty => {
                        let still = if self.search.ends { model.still_to_spend(&state_after, to) } else { HalfFeet(0) };
                        let remaining = Remaining { price: least.max(still).0, steps };
                        cost.rank(prefer, provoked, remaining.in_haste())
                    }
                    Order::Longest => ([u32::MAX - spent.0, 0, 0, 0, 0], 0, 0),
                };
                let label = Label { pose: to, state: transition.state, passed, cost };
                labels.add(self, index, (self.search.key(&label), rank), label)?;
            }
        }
        Ok(())
    }
}

/// The center of a pose.
fn center_of(pose: Pose) -> Center {
    center_at(pose.at, pose.elevation.squares())
}
