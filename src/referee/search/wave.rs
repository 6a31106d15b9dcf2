//! Where a mover can get: a search that settles all places at the same price at once, price by price.

use std::borrow::Cow;
use std::rc::Rc;

use super::bound::LowerBound;
use super::masks::Over;
use super::steps::{Footing, Move, ShapeId, Stance, StepTable};
use crate::grid::{Feet, Gathered, Mask, Part, Placement, Shifted, Square};
use crate::referee::movement::{Prices, StepFactors, StepPrices};
use crate::referee::ruling::{DiagonalCount, Spent};
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

/// How many words of a mask are gone through for one unit of work, and how often for one front.
const ROWS: u32 = 200;
const SETTLED: u32 = 24;

/// On a large board a front has so few places that only words with places are gone through if it has fewer places than this
/// part of its words, and at least so many words.
const SPARSE: u32 = 4;
const LARGE: u32 = 128;

/// The price, the shape and the diagonal count of a front, the count as an index into [`LowerBound::tallies`]: the order in
/// which fronts are settled.
pub(super) type Front = (Feet, ShapeId, usize);

/// Places settled in one shape and with one diagonal count.
struct Settled {
    all: Mask,
    /// Those settled at fewer feet than `last`.
    earlier: Mask,
    last: Feet,
}

/// Steps from one shape to another that differ only in direction.
pub(super) struct Way<'c> {
    pub(super) from: ShapeId,
    pub(super) to: ShapeId,
    pub(super) steps: Vec<WayStep<'c>>,
    /// Whatever its footing, no step costs less; for each diagonal count before it.
    least: Vec<Feet>,
    /// The price and the index of the diagonal count after it: for each footing of the space that decides, the
    /// unhampered one last, and for each diagonal count before it.
    pub(super) prices: Vec<(Feet, usize)>,
}

/// One of them.
pub(super) struct WayStep<'c> {
    /// The anchors that it can lead to.
    pub(super) leads_to: Cow<'c, Mask>,
    pub(super) offset: (i32, i32),
    /// Where it comes from in [`Wave::shifted`].
    before: usize,
}

/// A search in progress.
pub(super) struct Wave<'c, 'a, 'r> {
    pub(super) step_table: &'c StepTable<'a, 'r>,
    pub(super) lower_bound: LowerBound,
    budget: Feet,
    pub(super) ways: Vec<Way<'c>>,
    /// The frontier, the first to be settled last. It holds a few fronts, but many where terrain of all kinds makes many prices.
    waiting: Vec<(Front, Mask)>,
    /// For each shape and diagonal count.
    settled: Vec<Settled>,
    layers: Vec<Layer>,
    /// What was settled front by front, in place of the layers: only if the way is asked for as well.
    pub(super) fronts: Option<Vec<(Front, Vec<Part>)>>,
    /// The front from which the search goes on.
    shifted: Shifted,
    /// Empty masks for reuse.
    spare: Vec<Mask>,
    /// For reuse, empty between two uses: the places that one front leads to in one way, also by footing.
    gathered: Gathered,
    led_to: Vec<Vec<Part>>,
    /// What it takes to go on from one front.
    settled_by: u32,
}

