//! The board as one mover finds it, prepared: every question about a step answered for the whole board at once, so that a
//! search never asks a rule. It says the same as `crossing` and `step` say of a single step; a law holds them together.

use super::company::{Company, Neighbor};
use super::crossing::single_steps;
use super::step::Stride;
use super::survey::{Single, TerrainMasks, kept};
use super::{Mover, Referee};
use crate::grid::{Direction, Footprint, Mask, Placement, Square};
use crate::ruleset::policy::{Hampering, Occupied, SqueezePast};

/// The shape of a space, by its place among [`Chart::shapes`]: 0 is the full one.
pub(super) type ShapeId = usize;

/// A kind of step: between two shapes, so many columns and rows on.
#[derive(Clone, Debug)]
pub(super) struct Move {
    pub(super) from: ShapeId,
    pub(super) to: ShapeId,
    pub(super) offset: (i32, i32),
    pub(super) diagonal: bool,
    /// The squares that it vacates, from the anchor.
    pub(super) vacated: Vec<(i32, i32)>,
    /// The squares that it newly covers, from the anchor.
    pub(super) entered: Vec<(i32, i32)>,
    /// From which anchors it can be made.
    pub(super) open: Mask,
    /// From which of them it crosses a low barrier.
    pub(super) low: Option<Mask>,
    /// From which of them it squeezes through a gap, though the space entered is not squeezed.
    narrow: Option<Mask>,
}

/// Where a shape can stand.
#[derive(Clone, Debug)]
pub(super) struct Stance {
    pub(super) shape: Footprint,
    squeezed: bool,
    /// Anchors where the ground bears it and nobody keeps it out.
    pub(super) open: Mask,
    /// Anchors by the layers of hampering terrain there, beginning with one layer; those not named have none.
    layered: Vec<(u32, Mask)>,
    /// Anchors where somebody lies who hampers.
    bodies: Option<Mask>,
}

/// The board as one mover finds it.
pub(super) struct Chart<'a, 'r> {
    pub(super) referee: &'r Referee<'a>,
    pub(super) mover: &'r Mover<'a>,
    pub(super) stances: Vec<Stance>,
    pub(super) moves: Vec<Move>,
}

impl<'a, 'r> Chart<'a, 'r> {
    /// The board for a mover; without company, as if nobody else stood on it.
    pub(super) fn new(referee: &'r Referee<'a>, mover: &'r Mover<'a>, company: Option<&Company<'a>>) -> Self {
        let single = Single::new(referee, mover);
        let shapes = shapes(referee, mover);
        let nobody = Company::nobody();
        let company = company.unwrap_or(&nobody);
        let stances: Vec<Stance> =
            shapes.iter().map(|&shape| Stance::new(referee, mover, company, &single, shape)).collect();
        let mut chart = Chart { referee, mover, stances, moves: Vec::new() };
        for from in 0..shapes.len() {
            for to in 0..shapes.len() {
                for offset in offsets(shapes[from], shapes[to]) {
                    chart.moves.push(Move::new(&chart.stances, from, to, offset, &single));
                }
            }
        }
        // Whoever stands in somebody's squares already may move on through them, and out.
        for neighbor in company.closed().filter(|neighbor| neighbor.space.overlaps(mover.placement)) {
            chart.let_out(neighbor);
        }
        if mover.manner.unhampered {
            chart.keep_to_easy_ground();
        }
        chart
    }

    /// Whether the mover ever meets ground that is not open and level: otherwise every step costs the same.
    pub(super) fn shape_of(&self, at: Placement) -> Option<ShapeId> {
        self.stances.iter().position(|stance| stance.shape == at.footprint)
    }

    /// The placement of a shape at an anchor.
    pub(super) fn at(&self, shape: ShapeId, anchor: Square) -> Placement {
        self.stances[shape].shape.at(anchor)
    }

    /// Whether the shape squeezes.
    pub(super) fn is_squeezed(&self, shape: ShapeId) -> bool {
        self.stances[shape].squeezed
    }

    /// What a step of this kind from this anchor is made of.
    pub(super) fn stride(&self, step: &Move, anchor: Square) -> Stride {
        let low = step.low.as_ref().is_some_and(|low| low.has(anchor));
        let layers = if self.referee.ruleset.hampering.is == Hampering::OnLeaving {
            self.stances[step.from].terrain(anchor)
        } else {
            let (there, stance) = (anchor.offset(step.offset), &self.stances[step.to]);
            let bodies = stance.bodies.as_ref().is_some_and(|bodies| bodies.has(there));
            let narrow = stance.squeezed || step.narrow.as_ref().is_some_and(|narrow| narrow.has(anchor));
            self.referee.added_up(self.mover, stance.terrain(there), bodies, narrow)
        };
        Stride { diagonal: step.diagonal, layers, crosses_low_barrier: low }
    }

