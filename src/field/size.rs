use std::fmt;

use serde::{Deserialize, Serialize};

/// A size category. The ruleset says how many squares each takes up, and not every ruleset has them all.
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
    Titanic,
    TitanicPlus,
    TitanicTwoPlus,
    TitanicThreePlus,
}

impl Size {
    /// From smallest to largest.
    pub const ALL: [Size; 13] = [
        Size::Fine,
        Size::Diminutive,
        Size::Tiny,
        Size::Small,
        Size::Medium,
        Size::Large,
        Size::Huge,
        Size::Gargantuan,
        Size::Colossal,
        Size::Titanic,
        Size::TitanicPlus,
        Size::TitanicTwoPlus,
        Size::TitanicThreePlus,
    ];

    /// The word in commands and notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
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
            Size::Titanic => "titanic",
            Size::TitanicPlus => "titanic-plus",
            Size::TitanicTwoPlus => "titanic-two-plus",
            Size::TitanicThreePlus => "titanic-three-plus",
        }
    }

    /// The next smaller category, if there is one.
    #[must_use]
    pub fn smaller(self) -> Option<Size> {
        (self as usize).checked_sub(1).map(|below| Size::ALL[below])
    }

    /// The number of categories between two sizes.
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

/// Whether a big creature is tall or long, which decides its natural reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Tall, as a giant.
    #[default]
    Tall,
    /// Long, as a horse.
    Long,
}

impl Shape {
    /// The word in commands and notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Shape::Tall => "tall",
            Shape::Long => "long",
        }
    }
}

/// The direction in which a squeezed space keeps its full length. The ruleset says how wide it is across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Squeezed {
    /// Full height in rows, fewer columns.
    NorthSouth,
    /// Full width in columns, fewer rows.
    WestEast,
}

impl Squeezed {
    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Squeezed::NorthSouth => "north-south",
            Squeezed::WestEast => "west-east",
        }
    }
}
