//! Masks over single squares: where a mover can stand, what terrain lies there, and what a step out of a square meets.

use std::collections::BTreeMap;

use super::steps::Footing;
use crate::field::{Barrier, Battlefield, Mode, Terrain};
use crate::grid::{Cardinal, Direction, Edge, Footprint, Mask, Placement, Square};
use crate::referee::board::{Crossings, Hindrance, Supports, Wading, Water, beside, inner_edges};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::StepPrices;
use crate::ruleset::policy::Corner;

/// What a step out of a single square meets.
pub(crate) struct Single {
    /// Squares from which a step in each direction passes, provided it ends on the board; `None` if it passes everywhere.
    pub(crate) pass: [Option<Mask>; 8],
    /// Squares from which each of the two ways around a corner is free of walls, for diagonals. Only set if one free way is
    /// enough and ground may tower over the other.
    pub(crate) around_corners: Option<[[Mask; 2]; 8]>,
    /// Squares from which it crosses a low barrier.
    pub(crate) low: Option<[Mask; 8]>,
    /// Squares with a gap to squeeze through on their east and south sides.
    pub(crate) gaps: Sides,
    /// Squares where it squeezes in a crawlway.
    pub(crate) tight: Option<Mask>,
    /// Squares with an impassable barrier on their east and south sides.
    pub(crate) blocked: Sides,
}

/// The squares of the board by terrain.
pub(crate) struct TerrainMasks {
    /// Squares where the mover can stand.
    pub(crate) standable: Mask,
    /// Squares by their layers of hampering terrain, fewest first, without empty masks.
    pub(crate) at: Vec<(u32, Mask)>,
    /// Squares of water that slows the mover on foot.
    wet: Mask,
    /// Squares of trenches that hamper the mover as it leaves them, if any.
    pub(crate) trenches: Option<Mask>,
}

impl TerrainMasks {
    pub(crate) fn new(referee: Referee<'_>, mover: &Mover<'_>) -> Self {
        let board = &referee.encounter.battlefield;
        let mode = Supports(referee).locomotion(mover.creature).mode;
        let weights = StepPrices(referee).terrain_weights(mover.creature, mode);
        let impedes = !mover.options.impeded && StepPrices(referee).minds_impeded(mover.creature);
        let passes = Crossings(referee).passes_walls(mover.creature);
        let crawls = Crossings(referee).in_a_crawlway(mover.creature);
        let open = board.open_squares();
        let mut standable = if passes { Mask::full_like(open) } else { open.clone() };
        let mut at: BTreeMap<u32, Mask> = BTreeMap::new();
        for (terrain, count, squares) in board.terrain_masks() {
            if crawls == Hindrance::Blocks && terrain == Terrain::Crawlway {
                standable.drop(squares);
            }
            if impedes && terrain == Terrain::Impeded {
                standable.drop(squares);
            }
            let weight = weights[terrain as usize] * u32::from(count);
            if weight == 0 {
                continue;
            }
            lay(&mut at, weight, squares);
        }
        let mut wet = Mask::empty_like(open);
        let on_foot = || Water(referee).wading_masks(mover.creature);
        for (wading, squares) in if mode == Mode::Walk { on_foot() } else { Vec::new() } {
            if wading == Wading::Swims {
                standable.drop(&squares);
            }
            lay(&mut at, wading.layers(), &squares);
            wet.add(&squares);
        }
        if StepPrices(referee).balances_slowly(mover, mode) {
            let mut precarious = board.checked_squares().clone();
            let firm = |square: &Square| !StepPrices(referee).is_precarious(*square);
            board.checked_squares().squares().filter(firm).for_each(|square| precarious.remove(square));
            lay(&mut at, StepPrices(referee).layers_at_half_speed(), &precarious);
        }
        // A creature that starts where nobody can stand leaves that terrain like any other.
        let at = at.into_iter().filter(|(_, squares)| !squares.is_empty()).collect();
        let minds = StepPrices(referee).minds_trenches(mover.creature, mode);
        let trenches = minds.then(|| squares_of(board, Terrain::Trench)).filter(|dug| !dug.is_empty());
        TerrainMasks { standable, at, wet, trenches }
    }

