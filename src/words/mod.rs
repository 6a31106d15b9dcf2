//! What people read, by language: Fluent files under `assets/words`, one folder a language. English is complete and what stands
//! in for everything that another language leaves out.

mod library;
mod said;
mod tongue;

use unic_langid::{LanguageIdentifier, langid};

pub use said::{Arg, Length, Worded, Words};
pub use tongue::{Spoken, Tongue, Units};

/// A language that the bot speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English: complete.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// Its code, which is Discord's word for it too.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// The language of a locale such as `de` or `en-GB`: English for all that the bot does not speak.
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

    /// What stands between a whole number and its parts.
    fn point(self) -> char {
        match self {
            Language::English => '.',
            Language::German | Language::French => ',',
        }
    }

    /// Its word.
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
    /// What a command of these words does (`map paint`), in at most 100 characters; `None` where nobody has said.
    #[must_use]
    pub fn command(self, words: &str) -> Option<String> {
        library::command(self, &key(words), None)
    }

    /// What an option of it means, in at most 100 characters.
    #[must_use]
    pub fn option(self, words: &str, option: &str) -> Option<String> {
        library::command(self, &key(words), Some(option))
    }

    /// What a family of commands is about (`map`), in at most 100 characters.
    #[must_use]
    pub fn family(self, name: &str) -> Option<String> {
        library::command(self, &format!("fam-{name}"), None)
    }

    /// What a command's first word is called; `None` where it is the word itself, as in English.
    #[must_use]
    pub fn command_name(self, name: &str) -> Option<String> {
        library::name(self, &format!("cmd-{name}"))
    }

    /// What its second word is called.
    #[must_use]
    pub fn sub_name(self, name: &str, sub: &str) -> Option<String> {
        library::name(self, &format!("sub-{name}-{sub}"))
    }

    /// What an option is called: in every command that has it the same, unless it means something else in this one.
    #[must_use]
    pub fn option_name(self, words: &str, option: &str) -> Option<String> {
        let here = library::name(self, &format!("opt-{}-{option}", words.replace(' ', "-")));
        here.or_else(|| library::name(self, &format!("opt-{option}")))
    }
}

impl Language {
    /// What one of the values is called that an option is chosen from: the same wherever it can be chosen, unless it means
    /// something else in this option.
    #[must_use]
    pub fn choice_name(self, option: &str, value: &str) -> Option<String> {
        let here = library::name(self, &format!("choice-{option}-{value}"));
        here.or_else(|| library::name(self, &format!("choice-{value}")))
    }
}

fn key(words: &str) -> String {
    format!("cmd-{}", words.replace(' ', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_is_the_language_it_begins_with() {
        for (locale, language) in [
            ("de", Language::German),
            ("fr", Language::French),
            ("en-GB", Language::English),
            ("pt-BR", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::of(locale), language, "{locale}");
        }
    }

    #[test]
    fn the_languages_are_kept_in_their_own_order() {
        for (at, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, at);
        }
    }
}
