//! Flight by classes of maneuverability: the rows of the table, each with a cell for every class.

use std::fmt;

use serde::Deserialize;

use super::{RuleId, RuleValue};
use crate::field::Maneuverability;
use crate::grid::Feet;
use crate::say;
use crate::words::{Arg, Message, ToArg};

/// A row of the table: a value for each class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ByClass<T> {
    pub perfect: T,
    pub good: T,
    pub average: T,
    pub poor: T,
    pub clumsy: T,
}

impl<T: Copy> ByClass<T> {
    /// The value for this class.
    #[must_use]
    pub fn of(&self, class: Maneuverability) -> T {
        match class {
            Maneuverability::Perfect => self.perfect,
            Maneuverability::Good => self.good,
            Maneuverability::Average => self.average,
            Maneuverability::Poor => self.poor,
            Maneuverability::Clumsy => self.clumsy,
        }
    }
}

impl<T: Copy + ToArg> RuleValue for ByClass<T> {
    fn meaning(&self, _: RuleId) -> Message {
        let cell = |class: &Maneuverability| say!("cell-of-class", class, cell = self.of(*class));
        Message::list(Maneuverability::ALL.iter().rev().map(cell))
    }
}

impl ToArg for bool {
    fn to_arg(&self) -> Arg {
        Arg::Message(if *self { say!("policy-yes") } else { say!("policy-no") })
    }
}

impl<T: ToArg> ToArg for Allowance<T> {
    fn to_arg(&self) -> Arg {
        match self {
            Allowance::Any => Arg::Message(say!("cell-any")),
            Allowance::At(figure) => figure.to_arg(),
            Allowance::No => Arg::Message(say!("cell-no")),
        }
    }
}

/// Whether something is allowed: freely, at a figure, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Cell<T>")]
pub enum Allowance<T> {
    /// Freely.
    Any,
    /// At this figure.
    At(T),
    /// Not at all.
    No,
}

/// Its form in a file: a word or a figure.
#[derive(Deserialize)]
#[serde(untagged)]
enum Cell<T> {
    Word(Word),
    At(T),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Any,
    No,
}

impl<T> From<Cell<T>> for Allowance<T> {
    fn from(cell: Cell<T>) -> Self {
        match cell {
            Cell::Word(Word::Any) => Allowance::Any,
            Cell::Word(Word::No) => Allowance::No,
            Cell::At(figure) => Allowance::At(figure),
        }
    }
}

/// How far a creature turns, in steps of 45 degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "u32")]
pub struct Degrees(u32);

impl Degrees {
    /// This many eighths of a full turn.
    #[must_use]
    pub fn of_eighths(eighths: u32) -> Self {
        Degrees(eighths.min(4) * 45)
    }

    /// The same in eighths of a full turn: 1 to 4.
    #[must_use]
    pub fn eighths(self) -> u32 {
        self.0 / 45
    }
}

impl TryFrom<u32> for Degrees {
    type Error = String;

    fn try_from(degrees: u32) -> Result<Self, String> {
        match degrees {
            45 | 90 | 135 | 180 => Ok(Degrees(degrees)),
            _ => Err(format!("a turn is of 45, 90, 135 or 180 degrees, not of {degrees}")),
        }
    }
}

impl fmt::Display for Degrees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::of(self).fmt(f)
    }
}

impl ToArg for Degrees {
    fn to_arg(&self) -> Arg {
        Arg::Message(say!("degrees", degrees = self.0))
    }
}

/// Turning this far after, or for, this many feet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// How far.
    pub degrees: Degrees,
    /// After this many feet flown, or for this many feet of speed.
    pub feet: Feet,
}

impl ToArg for Turn {
    fn to_arg(&self) -> Arg {
        Arg::Message(say!("turn-per-feet", degrees = self.degrees, feet = self.feet))
    }
}

/// How steeply a creature climbs or descends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u32")]
pub struct Slope(u32);

impl Slope {
    /// The most feet up or down for 100 ft of level flight.
    #[must_use]
    pub fn per_hundred(self) -> i64 {
        if self.0 == 60 { 173 } else { 100 }
    }
}

impl TryFrom<u32> for Slope {
    type Error = String;

    fn try_from(degrees: u32) -> Result<Self, String> {
        match degrees {
            45 | 60 => Ok(Slope(degrees)),
            _ => Err(format!("flight is as steep as 45 or 60 degrees, not {degrees}")),
        }
    }
}

impl fmt::Display for Slope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::of(self).fmt(f)
    }
}

impl ToArg for Slope {
    fn to_arg(&self) -> Arg {
        Arg::Message(say!("degrees", degrees = self.0))
    }
}

macro_rules! cells {
    ($($(#[$doc:meta])* $cell:ident { $($variant:ident $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
        pub enum $cell {
            $(#[doc = $word] #[serde(rename = $word)] $variant,)+
        }

        impl ToArg for $cell {
            fn to_arg(&self) -> Arg {
                Arg::Message(match self { $($cell::$variant => Message::term("cell", $word),)+ })
            }
        }
    )+};
}

cells! {
    /// The part of its speed that a creature has to fly in a turn to stay up.
    MinimumSpeed {
        None "none",
        Half "half",
    }

    /// How fast a creature climbs or descends, relative to its speed.
    VerticalSpeed {
        Half "half",
        Full "full",
        Double "double",
    }
}

/// What happens to fliers that are too slow to stay up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stall {
    /// Feet that the flier falls at once.
    pub first: Feet,
    /// Feet that it falls in every later round in which it does not recover.
    pub later: Feet,
    /// The DC of its Reflex save to recover.
    pub dc: i32,
}

impl RuleValue for Stall {
    fn meaning(&self, _: RuleId) -> Message {
        say!("stalls", first = self.first, later = self.later, dc = self.dc)
    }
}

policies! {
    /// What the feat for halting in midair allows.
    HoverFeat {
        /// It halts as a move action, and then flies in any direction at half its speed, whatever its maneuverability.
        HalfSpeed "half-speed",
    }

    /// How much of a step that leads both up or down and along is subject to the speed up or down.
    FlightVertical {
        /// The whole step: up at half speed it is hampered once, down at double speed it costs half.
        WholeStep "whole-step",
        /// Only its height: each foot up or down has its own cost, which is added to that of the level part.
        Height "height",
        ;
        /// Whether the height is paid for separately from the level part.
        adds_the_height -> bool { Height => true, WholeStep => false }
    }

    /// The load with which creatures can fly.
    FlightLoad {
        /// Nothing flies with more than a light load, and no quadruped in medium or heavy barding.
        LightOnly "light-only",
    }
}
