//! Where a mover can get to: everything at one price is found at once, price by price.

use super::chart::{Chart, Footing, ShapeId};
use super::lead::Leads;
use super::step::{Prices, Spent, Stride};
use crate::grid::{Feet, Mask, Square};

/// The least feet to each place that a mover can come to.
pub(super) struct Flood {
    /// By their feet, none twice in one shape.
    pub(super) layers: Vec<Layer>,
}

/// Places of one shape at the same price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layer {
    pub(super) feet: Feet,
    pub(super) shape: ShapeId,
    pub(super) anchors: Mask,
}

impl Flood {
    /// Every place of a shape that can be come to.
    pub(super) fn places(&self, shape: ShapeId) -> impl Iterator<Item = (Square, Feet)> + '_ {
        let layers = self.layers.iter().filter(move |layer| layer.shape == shape);
        layers.flat_map(|layer| layer.anchors.squares().map(|anchor| (anchor, layer.feet)))
    }
}

/// Places that wait to be gone on from.
struct Front {
    feet: Feet,
    shape: ShapeId,
    /// By its place among the tallies.
    tally: usize,
    anchors: Mask,
}

/// Places already gone on from in one shape and with one tally.
struct Settled {
    all: Mask,
    /// Those of them that were settled at fewer feet than the last.
    earlier: Mask,
    last: Feet,
}

/// What steps share that differ in nothing but their direction: the shape they lead to, and whether they are diagonals,
/// cross a low barrier, go through a gap.
type Kind = (ShapeId, bool, bool, bool);

/// A flood under way.
struct Wave<'c, 'a, 'r> {
    chart: &'c Chart<'a, 'r>,
    prices: Prices,
    leads: Leads,
    budget: Feet,
    waiting: Vec<Front>,
    /// For each shape and tally.
    settled: Vec<Settled>,
    /// For each shape.
    found: Vec<Mask>,
    layers: Vec<Layer>,
    /// Empty masks to be used again.
    spare: Vec<Mask>,
}

impl Chart<'_, '_> {
    /// The least feet to everywhere within the budget, whether or not a move may end there.
    pub(super) fn flood(&self, budget: Feet) -> Flood {
        let prices = self.referee.prices(self.mover.creature);
        let leads = self.leads(prices);
        let nothing = || Mask::empty_like(&self.stances[0].open);
        let settled = || Settled { all: nothing(), earlier: nothing(), last: Feet(0) };
        let states = self.stances.len() * leads.tallies.len();
        let mut wave = Wave {
            chart: self,
            prices,
            leads,
            budget,
            waiting: Vec::new(),
            settled: std::iter::repeat_with(settled).take(states).collect(),
            found: std::iter::repeat_with(nothing).take(self.stances.len()).collect(),
            layers: Vec::new(),
            spare: Vec::new(),
        };
        if let Some(shape) = self.shape_of(self.mover.placement) {
            let mut anchors = nothing();
            anchors.insert(self.mover.placement.anchor);
            wave.waiting.push(Front { feet: Feet(0), shape, tally: 0, anchors });
        }
        while let Some(front) = wave.next() {
            wave.go_on(front);
        }
        Flood { layers: wave.layers }
    }
}

