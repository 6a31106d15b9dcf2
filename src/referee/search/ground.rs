//! The ground prepared for one mover: what it allows on the whole board, as if no other creature were there.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::rc::Rc;

use super::masks::{Single, TerrainMasks, out_of};
use super::steps::{Footing, Move, ShapeId, Stance};
use crate::grid::{Area, Direction, Footprint, Height, Mask, Square};
use crate::referee::board::{Elevations, Hazards, Support, Supports, beside, single_steps};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::FloorEdges;
use crate::referee::tally::Tally;

/// About how many kinds of steps a space that can squeeze has.
const MOVES: usize = 80;

/// The ground as one mover finds it.
pub(crate) struct Ground<'a, 'r> {
    pub(super) referee: Referee<'a>,
    pub(super) mover: &'r Mover<'a>,
    pub(super) stances: Vec<Stance>,
    pub(super) moves: Vec<Move>,
    /// The squares that are hazardous to the mover, if any.
    pub(super) hazards: Option<Mask>,
}

impl<'a, 'r> Ground<'a, 'r> {
    /// The ground for a mover that takes up these shapes, its full space first.
    pub(super) fn new(referee: Referee<'a>, mover: &'r Mover<'a>, shapes: &[Footprint]) -> Self {
        let (single, terrain) = (Single::new(referee, mover), TerrainMasks::new(referee, mover));
        let stance = |&shape: &Footprint| Stance::on((referee, mover), &single, &terrain, shape);
        let stances: Vec<Stance> = shapes.iter().map(stance).collect();
        let dug: Option<Vec<Mask>> = terrain.trenches.as_ref().map(|dug| {
            let within = |shape: &Footprint| dug.all_over(shape.width, shape.height);
            shapes.iter().map(within).collect()
        });
        let hazards = Hazards(referee).squares(mover.creature);
        let mut ground = Ground { referee, mover, stances, moves: Vec::with_capacity(MOVES), hazards };
        let mut strips = Strips { single: &single, passing: Vec::new(), from: Default::default() };
        for from in 0..shapes.len() {
            for to in 0..shapes.len() {
                for offset in offsets(shapes[from], shapes[to]) {
                    let mut step = Move::new(&ground.stances, (from, to), offset, &mut strips);
                    step.out = dug.as_ref().map(|dug| Rc::new(out_of(&dug[from], &dug[to], offset)));
                    ground.moves.push(step);
                }
            }
        }
        if !Elevations(referee).is_level_for(mover.creature) {
            ground.mind_the_floors(&single);
        }
        ground.keep_to_the_medium();
        ground
    }

    /// Keeps a creature in the water it swims in, on the wall it clings to or in the body it has clambered into; a step onto
    /// the floor is its last.
    fn keep_to_the_medium(&mut self) {
        let (referee, mover) = (self.referee, self.mover);
        let Some(medium) = Supports(referee).bounds(mover.creature) else { return };
        let start = mover.placement;
        // A swimmer off the bottom keeps its height, so a single check per square tells where it is in the water.
        let level = medium == Support::Water && !Elevations(referee).follows_the_floor(mover.creature);
        let level = (level).then(|| Level::new(referee, Elevations(referee).elevation(mover.creature)));
        let masks: Vec<(Mask, Mask)> = self
            .stances
            .iter()
            .map(|stance| {
                let (mut within, mut held) = match &level {
                    Some(level) => level.medium(stance),
                    None => (Mask::empty_like(&stance.open), Mask::empty_like(&stance.open)),
                };
                let open = stance.open.squares().filter(|_| level.is_none());
                for anchor in open.chain((stance.shape == start.footprint).then_some(start.anchor)) {
                    let at = stance.shape.at(anchor);
                    let inside = FloorEdges(referee).is_in_medium(mover.creature, medium, at);
                    if inside || at == start {
                        within.insert(anchor);
                    }
                    if inside || FloorEdges(referee).is_ashore(mover.creature, at) {
                        held.insert(anchor);
                    }
                }
                (within, held)
            })
            .collect();
        for step in &mut self.moves {
            let ((within, _), (_, held)) = (&masks[step.from], &masks[step.to]);
            let back = step.back();
            step.leads_to_mut().keep_where(within, back);
            step.leads_to_mut().keep(held);
        }
    }
}

/// The squares of the board relative to one height.
struct Level {
    /// The squares in whose water a space at that height is.
    wet: Mask,
    /// The squares whose floor is no higher, and those whose floor is at that height.
    under: Mask,
    at: Mask,
}

impl Level {
    fn new(referee: Referee<'_>, elevation: Height) -> Self {
        let board = &referee.encounter.battlefield;
        let (mut under, mut at) = (Mask::empty_like(board.open_squares()), Mask::empty_like(board.open_squares()));
        for (square, ground) in board.grounds() {
            if ground.floor <= elevation {
                under.insert(square);
            }
            if ground.floor == elevation {
                at.insert(square);
            }
        }
        Level { wet: board.water_at(elevation), under, at }
    }

    /// The open anchors where a space is in the water, and those where it is in the water or on the floor.
    fn medium(&self, stance: &Stance) -> (Mask, Mask) {
        let Footprint { width, height } = stance.shape;
        let mut within = self.wet.all_over(width, height);
        within.keep(&stance.open);
        let mut held = self.under.all_over(width, height);
        held.keep(&self.at.any_over(width, height));
        held.keep(&stance.open);
        held.add(&within);
        (within, held)
    }
}

/// How far the anchor can move in one step from one shape to another.
fn offsets(from: Footprint, to: Footprint) -> Vec<(i32, i32)> {
    if from == to {
        return Direction::ALL.into_iter().map(Direction::delta).collect();
    }
    from.steps_to(to, false)
}

