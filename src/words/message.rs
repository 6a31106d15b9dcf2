//! Messages: a sentence and its arguments. Language and units are chosen later, once the reader is known.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::{Serialize, Serializer};

use super::{Language, Locale, Marks, french, library, marks};

/// Text for people, in no language yet: a sentence of the Fluent files with its arguments, a literal string, or several
/// of these. [`Message::localized`] puts it into a language.
///
/// `Display` is English in feet, as JSON and logs use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message(Content);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    /// A sentence of the Fluent files.
    Sentence { key: Cow<'static, str>, args: Vec<(&'static str, Arg)> },
    /// Text that is the same in every language.
    Literal(Cow<'static, str>),
    /// Several in a row, with a separator.
    Joined { words: Vec<Message>, between: &'static str },
    /// Capitalized.
    Capitalized(Box<Message>),
    /// Text as it was typed or could be typed.
    Code(String),
    /// A person, by id.
    Person(u64),
    /// Everybody with a role, by its id.
    Role(u64),
    /// Text that was stored with its marks.
    Marked(String),
    /// The description of a command or of one of its options.
    CommandHelp { command: String, option: Option<&'static str> },
    /// A value of an option, by the word that is typed.
    Choice { option: String, value: String },
    /// An option of a command.
    OptionName { command: String, option: String },
    /// Commands with the same first word.
    Commands { first: &'static str, subs: Vec<&'static str> },
}

/// The most names in a list; the rest are only counted.
const MOST_NAMES: usize = 12;

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Text that is the same in every language: a name, a square, a command.
    Text(String),
    /// A number, which may select singular or plural.
    Number(i64),
    /// A decimal number, in hundredths.
    Figure(i64),
    /// A length on the board.
    Length(Length),
    /// Text that differs by language.
    Message(Message),
}

/// A length on the board: `10 ft` or `3 m`, or just the number if the unit is written beside it.
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

/// A value that can be a sentence's argument.
pub trait ToArg {
    /// The value as an argument.
    fn to_arg(&self) -> Arg;
}

/// A sentence of the Fluent files with its arguments: `say!("stays", creature, at = ruling.to)`.
#[macro_export]
macro_rules! say {
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::Message::sentence($key, vec![$((stringify!($name), $crate::say!(@ $name $(= $value)?))),*])
    };
    (@ $name:ident) => { $crate::words::ToArg::to_arg(&$name) };
    (@ $name:ident = $value:expr) => { $crate::words::ToArg::to_arg(&$value) };
}

/// Makes types usable as arguments through their `Display`.
#[macro_export]
macro_rules! arg_from_display {
    ($($shown:ty),+ $(,)?) => {$(
        impl $crate::words::ToArg for $shown {
            fn to_arg(&self) -> $crate::words::Arg {
                $crate::words::Arg::Text(self.to_string())
            }
        }
    )+};
}

/// Makes types usable as arguments through a translated word, found in the files by kind and word: `condition-prone`.
#[macro_export]
macro_rules! arg_by_word {
    ($($shown:ty as $kind:literal),+ $(,)?) => {$(
        impl $crate::words::ToArg for $shown {
            fn to_arg(&self) -> $crate::words::Arg {
                $crate::words::Arg::Message($crate::words::Message::term($kind, self.word()))
            }
        }
    )+};
}

