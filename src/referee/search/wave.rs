//! Where a mover can get: a search that settles all places at the same price at once, price by price.

use std::borrow::Cow;
use std::rc::Rc;

use super::bound::LowerBound;
use super::masks::Over;
use super::steps::{Footing, Move, ShapeId, StepTable};
use crate::grid::{Feet, Mask, Square};
use crate::referee::movement::{Prices, StepFactors, StepPrices};
use crate::referee::ruling::Spent;

/// The least feet to each place that a mover can reach.
pub(crate) struct ReachSet {
    /// In order of feet, with at most one layer for each price and shape.
    pub(crate) layers: Vec<Layer>,
}

/// Places of one shape at the same price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    pub(crate) feet: Feet,
    pub(crate) shape: ShapeId,
    pub(crate) anchors: Mask,
}

impl ReachSet {
    /// Every place that can be reached in this shape, with the least feet.
    pub(crate) fn places(&self, shape: ShapeId) -> impl Iterator<Item = (Square, Feet)> + '_ {
        let layers = self.layers.iter().filter(move |layer| layer.shape == shape);
        layers.flat_map(|layer| layer.anchors.squares().map(|anchor| (anchor, layer.feet)))
    }
}

/// How many words of a mask are gone through for one unit of work, and how often for one front.
const ROWS: u32 = 200;
const SETTLED: u32 = 24;

/// Places on the frontier at the same price, in one shape and with one diagonal count.
struct Front {
    feet: Feet,
    shape: ShapeId,
    /// An index into [`LowerBound::tallies`].
    diagonal_count: usize,
    anchors: Mask,
}

/// Places settled in one shape and with one diagonal count.
struct Settled {
    all: Mask,
    /// Those settled at fewer feet than `last`.
    earlier: Mask,
    last: Feet,
}

/// Steps from one shape to another that differ only in direction.
struct Way<'c> {
    from: ShapeId,
    to: ShapeId,
    /// The anchors from which each can be made, and its offset.
    steps: Vec<(Cow<'c, Mask>, (i32, i32))>,
    /// The price and the index of the diagonal count after it: for each footing of the space that decides, the
    /// unhampered one last, and for each diagonal count before it.
    prices: Vec<(Feet, usize)>,
}

/// A search in progress.
struct Wave<'c, 'a, 'r> {
    step_table: &'c StepTable<'a, 'r>,
    lower_bound: LowerBound,
    budget: Feet,
    ways: Vec<Way<'c>>,
    waiting: Vec<Front>,
    /// For each shape and diagonal count.
    settled: Vec<Settled>,
    /// For each shape.
    found: Vec<Mask>,
    layers: Vec<Layer>,
    /// Empty masks for reuse.
    spare: Vec<Mask>,
    /// What it takes to go on from one front.
    settled_by: u32,
}

impl StepTable<'_, '_> {
    /// The least feet to every place within the budget, whether or not a move may end there.
    pub(crate) fn reach_set(&self, budget: Feet) -> Rc<ReachSet> {
        let known = self.reached.borrow().as_ref().filter(|(of, _)| *of == budget).map(|(_, set)| Rc::clone(set));
        known.unwrap_or_else(|| {
            let set = Rc::new(self.wave(budget));
            *self.reached.borrow_mut() = Some((budget, Rc::clone(&set)));
            set
        })
    }

    fn wave(&self, budget: Feet) -> ReachSet {
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let lower_bound = self.lower_bound(prices);
        let nothing = || Mask::empty_like(&self.stances[0].open);
        let settled = || Settled { all: nothing(), earlier: nothing(), last: Feet(0) };
        let states = self.stances.len() * lower_bound.tallies.len();
        let board = &self.referee.encounter.battlefield;
        let mut wave = Wave {
            step_table: self,
            ways: self.ways(prices, &lower_bound),
            lower_bound,
            budget,
            waiting: Vec::new(),
            settled: std::iter::repeat_with(settled).take(states).collect(),
            found: std::iter::repeat_with(nothing).take(self.stances.len()).collect(),
            layers: Vec::new(),
            spare: Vec::new(),
            settled_by: SETTLED * (board.width().div_ceil(u64::BITS) * board.height()).div_ceil(ROWS),
        };
        if let Some(shape) = self.shape_of(self.mover.placement) {
            wave.slot((Feet(0), shape, 0)).insert(self.mover.placement.anchor);
        }
        while let Some(front) = wave.next() {
            wave.go_on(front);
        }
        ReachSet { layers: wave.layers }
    }

