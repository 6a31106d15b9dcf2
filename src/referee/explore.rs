//! The search: best routes and reach sets. It asks the same questions of a step as the judging of a path does, so a
//! route's price is the price of its path.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

use super::provoke::{Opponents, Watch};
use super::step::Stride;
use super::walk::Prefer;
use super::{Mover, Referee, Spent};
use crate::grid::{Direction, Feet, Path, Placement, Square};

/// How many partial routes a search may hold before it is given up; a board of 200 x 200 squares with every kind of
/// tangle stays well below.
const MOST_LABELS: usize = 500_000;

/// A search that would take too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooTangled;

/// A step that can be taken, with all that no earlier step changes.
struct Open {
    stride: Stride,
    provokes: Opponents,
}

/// The board as one mover finds it, each step looked into once.
pub(super) struct Ground<'a, 'r> {
    referee: &'r Referee<'a>,
    mover: &'r Mover<'a>,
    watch: &'r Watch<'a>,
    /// For each anchor on the board, the steps that can be taken from there.
    steps: Vec<OnceCell<Vec<Open>>>,
}

/// A partial route: where it stands, what it spent and whom it provoked.
struct Label {
    /// How many of the stops lie behind it.
    passed: usize,
    at: Placement,
    spent: Spent,
    provoked: Opponents,
    steps: u32,
    parent: Option<usize>,
}

/// What makes one route better than another, the first difference deciding.
type Rank = (u32, u32, u32);

impl Label {
    fn rank(&self, prefer: Prefer) -> Rank {
        match prefer {
            Prefer::Shortest => (self.spent.feet.0, self.provoked.count(), self.steps),
            Prefer::Safest => (self.provoked.count(), self.spent.feet.0, self.steps),
        }
    }

    /// Whether no continuation of the other can become better than the same continuation of this one. Both stand at the
    /// same place with the same diagonal count and the same stops behind them.
    fn dominates(&self, other: &Label, prefer: Prefer) -> bool {
        let cheaper = self.spent.feet < other.spent.feet;
        let as_cheap = self.spent.feet == other.spent.feet && self.steps <= other.steps;
        match prefer {
            // A best route by feet is made of best routes by feet.
            Prefer::Shortest if cheaper => true,
            _ => self.provoked.is_within(other.provoked) && (cheaper || as_cheap),
        }
    }
}

impl<'a, 'r> Ground<'a, 'r> {
    pub(super) fn new(referee: &'r Referee<'a>, mover: &'r Mover<'a>, watch: &'r Watch<'a>) -> Self {
        let board = &referee.encounter.battlefield;
        let mut steps = Vec::new();
        steps.resize_with((board.width() * board.height()) as usize, OnceCell::new);
        Ground { referee, mover, watch, steps }
    }

    fn index(&self, square: Square) -> Option<usize> {
        self.referee.encounter.battlefield.index(square)
    }

    fn steps_from(&self, at: Placement) -> &[Open] {
        let Some(index) = self.index(at.anchor) else { return &[] };
        self.steps[index].get_or_init(|| {
            let open = |direction: Direction| {
                let to = at.toward(direction);
                let open = self.referee.step_refusals(self.mover, at, to).is_empty();
                open.then(|| Open {
                    stride: self.referee.stride(at, to),
                    provokes: self.referee.provoked(self.watch, at, to),
                })
            };
            Direction::ALL.into_iter().filter_map(open).collect()
        })
    }

    /// The best route over all the stops in their order, within the budget if there is one. `Ok(None)` if none leads there.
    pub(super) fn route(
        &self,
        stops: &[Square],
        budget: Option<Feet>,
        prefer: Prefer,
    ) -> Result<Option<Path>, TooTangled> {
        let start = self.mover.placement;
        let mut labels = vec![Label {
            passed: passed(stops, 0, start.anchor),
            at: start,
            spent: Spent::default(),
            provoked: Opponents::default(),
            steps: 0,
            parent: None,
        }];
        let mut open = BinaryHeap::from([Reverse((labels[0].rank(prefer), 0))]);
        let mut settled: HashMap<(usize, usize, bool), Vec<usize>> = HashMap::new();
        while let Some(Reverse((_, index))) = open.pop() {
            let label = &labels[index];
            let (at, spent, provoked, steps, behind) =
                (label.at, label.spent, label.provoked, label.steps, label.passed);
            if behind == stops.len() {
                return Ok(Some(self.trace(&labels, index)));
            }
            let Some(place) = self.index(at.anchor) else { continue };
            let here = settled.entry((behind, place, spent.odd_diagonals)).or_default();
            if here.iter().any(|&other| labels[other].dominates(&labels[index], prefer)) {
                continue;
            }
            here.push(index);
            for step in self.steps_from(at) {
                let (_, spent) = self.referee.price(&step.stride, spent);
                let to = step.stride.to;
                let least = spent.feet + self.least_feet(to.anchor, &stops[behind..]);
                if budget.is_some_and(|budget| least > budget) {
                    continue;
                }
                if labels.len() >= MOST_LABELS {
                    return Err(TooTangled);
                }
                labels.push(Label {
                    passed: passed(stops, behind, to.anchor),
                    at: to,
                    spent,
                    provoked: provoked.with(step.provokes),
                    steps: steps + 1,
                    parent: Some(index),
                });
                let newest = labels.len() - 1;
                open.push(Reverse((labels[newest].rank(prefer), newest)));
            }
        }
        Ok(None)
    }

    /// Feet that no route from here over the stops can undercut.
    fn least_feet(&self, from: Square, stops: &[Square]) -> Feet {
        stops.first().map_or(Feet(0), |&stop| self.referee.feet_between_squares(from, stop))
    }

    fn trace(&self, labels: &[Label], end: usize) -> Path {
        let back = std::iter::successors(Some(end), |&index| labels[index].parent);
        let mut placements: Vec<Placement> = back.map(|index| labels[index].at).collect();
        placements.reverse();
        let mut path = Path::from(self.mover.placement);
        for placement in placements.into_iter().skip(1) {
            // Every label stands one step from its parent.
            let _ = path.push(placement);
        }
        path
    }

    /// The least feet to every anchor that can be come to within the budget, whether or not a move may end there.
    pub(super) fn flood(&self, budget: Feet) -> BTreeMap<Square, Feet> {
        let mut least: BTreeMap<Square, Feet> = BTreeMap::new();
        let mut settled: HashMap<(usize, bool), ()> = HashMap::new();
        let start = (self.mover.placement, Spent::default());
        let mut waiting: BTreeMap<u32, Vec<(Placement, Spent)>> = BTreeMap::from([(0, vec![start])]);
        while let Some((_, reached)) = waiting.pop_first() {
            for (at, spent) in reached {
                let Some(place) = self.index(at.anchor) else { continue };
                if settled.insert((place, spent.odd_diagonals), ()).is_some() {
                    continue;
                }
                least.entry(at.anchor).or_insert(spent.feet);
                for step in self.steps_from(at) {
                    let (_, spent) = self.referee.price(&step.stride, spent);
                    if spent.feet <= budget {
                        waiting.entry(spent.feet.0).or_default().push((step.stride.to, spent));
                    }
                }
            }
        }
        least
    }
}

/// How many of the stops lie behind a route that had passed so many and now stands here.
fn passed(stops: &[Square], before: usize, here: Square) -> usize {
    match stops.get(before) {
        Some(&stop) if stop == here => passed(stops, before + 1, here),
        _ => before,
    }
}
