//! Windows in which something is typed: what a slash command has no room for, and what a button asks. Discord calls them
//! modals. What one is sent off with is a row of the database, as a button's meaning is.

use super::answer::{App, Request, fault, may_give, now_ms};
use super::decide::no_table;
use super::given::Given;
use super::panel::{self, Key};
use super::reply::Reply;
use super::spec::{Kind, Opt};
use crate::store::{self, Channel};
use crate::words::{Language, Words};

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
    pub(super) fn of(language: Language, command: &str, option: &'static Opt, value: Option<&str>) -> Self {
        let Opt { name, kind, required, .. } = *option;
        let label = language.option_name(command, name).unwrap_or_else(|| name.to_owned());
        let about = language.option(command, name).unwrap_or_default();
        let label = Words::as_it_is(label).capital().to_string();
        Field { name, label, about, lines: kind == Kind::Lines, required, value: value.unwrap_or_default().to_owned() }
    }
}

/// Whether the answer to what was typed in a window takes the place of the message from which it was opened.
#[must_use]
pub fn answers_in_place(window: &str) -> bool {
    panel::pressed(window).is_some_and(|(_, key)| key == Key::GoTo)
}

impl Given {
    /// Whether an option for many lines was left out: then a door that can asks for it in a window.
    #[must_use]
    pub fn lacks_lines(&self) -> bool {
        let lines = |option: &Opt| option.kind == Kind::Lines && self.value(option.name).is_none();
        self.spec().is_ok_and(|spec| spec.options.iter().any(lines))
    }
}

impl App {
    /// The window in which that is typed which a command lacks, with what it has.
    pub async fn ask(&self, request: &Request) -> Reply {
        let (given, tongue) = (&request.given, self.tongue(request).await);
        let spec = match given.spec() {
            Ok(spec) => spec,
            Err(mistake) => return Reply::error("", mistake.words()).in_tongue(tongue),
        };
        let saved = match self.store.load(Channel(request.channel)).await {
            Ok(saved) => saved,
            Err(error) => return fault(&spec.words(), &error).in_tongue(tongue),
        };
        let Some(saved) = saved.filter(|saved| saved.encounter.is_some()) else {
            return Reply::error(spec.words(), no_table().words()).in_tongue(tongue);
        };
        if let Err(mistake) = may_give(given, &request.caller, Some(&saved)) {
            return Reply::error(spec.words(), mistake.words()).in_tongue(tongue);
        }
        let row = store::Panel { revision: saved.revision, ..store::Panel::default() };
        let id = match self.store.put_up(Channel(request.channel), &row, now_ms()).await {
            Ok(id) => panel::press(&id, Key::Paste),
            Err(error) => return fault(&spec.words(), &error).in_tongue(tongue),
        };
        let (words, language) = (spec.words(), tongue.language);
        let field = |option| Field::of(language, &words, option, given.value(option.name));
        let fields = spec.on_discord().map(field).collect();
        let about = language.command(&words).unwrap_or_default();
        let title = about.chars().take_while(|c| *c != ':').collect::<String>().trim_end().to_owned();
        Reply::asking(words, Form { id, title, fields }).in_tongue(tongue)
    }
}
