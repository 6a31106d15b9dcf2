//! The board prepared for one mover: every question about a step is answered for the whole board at once, so that a
//! search never consults a rule. A property test checks that it agrees with `Crossings` and `StepPrices`, which answer
//! for a single step.

use std::cell::{OnceCell, RefCell};
use std::cmp::Reverse;
use std::rc::Rc;

use super::masks::{Over, Single, TerrainMasks, out_of};
use super::wave::ReachSet;
use crate::grid::{Area, Direction, Feet, Footprint, Mask, Placement, Square};
use crate::referee::board::{Hazards, Occupancy, Occupant, Supports, beside, single_steps, ways_round};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{FloorEdges, StepFactors, StepPrices};
use crate::referee::tally::Tally;

/// The shape of a space, by index into [`StepTable::stances`]: 0 is the full one.
pub(crate) type ShapeId = usize;

/// A kind of step: from one shape to another, with the anchor's offset in columns and rows.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) from: ShapeId,
    pub(crate) to: ShapeId,
    pub(crate) offset: (i32, i32),
    pub(crate) diagonal: bool,
    /// Anchors that it can lead to.
    pub(crate) leads_to: Rc<Mask>,
    /// Anchors from which it crosses a low barrier.
    pub(crate) low: Option<Mask>,
    /// Anchors from which it squeezes through a gap although the space entered is not squeezed.
    pub(crate) narrow: Option<Mask>,
    /// Anchors from which it leads out of a trench.
    pub(crate) out: Option<Mask>,
    /// Its spaces before and after, the one before at the origin.
    pub(super) spaces: (Placement, Placement),
    swap: OnceCell<Swap>,
}

/// The squares that a step exchanges, as offsets from the anchor.
#[derive(Clone, Debug)]
pub(crate) struct Swap {
    /// Those that it vacates.
    pub(crate) vacated: Vec<(i32, i32)>,
    /// Those that it newly covers.
    pub(crate) entered: Vec<(i32, i32)>,
}

/// How many steps whose ends are looked up take as much as one unit of work.
pub(super) const EASY_STEPS: u32 = 16;

/// What hampers a mover in a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Footing {
    /// Layers of terrain.
    pub(crate) terrain: u32,
    /// Whether a creature there hampers.
    pub(crate) bodies: bool,
}

/// Where a shape can be.
#[derive(Clone, Debug)]
pub(crate) struct Stance {
    pub(crate) shape: Footprint,
    pub(crate) squeezed: bool,
    /// Anchors where neither ground nor creatures keep the mover out.
    pub(crate) open: Rc<Mask>,
    /// Anchors where something hampers, each in one mask only; the masks with the most anchors first.
    pub(crate) hampered: Vec<(Footing, Mask)>,
    /// Anchors where nothing does.
    pub(crate) bare: Mask,
}

/// The board as one mover finds it.
pub(crate) struct StepTable<'a, 'r> {
    pub(crate) referee: Referee<'a>,
    pub(crate) mover: &'r Mover<'a>,
    pub(crate) stances: Vec<Stance>,
    pub(crate) moves: Vec<Move>,
    /// The squares that are hazardous to the mover, if there are any.
    pub(crate) hazards: Option<Mask>,
    /// The reach set that was asked for last, by its budget: the searches for one move ask for the same.
    pub(super) reached: RefCell<Option<(Feet, Rc<ReachSet>)>>,
}

