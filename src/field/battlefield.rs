use super::terrain::{Barrier, Fill, Ground, Terrain};
use crate::grid::{Area, Edge, Placement, Square};

/// The widest and highest that a board may be, in squares.
pub const MAX_SIDE: u32 = 200;

/// The board without its creatures: fills, terrain and barriers. Beyond its border everything is solid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battlefield {
    width: u32,
    height: u32,
    ground: Vec<Ground>,
    /// Barriers on the east and on the south side of each square.
    barriers: Vec<[Barrier; 2]>,
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

    /// Fills the square; nothing happens off the board.
    pub fn set_fill(&mut self, square: Square, fill: Fill) {
        if let Some(at) = self.index(square) {
            self.ground[at].fill = fill;
        }
    }

    /// Clears the square of everything; nothing happens off the board.
    pub fn clear(&mut self, square: Square) {
        if let Some(at) = self.index(square) {
            self.ground[at] = Ground::default();
        }
    }

    /// Lays terrain on the square, on top of what lies there; nothing happens off the board.
    pub fn lay(&mut self, square: Square, terrain: Terrain, layers: u8) {
        if let Some(at) = self.index(square) {
            self.ground[at].layers.add(terrain, layers);
        }
    }

    /// Puts a barrier on an edge between two squares of the board and says whether there is such an edge.
    pub fn set_barrier(&mut self, edge: Edge, barrier: Barrier) -> bool {
        let slot = self.slot(edge);
        if let Some((at, side)) = slot {
            self.barriers[at][side] = barrier;
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
