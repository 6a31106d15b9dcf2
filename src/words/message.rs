//! Messages: which sentence, and what goes into it. Language and units are chosen later, where the reader is known.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::{Serialize, Serializer};

use super::{Language, Tongue, library};

/// A text for people, in no language yet: a sentence of the Fluent files with its arguments, a literal text, or several
/// of these. [`Words::told`] puts it into a language.
///
/// `Display` is English in feet, as JSON and logs use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words(Content);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    /// A sentence of the Fluent files.
    Sentence { key: Cow<'static, str>, args: Vec<(&'static str, Arg)> },
    /// A text that is the same in every language.
    AsItIs(Cow<'static, str>),
    /// Several in a row, with a separator.
    Row { words: Vec<Words>, between: &'static str },
    /// Capitalized.
    Capital(Box<Words>),
    /// The description of a command or of one of its options.
    About { command: String, option: Option<&'static str> },
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text that is the same in every language: a name, a square, a command.
    Text(String),
    /// A number, which may choose between singular and plural.
    Number(i64),
    /// A decimal number, in hundredths.
    Figure(i64),
    /// A length on the board.
    Length(Length),
    /// Text that differs by language.
    Words(Words),
}

/// A length on the board: `10 ft` or `3 m`, or the number alone where the unit is written beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// The length in half feet.
    pub half_feet: i64,
    /// Whether to write the unit.
    pub unit: bool,
}

impl Length {
    /// The same length with its unit.
    #[must_use]
    pub fn with_unit(self) -> Self {
        Length { unit: true, ..self }
    }
}

/// A value that can be an argument of a sentence.
pub trait Worded {
    /// The value as an argument.
    fn worded(&self) -> Arg;
}

/// A sentence of the Fluent files with its arguments: `say!("stays", creature, at = ruling.to)`.
#[macro_export]
macro_rules! say {
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::Words::sentence($key, vec![$((stringify!($name), $crate::say!(@ $name $(= $value)?))),*])
    };
    (@ $name:ident) => { $crate::words::Worded::worded(&$name) };
    (@ $name:ident = $value:expr) => { $crate::words::Worded::worded(&$value) };
}

/// Makes types arguments by their `Display`.
#[macro_export]
macro_rules! worded_as_shown {
    ($($shown:ty),+ $(,)?) => {$(
        impl $crate::words::Worded for $shown {
            fn worded(&self) -> $crate::words::Arg {
                $crate::words::Arg::Text(self.to_string())
            }
        }
    )+};
}

/// Makes types arguments by a translated word, found in the files by kind and word: `condition-prone`.
#[macro_export]
macro_rules! worded_by_kind {
    ($($shown:ty as $kind:literal),+ $(,)?) => {$(
        impl $crate::words::Worded for $shown {
            fn worded(&self) -> $crate::words::Arg {
                $crate::words::Arg::Words($crate::words::Words::of_kind($kind, self.word()))
            }
        }
    )+};
}

