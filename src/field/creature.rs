use std::fmt;

use serde::{Deserialize, Serialize};

use super::name::Name;
use crate::grid::{Feet, Square};

/// A size category. How many squares it takes up is the ruleset's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Size {
    Fine,
    Diminutive,
    Tiny,
    Small,
    Medium,
    Large,
    Huge,
    Gargantuan,
    Colossal,
}

impl Size {
    /// From the smallest to the biggest.
    pub const ALL: [Size; 9] = [
        Size::Fine,
        Size::Diminutive,
        Size::Tiny,
        Size::Small,
        Size::Medium,
        Size::Large,
        Size::Huge,
        Size::Gargantuan,
        Size::Colossal,
    ];

    /// The word for it in commands and notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Size::Fine => "fine",
            Size::Diminutive => "diminutive",
            Size::Tiny => "tiny",
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
            Size::Huge => "huge",
            Size::Gargantuan => "gargantuan",
            Size::Colossal => "colossal",
        }
    }

    /// How many categories lie between the two, whichever is bigger.
    #[must_use]
    pub fn apart(self, other: Size) -> u32 {
        (self as u32).abs_diff(other as u32)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Whether a big creature stands upright or is drawn out, which decides its natural reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Upright, as a giant.
    #[default]
    Tall,
    /// Drawn out, as a horse.
    Long,
}

impl Shape {
    /// The word for it in commands and notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Shape::Tall => "tall",
            Shape::Long => "long",
        }
    }
}

/// The side that a creature fights on: any word, with `neutral` for those who fight on none.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Party(pub Name);

impl Party {
    /// Whether this is the side of those who fight on none.
    #[must_use]
    pub fn is_neutral(&self) -> bool {
        self.0.key() == "neutral"
    }

    /// Two creatures are opponents if they are on different sides and neither is neutral.
    #[must_use]
    pub fn opposes(&self, other: &Party) -> bool {
        self.0.key() != other.0.key() && !self.is_neutral() && !other.is_neutral()
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A creature as it stands on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Creature {
    /// What it is called; no two at a table have the same name.
    pub name: Name,
    /// The north-west square of its space.
    pub anchor: Square,
    /// Its size category.
    pub size: Size,
    /// Upright or drawn out.
    pub shape: Shape,
    /// Whose side it is on.
    pub side: Party,
    /// Its speed in feet.
    pub speed: Feet,
    /// Its natural reach in feet, where it is not its size's.
    pub reach: Option<Feet>,
    /// Feet above the floor of its squares, a multiple of 5; 0 is standing.
    pub altitude: Feet,
    /// Unconscious, bound, asleep or the like: it threatens nothing and stops nobody.
    pub helpless: bool,
    /// Whether it is armed so that it could strike at all.
    pub threatens: bool,
}
