//! Where a creature squeezes off the ground: where its own space has no room.
//!
//! A movement ends in a squeezed space only where its whole space, with the same anchor, has no room at this height: because
//! of walls, filled squares and higher ground beside it, or creatures that close theirs. A narrow place is one where nothing
//! lets the whole space fit around the squeezed one. Near it the mover passes squeezed wherever something takes room from
//! it, so that it gets in and out as a walker does. Where the whole space fits with another anchor, the mover only ends
//! squeezed. Over open ground a search has only one shape to consider. All this is computed for the whole board at once, for
//! each stretch of heights between floors and creatures.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::contours::Contours;
use super::obstacles::Obstacles;
use super::{MovementModel, Pose, Space};
use crate::field::{Barrier, Creature};
use crate::grid::{Area, Footprint, Height, Mask, Placement, Square};
use crate::referee::board::{Crossings, Hindrance, Occupancy, Occupant, Stop};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::search::masks::Single;
use crate::referee::tally::Tally;

/// How many times its own length from a narrow place a mover may still pass squeezed beside other things.
pub(super) const NEAR: i32 = 2;

/// Per unit of work, how many squares are sorted by height, and how many words of a mask are examined to decide where a shape
/// has room.
const SQUARES_SORTED: u32 = 16;
const WORDS_SWEPT: u32 = 8;

/// Divides the extremes of the height range, to leave room for arithmetic.
const FAR: i32 = 1 << 8;

/// The spaces a mover can take up, and what is known about where it squeezes.
pub(crate) struct Folds {
    /// Its own space first, then those it squeezes into.
    shapes: Vec<Footprint>,
    /// By shape: the anchors off the floor where neither filled squares nor barriers keep it out.
    room: Vec<Mask>,
    /// The same on the floor, if that differs.
    afoot: Option<Vec<Mask>>,
    /// Whether its whole space has to be in water, and whether also where it ends.
    in_water: bool,
    ends_in_water: bool,
    contours: Contours,
    /// The lowest floor.
    lowest: i32,
    /// The heights at which something changes, compared with just below.
    breaks: Vec<i32>,
    /// Where it squeezes, by how many of the breaks are at or below its height.
    narrow: RefCell<FxHashMap<usize, Rc<Narrow>>>,
    /// How the anchor moves in a step between two shapes, level and with a rise.
    steps: Vec<ShapeStep>,
}

/// The anchors where a mover squeezes, by shape, without the first shape.
struct Narrow {
    /// Where its own space has no room, whatever the anchor.
    ends: Vec<Mask>,
    /// Where its own space has no room with the same anchor, but with another: it may end there, and passes elsewhere.
    asides: Vec<Mask>,
    /// Where it passes squeezed: those, and near them the ones beside something.
    passes: Vec<Mask>,
    /// The anchors of the whole space from which a step may lead into one of `passes`: far fewer than all.
    beside: Mask,
    /// The bounding area of all anchors in `ends`.
    around: Option<Area>,
}

/// Where a mover squeezes between two heights; its anchors lie in an area.
#[derive(Clone, Copy, Debug)]
pub(super) struct NarrowPart {
    pub(super) anchors: Area,
    pub(super) lowest: Height,
    pub(super) highest: Height,
}

/// A change of shape: from one to another, and how the anchor moves.
struct ShapeStep {
    from: usize,
    to: usize,
    level: Vec<(i32, i32)>,
    rising: Vec<(i32, i32)>,
}

