//! The Fluent files, sentence by sentence.

use std::collections::BTreeSet;

use fivefoot::words::{Glossary, Language, Locale, Marks, Units, library};
use fluent_bundle::{FluentArgs, FluentValue};
use regex::Regex;

/// Every rulebook's terms, and command names in every language.
fn locales() -> impl Iterator<Item = Locale> {
    let terms = Glossary::ALL.into_iter().map(|glossary| Locale { glossary, ..Locale::default() });
    let named = Language::ALL.into_iter().map(|commands| Locale { commands, ..Locale::default() });
    let marked = Language::ALL.into_iter().map(|commands| Locale { commands, marks: Marks::All, ..Locale::default() });
    let metres = Locale { units: Units::Metres, ..Locale::default() };
    terms.chain(named).chain(marked).chain([metres])
}

/// A faulty sentence silently falls back to English, so each one is tried with every kind of argument.
#[test]
fn every_sentence_takes_every_kind_of_argument() {
    let head = Regex::new(r"(?m)^([a-z][a-z0-9-]*) =").expect("a pattern");
    let arg = Regex::new(r"\$([a-z_]+)").expect("a pattern");
    let all = [FluentValue::from(0), FluentValue::from(1), FluentValue::from(7), FluentValue::from("wall")];
    for (language, files) in Language::ALL.into_iter().zip(library::SENTENCES) {
        for file in files {
            let names: BTreeSet<&str> = arg.captures_iter(file).filter_map(|arg| Some(arg.get(1)?.as_str())).collect();
            for (value, locale) in all.iter().flat_map(|value| locales().map(move |locale| (value, locale))) {
                let args: FluentArgs<'_> = names.iter().map(|name| (*name, value.clone())).collect();
                for key in head.captures_iter(file) {
                    let text = library::find(language, locale, &key[1], &args);
                    assert!(text.is_some(), "{}, {locale:?}: {}", language.code(), &key[1]);
                }
            }
        }
    }
}

#[test]
fn every_file_parses() {
    for (language, locale) in Language::ALL.iter().flat_map(|language| locales().map(move |locale| (*language, locale)))
    {
        assert_eq!(library::faults(language, locale), [""; 0]);
    }
}

/// Few of a language's sentences are read at a table, and all of them would take megabytes.
#[test]
fn a_sentence_takes_the_memory_of_that_sentence() {
    let locale =
        Locale { language: Language::German, commands: Language::French, marks: Marks::All, ..Locale::default() };
    // The names of commands, and what else every sentence needs.
    let first = || library::find(Language::French, locale, "language-french", &FluentArgs::new());
    assert_eq!(first().as_deref(), Some("français"));
    let mut text = None;
    let taken = allocation_counter::measure(|| {
        text = library::find(Language::German, locale, "language-german", &FluentArgs::new());
    });
    assert_eq!(text.as_deref(), Some("Deutsch"));
    assert!(taken.bytes_max < 800_000, "{taken:?}");
}
