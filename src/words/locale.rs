//! The language, units and terms of an answer.

use std::fmt;

use super::{Glossary, Language, Length, Marks};

/// The unit of lengths. On the board, 5 ft or 1.5 m are a square.
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
    pub fn symbol(self) -> &'static str {
        match self {
            Units::Feet => "ft",
            Units::Metres => "m",
        }
    }

    /// Whether it is the default.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Units::default()
    }
}

/// A table's choice of language and units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct TableLocale {
    /// The language of all answers; with `None` each person gets their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The unit of lengths.
    #[serde(default, skip_serializing_if = "Units::is_default")]
    pub units: Units,
}

impl TableLocale {
    /// The locale of an answer to a reader with this language; in the 3.5 SRD's terms until a rulebook is known.
    #[must_use]
    pub fn for_reader(self, own: Language) -> Locale {
        Locale { language: self.language.unwrap_or(own), units: self.units, ..Locale::default() }
    }

    /// Whether it is the default.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == TableLocale::default()
    }
}

/// The language, units and terms of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// The unit of lengths.
    pub units: Units,
    /// The rulebook whose terms are used.
    pub glossary: Glossary,
    /// The language of command and option names: the reader's client's. The console's is English.
    pub commands: Language,
    /// Which marks stay in the text for the front end that shows it.
    pub marks: Marks,
}

impl Locale {
    /// The same, with commands and options as a client in this language shows them.
    #[must_use]
    pub fn with_commands_in(self, commands: Language) -> Self {
        Locale { commands, ..self }
    }

    /// The same, with marks in the text.
    #[must_use]
    pub fn marking(self, marks: Marks) -> Self {
        Locale { marks, ..self }
    }

    /// The same, with the terms of the rulebook with this id.
    #[must_use]
    pub fn in_terms_of(self, rulebook: &str) -> Self {
        Locale { glossary: Glossary::of(rulebook), ..self }
    }

    /// A length as text: `10 ft`, `12.5 ft`, `1,5 m`.
    #[must_use]
    pub fn length(self, length: Length) -> String {
        let hundredths = match self.units {
            Units::Feet => length.half_feet.saturating_mul(50),
            Units::Metres => length.half_feet.saturating_mul(15),
        };
        let figure = self.figure(hundredths);
        if length.unit { format!("{figure} {}", self.units.symbol()) } else { figure }
    }

    /// Hundredths as text with no more decimals than needed: `12`, `1.5`, `0,75`.
    #[must_use]
    pub fn figure(self, hundredths: i64) -> String {
        Figure { hundredths, decimal_mark: self.language.decimal_mark() }.to_string()
    }
}

struct Figure {
    hundredths: i64,
    decimal_mark: char,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure { hundredths, decimal_mark } = self;
        let sign = if *hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            rest if rest % 10 == 0 => write!(f, "{sign}{whole}{decimal_mark}{}", rest / 10),
            rest => write!(f, "{sign}{whole}{decimal_mark}{rest:02}"),
        }
    }
}
