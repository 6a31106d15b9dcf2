//! Which floors lie above a height, and where water surrounds it, for the whole board at once.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::field::{Battlefield, Terrain};
use crate::grid::{Mask, Part};

/// The squares of a board by the heights of their floors. Heights are in squares above level 0.
pub(super) struct Contours {
    /// The squares at each floor height, from the highest down, in parts of rows; empty if the whole board is level.
    floors: Vec<(i32, Vec<Part>)>,
    /// A cache: the squares with floors higher than the last height asked about, and how many floor heights those cover.
    higher: RefCell<(usize, Mask)>,
    /// The squares of deep water, whose surface is at level 0, and those of water without a depth, which lies on its floor.
    deep: Mask,
    shallow: Mask,
}

impl Contours {
    pub(super) fn of(board: &Battlefield) -> Self {
        let none = Mask::empty_like(board.open_squares());
        let mut known: FxHashMap<i32, usize> = FxHashMap::default();
        let mut floors: Vec<(i32, Vec<Part>)> = Vec::new();
        // Most squares are as high as the one before.
        let mut last = None;
        for (square, ground) in board.grounds().filter(|_| !board.is_level()) {
            let Some((word, bit)) = none.part_at(square) else { continue };
            let at = last.filter(|(floor, _)| *floor == ground.floor).map(|(_, at)| at);
            let at = at.unwrap_or_else(|| {
                *known.entry(ground.floor.squares()).or_insert_with(|| {
                    floors.push((ground.floor.squares(), Vec::new()));
                    floors.len() - 1
                })
            });
            last = Some((ground.floor, at));
            match floors[at].1.last_mut() {
                Some((last, bits)) if *last == word => *bits |= bit,
                _ => floors[at].1.push((word, bit)),
            }
        }
        floors.sort_unstable_by_key(|&(floor, _)| Reverse(floor));
        let mut shallow = none.clone();
        let water = board.terrain_masks().filter(|(terrain, ..)| *terrain == Terrain::Water);
        water.for_each(|(.., squares)| shallow.add(squares));
        let mut deep = none.clone();
        let pits = floors.iter().filter(|(floor, _)| *floor < 0).flat_map(|(_, parts)| parts);
        pits.for_each(|&part| deep.add_part(part));
        deep.keep(&shallow);
        shallow.drop(&deep);
        Contours { floors, higher: RefCell::new((0, none)), deep, shallow }
    }

    /// The heights of all floors, lowest first, including level 0.
    pub(super) fn heights(&self) -> Vec<i32> {
        let mut heights: Vec<i32> = self.floors.iter().map(|(floor, _)| *floor).chain([0]).collect();
        heights.sort_unstable();
        heights.dedup();
        heights
    }

    /// The squares whose floors are higher than this. Fast for a height near the last one asked about.
    pub(super) fn higher_than(&self, height: i32) -> Mask {
        if self.floors.is_empty() {
            return if height < 0 { Mask::full_like(&self.deep) } else { Mask::empty_like(&self.deep) };
        }
        let many = self.floors.partition_point(|(floor, _)| *floor > height);
        let (known, higher) = &mut *self.higher.borrow_mut();
        let parts = |heights: Range<usize>| self.floors.get(heights).into_iter().flatten().flat_map(|(_, parts)| parts);
        parts(*known..many).for_each(|&part| higher.add_part(part));
        parts(many..*known).for_each(|&part| higher.drop_part(part));
        *known = many;
        higher.clone()
    }

    /// The squares whose floors have this height.
    pub(super) fn as_high_as(&self, height: i32) -> Mask {
        let mut level = self.higher_than(height - 1);
        level.drop(&self.higher_than(height));
        level
    }

    /// The squares in whose water a creature at this height is: at the surface, or below.
    pub(super) fn in_water(&self, height: i32) -> Mask {
        let mut wet = self.as_high_as(height);
        wet.keep(&self.shallow);
        if height <= 0 {
            wet.add(&self.deep);
        }
        wet
    }
}
