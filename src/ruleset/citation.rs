//! Where a rule comes from, and what it says.

use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Value;

use super::RuleId;
use crate::words::Message;

/// Where a ruleset takes a rule from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Its own document, or one that it refers to.
    #[default]
    Own,
    /// The ruleset it extends, because its own document is silent.
    Parent,
    /// The table's own house rule.
    HouseRule,
}

/// What a rule says. It can only be read together with its [`Source`], so that no rule is without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cited<T> {
    /// What the rule says.
    pub value: T,
}

/// Where a rule in a ruleset's file comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// The heading it is under.
    pub heading: String,
    /// The document, if not the ruleset's own.
    pub document: Option<String>,
    /// The usual name of that document, if its file is named differently.
    pub book: Option<String>,
    /// Where the ruleset takes it from. Never set by a file.
    pub origin: Origin,
}

/// A rule in a ruleset's file, with any kind of value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    heading: String,
    document: Option<String>,
    book: Option<String>,
    #[serde(default)]
    origin: Origin,
    is: Value,
}

impl<T: DeserializeOwned> Cited<T> {
    /// Reads a rule's table and appends its source to the list.
    pub(super) fn read(row: Value, sources: &mut Vec<Source>) -> Result<Self, toml::de::Error> {
        let Row { heading, document, book, origin, is } = row.try_into()?;
        sources.push(Source { heading, document, book, origin });
        Ok(Cited { value: is.try_into()? })
    }
}

/// Where a rule can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation<'a> {
    /// The rule's id.
    pub rule: RuleId,
    /// The document: a file name, or the title of a text that the document refers to.
    pub document: &'a str,
    /// The document's usual name.
    pub book: &'a str,
    /// The heading in the document.
    pub heading: &'a str,
    /// Where the ruleset takes the rule from.
    pub origin: Origin,
}

/// The value of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The value as a house rule would name it.
    pub word: String,
    /// Its meaning.
    pub meaning: Message,
}
impl RuleId {
    /// The rule's usual name.
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
