//! The board prepared for one mover: every question about a step is answered for the whole board at once, so that a
//! search never consults a rule. A property test checks that it agrees with `Crossings` and `StepPrices`, which answer
//! for a single step.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use super::ground::Ground;
use super::masks::Over;
use super::sheet::{Sheet, bits};
use super::wave::ReachSet;
use crate::grid::{Feet, Footprint, Mask, Placement, Square};
use crate::referee::board::{Elevations, Occupancy, Occupant, single_steps, ways_round};
use crate::referee::context::{Mover, Referee, Spot};
use crate::referee::movement::{StepFactors, StepPrices};
use crate::ruleset::RuleId;

/// The shape of a space, by index into [`StepTable::stances`]: 0 is the full one.
pub(crate) type ShapeId = usize;

/// A kind of step: from one shape to another, with the anchor's offset in columns and rows.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) from: ShapeId,
    pub(crate) to: ShapeId,
    pub(crate) offset: (i32, i32),
    pub(crate) diagonal: bool,
    /// Anchors it can lead to.
    pub(crate) leads_to: Rc<Mask>,
    /// Anchors from which it crosses a low barrier.
    pub(crate) low: Option<Rc<Mask>>,
    /// Anchors from which it squeezes through a gap although the space entered is not squeezed.
    pub(crate) narrow: Option<Rc<Mask>>,
    /// Anchors from which it leads out of a trench.
    pub(crate) out: Option<Rc<Mask>>,
    /// Its spaces before and after, the one before at the origin.
    pub(super) spaces: (Placement, Placement),
    pub(super) swap: OnceCell<Swap>,
}

/// The squares that a step exchanges, as offsets from the anchor.
#[derive(Clone, Debug)]
pub(crate) struct Swap {
    /// The squares it vacates.
    pub(crate) vacated: Vec<(i32, i32)>,
    /// The squares it newly covers.
    pub(crate) entered: Vec<(i32, i32)>,
}

/// How many steps are looked up by their ends per unit of work.
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
    pub(crate) hampered: Rc<[(Footing, Mask)]>,
    /// Anchors where nothing hampers.
    pub(crate) bare: Rc<Mask>,
}

/// The board as one mover finds it.
pub(crate) struct StepTable<'a, 'r> {
    pub(crate) referee: Referee<'a>,
    pub(crate) mover: &'r Mover<'a>,
    pub(crate) stances: Vec<Stance>,
    pub(crate) moves: Vec<Move>,
    ground: Rc<Ground<'a, 'r>>,
    /// The last reach set asked for, with its budget: the searches for one move ask for the same one.
    pub(super) reached: RefCell<Option<(Feet, Rc<ReachSet>)>>,
}

impl<'a, 'r> StepTable<'a, 'r> {
    /// The board for a mover; without `occupancy`, as if no other creature were on it.
    pub(crate) fn new(referee: Referee<'a>, mover: &'r Mover<'a>, occupancy: Option<&Occupancy<'a>>) -> Self {
        let shapes: Vec<Footprint> = referee.ruleset.spaces(mover.creature).collect();
        StepTable::on(Rc::new(Ground::new(referee, mover, &shapes)), occupancy)
    }

    /// The board for a mover that keeps to its full space, as in a straight line.
    pub(crate) fn upright(referee: Referee<'a>, mover: &'r Mover<'a>, occupancy: Option<&Occupancy<'a>>) -> Self {
        StepTable::on(Rc::new(Ground::new(referee, mover, &[mover.full])), occupancy)
    }

    /// The same mover on the same ground among other creatures, or alone.
    pub(crate) fn among(&self, occupancy: Option<&Occupancy<'a>>) -> Self {
        StepTable::on(Rc::clone(&self.ground), occupancy)
    }