    /// The anchors of the mask from which a step of this kind is made, parted by what the step is made of.
    pub(super) fn parted(&self, step: &Move, from: &Mask, mut each: impl FnMut(Stride, &Mask)) {
        let mut rest = from.clone();
        rest.keep(&step.open);
        if rest.is_empty() {
            return;
        }
        let on_leaving = self.referee.ruleset.hampering.is == Hampering::OnLeaving;
        let (ground, shift) = if on_leaving { (step.from, (0, 0)) } else { (step.to, step.offset) };
        let stance = &self.stances[ground];
        let even = stance.layered.is_empty() && step.low.is_none() && step.narrow.is_none() && stance.bodies.is_none();
        if even {
            let layers = if on_leaving { 0 } else { self.referee.added_up(self.mover, 0, false, stance.squeezed) };
            each(Stride { diagonal: step.diagonal, layers, crosses_low_barrier: false }, &rest);
            return;
        }
        let split = |mask: &Mask, by: Option<&Mask>, shift: (i32, i32)| match by {
            None => (None, mask.clone()),
            Some(by) => {
                let (mut with, mut without) = (mask.clone(), mask.clone());
                with.keep_where(by, shift);
                without.drop(&with);
                ((!with.is_empty()).then_some(with), without)
            }
        };
        let mut by_terrain: Vec<(u32, Mask)> = Vec::new();
        for (layers, there) in &stance.layered {
            let (with, without) = split(&rest, Some(there), shift);
            by_terrain.extend(with.map(|with| (*layers, with)));
            rest = without;
        }
        by_terrain.push((0, rest));
        for (terrain, mask) in by_terrain {
            let (low, level) = split(&mask, step.low.as_ref(), (0, 0));
            for (crosses_low_barrier, mask) in low.map(|low| (true, low)).into_iter().chain([(false, level)]) {
                if on_leaving {
                    emit(&mask, &mut each, Stride { diagonal: step.diagonal, layers: terrain, crosses_low_barrier });
                    continue;
                }
                let (bodies, free) = split(&mask, stance.bodies.as_ref(), shift);
                for (bodies, mask) in bodies.map(|bodies| (true, bodies)).into_iter().chain([(false, free)]) {
                    let (narrow, wide) = split(&mask, step.narrow.as_ref(), (0, 0));
                    for (narrow, mask) in narrow.map(|narrow| (true, narrow)).into_iter().chain([(false, wide)]) {
                        let layers = self.referee.added_up(self.mover, terrain, bodies, stance.squeezed || narrow);
                        emit(&mask, &mut each, Stride { diagonal: step.diagonal, layers, crosses_low_barrier });
                    }
                }
            }
        }
    }

    fn let_out(&mut self, neighbor: &Neighbor<'a>) {
        let touching: Vec<Mask> =
            self.stances.iter().map(|stance| touching(&stance.open, stance.shape, neighbor.space)).collect();
        for step in &mut self.moves {
            // A step into its squares only from its squares.
            let mut out = touching[step.from].inverse();
            out.keep_where(&touching[step.to], step.offset);
            step.open.drop(&out);
        }
    }

    fn keep_to_easy_ground(&mut self) {
        let easy: Vec<Mask> = self
            .stances
            .iter()
            .map(|stance| {
                let mut easy = stance.open.clone();
                stance.layered.iter().for_each(|(_, layered)| easy.drop(layered));
                if let Some(bodies) = &stance.bodies {
                    easy.drop(bodies);
                }
                if stance.squeezed { Mask::empty_like(&easy) } else { easy }
            })
            .collect();
        for step in &mut self.moves {
            step.open.keep_where(&easy[step.to], step.offset);
            for hampered in step.low.iter().chain(&step.narrow) {
                step.open.drop(hampered);
            }
        }
    }
}

fn emit(mask: &Mask, each: &mut impl FnMut(Stride, &Mask), stride: Stride) {
    if !mask.is_empty() {
        each(stride, mask);
    }
}

/// The shapes in which a mover can stand: its full space, and the two ways of squeezing where it can.
fn shapes(referee: &Referee<'_>, mover: &Mover<'_>) -> Vec<Footprint> {
    use crate::field::Squeezed::{NorthSouth, WestEast};
    let size = mover.creature.size;
    let narrow = [NorthSouth, WestEast].into_iter().filter_map(|way| referee.ruleset.squeezed_space(size, way));
    std::iter::once(mover.full).chain(narrow).collect()
}

/// How far on the anchor of a space can be one step after that of another.
fn offsets(from: Footprint, to: Footprint) -> Vec<(i32, i32)> {
    if from == to {
        return Direction::ALL.into_iter().map(Direction::delta).collect();
    }
    let origin = from.at(Square::new(0, 0));
    let (wide, high) = ((from.width + to.width) as i32, (from.height + to.height) as i32);
    let around = (-high..=high).flat_map(|dy| (-wide..=wide).map(move |dx| (dx, dy)));
    around.filter(|&(dx, dy)| origin.is_one_step_from(to.at(Square::new(dx, dy)))).collect()
}

