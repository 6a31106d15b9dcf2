//! Where a rule stands, and what it says there.

use std::fmt;

use serde::Deserialize;

use super::RuleId;
use crate::words::Message;

/// Where a ruleset has a rule from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Its own document, or one that it refers to.
    #[default]
    Own,
    /// The ruleset that it extends, since its own document is silent.
    Parent,
    /// The table's own house rule.
    HouseRule,
}

/// A rule as the document that prints it has it. A rule without a source cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cited<T: ?Sized> {
    /// The heading that it stands under.
    pub heading: String,
    /// The document, where it is not the ruleset's own.
    pub document: Option<String>,
    /// What people call that document, where its file has another name.
    pub book: Option<String>,
    /// Where the ruleset has it from; no file says so itself.
    #[serde(default)]
    pub origin: Origin,
    /// What the rule says.
    #[serde(rename = "is")]
    pub value: T,
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation<'a> {
    /// The rule's id.
    pub rule: RuleId,
    /// The document: a file name, or the title of a text that the document refers to.
    pub document: &'a str,
    /// What people call the document.
    pub book: &'a str,
    /// The heading in it.
    pub heading: &'a str,
    /// Where the ruleset has the rule from.
    pub origin: Origin,
}

/// What a rule is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// Its value, as a house rule would name it.
    pub word: String,
    /// What that means.
    pub meaning: Message,
}
impl RuleId {
    /// What a person calls the rule.
    #[must_use]
    pub fn title(self) -> Message {
        Message::term("rule", self.word())
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
