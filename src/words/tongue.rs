//! How lengths are told.

use std::fmt;

use super::{Language, Length};

/// In what lengths are told. On the board 5 ft are 1.5 m, a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Units {
    /// Feet, as the rulebooks have it.
    #[default]
    Feet,
    /// Metres.
    Metres,
}

impl Units {
    /// The words for all of them.
    pub const WORDS: &'static [&'static str] = &["feet", "metres"];

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Units::Feet => "feet",
            Units::Metres => "metres",
        }
    }

    /// What stands behind a figure in it.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Units::Feet => "ft",
            Units::Metres => "m",
        }
    }

    /// Whether lengths are told as the rulebooks do.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Units::default()
    }
}

/// What a table says of how its people are spoken to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Spoken {
    /// The language of all answers; of itself a table answers each person in the person's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// In what lengths are told.
    #[serde(default, skip_serializing_if = "Units::is_usual")]
    pub units: Units,
}

impl Spoken {
    /// How somebody is spoken to whose own language is this.
    #[must_use]
    pub fn to(self, own: Language) -> Tongue {
        Tongue { language: self.language.unwrap_or(own), units: self.units }
    }

    /// Whether nothing is said of it.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Spoken::default()
    }
}

/// How somebody is spoken to: in which language, and in what units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tongue {
    /// The language.
    pub language: Language,
    /// In what lengths are told.
    pub units: Units,
}

impl Tongue {
    /// A length as it is told: `10 ft`, `12.5 ft`, `1,5 m`.
    #[must_use]
    pub fn length(self, length: Length) -> String {
        let hundredths = match self.units {
            Units::Feet => length.half_feet.saturating_mul(50),
            Units::Metres => length.half_feet.saturating_mul(15),
        };
        let figure = self.figure(hundredths);
        if length.unit { format!("{figure} {}", self.units.sign()) } else { figure }
    }

    /// So many hundredths as a figure with no more places than it needs: `12`, `1.5`, `0,75`.
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
    fn a_length_is_told_in_the_units_and_with_the_point_of_its_reader() {
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
