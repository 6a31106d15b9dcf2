//! Where a mover can get to: everything at one price is found at once, price by price.

use std::collections::BTreeMap;

use super::chart::Chart;
use super::step::{Spent, Tally};
use crate::grid::{Feet, Mask, Square};

/// The least feet to each place of one shape; nothing where it cannot get to.
pub(super) struct Flood {
    width: usize,
    /// For each shape and anchor.
    feet: Vec<Vec<Option<Feet>>>,
}

impl Flood {
    /// Every place of a shape that can be come to, in reading order.
    pub(super) fn places(&self, shape: usize) -> impl Iterator<Item = (Square, Feet)> + '_ {
        let square = |at: usize| Square::new((at % self.width) as i32, (at / self.width) as i32);
        self.feet[shape].iter().enumerate().filter_map(move |(at, feet)| Some((square(at), (*feet)?)))
    }
}

/// The places where a mover may end within its budget, with the least feet to each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    ends: BTreeMap<Square, End>,
}

/// A place to end a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) feet: Feet,
    pub(super) shape: usize,
    pub(super) squeezed: bool,
}

impl Reach {
    /// Every anchor where it may end, in reading order, with the least feet.
    pub fn feet(&self) -> impl Iterator<Item = (Square, Feet)> + '_ {
        self.ends.iter().map(|(&anchor, end)| (anchor, end.feet))
    }

    /// The least feet to end at this anchor.
    #[must_use]
    pub fn at(&self, anchor: Square) -> Option<Feet> {
        self.ends.get(&anchor).map(|end| end.feet)
    }

    /// The anchors where it can only end squeezed.
    pub fn squeezed(&self) -> impl Iterator<Item = Square> + '_ {
        self.ends.iter().filter(|(_, end)| end.squeezed).map(|(&anchor, _)| anchor)
    }

    pub(super) fn ends(&self) -> impl Iterator<Item = (Square, End)> + '_ {
        self.ends.iter().map(|(&anchor, &end)| (anchor, end))
    }

    /// Notes an end; one that is not squeezed counts before one that is, then the cheaper.
    pub(super) fn note(&mut self, anchor: Square, end: End) {
        let better = |there: &End| (end.squeezed, end.feet) < (there.squeezed, there.feet);
        if self.ends.get(&anchor).is_none_or(better) {
            self.ends.insert(anchor, end);
        }
    }

    pub(super) fn forget(&mut self, anchor: Square) {
        self.ends.remove(&anchor);
    }
}

impl Chart<'_, '_> {
    /// The least feet to everywhere within the budget, whether or not a move may end there.
    pub(super) fn flood(&self, budget: Feet) -> Flood {
        let board = &self.referee.encounter.battlefield;
        let (width, height) = (board.width(), board.height());
        let nothing = || Mask::empty(width, height);
        let states = self.stances.len() * Tally::MOST;
        let state = |shape: usize, tally: Tally| shape * Tally::MOST + tally.index();
        let mut feet = vec![vec![None; (width * height) as usize]; self.stances.len()];
        let mut settled: Vec<Option<Mask>> = vec![None; states];
        let prices = self.referee.prices(self.mover.creature);
        let mut waiting: BTreeMap<Feet, Vec<Option<Mask>>> = BTreeMap::new();
        let start = self.mover.placement;
        if let Some(shape) = self.shape_of(start) {
            let mut here = nothing();
            here.insert(start.anchor);
            let mut first = vec![None; states];
            first[state(shape, Tally::default())] = Some(here);
            waiting.insert(Feet(0), first);
        }
        while let Some((spent, layer)) = waiting.pop_first() {
            for (shape, tally) in
                (0..self.stances.len()).flat_map(|shape| Tally::all().map(move |tally| (shape, tally)))
            {
                let here = state(shape, tally);
                let Some(mut fresh) = layer[here].clone() else { continue };
                let settled = settled[here].get_or_insert_with(nothing);
                fresh.drop(settled);
                if fresh.is_empty() {
                    continue;
                }
                settled.add(&fresh);
                for square in fresh.squares() {
                    feet[shape][square.y as usize * width as usize + square.x as usize].get_or_insert(spent);
                }
                for step in self.moves.iter().filter(|step| step.from == shape) {
                    self.parted(step, &fresh, |stride, part| {
                        let (_, after) = self.referee.price(prices, &stride, Spent { feet: spent, tally });
                        if after.feet <= budget {
                            let layer = waiting.entry(after.feet).or_insert_with(|| vec![None; states]);
                            let (dx, dy) = step.offset;
                            layer[state(step.to, after.tally)].get_or_insert_with(nothing).add_where(part, (-dx, -dy));
                        }
                    });
                }
            }
        }
        Flood { width: width as usize, feet }
    }
}
