//! The Fluent files themselves: what of them is in the program, and how something is looked up in them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::Language;

/// Some files of one language, read.
struct Shelf {
    bundle: FluentBundle<FluentResource>,
    /// What could not be read of them; nothing, as a test holds.
    #[cfg_attr(not(test), expect(dead_code, reason = "bundled files are held by a test"))]
    faults: Vec<String>,
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

/// What is said in answers, in the order of [`Language::ALL`].
const SENTENCES: [&[&str]; 3] = in_every_language!("things", "rulings", "moves", "table", "rules", "pictures");
/// What the commands and their options do.
const COMMANDS: [&[&str]; 3] = in_every_language!("commands");
/// What the commands and their options are called: nothing in English, whose names are those in the code.
const NAMES: [&[&str]; 3] =
    [&[], &[include_str!("../../assets/words/de/names.ftl")], &[include_str!("../../assets/words/fr/names.ftl")]];

static SENTENCE_SHELVES: LazyLock<[Shelf; 3]> = LazyLock::new(|| shelves(SENTENCES));
static COMMAND_SHELVES: LazyLock<[Shelf; 3]> = LazyLock::new(|| shelves(COMMANDS));
static NAME_SHELVES: LazyLock<[Shelf; 3]> = LazyLock::new(|| shelves(NAMES));

fn shelves(files: [&[&str]; 3]) -> [Shelf; 3] {
    Language::ALL.map(|language| Shelf::of(language, files[language as usize]))
}

impl Shelf {
    fn of(language: Language, sources: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // No marks around what is put in: names are shown as they are, and monospace boards keep their columns.
        bundle.set_use_isolating(false);
        let mut faults = Vec::new();
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(ToString::to_string));
            }
        }
        Shelf { bundle, faults }
    }

    /// What stands under this key, or in this part of it; `None` where nothing does, or something that it needs is missing.
    fn find(&self, key: &str, part: Option<&str>, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match part {
            Some(part) => message.get_attribute(part)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, args, &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }
}

/// A sentence in this language, or in English where it is not told in it. A key that stands nowhere is shown itself.
pub(super) fn sentence(language: Language, key: &str, args: &FluentArgs<'_>) -> String {
    let find = |language: Language| SENTENCE_SHELVES[language as usize].find(key, None, Some(args));
    find(language).or_else(|| find(Language::English)).unwrap_or_else(|| key.to_owned())
}

/// What is said under this key about a command, or about this option of it.
pub(super) fn command(language: Language, key: &str, option: Option<&str>) -> Option<String> {
    COMMAND_SHELVES[language as usize].find(key, option, None)
}

/// The name under this key.
pub(super) fn name(language: Language, key: &str) -> Option<String> {
    NAME_SHELVES[language as usize].find(key, None, None)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use fluent_bundle::FluentValue;
    use regex::Regex;

    /// A sentence falls back to English where something is wrong with it in another language, and nobody would see that.
    #[test]
    fn every_sentence_can_be_told_in_every_language_whatever_goes_into_it() {
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
                        let told = SENTENCE_SHELVES[language as usize].find(&key[1], None, Some(&args));
                        assert!(told.is_some(), "{}: {}", language.code(), &key[1]);
                    }
                }
            }
        }
    }

    #[test]
    fn every_file_can_be_read() {
        for shelf in SENTENCE_SHELVES.iter().chain(COMMAND_SHELVES.iter()).chain(NAME_SHELVES.iter()) {
            assert_eq!(shelf.faults, [""; 0]);
        }
    }
}
