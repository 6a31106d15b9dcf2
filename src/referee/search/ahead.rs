//! A lower bound on the remaining cost of a route from every place: a wave backward from its goal, before the search itself.
//!
//! A search with this heuristic makes no label that can't become a route within its budget. It finds the same route as a
//! search that only estimates what remains, since both rank labels alike, but it also finds it where estimates lead astray: a
//! space that can squeeze may turn anywhere, and on rough ground a straight line says little.

use std::rc::Rc;

use super::labels::SearchLimit;
use super::route::{Objective, RouteGoal};
use super::steps::{ShapeId, Stance, StepTable};
use super::wave::{Front, ReachSet, Wave};
use crate::field::Battlefield;
use crate::grid::{Feet, Mask, Square};
use crate::referee::request::Prefer;
use crate::referee::ruling::DiagonalCount;

/// The most required spaces for which the way over them is computed.
const MOST_SPACES: usize = 2;

/// The minimum feet to one anchor from wherever the mover may come to stand.
pub(crate) struct WayBack<'t> {
    board: &'t Battlefield,
    stances: &'t [Stance],
    ahead: Ahead,
}

impl WayBack<'_> {
    /// Whether a walk from here may get there within so many feet. Nothing is known of walks that begin where the mover can't go
    /// by itself.
    pub(crate) fn may_begin(&self, from: Square, left: Feet) -> bool {
        let Some(at) = self.board.index(from).filter(|_| self.stances[0].open.has(from)) else { return true };
        let mut states =
            (0..self.stances.len()).flat_map(|shape| (0..self.ahead.diagonal_counts).map(move |count| (shape, count)));
        states.any(|(shape, count)| self.ahead.goal[self.ahead.slot(shape, count) + at] <= left.0)
    }
}

/// Marks places from which no route leads on.
const NEVER: u32 = u32::MAX;

/// The minimum feet from every place to a goal.
pub(super) struct Ahead {
    squares: usize,
    /// For each diagonal count, its index in the lists below.
    counts: [usize; DiagonalCount::MOST],
    /// How many diagonal counts there are.
    diagonal_counts: usize,
    /// To the goal itself, indexed by shape, diagonal count and square.
    goal: Vec<u32>,
    /// To the goal over each of the first required spaces.
    through: Vec<Vec<u32>>,
}

impl StepTable<'_, '_> {
    /// The minimum feet to this goal's only stop, if within the budget. Doesn't keep a mask per price: in a maze there are as
    /// many prices as squares.
    pub(crate) fn least_feet(&self, route_goal: &RouteGoal<'_>, budget: Feet) -> Option<Feet> {
        let objective = Objective { budget: Some(budget), ..Objective::SHORTEST };
        let ahead = self.ahead(route_goal, objective, None).ok()?;
        let (start, count) = (self.mover.placement, self.mover.diagonal_count);
        let at = self.referee.encounter.battlefield.index(start.anchor)?;
        ahead.least(0, self.shape_of(start)?, count, at)
    }

    /// The ways back from an anchor, for walks that begin anywhere and have this budget; `None` if no work is left for them.
    pub(crate) fn way_back(&self, goal: Square, budget: Feet) -> Option<WayBack<'_>> {
        let ends: Vec<ShapeId> = (0..self.stances.len()).collect();
        let route_goal = RouteGoal { stops: &[goal], ends: &ends, through: &[], explicit_path: None };
        // Not only as far as where the mover is now.
        let objective = Objective { prefer: Prefer::Safest, budget: Some(budget) };
        let ahead = self.ahead(&route_goal, objective, None).ok()?;
        let board = &self.referee.encounter.battlefield;
        Some(WayBack { board, stances: &self.stances, ahead })
    }

    /// What remains of the routes to this goal's only stop; `reach_set` is where those within the budget lead, if known.
    ///
    /// # Errors
    /// If no work is left for it.
    pub(super) fn ahead(
        &self,
        route_goal: &RouteGoal<'_>,
        objective: Objective,
        reach_set: Option<&Rc<ReachSet>>,
    ) -> Result<Ahead, SearchLimit> {
        if self.referee.is_nearly_done() {
            return Err(SearchLimit);
        }
        let budget = objective.budget.unwrap_or(Feet(u32::MAX));
        // No shortest route leads over places farther from its goal than its start.
        let stop_there = objective.prefer == Prefer::Shortest;
        let board = &self.referee.encounter.battlefield;
        let back = || {
            let mut wave = self.begin_back(budget);
            wave.within = reach_set.map(|reach_set| Corridor::new(reach_set, budget, self));
            wave
        };
        let mut wave = back();
        let diagonal_counts = wave.lower_bound.diagonal_counts.len();
        let mut counts = [0; DiagonalCount::MOST];
        wave.lower_bound.diagonal_counts.iter().enumerate().for_each(|(at, count)| counts[count.index()] = at);
        let squares = (board.width() * board.height()) as usize;
        let mut ahead = Ahead { squares, counts, diagonal_counts, goal: Vec::new(), through: Vec::new() };
        for (&shape, count) in
            route_goal.ends.iter().flat_map(|shape| (0..diagonal_counts).map(move |count| (shape, count)))
        {
            for &stop in route_goal.stops {
                wave.slot((Feet(0), shape, count)).insert(stop);
            }
        }
        ahead.goal = wave.feet_back(squares, stop_there && route_goal.through.is_empty());
        for space in route_goal.through.iter().take(MOST_SPACES) {
            let mut wave = back();
            for (shape, stance) in self.stances.iter().enumerate() {
                for anchor in stance.shape.meeting(*space).squares() {
                    for count in 0..diagonal_counts {
                        let on = board.index(anchor).map(|at| ahead.goal[ahead.slot(shape, count) + at]);
                        if let Some(feet) = on.filter(|feet| *feet < NEVER) {
                            wave.slot((Feet(feet), shape, count)).insert(anchor);
                        }
                    }
                }
            }
            ahead.through.push(wave.feet_back(squares, stop_there));
        }
        Ok(ahead)
    }
}