impl Way<'_> {
    /// The anchors that each of its steps can lead to, and where it comes from.
    fn led_to(&self) -> impl Iterator<Item = (&Mask, usize)> {
        self.steps.iter().map(|step| (&*step.leads_to, step.before))
    }
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
        let mut wave = self.begin((self.mover.placement, self.mover.diagonal_count), budget);
        while wave.go_on() {}
        let in_shape = wave.settled.chunks(wave.lower_bound.tallies.len());
        let all = in_shape.map(|settled| {
            let mut all = Mask::empty_like(&self.stances[0].open);
            settled.iter().for_each(|settled| all.add(&settled.all));
            all
        });
        ReachSet { all: Places(all.collect()), layers: wave.layers }
    }

    /// A search from this placement and diagonal count on.
    pub(super) fn begin(&self, (start, diagonal_count): (Placement, DiagonalCount), budget: Feet) -> Wave<'_, '_, '_> {
        Tally::count_sweep();
        let prices = StepPrices(self.referee).prices(self.mover.creature);
        let lower_bound = self.lower_bound(prices);
        let nothing = || Mask::empty_like(&self.stances[0].open);
        let settled = || Settled { all: nothing(), earlier: nothing(), last: Feet(0) };
        let states = self.stances.len() * lower_bound.tallies.len();
        let board = &self.referee.encounter.battlefield;
        let shifted = Shifted::empty_like(&nothing(), self.furthest());
        let count = lower_bound.tallies.iter().position(|&known| known == diagonal_count).unwrap_or_default();
        let mut wave = Wave {
            step_table: self,
            ways: self.ways(prices, &lower_bound, &shifted),
            lower_bound,
            budget,
            waiting: Vec::new(),
            settled: std::iter::repeat_with(settled).take(states).collect(),
            layers: Vec::new(),
            fronts: None,
            shifted,
            spare: Vec::new(),
            gathered: Gathered::empty_like(&nothing()),
            led_to: Vec::new(),
            settled_by: SETTLED * (board.width().div_ceil(u64::BITS) * board.height()).div_ceil(ROWS),
        };
        if let Some(shape) = self.shape_of(start) {
            wave.slot((Feet(0), shape, count)).insert(start.anchor);
        }
        wave
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
        let mut shifted = Shifted::empty_like(&nothing(), self.furthest());
        while fresh.iter().any(|anchors| !anchors.is_empty()) {
            self.referee.spend(swept);
            found.iter_mut().zip(&fresh).for_each(|(found, fresh)| found.add(fresh));
            for (from, fresh) in fresh.iter().enumerate() {
                shifted.set(fresh);
                for (to, next) in next.iter_mut().enumerate() {
                    let steps = self.moves.iter().filter(|step| (step.from, step.to) == (from, to));
                    next.add_stepped(&shifted, steps.map(|step| (&*step.leads_to, shifted.before(step.offset))));
                }
            }
            next.iter_mut().zip(&found).for_each(|(next, found)| next.drop(found));
            std::mem::swap(&mut fresh, &mut next);
            fresh.iter_mut().for_each(Mask::tighten);
            next.iter_mut().for_each(Mask::clear);
        }
        Places(found)
    }

    /// How far steps move the anchor at most, in columns and in rows.
    fn furthest(&self) -> (u32, u32) {
        let offsets = self.moves.iter().map(|step| (step.offset.0.unsigned_abs(), step.offset.1.unsigned_abs()));
        offsets.fold((1, 1), |(columns, rows), (dx, dy)| (columns.max(dx), rows.max(dy)))
    }

    /// The possible steps, grouped by what they cost.
    fn ways<'c>(&'c self, prices: Prices, lower_bound: &LowerBound, shifted: &Shifted) -> Vec<Way<'c>> {
        let mut ways: Vec<Way<'c>> = Vec::new();
        let mut kinds = Vec::new();
        for step in &self.moves {
            let squares = StepPrices(self.referee).squares(step.spaces.0, step.spaces.1);
            let mut sort = |leads_to: Cow<'c, Mask>, over: Over| {
                let kind = (step.from, step.to, step.diagonal, squares, over);
                let known = kinds.iter().rfind(|(other, _)| *other == kind).map(|(_, at)| *at);
                let at = known.unwrap_or_else(|| {
                    let prices = self.prices_of(prices, lower_bound, step, over);
                    // Kinds of steps may differ and cost the same.
                    let same = |way: &Way<'_>| (way.from, way.to, &way.prices) == (step.from, step.to, &prices);
                    let at = ways.iter().position(same).unwrap_or(ways.len());
                    if at == ways.len() {
                        let of_a_count = |count: usize| prices.iter().skip(count).step_by(lower_bound.tallies.len());
                        let least = |count: usize| of_a_count(count).map(|(feet, _)| *feet).min().unwrap_or(Feet(0));
                        let least = (0..lower_bound.tallies.len()).map(least).collect();
                        ways.push(Way { from: step.from, to: step.to, steps: Vec::with_capacity(4), least, prices });
                    }
                    kinds.push((kind, at));
                    at
                });
                let (offset, before) = (step.offset, shifted.before(step.offset));
                ways[at].steps.push(WayStep { leads_to, offset, before });
            };
            if step.is_even() {
                sort(Cow::Borrowed(&*step.leads_to), Over::default());
            } else {
                step.parts().for_each(|(leads_to, over)| sort(leads_to, over));
            }
        }
        ways
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
    /// The anchors that it can lead to, split by what it leads over.
    fn parts(&self) -> impl Iterator<Item = (Cow<'_, Mask>, Over)> {
        let back = self.back();
        let lows = parted(Cow::Borrowed(&*self.leads_to), self.low.as_deref(), back);
        let gaps = lows.flat_map(move |(leads_to, low)| {
            parted(leads_to, self.narrow.as_deref(), back).map(move |(leads_to, narrow)| (leads_to, low, narrow))
        });
        gaps.flat_map(move |(leads_to, low, narrow)| {
            parted(leads_to, self.out.as_deref(), back)
                .map(move |(leads_to, out)| (leads_to, Over { low, narrow, out }))
        })
    }
}