    /// Corrects the layers for a big mover's places beside water: on higher ground, part of its space is above the water,
    /// which doesn't slow it.
    pub(crate) fn mind_overhangs(
        &self,
        (referee, mover): (Referee<'_>, &Mover<'_>),
        shape: Footprint,
        hampered: &mut Vec<(Footing, Mask)>,
    ) {
        let board = &referee.encounter.battlefield;
        if shape == Footprint::square(1) || self.wet.is_empty() || board.is_level() {
            return;
        }
        let mode = Supports(referee).locomotion(mover.creature).mode;
        for anchor in self.wet.any_over(shape.width, shape.height).squares() {
            let at = shape.at(anchor);
            let uneven = |square: Square| board.area().contains(square) && board.floor(square) != board.floor_under(at);
            if !at.squares().any(uneven) {
                continue;
            }
            let layers = StepPrices(referee).terrain_layers(mover, mode, at);
            hampered.iter_mut().for_each(|(_, anchors)| anchors.remove(anchor));
            if layers == 0 {
                continue;
            }
            let footing = Footing { terrain: layers, bodies: false };
            match hampered.iter_mut().find(|(other, _)| *other == footing) {
                Some((_, anchors)) => anchors.insert(anchor),
                None => {
                    let mut anchors = Mask::empty_like(&self.wet);
                    anchors.insert(anchor);
                    hampered.push((footing, anchors));
                }
            }
        }
    }
}

/// What a step crosses besides the ground of a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Over {
    /// A low barrier.
    pub(crate) low: bool,
    /// A gap it squeezes through.
    pub(crate) narrow: bool,
    /// The edge of a trench, outward.
    pub(crate) out: bool,
}

/// The anchors within a trench from which a step with this offset leads out of it.
pub(crate) fn out_of(before: &Mask, after: &Mask, offset: (i32, i32)) -> Mask {
    let mut still = before.clone();
    still.keep_where(after, offset);
    let mut out = before.clone();
    out.drop(&still);
    out
}

/// The squares with at least one layer of a terrain.
fn squares_of(board: &Battlefield, terrain: Terrain) -> Mask {
    let mut all = Mask::empty_like(board.open_squares());
    board.terrain_masks().filter(|(of, ..)| *of == terrain).for_each(|(.., squares)| all.add(squares));
    all
}

/// Adds layers to these squares, on top of any they already have.
fn lay(at: &mut BTreeMap<u32, Mask>, weight: u32, squares: &Mask) {
    let mut bare = squares.clone();
    let mut deeper = Vec::new();
    for (layers, lying) in at.iter_mut() {
        let mut both = lying.clone();
        both.keep(squares);
        if !both.is_empty() {
            lying.drop(squares);
            bare.drop(&both);
            deeper.push((layers + weight, both));
        }
    }
    deeper.push((weight, bare));
    for (layers, squares) in deeper {
        match at.get_mut(&layers) {
            Some(lying) => lying.add(&squares),
            None => drop(at.insert(layers, squares)),
        }
    }
}

