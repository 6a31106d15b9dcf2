//! Floors of different heights: the steps that they close.

use super::steps::{EASY_STEPS, ShapeId, Stance, StepTable};
use crate::grid::{Area, Footprint, Height, Mask, Square};
use crate::referee::board::{Crossings, Elevations};
use crate::referee::movement::FloorEdges;

impl StepTable<'_, '_> {
    /// Where floors of different heights meet, checks each step on its own: it may rise or drop too far, or cut the
    /// corner of higher ground.
    pub(super) fn mind_the_floors(&mut self) {
        let (referee, mover) = (self.referee, self.mover);
        let board = &referee.encounter.battlefield;
        let moved = self.moves.len() as u32;
        referee.spend(board.width() * board.height() / EASY_STEPS * moved);
        let mut uneven = Mask::empty_like(board.open_squares());
        let own = Elevations(referee).follows_the_floor(mover.creature);
        let own = (!own).then(|| Elevations(referee).elevation(mover.creature));
        let flies = own.filter(|_| mover.creature.is_airborne());
        for square in board.area().squares() {
            let around = Area::from(square).grown(1);
            let (floor, on_board) = (board.floor(square), |square: &Square| board.area().contains(*square));
            // In level flight only ground that rises above the flier is in its way.
            let matters = |other: Square| flies.map_or(board.floor(other) != floor, |own| board.floor(other) > own);
            if around.squares().filter(on_board).any(matters) {
                uneven.insert(square);
            }
        }
        if uneven.is_empty() {
            return;
        }
        let rough = |stance: &Stance| uneven.any_over(stance.shape.width, stance.shape.height);
        let rough: Vec<Mask> = self.stances.iter().map(rough).collect();
        let floors: Vec<Vec<Height>> = self
            .stances
            .iter()
            .map(|stance| board.area().squares().map(|anchor| board.floor_under(stance.shape.at(anchor))).collect())
            .collect();
        let edges = FloorEdges(referee);
        let shapes: Vec<Footprint> = self.stances.iter().map(|stance| stance.shape).collect();
        let floor = |shape: ShapeId, anchor: Square| match board.index(anchor) {
            Some(index) => floors[shape][index],
            None => board.floor_under(shapes[shape].at(anchor)),
        };
        for step in &mut self.moves {
            let mut asked = rough[step.from].clone();
            asked.add_where(&rough[step.to], step.offset);
            asked.keep(&step.open);
            for anchor in asked.squares() {
                let there = anchor.offset(step.offset);
                let here = own.unwrap_or_else(|| floor(step.from, anchor));
                if edges.parts(mover.creature, here, floor(step.to, there)) {
                    step.open.remove(anchor);
                    continue;
                }
                let (from, to) = (shapes[step.from].at(anchor), shapes[step.to].at(there));
                // A change of shape can lead around a corner without being a diagonal.
                let turns = step.diagonal || step.from != step.to;
                if turns && !Crossings(referee).crossing_refusals(mover, from, to).is_empty() {
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
