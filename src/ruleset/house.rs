//! House rules: which rules a table may change, to which values, and how a change is applied to a ruleset.

use toml::{Table, Value};

use super::RuleId;
use crate::words::Message;

/// A house rule that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadHouseRule {
    /// There is no such rule, or only the book decides it.
    #[error("`{0}` is not a rule that a table can change")]
    Rule(String),
    /// The rule does not have this value.
    #[error("the rule `{rule}` cannot be `{value}`")]
    Value {
        /// The rule.
        rule: RuleId,
        /// The requested value.
        value: String,
    },
    /// The ruleset cannot be read with it.
    #[error("the house rules do not go with the ruleset: {0}")]
    Unusable(String),
}

/// A rule that a table may change, with its possible values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdjustableRule {
    /// The rule.
    pub rule: RuleId,
    /// The values to choose from, each with its meaning.
    pub values: Vec<(String, Message)>,
}

impl AdjustableRule {
    /// Every rule that a table may change.
    #[must_use]
    pub fn all() -> Vec<AdjustableRule> {
        RuleId::ALL.iter().filter_map(|&rule| AdjustableRule::of(rule)).collect()
    }

    /// The rule with its values, if a table may change it. It needs at least two values.
    #[must_use]
    pub fn of(rule: RuleId) -> Option<AdjustableRule> {
        let values = rule.choices();
        (values.len() > 1).then_some(AdjustableRule { rule, values })
    }

    /// The rule of this name, in any case.
    ///
    /// # Errors
    /// If no rule of this name can be changed.
    pub fn named(word: &str) -> Result<AdjustableRule, BadHouseRule> {
        let rule = RuleId::ALL.iter().copied().find(|rule| rule.word().eq_ignore_ascii_case(word));
        rule.and_then(AdjustableRule::of).ok_or_else(|| BadHouseRule::Rule(word.to_owned()))
    }

    /// The value in its stored form.
    ///
    /// # Errors
    /// If the rule does not have it.
    pub fn value(&self, word: &str) -> Result<&str, BadHouseRule> {
        let found = self.values.iter().find(|(value, _)| value.eq_ignore_ascii_case(word));
        found
            .map(|(value, _)| value.as_str())
            .ok_or_else(|| BadHouseRule::Value { rule: self.rule, value: word.to_owned() })
    }
}

/// Sets a rule in a ruleset's file to the value of a house rule, and cites the table as its source.
pub(super) fn apply_house_rule(table: &mut Table, rule: &str, value: &str) -> Result<(), BadHouseRule> {
    let adjustable = AdjustableRule::named(rule)?;
    let word = adjustable.value(value)?;
    let Some(Value::Table(rule)) = table.get_mut(adjustable.rule.word()) else {
        return Err(BadHouseRule::Rule(rule.to_owned()));
    };
    let is = match rule.get("is") {
        Some(Value::Integer(_)) => word.parse().map(Value::Integer).map_err(|_| ()),
        Some(Value::Boolean(_)) => Ok(Value::Boolean(word == "yes")),
        _ => Ok(Value::String(word.to_owned())),
    };
    let is = is.map_err(|()| BadHouseRule::Value { rule: adjustable.rule, value: value.to_owned() })?;
    rule.insert("is".to_owned(), is);
    rule.remove("book");
    rule.insert("document".to_owned(), "house rule of this table".into());
    rule.insert("heading".to_owned(), adjustable.rule.title().to_string().into());
    rule.insert("origin".to_owned(), "house-rule".into());
    Ok(())
}
