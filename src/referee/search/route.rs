//! The search for best routes. It steps over the prepared board, so a route's price is the price of its path.

use super::labels::{Known, Labels, Routing, SearchLimit};
use super::steps::{ShapeId, StepTable};
use super::wave::{Layer, ReachSet};
use crate::field::SpeedCategory;
use crate::grid::{Feet, Path, Placement, Square};
use crate::referee::board::Distances;
use crate::referee::movement::{Opponents, Prices, StepPrices, Threateners};
use crate::referee::request::Prefer;
use crate::referee::ruling::{DiagonalCount, Spent};

/// The most spaces that one route can be required to lead through.
pub const MOST_THROUGH: usize = 8;

/// How many states a search through required spaces may have, to limit its memory.
const MOST_STATES: usize = 8_000_000;

/// What a search optimizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Objective {
    /// The best route, within a budget in feet if there is one.
    Best(Prefer, Option<Feet>),
    /// Any route with the fewest feet, regardless of who may strike.
    Cheapest,
}

impl Objective {
    fn budget(self) -> Option<Feet> {
        match self {
            Objective::Best(_, budget) => budget,
            Objective::Cheapest => None,
        }
    }
}

/// Where a route has to lead.
pub(crate) struct RouteGoal<'e> {
    /// The anchors to pass, in order; it ends at the last.
    pub(crate) stops: &'e [Square],
    /// The shapes in which it may end.
    pub(crate) ends: &'e [ShapeId],
    /// Spaces that the route leads through before it ends, in any order: at most [`MOST_THROUGH`].
    pub(crate) through: &'e [Placement],
    /// Whether each step has to lead to the next stop: a path given by hand.
    pub(crate) by_hand: bool,
}

/// A partial route: where it ends, what it spent and whom it provoked.
#[derive(Clone, Copy)]
pub(crate) struct Label {
    /// How many of the stops it has passed.
    passed: usize,
    /// Which of the required spaces it led through, one bit for each.
    led: usize,
    shape: ShapeId,
    anchor: Square,
    spent: Spent,
    provoked: Opponents,
    steps: u32,
}

/// What makes one route better than another; the first difference decides. Feet and steps include the lower bound of
/// those remaining, so that the search heads for its goal.
type Rank = (u32, u32, u32);

/// A lower bound on what remains.
#[derive(Clone, Copy, Debug, Default)]
struct Remaining {
    feet: Feet,
    steps: u32,
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
}

impl<'a> StepTable<'a, '_> {
    /// A route for this goal; `Ok(None)` if none leads there. An error if the search exceeds its limits.
    pub(crate) fn route(
        &self,
        threateners: &Threateners<'a>,
        route_goal: &RouteGoal<'_>,
        objective: Objective,
    ) -> Result<Option<Path>, SearchLimit> {
        let start = self.mover.placement;
        let Some(shape) = self.shape_of(start) else { return Ok(None) };
        let board = &self.referee.encounter.battlefield;
        if objective.budget().is_some_and(|budget| !self.reach_set(budget).leads_to(route_goal)) {
            return Ok(None);
        }
        let states =
            ((route_goal.stops.len() + 1) * self.stances.len() * DiagonalCount::MOST) << route_goal.through.len();
        let squares = (board.width() * board.height()) as usize;
        if !route_goal.through.is_empty() && states * squares > MOST_STATES {
            return Err(SearchLimit);
        }
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let mut search = Search { step_table: self, threateners, route_goal, objective, prices, beyond: Vec::new() };
        search.beyond = search.beyond_each();
        let led = search.led(0, shape, start.anchor);
        let first = Label {
            passed: if route_goal.by_hand { 0 } else { search.passed(0, led, start.anchor, shape) },
            led,
            shape,
            anchor: start.anchor,
            spent: Spent { feet: Feet(0), diagonal_count: self.mover.diagonal_count },
            provoked: Opponents::default(),
            steps: 0,
        };
        let Some(state) = search.state(&first) else { return Ok(None) };
        let mut labels = Labels::new(vec![Known::default(); states * squares], (state, Rank::default()), first);
        let end = labels.settle_until(&search, |_, label| label.passed == route_goal.stops.len())?;
        Ok(end.map(|end| search.path(&labels, end)))
    }
}

impl ReachSet {
    /// Whether every stop is reached, the last in a shape in which the route may end. Detects a closed goal without
    /// searching everything else.
    pub(crate) fn leads_to(&self, route_goal: &RouteGoal<'_>) -> bool {
        let last = route_goal.stops.len().saturating_sub(1);
        route_goal.stops.iter().enumerate().all(|(index, &stop)| {
            let there =
                |layer: &Layer| layer.anchors.has(stop) && (index < last || route_goal.ends.contains(&layer.shape));
            self.layers.iter().any(there)
        })
    }
}

