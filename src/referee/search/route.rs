//! The search for best routes. It steps over the prepared board, so a route's price is the price of its path.

use super::ahead::Ahead;
use super::cost::{Center, Lines, Rank, Remaining, RouteCost, center_at};
use super::labels::{Labels, Pages, Routing, SearchLimit};
use super::steps::{ShapeId, StepTable};
use super::wave::{Layer, Places, ReachSet};
use crate::field::SpeedCategory;
use crate::grid::{Feet, Path, Placement, Square};
use crate::referee::board::Distances;
use crate::referee::movement::{Prices, StepPrices, Threateners};
use crate::referee::request::Prefer;
use crate::referee::ruling::{DiagonalCount, Spent};
use crate::referee::work::Work;

/// The most spaces one route can be required to lead through.
pub const MOST_THROUGH: usize = 8;

/// How many states a search through required spaces may have, to limit its memory.
const MOST_STATES: usize = 8_000_000;

/// How many labels a search makes on estimates before the remainder is computed for every place.
const BLINDLY: usize = 4_000;

/// How many labels it makes after that, even if its command's work is used up.
const KNOWINGLY: usize = 10_000;

/// The work of examining the steps from one place, including those not taken.
const EXPANDED: u32 = 4;

/// The work of pricing one of them.
const PRICED: u32 = 1;

/// What a search optimizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Objective {
    pub(crate) prefer: Prefer,
    /// The most the route may cost; `None` for no limit.
    pub(crate) budget: Option<Feet>,
}

impl Objective {
    /// The shortest route, however long.
    pub(crate) const SHORTEST: Objective = Objective { prefer: Prefer::Shortest, budget: None };
}

/// Where a route has to lead.
pub(crate) struct RouteGoal<'e> {
    /// The anchors to pass, in order; it ends at the last.
    pub(crate) stops: &'e [Square],
    /// The shapes in which it may end.
    pub(crate) ends: &'e [ShapeId],
    /// Spaces the route leads through before it ends, in any order: at most [`MOST_THROUGH`].
    pub(crate) through: &'e [Placement],
    /// Set for an explicit path, where each step has to lead to the next stop.
    pub(crate) explicit_path: Option<ExplicitPath>,
}

/// An explicit path. The mover squeezes only if its full space has no room somewhere on the way: in the open, a step
/// forbidden by its corners is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ExplicitPath {
    /// Whether the mover may end in its full space.
    pub(crate) ends_upright: bool,
}

impl RouteGoal<'_> {
    /// Whether only one place is to be reached, by any way.
    fn is_a_place(&self) -> bool {
        self.stops.len() == 1 && self.through.is_empty() && self.explicit_path.is_none()
    }

    /// Whether the remaining cost of its routes can be computed from every place: it has one stop and isn't an explicit
    /// path.
    pub(super) fn is_over_one_stop(&self) -> bool {
        self.stops.len() == 1 && self.explicit_path.is_none()
    }

    /// Whether it has one stop, beyond the spaces it leads through; a person would draw such a route straight from one to
    /// the next.
    fn leads_on_to_its_stop(&self) -> bool {
        self.stops.len() == 1 && !self.through.is_empty() && self.explicit_path.is_none()
    }

    /// The centers of the spaces before its only stop, the nearest first.
    fn spaces_on_the_way(&self, start: Placement) -> impl Iterator<Item = Center> + use<> {
        let spaces = if self.leads_on_to_its_stop() { self.through } else { &[] };
        let mut centers: Vec<Center> = spaces.iter().map(|&space| center_at(space, 0)).collect();
        let from = center_at(start, 0);
        centers.sort_by_key(|center| [0, 1].map(|axis| (center[axis] - from[axis]).pow(2)).into_iter().sum::<i64>());
        centers.into_iter()
    }

    /// How many of them a route has led through.
    fn spaces_led_through(&self, led: usize) -> usize {
        if self.leads_on_to_its_stop() { led.count_ones() as usize } else { 0 }
    }

    /// How many bits say what a route has led through so far.
    fn marks(&self) -> usize {
        if self.explicit_path.is_some() { 1 } else { self.through.len() }
    }
}

/// A partial route: where it ends, and its cost.
#[derive(Clone, Copy)]
pub(crate) struct Label {
    /// How many of the stops it has passed.
    passed: usize,
    /// Which of the required spaces it led through, one bit each; for an explicit path, as in `led_explicitly`.
    led: usize,
    shape: ShapeId,
    anchor: Square,
    diagonal_count: DiagonalCount,
    cost: RouteCost,
}