    /// The possible steps, grouped by what determines their price.
    fn ways(&self, prices: Prices, lower_bound: &LowerBound) -> Vec<Way<'_>> {
        let mut ways: Vec<(Way<'_>, bool, Over)> = Vec::new();
        for step in &self.moves {
            for (open, over) in step.parts() {
                let same = |(way, diagonal, what): &(Way<'_>, bool, Over)| {
                    (way.from, way.to, *diagonal, *what) == (step.from, step.to, step.diagonal, over)
                };
                let at = ways.iter().position(same).unwrap_or_else(|| {
                    let prices = self.prices_of(prices, lower_bound, step, over);
                    let way = Way { from: step.from, to: step.to, steps: Vec::with_capacity(4), prices };
                    ways.push((way, step.diagonal, over));
                    ways.len() - 1
                });
                ways[at].0.steps.push((open, step.offset));
            }
        }
        ways.into_iter().map(|(way, ..)| way).collect()
    }

    /// The prices of a kind of step, in the order of [`Way::prices`].
    fn prices_of(&self, prices: Prices, lower_bound: &LowerBound, step: &Move, over: Over) -> Vec<(Feet, usize)> {
        let ground = if self.is_on_leaving() { step.from } else { step.to };
        let footings = self.stances[ground].hampered.iter().map(|(footing, _)| *footing);
        let strides =
            footings.chain([Footing::default()]).map(|on| self.factors_over(step.to, step.diagonal, over, on));
        let after = |factors: StepFactors| {
            lower_bound.tallies.iter().map(move |&diagonal_count| {
                let (feet, after) =
                    StepPrices(self.referee).price(prices, &factors, Spent { feet: Feet(0), diagonal_count });
                // Every diagonal count that can be reached is in the list.
                (feet, lower_bound.tallies.iter().position(|&known| known == after.diagonal_count).unwrap_or_default())
            })
        };
        strides.flat_map(after).collect()
    }
}

impl Move {
    /// The anchors from which it can be made, split by what it leads over.
    fn parts(&self) -> impl Iterator<Item = (Cow<'_, Mask>, Over)> {
        let lows = parted(Cow::Borrowed(&self.open), self.low.as_ref());
        let gaps = lows
            .flat_map(|(open, low)| parted(open, self.narrow.as_ref()).map(move |(open, narrow)| (open, low, narrow)));
        gaps.flat_map(|(open, low, narrow)| {
            parted(open, self.out.as_ref()).map(move |(open, out)| (open, Over { low, narrow, out }))
        })
    }
}

/// Splits squares into those outside and those inside another set, if there is one.
fn parted<'m>(squares: Cow<'m, Mask>, by: Option<&Mask>) -> impl Iterator<Item = (Cow<'m, Mask>, bool)> {
    let Some(by) = by else { return [Some((squares, false)), None].into_iter().flatten() };
    let mut inside = squares.as_ref().clone();
    inside.keep(by);
    let mut outside = squares.into_owned();
    outside.drop(by);
    [Some((Cow::Owned(outside), false)), Some((Cow::Owned(inside), true))].into_iter().flatten()
}