impl Stance {
    /// A shape on the ground alone, without other creatures.
    fn on(
        (referee, mover): (Referee<'_>, &Mover<'_>),
        single: &Single,
        terrain: &TerrainMasks,
        shape: Footprint,
    ) -> Self {
        Tally::count_sweep();
        let Footprint { width, height } = shape;
        let open = single.fits(referee, mover, &terrain.standable, shape);
        // From the most layers down: an anchor counts as the worst of its squares.
        let mut hampered: Vec<(Footing, Mask)> = Vec::new();
        for (layers, squares) in terrain.at.iter().rev() {
            let mut anchors = squares.any_over(width, height);
            hampered.iter().for_each(|(_, worse)| anchors.drop(worse));
            hampered.push((Footing { terrain: *layers, bodies: false }, anchors));
        }
        terrain.mind_overhangs((referee, mover), shape, &mut hampered);
        Stance::of((shape, shape != mover.full), Rc::new(open), hampered)
    }

    /// A shape with the anchors where it can be and those where something hampers, each anchor in one mask only.
    pub(super) fn of((shape, squeezed): (Footprint, bool), open: Rc<Mask>, mut hampered: Vec<(Footing, Mask)>) -> Self {
        hampered.retain(|(_, anchors)| !anchors.is_empty());
        hampered.sort_by_cached_key(|(_, anchors)| Reverse(anchors.count()));
        let mut bare = Mask::full_like(&open);
        hampered.iter().for_each(|(_, anchors)| bare.drop(anchors));
        Stance { shape, squeezed, open, hampered: hampered.into(), bare: Rc::new(bare) }
    }
}

/// Where a whole block of squares passes in one direction, computed once per block size.
struct Strips<'s> {
    single: &'s Single,
    passing: Vec<(usize, (u32, u32), Mask)>,
    /// Scratch space: the squares from which single steps lead in each direction.
    from: [Vec<Square>; 8],
}

impl Strips<'_> {
    /// Keeps the anchors a step leads to if every one of these squares, which lie around the destination anchor, passes
    /// in the direction.
    fn keep_passing(&mut self, leads_to: &mut Rc<Mask>, direction: usize, squares: &[Square]) {
        let Some(pass) = &self.single.pass[direction] else { return };
        let leads_to = Rc::make_mut(leads_to);
        let Some((corner, area)) = block(squares) else {
            squares.iter().for_each(|square| leads_to.keep_where(pass, (square.x, square.y)));
            return;
        };
        if area == (1, 1) {
            leads_to.keep_where(pass, corner);
            return;
        }
        let known = self.passing.iter().position(|(of, size, _)| (*of, *size) == (direction, area));
        let at = known.unwrap_or_else(|| {
            self.passing.push((direction, area, pass.all_over(area.0, area.1)));
            self.passing.len() - 1
        });
        leads_to.keep_where(&self.passing[at].2, corner);
    }
}

/// The north-west corner and size of the block the squares form; `None` if they form none.
fn block(squares: &[Square]) -> Option<((i32, i32), (u32, u32))> {
    let area = squares.iter().map(|&square| Area::from(square)).reduce(Area::around)?;
    let corner = area.north_west();
    (area.width() * area.height() == squares.len() as u32)
        .then(|| ((corner.x, corner.y), (area.width(), area.height())))
}

/// Groups squares by the direction of the step that leads from them.
fn by_direction(from: &mut [Vec<Square>; 8], steps: impl Iterator<Item = (Square, Square)>) {
    from.iter_mut().for_each(Vec::clear);
    for (here, there) in steps {
        let delta = here.to(there);
        if let Some(direction) = Direction::ALL.into_iter().position(|direction| direction.delta() == delta)
            && !from[direction].contains(&here)
        {
            from[direction].push(here);
        }
    }
}

impl Move {
    fn new(stances: &[Stance], (from, to): (ShapeId, ShapeId), offset: (i32, i32), strips: &mut Strips<'_>) -> Self {
        let before = stances[from].shape.at(Square::new(0, 0));
        let after = stances[to].shape.at(Square::new(offset.0, offset.1));
        let (columns, rows) = before.axes_moved(after);
        let single = strips.single;
        // The space left need not be open: the mover may start where it couldn't move to.
        let mut leads_to = Rc::clone(&stances[to].open);
        if single.pass.iter().any(Option::is_some) {
            let around = |(here, there): (Square, Square)| {
                let from_end = |square: Square| square.offset((-offset.0, -offset.1));
                (from_end(here), from_end(there))
            };
            let mut from = std::mem::take(&mut strips.from);
            by_direction(&mut from, single_steps(before, after).map(around));
            for (direction, squares) in from.iter().enumerate().filter(|(_, squares)| !squares.is_empty()) {
                strips.keep_passing(&mut leads_to, direction, squares);
            }
            strips.from = from;
        }
        if offset.0.abs() > 1 {
            let back = (-offset.0, -offset.1);
            Rc::make_mut(&mut leads_to).keep_where(&Mask::full_like(&stances[to].open), back);
        }
        let low = single.low.as_ref().map(|lows| {
            let mut low = Mask::empty_like(&leads_to);
            by_direction(&mut strips.from, beside(before, after));
            for (lows, squares) in lows.iter().zip(&strips.from) {
                squares.iter().for_each(|square| low.add_where(lows, (square.x, square.y)));
            }
            low
        });
        let narrow = single.narrow((before, after), &leads_to);
        let diagonal = columns != 0 && rows != 0;
        Move {
            from,
            to,
            offset,
            diagonal,
            leads_to,
            low: low.map(Rc::new),
            narrow: narrow.map(Rc::new),
            out: None,
            spaces: (before, after),
            swap: OnceCell::new(),
        }
    }
}
