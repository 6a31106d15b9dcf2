//! Where rules stand: document, heading, and the line below a ruling that names them.

use serde_json::{Value, json};

use crate::ruleset::{Citation, RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// The most rules named below a ruling; the rest are in its JSON.
const MOST_RULES: usize = 4;

/// A line that names the deciding rules and where they stand; empty if there are none.
#[must_use]
pub fn by_rules(ruleset: &Ruleset, rules: &[RuleId]) -> Message {
    if rules.is_empty() {
        return Message::empty();
    }
    let mut named: Vec<Message> = Vec::new();
    for &rule in rules.iter().take(MOST_RULES) {
        let Citation { book, heading, .. } = ruleset.cite(rule);
        let cited = say!("cited-rule", rule = rule.title(), book, heading);
        // Two rules may have the same name and source.
        if !named.contains(&cited) {
            named.push(cited);
        }
    }
    say!("cited", many = named.len(), rules = Message::joined(named, "; "))
}

/// Rules with their sources, as JSON.
#[must_use]
pub fn rules_json(ruleset: &Ruleset, rules: &[RuleId]) -> Value {
    let cited = rules.iter().map(|&rule| {
        let Citation { document, heading, .. } = ruleset.cite(rule);
        json!({"id": rule.word(), "document": document, "heading": heading})
    });
    cited.collect()
}

/// A rule with its book and heading.
#[must_use]
pub fn standing(ruleset: &Ruleset, rule: RuleId) -> Message {
    let Citation { book, heading, .. } = ruleset.cite(rule);
    say!("account-rule", rule = rule.title(), book, heading)
}
