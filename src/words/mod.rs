//! What people read, by language: Fluent files in `assets/words`, a folder per language. Code contains no sentences.
//!
//! `say!("key", who, feet)` makes a [`Message`]: a sentence and its arguments, in no language yet.
//! Explanations, user errors and outcomes are made of these; a reply knows its reader's [`Locale`] (language and
//! units), and the edge of the program turns it into text. So the rooms below know no languages, and a length stays a
//! length until somebody reads it. JSON, logs and tests use English and feet.
//!
//! Each rulebook has its own terms ([`Glossary`]): sentences name a term, and the table's rulebook supplies the
//! word for it.
//!
//! Every sentence is whole in its file, so that each language can choose its word order. English is complete and
//! replaces what another language lacks. tests/it/words/sentences.rs checks that the code and the files use the same
//! keys and arguments.

pub mod command_names;
mod entries;
pub mod french;
mod glossary;
pub mod library;
mod locale;
pub mod marks;
mod message;
mod word_enum;

use unic_langid::{LanguageIdentifier, langid};

pub use glossary::Glossary;
pub use locale::{Locale, TableLocale, Units};
pub use marks::Marks;
pub use message::{Arg, Length, Message, ToArg};

/// A language of the bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English, which is complete.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// Its language code, as Discord uses it too.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// The language of a locale such as `de` or `en-GB`; English for languages that the bot lacks.
    #[must_use]
    pub fn of(locale: &str) -> Self {
        let code = locale.split('-').next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code() == code).unwrap_or_default()
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::German => langid!("de"),
            Language::French => langid!("fr"),
        }
    }

    /// The decimal mark.
    fn decimal_mark(self) -> char {
        match self {
            Language::English => '.',
            Language::German | Language::French => ',',
        }
    }

    /// The word in commands.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Language::English => "english",
            Language::German => "german",
            Language::French => "french",
        }
    }
}

impl Language {
    /// What a command does (`map paint`), in at most 100 characters; `None` if it is not described.
    #[must_use]
    pub fn command(self, words: &str) -> Option<String> {
        library::command(self, &key(words), None).map(|text| command_names::named(self, &text))
    }

    /// What an option of a command means, in at most 100 characters.
    #[must_use]
    pub fn option(self, words: &str, option: &str) -> Option<String> {
        library::command(self, &key(words), Some(option)).map(|text| command_names::named(self, &text))
    }

    /// What a family of commands (`map`) is about, in at most 100 characters.
    #[must_use]
    pub fn family(self, name: &str) -> Option<String> {
        library::command(self, &format!("fam-{name}"), None)
    }

    /// The name of a command's first word; `None` if it is not translated, as in English.
    #[must_use]
    pub fn command_name(self, name: &str) -> Option<String> {
        library::name(self, &format!("cmd-{name}"))
    }

    /// The name of a command's second word.
    #[must_use]
    pub fn sub_name(self, name: &str, sub: &str) -> Option<String> {
        library::name(self, &format!("sub-{name}-{sub}"))
    }

    /// The name of an option: shared by all commands, unless this one has its own.
    #[must_use]
    pub fn option_name(self, words: &str, option: &str) -> Option<String> {
        let here = library::name(self, &format!("opt-{}-{option}", words.replace(' ', "-")));
        here.or_else(|| library::name(self, &format!("opt-{option}")))
    }
}

impl Language {
    /// The name of an option's choice: shared by all options, unless this one has its own.
    #[must_use]
    pub fn choice_name(self, option: &str, value: &str) -> Option<String> {
        let here = library::name(self, &format!("choice-{option}-{value}"));
        here.or_else(|| library::name(self, &format!("choice-{value}")))
    }
}

fn key(words: &str) -> String {
    format!("cmd-{}", words.replace(' ', "-"))
}