impl<'a, 'r> StepTable<'a, 'r> {
    /// The board for a mover; without `occupancy`, as if no other creature were on it.
    pub(crate) fn new(referee: Referee<'a>, mover: &'r Mover<'a>, occupancy: Option<&Occupancy<'a>>) -> Self {
        let (single, terrain) = (Single::new(referee, mover), TerrainMasks::new(referee, mover));
        let shapes: Vec<Footprint> = referee.ruleset.spaces(mover.creature).collect();
        let (nobody, alone) = (Occupancy::nobody(), occupancy.is_none());
        let occupancy = occupancy.unwrap_or(&nobody);
        let stance = |&shape: &Footprint| Stance::new((referee, mover, occupancy), &single, &terrain, shape);
        let stances: Vec<Stance> = shapes.iter().map(stance).collect();
        let hazards = Hazards(referee).squares(mover.creature);
        let dug: Option<Vec<Mask>> = terrain.trenches.as_ref().map(|dug| {
            let within = |shape: &Footprint| dug.all_over(shape.width, shape.height);
            shapes.iter().map(within).collect()
        });
        let mut step_table =
            StepTable { referee, mover, stances, moves: Vec::new(), hazards, reached: RefCell::default() };
        let mut strips = Strips { single: &single, passing: Vec::new(), from: Default::default() };
        for from in 0..shapes.len() {
            for to in 0..shapes.len() {
                for offset in offsets(shapes[from], shapes[to]) {
                    step_table.moves.push(Move::new(&step_table.stances, (from, to), offset, &mut strips));
                    if let (Some(dug), Some(step)) = (&dug, step_table.moves.last_mut()) {
                        step.out = Some(out_of(&dug[from], &dug[to], offset));
                    }
                }
            }
        }
        // A creature that is already in another's squares may move on through them, and out.
        for occupant in occupancy.closed().filter(|occupant| occupancy.shares(occupant, mover.placement)) {
            step_table.let_out(occupancy, occupant);
        }
        if !referee.encounter.battlefield.is_level() {
            step_table.mind_the_floors();
        }
        if !alone {
            step_table.mind_the_fillers();
        }
        step_table.keep_to_the_medium();
        if !referee.encounter.battlefield.holds(mover.placement) {
            step_table.let_onto_the_board(occupancy);
        }
        if mover.options.unhampered {
            step_table.keep_to_easy_ground();
        }
        if mover.options.away.is_some() {
            step_table.keep_moving_away();
        }
        step_table
    }

    /// The shape of a placement; `None` if the mover cannot take it.
    pub(crate) fn shape_of(&self, at: Placement) -> Option<ShapeId> {
        self.stances.iter().position(|stance| stance.shape == at.footprint)
    }

    /// The placement of a shape at an anchor.
    pub(crate) fn at(&self, shape: ShapeId, anchor: Square) -> Placement {
        self.stances[shape].shape.at(anchor)
    }

    /// What determines the price of a step of this kind from this anchor.
    pub(crate) fn factors(&self, step: &Move, anchor: Square) -> StepFactors {
        let is_in = |mask: &Option<Mask>| mask.as_ref().is_some_and(|mask| mask.has(anchor));
        let footing = if self.is_on_leaving() {
            self.stances[step.from].footing(anchor)
        } else {
            self.stances[step.to].footing(anchor.offset(step.offset))
        };
        let over = Over { low: is_in(&step.low), narrow: is_in(&step.narrow), out: is_in(&step.out) };
        self.factors_over(step, over, footing)
    }

    /// How many hazardous squares a step of this kind enters from this anchor.
    pub(crate) fn hazards_entered(&self, step: &Move, anchor: Square) -> u32 {
        let Some(hazards) = &self.hazards else { return 0 };
        let entered = step.swap().entered.iter().filter(|&&at| hazards.has(anchor.offset(at)));
        u32::try_from(entered.count()).unwrap_or(u32::MAX)
    }

    /// What determines the price of a step of this kind. The footing is that of the space entered, or of the space left
    /// where hampering counts on leaving.
    pub(crate) fn factors_over(&self, step: &Move, over: Over, footing: Footing) -> StepFactors {
        let squeezed = over.narrow || self.stances[step.to].squeezed;
        let terrain = footing.terrain + u32::from(over.out);
        StepPrices(self.referee).factors_of(self.mover, step.spaces, over.low, (terrain, footing.bodies), squeezed)
    }

    /// Whether the space left decides how a step is hampered.
    pub(crate) fn is_on_leaving(&self) -> bool {
        self.referee.ruleset.hampering.value.counts_the_space_left()
    }

    fn let_out(&mut self, occupancy: &Occupancy<'a>, occupant: &Occupant<'a>) {
        let touching = |stance: &Stance| {
            let mut touching = Mask::empty_like(&stance.open);
            occupancy.add_meeting(&mut touching, stance.shape, occupant);
            touching
        };
        let touching: Vec<Mask> = self.stances.iter().map(touching).collect();
        for step in &mut self.moves {
            // A step into the occupant's squares is allowed only from within them.
            let mut from_outside = touching[step.to].clone();
            from_outside.drop_where(&touching[step.from], step.back());
            step.leads_to_mut().drop(&from_outside);
        }
    }

