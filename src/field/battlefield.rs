use std::collections::BTreeMap;
use std::sync::Arc;

use super::partition::{Partition, Partitions};
use super::skill::GroundCheck;
use super::terrain::{Barrier, Fill, Ground, Passing, Terrain};
use crate::grid::{Area, Edge, Feet, Height, Mask, PARTS, Placement, Point, Square};
use crate::say;
use crate::words::Message;

/// The largest width and height of a board, in squares.
pub const MAX_SIDE: u32 = 300;

/// The largest distance of a floor above or below level 0, in feet.
pub const MAX_FLOOR: u32 = 1_000;

/// The board without creatures: fills, terrain, floors and barriers. Everything beyond its border is solid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battlefield {
    width: u32,
    height: u32,
    ground: Vec<Ground>,
    /// The barriers on each square's east and south side.
    barriers: Vec<[Barrier; 2]>,
    /// Walls and doors off the grid lines.
    partitions: Arc<Partitions>,
    masks: Masks,
    /// The number of squares whose floor is not at level 0.
    uneven: u32,
}

/// An index of the same data: which squares hold what. Updated with every change, so that searches need not scan the
/// board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Masks {
    open: Mask,
    solid: Mask,
    /// The squares that call for a check.
    checked: Mask,
    /// By terrain and number of layers; never empty.
    layers: BTreeMap<(Terrain, u8), Mask>,
    /// By barrier, on the east and on the south side; never both empty.
    barriers: BTreeMap<Barrier, [Mask; 2]>,
}

impl Masks {
    fn change(&mut self, square: Square, old: Ground, new: Ground) {
        for (mask, fill) in [(&mut self.open, Fill::Open), (&mut self.solid, Fill::Solid)] {
            if new.fill == fill {
                mask.insert(square);
            } else {
                mask.remove(square);
            }
        }
        if new.check.is_some() {
            self.checked.insert(square);
        } else {
            self.checked.remove(square);
        }
        for terrain in Terrain::ALL {
            let (before, after) = (old.layers.count(terrain), new.layers.count(terrain));
            if before == after {
                continue;
            }
            if let Some(mask) = self.layers.get_mut(&(terrain, before)) {
                mask.remove(square);
                if mask.is_empty() {
                    self.layers.remove(&(terrain, before));
                }
            }
            if after > 0 {
                let empty = || Mask::empty_like(&self.open);
                self.layers.entry((terrain, after)).or_insert_with(empty).insert(square);
            }
        }
    }

    fn replace(&mut self, (square, side): (Square, usize), old: Barrier, new: Barrier) {
        if let Some(masks) = self.barriers.get_mut(&old) {
            masks[side].remove(square);
            if masks.iter().all(Mask::is_empty) {
                self.barriers.remove(&old);
            }
        }
        if new != Barrier::None {
            let empty = || [Mask::empty_like(&self.open), Mask::empty_like(&self.open)];
            self.barriers.entry(new).or_insert_with(empty)[side].insert(square);
        }
    }
}

/// A board size that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board is 1 to {MAX_SIDE} squares wide and high, not {width} x {height}")]
pub struct BoardSizeError {
    /// The requested width, in squares.
    pub width: u32,
    /// The requested height, in squares.
    pub height: u32,
}

impl BoardSizeError {
    /// The message for the user.
    #[must_use]
    pub fn message(&self) -> Message {
        say!("board-size", most = MAX_SIDE, width = self.width, height = self.height)
    }
}