impl Folds {
    /// `None` for a mover with only one space.
    pub(super) fn new<'a, C: MovementModel>(
        referee: Referee<'a>,
        mover: &Mover<'a>,
        (grounded, lifted): (&Creature, &Creature),
        model: &C,
        everybody: &Occupancy<'a>,
    ) -> Option<Self> {
        let shapes: Vec<Footprint> = referee.ruleset.spaces(mover.creature).collect();
        if shapes.len() == 1 || !model.squeezes() {
            return None;
        }
        let room = |creature: &Creature| -> Vec<Mask> {
            let mover = Mover { creature, ..*mover };
            Single::new(referee, &mover).room(referee, &mover, &shapes)
        };
        let low_blocks = Crossings(referee).hindrance(grounded, Barrier::Low) == Hindrance::Blocks;
        let board = &referee.encounter.battlefield;
        let has_low = board.barrier_masks().any(|(barrier, _)| barrier == Barrier::Low);
        let afoot = (model.walks() && low_blocks && has_low).then(|| room(grounded));
        let mut steps = Vec::new();
        for from in 0..shapes.len() {
            for to in (0..shapes.len()).filter(|to| *to != from) {
                let [level, rising] = [false, true].map(|rises| shapes[from].steps_to(shapes[to], rises));
                steps.push(ShapeStep { from, to, level, rising });
            }
        }
        let tall = tall(&shapes);
        let contours = Contours::of(board);
        referee.spend(board.width() * board.height() / SQUARES_SORTED);
        let floors = contours.heights();
        Some(Folds {
            lowest: floors[0],
            room: room(lifted),
            afoot,
            in_water: model.keeps_to_water(),
            ends_in_water: !model.ends_ashore(),
            breaks: breaks(&floors, everybody, tall),
            contours,
            shapes,
            narrow: RefCell::default(),
            steps,
        })
    }

    /// The lowest and highest heights of a stretch between two breaks.
    fn heights(&self, stretch: usize) -> [i32; 2] {
        let break_at = |index: usize| self.breaks.get(index).copied();
        let lowest = stretch.checked_sub(1).and_then(break_at).unwrap_or(i32::MIN / FAR);
        [lowest, break_at(stretch).map_or(i32::MAX / FAR, |above| above - 1)]
    }

    /// How far a side of the space moves at most in one step.
    fn most(&self) -> u32 {
        let (long, short) = self.shapes[1..]
            .iter()
            .fold((1, u32::MAX), |(long, short), shape| (long.max(shape.width), short.min(shape.width)));
        long.saturating_sub(short).max(1)
    }
}

/// How many squares high the mover is, whatever its shape.
fn tall(shapes: &[Footprint]) -> i32 {
    shapes.first().map_or(1, |full| full.width as i32)
}

/// The heights from which different floors are below the mover, or different creatures beside it.
fn breaks(floors: &[i32], everybody: &Occupancy<'_>, tall: i32) -> Vec<i32> {
    let mut breaks: Vec<i32> = floors.iter().flat_map(|floor| [floor - tall + 1, *floor, floor + 1]).collect();
    for occupant in &everybody.occupants {
        breaks.extend([occupant.levels.lowest() - tall + 1, occupant.levels.highest()]);
    }
    breaks.sort_unstable();
    breaks.dedup();
    breaks
}

