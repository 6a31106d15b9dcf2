//! The suggestions while a command is typed.

use std::sync::Arc;

use fivefoot::command::offer::{CompletionContext, offers};
use fivefoot::command::spec::{Kind, NONE};
use fivefoot::field::{Battlefield, Creature, Encounter, Name, Side};
use fivefoot::grid::{Feet, Square};
use fivefoot::referee::Tally;
use fivefoot::ruleset::RulesetLibrary;

fn known(names: &[(&str, &str)]) -> CompletionContext {
    let mut table = Encounter::new("srd35", Battlefield::open(30, 12).unwrap());
    for (name, at) in names {
        let name = Name::new(name).unwrap();
        let side = Side(Name::new("Night Watch").unwrap());
        table.put(Creature::plain(name, at.parse::<Square>().unwrap(), side));
    }
    CompletionContext {
        encounter: Some(table),
        roster: vec!["Ogre".to_owned(), "Old Ogre".to_owned()],
        own: None,
        ..CompletionContext::default()
    }
}

fn given(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn words(kind: Kind, typed: &str, rule: Option<&str>) -> Vec<String> {
    let given = given(&rule.map(|rule| ("rule", rule)).into_iter().collect::<Vec<_>>());
    offers(kind, typed, &given, &CompletionContext::default()).into_iter().map(|offer| offer.word).collect()
}

fn at(kind: Kind, typed: &str, who: &[(&str, &str)], known: &CompletionContext) -> Vec<String> {
    offers(kind, typed, &given(who), known).into_iter().map(|offer| offer.word).collect()
}

#[test]
fn rules_and_their_values_are_offered() {
    assert_eq!(words(Kind::HouseRule, "corn", None), ["corner", "fills-corner"]);
    assert!(words(Kind::HouseRule, "reach on the", None).contains(&"reach-diagonal".to_owned()));
    assert_eq!(words(Kind::HouseValue, "", Some("corner")), ["forbidden", "by-fill", "allowed", "book"]);
    assert_eq!(words(Kind::HouseValue, "b", Some("corner"))[..2], ["by-fill", "book"]);
    assert_eq!(words(Kind::HouseValue, "", Some("gravity")), [""; 0]);
    assert_eq!(words(Kind::HouseValue, "", None), [""; 0]);
    assert!(words(Kind::Topic, "", None).contains(&"terrain".to_owned()));
    assert_eq!(words(Kind::WordList(&["prone", "dead"]), "prone d", None), ["prone dead"]);
    let load = |typed| words(Kind::Load(&["none", "light"], 100), typed, None);
    assert_eq!(
        (load(""), load("l"), load("85")),
        (vec!["none".into(), "light".into()], vec!["light".into()], vec!["85 lb".to_owned()])
    );
    assert_eq!(words(Kind::Preset, "dire w", None), [""; 0]);
    assert_eq!(words(Kind::Preset, "dire-w", None), ["dire-wolf"]);
    assert_eq!(words(Kind::Command, "map pai", None), ["map paint"]);
}

#[test]
fn half_a_name_in_any_case_is_enough() {
    let known = known(&[("Frogman", "A1"), ("Big Ogre", "A2"), ("Ogre", "A3"), ("Goblin", "A4")]);
    let names = |typed| at(Kind::Creature, typed, &[], &known);
    assert_eq!(names("OG"), ["Ogre", "Big Ogre", "Frogman"]);
    assert_eq!(names("lin"), ["Goblin"]);
    assert_eq!(names("troll"), [""; 0]);
    assert_eq!(names(" ").len(), 4);
    assert_eq!(at(Kind::Place, "go", &[], &known), ["Goblin"]);
    assert_eq!(at(Kind::Place, "A1", &[], &known), ["A1", "A10", "A11", "A12"]);
    assert_eq!(at(Kind::Creatures, "goblin, O", &[], &known), ["goblin, Ogre", "goblin, Big Ogre", "goblin, Frogman"]);
    assert_eq!(at(Kind::Creatures, "goblin, gob", &[], &known), [""; 0]);
    assert_eq!(at(Kind::Creature, "goblin, fro", &[], &known), ["goblin, Frogman"]);
    assert_eq!(at(Kind::Legs, "forest tr", &[], &known), ["forest trail", "forest trackless"]);
    assert_eq!(at(Kind::Legs, "forest trail 20mi; FOR", &[], &known), ["forest trail 20mi; forest"]);
    assert_eq!(at(Kind::Template, "og", &[], &known), ["Ogre", "Old Ogre"]);
    assert_eq!(at(Kind::Side, "", &[], &known), ["Night Watch", "heroes", "monsters", "neutral"]);
}

#[test]
fn the_beginnings_of_words_in_their_order_are_enough() {
    let known = known(&[
        ("King's Goblin", "A1"),
        ("Goblin King", "A2"),
        ("Big Goblin (King)", "A3"),
        ("Goblin", "A4"),
        ("Kobold", "A5"),
    ]);
    assert_eq!(at(Kind::Creature, "gob k", &[], &known), ["Big Goblin (King)", "Goblin King"]);
    assert_eq!(at(Kind::Creature, "K  Gob", &[], &known), ["King's Goblin"]);
    assert_eq!(at(Kind::Creature, "gob gob", &[], &known), [""; 0]);
}

#[test]
fn squares_go_on_from_what_is_typed_the_nearest_first() {
    let known = known(&[("Ogre", "D4"), ("Goblin", "AA2")]);
    let ogre = [("creature", "og")];
    let destination = |typed| at(Kind::Destination, typed, &ogre, &known);
    assert_eq!(destination(""), ["D3", "E3", "E4", "E5", "D5", "C5", "C4", "C3"]);
    assert_eq!(destination("e5 "), ["e5 E4", "e5 F4", "e5 F5", "e5 F6", "e5 E6", "e5 D6", "e5 D5", "e5 D4"]);
    assert_eq!(destination("H1"), ["H1", "H10", "H11", "H12"]);
    assert_eq!(destination("ne n")[..3], ["ne n", "ne ne", "ne nw"]);
    assert_eq!(destination("E")[..4], ["e", "E3", "E4", "E5"]);
    assert!(destination("D4 n").iter().all(|word| word.starts_with("D4 N")));
    // Column A first, then the columns that begin with A.
    let column = at(Kind::Square, "a", &[], &known);
    assert_eq!((column.len(), &column[0][..], &column[12][..]), (25, "A1", "AA1"));
    assert_eq!(at(Kind::Areas, "B2 C3:d", &[], &known)[..3], ["B2 C3:D2", "B2 C3:D3", "B2 C3:D4"]);
    assert_eq!(at(Kind::Area, "C3:", &[], &known)[3], "C3:D4");
    let offered = offers(Kind::Square, "AA", &[], &known);
    assert_eq!((&offered[1].word[..], &offered[1].label[..]), ("AA2", "AA2 (Goblin)"));
    assert_eq!(at(Kind::Areas, "", &[], &known)[..2], ["A1", "B1"]);
    assert_eq!(at(Kind::Areas, "", &[], &known).len(), 25);
    for typed in ["Z", "A0", "A13", "5", "é", "A1 ", "\u{1F5FA}", "d4 e5"] {
        let _ = at(Kind::Square, typed, &ogre, &known);
    }
    assert_eq!(at(Kind::Square, "A13", &[], &known), [""; 0]);
    assert_eq!(at(Kind::Square, "A", &[], &CompletionContext::default()), [""; 0]);
}

#[test]
fn a_list_goes_on_with_the_words_that_begin_so() {
    let lists = |typed: &str| {
        let kind = Kind::WordList(&["prone", "paralyzed", "blinded", NONE]);
        let found = offers(kind, typed, &[], &CompletionContext::default());
        found.into_iter().map(|offer| offer.word).collect::<Vec<_>>()
    };
    assert_eq!(lists("P"), ["prone", "paralyzed"]);
    assert_eq!(lists("prone "), ["prone paralyzed", "prone blinded"]);
    assert_eq!(lists("prone, b"), ["prone, blinded"]);
    assert_eq!(lists("n"), ["none"]);
    assert_eq!(lists("sleepy"), [""; 0]);
    assert_eq!(lists("").len(), 4);
}

/// A completion context of `/move` at this table, where Aldo moves.
fn moving(width: u32, height: u32, others: impl IntoIterator<Item = (String, Square)>) -> CompletionContext {
    let name = |text: &str| Name::new(text).unwrap();
    let mut table = Encounter::new("srd35", Battlefield::open(width, height).unwrap());
    let aldo = Creature::plain(name("Aldo"), Square::new(5, 5), Side(name("heroes")));
    table.put(Creature { speed: Some(Feet(120)), ..aldo });
    for (other, at) in others {
        table.put(Creature::plain(name(&other), at, Side(name("foes"))));
    }
    let library = RulesetLibrary::bundled().unwrap();
    CompletionContext {
        encounter: Some(table),
        ruleset: Some(Arc::new(library.get("srd35").unwrap().clone())),
        command: "move".to_owned(),
        ..CompletionContext::default()
    }
}

#[test]
fn squares_say_what_they_cost_and_who_would_strike() {
    let known = moving(12, 12, [("Orc".to_owned(), Square::new(6, 6))]);
    let labels: Vec<String> = offers(Kind::Destination, "", &given(&[("creature", "Aldo")]), &known)
        .into_iter()
        .map(|one| one.label)
        .collect();
    assert_eq!(labels[..2], ["E5: 5 ft, provokes Orc", "F5: 5 ft, provokes Orc"]);
    assert!(labels.iter().skip(8).all(|label| label.ends_with(" ft")), "{labels:?}");
}

/// Each of the first squares takes a judged move, so the work is counted on a table of the maximum size.
#[test]
fn completion_on_the_largest_table_is_little_work() {
    let crowd = (0..499).map(|nth| (format!("Orc {nth}"), Square::new(8 + nth % 25 * 3, 3 + nth / 25 * 4)));
    let known = moving(300, 300, crowd);
    for typed in ["", "H", "L1"] {
        Tally::forget();
        assert!(!offers(Kind::Destination, typed, &given(&[("creature", "Aldo")]), &known).is_empty());
        let done = Tally::done();
        assert!(done.labels < 20_000 && done.creatures < 30_000 && done.lines < 5_000, "{typed}: {done:?}");
    }
}
