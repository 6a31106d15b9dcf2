//! Input windows (Discord's modals): for text that does not fit a slash command, and for what a button asks. What a
//! submitted window means is a row of the database, as with buttons.

use crate::command::app::{App, Request, may_give, now_ms, report};
use crate::command::core::naming::no_table;
use crate::command::reply::form::{Field, Form};
use crate::command::reply::panel::Key;
use crate::command::reply::{Reply, panel};
use crate::store::{self, Channel};

/// Whether the answer to a submitted window replaces the message from which it was opened.
#[must_use]
pub fn answers_in_place(window: &str) -> bool {
    panel::pressed(window).is_some_and(|(_, key)| key == Key::GoTo)
}

/// The command whose window needs no table.
const PASTE_MAP: &str = "map paste";

impl App {
    /// The window that asks for the options a command lacks, filled in with those it has.
    pub async fn ask(&self, request: &Request) -> Reply {
        let (given, locale) = (&request.given, self.locale(request).await);
        let spec = match given.spec() {
            Ok(spec) => spec,
            Err(error) => return Reply::error("", error.message()).in_locale(locale),
        };
        let saved = match self.store.load(Channel(request.channel)).await {
            Ok(saved) => saved,
            Err(error) => return report(&spec.words(), &error).in_locale(locale),
        };
        // A board can be drawn before there is a table.
        let draws = spec.words() == PASTE_MAP;
        let saved = saved.filter(|saved| draws || saved.encounter.is_some());
        if saved.is_none() && !draws {
            return Reply::error(spec.words(), no_table().message()).in_locale(locale);
        }
        if let Err(error) = may_give(given, &request.caller, saved.as_ref()) {
            return Reply::error(spec.words(), error.message()).in_locale(locale);
        }
        let revision = saved.map_or(0, |saved| saved.revision);
        let row = store::Panel { revision, path: Some(spec.words()), ..store::Panel::default() };
        let id = match self.store.add_panel(Channel(request.channel), &row, now_ms()).await {
            Ok(id) => panel::press(&id, Key::Paste),
            Err(error) => return report(&spec.words(), &error).in_locale(locale),
        };
        let (words, language) = (spec.words(), locale.language);
        let field = |option| Field::of(language, &words, option, given.value(option.name));
        let fields = spec.on_discord().map(field).collect();
        let about = language.command(&words).unwrap_or_default();
        let title = about.chars().take_while(|c| *c != ':').collect::<String>().trim_end().to_owned();
        Reply::asking(words, Form { id, title, fields }).in_locale(locale)
    }
}
