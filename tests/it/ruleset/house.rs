//! Which rules a table may change, and to which values.

use std::collections::BTreeMap;

use fivefoot::ruleset::{AdjustableRule, BadHouseRule, Origin, RuleId, RulesetLibrary};
use fivefoot::words::{Language, Locale, Message};

#[test]
fn every_switch_can_be_set_to_each_of_its_values_in_every_ruleset() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    for id in library.ids() {
        for adjustable in AdjustableRule::all() {
            for (value, meaning) in &adjustable.values {
                let house = BTreeMap::from([(adjustable.rule.word().to_owned(), value.clone())]);
                let played = library.with(id, &house).expect("a possible house rule").expect("a ruleset");
                assert_eq!(played.describe(adjustable.rule).word, *value, "{id}: {}", adjustable.rule);
                assert_eq!(played.cite(adjustable.rule).origin, Origin::HouseRule);
                assert!(is_described(meaning), "nobody has said what {meaning} is");
            }
        }
    }
}

/// A sentence that is missing from the files shows its key.
fn is_described(meaning: &Message) -> bool {
    Language::ALL.iter().all(|&language| {
        let text = meaning.localized(Locale { language, ..Locale::default() });
        !text.starts_with("policy-") && !text.starts_with("figure-")
    })
}

#[test]
fn every_rule_of_every_ruleset_has_its_sentence() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    for ruleset in library.ids().filter_map(|id| library.get(id)) {
        for &rule in RuleId::ALL {
            let meaning = ruleset.meaning(rule);
            assert!(is_described(&meaning), "{}: nobody has said what {meaning} is", ruleset.id);
        }
    }
}

#[test]
fn every_sentence_about_a_figure_belongs_to_a_rule() {
    let sentences = include_str!("../../../assets/words/en/rules.ftl").lines();
    for key in sentences.filter_map(|line| line.strip_prefix("figure-")?.split(" =").next()) {
        let rule = key.trim_end_matches("-yes").trim_end_matches("-no");
        assert!(RuleId::ALL.iter().any(|known| known.word() == rule), "no rule says figure-{key}");
    }
}

#[test]
fn other_rules_and_values_are_refused() {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let with = |rule: &str, value: &str| library.with("srd35", &BTreeMap::from([(rule.to_owned(), value.to_owned())]));
    assert_eq!(with("gravity", "off"), Err(BadHouseRule::Rule("gravity".to_owned())));
    assert_eq!(with("blocking", "impassable"), Err(BadHouseRule::Rule("blocking".to_owned())));
    let value = "maybe".to_owned();
    assert_eq!(with("corner", "maybe"), Err(BadHouseRule::Value { rule: RuleId::Corner, value }));
}
