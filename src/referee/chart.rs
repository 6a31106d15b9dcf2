//! The board as one mover finds it, prepared: every question about a step answered for the whole board at once, so that a
//! search never asks a rule. It says the same as `crossing` and `step` say of a single step; a law holds them together.

use super::company::{Company, Neighbor};
use super::crossing::{Hindrance, single_steps};
use super::step::Stride;
use super::{Mover, Referee};
use crate::field::{Barrier, Fill, Terrain};
use crate::grid::{Direction, Edge, Footprint, Mask, Placement, Side, Square};
use crate::ruleset::policy::{Corner, Hampering, Occupied, SqueezePast};

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

/// Masks over single squares: what a step out of a square meets.
struct Single {
    /// Squares from which a step in each direction passes.
    pass: Vec<Mask>,
    /// Squares from which it crosses a low barrier.
    low: Option<Vec<Mask>>,
    /// Squares on whose east and south side stands a gap to squeeze through.
    gaps: Option<[Mask; 2]>,
    /// Squares on whose east and south side nothing can be got through.
    blocked: [Mask; 2],
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

/// The squares of the board by what lies on them.
struct TerrainMasks {
    /// Squares where the mover can stand.
    standable: Mask,
    /// Squares by their layers of what hampers the mover, fewest first, none left out.
    at: Vec<(u32, Mask)>,
}

impl TerrainMasks {
    fn new(referee: &Referee<'_>, mover: &Mover<'_>) -> Self {
        let board = &referee.encounter.battlefield;
        let weights = referee.terrain_weights(mover.creature);
        let (width, height) = (board.width(), board.height());
        let mut standable = Mask::full(width, height);
        let mut at: std::collections::BTreeMap<u32, Mask> = std::collections::BTreeMap::new();
        for (square, ground) in board.grounds() {
            let impeded = !mover.manner.impeded
                && ground.layers.count(Terrain::Impeded) > 0
                && referee.is_impeded(mover.creature, square);
            if ground.fill != Fill::Open || impeded {
                standable.remove(square);
                continue;
            }
            let layers: u32 =
                ground.layers.iter().map(|(terrain, count)| weights[terrain as usize] * u32::from(count)).sum();
            if layers > 0 {
                at.entry(layers).or_insert_with(|| Mask::empty(width, height)).insert(square);
            }
        }
        TerrainMasks { standable, at: at.into_iter().collect() }
    }
}

impl Single {
    fn new(referee: &Referee<'_>, mover: &Mover<'_>) -> Self {
        let board = &referee.encounter.battlefield;
        let (width, height) = (board.width(), board.height());
        let none = || [Mask::empty(width, height), Mask::empty(width, height)];
        // On the east and on the south side of each square.
        let (mut blocked, mut walls, mut lows, mut gaps) = (none(), none(), none(), none());
        let (mut any_low, mut any_gap) = (false, false);
        for (edge, barrier) in board.barriers() {
            let (square, side) = (edge.squares().0, usize::from(edge.is_horizontal()));
            match referee.hindrance(mover.creature, barrier) {
                Hindrance::Blocks => blocked[side].insert(square),
                Hindrance::Low => {
                    any_low = true;
                    lows[side].insert(square);
                }
                Hindrance::Squeeze => {
                    any_gap = true;
                    gaps[side].insert(square);
                }
                Hindrance::None => {}
            }
            if matches!(barrier, Barrier::Narrow(_)) || referee.hindrance(mover.creature, barrier) == Hindrance::Blocks
            {
                walls[side].insert(square);
            }
        }
        let (mut filled, mut open) = (Mask::empty(width, height), Mask::full(width, height));
        for (square, ground) in board.grounds().filter(|(_, ground)| ground.fill != Fill::Open) {
            open.remove(square);
            if referee.ruleset.corner.is != Corner::ByFill || ground.fill == Fill::Solid {
                filled.insert(square);
            }
        }
        let ways = Ways { walls: &walls, lows: &lows, filled: &filled, open: &open, corner: referee.ruleset.corner.is };
        let pass = Direction::ALL.into_iter().map(|direction| ways.pass(direction, &blocked)).collect();
        let low = any_low.then(|| Direction::ALL.into_iter().map(|direction| ways.low(direction)).collect());
        Single { pass, low, gaps: any_gap.then_some(gaps), blocked }
    }
}

/// What a single-square step meets, for every square at once.
struct Ways<'m> {
    walls: &'m [Mask; 2],
    lows: &'m [Mask; 2],
    filled: &'m Mask,
    open: &'m Mask,
    corner: Corner,
}

/// Where, from a square, the edge on its way in an orthogonal direction is kept: on whose east or south side.
fn kept(direction: (i32, i32)) -> ((i32, i32), usize) {
    let square = Square::new(0, 0);
    let side = match direction {
        (1, 0) => Side::East,
        (-1, 0) => Side::West,
        (0, 1) => Side::South,
        _ => Side::North,
    };
    let edge = Edge::of(square, side);
    let keeper = edge.squares().0;
    ((keeper.x, keeper.y), usize::from(edge.is_horizontal()))
}

impl Ways<'_> {
    fn along(&self, from: &mut Mask, at: (i32, i32), direction: (i32, i32), of: &[Mask; 2]) {
        let ((dx, dy), side) = kept(direction);
        from.add_where(&of[side], (at.0 + dx, at.1 + dy));
    }

    /// Squares from which one of the two edges of a way round carries one of these.
    fn on_the_way(&self, (dx, dy): (i32, i32), across_first: bool, of: &[Mask; 2]) -> Mask {
        let mut some = Mask::empty_like(self.open);
        let (first, second) = if across_first { ((dx, 0), (0, dy)) } else { ((0, dy), (dx, 0)) };
        self.along(&mut some, (0, 0), first, of);
        self.along(&mut some, first, second, of);
        some
    }

    /// Squares from which the way round is free.
    fn free(&self, (dx, dy): (i32, i32), across_first: bool) -> Mask {
        let mut free = self.on_the_way((dx, dy), across_first, self.walls).inverse();
        free.keep_where(self.open, if across_first { (dx, 0) } else { (0, dy) });
        free
    }

    fn pass(&self, direction: Direction, blocked: &[Mask; 2]) -> Mask {
        let delta = direction.delta();
        if !direction.is_diagonal() {
            let mut shut = Mask::empty_like(self.open);
            self.along(&mut shut, (0, 0), delta, blocked);
            return shut.inverse();
        }
        if self.corner == Corner::Allowed {
            let mut either = self.free(delta, true);
            either.add(&self.free(delta, false));
            return either;
        }
        let mut shut = self.on_the_way(delta, true, self.walls);
        shut.add(&self.on_the_way(delta, false, self.walls));
        shut.add_where(self.filled, (delta.0, 0));
        shut.add_where(self.filled, (0, delta.1));
        let mut pass = shut.inverse();
        // Beyond the border everything is solid.
        for by in [(delta.0, 0), (0, delta.1)] {
            pass.keep_where(&Mask::full_like(self.open), by);
        }
        pass
    }

    fn low(&self, direction: Direction) -> Mask {
        let delta = direction.delta();
        let mut low = Mask::empty_like(self.open);
        if !direction.is_diagonal() {
            self.along(&mut low, (0, 0), delta, self.lows);
            return low;
        }
        let mut clear = Mask::empty_like(self.open);
        for across_first in [true, false] {
            let mut free = self.free(delta, across_first);
            low.add(&free);
            free.drop(&self.on_the_way(delta, across_first, self.lows));
            clear.add(&free);
        }
        low.drop(&clear);
        low
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
