//! Floors of different heights: the steps that they close.

use std::rc::Rc;

use super::steps::{EASY_STEPS, Stance, StepTable};
use crate::field::Battlefield;
use crate::grid::{Area, Footprint, Height, Mask, Square};
use crate::referee::board::{Crossings, Elevations, STAIR};
use crate::referee::movement::{FloorEdges, FloorLimit};

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
        let furthest = self.moves.iter().map(|step| step.offset.1.unsigned_abs()).max().unwrap_or_default();
        let mut floors = Floors { board, margin: ((furthest + 1) * board.width()) as usize + PART, under: Vec::new() };
        let under: Vec<usize> = self.stances.iter().map(|stance| floors.under(stance.shape)).collect();
        let limit = FloorEdges(referee).limit(mover.creature);
        let rounds_any = Crossings(referee).passes_walls(mover.creature);
        let takes_either_way = referee.ruleset.corner.value.takes_one_free_way();
        for step in &mut self.moves {
            let (shape, shape_to) = (self.stances[step.from].shape, self.stances[step.to].shape);
            let back = step.back();
            let heights = |row, first| {
                let here = floors.part(under[step.from], (row, first), back).iter();
                let there = floors.part(under[step.to], (row, first), (0, 0)).iter();
                here.map(move |&floor| own.unwrap_or(floor)).zip(there.copied())
            };
            let mut asked = rough[step.to].clone();
            asked.add_where(&rough[step.from], back);
            asked.keep(&step.leads_to);
            let mut parted = asked.clone();
            parted.filter(|row, first, squares| {
                squares & bits(heights(row, first).map(|(here, floor)| limit.parts(here, floor)))
            });
            asked.drop(&parted);
            let rounded = step.rounded(limit == FloorLimit::None);
            let leads_to = Rc::make_mut(&mut step.leads_to);
            leads_to.drop(&parted);
            if rounds_any {
                continue;
            }
            // Only ground that towers beside both ends makes a corner, or shuts one way round it. The rest is in the masks.
            // The floors of its own spaces are no higher than its ends, unless it may be anywhere.
            let mut cornered = Mask::empty_like(&asked);
            for corner in rounded {
                let from_end = (corner.0 + back.0, corner.1 + back.1);
                let mut towering = asked.clone();
                towering.filter(|row, first, squares| {
                    let by = |column: usize| board.floor(Square::new(column as i32, row as i32).offset(from_end));
                    let highest = heights(row, first).map(|(here, floor)| own.unwrap_or_else(|| here.max(floor)));
                    squares & bits(highest.zip(first..).map(|(highest, column)| by(column) > highest + STAIR))
                });
                asked.drop(&towering);
                cornered.add(&towering);
            }
            if !takes_either_way {
                leads_to.drop(&cornered);
                continue;
            }
            for end in cornered.squares() {
                let anchor = end.offset(back);
                let (from, to) = (shape.at(anchor), shape_to.at(end));
                if !Crossings(referee).crossing_refusals(mover, from, to).is_empty() {
                    leads_to.remove(end);
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

/// How many squares a part of a row has, as [`Mask::filter`] asks about them.
const PART: usize = u64::BITS as usize;

/// A bit for each of the squares of a part.
fn bits(squares: impl Iterator<Item = bool>) -> u64 {
    squares.enumerate().fold(0, |bits, (at, is_set)| bits | u64::from(is_set) << at)
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

/// The floors under spaces, for every anchor at once.
struct Floors<'b> {
    board: &'b Battlefield,
    /// How many anchors the lists begin and end with that are off the board.
    margin: usize,
    /// By the anchor's index behind the margin; with what of a space is off the board at level 0.
    under: Vec<(Footprint, Vec<Height>)>,
}

impl Floors<'_> {
    /// The place in the list of the floors under spaces of a shape, which are looked up if they are new.
    fn under(&mut self, shape: Footprint) -> usize {
        if let Some(known) = self.under.iter().position(|(known, _)| *known == shape) {
            return known;
        }
        let (width, height) = (self.board.width() as usize, self.board.height() as usize);
        let mut all = vec![Height::ZERO; width * height + 2 * self.margin];
        let floors = &mut all[self.margin..][..width * height];
        floors
            .iter_mut()
            .zip(self.board.area().squares())
            .for_each(|(floor, square)| *floor = self.board.floor(square));
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
        self.under.push((shape, all));
        self.under.len() - 1
    }

    /// The floors under the spaces of that shape whose anchors lie at this offset from those of a part of a row; what is off
    /// the board means nothing.
    fn part(&self, under: usize, (row, first): (usize, usize), (dx, dy): (i32, i32)) -> &[Height] {
        let width = self.board.width() as usize;
        let start = (self.margin + row * width + first).wrapping_add_signed(dy as isize * width as isize + dx as isize);
        &self.under[under].1[start..][..PART]
    }
}
