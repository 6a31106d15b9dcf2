//! Where a rule stands, and what it says there.

use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Value;

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

/// What a rule says. It is read together with its [`Source`], so that no rule is without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cited<T> {
    /// What the rule says.
    pub value: T,
}

/// Where a rule of a ruleset's file comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// The heading that it stands under.
    pub heading: String,
    /// The document, where it is not the ruleset's own.
    pub document: Option<String>,
    /// What people call that document, where its file has another name.
    pub book: Option<String>,
    /// Where the ruleset has it from; no file says so itself.
    pub origin: Origin,
}

/// A rule in a ruleset's file, whatever it says.
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
    /// Reads a rule's table, and puts its source at the end of the list.
    pub(super) fn read(row: Value, sources: &mut Vec<Source>) -> Result<Self, toml::de::Error> {
        let Row { heading, document, book, origin, is } = row.try_into()?;
        sources.push(Source { heading, document, book, origin });
        Ok(Cited { value: is.try_into()? })
    }
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
