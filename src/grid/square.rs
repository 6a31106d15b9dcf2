use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A 5-ft square by its column and row, both counted from 0: `A1`, the north-west corner of every board, is (0, 0).
///
/// Coordinates may be negative or beyond a board: only the board knows which squares are on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// Column, counted from 0 in the west.
    pub x: i32,
    /// Row, counted from 0 in the north.
    pub y: i32,
}

/// Text that is not a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a square: a square is its column's letters and its row's number, such as D4")]
pub struct ParseSquareError(pub String);

/// The highest column and row in notation, far beyond any board.
const FARTHEST: i32 = 9_999;

impl Square {
    /// The square in this column and row, both counted from 0.
    #[must_use]
    #[inline]
    pub const fn new(x: i32, y: i32) -> Self {
        Square { x, y }
    }

    /// The square this many columns east and rows south.
    #[must_use]
    #[inline]
    pub const fn offset(self, (dx, dy): (i32, i32)) -> Self {
        Square::new(self.x + dx, self.y + dy)
    }

    /// The columns and rows from this square to another.
    #[must_use]
    pub const fn to(self, other: Square) -> (i32, i32) {
        (other.x - self.x, other.y - self.y)
    }

    /// Whether the other square shares a side or a corner with this one.
    #[must_use]
    pub fn is_beside(self, other: Square) -> bool {
        let (dx, dy) = self.to(other);
        self != other && dx.abs() <= 1 && dy.abs() <= 1
    }

    /// The letters of a column counted from 0: A..Z, AA, AB ...
    #[must_use]
    pub fn column_letters(column: i32) -> String {
        let mut letters = Vec::new();
        let mut rest = column;
        while rest >= 0 {
            letters.push(char::from(b'A' + (rest % 26) as u8));
            rest = rest / 26 - 1;
        }
        letters.iter().rev().collect()
    }
}

/// Reading order: row by row from the north, each from the west.
impl Ord for Square {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Square::column_letters(self.x), self.y + 1)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let wrong = || ParseSquareError(text.chars().take(40).collect());
        let digits = text.find(|c: char| !c.is_ascii_alphabetic()).ok_or_else(wrong)?;
        let (letters, number) = text.split_at(digits);
        if letters.is_empty() || letters.len() > 3 || !number.bytes().all(|b| b.is_ascii_digit()) {
            return Err(wrong());
        }
        let column = letters.bytes().fold(0, |sum, b| sum * 26 + i32::from(b.to_ascii_uppercase() - b'A') + 1);
        let row: i32 = number.parse().map_err(|_| wrong())?;
        if !(1..=FARTHEST).contains(&row) || column > FARTHEST {
            return Err(wrong());
        }
        Ok(Square::new(column - 1, row - 1))
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
