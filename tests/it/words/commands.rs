//! The commands in each of the bot's languages, within Discord's limits.

use std::collections::{BTreeMap, BTreeSet};

use fivefoot::command::SPECS;
use fivefoot::words::marks::{Piece, pieces};
use fivefoot::words::{Language, Locale, Marks};
use regex::Regex;

use super::every_sentence::all_told;

const OTHERS: [Language; 2] = [Language::German, Language::French];

#[track_caller]
fn fits(text: Option<String>, what: &str) -> String {
    let text = text.unwrap_or_else(|| panic!("nobody has said what {what} is"));
    assert!((1..=100).contains(&text.chars().count()), "{what}: {} characters: {text}", text.chars().count());
    text
}

/// Discord's rule for names: 1 to 32 lowercase letters, digits and hyphens of any script.
#[track_caller]
fn is_a_name(name: &str) {
    let all = name.chars().all(|c| c == '-' || c.is_ascii_digit() || (c.is_alphabetic() && c.is_lowercase()));
    assert!(all && (1..=32).contains(&name.chars().count()), "{name}");
}

#[test]
fn every_command_and_option_is_named_in_every_language() {
    for language in Language::ALL {
        for spec in SPECS {
            let words = spec.words();
            let text = fits(language.command(&words), &format!("/{words} ({})", language.code()));
            if language == Language::English {
                assert_eq!(text, spec.about().to_string());
            }
            if let (first, Some(_)) = spec.in_menu() {
                fits(language.family(first), &format!("/{first} ({})", language.code()));
            }
            for option in spec.on_discord() {
                let what = format!("{} of /{words} ({})", option.name, language.code());
                let text = fits(language.option(&words, option.name), &what);
                if language == Language::English {
                    assert_eq!(text, spec.about_option(option.name).to_string(), "{what}");
                }
            }
        }
    }
}

#[test]
fn names_are_names_and_none_is_given_twice() {
    for language in OTHERS {
        let mut commands = BTreeMap::new();
        let mut subs = BTreeSet::new();
        for spec in SPECS {
            let words = spec.words();
            let (first, sub) = spec.in_menu();
            let name = language.command_name(first).unwrap_or_else(|| panic!("{first} has no name"));
            is_a_name(&name);
            let before = commands.entry(name.clone()).or_insert(first);
            assert_eq!(*before, first, "{name} means two commands in {}", language.code());
            if let Some(sub) = sub {
                let sub = language.sub_name(first, sub).unwrap_or_else(|| panic!("{words} has no name"));
                is_a_name(&sub);
                assert!(subs.insert((first, sub)), "{words} is named like another in {}", language.code());
            }
            let mut options = BTreeSet::new();
            for option in spec.on_discord() {
                let name = language.option_name(&words, option.name);
                let name = name.unwrap_or_else(|| panic!("{} of /{words} has no name", option.name));
                is_a_name(&name);
                assert!(
                    options.insert(name),
                    "{} of /{words} is named like another in {}",
                    option.name,
                    language.code()
                );
            }
        }
    }
}

#[test]
fn every_value_that_is_chosen_has_a_name_and_no_two_of_an_option_the_same() {
    for language in OTHERS {
        let mut missing = BTreeSet::new();
        for option in SPECS.iter().flat_map(|spec| spec.on_discord()) {
            let fivefoot::command::spec::Kind::Choice(values) = option.kind else { continue };
            let mut names = BTreeSet::new();
            for value in values {
                match language.choice_name(option.name, value) {
                    Some(name) => {
                        assert!((1..=100).contains(&name.chars().count()), "{name}");
                        assert!(names.insert(name.clone()), "{}: two of {} are {name}", language.code(), option.name);
                    }
                    None => drop(missing.insert(format!("{} {value}", option.name))),
                }
            }
        }
        assert!(missing.is_empty(), "{}: {missing:?}", language.code());
    }
}

