//! The kinds of steps of a wave, grouped by cost: forward, and backward from their end to their start.

use std::borrow::Cow;

use super::bound::LowerBound;
use super::masks::Over;
use super::steps::{Footing, Move, ShapeId, StepTable};
use crate::grid::{Feet, Mask, Shifted};
use crate::referee::movement::{Prices, StepFactors, StepPrices};
use crate::referee::ruling::Spent;

/// The price if no such step leads on.
pub(super) const NOWHERE: Feet = Feet(u32::MAX);

/// Steps from one shape to another that differ only in direction.
pub(super) struct Way<'c> {
    pub(super) from: ShapeId,
    pub(super) to: ShapeId,
    pub(super) steps: Vec<WayStep<'c>>,
    /// For each diagonal count before it, the minimum price over all footings.
    pub(super) least: Vec<Feet>,
    /// The price and the index of the resulting diagonal count: for each footing of the space that decides, the unhampered
    /// one last, and for each diagonal count before the step.
    pub(super) prices: Vec<(Feet, usize)>,
}

/// One step of a [`Way`].
pub(super) struct WayStep<'c> {
    /// The anchors it can lead to.
    pub(super) leads_to: Cow<'c, Mask>,
    pub(super) offset: (i32, i32),
    /// The index in `Wave::shifted` of where it comes from.
    pub(super) before: usize,
}

impl Way<'_> {
    /// The same steps backward, from end to start: several ways if steps with different diagonal counts before them have the
    /// same one after them.
    pub(super) fn back(&self, shifted: &Shifted, counts: usize) -> Vec<Way<'static>> {
        let mut prices: Vec<Vec<(Feet, usize)>> = Vec::new();
        for (at, &(feet, after)) in self.prices.iter().enumerate() {
            let (footing, before) = (at / counts, at % counts);
            let slot = footing * counts + after;
            let free = prices.iter().position(|prices| prices[slot].0 == NOWHERE).unwrap_or_else(|| {
                prices.push(vec![(NOWHERE, 0); self.prices.len()]);
                prices.len() - 1
            });
            prices[free][slot] = (feet, before);
        }
        let back = |step: &WayStep<'_>| {
            let mut leads_from = Mask::empty_like(&step.leads_to);
            leads_from.add_where(&step.leads_to, step.offset);
            let offset = (-step.offset.0, -step.offset.1);
            WayStep { leads_to: Cow::Owned(leads_from), offset, before: shifted.source_offset(offset) }
        };
        let way = |prices: Vec<(Feet, usize)>| Way {
            from: self.to,
            to: self.from,
            steps: self.steps.iter().map(back).collect(),
            least: least_of(&prices, counts),
            prices,
        };
        prices.into_iter().map(way).collect()
    }

    /// The anchors each of its steps can lead to, and where it comes from.
    pub(super) fn led_to(&self) -> impl Iterator<Item = (&Mask, usize)> {
        self.steps.iter().map(|step| (&*step.leads_to, step.before))
    }
}

impl StepTable<'_, '_> {
    /// How far steps move the anchor at most, in columns and rows.
    pub(super) fn furthest(&self) -> (u32, u32) {
        let offsets = self.moves.iter().map(|step| (step.offset.0.unsigned_abs(), step.offset.1.unsigned_abs()));
        offsets.fold((1, 1), |(columns, rows), (dx, dy)| (columns.max(dx), rows.max(dy)))
    }

    /// The possible steps, grouped by cost.
    pub(super) fn ways<'c>(&'c self, prices: Prices, lower_bound: &LowerBound, shifted: &Shifted) -> Vec<Way<'c>> {
        let mut ways: Vec<Way<'c>> = Vec::new();
        let mut kinds = Vec::new();
        for step in &self.moves {
            let squares = StepPrices(self.referee).squares(step.spaces.0, step.spaces.1);
            let mut sort = |leads_to: Cow<'c, Mask>, over: Over| {
                let kind = (step.from, step.to, step.diagonal, squares, over);
                let known = kinds.iter().rfind(|(other, _)| *other == kind).map(|(_, at)| *at);
                let at = known.unwrap_or_else(|| {
                    let prices = self.prices_of(prices, lower_bound, step, over);
                    // Different kinds of steps may cost the same.
                    let same = |way: &Way<'_>| (way.from, way.to, &way.prices) == (step.from, step.to, &prices);
                    let at = ways.iter().position(same).unwrap_or(ways.len());
                    if at == ways.len() {
                        let least = least_of(&prices, lower_bound.diagonal_counts.len());
                        ways.push(Way { from: step.from, to: step.to, steps: Vec::with_capacity(4), least, prices });
                    }
                    kinds.push((kind, at));
                    at
                });
                let (offset, before) = (step.offset, shifted.source_offset(step.offset));
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
            lower_bound.diagonal_counts.iter().map(move |&diagonal_count| {
                let (feet, after) =
                    StepPrices(self.referee).price(prices, &factors, Spent { feet: Feet(0), diagonal_count });
                // Every reachable diagonal count is in the list.
                (
                    feet,
                    lower_bound
                        .diagonal_counts
                        .iter()
                        .position(|&known| known == after.diagonal_count)
                        .unwrap_or_default(),
                )
            })
        };
        strides.flat_map(after).collect()
    }
}

/// The minimum of the prices, which are in the order of [`Way::prices`], for each diagonal count before the step.
fn least_of(prices: &[(Feet, usize)], counts: usize) -> Vec<Feet> {
    let least = |count: usize| prices.iter().skip(count).step_by(counts).map(|(feet, _)| *feet).min();
    (0..counts).map(|count| least(count).unwrap_or(Feet(0))).collect()
}

impl Move {
    /// The anchors it can lead to, split by what it crosses.
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

/// Splits squares by whether their neighbour at this offset is in another set, if there is one: first those where it isn't.
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
