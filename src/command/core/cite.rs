//! Rules that had a part in an answer, as scripts read them.

use serde_json::Value;

use crate::explain;
use crate::ruleset::{RuleId, Ruleset};

/// Adds rules to those that a ruling cites, each once.
pub(crate) fn cite(ruleset: &Ruleset, ruling: &mut Value, rules: &[RuleId]) {
    let Some(cited) = ruling["rules"].as_array_mut() else { return };
    for rule in explain::rules_json(ruleset, rules).as_array().into_iter().flatten() {
        if !cited.contains(rule) {
            cited.push(rule.clone());
        }
    }
}
