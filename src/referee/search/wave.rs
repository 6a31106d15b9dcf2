//! Where a mover can get: a search that settles all places at the same price at once, price by price.

use std::rc::Rc;

use super::ahead::Corridor;
use super::bound::LowerBound;
use super::sparse::Sparse;
use super::steps::{ShapeId, Stance, StepTable};
use super::ways::{NOWHERE, Way};
use crate::grid::{Feet, Mask, Part, Placement, Shifted, Square};
use crate::referee::movement::StepPrices;
use crate::referee::ruling::DiagonalCount;
use crate::referee::tally::Tally;

/// The minimum feet to each place a mover can reach.
pub(crate) struct ReachSet {
    /// In order of feet, with at most one layer per price and shape.
    pub(crate) layers: Vec<Layer>,
    /// All layers together.
    pub(crate) all: Places,
}

/// Reachable places: the anchors by shape.
pub(crate) struct Places(pub(super) Vec<Mask>);

impl Places {
    /// Whether a space is reached with its anchor here, in any shape.
    pub(crate) fn has(&self, anchor: Square) -> bool {
        self.0.iter().any(|anchors| anchors.has(anchor))
    }

    /// The anchors of all of them.
    pub(crate) fn anchors(&self) -> impl Iterator<Item = Square> + '_ {
        self.0.iter().flat_map(Mask::squares)
    }
}

/// Places of one shape at the same price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    pub(crate) feet: Feet,
    pub(crate) shape: ShapeId,
    pub(crate) anchors: Mask,
}

/// How many words of a mask are visited per unit of work, and the work of settling one front.
const ROWS: u32 = 200;
const SETTLED: u32 = 24;

/// The price, the shape and the diagonal count of a front, in the order in which fronts are settled. The count is an index
/// into [`LowerBound::diagonal_counts`].
pub(super) type Front = (Feet, ShapeId, usize);

/// Places settled in one shape and with one diagonal count.
pub(super) struct Settled {
    all: Mask,
    /// Those, and all others that nothing found later is worth continuing from.
    pub(super) done: Mask,
    /// The places settled at fewer feet than `last`.
    earlier: Mask,
    last: Feet,
}

/// A search in progress.
pub(super) struct Wave<'c, 'a, 'r> {
    pub(super) step_table: &'c StepTable<'a, 'r>,
    pub(super) lower_bound: LowerBound,
    pub(super) budget: Feet,
    pub(super) ways: Vec<Way<'c>>,
    /// The frontier, in reverse order of settling. It usually holds a few fronts, but many if mixed terrain makes for many
    /// prices.
    waiting: Vec<(Front, Mask)>,
    /// Indexed by shape and diagonal count.
    pub(super) settled: Vec<Settled>,
    layers: Vec<Layer>,
    /// What was settled, front by front, instead of the layers; only if the way is asked for too.
    pub(super) fronts: Option<Vec<(Front, Vec<Part>)>>,
    /// Whether the search runs backward from a goal, over steps from their end to their start. Every diagonal count is then
    /// settled separately: that one of them is cheaper says nothing about the others.
    back: bool,
    /// The places the search is limited to.
    pub(super) within: Option<Corridor>,
    /// The front being expanded.
    shifted: Shifted,
    /// Empty masks for reuse.
    spare: Vec<Mask>,
    /// Buffers for sparse fronts, once there was one.
    pub(super) sparse: Option<Box<Sparse>>,
    /// How many kinds of footing there are.
    pub(super) kinds: usize,
    /// How many kinds of steps lead from each shape.
    pub(super) steps_from: Vec<u32>,
    /// The work of expanding one front.
    settled_by: u32,
}

impl Settled {
    fn settle(&mut self, fresh: &Mask, feet: Feet) {
        if self.last < feet {
            self.earlier.add(&self.all);
            self.last = feet;
        }
        self.all.add(fresh);
    }
}

impl StepTable<'_, '_> {
    /// The minimum feet to every place within the budget, whether or not a move may end there.
    pub(crate) fn reach_set(&self, budget: Feet) -> Rc<ReachSet> {
        let known = self.reached.borrow().as_ref().filter(|(of, _)| *of == budget).map(|(_, set)| Rc::clone(set));
        known.unwrap_or_else(|| {
            let set = Rc::new(self.wave(budget));
            *self.reached.borrow_mut() = Some((budget, Rc::clone(&set)));
            set
        })
    }

    fn wave(&self, budget: Feet) -> ReachSet {
        let mut wave = self.begin((self.mover.placement, self.mover.diagonal_count), budget);
        while wave.go_on() {}
        let in_shape = wave.settled.chunks(wave.lower_bound.diagonal_counts.len());
        let all = in_shape.map(|settled| {
            let mut all = Mask::empty_like(&self.stances[0].open);
            settled.iter().for_each(|settled| all.add(&settled.all));
            all
        });
        ReachSet { all: Places(all.collect()), layers: wave.layers }
    }