/// Anchors from the mask's board where a space of this shape shares squares with another space.
pub(super) fn touching(board: &Mask, shape: Footprint, space: Placement) -> Mask {
    let mut mask = Mask::empty_like(board);
    let area = space.area();
    let (west, north) = (area.north_west().x - shape.width as i32 + 1, area.north_west().y - shape.height as i32 + 1);
    for y in north..=area.south_east().y {
        for x in west..=area.south_east().x {
            mask.insert(Square::new(x, y));
        }
    }
    mask
}

impl Stance {
    fn new<'a>(
        referee: &Referee<'a>,
        mover: &Mover<'a>,
        company: &Company<'a>,
        single: &Single,
        shape: Footprint,
    ) -> Self {
        let board = &referee.encounter.battlefield;
        let squeezed = shape != mover.full;
        let layers = TerrainMasks::new(referee, mover);
        let mut open = Mask::full(board.width(), board.height());
        let (width, height) = (shape.width as i32, shape.height as i32);
        let covered = || (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)));
        covered().for_each(|offset| open.keep_where(&layers.standable, offset));
        for (x, y) in covered() {
            if x + 1 < width {
                open.drop_where(&single.blocked[0], (x, y));
            }
            if y + 1 < height {
                open.drop_where(&single.blocked[1], (x, y));
            }
        }
        let through = squeezed && referee.ruleset.squeeze_past.is == SqueezePast::Through;
        let shut = |neighbor: &&Neighbor<'a>| {
            let opponent = neighbor.passage.0 == crate::ruleset::RuleId::OccupiedOpponent;
            neighbor.passage.1 == Occupied::Closed
                && !(through && opponent)
                && !neighbor.space.overlaps(mover.placement)
        };
        for neighbor in company.neighbors.iter().filter(shut) {
            open.drop(&touching(&open, shape, neighbor.space));
        }
        let worst = |at_least: &Mask| {
            let mut some = Mask::empty_like(at_least);
            covered().for_each(|offset| some.add_where(at_least, offset));
            some
        };
        // From the most layers down: an anchor belongs to the worst of its squares.
        let mut layered: Vec<(u32, Mask)> = Vec::new();
        for (layer, squares) in layers.at.iter().rev() {
            let mut anchors = worst(squares);
            layered.iter().for_each(|(_, worse)| anchors.drop(worse));
            layered.push((*layer, anchors));
        }
        let mut bodies: Option<Mask> = None;
        for neighbor in company.neighbors.iter().filter(|neighbor| neighbor.hampers.is_some()) {
            bodies.get_or_insert_with(|| Mask::empty_like(&open)).add(&touching(&open, shape, neighbor.space));
        }
        Stance { shape, squeezed, open, layered, bodies }
    }

    fn terrain(&self, anchor: Square) -> u32 {
        self.layered.iter().find(|(_, anchors)| anchors.has(anchor)).map_or(0, |(layers, _)| *layers)
    }
}

impl Move {
    fn new(stances: &[Stance], from: ShapeId, to: ShapeId, offset: (i32, i32), single: &Single) -> Self {
        let before = stances[from].shape.at(Square::new(0, 0));
        let after = stances[to].shape.at(Square::new(offset.0, offset.1));
        let (columns, rows) = before.axes_moved(after);
        // Wherever from: the mover may stand where it could not come to stand.
        let mut open = Mask::full_like(&stances[from].open);
        open.keep_where(&stances[to].open, offset);
        let toward = |here: Square, there: Square| {
            let delta = here.to(there);
            Direction::ALL.into_iter().position(|direction| direction.delta() == delta)
        };
        for (here, there) in single_steps(before, after) {
            if let Some(direction) = toward(here, there) {
                open.keep_where(&single.pass[direction], (here.x, here.y));
            }
        }
        let mut low: Option<Mask> = None;
        let mut narrow: Option<Mask> = None;
        for (here, there) in super::crossing::beside(before, after) {
            let Some(direction) = toward(here, there) else { continue };
            if let Some(lows) = &single.low {
                low.get_or_insert_with(|| Mask::empty_like(&open)).add_where(&lows[direction], (here.x, here.y));
            }
            if let Some(gaps) = single.gaps.as_ref().filter(|_| !Direction::ALL[direction].is_diagonal()) {
                let ((dx, dy), side) = kept(here.to(there));
                let narrow = narrow.get_or_insert_with(|| Mask::empty_like(&open));
                narrow.add_where(&gaps[side], (here.x + dx, here.y + dy));
            }
        }
        if let Some(gaps) = &single.gaps {
            for edge in super::crossing::inner_edges(after) {
                let keeper = edge.squares().0;
                let narrow = narrow.get_or_insert_with(|| Mask::empty_like(&open));
                narrow.add_where(&gaps[usize::from(edge.is_horizontal())], (keeper.x, keeper.y));
            }
        }
        let from_anchor = |square: Square| (square.x, square.y);
        Move {
            from,
            to,
            offset,
            diagonal: columns != 0 && rows != 0,
            vacated: before.outside(after).map(from_anchor).collect(),
            entered: after.outside(before).map(from_anchor).collect(),
            open,
            low,
            narrow,
        }
    }
}