impl Ahead {
    /// The offset of the squares for a shape and a diagonal count.
    fn slot(&self, shape: ShapeId, count: usize) -> usize {
        (shape * self.diagonal_counts + count) * self.squares
    }

    /// The minimum feet from a place with this diagonal count, for a route that has led through these of its spaces, one bit
    /// for each; `None` if no route leads on within the budget.
    pub(super) fn least(&self, led: usize, shape: ShapeId, count: DiagonalCount, at: usize) -> Option<Feet> {
        let at = self.slot(shape, self.counts[count.index()]) + at;
        let spaces = self.through.iter().enumerate().filter(|(space, _)| led & 1 << space == 0);
        let most = spaces.map(|(_, feet)| feet[at]).fold(self.goal[at], u32::max);
        Some(Feet(most)).filter(|feet| feet.0 < NEVER)
    }
}

impl Wave<'_, '_, '_> {
    /// The minimum feet from every place to those where the wave begins, indexed by shape, diagonal count and square. With
    /// `stop`, places farther than the mover itself are left out.
    fn feet_back(&mut self, squares: usize, stop: bool) -> Vec<u32> {
        let (mover, diagonal_counts) = (self.step_table.mover, self.lower_bound.diagonal_counts.len());
        let mut feet = vec![NEVER; self.step_table.stances.len() * diagonal_counts * squares];
        let board = &self.step_table.referee.encounter.battlefield;
        let start = self.step_table.shape_of(mover.placement).zip(board.index(mover.placement.anchor));
        let start = start.map(|(shape, at)| shape * diagonal_counts * squares + at);
        let width = board.width() as usize;
        let like = Rc::clone(&self.step_table.stances[0].open);
        loop {
            self.fronts = Some(Vec::new());
            if !self.go_on() {
                return feet;
            }
            for ((price, shape, count), front) in self.fronts.iter().flatten() {
                let slot = &mut feet[(shape * diagonal_counts + count) * squares..][..squares];
                for (column, row, mut bits) in front.iter().map(|&part| like.place_of(part)) {
                    let from = row * width + column;
                    while bits != 0 {
                        slot[from + bits.trailing_zeros() as usize] = price.0;
                        bits &= bits - 1;
                    }
                }
            }
            // The mover's own diagonal count is the first.
            if stop && start.is_some_and(|start| feet[start] < NEVER) {
                return feet;
            }
        }
    }
}

/// The places that a route within a budget may lead over, by shape.
pub(super) struct Corridor {
    reach_set: Rc<ReachSet>,
    budget: Feet,
    /// The places reached cheaply enough that the goal can still be reached within the budget.
    places: Vec<Mask>,
    /// How many layers of the reach set they hold.
    layers: usize,
}

impl Corridor {
    fn new(reach_set: &Rc<ReachSet>, budget: Feet, step_table: &StepTable<'_, '_>) -> Self {
        let layers = reach_set.layers.partition_point(|layer| layer.feet <= budget);
        let mut places = vec![Mask::empty_like(&step_table.stances[0].open); step_table.stances.len()];
        reach_set.layers[..layers].iter().for_each(|layer| places[layer.shape].add(&layer.anchors));
        Corridor { reach_set: Rc::clone(reach_set), budget, places, layers }
    }

    /// Keeps the places of a shape from which the goal, `feet` away, is still within the budget.
    pub(super) fn keep(&mut self, places: &mut Mask, (feet, shape, _): Front) {
        while let Some(last) = self.layers.checked_sub(1).map(|last| &self.reach_set.layers[last])
            && last.feet + feet > self.budget
        {
            self.places[last.shape].drop(&last.anchors);
            self.layers -= 1;
        }
        places.keep(&self.places[shape]);
    }
}
