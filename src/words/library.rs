//! The Fluent files compiled into the program, and lookups in them.

use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use super::{Glossary, Language, Locale, Marks, Units, command_names, french};

/// The parsed files of a language, with a rulebook's terms.
struct Bundle {
    bundle: FluentBundle<Arc<FluentResource>>,
    /// What could not be parsed; a test asserts that it is empty.
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

macro_rules! glossaries {
    ($($rulebook:literal),+ $(,)?) => {
        [
            [$(include_str!(concat!("../../assets/words/glossary/", $rulebook, ".en.ftl"))),+],
            [$(include_str!(concat!("../../assets/words/glossary/", $rulebook, ".de.ftl"))),+],
            [$(include_str!(concat!("../../assets/words/glossary/", $rulebook, ".fr.ftl"))),+],
        ]
    };
}

/// The sentences of answers, in the order of [`Language::ALL`].
pub const SENTENCES: [&[&str]; 3] =
    in_every_language!("things", "rulings", "moves", "table", "turns", "rules", "pictures");
/// The descriptions of commands and options.
const COMMANDS: [&[&str]; 3] = in_every_language!("commands");
/// The names of commands and options. English needs no file: its names are those in the code.
const NAMES: [&[&str]; 3] =
    [&[], &[include_str!("../../assets/words/de/names.ftl")], &[include_str!("../../assets/words/fr/names.ftl")]];
/// The terms, in the order of [`Language::ALL`] and [`Glossary::ALL`].
const GLOSSARIES: [[&str; 5]; 3] = glossaries!("srd35", "dnd35", "reaction", "epic-path", "rise");

/// One for each language that commands can be named in, without marks and with them.
type ByCommands<T> = [OnceLock<T>; 6];
/// The same for each unit.
type ByUnits<T> = [ByCommands<T>; 2];

/// The sentences are parsed once for all rulebooks.
static SENTENCE_FILES: [ByCommands<Parsed>; 3] = [const { [const { OnceLock::new() }; 6] }; 3];
static SENTENCE_BUNDLES: [[ByUnits<Bundle>; 5]; 3] =
    [const { [const { [const { [const { OnceLock::new() }; 6] }; 2] }; 5] }; 3];
/// Discord keeps one description of a command for all tables, so these use the 3.5 SRD's terms and feet.
static COMMAND_BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let terms = Some((Glossary::default(), Units::default()));
        Bundle::of(language, &Parsed::of(COMMANDS[language as usize], AS_THEY_ARE), terms)
    })
});
static NAME_BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| {
    Language::ALL.map(|language| Bundle::of(language, &Parsed::of(NAMES[language as usize], AS_THEY_ARE), None))
});

/// Files of one language, parsed.
struct Parsed {
    files: Vec<Arc<FluentResource>>,
    errors: Vec<String>,
}

impl Parsed {
    /// Parses the files after `named` has replaced the commands in them.
    fn of(sources: &[&str], named: Option<impl Fn(&str) -> String>) -> Self {
        let mut errors = Vec::new();
        let files = sources.iter().map(|source| {
            let source = named.as_ref().map_or_else(|| (*source).to_owned(), |named| named(source));
            let file = FluentResource::try_new(source).unwrap_or_else(|(file, format_errors)| {
                errors.extend(format_errors.iter().map(ToString::to_string));
                file
            });
            Arc::new(file)
        });
        let files = files.collect();
        Parsed { files, errors }
    }
}

impl Bundle {
    fn of(language: Language, parsed: &Parsed, terms: Option<(Glossary, Units)>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // No isolation marks around arguments: names appear unchanged, and monospaced boards keep their columns.
        bundle.set_use_isolating(false);
        let glossary =
            terms.map(|(glossary, _)| Parsed::of(&[GLOSSARIES[language as usize][glossary as usize]], AS_THEY_ARE));
        let mut errors = Vec::new();
        for parsed in glossary.iter().chain([parsed]) {
            errors.extend(parsed.errors.iter().cloned());
            for file in &parsed.files {
                if let Err(format_errors) = bundle.add_resource(file.clone()) {
                    errors.extend(format_errors.iter().map(ToString::to_string));
                }
            }
        }
        if let Some((_, units)) = terms {
            // German names the 5-foot step by its length.
            let added = bundle.add_function("UNITS", move |_, _| FluentValue::from(units.word()));
            errors.extend(added.err().as_ref().map(FluentError::to_string));
        }
        Bundle { bundle, errors }
    }

