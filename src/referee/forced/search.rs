//! The search over steps that all lead the right way.

use std::cell::RefCell;

use super::steps::ForcedSteps;
use crate::grid::{Direction, Feet, Placement, Square};
use crate::referee::board::between_centers;
use crate::referee::ruling::{DiagonalCount, Spent};
use crate::referee::search::SearchLimit;
use crate::referee::search::labels::{Labels, Pages, Routing};
use crate::referee::work::Work;

/// A partial path: where it led, and its cost.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub(super) at: Placement,
    spent: Spent,
    /// How far it strays from the line, squared and summed over its places.
    strayed: u64,
    /// How many of its places lie on hazardous ground.
    hazards: u32,
}

impl Reached {
    /// The lower, the better: the cheapest path, then the one with the fewest hazards, then the straightest.
    pub(super) fn rank(&self) -> (Feet, u32, u64) {
        (self.spent.feet, self.hazards, self.strayed)
    }
}

/// The result of a search: its labels, and the indices of the settled ones.
pub(super) struct SearchResult<'f, 'b, 's> {
    pub(super) labels: Labels<Searching<'f, 'b, 's>>,
    settled: Vec<usize>,
    /// The index of the best label at the goal.
    pub(super) found: Option<usize>,
}

impl SearchResult<'_, '_, '_> {
    /// The labels of the places where the victim may end.
    pub(super) fn ends(&self, may_end: impl Fn(Placement) -> bool) -> impl Iterator<Item = (usize, &Reached)> {
        let settled = self.settled.iter().map(|&index| (index, self.labels.label(index)));
        settled.filter(move |(_, reached)| may_end(reached.at))
    }
}

/// A search in progress.
pub(super) struct Searching<'f, 'b, 's> {
    steps: &'f ForcedSteps<'b, 's>,
    line: Line,
    goal: Option<Placement>,
    /// The ground at each place, computed lazily.
    floors: RefCell<Vec<Option<Floor>>>,
}

/// A line between the centers of two places.
#[derive(Clone, Copy)]
pub(super) struct Line(pub(super) Placement, pub(super) Placement);

impl Line {
    /// How far a place is off the line, squared.
    fn strays(self, at: Placement) -> u64 {
        let (line, here) = (between_centers(self.0, self.1), between_centers(self.0, at));
        (line.0 * here.1 - line.1 * here.0).unsigned_abs().saturating_pow(2)
    }
}

/// The ground at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Floor {
    Closed,
    Plain,
    Hazardous,
}

impl<'b, 's> ForcedSteps<'b, 's> {
    /// Settles the best label at the goal. Without a goal, or if no path leads there, settles the best label at every
    /// place in range.
    pub(super) fn search(
        &self,
        (here, spent): (Placement, Spent),
        line: Line,
        goal: Option<Placement>,
    ) -> SearchResult<'_, 'b, 's> {
        let squares = self.referee.encounter.battlefield.area().squares().count();
        let searching = Searching { steps: self, line, goal, floors: RefCell::new(vec![None; squares]) };
        // One more state than places on the board: it may begin beyond the border.
        let states = Pages::of((squares + 1) * DiagonalCount::MOST);
        let first = Reached { at: here, spent, strayed: 0, hazards: 0 };
        let mut labels = Labels::new(&searching, states, searching.place(&first), first);
        let mut settled = Vec::new();
        let found = labels.settle_until(&searching, |index, reached| {
            settled.push(index);
            goal == Some(reached.at)
        });
        SearchResult { labels, settled, found: found.unwrap_or_default() }
    }
}

impl Searching<'_, '_, '_> {
    /// A label's state, in which it is compared, and its rank.
    fn place(&self, reached: &Reached) -> (usize, <Self as Routing>::Rank) {
        let board = &self.steps.referee.encounter.battlefield;
        let square = board.index(reached.at.anchor).unwrap_or_else(|| self.floors.borrow().len());
        let (feet, hazards, strayed) = reached.rank();
        let state = square * DiagonalCount::MOST + reached.spent.diagonal_count.index();
        (state, (feet, hazards, strayed, reached.at.anchor))
    }
}

impl Routing for Searching<'_, '_, '_> {
    type Label = Reached;
    /// Ties go to the first in reading order.
    type Rank = (Feet, u32, u64, Square);
    type State = usize;
    type States = Pages;

    const MOST_LABELS: usize = 1_000_000;

    fn work(&self) -> Option<&Work> {
        self.steps.referee.work()
    }

    fn dominates(&self, one: &Reached, other: &Reached) -> bool {
        one.rank() <= other.rank()
    }

    fn expand(&self, labels: &mut Labels<Self>, index: usize) -> Result<(), SearchLimit> {
        let Searching { steps, line, goal, .. } = *self;
        let Reached { at, spent, strayed, hazards } = *labels.label(index);
        steps.referee.spend(8);
        for way in Direction::ALL {
            let to = steps.shape.at(at.anchor.offset(way.delta()));
            let Some(square) = steps.referee.encounter.battlefield.index(to.anchor) else { continue };
            let floor = *self.floors.borrow_mut()[square].get_or_insert_with(|| steps.floor(to));
            if floor == Floor::Closed || (at.footprint != steps.shape && !at.is_one_step_from(to)) {
                continue;
            }
            let (_, spent) = steps.price(at, to, spent, false);
            let hazards = hazards + u32::from(floor == Floor::Hazardous);
            let reached = Reached { at: to, spent, strayed: strayed.saturating_add(line.strays(to)), hazards };
            let place = self.place(&reached);
            let outdone = labels.best(place.0).is_some_and(|best| self.dominates(best, &reached));
            // It goes over an edge only if that is the goal.
            let over = || goal == Some(to) && steps.falls_to(at, to);
            if spent.feet <= steps.budget && !outdone && (steps.is_open(at, to) || steps.is_afloat(at, to) || over()) {
                labels.add(self, index, place, reached)?;
            }
        }
        Ok(())
    }
}
