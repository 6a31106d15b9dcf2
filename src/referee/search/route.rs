//! The search for best routes. It steps over the prepared board, so a route's price is the price of its path.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::steps::{ShapeId, StepTable};
use super::wave::{Layer, ReachSet};
use crate::field::SpeedCategory;
use crate::grid::{Feet, Path, Placement, Square};
use crate::referee::board::Distances;
use crate::referee::movement::{Opponents, Prices, StepPrices, Threateners};
use crate::referee::request::Prefer;
use crate::referee::ruling::{DiagonalCount, Spent};

/// How many labels a search may hold before it gives up, to limit its time.
const MOST_LABELS: usize = 1_000_000;

/// How many labels it may compare before it gives up.
const MOST_COMPARISONS: usize = 20_000_000;

/// The most spaces that one route can be required to lead through.
pub const MOST_THROUGH: usize = 8;

/// How many states a search through required spaces may have, to limit its memory.
const MOST_STATES: usize = 8_000_000;

/// The search would take too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SearchLimit;

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
struct Label {
    /// How many of the stops it has passed.
    passed: usize,
    /// Which of the required spaces it led through, one bit for each.
    led: usize,
    shape: ShapeId,
    anchor: Square,
    spent: Spent,
    provoked: Opponents,
    steps: u32,
    parent: Option<usize>,
    /// The label settled before this one in the same state.
    next: Option<usize>,
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

impl Label {
    fn rank(&self, threateners: &Threateners<'_>, objective: Objective, remaining: Remaining) -> Rank {
        let (feet, steps) = ((self.spent.feet + remaining.feet).0, self.steps + remaining.steps);
        match objective {
            Objective::Best(Prefer::Safest, _) => (threateners.strikes_of(self.provoked), feet, steps),
            Objective::Best(Prefer::Shortest, _) => (feet, threateners.strikes_of(self.provoked), steps),
            // Among equals the one nearest to the goal, to finish sooner.
            Objective::Cheapest => (feet, remaining.feet.0, steps),
        }
    }

    /// Whether no continuation of the other label can become better than the same continuation of this one. Both are in
    /// the same state.
    fn dominates(&self, other: &Label, objective: Objective) -> bool {
        let cheaper = self.spent.feet < other.spent.feet;
        let as_cheap = self.spent.feet == other.spent.feet && self.steps <= other.steps;
        match objective {
            // The shortest route consists of shortest routes.
            Objective::Best(Prefer::Shortest, _) | Objective::Cheapest if cheaper => true,
            _ => self.provoked.is_within(other.provoked) && (cheaper || as_cheap),
        }
    }
}

/// A search in progress.
struct Search<'a, 'r, 's> {
    step_table: &'s StepTable<'a, 'r>,
    threateners: &'s Threateners<'a>,
    route_goal: &'s RouteGoal<'s>,
    objective: Objective,
    prices: Prices,
    /// For each stop, the lower bound from there over all later stops.
    beyond: Vec<Remaining>,
    labels: Vec<Label>,
    /// For each state, 1 more than the index of the label settled last; 0 if there is none. Zeroed memory costs nothing
    /// until it is written, and a route over many stops has far more states than it reaches.
    settled: Vec<u32>,
    /// For each state, 1 more than the fewest feet of any label; 0 if there is none. Empty if a label that costs more
    /// can still lead to the best route.
    fewest: Vec<u32>,
    comparisons: usize,
}

