use std::collections::BTreeMap;
use std::sync::Arc;

use super::partition::{Partition, Partitions};
use super::terrain::{Barrier, Fill, Ground, Terrain};
use crate::grid::{Area, Edge, Feet, Height, Mask, PARTS, Placement, Point, Square};
use crate::say;
use crate::words::Words;

/// The widest and highest that a board may be, in squares.
pub const MAX_SIDE: u32 = 200;

/// The furthest in feet that a floor lies above or below the map's own level.
pub const MOST_HEIGHT: u32 = 1_000;

/// The board without its creatures: fills, terrain and barriers. Beyond its border everything is solid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battlefield {
    width: u32,
    height: u32,
    ground: Vec<Ground>,
    /// Barriers on the east and on the south side of each square.
    barriers: Vec<[Barrier; 2]>,
    /// What stands anywhere else.
    partitions: Arc<Partitions>,
    masks: Masks,
    /// How many squares do not lie on the map's own level.
    uneven: u32,
}

/// The same board asked the other way round: not what is on a square, but on which squares something is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Masks {
    open: Mask,
    solid: Mask,
    /// By a terrain and how often it lies there; none of them empty.
    layers: BTreeMap<(Terrain, u8), Mask>,
    /// By what stands there, on the east and on the south side; not both of them empty.
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
                let nowhere = || Mask::empty_like(&self.open);
                self.layers.entry((terrain, after)).or_insert_with(nowhere).insert(square);
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
            let nowhere = || [Mask::empty_like(&self.open), Mask::empty_like(&self.open)];
            self.barriers.entry(new).or_insert_with(nowhere)[side].insert(square);
        }
    }
}

/// A size that no board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board is 1 to {MAX_SIDE} squares wide and high, not {width} x {height}")]
pub struct NotABoard {
    /// Squares from west to east that were asked for.
    pub width: u32,
    /// Squares from north to south that were asked for.
    pub height: u32,
}

impl NotABoard {
    /// What a board can be instead, for who asked for it.
    #[must_use]
    pub fn words(&self) -> Words {
        say!("board-size", most = MAX_SIDE, width = self.width, height = self.height)
    }
}