/// Splits squares by whether their neighbor at this offset is in another set, if there is one: first those where it is not.
fn parted<'m>(
    squares: Cow<'m, Mask>,
    by: Option<&Mask>,
    offset: (i32, i32),
) -> impl Iterator<Item = (Cow<'m, Mask>, bool)> {
    let Some(by) = by else { return [Some((squares, false)), None].into_iter().flatten() };
    let mut inside = squares.as_ref().clone();
    inside.keep_where(by, offset);
    let mut outside = squares.into_owned();
    outside.drop(&inside);
    [Some((Cow::Owned(outside), false)), Some((Cow::Owned(inside), true))].into_iter().flatten()
}

impl Wave<'_, '_, '_> {
    /// The frontier's places at a price, in a shape and with a diagonal count.
    fn slot(&mut self, front: Front) -> &mut Mask {
        // Most fronts are led to soon before they are settled.
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
        self.drop_outdone(&mut fresh, front);
        fresh.tighten();
        if fresh.is_empty() {
            self.give_back(fresh);
            return;
        }
        if fresh.extent() >= LARGE && fresh.count() < fresh.extent() / SPARSE {
            self.word_by_word(&fresh, front);
        } else if self.step_table.is_on_leaving() {
            self.leave(&fresh, feet, shape, diagonal_count);
        } else {
            self.enter(&fresh, feet, shape, diagonal_count);
        }
        if let Some(fronts) = &mut self.fronts {
            fronts.push((front, fresh.parts().collect()));
        }
        let tallies = self.lower_bound.tallies.len();
        let (before, rest) = self.settled[shape * tallies..][..tallies].split_at_mut(diagonal_count);
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

    /// Drops the places already settled with a diagonal count that is never worse.
    fn drop_outdone(&self, fresh: &mut Mask, (feet, shape, diagonal_count): Front) {
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

    /// Expands the places by one step, word by word: far fewer operations where they lie scattered.
    fn word_by_word(&mut self, anchors: &Mask, (feet, shape, diagonal_count): Front) {
        let step_table = self.step_table;
        let on_leaving = step_table.is_on_leaving();
        let kinds = 1 + step_table.stances.iter().map(|stance| stance.hampered.len()).max().unwrap_or_default();
        // By the footing of the space left, where that decides the price.
        let mut from = vec![Vec::new(); if on_leaving { kinds } else { 1 }];
        for part in anchors.parts() {
            match on_leaving {
                true => step_table.stances[shape].by_footing(part, |part, footing| from[footing].push(part)),
                false => from[0].push(part),
            }
        }
        let (mut led_to, mut gathered) = (std::mem::take(&mut self.led_to), std::mem::take(&mut self.gathered));
        led_to.resize_with(kinds, Vec::new);
        for at in 0..self.ways.len() {
            let way = &self.ways[at];
            if way.from != shape || feet + way.least[diagonal_count] > self.budget {
                continue;
            }
            for (left, parts) in from.iter().enumerate().filter(|(_, parts)| !parts.is_empty()) {
                way.steps.iter().for_each(|step| gathered.add_stepped(parts, step.offset, &step.leads_to));
                let stance = &step_table.stances[way.to];
                gathered.drain().for_each(|part| match on_leaving {
                    true => led_to[left].push(part),
                    false => stance.by_footing(part, |part, footing| led_to[footing].push(part)),
                });
            }
            for (footing, places) in led_to.iter_mut().enumerate().filter(|(_, places)| !places.is_empty()) {
                if let Some(front) = self.priced(at, footing, (feet, diagonal_count)) {
                    let slot = self.slot(front);
                    places.iter().for_each(|&place| slot.add_part(place));
                }
                places.clear();
            }
        }
        (self.led_to, self.gathered) = (led_to, gathered);
    }
}

impl Stance {
    /// Splits places by their footing, as [`Way::prices`] counts them.
    fn by_footing(&self, (at, mut bits): Part, mut each: impl FnMut(Part, usize)) {
        let (_, bare) = self.bare.within((at, bits));
        if bare != 0 {
            each((at, bare), self.hampered.len());
            bits &= !bare;
        }
        for (footing, (_, hampered)) in self.hampered.iter().enumerate() {
            if bits == 0 {
                return;
            }
            let (_, within) = hampered.within((at, bits));
            if within != 0 {
                each((at, within), footing);
                bits &= !within;
            }
        }
    }
}