impl Single {
    pub(crate) fn new(referee: Referee<'_>, mover: &Mover<'_>) -> Self {
        let board = &referee.encounter.battlefield;
        let open = board.open_squares();
        if Crossings(referee).passes_walls(mover.creature) {
            return Single {
                pass: Default::default(),
                around_corners: None,
                low: None,
                gaps: Sides::None,
                tight: None,
                blocked: Sides::None,
            };
        }
        // On the east and south side of each square. Most boards have few kinds of barriers.
        let (mut blocked, mut walls, mut lows, mut gaps) = (Sides::None, Sides::None, Sides::None, Sides::None);
        for (barrier, sides) in board.barrier_masks() {
            let hindrance = Crossings(referee).hindrance(mover.creature, barrier);
            match hindrance {
                Hindrance::Blocks => add(&mut blocked, sides),
                Hindrance::Low => add(&mut lows, sides),
                Hindrance::Squeeze => add(&mut gaps, sides),
                Hindrance::None => {}
            }
            if matches!(barrier, Barrier::Narrow(_)) || hindrance == Hindrance::Blocks {
                add(&mut walls, sides);
            }
        }
        let corner = referee.ruleset.corner.value;
        let filled = match corner {
            Corner::ByFill => board.solid_squares().clone(),
            Corner::Forbidden | Corner::Allowed => open.inverse(),
        };
        let ways = Ways { walls: &walls, lows: &lows, filled: &filled, open, corner };
        let pass = Direction::ALL.map(|direction| {
            let pass = ways.pass(direction, &blocked);
            let partitions = board.partitions();
            if partitions.block_nothing() {
                return pass;
            }
            let mut pass = pass.unwrap_or_else(|| Mask::full_like(open));
            pass.drop(partitions.crossed(direction));
            Some(pass)
        });
        let towers = corner.takes_one_free_way() && !board.is_level();
        let around_corners = towers.then(|| Direction::ALL.map(|direction| ways.around_corner(direction)));
        let low = lows.is_some().then(|| Direction::ALL.map(|direction| ways.low(direction)));
        let squeezes = Crossings(referee).in_a_crawlway(mover.creature) == Hindrance::Squeeze;
        let crawlways = board.terrain_masks().filter(|(terrain, ..)| squeezes && *terrain == Terrain::Crawlway);
        let tight = crawlways.map(|(_, _, squares)| squares.clone()).reduce(|mut all, squares| {
            all.add(&squares);
            all
        });
        Single { pass, around_corners, low, gaps, tight, blocked }
    }
}

impl Single {
    /// Anchors where a shape fits on these squares and no barrier divides its own.
    pub(crate) fn fits(&self, referee: Referee<'_>, mover: &Mover<'_>, standable: &Mask, shape: Footprint) -> Mask {
        let Footprint { width, height } = shape;
        let mut open = standable.all_over(width, height);
        if let Some([east, south]) = &self.blocked {
            if width > 1 {
                open.drop(&east.any_over(width - 1, height));
            }
            if height > 1 {
                open.drop(&south.any_over(width, height - 1));
            }
        }
        let partitions = referee.encounter.battlefield.partitions();
        if !partitions.block_nothing() && !Crossings(referee).passes_walls(mover.creature) {
            open.drop(&partitions.unfit(width, height));
        }
        open
    }

    /// As `fits`, for each of these shapes on all squares that aren't filled, whatever lies on their ground.
    pub(crate) fn room(&self, referee: Referee<'_>, mover: &Mover<'_>, shapes: &[Footprint]) -> Vec<Mask> {
        let board = &referee.encounter.battlefield;
        let passes = Crossings(referee).passes_walls(mover.creature);
        let open = board.open_squares();
        let mut standable = if passes { Mask::full_like(open) } else { open.clone() };
        if Crossings(referee).in_a_crawlway(mover.creature) == Hindrance::Blocks {
            standable.drop(&squares_of(board, Terrain::Crawlway));
        }
        shapes.iter().map(|&shape| self.fits(referee, mover, &standable, shape)).collect()
    }

    /// Anchors from which a step squeezes although the space it leads to isn't squeezed: through a gap or into a crawlway.
    /// `None` if there are none; `like` has the board's size.
    pub(crate) fn narrow(&self, (before, after): (Placement, Placement), like: &Mask) -> Option<Mask> {
        if self.gaps.is_none() && self.tight.is_none() {
            return None;
        }
        let mut narrow = Mask::empty_like(like);
        if let Some(gaps) = &self.gaps {
            for (here, there) in beside(before, after) {
                let (dx, dy) = here.to(there);
                if dx == 0 || dy == 0 {
                    let ((x, y), side) = kept((dx, dy));
                    narrow.add_where(&gaps[side], (here.x + x, here.y + y));
                }
            }
            for edge in inner_edges(after) {
                let keeper = edge.squares().0;
                narrow.add_where(&gaps[usize::from(edge.is_horizontal())], (keeper.x, keeper.y));
            }
        }
        if let Some(tight) = &self.tight {
            after.squares().for_each(|square| narrow.add_where(tight, (square.x, square.y)));
        }
        Some(narrow)
    }
}

