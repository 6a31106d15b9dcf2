//! Where a creature squeezes: where its own space has no room. The same on the ground and off it.
//!
//! A squeezed space is narrow if no whole space around it is as good. Where two whole spaces lie on both sides of a corner that
//! closes the diagonal between them, and nothing else leads across, the mover squeezes through as well. A space that squeezes by
//! several squares at once gets into a narrow place only by steps that overlap it: it passes there squeezed beside something.

use std::rc::Rc;

use super::steps::{ShapeId, Stance, StepTable};
use super::wave::Wave;
use crate::grid::{Footprint, Mask, Square};
use crate::referee::board::{Elevations, Occupancy, Occupant, Stop};
use crate::referee::movement::FloorEdges;

/// Where a space of one shape can be, and where a movement can end in it.
pub(crate) struct Fit {
    pub(crate) shape: Footprint,
    pub(crate) open: Mask,
    pub(crate) ends: Mask,
}

/// The anchors where a mover squeezes, by shape, without its own.
pub(crate) struct Tight {
    /// Where its own space has no room.
    pub(crate) ends: Vec<Mask>,
    /// Where it passes squeezed.
    pub(crate) passes: Vec<Mask>,
}

/// Drops the anchors of squeezed spaces of a shape around which the whole space, its anchor at this offset, is on another floor.
pub(crate) type OnAFloor<'f> = &'f dyn Fn(&mut Mask, Footprint, (i32, i32));

impl Tight {
    /// `fits` are the mover's shapes, its own first. `corners` are the anchors of whole spaces beside a corner that closes the
    /// diagonal from one to another.
    pub(crate) fn of(fits: &[Fit], corners: Option<&Mask>, on_a_floor: OnAFloor<'_>) -> Self {
        let Some((whole, squeezed)) = fits.split_first() else { return Tight { ends: Vec::new(), passes: Vec::new() } };
        let each_around = |mask: &Mask, shape: Footprint| {
            let columns = 0..=(whole.shape.width - shape.width) as i32;
            let rows = 0..=(whole.shape.height - shape.height) as i32;
            let offsets = rows.flat_map(|dy| columns.clone().map(move |dx| (-dx, -dy)));
            let there = offsets.map(|offset| {
                let mut there = Mask::empty_like(mask);
                there.add_where(mask, offset);
                on_a_floor(&mut there, shape, offset);
                there
            });
            there.collect::<Vec<Mask>>()
        };
        let around = |mask: &Mask, shape: Footprint| {
            let mut around = Mask::empty_like(mask);
            each_around(mask, shape).iter().for_each(|there| around.add(there));
            around
        };
        let ends = squeezed.iter().map(|fit| {
            let mut narrow = fit.open.clone();
            narrow.drop(&around(&whole.ends, fit.shape));
            // Where the whole space could only pass, it squeezes to end.
            let mut passes = around(&whole.open, fit.shape);
            passes.drop(&fit.ends);
            narrow.drop(&passes);
            narrow
        });
        let ends: Vec<Mask> = ends.collect();
        let mut covered = Mask::empty_like(&whole.open);
        for (fit, ends) in squeezed.iter().zip(&ends) {
            let squares = (0..fit.shape.height as i32).flat_map(|y| (0..fit.shape.width as i32).map(move |x| (-x, -y)));
            squares.for_each(|offset| covered.add_where(ends, offset));
        }
        let passes = squeezed.iter().zip(&ends).map(|(fit, ends)| {
            let Footprint { width, height } = fit.shape;
            let mut passes = ends.clone();
            if whole.shape.width > width.min(height) + 1 && !covered.is_empty() {
                let mut beside = covered.any_over(width, height);
                beside.keep(&fit.open);
                let mut roomy = Mask::full_like(&beside);
                each_around(&whole.open, fit.shape).iter().for_each(|there| roomy.keep(there));
                beside.drop(&roomy);
                passes.add(&beside);
            }
            if let Some(corners) = corners {
                let mut past = around(corners, fit.shape);
                past.keep(&fit.open);
                passes.add(&past);
            }
            passes
        });
        let passes = passes.collect();
        Tight { ends, passes }
    }
}

