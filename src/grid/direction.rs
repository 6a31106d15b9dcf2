use serde::{Deserialize, Serialize};

/// One of the eight directions of a step; as text `n`, `ne` and so on.
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

    /// The change in columns and rows of one step in this direction.
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

    /// The direction of a step with this change in columns and rows; `None` if it is not a single step.
    #[must_use]
    pub fn of(delta: (i32, i32)) -> Option<Self> {
        Direction::ALL.into_iter().find(|direction| direction.delta() == delta)
    }

    /// The direction closest to this change in columns and rows; `None` if both are 0.
    #[must_use]
    pub fn nearest((dx, dy): (i32, i32)) -> Option<Self> {
        let (long, short) = (i64::from(dx.abs().max(dy.abs())), i64::from(dx.abs().min(dy.abs())));
        // Within 22.5° of an axis: short / long < tan 22.5° = √2 - 1.
        let along = (long + short).pow(2) < 2 * long.pow(2);
        let axis = |by: i32| if along && i64::from(by.abs()) < long { 0 } else { by.signum() };
        Direction::of((axis(dx), axis(dy)))
    }

    /// The opposite direction.
    #[must_use]
    pub fn opposite(self) -> Self {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// The angle between two directions in eighths of a full turn: 0 to 4.
    #[must_use]
    pub fn eighths_to(self, other: Direction) -> u32 {
        let apart = (self as i32 - other as i32).rem_euclid(8).unsigned_abs();
        apart.min(8 - apart)
    }

    /// The short name: `ne`.
    #[must_use]
    pub const fn word(self) -> &'static str {
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

    /// The full name: `north-east`.
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

    /// Whether a step in this direction changes both column and row.
    #[must_use]
    pub fn is_diagonal(self) -> bool {
        let (dx, dy) = self.delta();
        dx != 0 && dy != 0
    }
}