/// A search over the step table.
struct Search<'a, 'r, 's> {
    step_table: &'s StepTable<'a, 'r>,
    threateners: &'s Threateners<'a>,
    route_goal: &'s RouteGoal<'s>,
    objective: Objective,
    prices: Prices,
    /// For each stop, the lower bound from there over all later stops.
    beyond: Vec<Remaining>,
    /// The straight lines from stop to stop.
    lines: Lines,
    /// The minimum that remains, if it was computed.
    ahead: Option<Ahead>,
}

impl<'a> StepTable<'a, '_> {
    /// A route to this goal; `Ok(None)` if none leads there. An error if the search exceeds its limits.
    pub(crate) fn route(
        &self,
        threateners: &Threateners<'a>,
        route_goal: &RouteGoal<'_>,
        objective: Objective,
    ) -> Result<Option<Path>, SearchLimit> {
        let start = self.mover.placement;
        let Some(shape) = self.shape_of(start) else { return Ok(None) };
        let board = &self.referee.encounter.battlefield;
        let mut objective = objective;
        let mut within = None;
        if let Some(budget) = objective.budget {
            let reach_set = self.reach_set(budget);
            let Some(least) = reach_set.least_to(route_goal) else { return Ok(None) };
            if objective.prefer == Prefer::Shortest && route_goal.is_a_place() {
                // Anything more expensive than this leads nowhere.
                objective.budget = Some(least);
            }
            within = Some(reach_set);
        }
        let states = ((route_goal.stops.len() + 1) * self.stances.len() * DiagonalCount::MOST) << route_goal.marks();
        let squares = (board.width() * board.height()) as usize;
        if !route_goal.through.is_empty() && states * squares > MOST_STATES {
            return Err(SearchLimit);
        }
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let shape_at_stops = route_goal.ends.first().copied().unwrap_or_default();
        let stops = route_goal.stops.iter().map(|&stop| center_at(self.at(shape_at_stops, stop), 0));
        let lines = Lines::over(center_at(start, 0), route_goal.spaces_on_the_way(start).chain(stops));
        let beyond = Vec::new();
        let ahead = None;
        let mut search = Search { step_table: self, threateners, route_goal, objective, prices, beyond, lines, ahead };
        search.beyond = search.beyond_each();
        let led = if route_goal.explicit_path.is_some() { 1 } else { search.led(0, shape, start.anchor) };
        let first = Label {
            passed: if route_goal.explicit_path.is_some() { 0 } else { search.passed(0, led, start.anchor, shape) },
            led,
            shape,
            anchor: start.anchor,
            diagonal_count: self.mover.diagonal_count,
            cost: RouteCost::default(),
        };
        let Some(state) = search.state(&first) else { return Ok(None) };
        let found = search.run((state, states * squares), first);
        if found.is_ok() || !route_goal.is_over_one_stop() {
            return found;
        }
        // By now it pays to compute what remains from every place.
        let ahead = self.ahead(route_goal, objective, within.as_ref())?;
        let at = board.index(start.anchor).unwrap_or_default();
        let Some(least) = ahead.least(led, shape, self.mover.diagonal_count, at) else { return Ok(None) };
        if objective.prefer == Prefer::Shortest {
            search.objective.budget = Some(least);
        }
        search.ahead = Some(ahead);
        search.run((state, states * squares), first)
    }
}

impl ReachSet {
    /// The minimum feet to the last stop in a shape the route may end in; `None` unless every stop is reached.
    fn least_to(&self, route_goal: &RouteGoal<'_>) -> Option<Feet> {
        let last = route_goal.stops.last();
        let ends =
            |layer: &&Layer| last.is_none_or(|&last| layer.anchors.has(last) && route_goal.ends.contains(&layer.shape));
        let least = self.layers.iter().find(ends).map_or(Feet(0), |layer| layer.feet);
        self.all.leads_to(route_goal).then_some(least)
    }
}

impl Places {
    /// Whether every stop is reached, the last in a shape the route may end in. Detects a closed goal without searching
    /// everything else.
    pub(crate) fn leads_to(&self, route_goal: &RouteGoal<'_>) -> bool {
        let (before, last) = match route_goal.stops.split_last() {
            Some((last, before)) => (before, Some(*last)),
            None => (route_goal.stops, None),
        };
        before.iter().all(|&stop| self.has(stop))
            && last.is_none_or(|last| route_goal.ends.iter().any(|&shape| self.0[shape].has(last)))
    }
}

