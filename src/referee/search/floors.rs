//! The steps closed by floors at different heights.

use std::rc::Rc;

use super::ground::Ground;
use super::masks::Single;
use super::sheet::{Sheet, bits};
use super::steps::{EASY_STEPS, Stance};
use crate::field::Battlefield;
use crate::grid::{Area, Direction, Footprint, Height, Mask, Placement, SquaresUp};
use crate::referee::board::{Crossings, Elevations, Supports, single_steps, ways_round};
use crate::referee::movement::{FloorEdges, FloorLimit};

impl Ground<'_, '_> {
    /// Checks each step where floors of different heights meet: it may rise or drop too far, or cut the corner of higher
    /// ground.
    pub(super) fn mind_the_floors(&mut self, single: &Single) {
        let (referee, mover) = (self.referee, self.mover);
        let board = &referee.encounter.battlefield;
        let moved = self.moves.len() as u32;
        referee.spend(board.width() * board.height() / EASY_STEPS * moved);
        let own = Elevations(referee).follows_the_floor(mover.creature);
        let own = (!own).then(|| Elevations(referee).elevation(mover.creature));
        let backs = if own.is_none() { Supports(referee).backs_about(mover.creature) } else { Vec::new() };
        let mut uneven = uneven(board, own.filter(|_| mover.creature.is_airborne()));
        backs.iter().for_each(|(space, _)| uneven.insert_area(space.area().grown(1)));
        if uneven.is_empty() {
            return;
        }
        let rough = |stance: &Stance| uneven.any_over(stance.shape.width, stance.shape.height);
        let rough: Vec<Mask> = self.stances.iter().map(rough).collect();
        let furthest = self.moves.iter().map(|step| step.offset.1.unsigned_abs()).max().unwrap_or_default();
        // Everything it meets lies within its spaces before and after.
        let longest = self.stances.iter().map(|stance| stance.shape.width.max(stance.shape.height)).max().unwrap_or(1);
        let mut floors = Floors { board, furthest: furthest + longest, under: Vec::new() };
        let under: Vec<usize> = self.stances.iter().map(|stance| floors.under(stance.shape, &backs)).collect();
        let flat = floors.under(Footprint::square(1), &[]);
        let under: Vec<&Sheet<SquaresUp>> = under.into_iter().map(|at| &floors.under[at].2).collect();
        let flat = &floors.under[flat].2;
        let limit = FloorEdges(referee).limit(mover.creature);
        let own = own.map(Height::squares_up);
        let rounds_any = Crossings(referee).passes_walls(mover.creature);
        for step in &mut self.moves {
            let (shape, shape_to) = (self.stances[step.from].shape, self.stances[step.to].shape);
            let back = step.back();
            let (here, there) = (under[step.from], under[step.to]);
            let mut asked = rough[step.to].clone();
            asked.add_where(&rough[step.from], back);
            asked.keep(&step.leads_to);
            let mut parted = asked.clone();
            parted.filter(|row, first, squares| {
                let (here, there) = (here.part((row, first), back), there.part((row, first), (0, 0)));
                squares & bits(here, there, |here, floor| limit.parts_squares(own.unwrap_or(here), floor))
            });
            asked.drop(&parted);
            let rounded = step.rounded(limit == FloorLimit::None);
            let leads_to = Rc::make_mut(&mut step.leads_to);
            leads_to.drop(&parted);
            if rounds_any {
                continue;
            }
            // Only ground that towers beside both ends makes a corner, or blocks one way around it; the masks cover the
            // rest. The floors of its own spaces are no higher than its ends, unless it may be anywhere.
            let towering = |corner: (i32, i32)| {
                let mut towering = asked.clone();
                towering.filter(|row, first, squares| {
                    let by = flat.part((row, first), (corner.0 + back.0, corner.1 + back.1));
                    let (here, there) = (here.part((row, first), back), there.part((row, first), (0, 0)));
                    let above = |here: SquaresUp, by: SquaresUp| by > own.unwrap_or(here).saturating_add(1);
                    squares & bits(here, by, above) & bits(there, by, above)
                });
                (corner, towering)
            };
            let towering: Vec<((i32, i32), Mask)> =
                rounded.into_iter().map(towering).filter(|(_, ends)| !ends.is_empty()).collect();
            let Some(ways) = &single.around_corners else {
                towering.iter().for_each(|(_, ends)| leads_to.drop(ends));
                continue;
            };
            for (here, there) in single_steps(step.spaces.0, step.spaces.1) {
                let corners = ways_round(here, there).map(|by| towering.iter().find(|(at, _)| *at == (by.x, by.y)));
                let direction = Direction::ALL.into_iter().position(|way| way.delta() == here.to(there));
                let Some(direction) = direction.filter(|_| corners.iter().any(Option::is_some)) else { continue };
                let [one, other] = [0, 1].map(|way| {
                    let mut shut = asked.clone();
                    shut.drop_where(&ways[direction][way], (here.x + back.0, here.y + back.1));
                    corners[way].into_iter().for_each(|(_, ends)| shut.add(ends));
                    shut
                });
                let mut shut = one;
                shut.keep(&other);
                leads_to.drop(&shut);
            }
            let Some(low) = step.low.as_mut().map(Rc::make_mut) else { continue };
            for end in towering.iter().flat_map(|(_, ends)| ends.squares()).filter(|end| leads_to.has(*end)) {
                let anchor = end.offset(back);
                if Crossings(referee).crossed(mover, shape.at(anchor), shape_to.at(end)).0 {
                    low.insert(anchor);
                } else {
                    low.remove(anchor);
                }
            }
        }
    }
}

