//! The minimum price of level flight over open ground, from every facing to every place: a lower bound on every
//! flight.
//!
//! A flight that climbs and descends costs no less than the level flight below it, minus 5 ft for every square it ends
//! lower: a square down saves at most 5 ft, and a square up costs at least 5 ft more.

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
    /// In half feet, indexed by row, column, facing and diagonal count.
    prices: Vec<u16>,
}

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
        let mut table = LevelPrices { within, prices: vec![FAR; side * side * Direction::ALL.len() * COUNTS] };
        let mut open = BinaryHeap::new();
        for facing in 0..Direction::ALL.len() {
            for count in 0..COUNTS {
                table.lower(((0, 0), facing, count), 0, &mut open);
            }
        }
        // Backward from the place: which steps lead to where the price is already known.
        while let Some(Reverse((price, (dx, dy), facing, count))) = open.pop() {
            if table.at((dx, dy), facing, count).is_some_and(|known| known < price) {
                continue;
            }
            for stride in &strides {
                let (east, south) = stride.way.delta();
                let before = (dx + east, dy + south);
                for &(count_before, _, cost) in stride.counts.iter().filter(|(_, after, _)| *after == count) {
                    if stride.way == Direction::ALL[facing] {
                        for (from, turns) in turns.iter().enumerate() {
                            if let Some(turn) = turns[facing] {
                                let price = price.saturating_add(cost).saturating_add(turn);
                                table.lower((before, from, count_before), price, &mut open);
                            }
                        }
                    }
                    if wings.rows.backward && stride.way == Direction::ALL[facing].opposite() {
                        table.lower((before, facing, count_before), price.saturating_add(cost), &mut open);
                    }
                }
            }
        }
        table
    }

    /// The minimum price of level flight to a place these columns and rows away. A place that the table doesn't hold,
    /// or that is reached only by leaving it, is at least as far as its border.
    pub(super) fn to(&self, ahead: (i32, i32), facing: Option<Direction>, count: DiagonalCount) -> HalfFeet {
        let count = usize::from(count.is_odd());
        let of = |facing: Direction| self.at(ahead, facing as usize, count);
        let least = match facing {
            Some(facing) => of(facing),
            None => Direction::ALL.into_iter().filter_map(of).min(),
        };
        match least.filter(|&price| price != FAR) {
            Some(price) => HalfFeet(price.into()),
            None => HalfFeet::from(Feet::of_squares(self.within.unsigned_abs() + 1)),
        }
    }

    fn at(&self, ahead: (i32, i32), facing: usize, count: usize) -> Option<u16> {
        self.prices.get(self.index(ahead, facing, count)?).copied()
    }

    fn index(&self, (dx, dy): (i32, i32), facing: usize, count: usize) -> Option<usize> {
        let place = |along: i32| usize::try_from(along + self.within).ok().filter(|_| along <= self.within);
        let side = 2 * self.within as usize + 1;
        Some(((place(dy)? * side + place(dx)?) * Direction::ALL.len() + facing) * COUNTS + count)
    }

    fn lower(&mut self, (ahead, facing, count): ((i32, i32), usize, usize), price: u16, open: &mut Open) {
        let Some(index) = self.index(ahead, facing, count) else { return };
        if price < self.prices[index] {
            self.prices[index] = price;
            open.push(Reverse((price, ahead, facing, count)));
        }
    }
}

/// Places to continue from, the cheapest first: price, columns and rows ahead, facing, diagonal count.
type Open = BinaryHeap<Reverse<(u16, (i32, i32), usize, usize)>>;

fn cut(price: HalfFeet) -> u16 {
    u16::try_from(price.0).unwrap_or(FAR)
}