impl Routing for Search<'_, '_, '_> {
    type Label = Label;
    type Rank = Rank;
    type State = usize;
    type States = Pages;

    const MOST_LABELS: usize = 250_000;

    fn work(&self) -> Option<&Work> {
        self.step_table.referee.work()
    }

    /// Sets of opponents can multiply endlessly, so estimates are given up sooner.
    fn most_labels(&self) -> usize {
        if self.ahead.is_none() && self.route_goal.is_over_one_stop() {
            return BLINDLY;
        }
        if self.threateners.is_nobody() { Self::MOST_LABELS } else { Self::MOST_LABELS / 2 }
    }

    /// A search that knows what remains makes few labels; computing that was the expensive part.
    fn least_labels(&self) -> usize {
        if self.ahead.is_some() { KNOWINGLY } else { 0 }
    }

    fn dominates(&self, one: &Label, other: &Label) -> bool {
        one.cost.dominates(&other.cost, self.objective.prefer)
    }

    fn expand(&self, labels: &mut Labels<Self>, index: usize) -> Result<(), SearchLimit> {
        let before = *labels.label(index);
        let (step_table, shape, anchor) = (self.step_table, before.shape, before.anchor);
        step_table.referee.spend(EXPANDED);
        for step in step_table.moves.iter().filter(|step| step.from == shape && step.leads_from(anchor)) {
            step_table.referee.spend(PRICED);
            let there = anchor.offset(step.offset);
            let led = match self.route_goal.explicit_path {
                Some(explicit_path) => self.led_explicitly(explicit_path, &before, step.to, there),
                None => Some(self.led(before.led, step.to, there)),
            };
            let Some(led) = led else { continue };
            let spent = Spent { feet: Feet(0), diagonal_count: before.diagonal_count };
            let (feet, Spent { diagonal_count, .. }) =
                StepPrices(step_table.referee).price(self.prices, &step_table.factors(step, anchor), spent);
            let passed = self.passed(before.passed, led, there, step.to);
            if self.route_goal.explicit_path.is_some() && passed == before.passed {
                continue;
            }
            let remaining = self.route_goal.stops.get(passed).map_or(Remaining::default(), |&stop| {
                self.remaining(step.to, there, stop, diagonal_count, self.beyond[passed])
            });
            let price = before.cost.price.saturating_add(feet.0);
            if self.objective.budget.is_some_and(|budget| price.saturating_add(remaining.price) > budget.0)
                || !self.leads_there(price, led, (step.to, there, diagonal_count))
            {
                continue;
            }
            let label = Label { passed, led, shape: step.to, anchor: there, diagonal_count, cost: before.cost };
            let Some(state) = self.state(&label) else { continue };
            if labels.best(state).is_some_and(|best| self.is_outdone_by_price(best.cost.price, price)) {
                continue;
            }
            let center = |shape: ShapeId, anchor: Square| center_at(step_table.at(shape, anchor), 0);
            let leg = before.passed + self.route_goal.spaces_led_through(before.led);
            let mut more = self.lines.step(leg, center(shape, anchor), center(step.to, there));
            (more.price, more.hazards) = (feet.0, step_table.hazards_entered(step, anchor));
            more.squeezed = u32::from(step.to != 0);
            if !self.threateners.is_nobody() {
                step_table.referee.spend(step.swap().vacated.len() as u32);
            }
            more.provoked = step_table.provokes(self.threateners, step, anchor);
            let label = Label { cost: before.cost.and(more), ..label };
            labels.add(self, index, (state, self.rank(&label.cost, remaining)), label)?;
        }
        Ok(())
    }
}