    /// Adds a function that names a command or inflects a name.
    fn add(&mut self, name: &str, commands: Language, naming: Naming) {
        let added = self.bundle.add_function(name, move |given, _| match given {
            [FluentValue::String(text)] => FluentValue::from(naming(commands, text)),
            _ => FluentValue::Error,
        });
        self.errors.extend(added.err().as_ref().map(FluentError::to_string));
    }

    /// The text of a message or of one of its attributes; `None` if it, or an argument that it needs, is missing.
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

/// Leaves the files as they are.
const AS_THEY_ARE: Option<fn(&str) -> String> = None;

/// A function in the files: how an argument is named, or inflected, in a language.
type Naming = fn(Language, &str) -> String;

fn sentences(language: Language, Locale { glossary, commands, marks, units, .. }: Locale) -> &'static Bundle {
    let marked = marks == Marks::All;
    let naming = commands as usize + if marked { Language::ALL.len() } else { 0 };
    SENTENCE_BUNDLES[language as usize][glossary as usize][units as usize][naming].get_or_init(|| {
        let files = SENTENCE_FILES[language as usize][naming].get_or_init(|| {
            let named = |source: &str| match marked {
                true => command_names::with_marked_functions(&command_names::marked(commands, source)),
                false => command_names::with_functions(&command_names::named(commands, source)),
            };
            Parsed::of(SENTENCES[language as usize], (marked || commands != Language::English).then_some(named))
        });
        let mut bundle = Bundle::of(language, files, Some((glossary, units)));
        if language == Language::French {
            bundle.add("DE", commands, |_, name| french::de(name));
            bundle.add("COUNT", commands, |_, figure| french::count(figure));
        }
        if marked {
            bundle.add("COMMAND", commands, command_names::marked_command);
            bundle.add("OPTION", commands, command_names::alone);
            bundle.add("LINE", commands, command_names::marked_line);
        } else if commands != Language::English {
            bundle.add("COMMAND", commands, command_names::command);
            bundle.add("OPTION", commands, command_names::alone);
            bundle.add("LINE", commands, command_names::named);
        }
        bundle
    })
}

/// A sentence in exactly this language; `None` if the language lacks it, or an argument that it needs is missing.
#[must_use]
pub fn find(language: Language, locale: Locale, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    sentences(language, locale).find(key, None, Some(args))
}

/// The parse errors in the files of a language, as loaded for this locale.
#[must_use]
pub fn faults(language: Language, locale: Locale) -> Vec<String> {
    let others = [&COMMAND_BUNDLES, &NAME_BUNDLES].map(|bundles| &bundles[language as usize]);
    let all = [sentences(language, locale)].into_iter().chain(others);
    all.flat_map(|bundle| &bundle.errors).cloned().collect()
}

/// A sentence in the reader's language with the rulebook's terms, or in English if the language lacks it. An
/// unknown key is shown itself.
pub(super) fn sentence(locale: Locale, key: &str, args: &FluentArgs<'_>) -> String {
    let find = |language: Language| find(language, locale, key, args);
    find(locale.language).or_else(|| find(Language::English)).unwrap_or_else(|| key.to_owned())
}

/// The description of a command or of one of its options.
pub(super) fn command(language: Language, key: &str, option: Option<&str>) -> Option<String> {
    COMMAND_BUNDLES[language as usize].find(key, option, None)
}

/// The name for a key.
pub(super) fn name(language: Language, key: &str) -> Option<String> {
    NAME_BUNDLES[language as usize].find(key, None, None)
}
