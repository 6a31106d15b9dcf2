use std::fmt;

use serde::{Deserialize, Serialize};

use super::segment::Segment;
use super::square::Square;

/// A cardinal direction: one of the four sides of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cardinal {
    /// The upper side on the page.
    North,
    /// The right side.
    East,
    /// The lower side.
    South,
    /// The left side.
    West,
}

/// The edge between two squares that share a side. Stored as the east or south side of one square, so that each edge
/// has a single form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge {
    square: Square,
    south: bool,
}

impl Edge {
    /// The edge on a side of a square.
    #[must_use]
    pub fn of(square: Square, side: Cardinal) -> Self {
        match side {
            Cardinal::East => Edge { square, south: false },
            Cardinal::South => Edge { square, south: true },
            Cardinal::West => Edge { square: square.offset((-1, 0)), south: false },
            Cardinal::North => Edge { square: square.offset((0, -1)), south: true },
        }
    }

    /// The edge between two squares, if they share a side.
    #[must_use]
    pub fn between(a: Square, b: Square) -> Option<Self> {
        let side = match a.to(b) {
            (1, 0) => Cardinal::East,
            (-1, 0) => Cardinal::West,
            (0, 1) => Cardinal::South,
            (0, -1) => Cardinal::North,
            _ => return None,
        };
        Some(Edge::of(a, side))
    }

    /// The four edges that meet at the south-east corner of a square.
    #[must_use]
    pub fn around_south_east_corner(square: Square) -> [Edge; 4] {
        [
            Edge::of(square, Cardinal::East),
            Edge::of(square, Cardinal::South),
            Edge::of(square.offset((1, 0)), Cardinal::South),
            Edge::of(square.offset((0, 1)), Cardinal::East),
        ]
    }

    /// The squares on either side, the western or northern one first.
    #[must_use]
    pub fn squares(self) -> (Square, Square) {
        let beyond = if self.south { (0, 1) } else { (1, 0) };
        (self.square, self.square.offset(beyond))
    }

    /// Its line on the board.
    #[must_use]
    pub fn segment(self) -> Segment {
        let (_, beyond) = self.squares();
        let end = if self.is_horizontal() { beyond.offset((1, 0)) } else { beyond.offset((0, 1)) };
        Segment::from_corner(beyond, end)
    }

    /// Whether the edge runs west to east.
    #[must_use]
    pub fn is_horizontal(self) -> bool {
        self.south
    }
}

/// `D4/E4`: the two squares it separates.
impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (a, b) = self.squares();
        write!(f, "{a}/{b}")
    }
}