    /// A search starting at this placement and diagonal count.
    pub(super) fn begin(&self, (start, diagonal_count): (Placement, DiagonalCount), budget: Feet) -> Wave<'_, '_, '_> {
        let mut wave = self.nowhere_yet(budget);
        let count =
            wave.lower_bound.diagonal_counts.iter().position(|&known| known == diagonal_count).unwrap_or_default();
        if let Some(shape) = self.shape_of(start) {
            wave.slot((Feet(0), shape, count)).insert(start.anchor);
        }
        wave
    }

    /// A search backward from places that are added later.
    pub(super) fn begin_back(&self, budget: Feet) -> Wave<'_, '_, '_> {
        let mut wave = self.nowhere_yet(budget);
        let (shifted, counts) = (&wave.shifted, wave.lower_bound.diagonal_counts.len());
        wave.ways = wave.ways.iter().flat_map(|way| way.back(shifted, counts)).collect();
        wave.back = true;
        wave
    }

    fn nowhere_yet(&self, budget: Feet) -> Wave<'_, '_, '_> {
        Tally::count_sweep();
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let lower_bound = self.lower_bound(prices);
        let nothing = || Mask::empty_like(&self.stances[0].open);
        let settled = || Settled { all: nothing(), done: nothing(), earlier: nothing(), last: Feet(0) };
        let states = self.stances.len() * lower_bound.diagonal_counts.len();
        let board = &self.referee.encounter.battlefield;
        let shifted = Shifted::empty_like(&nothing(), self.furthest());
        Wave {
            step_table: self,
            ways: self.ways(prices, &lower_bound, &shifted),
            lower_bound,
            budget,
            waiting: Vec::new(),
            settled: std::iter::repeat_with(settled).take(states).collect(),
            layers: Vec::new(),
            fronts: None,
            back: false,
            within: None,
            shifted,
            spare: Vec::new(),
            sparse: None,
            steps_from: (0..self.stances.len())
                .map(|shape| self.moves.iter().filter(|step| step.from == shape).count() as u32)
                .collect(),
            kinds: 1 + self.stances.iter().map(|stance| stance.hampered.len()).max().unwrap_or_default(),
            settled_by: SETTLED * (board.width().div_ceil(u64::BITS) * board.height()).div_ceil(ROWS),
        }
    }

    /// Every place that any route leads to, at any cost.
    pub(crate) fn connected(&self) -> Places {
        Tally::count_sweep();
        let nothing = || Mask::empty_like(&self.stances[0].open);
        let none = || -> Vec<Mask> { std::iter::repeat_with(nothing).take(self.stances.len()).collect() };
        let (mut found, mut fresh, mut next) = (none(), none(), none());
        if let Some(shape) = self.shape_of(self.mover.placement) {
            fresh[shape].insert(self.mover.placement.anchor);
        }
        let board = &self.referee.encounter.battlefield;
        let swept = SETTLED * (board.width().div_ceil(u64::BITS) * board.height()).div_ceil(ROWS);
        let mut shifted = Shifted::empty_like(&nothing(), self.furthest());
        while fresh.iter().any(|anchors| !anchors.is_empty()) {
            self.referee.spend(swept);
            found.iter_mut().zip(&fresh).for_each(|(found, fresh)| found.add(fresh));
            for (from, fresh) in fresh.iter().enumerate() {
                shifted.set(fresh);
                for (to, next) in next.iter_mut().enumerate() {
                    let steps = self.moves.iter().filter(|step| (step.from, step.to) == (from, to));
                    next.add_stepped(&shifted, steps.map(|step| (&*step.leads_to, shifted.source_offset(step.offset))));
                }
            }
            next.iter_mut().zip(&found).for_each(|(next, found)| next.drop(found));
            std::mem::swap(&mut fresh, &mut next);
            fresh.iter_mut().for_each(Mask::tighten);
            next.iter_mut().for_each(Mask::clear);
        }
        Places(found)
    }
}