impl Words {
    /// A sentence by its key. [`say!`] is the short way to write it.
    #[must_use]
    pub fn sentence(key: impl Into<Cow<'static, str>>, args: Vec<(&'static str, Arg)>) -> Self {
        Words(Content::Sentence { key: key.into(), args })
    }

    /// The translated word for a value of a kind: `condition-prone`.
    #[must_use]
    pub fn of_kind(kind: &str, word: &str) -> Self {
        Words::sentence(format!("{kind}-{word}"), Vec::new())
    }

    /// A text that is the same in every language: names, squares, commands, numbers.
    #[must_use]
    pub fn as_it_is(text: impl Into<Cow<'static, str>>) -> Self {
        Words(Content::AsItIs(text.into()))
    }

    /// The description of a command, or of one of its options.
    #[must_use]
    pub fn about(command: String, option: Option<&'static str>) -> Self {
        Words(Content::About { command, option })
    }

    /// The empty text.
    #[must_use]
    pub fn none() -> Self {
        Words::as_it_is("")
    }

    /// Several in a row, with a separator that is the same in every language.
    #[must_use]
    pub fn row(words: impl IntoIterator<Item = Words>, between: &'static str) -> Self {
        Words(Content::Row { words: words.into_iter().collect(), between })
    }

    /// One per line.
    #[must_use]
    pub fn lines(words: impl IntoIterator<Item = Words>) -> Self {
        Words::row(words, "\n")
    }

    /// Sentences in a row; skips `None`.
    #[must_use]
    pub fn sentences(all: impl IntoIterator<Item = Option<Words>>) -> Self {
        Words::row(all.into_iter().flatten(), " ")
    }

    /// `A, B, C`.
    #[must_use]
    pub fn list<W: Worded>(all: impl IntoIterator<Item = W>) -> Self {
        Words::row(all.into_iter().map(|one| Words::of(&one)), ", ")
    }

    /// `A, B and C`.
    #[must_use]
    pub fn all<W: Worded>(all: impl IntoIterator<Item = W>) -> Self {
        let mut all: Vec<Words> = all.into_iter().map(|one| Words::of(&one)).collect();
        match (all.pop(), all.is_empty()) {
            (None, _) => Words::none(),
            (Some(only), true) => only,
            (Some(last), false) => {
                let before = Words::list(all);
                crate::say!("and", before, last)
            }
        }
    }

    /// A single value as text.
    #[must_use]
    pub fn of(one: &(impl Worded + ?Sized)) -> Self {
        match one.worded() {
            Arg::Words(words) => words,
            Arg::Text(text) => Words::as_it_is(text),
            other => crate::say!("itself", it = other),
        }
    }

    /// The same text, capitalized.
    #[must_use]
    pub fn capital(self) -> Self {
        Words(Content::Capital(Box::new(self)))
    }

    /// The same text with more appended.
    #[must_use]
    pub fn then(self, more: Words) -> Self {
        Words::row([self, more], "")
    }

    /// Whether there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Content::AsItIs(text) => text.is_empty(),
            Content::Row { words, .. } => words.iter().all(Words::is_empty),
            Content::Capital(words) => words.is_empty(),
            Content::Sentence { .. } | Content::About { .. } => false,
        }
    }

    /// The text in a language and units.
    #[must_use]
    pub fn told(&self, tongue: Tongue) -> String {
        match &self.0 {
            Content::AsItIs(text) => text.clone().into_owned(),
            Content::Row { words, between } => {
                let told: Vec<String> = words.iter().map(|words| words.told(tongue)).collect();
                told.join(between)
            }
            Content::Capital(words) => {
                let told = words.told(tongue);
                let mut letters = told.chars();
                letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
            }
            Content::About { command, option } => {
                let about = |language: Language| match option {
                    Some(option) => language.option(command, option),
                    None => language.command(command),
                };
                about(tongue.language).or_else(|| about(Language::English)).unwrap_or_default()
            }
            Content::Sentence { key, args } => {
                let mut told = FluentArgs::with_capacity(args.len());
                for (name, arg) in args {
                    told.set(*name, arg.told(tongue));
                }
                library::sentence(tongue.language, key, &told)
            }
        }
    }
}

/// English text, for scripts.
impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.told(Tongue::default()))
    }
}

impl Arg {
    /// A number rounded to two decimals.
    #[must_use]
    pub fn decimal(figure: f64) -> Self {
        Arg::Figure((figure * 100.0).round() as i64)
    }

    fn told(&self, tongue: Tongue) -> FluentValue<'_> {
        match self {
            Arg::Text(text) => text.as_str().into(),
            Arg::Number(number) => (*number).into(),
            Arg::Figure(hundredths) => tongue.figure(*hundredths).into(),
            Arg::Length(length) => tongue.length(*length).into(),
            Arg::Words(words) => words.told(tongue).into(),
        }
    }
}

impl Worded for Arg {
    fn worded(&self) -> Arg {
        self.clone()
    }
}

impl Worded for Words {
    fn worded(&self) -> Arg {
        Arg::Words(self.clone())
    }
}

impl Worded for Length {
    fn worded(&self) -> Arg {
        Arg::Length(*self)
    }
}

impl<T: Worded + ?Sized> Worded for &T {
    fn worded(&self) -> Arg {
        (**self).worded()
    }
}

impl<T: Worded + ?Sized + ToOwned> Worded for Cow<'_, T> {
    fn worded(&self) -> Arg {
        self.as_ref().worded()
    }
}

worded_as_shown!(str, String, char);

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl Worded for $number {
            fn worded(&self) -> Arg {
                Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )+};
}

numbers!(i32, i64, u8, u16, u32, u64, usize);