impl<'a> StepTable<'a, '_> {
    /// A route for this goal; `Ok(None)` if none leads there. An error if the search exceeds its limits.
    pub(crate) fn route(
        &self,
        threateners: &Threateners<'a>,
        route_goal: &RouteGoal<'_>,
        objective: Objective,
    ) -> Result<Option<Path>, SearchLimit> {
        let Some(shape) = self.shape_of(self.mover.placement) else { return Ok(None) };
        let board = &self.referee.encounter.battlefield;
        if objective.budget().is_some_and(|budget| !self.reach_set(budget).leads_to(route_goal)) {
            return Ok(None);
        }
        let states =
            ((route_goal.stops.len() + 1) * self.stances.len() * DiagonalCount::MOST) << route_goal.through.len();
        let by_feet = objective != Objective::Best(Prefer::Safest, objective.budget());
        let squares = (board.width() * board.height()) as usize;
        if !route_goal.through.is_empty() && states * squares > MOST_STATES {
            return Err(SearchLimit);
        }
        let mut search = Search {
            step_table: self,
            threateners,
            route_goal,
            objective,
            prices: StepPrices(self.referee).prices(self.mover.creature),
            beyond: Vec::new(),
            labels: Vec::new(),
            settled: vec![0; states * squares],
            fewest: if by_feet { vec![0; states * squares] } else { Vec::new() },
            comparisons: 0,
        };
        search.beyond = search.beyond_each();
        search.run(shape)
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

impl Search<'_, '_, '_> {
    fn run(&mut self, shape: ShapeId) -> Result<Option<Path>, SearchLimit> {
        let start = self.step_table.mover.placement;
        let led = self.led(0, shape, start.anchor);
        self.labels.push(Label {
            passed: if self.route_goal.by_hand { 0 } else { self.passed(0, led, start.anchor, shape) },
            led,
            shape,
            anchor: start.anchor,
            spent: Spent { feet: Feet(0), diagonal_count: self.step_table.mover.diagonal_count },
            provoked: Opponents::default(),
            steps: 0,
            parent: None,
            next: None,
        });
        let mut open = BinaryHeap::from([Reverse((
            self.labels[0].rank(self.threateners, self.objective, Remaining::default()),
            0,
        ))]);
        while let Some(Reverse((_, index))) = open.pop() {
            let Label { passed, led, shape, anchor, spent, provoked, steps, .. } = self.labels[index];
            if passed == self.route_goal.stops.len() {
                return Ok(Some(self.trace(index)));
            }
            let Some(state) = self.state((passed, led), shape, anchor, spent.diagonal_count) else { continue };
            if self.is_dominated(state, index) {
                continue;
            }
            self.labels[index].next = (self.settled[state] as usize).checked_sub(1);
            self.settled[state] = index as u32 + 1;
            let step_table = self.step_table;
            for step in step_table.moves.iter().filter(|step| step.from == shape && step.open.has(anchor)) {
                let there = anchor.offset(step.offset);
                if self.route_goal.by_hand && self.route_goal.stops[passed] != there {
                    continue;
                }
                let (_, spent) =
                    StepPrices(step_table.referee).price(self.prices, &step_table.factors(step, anchor), spent);
                let behind = passed;
                let led = self.led(led, step.to, there);
                let passed = self.passed(behind, led, there, step.to);
                if self.route_goal.by_hand && passed == behind {
                    continue;
                }
                let remaining = self.route_goal.stops.get(passed).map_or(Remaining::default(), |&stop| {
                    self.remaining(step.to, there, stop, spent.diagonal_count, self.beyond[passed])
                });
                if self.objective.budget().is_some_and(|budget| spent.feet + remaining.feet > budget) {
                    continue;
                }
                let place = self.state((passed, led), step.to, there, spent.diagonal_count);
                if self.is_outdone_by_feet(place, spent.feet) {
                    continue;
                }
                if self.labels.len() >= MOST_LABELS || self.comparisons > MOST_COMPARISONS {
                    return Err(SearchLimit);
                }
                let provoked = match self.objective {
                    Objective::Cheapest => provoked,
                    Objective::Best(..) => provoked.with(step_table.provokes(self.threateners, step, anchor)),
                };
                let (shape, anchor, parent) = (step.to, there, Some(index));
                let label = Label { passed, led, shape, anchor, spent, provoked, steps: steps + 1, parent, next: None };
                let rank = label.rank(self.threateners, self.objective, remaining);
                let newest = self.labels.len();
                self.labels.push(label);
                let dominated = place.is_none_or(|state| self.is_dominated(state, newest));
                if dominated {
                    self.labels.pop();
                } else {
                    open.push(Reverse((rank, newest)));
                }
            }
        }
        Ok(None)
    }

    /// Whether a label in this state is cheaper, or as cheap where only the price counts. Records these feet if they
    /// are the fewest.
    fn is_outdone_by_feet(&mut self, state: Option<usize>, feet: Feet) -> bool {
        let Some(fewest) = state.and_then(|state| self.fewest.get_mut(state)) else { return false };
        let (known, feet) = (*fewest, feet.0.saturating_add(1));
        let outdone = known > 0 && if self.objective == Objective::Cheapest { known <= feet } else { known < feet };
        if known == 0 || feet < known {
            *fewest = feet;
        }
        outdone
    }

    fn state(
        &self,
        (passed, led): (usize, usize),
        shape: ShapeId,
        anchor: Square,
        diagonal_count: DiagonalCount,
    ) -> Option<usize> {
        let board = &self.step_table.referee.encounter.battlefield;
        let at = board.index(anchor)?;
        let squares = (board.width() * board.height()) as usize;
        let behind = (passed << self.route_goal.through.len()) | led;
        Some(
            ((behind * self.step_table.stances.len() + shape) * DiagonalCount::MOST + diagonal_count.index()) * squares
                + at,
        )
    }

    fn is_dominated(&mut self, state: usize, index: usize) -> bool {
        let mut other = (self.settled[state] as usize).checked_sub(1);
        while let Some(earlier) = other {
            self.comparisons += 1;
            if self.labels[earlier].dominates(&self.labels[index], self.objective) {
                return true;
            }
            other = self.labels[earlier].next;
        }
        false
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

    fn trace(&self, end: usize) -> Path {
        let back = std::iter::successors(Some(end), |&index| self.labels[index].parent);
        let place = |index: usize| self.step_table.at(self.labels[index].shape, self.labels[index].anchor);
        let mut placements: Vec<Placement> = back.map(place).collect();
        placements.reverse();
        let mut path = Path::from(self.step_table.mover.placement);
        for placement in placements.into_iter().skip(1) {
            // Every label is one step from its parent.
            let _ = path.push(placement);
        }
        path
    }
}
