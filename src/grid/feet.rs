use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::words::{Arg, Length, ToArg};

/// A length on the board in whole feet; a square is 5 ft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Feet(pub u32);

impl Feet {
    /// The side of a square.
    pub const SQUARE: Feet = Feet(5);

    /// How many whole squares fit into this length.
    #[must_use]
    pub fn squares(self) -> u32 {
        self.0 / Self::SQUARE.0
    }

    /// The length of this many squares in a row.
    #[must_use]
    pub fn of_squares(squares: u32) -> Self {
        Self::SQUARE * squares
    }
}

impl Add for Feet {
    type Output = Feet;
    #[inline]
    fn add(self, other: Feet) -> Feet {
        Feet(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Feet {
    fn add_assign(&mut self, other: Feet) {
        *self = *self + other;
    }
}

impl Mul<u32> for Feet {
    type Output = Feet;
    fn mul(self, times: u32) -> Feet {
        Feet(self.0.saturating_mul(times))
    }
}

impl fmt::Display for Feet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ft", self.0)
    }
}

impl Feet {
    /// The number without its unit, for places where the unit is already written.
    #[must_use]
    pub fn bare(self) -> Length {
        Length { half_feet: 2 * i64::from(self.0), unit: false }
    }
}

impl ToArg for Feet {
    fn to_arg(&self) -> Arg {
        Arg::Length(self.bare().with_unit())
    }
}

/// A cost in half feet, since a dive at double speed costs half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfFeet(pub u32);

impl HalfFeet {
    /// In whole feet, rounded up: what it takes from a budget kept in whole feet.
    #[must_use]
    pub fn rounded_up(self) -> Feet {
        Feet(self.0.div_ceil(2))
    }

    /// In whole feet, rounded down.
    #[must_use]
    pub fn whole(self) -> Feet {
        Feet(self.0 / 2)
    }

    /// The number without its unit, for places where the unit is already written.
    #[must_use]
    pub fn bare(self) -> Length {
        Length { half_feet: i64::from(self.0), unit: false }
    }
}

impl From<Feet> for HalfFeet {
    fn from(feet: Feet) -> Self {
        HalfFeet(feet.0.saturating_mul(2))
    }
}

impl Add for HalfFeet {
    type Output = HalfFeet;
    #[inline]
    fn add(self, other: HalfFeet) -> HalfFeet {
        HalfFeet(self.0.saturating_add(other.0))
    }
}

impl AddAssign for HalfFeet {
    fn add_assign(&mut self, other: HalfFeet) {
        *self = *self + other;
    }
}

impl Sum for HalfFeet {
    fn sum<I: Iterator<Item = HalfFeet>>(prices: I) -> HalfFeet {
        prices.fold(HalfFeet(0), Add::add)
    }
}

impl ToArg for HalfFeet {
    fn to_arg(&self) -> Arg {
        Arg::Length(self.bare().with_unit())
    }
}

/// In feet: `10`, or `12.5`.
impl<'de> Deserialize<'de> for HalfFeet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let halves = f64::deserialize(deserializer)? * 2.0;
        let whole = halves.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&halves);
        // Checked to be a whole number that fits.
        if whole { Ok(HalfFeet(halves as u32)) } else { Err(D::Error::custom(halves)) }
    }
}

/// In feet: `10`, or `12.5`.
impl Serialize for HalfFeet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 2 {
            0 => self.whole().serialize(serializer),
            _ => serializer.serialize_f64(f64::from(self.0) / 2.0),
        }
    }
}

/// Parses a length in whole feet: `30`, `30ft`, `9m`. On the board, 1.5 m is 5 ft.
#[must_use]
pub fn feet_typed(text: &str) -> Option<i32> {
    let lower = text.to_lowercase();
    let before = |units: &[&str]| units.iter().find_map(|unit| lower.strip_suffix(unit)).map(str::trim);
    if let Some(feet) = before(&["feet", "ft.", "ft", "'"]) {
        return feet.parse().ok();
    }
    let Some(metres) = before(&["metres", "meters", "m"]) else { return lower.trim().parse().ok() };
    let (whole, tenths) = metres.split_once(['.', ',']).unwrap_or((metres, "0"));
    let tenths = tenths.trim_end_matches('0');
    let tenths: i32 = if tenths.is_empty() { 0 } else { tenths.parse().ok().filter(|_| tenths.len() == 1)? };
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    let tenths = whole.parse::<i32>().ok()?.checked_mul(10)?.checked_add(sign * tenths)?;
    (tenths % 3 == 0).then_some(tenths / 3)
}
