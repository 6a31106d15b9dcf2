//! Floors of different heights: the steps that they close.

use super::steps::{EASY_STEPS, Stance, StepTable};
use crate::field::Battlefield;
use crate::grid::{Area, Footprint, Height, Mask, Square};
use crate::referee::board::{Crossings, Elevations, STAIR};
use crate::referee::movement::FloorEdges;

impl StepTable<'_, '_> {
    /// Where floors of different heights meet, checks each step on its own: it may rise or drop too far, or cut the
    /// corner of higher ground.
    pub(super) fn mind_the_floors(&mut self) {
        let (referee, mover) = (self.referee, self.mover);
        let board = &referee.encounter.battlefield;
        let moved = self.moves.len() as u32;
        referee.spend(board.width() * board.height() / EASY_STEPS * moved);
        let own = Elevations(referee).follows_the_floor(mover.creature);
        let own = (!own).then(|| Elevations(referee).elevation(mover.creature));
        let uneven = uneven(board, own.filter(|_| mover.creature.is_airborne()));
        if uneven.is_empty() {
            return;
        }
        let rough = |stance: &Stance| uneven.any_over(stance.shape.width, stance.shape.height);
        let rough: Vec<Mask> = self.stances.iter().map(rough).collect();
        let mut floors = Floors { board, under: Vec::new() };
        let under: Vec<usize> = self.stances.iter().map(|stance| floors.under(stance.shape)).collect();
        let edges = FloorEdges(referee);
        for step in &mut self.moves {
            let (shape, shape_to) = (self.stances[step.from].shape, self.stances[step.to].shape);
            let (west_north, around) = around(shape, shape_to, step.offset);
            let around = floors.under(around);
            let mut asked = rough[step.from].clone();
            asked.add_where(&rough[step.to], step.offset);
            asked.keep(&step.open);
            // A change of shape can lead around a corner without being a diagonal.
            let turns = step.diagonal || step.from != step.to;
            for anchor in asked.squares() {
                let there = anchor.offset(step.offset);
                let here = own.unwrap_or_else(|| floors.at(under[step.from], anchor));
                let floor = floors.at(under[step.to], there);
                if edges.parts(mover.creature, here, floor) {
                    step.open.remove(anchor);
                    continue;
                }
                // Only ground that rises above both ends makes a corner, or shuts one way round it. The rest is in the masks.
                let highest = own.unwrap_or(here.max(floor));
                if !turns || floors.at(around, anchor.offset(west_north)) <= highest + STAIR {
                    continue;
                }
                let (from, to) = (shape.at(anchor), shape_to.at(there));
                if !Crossings(referee).crossing_refusals(mover, from, to).is_empty() {
                    step.open.remove(anchor);
                } else if let Some(low) = &mut step.low {
                    if Crossings(referee).crossed(mover, from, to).0 {
                        low.insert(anchor);
                    } else {
                        low.remove(anchor);
                    }
                }
            }
        }
    }
}

/// The squares beside another floor; for a mover in level flight only those beside ground that rises above it.
fn uneven(board: &Battlefield, flies: Option<Height>) -> Mask {
    let mut uneven = Mask::empty_like(board.open_squares());
    for square in board.area().squares() {
        let floor = board.floor(square);
        let around = Area::from(square).grown(1);
        let mut around = around.squares().filter(|&square| board.area().contains(square));
        if around.any(|other| flies.map_or(board.floor(other) != floor, |own| board.floor(other) > own)) {
            uneven.insert(square);
        }
    }
    uneven
}

/// The space that a step takes up together, before and after it: its anchor's offset, and its shape.
fn around(from: Footprint, to: Footprint, (dx, dy): (i32, i32)) -> ((i32, i32), Footprint) {
    let west_north = (dx.min(0), dy.min(0));
    let along = |from: u32, to: u32, by: i32| (from as i32).max(to as i32 + by).abs_diff(by.min(0));
    let (width, height) = (along(from.width, to.width, dx), along(from.height, to.height, dy));
    (west_north, Footprint { width, height })
}

/// The floors under spaces, for every anchor at once.
struct Floors<'b> {
    board: &'b Battlefield,
    /// By the anchor's index; with what of a space is off the board at level 0.
    under: Vec<(Footprint, Vec<Height>)>,
}

impl Floors<'_> {
    /// The place in the list of the floors under spaces of a shape, which are looked up if they are new.
    fn under(&mut self, shape: Footprint) -> usize {
        if let Some(known) = self.under.iter().position(|(known, _)| *known == shape) {
            return known;
        }
        let (width, height) = (self.board.width() as usize, self.board.height() as usize);
        let mut floors: Vec<Height> = self.board.area().squares().map(|square| self.board.floor(square)).collect();
        // The highest of each row of the space, then of these rows.
        for row in floors.chunks_mut(width) {
            for x in 0..width {
                let beyond = if x + shape.width as usize > width { Height::ZERO } else { row[x] };
                row[x] =
                    row[x..width.min(x + shape.width as usize)].iter().fold(beyond, |high, &floor| high.max(floor));
            }
        }
        for y in 0..height {
            let beyond = y + shape.height as usize > height;
            for x in 0..width {
                let rows = y..height.min(y + shape.height as usize);
                let highest = rows.map(|y| floors[y * width + x]).max().unwrap_or_default();
                floors[y * width + x] = if beyond { highest.max(Height::ZERO) } else { highest };
            }
        }
        self.under.push((shape, floors));
        self.under.len() - 1
    }

    /// The floor under the space of that shape at this anchor.
    fn at(&self, under: usize, anchor: Square) -> Height {
        let (shape, floors) = &self.under[under];
        self.board.index(anchor).map_or_else(|| self.board.floor_under(shape.at(anchor)), |index| floors[index])
    }
}
