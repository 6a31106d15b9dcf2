use std::fmt;

use serde::{Deserialize, Serialize};

crate::word_enum! {
    /// A size category, from smallest to largest. The ruleset says how many squares each takes up, and not every ruleset has them all.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Size {
        Fine "fine",
        Diminutive "diminutive",
        Tiny "tiny",
        Small "small",
        Medium "medium",
        Large "large",
        Huge "huge",
        Gargantuan "gargantuan",
        Colossal "colossal",
        Titanic "titanic",
        TitanicPlus "titanic-plus",
        TitanicTwoPlus "titanic-two-plus",
        TitanicThreePlus "titanic-three-plus",
    }
}

/// The most squares on a side of a space.
pub const MOST_SPACE: u32 = 16;

impl Size {
    /// The next smaller category, if any.
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

crate::word_enum! {
    /// Whether a big creature is tall or long, which decides its natural reach.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Shape {
        /// Tall, as a giant.
        #[default]
        Tall "tall",
        /// Long, as a horse.
        Long "long",
    }

    /// The direction in which a squeezed space keeps its full length. The ruleset says how wide it is across.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Squeezed {
        /// Full height in rows, fewer columns.
        NorthSouth "north-south",
        /// Full width in columns, fewer rows.
        WestEast "west-east",
    }
}
