//! The list of commands: its format, examples and words, and how the work of a command grows.

use fivefoot::command::spec::Kind;
use fivefoot::command::{LOOKS, SPECS, TOPICS, decided, line};
use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side};
use fivefoot::grid::{Feet, Square};
use fivefoot::referee::{Tally, TravelPace};
use fivefoot::ruleset::{RuleId, RulesetLibrary};

/// A hero at the edge of a crowd of foes and friends all over the board, equally dense whatever their number.
fn crowd(rules: &str, side: u32, many: usize) -> Encounter {
    let name = |text: &str| Name::new(text).expect("a name");
    let mut table = Encounter::new(rules, Battlefield::open(side, side).expect("a board"));
    let hero = Creature::plain(name("Hero"), Square::new(1, 1), Side(name("heroes")));
    table.put(Creature { speed: Some(Feet(30)), ..hero });
    for nth in 1..many as i32 {
        let (column, row) = (nth % 20, nth / 20);
        let at = Square::new(3 + 2 * column, 3 + 2 * row);
        let whose = if nth % 3 == 0 { "heroes" } else { "foes" };
        table.put(Creature::plain(name(&format!("Goblin {nth}")), at, Side(name(whose))));
    }
    table
}

/// How many creatures a command examines, and how many labels its searches make.
fn work(library: &RulesetLibrary, table: &Encounter, line: &str) -> (usize, usize) {
    let given = line::read(line).expect("a line");
    Tally::forget();
    decided(library, table, &given).expect("an answer");
    (Tally::done().creatures, Tally::done().labels)
}

/// Four times the crowd on the same board is examined four to five times as often, not sixteen times.
#[test]
fn work_grows_with_the_crowd_and_not_with_its_square() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let far = [
        "/show",
        "/threat creature:Hero",
        "/reachable creature:Hero",
        "/move creature:Hero to:B6",
        "/move creature:Hero to:B6 prefer:safest",
    ];
    let near = ["/options creature:Hero target:\"Goblin 21\"", "/options creature:Hero away:true"];
    for rules in ["srd35", "rise"] {
        for (side, crowds, lines) in [(300, (125, 500), &far[..]), (60, (100, 400), &near[..])] {
            let (few, many) = (crowd(rules, side, crowds.0), crowd(rules, side, crowds.1));
            for line in lines {
                let (before, after) = (work(&library, &few, line), work(&library, &many, line));
                assert!(after.0 <= 5 * before.0 + 500, "{rules} {line}: {before:?} {after:?} creatures looked at");
                assert!(after.1 <= 2 * before.1 + 1_000, "{rules} {line}: {before:?} {after:?} labels");
            }
        }
    }
}

#[test]
fn every_command_fits_discords_format() {
    for spec in SPECS {
        let words = spec.words();
        assert!(spec.on_discord().count() <= 25, "{words}");
        for (short, other) in spec.options.iter().filter_map(|option| Some((option.name, option.short_for?))) {
            if let Some(another) = SPECS.iter().find(|spec| spec.words() == other) {
                assert!(another.option(short).is_some(), "{words}: /{other} has no {short}");
                continue;
            }
            let covers = spec.on_discord().find(|option| option.name == other).map(|option| option.kind);
            let word = short.strip_prefix(other).map_or(short, |rest| rest.trim_start_matches('-'));
            let covered = matches!(covers, Some(Kind::WordList(all)) if all.contains(&word));
            // A result's button asks for its DC too.
            let result =
                short.strip_suffix("-dc").is_some_and(|what| covers.is_some() && other == format!("{what}-check"));
            assert!(covered || result, "{words}: {other} does not cover {short}");
        }
        assert!(spec.options.is_sorted_by_key(|option| !option.required), "{words}: required options first");
        let names = spec.options.iter().map(|option| option.name).chain([spec.name]).chain(spec.sub);
        for name in names {
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{words}: {name}");
        }
        for option in spec.options {
            if let Kind::Choice(words) = option.kind {
                assert!((1..=25).contains(&words.len()), "{words:?}");
            }
        }
    }
}

#[test]
fn every_word_that_is_offered_is_understood() {
    for spec in SPECS {
        for option in spec.options {
            let (Kind::Choice(words) | Kind::WordList(words)) = option.kind else { continue };
            for word in words {
                let mut given = line::read(spec.example).expect("an example");
                given.options.retain(|(name, _)| name != option.name);
                given.options.push((option.name.to_owned(), (*word).to_owned()));
                assert!(given.understood().is_ok(), "{given}");
            }
        }
    }
}

#[test]
fn every_example_is_a_command() {
    for spec in SPECS {
        let given = line::read(spec.example).unwrap_or_else(|wrong| panic!("{}: {}", spec.example, wrong.error));
        let understood = given.understood().unwrap_or_else(|error| panic!("{}: {error}", spec.example));
        assert_eq!(understood.words(), spec.words());
    }
}

#[test]
fn every_look_is_a_command() {
    let words: Vec<String> = SPECS.iter().map(|spec| spec.words()).collect();
    assert!(LOOKS.iter().all(|look| words.iter().any(|known| known == look)), "{words:?}");
}

#[test]
fn every_rule_has_one_topic() {
    for rule in RuleId::ALL {
        let times = TOPICS.iter().filter(|(_, rules)| rules.contains(rule)).count();
        assert_eq!(times, 1, "`{rule}` belongs into one topic of /rules");
    }
}

/// The words of a choice option.
fn choices(command: &str, option: &str) -> &'static [&'static str] {
    let spec = SPECS.iter().find(|spec| spec.words() == command).expect("a command");
    let Some(Kind::Choice(words)) = spec.option(option).map(|option| option.kind) else { panic!("{option}") };
    words
}

#[test]
fn every_bundled_ruleset_can_be_named() {
    let library = RulesetLibrary::bundled().expect("the bundled rulesets");
    assert_eq!(library.ids().collect::<Vec<_>>(), choices("table new", "ruleset"));
}

#[test]
fn every_pace_of_a_journey_can_be_named() {
    let paces = TravelPace::ALL.map(TravelPace::word);
    assert!(paces.iter().all(|word| choices("travel", "pace").contains(word)));
}
