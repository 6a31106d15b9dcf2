use std::fmt;
use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

use super::feet::Feet;
use crate::words::{Arg, Length, ToArg};

/// A height in squares, where many are compared at once.
pub(crate) type SquaresUp = i16;

/// A signed height in feet, a multiple of 5: a floor's above the map's zero level, or a creature's above its floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Height(pub i32);

impl Height {
    /// Level.
    pub const ZERO: Height = Height(0);

    /// The height in whole squares, rounded down.
    #[must_use]
    pub fn squares(self) -> i32 {
        self.0.div_euclid(Feet::SQUARE.0 as i32)
    }

    /// The height in whole squares, in a small number: nothing on a board is anywhere near its limits.
    #[inline]
    pub(crate) fn squares_up(self) -> SquaresUp {
        let nearest = if self.0 < 0 { SquaresUp::MIN } else { SquaresUp::MAX };
        SquaresUp::try_from(self.squares()).unwrap_or(nearest)
    }

    /// A height of this many squares.
    #[must_use]
    pub fn of_squares(squares: i32) -> Self {
        Height(squares.saturating_mul(Feet::SQUARE.0 as i32))
    }

    /// The difference between two heights.
    #[must_use]
    pub fn apart(self, other: Height) -> Feet {
        Feet(self.0.abs_diff(other.0))
    }

    /// How far this is above the other; 0 if it is not above it.
    #[must_use]
    pub fn above(self, other: Height) -> Feet {
        Feet(u32::try_from(i64::from(self.0) - i64::from(other.0)).unwrap_or(0))
    }
}

impl Add for Height {
    type Output = Height;
    #[inline]
    fn add(self, other: Height) -> Height {
        Height(self.0.saturating_add(other.0))
    }
}

impl Sub for Height {
    type Output = Height;
    #[inline]
    fn sub(self, other: Height) -> Height {
        Height(self.0.saturating_sub(other.0))
    }
}

impl Neg for Height {
    type Output = Height;
    fn neg(self) -> Height {
        Height(self.0.saturating_neg())
    }
}

impl From<Feet> for Height {
    fn from(feet: Feet) -> Height {
        Height(i32::try_from(feet.0).unwrap_or(i32::MAX))
    }
}

/// `15 ft` or `-10 ft`.
impl fmt::Display for Height {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ft", self.0)
    }
}

impl ToArg for Height {
    fn to_arg(&self) -> Arg {
        Arg::Length(Length { half_feet: 2 * i64::from(self.0), unit: true })
    }
}