    fn on(ground: Rc<Ground<'a, 'r>>, occupancy: Option<&Occupancy<'a>>) -> Self {
        let (referee, mover) = (ground.referee, ground.mover);
        let (nobody, alone) = (Occupancy::nobody(), occupancy.is_none());
        let occupancy = occupancy.unwrap_or(&nobody);
        let stances = ground.stances.iter().map(|stance| stance.among(referee, mover, occupancy)).collect();
        let (moves, reached) = (ground.moves.clone(), RefCell::default());
        let mut step_table = StepTable { referee, mover, stances, moves, ground, reached };
        step_table.keep_out_of_the_taken();
        // A creature already in another's squares may move on through them, and out.
        for occupant in occupancy.closed().filter(|occupant| occupancy.shares(occupant, mover.placement)) {
            step_table.let_out(occupancy, occupant);
        }
        if !alone {
            step_table.mind_the_fillers();
        }
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

    /// Closes the places that other creatures close.
    fn keep_out_of_the_taken(&mut self) {
        for step in &mut self.moves {
            let (ground, open) = (&self.ground.stances[step.to].open, &self.stances[step.to].open);
            if Rc::ptr_eq(ground, open) {
                continue;
            }
            if Rc::ptr_eq(ground, &step.leads_to) {
                step.leads_to = Rc::clone(open);
            } else {
                step.leads_to_mut().keep(open);
            }
        }
    }

    /// The shape of a placement; `None` if the mover can't take it.
    pub(crate) fn shape_of(&self, at: Placement) -> Option<ShapeId> {
        self.stances.iter().position(|stance| stance.shape == at.footprint)
    }

    /// The placement of a shape at an anchor.
    pub(crate) fn at(&self, shape: ShapeId, anchor: Square) -> Placement {
        self.stances[shape].shape.at(anchor)
    }

    /// What determines the price of a step of this kind from this anchor.
    pub(crate) fn factors(&self, step: &Move, anchor: Square) -> StepFactors {
        let is_in = |mask: &Option<Rc<Mask>>| mask.as_ref().is_some_and(|mask| mask.has(anchor));
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
        let Some(hazards) = &self.ground.hazards else { return 0 };
        let entered = step.swap().entered.iter().filter(|&&at| hazards.has(anchor.offset(at)));
        u32::try_from(entered.count()).unwrap_or(u32::MAX)
    }

    /// What determines the price of a step of this kind. The footing is that of the space entered, or of the space left
    /// if hampering counts on leaving.
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

    /// Checks each step of a mover that overhangs the border separately, since the masks don't cover squares off the
    /// board.
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
        // One question about the backs that the mover may step onto, rather than one for every place.
        let (footing, level) =
            (Elevations(referee).footing(mover.creature), Elevations(referee).levels(mover.creature));
        let kept = |shape: Footprint, anchor: Square| {
            let at = shape.at(anchor);
            let levels = footing.as_ref().map_or(level, |footing| footing.levels(at));
            StepPrices(referee).distance_kept(mover, Spot::of(at, levels))
        };
        let reach = |step: &Move| step.offset.0.unsigned_abs().max(step.offset.1.unsigned_abs());
        let furthest = self.moves.iter().map(reach).max().unwrap_or_default();
        let known = |stance: &Stance| {
            Sheet::new(board, furthest, board.area().squares().map(|anchor| kept(stance.shape, anchor)))
        };
        let known: Vec<Sheet<_>> = self.stances.iter().map(known).collect();
        let everywhere = Mask::full_like(&self.stances[0].open);
        for step in &mut self.moves {
            let back = step.back();
            // Only a mover that overhangs the border comes from off the board.
            let mut onto_the_board = Mask::clone(&step.leads_to);
            onto_the_board.drop_where(&everywhere, back);
            let (from, to) = (self.stances[step.from].shape, self.stances[step.to].shape);
            let nears = |&anchor: &Square| kept(from, anchor.offset(back)) >= kept(to, anchor);
            let nearer: Vec<Square> = onto_the_board.squares().filter(nears).collect();
            let leads_to = Rc::make_mut(&mut step.leads_to);
            leads_to.filter(|row, first, squares| {
                let here = known[step.from].part((row, first), back);
                squares & bits(here, known[step.to].part((row, first), (0, 0)), |here, there| here < there)
            });
            leads_to.add(&onto_the_board);
            nearer.into_iter().for_each(|anchor| leads_to.remove(anchor));
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

impl Stance {
    /// The same shape among other creatures.
    fn among<'a>(&self, referee: Referee<'a>, mover: &Mover<'a>, occupancy: &Occupancy<'a>) -> Self {
        let through = self.squeezed && referee.ruleset.squeeze_past.value.goes_through();
        let shut = |occupant: &Occupant<'a>| {
            let opponent = occupant.passage.0 == RuleId::OccupiedOpponent;
            occupant.passage.1.is_closed() && !(through && opponent) && !occupancy.shares(occupant, mover.placement)
        };
        let mut stance = self.clone();
        if let Some(taken) = self.meeting(occupancy, shut) {
            Rc::make_mut(&mut stance.open).drop(&taken);
        }
        match self.meeting(occupancy, |occupant| occupant.hampers.is_some()) {
            Some(bodies) => {
                Stance::of((self.shape, self.squeezed), stance.open, with_bodies(self.hampered.to_vec(), bodies))
            }
            None => stance,
        }
    }

    /// The anchors at which this shape shares squares with some of the occupants; `None` if there are no such occupants.
    pub(crate) fn meeting<'a>(&self, occupancy: &Occupancy<'a>, which: impl Fn(&Occupant<'a>) -> bool) -> Option<Mask> {
        let mut anchors = None;
        for occupant in occupancy.occupants.iter().filter(|occupant| which(occupant)) {
            let anchors = anchors.get_or_insert_with(|| Mask::empty_like(&self.open));
            occupancy.add_meeting(anchors, self.shape, occupant);
        }
        anchors
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

impl Move {
    /// Whether it can be made from this anchor.
    pub(crate) fn leads_from(&self, anchor: Square) -> bool {
        self.leads_to.is_on_board(anchor) && self.leads_to.has(anchor.offset(self.offset))
    }

    /// The offset back to the anchor it comes from.
    pub(super) fn back(&self) -> (i32, i32) {
        (-self.offset.0, -self.offset.1)
    }

    /// Whether it crosses nothing but the ground of a space, wherever it is made.
    pub(super) fn is_even(&self) -> bool {
        self.low.is_none() && self.narrow.is_none() && self.out.is_none()
    }

    /// The anchors it can lead to, copied on write for this step.
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