impl Battlefield {
    /// An open board without anything on it.
    ///
    /// # Errors
    /// If a side is 0 or more than [`MAX_SIDE`] squares.
    pub fn open(width: u32, height: u32) -> Result<Self, NotABoard> {
        if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
            return Err(NotABoard { width, height });
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
                layers: BTreeMap::new(),
                barriers: BTreeMap::new(),
            },
            uneven: 0,
        })
    }

    /// Squares from west to east.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Squares from north to south.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.height
    }

    /// All its squares as one rectangle.
    #[must_use]
    pub fn area(&self) -> Area {
        Area::between(Square::new(0, 0), Square::new(self.width as i32 - 1, self.height as i32 - 1))
    }

    /// Whether the whole space lies on the board.
    #[must_use]
    pub fn holds(&self, placement: Placement) -> bool {
        let space = placement.area();
        self.area().contains(space.north_west()) && self.area().contains(space.south_east())
    }

    /// Where a square's entry is kept, for tables as large as the board; `None` off the board.
    #[must_use]
    pub fn index(&self, square: Square) -> Option<usize> {
        self.area().contains(square).then(|| square.y as usize * self.width as usize + square.x as usize)
    }

    /// What the square is filled with: solid off the board.
    #[must_use]
    pub fn fill(&self, square: Square) -> Fill {
        self.index(square).map_or(Fill::Solid, |at| self.ground[at].fill)
    }

    /// The square's fill and layers: solid and bare off the board.
    #[must_use]
    pub fn ground(&self, square: Square) -> Ground {
        let beyond = Ground { fill: Fill::Solid, ..Ground::default() };
        self.index(square).map_or(beyond, |at| self.ground[at])
    }

    /// How far the square's floor lies above the map's own level, or below it: as the map itself off the board.
    #[must_use]
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

    /// Whether the whole board lies on the map's own level.
    #[must_use]
    pub fn is_level(&self) -> bool {
        self.uneven == 0
    }

    /// How deep the water is on the square, in feet, where its depth is known: where water lies in a hollow, it fills it to
    /// the map's own level.
    #[must_use]
    pub fn water_depth(&self, square: Square) -> Option<Feet> {
        let ground = self.ground(square);
        let depth = Height::ZERO.above(ground.floor);
        (ground.layers.count(Terrain::Water) > 0 && depth > Feet(0)).then_some(depth)
    }

    /// Whether a space this far above the map's own level is in water: at its surface, or below.
    #[must_use]
    pub fn is_in_water(&self, at: Placement, elevation: Height) -> bool {
        at.squares().all(|square| {
            let wet = self.ground(square).layers.count(Terrain::Water) > 0;
            let deep = self.water_depth(square).is_some();
            wet && if deep { elevation <= Height::ZERO } else { elevation == self.floor(square) }
        })
    }

    /// Every square of the board in reading order, with its fill and layers.
    pub fn grounds(&self) -> impl Iterator<Item = (Square, Ground)> {
        let width = self.width as usize;
        let square = move |at: usize| Square::new((at % width) as i32, (at / width) as i32);
        self.ground.iter().enumerate().map(move |(at, &ground)| (square(at), ground))
    }

    /// What stands on an edge: nothing on the border, where the solid beyond already blocks.
    #[must_use]
    pub fn barrier(&self, edge: Edge) -> Barrier {
        self.slot(edge).map_or(Barrier::None, |(at, side)| self.barriers[at][side])
    }

    /// The walls and doors that do not lie along the edges of squares.
    #[must_use]
    pub fn partitions(&self) -> &Partitions {
        &self.partitions
    }

    /// Whether nothing gets from one square straight to a square that shares a side with it: a wall or a closed door stands
    /// on the edge between them, or somewhere between their centers.
    #[must_use]
    pub fn is_walled(&self, a: Square, b: Square) -> bool {
        Edge::between(a, b).is_some_and(|edge| self.barrier(edge).blocks()) || self.partitions.between(a, b).is_some()
    }

    /// Whether a point lies on the board, its border included.
    #[must_use]
    pub fn holds_point(&self, point: Point) -> bool {
        let end = |side: u32| i64::from(side) * PARTS;
        (0..=end(self.width)).contains(&point.x) && (0..=end(self.height)).contains(&point.y)
    }

    /// Puts these in the place of all walls and doors that do not lie along the edges of squares. What reaches beyond the
    /// board is left out.
    pub fn set_partitions(&mut self, all: Vec<Partition>) {
        let inside = |one: &Partition| {
            let (a, b) = one.line.ends();
            self.holds_point(a) && self.holds_point(b)
        };
        let all = all.into_iter().filter(|one| Partition::can_be(one.barrier) && inside(one)).collect();
        self.partitions = Arc::new(Partitions::new(self.width, self.height, all));
    }

    /// Turns the doors that stand across the way from the center of one square to that of another, but not along their edge,
    /// into something else; `None` takes away whatever stands there. Says how many that were.
    pub fn turn_partitions(&mut self, (from, to): (Square, Square), barrier: Barrier) -> usize {
        let (from, to) = (Point::center(from), Point::center(to));
        let is_door = |one: &Partition| matches!(one.barrier, Barrier::Door | Barrier::OpenDoor);
        let meant = |one: &Partition| one.line.crosses(from, to) && (is_door(one) || barrier == Barrier::None);
        let (turned, mut others): (Vec<Partition>, Vec<Partition>) =
            self.partitions.all().iter().partition(|one| meant(one));
        let count = turned.len();
        if count > 0 && (Partition::can_be(barrier) || barrier == Barrier::None) {
            if barrier != Barrier::None {
                others.extend(turned.into_iter().map(|one| Partition { barrier, ..one }));
            }
            self.set_partitions(others);
            return count;
        }
        0
    }

    /// The squares that are filled with nothing.
    #[must_use]
    pub fn open_squares(&self) -> &Mask {
        &self.masks.open
    }

    /// The squares that are solid.
    #[must_use]
    pub fn solid_squares(&self) -> &Mask {
        &self.masks.solid
    }

    /// Every terrain that lies somewhere and how often, with the squares where it lies just so often.
    pub fn laid(&self) -> impl Iterator<Item = (Terrain, u8, &Mask)> {
        self.masks.layers.iter().map(|(&(terrain, count), mask)| (terrain, count, mask))
    }

    /// Every barrier that stands somewhere, with the squares on whose east and on whose south side it stands.
    pub fn standing(&self) -> impl Iterator<Item = (Barrier, &[Mask; 2])> {
        self.masks.barriers.iter().map(|(&barrier, masks)| (barrier, masks))
    }

    /// Fills the square; nothing happens off the board.
    pub fn set_fill(&mut self, square: Square, fill: Fill) {
        self.change(square, |ground| ground.fill = fill);
    }

    /// Clears the square of everything that lies on it and fills a pit; a ledge stays as high as it is. Nothing happens off
    /// the board.
    pub fn clear(&mut self, square: Square) {
        self.change(square, |ground| {
            *ground = Ground { floor: ground.floor.max(Height::ZERO), ..Ground::default() };
        });
    }

    /// Lays terrain on the square, on top of what lies there; nothing happens off the board.
    pub fn lay(&mut self, square: Square, terrain: Terrain, layers: u8) {
        self.change(square, |ground| ground.layers.add(terrain, layers));
    }

    /// Raises or lowers the square's floor to so far from the map's own level; nothing happens off the board.
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

    /// Puts a barrier on an edge between two squares of the board and says whether there is such an edge.
    pub fn set_barrier(&mut self, edge: Edge, barrier: Barrier) -> bool {
        let slot = self.slot(edge);
        if let Some((at, side)) = slot {
            let old = std::mem::replace(&mut self.barriers[at][side], barrier);
            self.masks.replace((edge.squares().0, side), old, barrier);
        }
        slot.is_some()
    }

    /// Every edge that carries something, in reading order of its first square.
    pub fn barriers(&self) -> impl Iterator<Item = (Edge, Barrier)> {
        use crate::grid::Side::{East, South};
        self.area()
            .squares()
            .flat_map(|square| [Edge::of(square, East), Edge::of(square, South)])
            .map(|edge| (edge, self.barrier(edge)))
            .filter(|&(_, barrier)| barrier != Barrier::None)
    }

    fn slot(&self, edge: Edge) -> Option<(usize, usize)> {
        let (first, second) = edge.squares();
        let at = self.index(first)?;
        self.index(second)?;
        Some((at, usize::from(edge.is_horizontal())))
    }
}