    /// Keeps a creature in the water that it swims in, on the wall that it clings to or on the back that it stands on; a
    /// step onto the floor is its last.
    fn keep_to_the_medium(&mut self) {
        let (referee, mover) = (self.referee, self.mover);
        let medium = Supports(referee).of(mover.creature);
        if !medium.is_bounded() {
            return;
        }
        let start = mover.placement;
        let masks: Vec<(Mask, Mask)> = self
            .stances
            .iter()
            .map(|stance| {
                let (mut within, mut held) = (Mask::empty_like(&stance.open), Mask::empty_like(&stance.open));
                for anchor in stance.open.squares().chain((stance.shape == start.footprint).then_some(start.anchor)) {
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

    /// The masks do not cover squares off the board, so each step of a mover that overhangs the border is checked on
    /// its own.
    fn let_onto_the_board(&mut self, occupancy: &Occupancy<'a>) {
        let (mover, start) = (self.mover, self.mover.placement);
        for step in self.moves.iter_mut().filter(|step| self.stances[step.from].shape == start.footprint) {
            let to = self.stances[step.to].shape.at(start.anchor.offset(step.offset));
            if StepPrices(self.referee).step_refusals(mover, occupancy, start, to).is_empty() {
                step.leads_to_mut().insert(to.anchor);
            } else {
                step.leads_to_mut().remove(to.anchor);
            }
        }
    }

    fn keep_moving_away(&mut self) {
        let (referee, mover, board) = (self.referee, self.mover, &self.referee.encounter.battlefield);
        let moved = self.moves.len() as u32;
        referee.spend(board.width() * board.height() / EASY_STEPS * moved);
        let kept = |at: Placement| StepPrices(referee).distance_kept(mover, at);
        let known: Vec<Vec<_>> = self
            .stances
            .iter()
            .map(|stance| board.area().squares().map(|anchor| kept(stance.shape.at(anchor))).collect())
            .collect();
        for step in &mut self.moves {
            let kept = |shape: ShapeId, anchor: Square| match board.index(anchor) {
                Some(index) => known[shape][index],
                None => kept(self.stances[shape].shape.at(anchor)),
            };
            let (before, back) = (Rc::clone(&step.leads_to), step.back());
            for anchor in before.squares() {
                if kept(step.from, anchor.offset(back)) >= kept(step.to, anchor) {
                    step.leads_to_mut().remove(anchor);
                }
            }
        }
    }

    fn keep_to_easy_ground(&mut self) {
        let easy: Vec<Mask> = self
            .stances
            .iter()
            .map(|stance| {
                let mut easy = Mask::clone(&stance.open);
                stance.hampered.iter().for_each(|(_, hampered)| easy.drop(hampered));
                if stance.squeezed { Mask::empty_like(&easy) } else { easy }
            })
            .collect();
        for step in &mut self.moves {
            let back = step.back();
            let leads_to = Rc::make_mut(&mut step.leads_to);
            leads_to.keep(&easy[step.to]);
            for hampered in step.low.iter().chain(&step.narrow).chain(&step.out) {
                leads_to.drop_where(hampered, back);
            }
        }
    }
}

/// By how much the anchor can move in one step from one shape to another.
fn offsets(from: Footprint, to: Footprint) -> Vec<(i32, i32)> {
    if from == to {
        return Direction::ALL.into_iter().map(Direction::delta).collect();
    }
    from.steps_to(to, false)
}

impl Stance {
    fn new<'a>(
        (referee, mover, occupancy): (Referee<'a>, &Mover<'a>, &Occupancy<'a>),
        single: &Single,
        terrain: &TerrainMasks,
        shape: Footprint,
    ) -> Self {
        Tally::count_sweep();
        let squeezed = shape != mover.full;
        let Footprint { width, height } = shape;
        let mut open = single.fits(referee, mover, &terrain.standable, shape);
        let through = squeezed && referee.ruleset.squeeze_past.value.goes_through();
        let shut = |occupant: &&Occupant<'a>| {
            let opponent = occupant.passage.0 == crate::ruleset::RuleId::OccupiedOpponent;
            occupant.passage.1.is_closed() && !(through && opponent) && !occupancy.shares(occupant, mover.placement)
        };
        let mut taken = Mask::empty_like(&open);
        occupancy.occupants.iter().filter(shut).for_each(|other| occupancy.add_meeting(&mut taken, shape, other));
        open.drop(&taken);
        // From the most layers down: an anchor counts as the worst of its squares.
        let mut hampered: Vec<(Footing, Mask)> = Vec::new();
        for (layers, squares) in terrain.at.iter().rev() {
            let mut anchors = squares.any_over(width, height);
            hampered.iter().for_each(|(_, worse)| anchors.drop(worse));
            hampered.push((Footing { terrain: *layers, bodies: false }, anchors));
        }
        terrain.mind_overhangs((referee, mover), shape, &mut hampered);
        let lying = || occupancy.occupants.iter().filter(|occupant| occupant.hampers.is_some());
        if lying().next().is_some() {
            let mut bodies = Mask::empty_like(&open);
            lying().for_each(|occupant| occupancy.add_meeting(&mut bodies, shape, occupant));
            hampered = with_bodies(hampered, bodies);
        }
        hampered.retain(|(_, anchors)| !anchors.is_empty());
        hampered.sort_by_cached_key(|(_, anchors)| Reverse(anchors.count()));
        let mut bare = Mask::full_like(&open);
        hampered.iter().for_each(|(_, anchors)| bare.drop(anchors));
        Stance { shape, squeezed, open: Rc::new(open), hampered, bare }
    }

    fn footing(&self, anchor: Square) -> Footing {
        let there = self.hampered.iter().filter(|_| !self.bare.has(anchor)).find(|(_, anchors)| anchors.has(anchor));
        there.map_or(Footing::default(), |(footing, _)| *footing)
    }
}

/// Splits the anchors further by whether a creature there hampers.
fn with_bodies(hampered: Vec<(Footing, Mask)>, mut bodies: Mask) -> Vec<(Footing, Mask)> {
    let mut parted = Vec::new();
    for (footing, mut bare) in hampered {
        let mut both = bare.clone();
        both.keep(&bodies);
        bare.drop(&both);
        bodies.drop(&both);
        parted.extend([(Footing { bodies: true, ..footing }, both), (footing, bare)]);
    }
    parted.push((Footing { terrain: 0, bodies: true }, bodies));
    parted
}

/// Where a whole block of squares passes in one direction, computed once for each block size.
struct Strips<'s> {
    single: &'s Single,
    passing: Vec<(usize, (u32, u32), Mask)>,
    /// For reuse: the squares from which single steps lead in each direction.
    from: [Vec<Square>; 8],
}

impl Strips<'_> {
    /// Keeps the anchors that a step leads to if every one of these squares passes in the direction; they lie around the
    /// anchor that it leads to.
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

/// The north-west corner and the size of the block that the squares form; `None` if they form none.
fn block(squares: &[Square]) -> Option<((i32, i32), (u32, u32))> {
    let area = squares.iter().map(|&square| Area::from(square)).reduce(Area::around)?;
    let corner = area.north_west();
    (area.width() * area.height() == squares.len() as u32)
        .then(|| ((corner.x, corner.y), (area.width(), area.height())))
}

/// Sorts squares by the direction of the step that leads from them.
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
        // The space left need not be open: the mover may start where it could not move to.
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
            low,
            narrow,
            out: None,
            spaces: (before, after),
            swap: OnceCell::new(),
        }
    }

    /// Whether it can be made from this anchor.
    pub(crate) fn leads_from(&self, anchor: Square) -> bool {
        self.leads_to.is_on_board(anchor) && self.leads_to.has(anchor.offset(self.offset))
    }

    /// The offset of the anchor that it comes from.
    pub(super) fn back(&self) -> (i32, i32) {
        (-self.offset.0, -self.offset.1)
    }

    /// The anchors that it can lead to, to be changed for this step alone.
    pub(super) fn leads_to_mut(&mut self) -> &mut Mask {
        Rc::make_mut(&mut self.leads_to)
    }

    /// The squares whose corners it rounds, as offsets from the anchor; those in its own spaces only if `within`.
    pub(super) fn rounded(&self, within: bool) -> Vec<(i32, i32)> {
        let (before, after) = self.spaces;
        let diagonal = |&(here, there): &(Square, Square)| here.x != there.x && here.y != there.y;
        let around = single_steps(before, after).filter(diagonal).flat_map(|(here, there)| ways_round(here, there));
        let beside = |by: &Square| within || !(before.contains(*by) || after.contains(*by));
        let mut rounded: Vec<(i32, i32)> = around.filter(beside).map(|by| (by.x, by.y)).collect();
        rounded.sort_unstable();
        rounded.dedup();
        rounded
    }

    /// The squares that it exchanges.
    pub(crate) fn swap(&self) -> &Swap {
        self.swap.get_or_init(|| {
            let (before, after) = self.spaces;
            let from_anchor = |square: Square| (square.x, square.y);
            Swap {
                vacated: before.outside(after).map(from_anchor).collect(),
                entered: after.outside(before).map(from_anchor).collect(),
            }
        })
    }
}
