//! The minimum price of level flight over open ground, from every facing to every place: a lower bound on every
//! flight.
//!
//! A flight that climbs and descends costs no less than the level flight below it, minus 5 ft for every square it ends
//! lower: a square down saves at most 5 ft, and a square up costs at least 5 ft more.
//!
//! Most flights end near, so prices are computed from the place outward, only as far as somebody asks.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::wings::Wings;
use crate::grid::{Direction, Feet, HalfFeet};
use crate::referee::ruling::DiagonalCount;
use crate::referee::space::Hop;

/// The farthest squares from a flier to consider: as far as a speed of 300 ft leads.
const MOST_SQUARES: i32 = 60;

/// The price of a place that level flight doesn't reach.
const FAR: u16 = u16::MAX;

/// The minimum prices of level flight to a place, by starting point.
pub(crate) struct LevelPrices {
    /// Within how many squares of the place they are known.
    within: i32,
    strides: [Stride; Direction::ALL.len()],
    /// What it costs to turn from one facing to another after any step; `None` if the class can't turn that far.
    turns: [[Option<u16>; Direction::ALL.len()]; Direction::ALL.len()],
    /// Whether the flier can fly backward.
    backward: bool,
    found: RefCell<Found>,
}

/// The prices found so far.
struct Found {
    /// In half feet, indexed by row, column, facing and diagonal count. Those up to that of the next place to continue from
    /// are the minimum.
    prices: Vec<u16>,
    /// Places to continue from, the cheapest first.
    open: BinaryHeap<Reverse<Place>>,
}

/// Price, columns and rows ahead, facing, diagonal count.
type Place = (u16, (i32, i32), usize, usize);

/// A step of level flight.
struct Stride {
    way: Direction,
    /// The diagonal counts before and after it, and its price between them.
    counts: [(usize, usize, u16); COUNTS],
}

/// The diagonal counts of alternating diagonals: the next one is single or double.
const COUNTS: usize = 2;

impl LevelPrices {
    /// The minimum prices for these wings at distances of up to `squares`. A class that has to fly more than 5 ft
    /// between two turns is assumed to turn after 5 ft, so that they are a lower bound.
    pub(super) fn of(wings: &Wings<'_, '_>, squares: u32) -> Self {
        let within = i32::try_from(squares).unwrap_or(MOST_SQUARES).min(MOST_SQUARES);
        let counts = [0, 1].map(|diagonal| DiagonalCount { straight: 0, diagonal });
        let strides = Direction::ALL.map(|way| Stride {
            way,
            counts: counts.map(|before| {
                let (price, after) = wings.price(Hop::level_to(way), before, &mut Vec::new());
                (usize::from(before.is_odd()), usize::from(after.is_odd()), cut(price))
            }),
        });
        let turns = Direction::ALL.map(|from| Direction::ALL.map(|to| wings.turn_in_flight(from, to).map(cut)));
        let side = 2 * within as usize + 1;
        let prices = vec![FAR; side * side * Direction::ALL.len() * COUNTS];
        let found = RefCell::new(Found { prices, open: BinaryHeap::new() });
        let table = LevelPrices { within, strides, turns, backward: wings.rows.backward, found };
        for facing in 0..Direction::ALL.len() {
            for count in 0..COUNTS {
                table.lower(&mut table.found.borrow_mut(), ((0, 0), facing, count), 0);
            }
        }
        table
    }

    /// Continues backward from the cheapest open place: which steps lead there.
    fn go_on(&self, found: &mut Found) {
        let Some(Reverse((price, (dx, dy), facing, count))) = found.open.pop() else { return };
        if self.index((dx, dy), facing, count).is_some_and(|index| found.prices[index] < price) {
            return;
        }
        for stride in &self.strides {
            let (east, south) = stride.way.delta();
            let before = (dx + east, dy + south);
            for &(count_before, _, cost) in stride.counts.iter().filter(|(_, after, _)| *after == count) {
                let price = price.saturating_add(cost);
                if stride.way == Direction::ALL[facing] {
                    for (from, turns) in self.turns.iter().enumerate() {
                        if let Some(turn) = turns[facing] {
                            self.lower(found, (before, from, count_before), price.saturating_add(turn));
                        }
                    }
                }
                if self.backward && stride.way == Direction::ALL[facing].opposite() {
                    self.lower(found, (before, facing, count_before), price);
                }
            }
        }
    }

    /// The minimum price of level flight to a place these columns and rows away. A place that the table doesn't hold,
    /// or that is reached only by leaving it, is at least as far as its border.
    pub(super) fn to(&self, ahead: (i32, i32), facing: Option<Direction>, count: DiagonalCount) -> HalfFeet {
        let count = usize::from(count.is_odd());
        let facings = facing.map_or(0..Direction::ALL.len(), |facing| facing as usize..facing as usize + 1);
        let mut found = self.found.borrow_mut();
        let least = |found: &Found| {
            let known = facings.clone().filter_map(|facing| found.prices.get(self.index(ahead, facing, count)?));
            known.min().copied()
        };
        while let (Some(least), Some(Reverse((next, ..)))) = (least(&found), found.open.peek())
            && *next < least
        {
            self.go_on(&mut found);
        }
        match least(&found).filter(|&price| price != FAR) {
            Some(price) => HalfFeet(price.into()),
            None => HalfFeet::from(Feet::of_squares(self.within.unsigned_abs() + 1)),
        }
    }

    fn index(&self, (dx, dy): (i32, i32), facing: usize, count: usize) -> Option<usize> {
        let place = |along: i32| usize::try_from(along + self.within).ok().filter(|_| along <= self.within);
        let side = 2 * self.within as usize + 1;
        Some(((place(dy)? * side + place(dx)?) * Direction::ALL.len() + facing) * COUNTS + count)
    }

    fn lower(&self, found: &mut Found, (ahead, facing, count): ((i32, i32), usize, usize), price: u16) {
        let Some(index) = self.index(ahead, facing, count) else { return };
        if price < found.prices[index] {
            found.prices[index] = price;
            found.open.push(Reverse((price, ahead, facing, count)));
        }
    }
}

fn cut(price: HalfFeet) -> u16 {
    u16::try_from(price.0).unwrap_or(FAR)
}
