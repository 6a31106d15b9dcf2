//! What is said: which sentence, and what goes into it. It is put into a language, and lengths into a unit, by the one who
//! knows who reads it.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::{Serialize, Serializer};

use super::{Language, Tongue, library};

/// Something to be read, in no language yet: a sentence of the Fluent files with what goes into it, a text as it is, or
/// several of these in a row. It says the same in every language; [`Words::told`] puts it into one.
///
/// Shown without further ado it is English and counts in feet, as scripts and logs have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words(Said);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    /// A sentence of the files.
    Sentence { key: Cow<'static, str>, args: Vec<(&'static str, Arg)> },
    /// A text that is the same in every language.
    AsItIs(Cow<'static, str>),
    /// One after the other, with this between them.
    Row { words: Vec<Words>, between: &'static str },
    /// With a capital at the beginning.
    Capital(Box<Words>),
    /// What a command does, or what this option of it means.
    About { command: String, option: Option<&'static str> },
}

/// What goes into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text that is the same in every language: a name, a square, a command.
    Text(String),
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// A figure with a fraction, in hundredths.
    Figure(i64),
    /// A length on the board.
    Length(Length),
    /// Something that is said otherwise in each language.
    Words(Words),
}

/// A length in half feet: `10 ft` and `3 m`, or only its figure where the unit stands beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// The length in half feet.
    pub half_feet: i64,
    /// Whether the unit is told.
    pub unit: bool,
}

impl Length {
    /// The same with its unit.
    #[must_use]
    pub fn with_unit(self) -> Self {
        Length { unit: true, ..self }
    }
}

/// What can go into a sentence.
pub trait Worded {
    /// As what it goes into one.
    fn worded(&self) -> Arg;
}

/// A sentence of the Fluent files by its key, with what goes into it: `say!("stays", creature, at = ruling.to)`.
#[macro_export]
macro_rules! say {
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::Words::sentence($key, vec![$((stringify!($name), $crate::say!(@ $name $(= $value)?))),*])
    };
    (@ $name:ident) => { $crate::words::Worded::worded(&$name) };
    (@ $name:ident = $value:expr) => { $crate::words::Worded::worded(&$value) };
}

/// Makes these go into sentences as they are shown.
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

/// Makes these go into sentences by words of their own, which stand in the files by their kind: `condition-prone`.
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
    /// A sentence of the files by its key, with what goes into it. [`say!`] is the short way to write it.
    #[must_use]
    pub fn sentence(key: impl Into<Cow<'static, str>>, args: Vec<(&'static str, Arg)>) -> Self {
        Words(Said::Sentence { key: key.into(), args })
    }

    /// The word for one of a kind of things that have words of their own in code: `condition-prone`.
    #[must_use]
    pub fn of_kind(kind: &str, word: &str) -> Self {
        Words::sentence(format!("{kind}-{word}"), Vec::new())
    }

    /// A text that is the same in every language: names, squares, commands, figures.
    #[must_use]
    pub fn as_it_is(text: impl Into<Cow<'static, str>>) -> Self {
        Words(Said::AsItIs(text.into()))
    }

    /// What a command of these words does, or what this option of it means.
    #[must_use]
    pub fn about(command: String, option: Option<&'static str>) -> Self {
        Words(Said::About { command, option })
    }

    /// Nothing at all.
    #[must_use]
    pub fn none() -> Self {
        Words::as_it_is("")
    }

    /// One after the other, with this between them, which has to be the same in every language.
    #[must_use]
    pub fn row(words: impl IntoIterator<Item = Words>, between: &'static str) -> Self {
        Words(Said::Row { words: words.into_iter().collect(), between })
    }

    /// One below the other.
    #[must_use]
    pub fn lines(words: impl IntoIterator<Item = Words>) -> Self {
        Words::row(words, "\n")
    }

    /// One sentence after the other, of those that are said.
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

    /// One thing by itself.
    #[must_use]
    pub fn of(one: &(impl Worded + ?Sized)) -> Self {
        match one.worded() {
            Arg::Words(words) => words,
            Arg::Text(text) => Words::as_it_is(text),
            other => crate::say!("itself", it = other),
        }
    }

    /// The same with a capital at the beginning.
    #[must_use]
    pub fn capital(self) -> Self {
        Words(Said::Capital(Box::new(self)))
    }

    /// The same with more right after it.
    #[must_use]
    pub fn then(self, more: Words) -> Self {
        Words::row([self, more], "")
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Said::AsItIs(text) => text.is_empty(),
            Said::Row { words, .. } => words.iter().all(Words::is_empty),
            Said::Capital(words) => words.is_empty(),
            Said::Sentence { .. } | Said::About { .. } => false,
        }
    }

    /// What is read by somebody of this tongue.
    #[must_use]
    pub fn told(&self, tongue: Tongue) -> String {
        match &self.0 {
            Said::AsItIs(text) => text.clone().into_owned(),
            Said::Row { words, between } => {
                let told: Vec<String> = words.iter().map(|words| words.told(tongue)).collect();
                told.join(between)
            }
            Said::Capital(words) => {
                let told = words.told(tongue);
                let mut letters = told.chars();
                letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
            }
            Said::About { command, option } => {
                let about = |language: Language| match option {
                    Some(option) => language.option(command, option),
                    None => language.command(command),
                };
                about(tongue.language).or_else(|| about(Language::English)).unwrap_or_default()
            }
            Said::Sentence { key, args } => {
                let mut told = FluentArgs::with_capacity(args.len());
                for (name, arg) in args {
                    told.set(*name, arg.told(tongue));
                }
                library::sentence(tongue.language, key, &told)
            }
        }
    }
}

/// As scripts have it: in English.
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
    /// A figure with at most two places behind the point.
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
