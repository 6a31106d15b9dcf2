//! Windows in which something is typed. Discord calls them modals.

use crate::command::input::option::{Kind, Opt};
use crate::words::{Language, Message};

/// A window that asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What it is sent off with.
    pub id: String,
    /// What stands above it, in at most 45 characters.
    pub title: String,
    /// What it asks for.
    pub fields: Vec<Field>,
}

/// One question of a window: an option of the command that is given in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The option's name.
    pub name: &'static str,
    /// What it is called where it is asked for.
    pub label: String,
    /// What it means, in at most 100 characters.
    pub about: String,
    /// Whether it has room for many lines.
    pub lines: bool,
    /// Whether it has to be filled in.
    pub required: bool,
    /// What stands there already.
    pub value: String,
}

impl Field {
    /// An option of this command as it is asked for in this language.
    pub(crate) fn of(language: Language, command: &str, option: &'static Opt, value: Option<&str>) -> Self {
        let Opt { name, kind, required, .. } = *option;
        let label = language.option_name(command, name).unwrap_or_else(|| name.to_owned());
        let about = language.option(command, name).unwrap_or_default();
        let label = Message::literal(label).capitalized().to_string();
        Field { name, label, about, lines: kind == Kind::Lines, required, value: value.unwrap_or_default().to_owned() }
    }
}