/// Squares with something on their east and on their south side; `None` if there are none.
type Sides = Option<[Mask; 2]>;

fn add(all: &mut Sides, some: &[Mask; 2]) {
    match all {
        Some(all) => all.iter_mut().zip(some).for_each(|(all, some)| all.add(some)),
        None => *all = Some(some.clone()),
    }
}

/// What a single-square step meets, for every square at once.
struct Ways<'m> {
    walls: &'m Sides,
    lows: &'m Sides,
    filled: &'m Mask,
    open: &'m Mask,
    corner: Corner,
}

/// Where the edge that a step in an orthogonal direction crosses is stored: the offset of the square, and 0 for its
/// east side or 1 for its south side.
fn kept(direction: (i32, i32)) -> ((i32, i32), usize) {
    let square = Square::new(0, 0);
    let side = match direction {
        (1, 0) => Cardinal::East,
        (-1, 0) => Cardinal::West,
        (0, 1) => Cardinal::South,
        _ => Cardinal::North,
    };
    let edge = Edge::of(square, side);
    let keeper = edge.squares().0;
    ((keeper.x, keeper.y), usize::from(edge.is_horizontal()))
}

impl Ways<'_> {
    fn along(&self, from: &mut Mask, at: (i32, i32), direction: (i32, i32), of: &Sides) {
        if let Some(of) = of {
            let ((dx, dy), side) = kept(direction);
            from.add_where(&of[side], (at.0 + dx, at.1 + dy));
        }
    }

    /// Squares from which one of the two edges on one way around a corner is in the set.
    fn on_the_way(&self, (dx, dy): (i32, i32), across_first: bool, of: &Sides) -> Mask {
        let mut some = Mask::empty_like(self.open);
        let (first, second) = if across_first { ((dx, 0), (0, dy)) } else { ((0, dy), (dx, 0)) };
        self.along(&mut some, (0, 0), first, of);
        self.along(&mut some, first, second, of);
        some
    }

    /// Squares from which one way around a corner is free.
    fn free(&self, (dx, dy): (i32, i32), across_first: bool) -> Mask {
        let mut free = self.on_the_way((dx, dy), across_first, self.walls).inverse();
        free.keep_where(self.open, if across_first { (dx, 0) } else { (0, dy) });
        free
    }

    /// Squares from which the way around the corner that leads across first is free, and those from which the other way is.
    fn around_corner(&self, direction: Direction) -> [Mask; 2] {
        [true, false].map(|across_first| match direction.is_diagonal() {
            true => self.free(direction.delta(), across_first),
            false => Mask::empty_like(self.open),
        })
    }

    fn pass(&self, direction: Direction, blocked: &Sides) -> Option<Mask> {
        let delta = direction.delta();
        if !direction.is_diagonal() {
            blocked.as_ref()?;
            let mut shut = Mask::empty_like(self.open);
            self.along(&mut shut, (0, 0), delta, blocked);
            return Some(shut.inverse());
        }
        if self.corner.takes_one_free_way() {
            let mut either = self.free(delta, true);
            either.add(&self.free(delta, false));
            return Some(either);
        }
        if self.walls.is_none() && self.filled.is_empty() {
            return None;
        }
        let mut pass = Mask::full_like(self.open);
        if self.walls.is_some() {
            pass.drop(&self.on_the_way(delta, true, self.walls));
            pass.drop(&self.on_the_way(delta, false, self.walls));
        }
        pass.drop_where(self.filled, (delta.0, 0));
        pass.drop_where(self.filled, (0, delta.1));
        Some(pass)
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