impl Wave<'_, '_, '_> {
    /// The cheapest front of the frontier, which never holds more than a few.
    fn next(&mut self) -> Option<Front> {
        let order = |front: &Front| (front.feet, front.shape, front.diagonal_count);
        let (first, _) = self.waiting.iter().enumerate().min_by_key(|(_, front)| order(front))?;
        Some(self.waiting.swap_remove(first))
    }

    /// The frontier's places at a price, in a shape and with a diagonal count.
    fn slot(&mut self, place: (Feet, ShapeId, usize)) -> &mut Mask {
        let known = self.waiting.iter().position(|front| (front.feet, front.shape, front.diagonal_count) == place);
        let at = known.unwrap_or_else(|| {
            let (feet, shape, diagonal_count) = place;
            let anchors = self.take_spare();
            self.waiting.push(Front { feet, shape, diagonal_count, anchors });
            self.waiting.len() - 1
        });
        &mut self.waiting[at].anchors
    }

    fn take_spare(&mut self) -> Mask {
        self.spare.pop().unwrap_or_else(|| Mask::empty_like(&self.found[0]))
    }

    fn give_back(&mut self, mut mask: Mask) {
        mask.clear();
        self.spare.push(mask);
    }

    fn go_on(&mut self, front: Front) {
        let Front { feet, shape, diagonal_count, anchors: mut fresh } = front;
        self.step_table.referee.spend(self.settled_by);
        self.drop_outdone(&mut fresh, feet, shape, diagonal_count);
        if fresh.is_empty() {
            self.give_back(fresh);
            return;
        }
        let settled = &mut self.settled[shape * self.lower_bound.tallies.len() + diagonal_count];
        if settled.last < feet {
            settled.earlier.add(&settled.all);
            settled.last = feet;
        }
        settled.all.add(&fresh);
        if self.step_table.is_on_leaving() {
            self.leave(&fresh, feet, shape, diagonal_count);
        } else {
            self.enter(&fresh, feet, shape, diagonal_count);
        }
        fresh.drop(&self.found[shape]);
        if fresh.is_empty() {
            self.give_back(fresh);
            return;
        }
        self.found[shape].add(&fresh);
        match self.layers.last_mut() {
            Some(last) if (last.feet, last.shape) == (feet, shape) => {
                last.anchors.add(&fresh);
                self.give_back(fresh);
            }
            _ => self.layers.push(Layer { feet, shape, anchors: fresh }),
        }
    }

    /// Drops the places already settled with a diagonal count that is never worse.
    fn drop_outdone(&self, fresh: &mut Mask, feet: Feet, shape: ShapeId, diagonal_count: usize) {
        let tallies = self.lower_bound.tallies.len();
        for (other, settled) in self.settled[shape * tallies..][..tallies].iter().enumerate() {
            let ahead = Feet(feet.0.saturating_sub(settled.last.0));
            if self.lower_bound.is_never_worse(other, diagonal_count, ahead) {
                fresh.drop(&settled.all);
            } else if self.lower_bound.is_never_worse(other, diagonal_count, ahead + Feet::SQUARE) {
                fresh.drop(&settled.earlier);
            }
        }
    }

    /// The price, shape and diagonal count after a step on a footing; `None` beyond the budget.
    fn priced(
        &self,
        way: usize,
        footing: usize,
        (feet, diagonal_count): (Feet, usize),
    ) -> Option<(Feet, ShapeId, usize)> {
        let way = &self.ways[way];
        let (more, diagonal_count) = way.prices[footing * self.lower_bound.tallies.len() + diagonal_count];
        Some((feet + more, way.to, diagonal_count)).filter(|_| feet + more <= self.budget)
    }

    /// Expands the places by one step, where the space entered decides the price.
    fn enter(&mut self, anchors: &Mask, feet: Feet, shape: ShapeId, diagonal_count: usize) {
        let step_table = self.step_table;
        for way in 0..self.ways.len() {
            if self.ways[way].from != shape {
                continue;
            }
            let mut arrived = self.take_spare();
            for (open, offset) in &self.ways[way].steps {
                arrived.add_moved(anchors, open, *offset);
            }
            let hampered = &step_table.stances[self.ways[way].to].hampered;
            for (footing, (_, hampered)) in hampered.iter().enumerate() {
                match self.priced(way, footing, (feet, diagonal_count)) {
                    Some(place) => arrived.move_to(hampered, self.slot(place)),
                    None => arrived.drop(hampered),
                }
            }
            if let Some(place) = self.priced(way, hampered.len(), (feet, diagonal_count)) {
                self.slot(place).add(&arrived);
            }
            self.give_back(arrived);
        }
    }

    /// Expands the places by one step, where the space left decides the price.
    fn leave(&mut self, anchors: &Mask, feet: Feet, shape: ShapeId, diagonal_count: usize) {
        let step_table = self.step_table;
        let mut bare = anchors.clone();
        let hampered = &step_table.stances[shape].hampered;
        for footing in 0..=hampered.len() {
            let mut part = self.take_spare();
            match hampered.get(footing) {
                Some((_, hampered)) => bare.move_to(hampered, &mut part),
                None => part.add(&bare),
            }
            for way in 0..self.ways.len() {
                if self.ways[way].from != shape {
                    continue;
                }
                let Some(place) = self.priced(way, footing, (feet, diagonal_count)) else { continue };
                let mut arrived = self.take_spare();
                for (open, offset) in &self.ways[way].steps {
                    arrived.add_moved(&part, open, *offset);
                }
                self.slot(place).add(&arrived);
                self.give_back(arrived);
            }
            self.give_back(part);
        }
    }
}
