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

/// How many partial routes a search may hold before it is given up, so that no question takes for ever.
const MOST_LABELS: usize = 1_000_000;

/// How often it may compare two of them.
const MOST_COMPARISONS: usize = 20_000_000;

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
    /// For each anchor on the board, how often the ground there doubles the price; `None` if the mover may not enter there,
    /// wherever from.
    entries: Vec<OnceCell<Option<u32>>>,
    /// Whether creatures count for nothing: to find out what the way would be if nobody stood in it.
    deserted: bool,
    /// Whether entering depends on where from: the mover stands inside an opponent, and may move on through it.
    starts_inside: bool,
    /// For each anchor on the board, the steps that can be taken from there.
    steps: Vec<OnceCell<Vec<Open>>>,
}

/// Which routes a search tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quest {
    /// The best one, within a budget if there is one.
    Best(Prefer, Option<Feet>),
    /// Any that takes the fewest feet, whoever may strike.
    Cheapest,
}

impl Quest {
    fn budget(self) -> Option<Feet> {
        match self {
            Quest::Best(_, budget) => budget,
            Quest::Cheapest => None,
        }
    }
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

/// What makes one route better than another, the first difference deciding. Feet and steps are those taken and the least
/// that are still to come, so that the search goes toward its goal; no step makes the sum of either smaller.
type Rank = (u32, u32, u32);

/// The least that is still to come.
#[derive(Clone, Copy, Debug, Default)]
struct ToCome {
    feet: Feet,
    steps: u32,
}

impl Label {
    fn rank(&self, quest: Quest, to_come: ToCome) -> Rank {
        let (feet, steps) = ((self.spent.feet + to_come.feet).0, self.steps + to_come.steps);
        match quest {
            Quest::Best(Prefer::Safest, _) => (self.provoked.count(), feet, steps),
            Quest::Best(Prefer::Shortest, _) => (feet, self.provoked.count(), steps),
            // Among equals the one that is nearest to the goal, to be done sooner.
            Quest::Cheapest => (feet, to_come.feet.0, steps),
        }
    }

    /// Whether no continuation of the other can become better than the same continuation of this one. Both stand at the
    /// same place with the same diagonal count and the same stops behind them.
    fn dominates(&self, other: &Label, quest: Quest) -> bool {
        let cheaper = self.spent.feet < other.spent.feet;
        let as_cheap = self.spent.feet == other.spent.feet && self.steps <= other.steps;
        match quest {
            // A best route by feet is made of best routes by feet.
            Quest::Best(Prefer::Shortest, _) | Quest::Cheapest if cheaper => true,
            _ => self.provoked.is_within(other.provoked) && (cheaper || as_cheap),
        }
    }
}

impl<'a, 'r> Ground<'a, 'r> {
    pub(super) fn new(referee: &'r Referee<'a>, mover: &'r Mover<'a>, watch: &'r Watch<'a>) -> Self {
        let board = &referee.encounter.battlefield;
        let anchors = (board.width() * board.height()) as usize;
        let (mut entries, mut steps) = (Vec::new(), Vec::new());
        entries.resize_with(anchors, OnceCell::new);
        steps.resize_with(anchors, OnceCell::new);
        let starts_inside = referee.starts_inside_somebody(mover);
        Ground { referee, mover, watch, entries, deserted: false, starts_inside, steps }
    }

    /// The same board as if nobody else stood on it.
    pub(super) fn deserted(referee: &'r Referee<'a>, mover: &'r Mover<'a>, watch: &'r Watch<'a>) -> Self {
        Ground { deserted: true, starts_inside: false, ..Ground::new(referee, mover, watch) }
    }

    fn index(&self, square: Square) -> Option<usize> {
        self.referee.encounter.battlefield.index(square)
    }

    fn entry(&self, to: Placement) -> Option<u32> {
        let look = || {
            let ground = self.referee.ground_refusals(to).is_empty();
            let open = ground && (self.deserted || self.referee.passage_refusals(self.mover, to).is_empty());
            open.then(|| self.referee.doublings(to))
        };
        self.index(to.anchor).and_then(|at| *self.entries[at].get_or_init(look))
    }

