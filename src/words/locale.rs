//! The language and units that a reader is answered in.

use std::fmt;

use super::{Language, Length};

/// The unit of lengths. On the board 5 ft are 1.5 m, a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Units {
    /// Feet, as in the rulebooks.
    #[default]
    Feet,
    /// Metres.
    Metres,
}

impl Units {
    /// The words for all of them.
    pub const WORDS: &'static [&'static str] = &["feet", "metres"];

    /// The word in commands.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Units::Feet => "feet",
            Units::Metres => "metres",
        }
    }

    /// The unit's symbol.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Units::Feet => "ft",
            Units::Metres => "m",
        }
    }

    /// Whether it is the default.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Units::default()
    }
}

/// A table's choice of language and units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Spoken {
    /// The language of all answers; `None` answers each person in their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The unit of lengths.
    #[serde(default, skip_serializing_if = "Units::is_usual")]
    pub units: Units,
}

impl Spoken {
    /// What a reader is answered in, given their own language.
    #[must_use]
    pub fn to(self, own: Language) -> Tongue {
        Tongue { language: self.language.unwrap_or(own), units: self.units }
    }

    /// Whether it is the default.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Spoken::default()
    }
}

/// The language and units of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tongue {
    /// The language.
    pub language: Language,
    /// The unit of lengths.
    pub units: Units,
}

impl Tongue {
    /// A length as text: `10 ft`, `12.5 ft`, `1,5 m`.
    #[must_use]
    pub fn length(self, length: Length) -> String {
        let hundredths = match self.units {
            Units::Feet => length.half_feet.saturating_mul(50),
            Units::Metres => length.half_feet.saturating_mul(15),
        };
        let figure = self.figure(hundredths);
        if length.unit { format!("{figure} {}", self.units.sign()) } else { figure }
    }

    /// Hundredths as text with no more decimals than needed: `12`, `1.5`, `0,75`.
    #[must_use]
    pub fn figure(self, hundredths: i64) -> String {
        Figure { hundredths, point: self.language.point() }.to_string()
    }
}

struct Figure {
    hundredths: i64,
    point: char,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure { hundredths, point } = self;
        let sign = if *hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            rest if rest % 10 == 0 => write!(f, "{sign}{whole}{point}{}", rest / 10),
            rest => write!(f, "{sign}{whole}{point}{rest:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_has_the_units_and_decimal_mark_of_its_reader() {
        let tongue = |language, units| Tongue { language, units };
        let (feet, metres) = (Units::Feet, Units::Metres);
        for (half_feet, tongue, told) in [
            (20, tongue(Language::English, feet), "10 ft"),
            (25, tongue(Language::English, feet), "12.5 ft"),
            (10, tongue(Language::English, metres), "1.5 m"),
            (10, tongue(Language::German, metres), "1,5 m"),
            (80, tongue(Language::French, metres), "12 m"),
            (25, tongue(Language::German, metres), "3,75 m"),
            (-30, tongue(Language::English, feet), "-15 ft"),
            (-10, tongue(Language::German, metres), "-1,5 m"),
            (0, tongue(Language::French, metres), "0 m"),
        ] {
            assert_eq!(tongue.length(Length { half_feet, unit: true }), told);
            let bare = told.split(' ').next().expect("a figure");
            assert_eq!(tongue.length(Length { half_feet, unit: false }), bare);
        }
    }
}
