//! Input windows, which Discord calls modals.

use crate::command::input::option::{Kind, Opt};
use crate::words::{Language, Message};

/// An input window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The id it is submitted with.
    pub id: String,
    /// Its title, at most 45 characters.
    pub title: String,
    /// Its fields.
    pub fields: Vec<Field>,
}

/// One field of a window: an option of the command being given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The option's name.
    pub name: &'static str,
    /// Its label.
    pub label: String,
    /// Its description, at most 100 characters.
    pub about: String,
    /// Whether it takes several lines.
    pub lines: bool,
    /// Whether it must be filled in.
    pub required: bool,
    /// Its initial value.
    pub value: String,
}

impl Field {
    /// The field for an option of this command, in this language.
    pub(crate) fn of(language: Language, command: &str, option: &'static Opt, value: Option<&str>) -> Self {
        let Opt { name, kind, required, .. } = *option;
        let label = language.option_name(command, name).unwrap_or_else(|| name.to_owned());
        let about = language.option(command, name).unwrap_or_default();
        let label = Message::literal(label).capitalized().to_string();
        Field { name, label, about, lines: kind == Kind::Lines, required, value: value.unwrap_or_default().to_owned() }
    }
}