    fn steps_from(&self, at: Placement) -> &[Open] {
        let Some(index) = self.index(at.anchor) else { return &[] };
        self.steps[index].get_or_init(|| {
            let open = |direction: Direction| {
                let to = at.toward(direction);
                let stride = if self.starts_inside {
                    let open = self.referee.step_refusals(self.mover, at, to).is_empty();
                    open.then(|| self.referee.stride(at, to))
                } else {
                    let doublings = self.entry(to).filter(|_| self.referee.crossing_refusals(at, to).is_empty());
                    doublings.map(|doublings| self.referee.stride_over(at, to, doublings))
                };
                stride.map(|stride| Open { stride, provokes: self.referee.provoked(self.watch, at, to) })
            };
            Direction::ALL.into_iter().filter_map(open).collect()
        })
    }

    /// A route over all the stops in their order. `Ok(None)` if none leads there.
    pub(super) fn route(&self, stops: &[Square], quest: Quest) -> Result<Option<Path>, TooTangled> {
        let start = self.mover.placement;
        let mut labels = vec![Label {
            passed: passed(stops, 0, start.anchor),
            at: start,
            spent: Spent::default(),
            provoked: Opponents::default(),
            steps: 0,
            parent: None,
        }];
        let beyond = self.beyond_each(stops);
        let mut open = BinaryHeap::from([Reverse((labels[0].rank(quest, ToCome::default()), 0))]);
        let mut settled: HashMap<(usize, usize, bool), Vec<usize>> = HashMap::new();
        let mut comparisons = 0;
        while let Some(Reverse((_, index))) = open.pop() {
            let Label { passed: behind, at, spent, provoked, steps, .. } = labels[index];
            if behind == stops.len() {
                return Ok(Some(self.trace(&labels, index)));
            }
            let Some(place) = self.index(at.anchor) else { continue };
            let here = settled.entry((behind, place, spent.odd_diagonals)).or_default();
            comparisons += here.len();
            if here.iter().any(|&other| labels[other].dominates(&labels[index], quest)) {
                continue;
            }
            here.push(index);
            for step in self.steps_from(at) {
                let (_, spent) = self.referee.price(&step.stride, spent);
                let to = step.stride.to;
                let behind = passed(stops, behind, to.anchor);
                let to_come = stops.get(behind).map_or(ToCome::default(), |&stop| {
                    self.to_come(to.anchor, stop, spent.odd_diagonals, beyond[behind])
                });
                if quest.budget().is_some_and(|budget| spent.feet + to_come.feet > budget) {
                    continue;
                }
                if labels.len() >= MOST_LABELS || comparisons > MOST_COMPARISONS {
                    return Err(TooTangled);
                }
                let provoked = if quest == Quest::Cheapest { provoked } else { provoked.with(step.provokes) };
                let label = Label { passed: behind, at: to, spent, provoked, steps: steps + 1, parent: Some(index) };
                let there = self.index(to.anchor).and_then(|at| settled.get(&(behind, at, spent.odd_diagonals)));
                comparisons += there.map_or(0, Vec::len);
                if there.is_some_and(|there| there.iter().any(|&other| labels[other].dominates(&label, quest))) {
                    continue;
                }
                open.push(Reverse((label.rank(quest, to_come), labels.len())));
                labels.push(label);
            }
        }
        Ok(None)
    }

    /// The least that is to come from a square by the next stop over all those beyond it.
    fn to_come(&self, from: Square, stop: Square, odd_diagonals: bool, beyond: ToCome) -> ToCome {
        let (columns, rows) = from.to(stop);
        ToCome {
            feet: self.referee.least_feet(from, stop, odd_diagonals) + beyond.feet,
            steps: columns.unsigned_abs().max(rows.unsigned_abs()) + beyond.steps,
        }
    }

    /// For each stop, the least that is to come from there over all those beyond it.
    fn beyond_each(&self, stops: &[Square]) -> Vec<ToCome> {
        let mut beyond = vec![ToCome::default(); stops.len()];
        for index in (1..stops.len()).rev() {
            beyond[index - 1] = self.to_come(stops[index - 1], stops[index], false, beyond[index]);
        }
        beyond
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
        let mut settled = vec![[false; 2]; self.steps.len()];
        let start = (self.mover.placement, Spent::default());
        let mut waiting: BTreeMap<u32, Vec<(Placement, Spent)>> = BTreeMap::from([(0, vec![start])]);
        while let Some((_, reached)) = waiting.pop_first() {
            for (at, spent) in reached {
                let Some(place) = self.index(at.anchor) else { continue };
                if std::mem::replace(&mut settled[place][usize::from(spent.odd_diagonals)], true) {
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
