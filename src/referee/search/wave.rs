//! Where a mover can get: a search that settles all places at the same price at once, price by price.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::bound::LowerBound;
use super::masks::Over;
use super::steps::{Footing, Move, ShapeId, StepTable};
use crate::grid::{Feet, Mask, Square};
use crate::referee::movement::{Prices, StepFactors, StepPrices};
use crate::referee::ruling::Spent;
use crate::referee::tally::Tally;

/// The least feet to each place that a mover can reach.
pub(crate) struct ReachSet {
    /// In order of feet, with at most one layer for each price and shape.
    pub(crate) layers: Vec<Layer>,
    /// All of them together.
    pub(crate) all: Places,
}

/// Places that can be reached: the anchors by shape.
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

impl ReachSet {
    /// The least feet to a place with its anchor here, in any shape.
    pub(crate) fn feet_to(&self, anchor: Square) -> Option<Feet> {
        self.layers.iter().find(|layer| layer.anchors.has(anchor)).map(|layer| layer.feet)
    }
}

/// How many words of a mask are gone through for one unit of work, and how often for one front.
const ROWS: u32 = 200;
const SETTLED: u32 = 24;

/// A front has so few places that they are gone through one by one if it has fewer than this part of its words.
const SPARSE: u32 = 4;

/// The price, the shape and the diagonal count of a front, the count as an index into [`LowerBound::tallies`]: the order in
/// which fronts are settled.
type Front = (Feet, ShapeId, usize);

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
    /// The frontier. It holds a few fronts, but many where terrain of all kinds makes many prices.
    waiting: BTreeMap<Front, Mask>,
    /// For each shape and diagonal count.
    settled: Vec<Settled>,
    /// For each shape.
    found: Vec<Mask>,
    layers: Vec<Layer>,
    /// Empty masks for reuse.
    spare: Vec<Mask>,
    /// For each shape, by square: the index of the anchor's footing, as [`Way::prices`] counts them.
    footings: Vec<OnceCell<Vec<u16>>>,
    /// Empty lists for reuse: the places that one front leads to, by way and footing.
    led_to: Vec<Vec<Square>>,
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
        Tally::count_sweep();
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
            waiting: BTreeMap::new(),
            settled: std::iter::repeat_with(settled).take(states).collect(),
            found: std::iter::repeat_with(nothing).take(self.stances.len()).collect(),
            layers: Vec::new(),
            spare: Vec::new(),
            footings: std::iter::repeat_with(OnceCell::new).take(self.stances.len()).collect(),
            led_to: Vec::new(),
            settled_by: SETTLED * (board.width().div_ceil(u64::BITS) * board.height()).div_ceil(ROWS),
        };
        if let Some(shape) = self.shape_of(self.mover.placement) {
            wave.slot((Feet(0), shape, 0)).insert(self.mover.placement.anchor);
        }
        while let Some((front, anchors)) = wave.waiting.pop_first() {
            wave.go_on(front, anchors);
        }
        ReachSet { layers: wave.layers, all: Places(wave.found) }
    }

    /// Every place that some route leads to, whatever it costs.
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
        while fresh.iter().any(|anchors| !anchors.is_empty()) {
            self.referee.spend(swept);
            found.iter_mut().zip(&fresh).for_each(|(found, fresh)| found.add(fresh));
            for step in &self.moves {
                next[step.to].add_moved(&fresh[step.from], &step.open, step.offset);
            }
            next.iter_mut().zip(&found).for_each(|(next, found)| next.drop(found));
            std::mem::swap(&mut fresh, &mut next);
            next.iter_mut().for_each(Mask::clear);
        }
        Places(found)
    }

    /// The possible steps, grouped by what determines their price.
    fn ways(&self, prices: Prices, lower_bound: &LowerBound) -> Vec<Way<'_>> {
        let mut ways: Vec<(Way<'_>, (bool, u32), Over)> = Vec::new();
        for step in &self.moves {
            let kind = (step.diagonal, StepPrices(self.referee).squares(step.spaces.0, step.spaces.1));
            for (open, over) in step.parts() {
                let same = |(way, of, what): &(Way<'_>, (bool, u32), Over)| {
                    (way.from, way.to, *of, *what) == (step.from, step.to, kind, over)
                };
                let at = ways.iter().position(same).unwrap_or_else(|| {
                    let prices = self.prices_of(prices, lower_bound, step, over);
                    let way = Way { from: step.from, to: step.to, steps: Vec::with_capacity(4), prices };
                    ways.push((way, kind, over));
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
        let strides = footings.chain([Footing::default()]).map(|on| self.factors_over(step, over, on));
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
    /// The frontier's places at a price, in a shape and with a diagonal count.
    fn slot(&mut self, front: Front) -> &mut Mask {
        let spare = || self.spare.pop().unwrap_or_else(|| Mask::empty_like(&self.found[0]));
        self.waiting.entry(front).or_insert_with(spare)
    }

    fn take_spare(&mut self) -> Mask {
        self.spare.pop().unwrap_or_else(|| Mask::empty_like(&self.found[0]))
    }

    fn give_back(&mut self, mut mask: Mask) {
        mask.clear();
        self.spare.push(mask);
    }

    fn go_on(&mut self, front: Front, mut fresh: Mask) {
        let (feet, shape, diagonal_count) = front;
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
        if fresh.count() < fresh.extent() / SPARSE {
            self.one_by_one(&fresh, front);
        } else if self.step_table.is_on_leaving() {
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
    fn priced(&self, way: usize, footing: usize, (feet, diagonal_count): (Feet, usize)) -> Option<Front> {
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

    /// Expands the places by one step, place by place: far fewer operations where they lie scattered.
    fn one_by_one(&mut self, anchors: &Mask, (feet, shape, diagonal_count): Front) {
        let on_leaving = self.step_table.is_on_leaving();
        let mut led_to = std::mem::take(&mut self.led_to);
        let kinds = 1 + self.step_table.stances.iter().map(|stance| stance.hampered.len()).max().unwrap_or_default();
        led_to.resize_with(self.ways.len() * kinds, Vec::new);
        for anchor in anchors.squares() {
            for (at, way) in self.ways.iter().enumerate().filter(|(_, way)| way.from == shape) {
                for (open, offset) in &way.steps {
                    if open.has(anchor) {
                        let there = anchor.offset(*offset);
                        let footing =
                            if on_leaving { self.footing(shape, anchor) } else { self.footing(way.to, there) };
                        led_to[at * kinds + footing].push(there);
                    }
                }
            }
        }
        for (at, places) in led_to.iter_mut().enumerate().filter(|(_, places)| !places.is_empty()) {
            if let Some(front) = self.priced(at / kinds, at % kinds, (feet, diagonal_count)) {
                let slot = self.slot(front);
                places.iter().for_each(|&place| slot.insert(place));
            }
            places.clear();
        }
        self.led_to = led_to;
    }

    /// The index of the footing of a shape at an anchor.
    fn footing(&self, shape: ShapeId, anchor: Square) -> usize {
        let board = &self.step_table.referee.encounter.battlefield;
        let hampered = &self.step_table.stances[shape].hampered;
        let known = self.footings[shape].get_or_init(|| {
            let mut footings = vec![hampered.len() as u16; (board.width() * board.height()) as usize];
            for (footing, (_, anchors)) in (0..).zip(hampered) {
                anchors.squares().filter_map(|anchor| board.index(anchor)).for_each(|at| footings[at] = footing);
            }
            footings
        });
        board.index(anchor).map_or(hampered.len(), |at| usize::from(known[at]))
    }
}
