//! Miles and hours as exact fractions: a third of an hour stays a third.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Sub};

use num_rational::Ratio;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::say;
use crate::words::{Arg, Message, ToArg};

/// An exact share or factor: three quarters of a distance, twice a speed.
pub type Share = Ratio<u64>;

/// A distance of overland travel, in miles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Miles(pub Share);

/// A duration of overland travel, in hours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hours(pub Share);

impl Miles {
    /// No distance.
    pub const ZERO: Miles = Miles(Share::new_raw(0, 1));

    /// This many whole miles.
    #[must_use]
    pub const fn whole(miles: u64) -> Self {
        Miles(Share::new_raw(miles, 1))
    }

    /// As a decimal, for JSON and pictures.
    #[must_use]
    pub fn decimal(self) -> f64 {
        decimal(self.0)
    }

    /// The time it takes at this speed in miles per hour; `None` at speed 0.
    #[must_use]
    pub fn at(self, per_hour: Miles) -> Option<Hours> {
        (per_hour > Miles::ZERO).then(|| Hours(self.0 / per_hour.0))
    }
}

impl Hours {
    /// No time.
    pub const ZERO: Hours = Hours(Share::new_raw(0, 1));
    /// One hour.
    pub const ONE: Hours = Hours::whole(1);

    /// This many whole hours.
    #[must_use]
    pub const fn whole(hours: u64) -> Self {
        Hours(Share::new_raw(hours, 1))
    }

    /// As a decimal, for JSON and pictures.
    #[must_use]
    pub fn decimal(self) -> f64 {
        decimal(self.0)
    }

    /// The number of hours begun: rounded up.
    #[must_use]
    pub fn rounded_up(self) -> u64 {
        self.0.ceil().to_integer()
    }

    /// This time minus another; 0 if the other is longer.
    #[must_use]
    pub fn less(self, other: Hours) -> Hours {
        if self > other { Hours(self.0 - other.0) } else { Hours::ZERO }
    }
}

fn decimal(share: Share) -> f64 {
    *share.numer() as f64 / *share.denom() as f64
}

impl fmt::Display for Miles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::of(self).fmt(f)
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::of(self).fmt(f)
    }
}

impl ToArg for Miles {
    fn to_arg(&self) -> Arg {
        let hundredths = i64::try_from((self.0 * 100).round().to_integer()).unwrap_or(i64::MAX);
        // Only whole numbers choose between singular and plural.
        let miles = if hundredths % 100 == 0 { Arg::Number(hundredths / 100) } else { Arg::Figure(hundredths) };
        say!("miles", miles).to_arg()
    }
}

impl ToArg for Hours {
    fn to_arg(&self) -> Arg {
        let minutes = (self.0 * 60).round().to_integer();
        let text = match (minutes / 60, minutes % 60) {
            (0, minutes) => say!("time-minutes", minutes),
            (hours, 0) => say!("time-hours", hours),
            (hours, minutes) => say!("time", hours, minutes),
        };
        text.to_arg()
    }
}

impl Mul<Share> for Miles {
    type Output = Miles;
    fn mul(self, share: Share) -> Miles {
        Miles(self.0 * share)
    }
}

/// A speed in miles per hour, kept up for a time.
impl Mul<Hours> for Miles {
    type Output = Miles;
    fn mul(self, hours: Hours) -> Miles {
        Miles(self.0 * hours.0)
    }
}

impl Div<u64> for Miles {
    type Output = Miles;
    fn div(self, by: u64) -> Miles {
        Miles(self.0 / by)
    }
}

impl Sub for Miles {
    type Output = Miles;
    fn sub(self, other: Miles) -> Miles {
        if self > other { Miles(self.0 - other.0) } else { Miles::ZERO }
    }
}

macro_rules! sums {
    ($($unit:ident)*) => {$(
        impl Add for $unit {
            type Output = $unit;
            fn add(self, other: $unit) -> $unit {
                $unit(self.0 + other.0)
            }
        }

        impl AddAssign for $unit {
            fn add_assign(&mut self, other: $unit) {
                *self = *self + other;
            }
        }

        impl Sum for $unit {
            fn sum<I: Iterator<Item = $unit>>(all: I) -> $unit {
                all.fold($unit::ZERO, |sum, one| sum + one)
            }
        }

        /// As rulebook tables print it: a whole number, or a fraction such as `"1/2"` or `"2 1/2"`.
        impl<'de> Deserialize<'de> for $unit {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Printed::deserialize(from).map(|Printed(share)| $unit(share))
            }
        }
    )*};
}

sums!(Miles Hours);

/// A number as rulebook tables print it: `3`, `"1/2"`, `"2 1/2"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed(pub Share);

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Figure {
            Whole(u32),
            Text(String),
        }
        let parse = |text: &str| -> Option<Share> {
            let (whole, part) = match text.split_once(' ') {
                Some((whole, part)) => (whole.parse().ok()?, part),
                None => (0, text),
            };
            let (over, under) = part.split_once('/')?;
            let (over, under): (u32, u32) = (over.parse().ok()?, under.parse().ok()?);
            (under > 0).then(|| Share::from_integer(whole) + Share::new(over.into(), under.into()))
        };
        match Figure::deserialize(from)? {
            Figure::Whole(whole) => Ok(Printed(Share::from_integer(whole.into()))),
            Figure::Text(text) => {
                parse(&text).map(Printed).ok_or_else(|| D::Error::custom(format!("`{text}` is no fraction")))
            }
        }
    }
}
