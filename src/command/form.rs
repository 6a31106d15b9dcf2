//! Windows in which something is typed: what a slash command has no room for, and what a button asks. Discord calls them
//! modals. What one is sent off with is a row of the database, as a button's meaning is.

use super::answer::{App, Request, fault, may_give, now_ms};
use super::decide::no_table;
use super::given::Given;
use super::panel::{self, Key};
use super::reply::Reply;
use super::spec::{Kind, Opt};
use crate::store::{self, Channel};

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
    /// What it means, in at most 100 characters.
    pub about: &'static str,
    /// Whether it has room for many lines.
    pub lines: bool,
    /// Whether it has to be filled in.
    pub required: bool,
    /// What stands there already.
    pub value: String,
}

impl Field {
    pub(super) fn of(option: &'static Opt, value: Option<&str>) -> Self {
        let Opt { name, about, kind, required, .. } = *option;
        Field { name, about, lines: kind == Kind::Lines, required, value: value.unwrap_or_default().to_owned() }
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
        let given = &request.given;
        let spec = match given.spec() {
            Ok(spec) => spec,
            Err(mistake) => return Reply::error("", mistake.to_string()),
        };
        let saved = match self.store.load(Channel(request.channel)).await {
            Ok(saved) => saved,
            Err(error) => return fault(&spec.words(), &error),
        };
        let Some(saved) = saved.filter(|saved| saved.encounter.is_some()) else {
            return Reply::error(spec.words(), no_table().to_string());
        };
        if let Err(mistake) = may_give(given, &request.caller, Some(&saved)) {
            return Reply::error(spec.words(), mistake.to_string());
        }
        let row = store::Panel { revision: saved.revision, ..store::Panel::default() };
        let id = match self.store.put_up(Channel(request.channel), &row, now_ms()).await {
            Ok(id) => panel::press(&id, Key::Paste),
            Err(error) => return fault(&spec.words(), &error),
        };
        let fields = spec.on_discord().map(|option| Field::of(option, given.value(option.name))).collect();
        Reply::asking(spec.words(), Form { id, title: spec.about.chars().take_while(|c| *c != ':').collect(), fields })
    }
}