impl Message {
    /// A sentence by its key; usually written with [`say!`].
    #[must_use]
    pub fn sentence(key: impl Into<Cow<'static, str>>, args: Vec<(&'static str, Arg)>) -> Self {
        Message(Content::Sentence { key: key.into(), args })
    }

    /// The translated word for a value of a kind: `condition-prone`.
    #[must_use]
    pub fn term(kind: &str, word: &str) -> Self {
        Message::sentence(format!("{kind}-{word}"), Vec::new())
    }

    /// Text that is the same in every language: names, squares, commands, numbers.
    #[must_use]
    pub fn literal(text: impl Into<Cow<'static, str>>) -> Self {
        Message(Content::Literal(text.into()))
    }

    /// Text as it was typed or could be typed, in backticks.
    #[must_use]
    pub fn code(text: impl Into<String>) -> Self {
        Message(Content::Code(text.into()))
    }

    /// A person: a client shows the name, everything else the id.
    #[must_use]
    pub fn person(id: u64) -> Self {
        Message(Content::Person(id))
    }

    /// Everybody with a role.
    #[must_use]
    pub fn role(id: u64) -> Self {
        Message(Content::Role(id))
    }

    /// Text that [`Message::localized`] returned with marks.
    #[must_use]
    pub fn marked(text: impl Into<String>) -> Self {
        Message(Content::Marked(text.into()))
    }

    /// The description of a command, or of one of its options.
    #[must_use]
    pub fn command_help(command: String, option: Option<&'static str>) -> Self {
        Message(Content::CommandHelp { command, option })
    }

    /// A value of an option, by the name that the reader's client offers, or by the word typed on the console.
    #[must_use]
    pub fn choice(option: impl Into<String>, value: impl Into<String>) -> Self {
        Message(Content::Choice { option: option.into(), value: value.into() })
    }

    /// Values of an option, as [`Message::choice`] names them.
    #[must_use]
    pub fn choices<'w>(option: &str, values: impl IntoIterator<Item = &'w str>) -> Self {
        Message::list(values.into_iter().map(|value| Message::choice(option, value)))
    }

    /// The name of a command's option in the reader's client.
    #[must_use]
    pub fn option_name(command: impl Into<String>, option: impl Into<String>) -> Self {
        Message(Content::OptionName { command: command.into(), option: option.into() })
    }

    /// Commands with the same first word, as the reader's client names them: `/map paint|edge|wall`.
    #[must_use]
    pub fn commands(first: &'static str, subs: Vec<&'static str>) -> Self {
        Message(Content::Commands { first, subs })
    }

    /// The empty text.
    #[must_use]
    pub fn empty() -> Self {
        Message::literal("")
    }

    /// Several messages in a row, with a separator that is the same in every language.
    #[must_use]
    pub fn joined(words: impl IntoIterator<Item = Message>, between: &'static str) -> Self {
        Message(Content::Joined { words: words.into_iter().collect(), between })
    }

    /// One per line.
    #[must_use]
    pub fn lines(words: impl IntoIterator<Item = Message>) -> Self {
        Message::joined(words, "\n")
    }

    /// Sentences in a row; skips `None`.
    #[must_use]
    pub fn sentences(all: impl IntoIterator<Item = Option<Message>>) -> Self {
        Message::joined(all.into_iter().flatten(), " ")
    }

    /// `A, B, C`.
    #[must_use]
    pub fn list<W: ToArg>(all: impl IntoIterator<Item = W>) -> Self {
        Message::joined(all.into_iter().map(|one| Message::of(&one)), ", ")
    }

    /// Any number of names of things on the table: `A, B, C`, and beyond twelve `A, B and 7 more`.
    #[must_use]
    pub fn names<W: ToArg>(all: impl IntoIterator<Item = W>) -> Self {
        let mut all: Vec<Message> = all.into_iter().map(|one| Message::of(&one)).collect();
        let more = all.len().saturating_sub(MOST_NAMES);
        all.truncate(MOST_NAMES);
        Message::list_of_more(all, more)
    }

    /// `A, B and 7 more`: the beginning of a list.
    #[must_use]
    pub fn list_of_more<W: ToArg>(shown: impl IntoIterator<Item = W>, more: usize) -> Self {
        let names = Message::list(shown);
        if more == 0 { names } else { crate::say!("names-and-more", names, more) }
    }

    /// `A, B and C`.
    #[must_use]
    pub fn and_list<W: ToArg>(all: impl IntoIterator<Item = W>) -> Self {
        let mut all: Vec<Message> = all.into_iter().map(|one| Message::of(&one)).collect();
        match (all.pop(), all.is_empty()) {
            (None, _) => Message::empty(),
            (Some(only), true) => only,
            (Some(last), false) => {
                let before = Message::list(all);
                crate::say!("and", before, last)
            }
        }
    }

    /// A single value as text.
    #[must_use]
    pub fn of(one: &(impl ToArg + ?Sized)) -> Self {
        match one.to_arg() {
            Arg::Message(words) => words,
            Arg::Text(text) => Message::literal(text),
            other => crate::say!("itself", it = other),
        }
    }

    /// The same text, capitalized.
    #[must_use]
    pub fn capitalized(self) -> Self {
        Message(Content::Capitalized(Box::new(self)))
    }

    /// The same text with more appended.
    #[must_use]
    pub fn then(self, more: Message) -> Self {
        Message::joined([self, more], "")
    }

    /// Its lines, if it was built from lines; otherwise the whole message.
    #[must_use]
    pub fn parts(&self) -> Vec<&Message> {
        match &self.0 {
            Content::Joined { words, between: "\n" } => words.iter().flat_map(Message::parts).collect(),
            Content::Joined { words, between: "" } => match &words[..] {
                [first, rest @ ..] if first.parts().len() > 1 => {
                    first.parts().into_iter().chain(rest.iter().filter(|more| !more.is_empty())).collect()
                }
                _ => vec![self],
            },
            _ => vec![self],
        }
    }

    /// Whether it is the sentence with this key.
    #[must_use]
    pub fn is(&self, key: &str) -> bool {
        matches!(&self.0, Content::Sentence { key: own, .. } if own == key)
    }

    /// The text after the dash, for a reason in a list; otherwise the message itself.
    #[must_use]
    pub fn without_dash(&self) -> &Message {
        match &self.0 {
            Content::Sentence { key, args } if key == "reason" => match &args[..] {
                [(_, Arg::Message(why))] => why,
                _ => self,
            },
            _ => self,
        }
    }

    /// The same message about somebody else: arguments equal to the first name become the second.
    #[must_use]
    pub fn about(&self, name: &str, other: &str) -> Message {
        let renamed = |arg: &Arg| match arg {
            Arg::Text(text) if text == name => Arg::Text(other.to_owned()),
            Arg::Message(message) => Arg::Message(message.about(name, other)),
            arg => arg.clone(),
        };
        Message(match &self.0 {
            Content::Sentence { key, args } => Content::Sentence {
                key: key.clone(),
                args: args.iter().map(|(key, arg)| (*key, renamed(arg))).collect(),
            },
            Content::Joined { words, between } => {
                Content::Joined { words: words.iter().map(|word| word.about(name, other)).collect(), between }
            }
            Content::Capitalized(words) => Content::Capitalized(Box::new(words.about(name, other))),
            other => other.clone(),
        })
    }

    /// Whether there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Content::Literal(text) => text.is_empty(),
            Content::Marked(text) => text.is_empty(),
            Content::Joined { words, .. } => words.iter().all(Message::is_empty),
            Content::Capitalized(words) => words.is_empty(),
            Content::Code(_) | Content::Person(_) | Content::Role(_) => false,
            Content::Sentence { .. } | Content::CommandHelp { .. } => false,
            Content::Choice { .. } | Content::OptionName { .. } | Content::Commands { .. } => false,
        }
    }

    /// The text in a language and units.
    #[must_use]
    pub fn localized(&self, locale: Locale) -> String {
        match &self.0 {
            Content::Literal(text) => typed(text, locale).into_owned(),
            Content::Code(text) => match locale.marks {
                Marks::All => marks::code(&marks::without(text)),
                _ => format!("`{}`", typed(text, locale)),
            },
            Content::Person(id) if locale.marks == Marks::None => id.to_string(),
            Content::Person(id) => marks::person(*id),
            Content::Role(id) if locale.marks == Marks::None => id.to_string(),
            Content::Role(id) => marks::role(*id),
            Content::Marked(text) if locale.marks == Marks::None => marks::plain(text),
            Content::Marked(text) => text.clone(),
            Content::Joined { words, between } => {
                let parts: Vec<String> = words.iter().map(|words| words.localized(locale)).collect();
                parts.join(french::separator(locale.language, between))
            }
            Content::Capitalized(words) => {
                let text = words.localized(locale);
                let mut letters = text.chars();
                let first = letters.next();
                // Dice keep their lower-case letter: `d20 (6) +5 = 11`.
                if letters.clone().next().is_some_and(|second| second.is_ascii_digit()) {
                    return text;
                }
                first.map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
            }
            Content::CommandHelp { command, option } => {
                let about = |language: Language| match option {
                    Some(option) => language.option(command, option),
                    None => language.command(command),
                };
                about(locale.language).or_else(|| about(Language::English)).unwrap_or_default()
            }
            Content::Choice { option, value } => {
                locale.commands.choice_name(option, value).unwrap_or_else(|| typed(value, locale).into_owned())
            }
            Content::OptionName { command, option } => {
                locale.commands.option_name(command, option).unwrap_or_else(|| option.clone())
            }
            Content::Commands { first, subs } => {
                let name = |sub: &&str| locale.commands.sub_name(first, sub).unwrap_or_else(|| (*sub).to_owned());
                let subs = subs.iter().map(name).collect::<Vec<_>>().join("|");
                let first = locale.commands.command_name(first).unwrap_or_else(|| (*first).to_owned());
                format!("/{first} {subs}").trim_end().to_owned()
            }
            Content::Sentence { key, args } => {
                let mut fluent = FluentArgs::with_capacity(args.len());
                for (name, arg) in args {
                    fluent.set(*name, arg.localized(locale));
                }
                library::sentence(locale, key, &fluent)
            }
        }
    }
}