impl Wave<'_, '_, '_> {
    /// The cheapest front that waits. Only a few do at any time.
    fn next(&mut self) -> Option<Front> {
        let order = |front: &Front| (front.feet, front.shape, front.tally);
        let (first, _) = self.waiting.iter().enumerate().min_by_key(|(_, front)| order(front))?;
        Some(self.waiting.swap_remove(first))
    }

    fn take_spare(&mut self) -> Mask {
        self.spare.pop().unwrap_or_else(|| Mask::empty_like(&self.found[0]))
    }

    fn give_back(&mut self, mut mask: Mask) {
        mask.clear();
        self.spare.push(mask);
    }

    fn go_on(&mut self, front: Front) {
        let Front { feet, shape, tally, anchors: mut fresh } = front;
        self.drop_outdone(&mut fresh, feet, shape, tally);
        if fresh.is_empty() {
            self.spare.push(fresh);
            return;
        }
        let settled = &mut self.settled[shape * self.leads.tallies.len() + tally];
        if settled.last < feet {
            settled.earlier.add(&settled.all);
            settled.last = feet;
        }
        settled.all.add(&fresh);
        if self.chart.is_on_leaving() {
            for (footing, part) in self.parted(shape, fresh.clone()) {
                for (kind, arrived) in self.arrived(shape, &part) {
                    self.wait((feet, tally), kind, footing, arrived);
                }
                self.give_back(part);
            }
        } else {
            for (kind, arrived) in self.arrived(shape, &fresh) {
                for (footing, part) in self.parted(kind.0, arrived) {
                    self.wait((feet, tally), kind, footing, part);
                }
            }
        }
        fresh.drop(&self.found[shape]);
        if fresh.is_empty() {
            self.spare.push(fresh);
        } else {
            self.found[shape].add(&fresh);
            self.layers.push(Layer { feet, shape, anchors: fresh });
        }
    }

    /// Takes out the places that are settled already with a tally that is never worse.
    fn drop_outdone(&self, fresh: &mut Mask, feet: Feet, shape: ShapeId, tally: usize) {
        let tallies = self.leads.tallies.len();
        for (other, settled) in self.settled[shape * tallies..][..tallies].iter().enumerate() {
            let ahead = Feet(feet.0.saturating_sub(settled.last.0));
            if self.leads.is_never_worse(other, tally, ahead) {
                fresh.drop(&settled.all);
            } else if self.leads.is_never_worse(other, tally, ahead + Feet::SQUARE) {
                fresh.drop(&settled.earlier);
            }
        }
    }

    /// The places one step on, by the kind of the step.
    fn arrived(&mut self, from: ShapeId, anchors: &Mask) -> Vec<(Kind, Mask)> {
        let mut arrived: Vec<(Kind, Mask)> = Vec::with_capacity(2);
        let chart = self.chart;
        for step in chart.moves.iter().filter(|step| step.from == from) {
            let lows: &[bool] = if step.low.is_some() { &[false, true] } else { &[false] };
            let gaps: &[bool] = if step.narrow.is_some() { &[false, true] } else { &[false] };
            for (&low, &narrow) in lows.iter().flat_map(|low| gaps.iter().map(move |narrow| (low, narrow))) {
                let kind = (step.to, step.diagonal, low, narrow);
                let at = arrived.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
                    arrived.push((kind, self.take_spare()));
                    arrived.len() - 1
                });
                let arrived = &mut arrived[at].1;
                if step.low.is_none() && step.narrow.is_none() {
                    arrived.add_moved(anchors, &step.open, step.offset);
                    continue;
                }
                let mut some = anchors.clone();
                for (mask, within) in [(&step.low, low), (&step.narrow, narrow)] {
                    match mask {
                        Some(mask) if within => some.keep(mask),
                        Some(mask) => some.drop(mask),
                        None => {}
                    }
                }
                arrived.add_moved(&some, &step.open, step.offset);
            }
        }
        arrived
    }

    /// Places of a shape parted by their footing.
    fn parted(&mut self, shape: ShapeId, mut anchors: Mask) -> Vec<(Footing, Mask)> {
        let chart = self.chart;
        let mut parts = Vec::with_capacity(chart.stances[shape].hampered.len() + 1);
        for (footing, hampered) in &chart.stances[shape].hampered {
            let mut part = self.take_spare();
            part.set_common(&anchors, hampered);
            anchors.drop(&part);
            parts.push((*footing, part));
        }
        parts.push((Footing::default(), anchors));
        parts
    }

    /// Lets places wait that were come to by one kind of step from those with so many feet and this tally.
    fn wait(&mut self, (feet, tally): (Feet, usize), kind: Kind, footing: Footing, anchors: Mask) {
        if anchors.is_empty() {
            self.spare.push(anchors);
            return;
        }
        let (shape, diagonal, low, narrow) = kind;
        let stride: Stride = self.chart.stride_over(shape, diagonal, low, narrow, footing);
        let spent = Spent { feet, tally: self.leads.tallies[tally] };
        let (_, after) = self.chart.referee.price(self.prices, &stride, spent);
        let tally = self.leads.tallies.iter().position(|&known| known == after.tally);
        let Some(tally) = tally.filter(|_| after.feet <= self.budget) else {
            self.give_back(anchors);
            return;
        };
        let place = (after.feet, shape, tally);
        match self.waiting.iter_mut().find(|front| (front.feet, front.shape, front.tally) == place) {
            Some(front) => {
                front.anchors.add(&anchors);
                self.give_back(anchors);
            }
            None => self.waiting.push(Front { feet: after.feet, shape, tally, anchors }),
        }
    }
}
