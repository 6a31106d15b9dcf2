//! A spatial index of opponents by the squares they could strike at, so that a square's attackers are found without
//! scanning everyone.

use std::collections::HashMap;

use super::elevation::Elevations;
use super::sight::{Clutter, Sight};
use super::threat::{Strike, Threats};
use crate::field::Creature;
use crate::grid::{Area, Mask, Placement, Square};
use crate::referee::context::{Levels, Referee};

/// The work of asking whether a creature strikes at a cube, lines of sight included.
const STRIKE: u32 = 1;

/// The work of recording how far one creature strikes.
const PER_STRIKER: u32 = 8;

/// The side of a cell of the index, in squares.
const CELL: i32 = 16;

/// Creatures that may strike, and where.
pub(crate) struct Strikers<'a> {
    referee: Referee<'a>,
    all: Vec<Striker<'a>>,
    /// For each cell, the indices of the creatures whose reach has a square in it, in order.
    cells: HashMap<(i32, i32), Vec<usize>>,
    /// Every square in anyone's reach, heights aside.
    near: Mask,
    clutter: Clutter,
}

struct Striker<'a> {
    creature: &'a Creature,
    space: Placement,
    /// Its space, grown by its reach.
    within: Area,
    levels: Levels,
    /// How many squares up and down it could reach.
    reach: u32,
}

impl<'a> Strikers<'a> {
    /// Indexes these creatures; results are positions in this list.
    pub(crate) fn new(referee: Referee<'a>, creatures: &[&'a Creature]) -> Self {
        let all: Vec<Striker<'a>> = creatures
            .iter()
            .map(|&creature| {
                let reach = Threats(referee).range(creature).squares();
                let space = referee.space_of(creature);
                let within = space.area().grown(reach);
                let levels = Elevations(referee).levels(creature);
                Striker { creature, space, within, levels, reach: reach.max(1).unsigned_abs() }
            })
            .collect();
        referee.spend(PER_STRIKER * all.len() as u32);
        let (mut cells, mut near) =
            (HashMap::<_, Vec<usize>>::new(), Mask::empty_like(referee.encounter.battlefield.open_squares()));
        for (index, striker) in all.iter().enumerate() {
            near.insert_area(striker.within);
            let (first, last) = (cell(striker.within.north_west()), cell(striker.within.south_east()));
            for at in (first.1..=last.1).flat_map(|y| (first.0..=last.0).map(move |x| (x, y))) {
                cells.entry(at).or_default().push(index);
            }
        }
        Strikers { referee, all, cells, near, clutter: Sight(referee).clutter() }
    }

    /// Whether nobody could reach this square at any height.
    pub(crate) fn is_out_of_reach(&self, square: Square) -> bool {
        !self.near.has(square)
    }

    /// The creatures that threaten a target in this square at these heights.
    pub(crate) fn threatening(&self, square: Square, levels: Levels) -> impl Iterator<Item = usize> + '_ {
        let near = if self.is_out_of_reach(square) { None } else { self.cells.get(&cell(square)) };
        near.into_iter().flatten().copied().filter(move |&index| {
            let Striker { creature, space, within, levels: there, reach } = &self.all[index];
            self.referee.spend(STRIKE);
            within.contains(square)
                && levels.apart(*there) <= *reach
                && Threats(self.referee).strike_from(&self.clutter, creature, (*space, *there), square, levels)
                    == Strike::Threatened
        })
    }

    /// The creatures whose space includes this square at one of these heights.
    pub(crate) fn inside(&self, square: Square, levels: Levels) -> impl Iterator<Item = usize> + '_ {
        let near = if self.is_out_of_reach(square) { None } else { self.cells.get(&cell(square)) };
        near.into_iter().flatten().copied().filter(move |&index| {
            let Striker { space, levels: there, .. } = &self.all[index];
            there.overlap(levels) && space.contains(square)
        })
    }
}

fn cell(square: Square) -> (i32, i32) {
    (square.x.div_euclid(CELL), square.y.div_euclid(CELL))
}
