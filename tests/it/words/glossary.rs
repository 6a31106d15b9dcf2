//! The glossaries: every rulebook has the same terms in every language, and each term occurs in a sentence.

use std::collections::BTreeSet;

use fivefoot::words::{Glossary, Language, Locale};
use regex::Regex;

use crate::door::Door;

fn terms(rulebook: &str, language: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(format!("assets/words/glossary/{rulebook}.{language}.ftl")).unwrap();
    let head = Regex::new(r"(?m)^-([a-z][a-z-]*) = ").unwrap();
    head.captures_iter(&text).map(|term| term[1].to_owned()).collect()
}

/// The terms used in a language's sentences.
fn named(language: &str) -> BTreeSet<String> {
    let term = Regex::new(r"\{ -([a-z][a-z-]*)[ (]").unwrap();
    let files = ["things", "rulings", "moves", "table", "rules", "pictures", "commands"];
    let texts = files.map(|file| std::fs::read_to_string(format!("assets/words/{language}/{file}.ftl")).unwrap());
    texts.iter().flat_map(|text| term.captures_iter(text).map(|term| term[1].to_owned()).collect::<Vec<_>>()).collect()
}

#[test]
fn every_glossary_has_the_same_terms_and_every_term_is_named() {
    let all = terms("srd35", "en");
    assert!(all.len() >= 15, "{all:?}");
    for language in Language::ALL.map(Language::code) {
        for rulebook in Glossary::ALL.map(Glossary::word) {
            assert_eq!(terms(rulebook, language), all, "{rulebook}.{language}");
        }
        assert!(named(language).is_subset(&all), "{language}: {:?}", named(language).difference(&all));
    }
    assert_eq!(named("en"), all, "every term stands in a sentence");
}

/// The same move at a table of each rulebook.
#[test]
fn an_answer_has_the_terms_of_its_tables_rulebook() {
    let mut door = Door::open();
    for (rulebook, said) in [
        ("srd35", Some("Provokes an attack of opportunity from Ogre (leaving B2).")),
        ("dnd35", Some("Provokes an attack of opportunity from Ogre (leaving B2).")),
        ("epic-path", Some("Provokes an attack of opportunity from Ogre (leaving B2).")),
        ("reaction", Some("Provokes a reaction attack from Ogre (leaving B2).")),
        ("rise", None),
    ] {
        for line in [
            format!("/table new width:9 height:6 ruleset:{rulebook}"),
            "/creature add name:Aldo at:B2".to_owned(),
            "/creature add name:Ogre at:C3 side:foes".to_owned(),
        ] {
            door.done(&line);
        }
        let text = door.reply("/move creature:Aldo to:A2").text();
        match said {
            Some(said) => assert!(text.contains(said), "{rulebook}: {text}"),
            None => assert!(!text.contains("rovoke") && !text.contains("attack"), "{rulebook}: {text}"),
        }
    }
}

#[test]
fn the_other_languages_have_their_own_terms() {
    let mut door = Door::open();
    door.done("/table new width:9 height:6");
    door.done("/creature add name:Aldo at:B2");
    door.done("/creature add name:Ogre at:C3 side:foes");
    let message = door.reply("/move creature:Aldo to:A2 preview:true").message;
    for (language, glossary, said) in [
        (Language::German, Glossary::Srd35, "Provoziert einen Gelegenheitsangriff von Ogre"),
        (Language::German, Glossary::Reaction, "Provoziert einen Reaktionsangriff von Ogre"),
        (Language::French, Glossary::Srd35, "Provoque une attaque d'opportunité d'Ogre"),
        (Language::French, Glossary::Reaction, "Provoque une attaque de réaction d'Ogre"),
    ] {
        let text = message.localized(Locale { language, glossary, ..Locale::default() });
        assert!(text.contains(said), "{text}");
    }
}