impl Battlefield {
    /// An open, empty board.
    ///
    /// # Errors
    /// If a side is 0 or more than [`MAX_SIDE`] squares.
    pub fn open(width: u32, height: u32) -> Result<Self, BoardSizeError> {
        if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
            return Err(BoardSizeError { width, height });
        }
        let squares = (width * height) as usize;
        Ok(Battlefield {
            width,
            height,
            ground: vec![Ground::default(); squares],
            barriers: vec![[Barrier::None; 2]; squares],
            partitions: Arc::new(Partitions::new(width, height, Vec::new())),
            masks: Masks {
                open: Mask::full(width, height),
                solid: Mask::empty(width, height),
                checked: Mask::empty(width, height),
                layers: BTreeMap::new(),
                barriers: BTreeMap::new(),
            },
            uneven: 0,
        })
    }

    /// Its approximate size in memory, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        let layers = 2 * self.masks.barriers.len() + self.masks.layers.len();
        // The board's own three masks and those of the walls off the grid lines.
        let masks = (3 + 14 + layers) * self.masks.open.memory();
        let square = size_of::<Ground>() + size_of::<[Barrier; 2]>();
        self.ground.len() * square + masks + self.partitions.all().len() * 256
    }

    /// Width in squares.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Height in squares.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The whole board as an area.
    #[must_use]
    pub fn area(&self) -> Area {
        Area::between(Square::new(0, 0), Square::new(self.width as i32 - 1, self.height as i32 - 1))
    }

    /// Whether the whole space is on the board.
    #[must_use]
    pub fn holds(&self, placement: Placement) -> bool {
        let space = placement.area();
        self.area().contains(space.north_west()) && self.area().contains(space.south_east())
    }

    /// The square's index in a board-sized array; `None` off the board.
    #[must_use]
    #[inline]
    pub fn index(&self, square: Square) -> Option<usize> {
        self.area().contains(square).then(|| square.y as usize * self.width as usize + square.x as usize)
    }

    /// The square's fill; solid off the board.
    #[must_use]
    pub fn fill(&self, square: Square) -> Fill {
        self.index(square).map_or(Fill::Solid, |at| self.ground[at].fill)
    }

    /// What the square holds; bare and solid off the board.
    #[must_use]
    #[inline]
    pub fn ground(&self, square: Square) -> Ground {
        let beyond = Ground { fill: Fill::Solid, ..Ground::default() };
        self.index(square).map_or(beyond, |at| self.ground[at])
    }

    /// The square's floor above or below level 0; level 0 off the board.
    #[must_use]
    #[inline]
    pub fn floor(&self, square: Square) -> Height {
        self.index(square).map_or(Height::ZERO, |at| self.ground[at].floor)
    }

    /// The floor that a space stands on: the highest under its squares.
    #[must_use]
    pub fn floor_under(&self, space: Placement) -> Height {
        if self.is_level() {
            return Height::ZERO;
        }
        space.squares().map(|square| self.floor(square)).max().unwrap_or_default()
    }

    /// Whether every floor is at level 0.
    #[must_use]
    pub fn is_level(&self) -> bool {
        self.uneven == 0
    }

    /// The depth of the water on a square in feet, if known: water in a pit fills it up to level 0.
    #[must_use]
    pub fn water_depth(&self, square: Square) -> Option<Feet> {
        let ground = self.ground(square);
        let depth = Height::ZERO.above(ground.floor);
        (ground.layers.count(Terrain::Water) > 0 && depth > Feet(0)).then_some(depth)
    }

    /// Whether a space at this elevation above level 0 is in water: at its surface, or below.
    #[must_use]
    pub fn is_in_water(&self, at: Placement, elevation: Height) -> bool {
        at.squares().all(|square| self.ground(square).has_water_at(elevation))
    }

    /// The squares where a space at this elevation is in water.
    #[must_use]
    pub fn water_at(&self, elevation: Height) -> Mask {
        let mut wet = Mask::empty_like(self.open_squares());
        let there = self.grounds().filter(|(_, ground)| ground.has_water_at(elevation));
        there.for_each(|(square, _)| wet.insert(square));
        wet
    }

    /// Every square of the board in reading order, with what it holds.
    pub fn grounds(&self) -> impl Iterator<Item = (Square, Ground)> {
        let width = self.width as usize;
        let square = move |at: usize| Square::new((at % width) as i32, (at / width) as i32);
        self.ground.iter().enumerate().map(move |(at, &ground)| (square(at), ground))
    }

    /// The barrier on an edge; none on the board's border, where the solid squares beyond already block.
    #[must_use]
    pub fn barrier(&self, edge: Edge) -> Barrier {
        self.slot(edge).map_or(Barrier::None, |(at, side)| self.barriers[at][side])
    }

    /// The walls and doors off the grid lines.
    #[must_use]
    pub fn partitions(&self) -> &Partitions {
        &self.partitions
    }

    /// Whether a wall, a closed door or the like stops every step between two squares that share a side, either on their
    /// edge or between their centers.
    #[must_use]
    pub fn is_walled(&self, a: Square, b: Square) -> bool {
        Edge::between(a, b).is_some_and(|edge| self.barrier(edge).stops(Passing::Step))
            || self.partitions.between(a, b).is_some()
    }

    /// Whether a point is on the board or its border.
    #[must_use]
    pub fn holds_point(&self, point: Point) -> bool {
        let end = |side: u32| i64::from(side) * PARTS;
        (0..=end(self.width)).contains(&point.x) && (0..=end(self.height)).contains(&point.y)
    }

    /// Replaces all walls and doors off the grid lines. Those that reach beyond the board are dropped.
    pub fn set_partitions(&mut self, all: Vec<Partition>) {
        let inside = |one: &Partition| {
            let (a, b) = one.line.ends();
            self.holds_point(a) && self.holds_point(b)
        };
        let all = all.into_iter().filter(|one| Partition::can_be(one.barrier) && inside(one)).collect();
        self.partitions = Arc::new(Partitions::new(self.width, self.height, all));
    }

    /// Turns every door off the grid lines that crosses the line between two squares' centers into another barrier;
    /// [`Barrier::None`] removes walls too. Returns how many changed.
    pub fn change_partitions(&mut self, (from, to): (Square, Square), barrier: Barrier) -> usize {
        let (from, to) = (Point::center(from), Point::center(to));
        let affected =
            |one: &Partition| one.line.crosses(from, to) && (one.barrier.is_door() || barrier == Barrier::None);
        let (changed, mut others): (Vec<Partition>, Vec<Partition>) =
            self.partitions.all().iter().partition(|one| affected(one));
        let count = changed.len();
        if count > 0 && (Partition::can_be(barrier) || barrier == Barrier::None) {
            if barrier != Barrier::None {
                others.extend(changed.into_iter().map(|one| Partition { barrier, ..one }));
            }
            self.set_partitions(others);
            return count;
        }
        0
    }

    /// Whether players see any barrier of this board as a different one.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        let secret = |barrier: Barrier| barrier != barrier.as_seen();
        self.masks.barriers.keys().any(|barrier| secret(*barrier))
            || self.partitions.all().iter().any(|one| secret(one.barrier))
    }

    /// Whether there is such a barrier that an earlier state of the board did not have.
    #[must_use]
    pub fn hides_doors_of(&self, before: &Battlefield) -> bool {
        let secret = |barrier: Barrier| barrier != barrier.as_seen();
        let partitions = || self.partitions.all().iter().filter(|one| secret(one.barrier));
        self.has_secrets()
            && (self.barriers().any(|(edge, barrier)| secret(barrier) && before.barrier(edge) != barrier)
                || partitions().any(|one| !before.partitions.all().contains(one)))
    }

    /// The board as players see it: locked doors are closed doors, secret doors are walls.
    #[must_use]
    pub fn as_seen(&self) -> Battlefield {
        let mut seen = self.clone();
        if self.has_secrets() {
            for (edge, barrier) in self.barriers() {
                seen.set_barrier(edge, barrier.as_seen());
            }
            let shown = |one: &Partition| Partition { barrier: one.barrier.as_seen(), ..*one };
            seen.set_partitions(self.partitions.all().iter().map(shown).collect());
        }
        seen
    }

    /// The open squares.
    #[must_use]
    pub fn open_squares(&self) -> &Mask {
        &self.masks.open
    }

    /// The solid squares.
    #[must_use]
    pub fn solid_squares(&self) -> &Mask {
        &self.masks.solid
    }

    /// The squares that call for a check.
    #[must_use]
    pub fn checked_squares(&self) -> &Mask {
        &self.masks.checked
    }

    /// Each terrain on the board, its number of layers, and the squares with exactly that many.
    pub fn terrain_masks(&self) -> impl Iterator<Item = (Terrain, u8, &Mask)> {
        self.masks.layers.iter().map(|(&(terrain, count), mask)| (terrain, count, mask))
    }

    /// Each barrier on the board, with the squares that have it on their east side and those on their south side.
    pub fn barrier_masks(&self) -> impl Iterator<Item = (Barrier, &[Mask; 2])> {
        self.masks.barriers.iter().map(|(&barrier, masks)| (barrier, masks))
    }

    /// Sets the square's fill; does nothing off the board.
    pub fn set_fill(&mut self, square: Square, fill: Fill) {
        self.change(square, |ground| ground.fill = fill);
    }

    /// Removes the square's fill and terrain and fills in a pit; a raised floor stays. Does nothing off the board.
    pub fn clear(&mut self, square: Square) {
        self.change(square, |ground| {
            *ground = Ground { floor: ground.floor.max(Height::ZERO), ..Ground::default() };
        });
    }

    /// Adds layers of terrain to the square; does nothing off the board.
    pub fn lay(&mut self, square: Square, terrain: Terrain, layers: u8) {
        self.change(square, |ground| ground.layers.add(terrain, layers));
    }

    /// Removes all layers of a terrain from the square; does nothing off the board.
    pub fn clear_layers(&mut self, square: Square, terrain: Terrain) {
        self.change(square, |ground| ground.layers.remove(terrain));
    }

    /// Sets the check that the square calls for; does nothing off the board.
    pub fn set_check(&mut self, square: Square, check: Option<GroundCheck>) {
        self.change(square, |ground| ground.check = check);
    }

    /// Sets the square's floor, measured from level 0; does nothing off the board.
    pub fn set_floor(&mut self, square: Square, floor: Height) {
        self.change(square, |ground| ground.floor = floor);
    }

    fn change(&mut self, square: Square, change: impl FnOnce(&mut Ground)) {
        if let Some(at) = self.index(square) {
            let old = self.ground[at];
            change(&mut self.ground[at]);
            let uneven = |ground: Ground| u32::from(ground.floor != Height::ZERO);
            self.uneven = self.uneven + uneven(self.ground[at]) - uneven(old);
            self.masks.change(square, old, self.ground[at]);
        }
    }

    /// Puts a barrier on an edge between two squares of the board. Returns whether there is such an edge.
    pub fn set_barrier(&mut self, edge: Edge, barrier: Barrier) -> bool {
        let slot = self.slot(edge);
        if let Some((at, side)) = slot {
            let old = std::mem::replace(&mut self.barriers[at][side], barrier);
            self.masks.replace((edge.squares().0, side), old, barrier);
        }
        slot.is_some()
    }

    /// Every barrier on an edge, in reading order of the edge's first square.
    pub fn barriers(&self) -> impl Iterator<Item = (Edge, Barrier)> {
        use crate::grid::Cardinal::{East, South};
        self.area().squares().zip(&self.barriers).flat_map(|(square, &[east, south])| {
            let sides = [(East, east), (South, south)].into_iter().filter(|(_, barrier)| *barrier != Barrier::None);
            sides.map(move |(side, barrier)| (Edge::of(square, side), barrier))
        })
    }

    fn slot(&self, edge: Edge) -> Option<(usize, usize)> {
        let (first, second) = edge.squares();
        let at = self.index(first)?;
        self.index(second)?;
        Some((at, usize::from(edge.is_horizontal())))
    }
}
