//! The commands in the languages that the bot speaks: every one of them, within what Discord takes.

use std::collections::{BTreeMap, BTreeSet};

use fivefoot::command::SPECS;
use fivefoot::words::Language;

const OTHERS: [Language; 2] = [Language::German, Language::French];

#[track_caller]
fn fits(text: Option<String>, what: &str) -> String {
    let text = text.unwrap_or_else(|| panic!("nobody has said what {what} is"));
    assert!((1..=100).contains(&text.chars().count()), "{what}: {} characters: {text}", text.chars().count());
    text
}

/// Discord: names of 1 to 32 small letters, digits and hyphens of any script.
#[track_caller]
fn is_a_name(name: &str) {
    let all = name.chars().all(|c| c == '-' || c.is_ascii_digit() || (c.is_alphabetic() && c.is_lowercase()));
    assert!(all && (1..=32).contains(&name.chars().count()), "{name}");
}

#[test]
fn every_command_and_option_is_told_in_every_language() {
    for language in Language::ALL {
        for spec in SPECS {
            let words = spec.words();
            let text = fits(language.command(&words), &format!("/{words} ({})", language.code()));
            if language == Language::English {
                assert_eq!(text, spec.about().to_string());
            }
            if spec.sub.is_some() {
                fits(language.family(spec.name), &format!("/{} ({})", spec.name, language.code()));
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
            let name = language.command_name(spec.name).unwrap_or_else(|| panic!("{words} has no name"));
            is_a_name(&name);
            let first = commands.entry(name.clone()).or_insert(spec.name);
            assert_eq!(*first, spec.name, "{name} means two commands in {}", language.code());
            if let Some(sub) = spec.sub {
                let sub = language.sub_name(spec.name, sub).unwrap_or_else(|| panic!("{words} has no name"));
                is_a_name(&sub);
                assert!(subs.insert((spec.name, sub)), "{words} is named like another in {}", language.code());
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

/// Discord takes 8,000 characters a command: its names, descriptions and values, the longest language of each.
#[test]
fn no_command_is_too_long_for_discord() {
    let longest = |said: &dyn Fn(Language) -> Option<String>, english: &str| {
        let all = OTHERS.iter().filter_map(|language| said(*language)).map(|said| said.chars().count());
        all.chain([english.chars().count()]).max().unwrap_or_default()
    };
    let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
    for spec in SPECS {
        let words = spec.words();
        let sum = sums.entry(spec.name).or_insert_with(|| {
            longest(&|language| language.command_name(spec.name), spec.name)
                + longest(&|language| language.family(spec.name), "")
        });
        *sum += longest(&|language| language.command(&words), &spec.about().to_string());
        *sum += spec.sub.map_or(0, |sub| longest(&|language| language.sub_name(spec.name, sub), sub));
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
    for (name, sum) in sums {
        assert!(sum <= 8_000, "/{name} has {sum} characters");
    }
}
