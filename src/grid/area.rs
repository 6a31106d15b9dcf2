use std::fmt;
use std::str::FromStr;

use super::square::{ParseSquareError, Square};

/// A rectangle of squares given by two opposite corners, both included: `C3:E5`. A single square is an area too: `D4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    north_west: Square,
    south_east: Square,
}

impl Area {
    /// The rectangle between any two opposite corners.
    #[must_use]
    #[inline]
    pub fn between(a: Square, b: Square) -> Self {
        Area {
            north_west: Square::new(a.x.min(b.x), a.y.min(b.y)),
            south_east: Square::new(a.x.max(b.x), a.y.max(b.y)),
        }
    }

    /// The first corner in reading order.
    #[must_use]
    pub fn north_west(self) -> Square {
        self.north_west
    }

    /// The last corner in reading order.
    #[must_use]
    pub fn south_east(self) -> Square {
        self.south_east
    }

    /// Columns of the rectangle, at least 1.
    #[must_use]
    pub fn width(self) -> u32 {
        (self.south_east.x - self.north_west.x + 1).unsigned_abs()
    }

    /// Rows of the rectangle, at least 1.
    #[must_use]
    pub fn height(self) -> u32 {
        (self.south_east.y - self.north_west.y + 1).unsigned_abs()
    }

    /// Whether the square is inside.
    #[must_use]
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        (self.north_west.x..=self.south_east.x).contains(&square.x)
            && (self.north_west.y..=self.south_east.y).contains(&square.y)
    }

    /// Whether the two rectangles share a square.
    #[must_use]
    pub fn overlaps(self, other: Area) -> bool {
        self.north_west.x <= other.south_east.x
            && other.north_west.x <= self.south_east.x
            && self.north_west.y <= other.south_east.y
            && other.north_west.y <= self.south_east.y
    }

    /// The smallest rectangle that contains both.
    #[must_use]
    pub fn around(self, other: Area) -> Area {
        Area {
            north_west: Square::new(
                self.north_west.x.min(other.north_west.x),
                self.north_west.y.min(other.north_west.y),
            ),
            south_east: Square::new(
                self.south_east.x.max(other.south_east.x),
                self.south_east.y.max(other.south_east.y),
            ),
        }
    }

    /// The rectangle grown by this many squares on every side.
    #[must_use]
    pub fn grown(self, by: i32) -> Area {
        Area { north_west: self.north_west.offset((-by, -by)), south_east: self.south_east.offset((by, by)) }
    }

    /// The part that both share, if any.
    #[must_use]
    pub fn within(self, other: Area) -> Option<Area> {
        self.overlaps(other).then(|| Area {
            north_west: Square::new(
                self.north_west.x.max(other.north_west.x),
                self.north_west.y.max(other.north_west.y),
            ),
            south_east: Square::new(
                self.south_east.x.min(other.south_east.x),
                self.south_east.y.min(other.south_east.y),
            ),
        })
    }

    /// The square of this rectangle nearest to the given one.
    #[must_use]
    pub fn clamp(self, square: Square) -> Square {
        Square::new(
            square.x.clamp(self.north_west.x, self.south_east.x),
            square.y.clamp(self.north_west.y, self.south_east.y),
        )
    }

    /// All squares in reading order.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (self.north_west.y..=self.south_east.y)
            .flat_map(move |y| (self.north_west.x..=self.south_east.x).map(move |x| Square::new(x, y)))
    }
}

impl From<Square> for Area {
    fn from(square: Square) -> Self {
        Area::between(square, square)
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.north_west == self.south_east {
            write!(f, "{}", self.north_west)
        } else {
            write!(f, "{}:{}", self.north_west, self.south_east)
        }
    }
}

impl FromStr for Area {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match text.split_once(':') {
            Some((a, b)) => Ok(Area::between(a.parse()?, b.parse()?)),
            None => Ok(Area::from(text.parse::<Square>()?)),
        }
    }
}