impl Wave<'_, '_, '_> {
    /// The frontier's places at a price, in a shape and with a diagonal count.
    pub(super) fn slot(&mut self, front: Front) -> &mut Mask {
        // Most fronts are added to shortly before they are settled.
        let later = self.waiting.iter().rposition(|(other, _)| *other >= front);
        let at = match later {
            Some(at) if self.waiting[at].0 == front => at,
            later => {
                let (at, empty) = (later.map_or(0, |at| at + 1), self.take_spare());
                self.waiting.insert(at, (front, empty));
                at
            }
        };
        &mut self.waiting[at].1
    }

    fn take_spare(&mut self) -> Mask {
        self.spare.pop().unwrap_or_else(|| Mask::empty_like(&self.settled[0].all))
    }

    fn give_back(&mut self, mut mask: Mask) {
        mask.clear();
        self.spare.push(mask);
    }

    /// Settles the next front; `false` if there is none.
    pub(super) fn go_on(&mut self) -> bool {
        let Some((front, anchors)) = self.waiting.pop() else { return false };
        self.settle(front, anchors);
        true
    }

    fn settle(&mut self, front: Front, mut fresh: Mask) {
        let (feet, shape, diagonal_count) = front;
        self.step_table.referee.spend(self.settled_by);
        if let Some(within) = &mut self.within {
            within.keep(&mut fresh, front);
        }
        self.settled[shape * self.lower_bound.diagonal_counts.len() + diagonal_count].done.add(&fresh);
        self.drop_outdone(&mut fresh, front);
        fresh.tighten();
        if fresh.is_empty() {
            self.give_back(fresh);
            return;
        }
        if self.is_sparse(&fresh) {
            self.word_by_word(&fresh, front);
        } else if self.minds_the_space_left() {
            self.leave(&fresh, feet, shape, diagonal_count);
        } else {
            self.enter(&fresh, feet, shape, diagonal_count);
        }
        if let Some(fronts) = &mut self.fronts {
            fronts.push((front, fresh.parts().collect()));
        }
        let diagonal_counts = self.lower_bound.diagonal_counts.len();
        let (before, rest) = self.settled[shape * diagonal_counts..][..diagonal_counts].split_at_mut(diagonal_count);
        if let Some((settled, after)) = rest.split_first_mut() {
            settled.settle(&fresh, feet);
            before.iter().chain(&*after).for_each(|other| fresh.drop(&other.all));
        }
        match self.layers.last_mut() {
            _ if fresh.is_empty() || self.fronts.is_some() => self.give_back(fresh),
            Some(last) if (last.feet, last.shape) == (feet, shape) => {
                last.anchors.add(&fresh);
                self.give_back(fresh);
            }
            _ => self.layers.push(Layer { feet, shape, anchors: fresh }),
        }
    }

    /// Whether the space being expanded decides what a step costs.
    pub(super) fn minds_the_space_left(&self) -> bool {
        self.step_table.is_on_leaving() != self.back
    }

    /// Drops the places already settled with a diagonal count that is never worse.
    fn drop_outdone(&self, fresh: &mut Mask, (feet, shape, diagonal_count): Front) {
        let diagonal_counts = self.lower_bound.diagonal_counts.len();
        if self.back {
            fresh.drop(&self.settled[shape * diagonal_counts + diagonal_count].all);
            return;
        }
        for (other, settled) in self.settled[shape * diagonal_counts..][..diagonal_counts].iter().enumerate() {
            let ahead = Feet(feet.0.saturating_sub(settled.last.0));
            if self.lower_bound.is_never_worse(other, diagonal_count, ahead) {
                fresh.drop(&settled.all);
            } else if self.lower_bound.is_never_worse(other, diagonal_count, ahead + Feet::SQUARE) {
                fresh.drop(&settled.earlier);
            }
        }
    }

    /// The price, shape and diagonal count after a step on a footing; `None` beyond the budget.
    pub(super) fn priced(&self, way: usize, footing: usize, (feet, diagonal_count): (Feet, usize)) -> Option<Front> {
        let way = &self.ways[way];
        let (more, diagonal_count) = way.prices[footing * self.lower_bound.diagonal_counts.len() + diagonal_count];
        Some((feet + more, way.to, diagonal_count)).filter(|_| more != NOWHERE && feet + more <= self.budget)
    }

    /// Expands the places by one step, where the space entered decides the price.
    fn enter(&mut self, anchors: &Mask, feet: Feet, shape: ShapeId, diagonal_count: usize) {
        let step_table = self.step_table;
        self.shifted.set(anchors);
        for way in 0..self.ways.len() {
            if self.ways[way].from != shape || feet + self.ways[way].least[diagonal_count] > self.budget {
                continue;
            }
            let mut arrived = self.take_spare();
            arrived.add_stepped(&self.shifted, self.ways[way].led_to());
            let Stance { hampered, bare, .. } = &step_table.stances[self.ways[way].to];
            for (footing, (_, hampered)) in hampered.iter().enumerate() {
                if let Some(place) = self.priced(way, footing, (feet, diagonal_count)) {
                    self.slot(place).add_both(&arrived, hampered);
                }
            }
            if let Some(place) = self.priced(way, hampered.len(), (feet, diagonal_count)) {
                self.slot(place).add_both(&arrived, bare);
            }
            self.give_back(arrived);
        }
    }

    /// Expands the places by one step, where the space left decides the price.
    fn leave(&mut self, anchors: &Mask, feet: Feet, shape: ShapeId, diagonal_count: usize) {
        let step_table = self.step_table;
        let Stance { hampered, bare, .. } = &step_table.stances[shape];
        let footings = hampered.iter().map(|(_, hampered)| hampered).chain([&**bare]);
        for (footing, on) in footings.enumerate() {
            let mut part = self.take_spare();
            part.add_both(anchors, on);
            self.shifted.set(&part);
            for way in 0..self.ways.len() {
                if self.ways[way].from != shape {
                    continue;
                }
                let Some(place) = self.priced(way, footing, (feet, diagonal_count)) else { continue };
                let mut arrived = self.take_spare();
                arrived.add_stepped(&self.shifted, self.ways[way].led_to());
                self.slot(place).add(&arrived);
                self.give_back(arrived);
            }
            self.give_back(part);
        }
    }
}
