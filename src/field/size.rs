use std::fmt;

use serde::{Deserialize, Serialize};

/// A size category. How many squares it takes up is the ruleset's to say, and not every ruleset knows them all.
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
    /// From the smallest to the biggest.
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
            Size::Titanic => "titanic",
            Size::TitanicPlus => "titanic-plus",
            Size::TitanicTwoPlus => "titanic-two-plus",
            Size::TitanicThreePlus => "titanic-three-plus",
        }
    }

    /// The category one smaller, if there is one.
    #[must_use]
    pub fn smaller(self) -> Option<Size> {
        (self as usize).checked_sub(1).map(|below| Size::ALL[below])
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

/// Which way the long side of a squeezed space runs. How wide the short side is, the ruleset says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Squeezed {
    /// As many rows as ever, fewer columns.
    NorthSouth,
    /// As many columns as ever, fewer rows.
    WestEast,
}

impl Squeezed {
    /// The word for it in notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Squeezed::NorthSouth => "north-south",
            Squeezed::WestEast => "west-east",
        }
    }
}