/// The squares beside a different floor; for a mover in level flight, only those beside ground that rises above it.
fn uneven(board: &Battlefield, flies: Option<Height>) -> Mask {
    let mut uneven = Mask::empty_like(board.open_squares());
    if let Some(own) = flies {
        let higher = board.grounds().filter(|(_, ground)| ground.floor > own);
        higher.for_each(|(square, _)| uneven.insert_area(Area::from(square).grown(1)));
        return uneven;
    }
    let floors = Sheet::new(board, 1, board.grounds().map(|(_, ground)| ground.floor.squares_up()));
    let everywhere = Mask::full_like(&uneven);
    for offset in [(1, 0), (-1, 1), (0, 1), (1, 1)] {
        let mut differs = everywhere.clone();
        differs.keep_where(&everywhere, offset);
        differs.filter(|row, first, squares| {
            let (here, there) = (floors.part((row, first), (0, 0)), floors.part((row, first), offset));
            squares & bits(here, there, |here, there| here != there)
        });
        uneven.add(&differs);
        uneven.add_where(&differs, (-offset.0, -offset.1));
    }
    uneven
}

/// The floors under spaces, for all anchors at once.
struct Floors<'b> {
    board: &'b Battlefield,
    /// How many columns and rows from an anchor they are looked up, at most.
    furthest: u32,
    /// By anchor, and with the backs that count as floors or without; parts of a space off the board count as level 0.
    under: Vec<(Footprint, bool, Sheet<SquaresUp>)>,
}

impl Floors<'_> {
    /// The index in the list of the floors under spaces of a shape, these backs among them, computed if new.
    fn under(&mut self, shape: Footprint, backs: &[(Placement, Height)]) -> usize {
        let lifted = !backs.is_empty();
        if let Some(known) = self.under.iter().position(|(known, with, _)| (*known, *with) == (shape, lifted)) {
            return known;
        }
        let width = self.board.width() as usize;
        let mut all =
            Sheet::new(self.board, self.furthest, self.board.grounds().map(|(_, ground)| ground.floor.squares_up()));
        let floors = all.squares_mut();
        // The highest of each row of the space, then of these rows; beyond the border is level 0.
        for row in floors.chunks_mut(width) {
            for _ in 1..shape.width {
                (1..width).for_each(|x| row[x - 1] = row[x - 1].max(row[x]));
                row[width - 1] = row[width - 1].max(0);
            }
        }
        for _ in 1..shape.height {
            let mut rows = floors.chunks_mut(width).peekable();
            while let Some(row) = rows.next() {
                match rows.peek() {
                    Some(below) => {
                        row.iter_mut().zip(below.iter()).for_each(|(floor, below)| *floor = (*floor).max(*below))
                    }
                    None => row.iter_mut().for_each(|floor| *floor = (*floor).max(0)),
                }
            }
        }
        for (space, back) in backs {
            for anchor in shape.meeting(*space).squares().filter(|anchor| self.board.area().contains(*anchor)) {
                let floor = &mut floors[anchor.y as usize * width + anchor.x as usize];
                let back = back.squares_up();
                *floor = if back > floor.saturating_add(1) { back } else { *floor };
            }
        }
        self.under.push((shape, lifted, all));
        self.under.len() - 1
    }
}
