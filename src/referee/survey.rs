//! A survey of single squares: where one can stand, what lies there, and what a step out of a square meets, for every
//! square at once.

use std::collections::BTreeMap;

use super::crossing::Hindrance;
use super::{Mover, Referee};
use crate::field::{Barrier, Fill, Terrain};
use crate::grid::{Direction, Edge, Mask, Side, Square};
use crate::ruleset::policy::Corner;

/// Masks over single squares: what a step out of a square meets.
pub(super) struct Single {
    /// Squares from which a step in each direction passes.
    pub(super) pass: Vec<Mask>,
    /// Squares from which it crosses a low barrier.
    pub(super) low: Option<Vec<Mask>>,
    /// Squares on whose east and south side stands a gap to squeeze through.
    pub(super) gaps: Option<[Mask; 2]>,
    /// Squares on whose east and south side nothing can be got through.
    pub(super) blocked: [Mask; 2],
}

/// The squares of the board by what lies on them.
pub(super) struct TerrainMasks {
    /// Squares where the mover can stand.
    pub(super) standable: Mask,
    /// Squares by their layers of what hampers the mover, fewest first, none left out.
    pub(super) at: Vec<(u32, Mask)>,
}

impl TerrainMasks {
    pub(super) fn new(referee: &Referee<'_>, mover: &Mover<'_>) -> Self {
        let board = &referee.encounter.battlefield;
        let weights = referee.terrain_weights(mover.creature);
        let (width, height) = (board.width(), board.height());
        let mut standable = Mask::full(width, height);
        let mut at: BTreeMap<u32, Mask> = BTreeMap::new();
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
    pub(super) fn new(referee: &Referee<'_>, mover: &Mover<'_>) -> Self {
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
pub(super) fn kept(direction: (i32, i32)) -> ((i32, i32), usize) {
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