impl Search<'_, '_, '_> {
    /// The best route from this label on.
    fn run(&self, (state, states): (usize, usize), first: Label) -> Result<Option<Path>, SearchLimit> {
        let mut labels = Labels::new(self, Pages::of(states), (state, Rank::default()), first);
        let end = labels.settle_until(self, |_, label| label.passed == self.route_goal.stops.len())?;
        Ok(end.map(|end| self.path(&labels, end)))
    }

    /// Whether another price in the same state is so low that nothing else matters.
    fn is_outdone_by_price(&self, known: u32, price: u32) -> bool {
        self.objective.prefer == Prefer::Shortest && known < price
    }

    /// Whether a route that has reached this place at this price leads to the goal within the budget, as far as is known.
    fn leads_there(&self, price: u32, led: usize, (shape, at, count): (ShapeId, Square, DiagonalCount)) -> bool {
        let Some(ahead) = &self.ahead else { return true };
        let at = self.step_table.referee.encounter.battlefield.index(at);
        let least = at.and_then(|at| ahead.least(led, shape, count, at));
        least.is_some_and(|least| self.objective.budget.is_none_or(|budget| price.saturating_add(least.0) <= budget.0))
    }

    fn rank(&self, cost: &RouteCost, remaining: Remaining) -> Rank {
        cost.rank(self.objective.prefer, self.threateners.strikes_of(cost.provoked), remaining)
    }

    /// For an explicit path: 1 if the mover may stand up straight, 0 if it squeezes and has had room ever since it began to;
    /// `None` for a step that leads elsewhere, or that stands up straight without having had to squeeze.
    fn led_explicitly(
        &self,
        explicit_path: ExplicitPath,
        before: &Label,
        shape: ShapeId,
        there: Square,
    ) -> Option<usize> {
        let stops = self.route_goal.stops;
        if stops[before.passed] != there {
            return None;
        }
        let may_be_there = before.passed + 1 < stops.len() || explicit_path.ends_upright;
        let has_room = self.step_table.stances[0].open.has(there) && may_be_there;
        match shape {
            0 => (before.led == 1).then_some(1),
            _ if !has_room => Some(1),
            _ if before.shape != 0 => Some(before.led),
            _ => Some(0),
        }
    }

    fn state(&self, label: &Label) -> Option<usize> {
        let board = &self.step_table.referee.encounter.battlefield;
        let at = board.index(label.anchor)?;
        let squares = (board.width() * board.height()) as usize;
        let behind = (label.passed << self.route_goal.marks()) | label.led;
        let shape = behind * self.step_table.stances.len() + label.shape;
        Some((shape * DiagonalCount::MOST + label.diagonal_count.index()) * squares + at)
    }

    /// The number of stops passed, for a route that had passed `before` of them and arrives here.
    fn passed(&self, before: usize, led: usize, here: Square, shape: ShapeId) -> usize {
        let RouteGoal { stops, ends, .. } = self.route_goal;
        let last = before + 1 == stops.len();
        let may_end = || ends.contains(&shape) && led + 1 == 1 << self.route_goal.marks();
        match stops.get(before) {
            Some(&stop) if stop == here && (!last || may_end()) => {
                if self.route_goal.explicit_path.is_some() {
                    before + 1
                } else {
                    self.passed(before + 1, led, here, shape)
                }
            }
            _ => before,
        }
    }

    /// The required spaces led through so far, with those that overlap this placement added.
    fn led(&self, before: usize, shape: ShapeId, here: Square) -> usize {
        let here = self.step_table.at(shape, here);
        let through = self.route_goal.through.iter().enumerate();
        through.filter(|(_, space)| space.overlaps(here)).fold(before, |led, (index, _)| led | 1 << index)
    }

    /// A lower bound on what remains over the next stop and all later ones. With one shape and average speed it is the
    /// distance over open ground. A space that can also squeeze moves each of its sides by at most one square a step, or by
    /// as much as a turn can.
    fn remaining(
        &self,
        shape: ShapeId,
        from: Square,
        stop: Square,
        diagonal_count: DiagonalCount,
        beyond: Remaining,
    ) -> Remaining {
        let step_table = self.step_table;
        let (columns, rows) = from.to(stop);
        let single = step_table.stances.len() == 1;
        if single && step_table.mover.creature.speed_category == SpeedCategory::Average {
            let (columns, rows) = (columns.unsigned_abs(), rows.unsigned_abs());
            let feet = Distances(step_table.referee).feet_over(columns, rows, 0, diagonal_count.is_odd());
            return Remaining { price: feet.0, steps: columns.max(rows) }.and(beyond);
        }
        let (full, here) = (step_table.stances[0].shape.width as i32, step_table.stances[shape].shape);
        let narrow = step_table.stances.iter().map(|stance| stance.shape.width as i32).min().unwrap_or(full);
        let side = |offset: i32, length: u32| (-offset).max(offset + narrow - length as i32).max(0);
        let furthest = side(columns, here.width).max(side(rows, here.height)).unsigned_abs();
        let a_step = if single { 1 } else { (full - narrow).max(1).unsigned_abs() };
        let steps = furthest.div_ceil(a_step);
        Remaining { price: self.prices.least(steps).0, steps }.and(beyond)
    }

    fn beyond_each(&self) -> Vec<Remaining> {
        let stops = self.route_goal.stops;
        let mut beyond = vec![Remaining::default(); stops.len()];
        for index in (1..stops.len()).rev() {
            // The earlier stop may have been passed in any shape, so the minimum over all of them counts.
            let from = |shape: ShapeId| {
                self.remaining(shape, stops[index - 1], stops[index], DiagonalCount::default(), beyond[index])
            };
            let all: Vec<Remaining> = (0..self.step_table.stances.len()).map(from).collect();
            let price = all.iter().map(|come| come.price).min().unwrap_or_default();
            let steps = all.iter().map(|come| come.steps).min().unwrap_or_default();
            beyond[index - 1] = Remaining { price, steps };
        }
        beyond
    }

    fn path(&self, labels: &Labels<Self>, end: usize) -> Path {
        let mut path = Path::from(self.step_table.mover.placement);
        for label in labels.trace(end).into_iter().skip(1) {
            // Every label is one step from its parent.
            let _ = path.push(self.step_table.at(label.shape, label.anchor));
        }
        path
    }
}
