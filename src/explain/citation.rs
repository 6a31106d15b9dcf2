//! Where rules stand: document, heading, and the line below a ruling that names them.

use serde_json::{Value, json};

use crate::ruleset::{Citation, RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// The most rules named below a ruling; the rest are in its JSON.
const MOST_RULES: usize = 4;

/// A line that names the rules which decided and where they stand; empty without any.
#[must_use]
pub fn by_rules(ruleset: &Ruleset, rules: &[RuleId]) -> Message {
    if rules.is_empty() {
        return Message::empty();
    }
    let named = rules.iter().take(MOST_RULES).map(|&rule| {
        let Citation { book, heading, .. } = ruleset.cite(rule);
        say!("cited-rule", rule = rule.title(), book, heading)
    });
    say!("cited", many = rules.len(), rules = Message::joined(named, "; "))
}

/// Rules with their sources as scripts read them.
#[must_use]
pub fn rules_json(ruleset: &Ruleset, rules: &[RuleId]) -> Value {
    let cited = rules.iter().map(|&rule| {
        let Citation { document, heading, .. } = ruleset.cite(rule);
        json!({"id": rule.word(), "document": document, "heading": heading})
    });
    cited.collect()
}

/// Rules with where each stands, for what is no movement.
#[must_use]
pub fn standing(ruleset: &Ruleset, rule: RuleId) -> Message {
    let Citation { book, heading, document, .. } = ruleset.cite(rule);
    let rule = rule.title();
    match document == book {
        true => say!("account-rule", rule, book, heading),
        false => say!("account-rule-in", rule, book, heading, document),
    }
}
