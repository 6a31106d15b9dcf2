//! What people read, by language: Fluent files under `assets/words`, one folder a language. English is complete and what stands
//! in for everything that another language leaves out.

use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::{LanguageIdentifier, langid};

/// A language that the bot speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

    /// Its descriptions of the commands, and its names for them: none in English, whose names are those in the code.
    fn sources(self) -> (&'static str, &'static str) {
        match self {
            Language::English => (include_str!("../../assets/words/en/commands.ftl"), ""),
            Language::German => {
                (include_str!("../../assets/words/de/commands.ftl"), include_str!("../../assets/words/de/names.ftl"))
            }
            Language::French => {
                (include_str!("../../assets/words/fr/commands.ftl"), include_str!("../../assets/words/fr/names.ftl"))
            }
        }
    }
}

/// One file in one language.
struct Words {
    bundle: FluentBundle<FluentResource>,
    /// What could not be read of it; nothing, as a test holds.
    #[cfg_attr(not(test), expect(dead_code, reason = "bundled files are held by a test"))]
    faults: Vec<String>,
}

impl Words {
    fn of(language: Language, source: &str) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // No marks around what is put in: names are shown as they are, and monospace boards keep their columns.
        bundle.set_use_isolating(false);
        let mut faults = Vec::new();
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(ToString::to_string));
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(ToString::to_string));
        }
        Words { bundle, faults }
    }

    /// What stands under this key, or in this part of it; `None` where nothing does.
    fn find(&self, key: &str, part: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match part {
            Some(part) => message.get_attribute(part)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, None, &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }
}

/// What the commands do.
static COMMANDS: LazyLock<[Words; 3]> =
    LazyLock::new(|| Language::ALL.map(|language| Words::of(language, language.sources().0)));
/// What they are called.
static NAMES: LazyLock<[Words; 3]> =
    LazyLock::new(|| Language::ALL.map(|language| Words::of(language, language.sources().1)));

impl Language {
    /// What a command of these words does (`map paint`), in at most 100 characters; `None` where nobody has said.
    #[must_use]
    pub fn command(self, words: &str) -> Option<String> {
        COMMANDS[self as usize].find(&key(words), None)
    }

    /// What an option of it means, in at most 100 characters.
    #[must_use]
    pub fn option(self, words: &str, option: &str) -> Option<String> {
        COMMANDS[self as usize].find(&key(words), Some(option))
    }

    /// What a family of commands is about (`map`), in at most 100 characters.
    #[must_use]
    pub fn family(self, name: &str) -> Option<String> {
        COMMANDS[self as usize].find(&format!("fam-{name}"), None)
    }

    /// What a command's first word is called; `None` where it is the word itself, as in English.
    #[must_use]
    pub fn command_name(self, name: &str) -> Option<String> {
        NAMES[self as usize].find(&format!("cmd-{name}"), None)
    }

    /// What its second word is called.
    #[must_use]
    pub fn sub_name(self, name: &str, sub: &str) -> Option<String> {
        NAMES[self as usize].find(&format!("sub-{name}-{sub}"), None)
    }

    /// What an option is called: in every command that has it the same, unless it means something else in this one.
    #[must_use]
    pub fn option_name(self, words: &str, option: &str) -> Option<String> {
        let names = &NAMES[self as usize];
        let here = names.find(&format!("opt-{}-{option}", words.replace(' ', "-")), None);
        here.or_else(|| names.find(&format!("opt-{option}"), None))
    }
}

fn key(words: &str) -> String {
    format!("cmd-{}", words.replace(' ', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read() {
        for words in COMMANDS.iter().chain(NAMES.iter()) {
            assert_eq!(words.faults, [""; 0]);
        }
    }

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