impl<'a> Obstacles<'_, 'a> {
    /// How far a side of the mover's space moves at most in a step that changes its shape.
    pub(super) fn most_in_a_step(&self) -> u32 {
        self.folds.as_ref().map_or(1, Folds::most)
    }

    /// Whether this holds for a part of the board in which the mover squeezes. It is asked first about the whole board, at
    /// the heights of such a part, and only then about the part itself.
    pub(super) fn is_narrow_in(&self, holds: impl Fn(NarrowPart) -> bool) -> bool {
        let Some(folds) = &self.folds else { return false };
        let everywhere = self.referee.encounter.battlefield.area();
        (0..=folds.breaks.len()).any(|stretch| {
            let [lowest, highest] = folds.heights(stretch).map(Height::of_squares);
            let part = |anchors| NarrowPart { anchors, lowest, highest };
            holds(part(everywhere)) && self.narrow(folds, stretch).around.is_some_and(|anchors| holds(part(anchors)))
        })
    }

    /// The spaces the mover may have on its way.
    pub(super) fn shapes(&self) -> &[Footprint] {
        self.folds.as_ref().map_or(std::slice::from_ref(&self.whole), |folds| &folds.shapes)
    }

    /// Whether the ground leaves the mover room in a pose; `None` if that isn't known for the whole board.
    pub(super) fn has_room(&self, pose: Pose) -> Option<bool> {
        let folds = self.folds.as_ref()?;
        let shape = folds.shapes.iter().position(|shape| *shape == pose.at.footprint)?;
        let afoot = folds.afoot.as_ref().filter(|_| self.is_afoot(pose));
        Some(afoot.unwrap_or(&folds.room)[shape].has(pose.at.anchor))
    }

    /// Whether the mover may pass or end here in this shape.
    pub(super) fn may_be(&self, pose: Pose) -> bool {
        self.passes_as(pose) || self.is_aside(pose)
    }

    /// Whether the mover may pass here in this shape.
    pub(super) fn passes_as(&self, pose: Pose) -> bool {
        self.is_among(pose, |narrow| &narrow.passes)
    }

    /// Whether the mover may end here in this shape: its own, or one it squeezes into where its own has no room.
    pub(super) fn may_end_as(&self, pose: Pose) -> bool {
        self.is_among(pose, |narrow| &narrow.ends) || self.is_aside(pose)
    }

    /// Whether it may end squeezed here because its own space has no room with this anchor, although it has with another.
    pub(super) fn is_aside(&self, pose: Pose) -> bool {
        pose.at.footprint != self.whole && self.is_among(pose, |narrow| &narrow.asides)
    }

    fn is_among(&self, pose: Pose, which: impl Fn(&Narrow) -> &Vec<Mask>) -> bool {
        let Some(folds) = self.folds.as_ref() else { return true };
        match folds.shapes.iter().position(|shape| *shape == pose.at.footprint) {
            Some(0) => true,
            Some(shape) => which(&self.narrow_at(folds, pose.elevation))[shape - 1].has(pose.at.anchor),
            None => false,
        }
    }

    /// Every pose one step away in another shape in which the mover passes.
    pub(super) fn turned(&self, from: Pose) -> impl Iterator<Item = Pose> {
        let turns = self.folds.as_ref().filter(|folds| self.may_turn(folds, from));
        turns.into_iter().flat_map(move |_| self.reshaped(from).filter(|&pose| self.passes_as(pose)))
    }

    /// Whether a step in another shape may lead anywhere from here, as far as the anchor tells.
    fn may_turn(&self, folds: &Folds, from: Pose) -> bool {
        let anchor = from.at.anchor;
        let beside = |rise| self.narrow_at(folds, from.elevation + Height::of_squares(rise)).beside.has(anchor);
        // A squeezed mover unfolds anywhere, and the masks don't cover a mover that overhangs the border.
        from.at.footprint != self.whole || !folds.room[0].is_on_board(anchor) || [-1, 0, 1].into_iter().any(beside)
    }

    /// Every pose one step away in another shape, obstacles aside.
    pub(super) fn reshaped(&self, from: Pose) -> impl Iterator<Item = Pose> {
        let shape = |folds: &Folds| folds.shapes.iter().position(|shape| *shape == from.at.footprint);
        let folds = self.folds.as_ref().and_then(|folds| Some((folds, shape(folds)?)));
        folds.into_iter().flat_map(move |(folds, shape)| {
            let steps = folds.steps.iter().filter(move |step| step.from == shape);
            steps.flat_map(move |step| {
                [-1, 0, 1].into_iter().flat_map(move |rise| {
                    let elevation = from.elevation + Height::of_squares(rise);
                    let offsets = if rise == 0 { &step.level } else { &step.rising };
                    let at = move |&offset: &(i32, i32)| folds.shapes[step.to].at(from.at.anchor.offset(offset));
                    offsets.iter().map(at).map(move |at| Pose { at, elevation })
                })
            })
        })
    }

    /// Whether a single step leads from one pose to the other, obstacles aside.
    pub(super) fn is_step(&self, from: Pose, to: Pose) -> bool {
        match (to.elevation - from.elevation).squares() {
            0 => from.at.is_one_step_from(to.at),
            rise => rise.abs() == 1 && from.at.is_one_rise_from(to.at),
        }
    }

    fn narrow_at(&self, folds: &Folds, elevation: Height) -> Rc<Narrow> {
        self.narrow(folds, folds.breaks.partition_point(|&height| height <= elevation.squares()))
    }

    /// Where the mover squeezes at the heights from one break to the next.
    fn narrow(&self, folds: &Folds, stretch: usize) -> Rc<Narrow> {
        if let Some(known) = folds.narrow.borrow().get(&stretch) {
            return Rc::clone(known);
        }
        let lowest = folds.breaks.first().map_or(-1, |lowest| lowest - 1);
        let height = stretch.checked_sub(1).map_or(lowest, |before| folds.breaks[before]);
        let narrow = Rc::new(if height < folds.lowest && !self.is_underground() {
            // Below every floor there is only ground, and nothing in it is narrow.
            let none = vec![Mask::empty_like(&folds.room[0]); folds.shapes.len() - 1];
            let beside = Mask::empty_like(&folds.room[0]);
            Narrow { ends: none.clone(), asides: none.clone(), passes: none, beside, around: None }
        } else {
            self.narrow_from(folds, height)
        });
        folds.narrow.borrow_mut().insert(stretch, Rc::clone(&narrow));
        narrow
    }

    /// Where the mover squeezes from this height up to the next break.
    fn narrow_from(&self, folds: &Folds, height: i32) -> Narrow {
        let open: Vec<(Mask, Mask)> = (0..folds.shapes.len()).map(|shape| self.room_at(folds, shape, height)).collect();
        let (full, may_end) = &open[0];
        let whole = folds.shapes[0];
        let offsets = |shape: Footprint| {
            let columns = 0..=(whole.width - shape.width) as i32;
            let rows = 0..=(whole.height - shape.height) as i32;
            rows.flat_map(move |dy| columns.clone().map(move |dx| (-dx, -dy)))
        };
        let around = |mask: &Mask, shape: Footprint| {
            let mut around = Mask::empty_like(mask);
            offsets(shape).for_each(|offset| around.add_where(mask, offset));
            around
        };
        let squeezed = || open.iter().zip(&folds.shapes).skip(1);
        let ends = squeezed().map(|((open, ends), &shape)| {
            let mut narrow = open.clone();
            narrow.drop(&around(may_end, shape));
            // Where the whole space could pass but not end, it squeezes to end.
            let mut passes = around(full, shape);
            passes.drop(ends);
            narrow.drop(&passes);
            narrow
        });
        let ends: Vec<Mask> = ends.collect();
        let mut near = Mask::empty_like(full);
        ends.iter().for_each(|ends| near.add(ends));
        let around = near.squares().map(Area::from).reduce(Area::around);
        near.grow(NEAR.unsigned_abs() * whole.width);
        let passes = squeezed().zip(&ends).map(|(((open, _), &shape), ends)| {
            let mut roomy = Mask::full_like(open);
            offsets(shape).for_each(|offset| roomy.keep_where(full, offset));
            let mut beside = open.clone();
            beside.keep(&near);
            beside.drop(&roomy);
            beside.add(ends);
            beside
        });
        let passes: Vec<Mask> = passes.collect();
        let mut beside = Mask::empty_like(full);
        passes.iter().for_each(|passes| beside.add(passes));
        beside.grow(whole.width);
        let asides = squeezed().zip(&ends).map(|(((_, may_end_so), _), narrow)| {
            let mut aside = may_end_so.clone();
            aside.drop(may_end);
            aside.drop(narrow);
            aside
        });
        let asides = asides.collect();
        Narrow { ends, asides, passes, beside, around }
    }

    /// The anchors where a shape can be at this height, and those where it can also end.
    fn room_at(&self, folds: &Folds, shape: usize, height: i32) -> (Mask, Mask) {
        Tally::count_sweep();
        self.referee.spend(folds.room[shape].words() as u32 / WORDS_SWEPT);
        let tall = tall(&folds.shapes);
        let Footprint { width, height: rows } = folds.shapes[shape];
        let contours = &folds.contours;
        let mut open = folds.room[shape].clone();
        if let Some(afoot) = &folds.afoot {
            let mut stands = contours.as_high_as(height).any_over(width, rows);
            stands.drop(&afoot[shape]);
            open.drop(&stands);
        }
        if self.is_underground() {
            // Wholly inside the ground, nothing is narrow.
            let mut buried = contours.higher_than(height + tall - 1).any_over(width, rows);
            buried.keep(&Mask::full_like(&open).all_over(width, rows));
            open.add(&buried);
        } else if !self.referee.encounter.battlefield.is_level() || height < 0 {
            open.drop(&contours.higher_than(height).any_over(width, rows));
        }
        if folds.in_water {
            open.keep(&contours.in_water(height).all_over(width, rows));
        }
        let there = self.everybody_at(Levels::of(height, tall.unsigned_abs()));
        let start = Space(self.referee).pose(self.mover);
        let through = shape > 0 && self.referee.ruleset.squeeze_past.value.goes_through();
        let shut = |occupant: &&Occupant<'a>| {
            let opponent = occupant.passage.0 == crate::ruleset::RuleId::OccupiedOpponent;
            let inside = occupant.space.overlaps(start.at) && occupant.levels.overlap(self.levels(start));
            occupant.passage.1.is_closed() && !(through && opponent) && !inside
        };
        let mut taken = Mask::empty_like(&open);
        let met = |taken: &mut Mask, one: &Occupant<'a>| there.add_meeting(taken, folds.shapes[shape], one);
        there.occupants.iter().filter(shut).for_each(|one| met(&mut taken, one));
        open.drop(&taken);
        let mut ends = open.clone();
        let refuses = |one: &&Occupant<'a>| matches!(one.stop, Stop::Refused { .. });
        there.occupants.iter().filter(refuses).for_each(|one| met(&mut taken, one));
        ends.drop(&taken);
        (open, ends)
    }

    /// Where the mover would be over this anchor: in its own space, or squeezed if that has no room.
    pub(super) fn poses_over(&self, anchor: Square, elevation: impl Fn(Placement) -> Height) -> Vec<Pose> {
        let pose = |shape: Footprint| {
            let at = shape.at(anchor);
            Pose { at, elevation: elevation(at) }
        };
        let full = pose(self.whole);
        let Some(folds) = &self.folds else { return vec![full] };
        let wet = || self.referee.encounter.battlefield.is_in_water(full.at, full.elevation);
        if self.may_end(full) && (!folds.ends_in_water || wet()) {
            return vec![full];
        }
        let narrow: Vec<Pose> =
            folds.shapes[1..].iter().map(|&shape| pose(shape)).filter(|&at| self.may_end_as(at)).collect();
        if narrow.is_empty() { vec![full] } else { narrow }
    }
}