/// Text from outside the files; in marked text, any marks of its own are replaced.
fn typed(text: &str, locale: Locale) -> Cow<'_, str> {
    if locale.marks == Marks::None { Cow::Borrowed(text) } else { Cow::Owned(marks::without(text)) }
}

/// Serializes as English text, for scripts.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.localized(Locale::default()))
    }
}

impl Arg {
    /// A number rounded to two decimals.
    #[must_use]
    pub fn decimal(figure: f64) -> Self {
        Arg::Figure((figure * 100.0).round() as i64)
    }

    fn localized(&self, locale: Locale) -> FluentValue<'_> {
        match self {
            Arg::Text(text) => typed(text, locale).into(),
            Arg::Number(number) => (*number).into(),
            Arg::Figure(hundredths) => locale.figure(*hundredths).into(),
            Arg::Length(length) => locale.length(*length).into(),
            Arg::Message(words) => words.localized(locale).into(),
        }
    }
}

impl ToArg for Arg {
    fn to_arg(&self) -> Arg {
        self.clone()
    }
}

impl ToArg for Message {
    fn to_arg(&self) -> Arg {
        Arg::Message(self.clone())
    }
}

impl ToArg for Length {
    fn to_arg(&self) -> Arg {
        Arg::Length(*self)
    }
}

impl<T: ToArg + ?Sized> ToArg for &T {
    fn to_arg(&self) -> Arg {
        (**self).to_arg()
    }
}

impl<T: ToArg + ?Sized + ToOwned> ToArg for Cow<'_, T> {
    fn to_arg(&self) -> Arg {
        self.as_ref().to_arg()
    }
}

arg_from_display!(str, String, char);

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl ToArg for $number {
            fn to_arg(&self) -> Arg {
                Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )+};
}

numbers!(i32, i64, u8, u16, u32, u64, usize);