impl Routing for Search<'_, '_, '_> {
    type Label = Label;
    type Rank = Rank;
    type State = usize;
    type States = Vec<Known>;

    const MOST_LABELS: usize = 1_000_000;

    fn dominates(&self, one: &Label, other: &Label) -> bool {
        let cheaper = one.spent.feet < other.spent.feet;
        let as_cheap = one.spent.feet == other.spent.feet;
        match self.objective {
            Objective::Cheapest => cheaper || as_cheap,
            // The shortest route consists of shortest routes.
            Objective::Best(Prefer::Shortest, _) if cheaper => true,
            _ => one.provoked.is_within(other.provoked) && (cheaper || (as_cheap && one.steps <= other.steps)),
        }
    }

    fn expand(&self, labels: &mut Labels<Self>, index: usize) -> Result<(), SearchLimit> {
        let before = *labels.label(index);
        let (step_table, shape, anchor) = (self.step_table, before.shape, before.anchor);
        for step in step_table.moves.iter().filter(|step| step.from == shape && step.open.has(anchor)) {
            let there = anchor.offset(step.offset);
            if self.route_goal.by_hand && self.route_goal.stops[before.passed] != there {
                continue;
            }
            let (_, spent) =
                StepPrices(step_table.referee).price(self.prices, &step_table.factors(step, anchor), before.spent);
            let led = self.led(before.led, step.to, there);
            let passed = self.passed(before.passed, led, there, step.to);
            if self.route_goal.by_hand && passed == before.passed {
                continue;
            }
            let remaining = self.route_goal.stops.get(passed).map_or(Remaining::default(), |&stop| {
                self.remaining(step.to, there, stop, spent.diagonal_count, self.beyond[passed])
            });
            if self.objective.budget().is_some_and(|budget| spent.feet + remaining.feet > budget) {
                continue;
            }
            let mut label =
                Label { passed, led, shape: step.to, anchor: there, spent, steps: before.steps + 1, ..before };
            let Some(state) = self.state(&label) else { continue };
            if labels.best(state).is_some_and(|best| self.is_outdone_by_feet(best, spent.feet)) {
                continue;
            }
            if self.objective != Objective::Cheapest {
                label.provoked = before.provoked.with(step_table.provokes(self.threateners, step, anchor));
            }
            labels.add(self, index, (state, self.rank(&label, remaining)), label)?;
        }
        Ok(())
    }
}

impl Search<'_, '_, '_> {
    /// Whether a label in the same state is so cheap that nothing else counts.
    fn is_outdone_by_feet(&self, best: &Label, feet: Feet) -> bool {
        match self.objective {
            Objective::Cheapest => best.spent.feet <= feet,
            Objective::Best(prefer, _) => prefer == Prefer::Shortest && best.spent.feet < feet,
        }
    }

    fn rank(&self, label: &Label, remaining: Remaining) -> Rank {
        let (feet, steps) = ((label.spent.feet + remaining.feet).0, label.steps + remaining.steps);
        match self.objective {
            Objective::Best(Prefer::Safest, _) => (self.threateners.strikes_of(label.provoked), feet, steps),
            Objective::Best(Prefer::Shortest, _) => (feet, self.threateners.strikes_of(label.provoked), steps),
            // Among equals the one nearest to the goal, to finish sooner.
            Objective::Cheapest => (feet, remaining.feet.0, steps),
        }
    }

    fn state(&self, label: &Label) -> Option<usize> {
        let board = &self.step_table.referee.encounter.battlefield;
        let at = board.index(label.anchor)?;
        let squares = (board.width() * board.height()) as usize;
        let behind = (label.passed << self.route_goal.through.len()) | label.led;
        let shape = behind * self.step_table.stances.len() + label.shape;
        Some((shape * DiagonalCount::MOST + label.spent.diagonal_count.index()) * squares + at)
    }

    /// The number of stops passed, for a route that had passed `before` of them and now arrives here.
    fn passed(&self, before: usize, led: usize, here: Square, shape: ShapeId) -> usize {
        let RouteGoal { stops, ends, through, .. } = self.route_goal;
        let last = before + 1 == stops.len();
        let may_end = || ends.contains(&shape) && led + 1 == 1 << through.len();
        match stops.get(before) {
            Some(&stop) if stop == here && (!last || may_end()) => {
                if self.route_goal.by_hand {
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
    /// distance over open ground. A space that can also squeeze moves each of its sides by at most one square a step,
    /// or by as much as a turn can.
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
            return Remaining {
                feet: Distances(step_table.referee).feet_over(columns, rows, 0, diagonal_count.is_odd()) + beyond.feet,
                steps: columns.max(rows) + beyond.steps,
            };
        }
        let (full, here) = (step_table.stances[0].shape.width as i32, step_table.stances[shape].shape);
        let narrow = step_table.stances.iter().map(|stance| stance.shape.width as i32).min().unwrap_or(full);
        let side = |offset: i32, length: u32| (-offset).max(offset + narrow - length as i32).max(0);
        let furthest = side(columns, here.width).max(side(rows, here.height)).unsigned_abs();
        let a_step = if single { 1 } else { (full - narrow).max(1).unsigned_abs() };
        let steps = furthest.div_ceil(a_step);
        Remaining { feet: self.prices.least(steps) + beyond.feet, steps: steps + beyond.steps }
    }

    fn beyond_each(&self) -> Vec<Remaining> {
        let stops = self.route_goal.stops;
        let mut beyond = vec![Remaining::default(); stops.len()];
        for index in (1..stops.len()).rev() {
            // The earlier stop may have been passed in any shape, so the least over all of them counts.
            let from = |shape: ShapeId| {
                self.remaining(shape, stops[index - 1], stops[index], DiagonalCount::default(), beyond[index])
            };
            let all: Vec<Remaining> = (0..self.step_table.stances.len()).map(from).collect();
            let feet = all.iter().map(|come| come.feet).min().unwrap_or_default();
            let steps = all.iter().map(|come| come.steps).min().unwrap_or_default();
            beyond[index - 1] = Remaining { feet, steps };
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
