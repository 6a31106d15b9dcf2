use serde::{Deserialize, Serialize};

/// One of the eight ways from a square to a square beside it; as text `n`, `ne` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Up the page.
    #[serde(rename = "n")]
    North,
    /// Up and right.
    #[serde(rename = "ne")]
    NorthEast,
    /// Right.
    #[serde(rename = "e")]
    East,
    /// Down and right.
    #[serde(rename = "se")]
    SouthEast,
    /// Down the page.
    #[serde(rename = "s")]
    South,
    /// Down and left.
    #[serde(rename = "sw")]
    SouthWest,
    /// Left.
    #[serde(rename = "w")]
    West,
    /// Up and left.
    #[serde(rename = "nw")]
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// Columns and rows that one step this way changes.
    #[must_use]
    pub fn delta(self) -> (i32, i32) {
        match self {
            Direction::North => (0, -1),
            Direction::NorthEast => (1, -1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, 1),
            Direction::South => (0, 1),
            Direction::SouthWest => (-1, 1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, -1),
        }
    }

    /// The way of a step that changes columns and rows by as much, if it is one.
    #[must_use]
    pub fn of(delta: (i32, i32)) -> Option<Self> {
        Direction::ALL.into_iter().find(|direction| direction.delta() == delta)
    }

    /// The way nearest to the straight line that changes columns and rows by as much; of no way at all none.
    #[must_use]
    pub fn nearest((dx, dy): (i32, i32)) -> Option<Self> {
        let (long, short) = (i64::from(dx.abs().max(dy.abs())), i64::from(dx.abs().min(dy.abs())));
        // Within an eighth of a turn of the axis: its tangent is the root of 2, less 1.
        let along = (long + short).pow(2) < 2 * long.pow(2);
        let axis = |by: i32| if along && i64::from(by.abs()) < long { 0 } else { by.signum() };
        Direction::of((axis(dx), axis(dy)))
    }

    /// The way back.
    #[must_use]
    pub fn opposite(self) -> Self {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// How many eighths of a full turn lie between the two: 0 to 4.
    #[must_use]
    pub fn eighths_to(self, other: Direction) -> u32 {
        let apart = (self as i32 - other as i32).rem_euclid(8).unsigned_abs();
        apart.min(8 - apart)
    }

    /// The short word for it: `ne`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Direction::North => "n",
            Direction::NorthEast => "ne",
            Direction::East => "e",
            Direction::SouthEast => "se",
            Direction::South => "s",
            Direction::SouthWest => "sw",
            Direction::West => "w",
            Direction::NorthWest => "nw",
        }
    }

    /// The whole word for it: `north-east`.
    #[must_use]
    pub fn in_full(self) -> &'static str {
        match self {
            Direction::North => "north",
            Direction::NorthEast => "north-east",
            Direction::East => "east",
            Direction::SouthEast => "south-east",
            Direction::South => "south",
            Direction::SouthWest => "south-west",
            Direction::West => "west",
            Direction::NorthWest => "north-west",
        }
    }

    /// Whether a step this way changes both the column and the row.
    #[must_use]
    pub fn is_diagonal(self) -> bool {
        let (dx, dy) = self.delta();
        dx != 0 && dy != 0
    }
}
