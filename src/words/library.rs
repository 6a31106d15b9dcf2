//! The Fluent files compiled into the program, and the lookups in them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::Language;

/// The parsed files of one language.
struct Bundle {
    bundle: FluentBundle<FluentResource>,
    /// What could not be parsed; a test asserts that it is empty.
    #[cfg_attr(not(test), expect(dead_code, reason = "bundled files are held by a test"))]
    errors: Vec<String>,
}

macro_rules! in_every_language {
    ($($file:literal),+ $(,)?) => {
        [
            &[$(include_str!(concat!("../../assets/words/en/", $file, ".ftl"))),+],
            &[$(include_str!(concat!("../../assets/words/de/", $file, ".ftl"))),+],
            &[$(include_str!(concat!("../../assets/words/fr/", $file, ".ftl"))),+],
        ]
    };
}

/// The sentences of answers, in the order of [`Language::ALL`].
const SENTENCES: [&[&str]; 3] = in_every_language!("things", "rulings", "moves", "table", "turns", "rules", "pictures");
/// The descriptions of commands and options.
const COMMANDS: [&[&str]; 3] = in_every_language!("commands");
/// The names of commands and options. English has none: its names are those in the code.
const NAMES: [&[&str]; 3] =
    [&[], &[include_str!("../../assets/words/de/names.ftl")], &[include_str!("../../assets/words/fr/names.ftl")]];

static SENTENCE_BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| bundles(SENTENCES));
static COMMAND_BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| bundles(COMMANDS));
static NAME_BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| bundles(NAMES));

fn bundles(files: [&[&str]; 3]) -> [Bundle; 3] {
    Language::ALL.map(|language| Bundle::of(language, files[language as usize]))
}

impl Bundle {
    fn of(language: Language, sources: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // No isolation marks around arguments: names are shown as they are, and monospaced boards keep their columns.
        bundle.set_use_isolating(false);
        let mut errors = Vec::new();
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, format_errors)| {
                errors.extend(format_errors.iter().map(ToString::to_string));
                resource
            });
            if let Err(format_errors) = bundle.add_resource(resource) {
                errors.extend(format_errors.iter().map(ToString::to_string));
            }
        }
        Bundle { bundle, errors }
    }

    /// The text of a message or of one of its attributes; `None` if it is missing or needs an argument that is.
    fn find(&self, key: &str, part: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match part {
            Some(part) => message.get_attribute(part)?.value(),
            None => message.value()?,
        };
        let mut format_errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut format_errors);
        format_errors.is_empty().then(|| text.into_owned())
    }
}

/// A sentence in this language, or in English where that lacks it. An unknown key is shown itself.
pub(super) fn sentence(language: Language, key: &str, args: &FluentArgs<'_>) -> String {
    let find = |language: Language| SENTENCE_BUNDLES[language as usize].find(key, None, Some(args));
    find(language).or_else(|| find(Language::English)).unwrap_or_else(|| key.to_owned())
}

/// The description of a command or of one of its options.
pub(super) fn command(language: Language, key: &str, option: Option<&str>) -> Option<String> {
    COMMAND_BUNDLES[language as usize].find(key, option, None)
}

/// The name for a key.
pub(super) fn name(language: Language, key: &str) -> Option<String> {
    NAME_BUNDLES[language as usize].find(key, None, None)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use fluent_bundle::FluentValue;
    use regex::Regex;

    /// A faulty sentence falls back to English without anybody noticing, so each one is tried with every kind of
    /// argument.
    #[test]
    fn every_sentence_takes_every_kind_of_argument() {
        let head = Regex::new(r"(?m)^([a-z][a-z0-9-]*) =").expect("a pattern");
        let arg = Regex::new(r"\$([a-z_]+)").expect("a pattern");
        let all = [FluentValue::from(0), FluentValue::from(1), FluentValue::from(7), FluentValue::from("wall")];
        for (language, files) in Language::ALL.into_iter().zip(SENTENCES) {
            for file in files {
                let names: BTreeSet<&str> =
                    arg.captures_iter(file).filter_map(|arg| Some(arg.get(1)?.as_str())).collect();
                for value in &all {
                    let args = names.iter().map(|name| (*name, value.clone())).collect();
                    for key in head.captures_iter(file) {
                        let text = SENTENCE_BUNDLES[language as usize].find(&key[1], None, Some(&args));
                        assert!(text.is_some(), "{}: {}", language.code(), &key[1]);
                    }
                }
            }
        }
    }

    #[test]
    fn every_file_parses() {
        for bundle in SENTENCE_BUNDLES.iter().chain(COMMAND_BUNDLES.iter()).chain(NAME_BUNDLES.iter()) {
            assert_eq!(bundle.errors, [""; 0]);
        }
    }
}