impl<'a> StepTable<'a, '_> {
    /// Notes where the mover goes on squeezed.
    pub(super) fn mind_the_room(&mut self, occupancy: &Occupancy<'a>) {
        if self.stances.len() == 1 {
            return;
        }
        let refuses = |one: &Occupant<'a>| matches!(one.stop, Stop::Refused { .. });
        let fit = |shape: usize| {
            let stance = &self.stances[shape];
            let mut open = Mask::clone(&stance.open);
            if shape == 0 {
                // What keeps the mover to its water or its wall, or off a ledge, closes steps rather than places.
                let mut led_to = Mask::empty_like(&open);
                self.moves.iter().filter(|step| step.to == 0).for_each(|step| led_to.add(&step.leads_to));
                open.keep(&led_to);
            }
            let mut ends = open.clone();
            stance.meeting(occupancy, refuses).iter().for_each(|refused| ends.drop(refused));
            Fit { shape: stance.shape, open, ends }
        };
        let fits: Vec<Fit> = (0..self.stances.len()).map(fit).collect();
        let corners = self.corners_between(&fits[0].open);
        let board = &self.referee.encounter.battlefield;
        let creature = self.mover.creature;
        let limit = FloorEdges(self.referee).limit(creature);
        let follows = Elevations(self.referee).follows_the_floor(creature);
        let own = (!follows).then(|| Elevations(self.referee).elevation(creature));
        let whole = self.stances[0].shape;
        let on_a_floor = |there: &mut Mask, shape: Footprint, offset: (i32, i32)| {
            if board.is_level() {
                return;
            }
            let parted = |anchor: &Square| {
                let here = own.unwrap_or_else(|| board.floor_under(shape.at(*anchor)));
                limit.parts(here, board.floor_under(whole.at(anchor.offset(offset))))
            };
            let parted: Vec<Square> = there.squares().filter(parted).collect();
            parted.into_iter().for_each(|anchor| there.remove(anchor));
        };
        let tight = Tight::of(&fits, corners.as_ref(), &on_a_floor);
        for (stance, passes) in self.stances[1..].iter_mut().zip(tight.passes) {
            stance.passes = Some(Rc::new(passes));
        }
    }

    /// The whole spaces from which a corner closes a diagonal that nothing else leads along.
    fn corners_between(&self, open: &Mask) -> Option<Mask> {
        let mut corners = Mask::empty_like(open);
        for step in self.moves.iter().filter(|step| step.from == 0 && step.to == 0 && step.diagonal) {
            let (dx, dy) = step.offset;
            let mut closed = open.clone();
            closed.keep_where(open, step.back());
            closed.drop(&step.leads_to);
            closed.drop_where(open, (-dx, 0));
            closed.drop_where(open, (0, -dy));
            corners.add(&closed);
            corners.add_where(&closed, step.offset);
        }
        (!corners.is_empty()).then_some(corners)
    }
}

impl StepTable<'_, '_> {
    /// Whether there is a reason to end in this shape: the full space has no room there, or none with its anchor there; then
    /// `full_ends` is false.
    pub(crate) fn may_squeeze(&self, shape: ShapeId, anchor: Square, full_ends: impl FnOnce() -> bool) -> bool {
        self.stances[shape].leads_on(anchor)
            || self.at(shape, anchor) == self.mover.placement
            || !(self.stances[0].open.has(anchor) && full_ends())
    }
}

impl Stance {
    /// Whether a movement that came here goes on.
    pub(crate) fn leads_on(&self, anchor: Square) -> bool {
        self.passes.as_ref().is_none_or(|passes| passes.has(anchor))
    }
}

impl Wave<'_, '_, '_> {
    /// The places from which it goes on, if those are not all of them.
    pub(super) fn onward(&self, shape: ShapeId, fresh: &Mask) -> Option<Mask> {
        let passes = self.step_table.stances[shape].passes.as_ref()?;
        let (of_start, start) = self.start;
        let mut onward = fresh.clone();
        onward.keep(passes);
        if of_start == shape && fresh.has(start) {
            onward.insert(start);
        }
        Some(onward)
    }

    /// Whether it went on from a place.
    pub(super) fn goes_on_from(&self, shape: ShapeId, anchor: Square) -> bool {
        self.start == (shape, anchor) || self.step_table.stances[shape].leads_on(anchor)
    }
}