/// Discord shows a marked command as a clickable one, or by its name if it can't be clicked. An unmarked one would have the
/// console's name.
#[test]
fn every_command_in_a_sentence_is_marked_and_known() {
    let slash = Regex::new(r#"(^|[\s(`"„«])/\p{L}"#).unwrap();
    let known = |words: &str| {
        let first = words.split(' ').next().unwrap_or_default();
        SPECS.iter().any(|spec| spec.name == first)
    };
    let mut wrong = BTreeSet::new();
    for language in Language::ALL {
        let locale = Locale { language, commands: language, marks: Marks::All, ..Locale::default() };
        for (key, message) in all_told(language) {
            let mut left = pieces(&message.localized(locale));
            while let Some(piece) = left.pop() {
                let fault = match piece {
                    Piece::Text(text) => slash.is_match(&text).then_some(text),
                    Piece::Command(words) => (!known(&words)).then_some(words),
                    Piece::Code(inside) => {
                        left.extend(inside);
                        None
                    }
                    Piece::Person(_) | Piece::Role(_) => None,
                };
                wrong.extend(fault.map(|fault| format!("{} {key}: {fault}", language.code())));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong: {wrong:#?}", wrong.len());
}

/// Nothing in a button, a window, a menu description or a picture can be clicked: a command there has the name that the reader's
/// client shows, in the language of the menu around it.
#[test]
fn a_command_that_cannot_be_clicked_has_the_clients_name() {
    let command = Regex::new(r"(?:^|[\s(`])/(\p{L}[\p{L}-]*)(?: (\p{L}[\p{L}-]*))?").unwrap();
    let mut wrong = BTreeSet::new();
    for language in Language::ALL {
        let named = |name: Option<String>, own: &str| name.unwrap_or_else(|| own.to_owned());
        let places: BTreeSet<(String, Option<String>)> = SPECS
            .iter()
            .map(|spec| {
                let (first, sub) = spec.in_menu();
                let sub = sub.map(|sub| named(language.sub_name(first, sub), sub));
                (named(language.command_name(first), first), sub)
            })
            .collect();
        let is_there = |first: &str, second: Option<&str>| {
            places.iter().any(|(one, two)| one == first && (two.is_none() || two.as_deref() == second))
        };
        let mut texts: Vec<(String, String)> = Vec::new();
        for spec in SPECS {
            let words = spec.words();
            texts.extend(language.command(&words).map(|text| (words.clone(), text)));
            let options = spec.on_discord();
            texts.extend(options.filter_map(|option| Some((words.clone(), language.option(&words, option.name)?))));
        }
        let locale = Locale { language, commands: language, ..Locale::default() };
        let shown = ["key-", "window-", "alt-", "door-board", "door-file", "chart-", "legend-"];
        let shown = all_told(language).into_iter().filter(|(key, _)| shown.iter().any(|kind| key.starts_with(kind)));
        texts.extend(shown.map(|(key, message)| (key, message.localized(locale))));
        for (of, text) in texts {
            for found in command.captures_iter(&text) {
                if !is_there(&found[1], found.get(2).map(|second| second.as_str())) {
                    wrong.insert(format!("{} {of}: {text}", language.code()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Discord accepts 100 top-level commands; a player finds one among far fewer.
#[test]
fn the_menu_is_short() {
    let firsts: BTreeSet<&str> = SPECS.iter().map(|spec| spec.in_menu().0).collect();
    assert!((15..40).contains(&firsts.len()), "{firsts:?}");
    let places: BTreeSet<_> = SPECS.iter().map(|spec| spec.in_menu()).collect();
    assert_eq!(places.len(), SPECS.len(), "two commands in one place");
    for (first, sub) in &places {
        assert!(sub.is_none() || !places.contains(&(*first, None)), "/{first} stands alone and has a second word");
        let subs = places.iter().filter(|(other, _)| other == first).count();
        assert!(subs <= 25, "/{first} has {subs} commands");
    }
}

/// Discord accepts 8,000 characters per command: names, descriptions and values, the longest language of each. This leaves room
/// for two more options.
#[test]
fn no_command_is_too_long_for_discord() {
    const MOST: usize = 8_000 - 400;
    let longest = |said: &dyn Fn(Language) -> Option<String>, english: &str| {
        let all = OTHERS.iter().filter_map(|language| said(*language)).map(|said| said.chars().count());
        all.chain([english.chars().count()]).max().unwrap_or_default()
    };
    let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
    for spec in SPECS {
        let words = spec.words();
        let (first, second) = spec.in_menu();
        let sum = sums.entry(first).or_insert_with(|| {
            longest(&|language| language.command_name(first), first)
                + longest(&|language| language.family(first), &Language::English.family(first).unwrap_or_default())
        });
        *sum += longest(&|language| language.command(&words), &spec.about().to_string());
        *sum += second.map_or(0, |sub| longest(&|language| language.sub_name(first, sub), sub));
        for option in spec.on_discord() {
            *sum += longest(&|language| language.option_name(&words, option.name), option.name);
            *sum +=
                longest(&|language| language.option(&words, option.name), &spec.about_option(option.name).to_string());
            if let fivefoot::command::spec::Kind::Choice(choices) = option.kind {
                let called = |word: &&str| longest(&|language| language.choice_name(option.name, word), word);
                *sum += choices.iter().map(|word| word.len() + called(word)).sum::<usize>();
            }
        }
    }
    let long: Vec<_> = sums.iter().filter(|(_, sum)| **sum > MOST).collect();
    assert!(long.is_empty(), "more than {MOST} characters: {long:?}");
}
