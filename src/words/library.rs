//! The Fluent files compiled into the program, and lookups in them.

use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast;

use super::entries::Entries;
use super::{Glossary, Language, Locale, Marks, Units, command_names, french};

/// What the texts of a language refer to: a rulebook's terms, functions, and messages that others repeat.
struct Bundle {
    bundle: FluentBundle<FluentResource>,
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
/// What the descriptions of several commands say of their options.
const OPTIONS: [&[&str]; 3] = in_every_language!("options");
/// The names of commands and options. English needs no file: its names are those in the code.
const NAMES: [&[&str]; 3] =
    [&[], &[include_str!("../../assets/words/de/names.ftl")], &[include_str!("../../assets/words/fr/names.ftl")]];
/// The terms, in the order of [`Language::ALL`] and [`Glossary::ALL`].
const GLOSSARIES: [[&str; 5]; 3] = glossaries!("srd35", "dnd35", "reaction", "epic-path", "rise");

/// One for each language that commands can be named in, without marks and with them.
type ByCommands<T> = [OnceLock<T>; 6];
/// The same for each unit.
type ByUnits<T> = [ByCommands<T>; 2];

static SENTENCE_ENTRIES: [ByCommands<Entries>; 3] = [const { [const { OnceLock::new() }; 6] }; 3];
static SENTENCE_BUNDLES: [[ByUnits<Bundle>; 5]; 3] =
    [const { [const { [const { [const { OnceLock::new() }; 6] }; 2] }; 5] }; 3];
static COMMAND_ENTRIES: LazyLock<[Entries; 3]> = LazyLock::new(|| COMMANDS.map(Entries::of));
/// Discord keeps one description of a command for all tables, so these use the 3.5 SRD's terms and feet.
static COMMAND_BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let terms = GLOSSARIES[language as usize][Glossary::default() as usize];
        Bundle::of(language, &[&[terms], OPTIONS[language as usize]].concat(), Units::default())
    })
});
static NAME_ENTRIES: LazyLock<[Entries; 3]> = LazyLock::new(|| NAMES.map(Entries::of));

impl Bundle {
    fn of(language: Language, sources: &[&str], units: Units) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // No isolation marks around arguments: names appear unchanged, and monospaced boards keep their columns.
        bundle.set_use_isolating(false);
        let mut errors = Vec::new();
        for source in sources {
            let file = parsed(source, &mut errors);
            if let Err(format_errors) = bundle.add_resource(file) {
                errors.extend(format_errors.iter().map(ToString::to_string));
            }
        }
        // German names the 5-foot step by its length.
        let added = bundle.add_function("UNITS", move |_, _| FluentValue::from(units.word()));
        errors.extend(added.err().as_ref().map(FluentError::to_string));
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

    /// The text of an entry; `None` if an argument that it needs is missing.
    fn text(&self, entry: &FluentResource, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let Some(ast::Entry::Message(message)) = entry.get_entry(0) else { return None };
        let mut format_errors = Vec::new();
        let text = self.bundle.format_pattern(FluentMessage::from(message).value()?, args, &mut format_errors);
        format_errors.is_empty().then(|| text.into_owned())
    }
}

/// Parses a whole file, and notes what is wrong with it.
fn parsed(source: &str, errors: &mut Vec<String>) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(file, format_errors)| {
        errors.extend(format_errors.iter().map(ToString::to_string));
        file
    })
}

/// A function in the files: how an argument is named, or inflected, in a language.
type Naming = fn(Language, &str) -> String;

/// Which of the sentences' versions a locale reads, by its names for commands.
fn version(Locale { commands, marks, .. }: Locale) -> usize {
    commands as usize + if marks == Marks::All { Language::ALL.len() } else { 0 }
}

/// The sentences of a language, to be adapted to this locale when they are parsed.
fn sentences(language: Language, locale: Locale) -> &'static Entries {
    let entries = &SENTENCE_ENTRIES[language as usize][version(locale)];
    entries.get_or_init(|| Entries::of(SENTENCES[language as usize]))
}

/// A sentence with the locale's names for commands, or with marks on them.
fn adapted(source: &str, Locale { commands, marks, .. }: Locale) -> String {
    match (marks, commands) {
        (Marks::All, _) => command_names::with_marked_functions(&command_names::marked(commands, source)),
        (_, Language::English) => source.to_owned(),
        _ => command_names::with_functions(&command_names::named(commands, source)),
    }
}

fn bundle(language: Language, locale: Locale) -> &'static Bundle {
    let Locale { glossary, commands, marks, units, .. } = locale;
    let bundles = &SENTENCE_BUNDLES[language as usize][glossary as usize][units as usize];
    bundles[version(locale)].get_or_init(|| {
        let mut bundle = Bundle::of(language, &[GLOSSARIES[language as usize][glossary as usize]], units);
        if language == Language::French {
            bundle.add("DE", commands, |_, name| french::de(name));
            bundle.add("COUNT", commands, |_, figure| french::count(figure));
        }
        if marks == Marks::All {
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
    let entry = sentences(language, locale).get(key, None)?.parse_once(|source| adapted(source, locale));
    bundle(language, locale).text(entry, Some(args))
}

/// The parse errors in the files of a language, as loaded for this locale.
#[must_use]
pub fn faults(language: Language, locale: Locale) -> Vec<String> {
    let mut errors: Vec<String> = [bundle(language, locale), &COMMAND_BUNDLES[language as usize]]
        .iter()
        .flat_map(|bundle| bundle.errors.iter().cloned())
        .collect();
    for source in SENTENCES[language as usize] {
        parsed(&adapted(source, locale), &mut errors);
    }
    for source in [COMMANDS, NAMES].iter().flat_map(|files| files[language as usize]) {
        parsed(source, &mut errors);
    }
    errors
}

/// A sentence in the reader's language with the rulebook's terms, or in English if the language lacks it. An
/// unknown key is shown itself.
pub(super) fn sentence(locale: Locale, key: &str, args: &FluentArgs<'_>) -> String {
    let find = |language: Language| find(language, locale, key, args);
    find(locale.language).or_else(|| find(Language::English)).unwrap_or_else(|| key.to_owned())
}

/// The description of a command or of one of its options.
pub(super) fn command(language: Language, key: &str, option: Option<&str>) -> Option<String> {
    listed(&COMMAND_ENTRIES, language, key, option)
}

/// The name for a key.
pub(super) fn name(language: Language, key: &str) -> Option<String> {
    listed(&NAME_ENTRIES, language, key, None)
}

/// A text of the menus. Hardly anybody asks for it after they are registered, so it isn't kept.
fn listed(entries: &[Entries; 3], language: Language, key: &str, option: Option<&str>) -> Option<String> {
    let entry = entries[language as usize].get(key, option)?.parse(str::to_owned);
    COMMAND_BUNDLES[language as usize].text(&entry, None)
}
