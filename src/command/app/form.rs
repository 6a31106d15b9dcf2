//! Input windows (Discord's modals): for text that doesn't fit a slash command, and for what a button asks. The
//! meaning of a submitted window is a database row, as with buttons.

use crate::command::app::{App, Request, check_may_give, now_ms, report};
use crate::command::core::naming::no_table;
use crate::command::reply::form::{Field, Form};
use crate::command::reply::panel::Key;
use crate::command::reply::{Reply, panel};
use crate::store::{self, Channel};

/// Whether the answer to a submitted window replaces the message it was opened from.
#[must_use]
pub fn answers_in_place(window: &str) -> bool {
    panel::pressed(window).is_some_and(|press| press.key == Key::GoTo)
}

/// The command whose window needs no table.
const PASTE_MAP: &str = "map paste";

/// The panel id of that window while nothing is stored for the channel yet.
const FIRST_MAP: &str = "map";

/// The meaning of the window for a channel's first map, which has no database row.
pub(crate) fn first_map(panel: &str) -> Option<store::Panel> {
    (panel == FIRST_MAP).then(|| store::Panel { path: Some(PASTE_MAP.to_owned()), ..store::Panel::default() })
}

impl App {
    /// The window that asks for the options a command lacks, prefilled with those it has.
    pub async fn ask(&self, request: &Request) -> Reply {
        let (given, locale) = (&request.given, self.locale(request).await);
        let spec = match given.spec() {
            Ok(spec) => spec,
            Err(error) => return Reply::error("", error.message()).in_locale(locale),
        };
        let saved = match self.store.load(Channel(request.channel)).await {
            Ok(saved) => saved,
            Err(error) => return report(request.id, &spec.words(), &error).in_locale(locale),
        };
        // A board can be drawn before there is a table.
        let draws = spec.words() == PASTE_MAP;
        let saved = saved.filter(|saved| draws || saved.encounter.is_some());
        if saved.is_none() && !draws {
            return Reply::error(spec.words(), no_table().message()).in_locale(locale);
        }
        if let Err(error) = check_may_give(given, &request.caller, saved.as_ref()) {
            return Reply::error(spec.words(), error.message()).in_locale(locale);
        }
        let id = match saved {
            None => FIRST_MAP.to_owned(),
            Some(saved) => {
                let (revision, person) = (saved.revision, Some(request.caller.id));
                let row = store::Panel { revision, person, path: Some(spec.words()), ..store::Panel::default() };
                match self.store.add_panel(Channel(request.channel), &row, now_ms()).await {
                    Ok(id) => id,
                    Err(error) => return report(request.id, &spec.words(), &error).in_locale(locale),
                }
            }
        };
        let id = panel::press(&id, Key::Paste);
        let (words, language) = (spec.words(), locale.language);
        let field = |option| Field::of(language, &words, option, given.value(option.name));
        let fields = spec.on_discord().map(field).collect();
        let about = language.command(&words).unwrap_or_default();
        let title = about.chars().take_while(|c| *c != ':').collect::<String>().trim_end().to_owned();
        Reply::asking(words, Form { id, title, fields }).in_locale(locale)
    }
}
