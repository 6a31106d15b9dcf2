//! Where a command stands in Discord's menu, and which rulebooks' tables show it.
//!
//! Discord has room for 100 commands and lists them by name, so related ones share a first word there: `/look threat`.
//! Everywhere else, the console included, the command keeps its own words.

/// The rulebooks that are played in turns.
pub(crate) const IN_TURNS: &[&str] = &["srd35", "dnd35", "reaction", "epic-path"];
/// Epic Path alone.
pub(crate) const EPIC_PATH: &[&str] = &["epic-path"];
/// Rise alone.
pub(crate) const RISE: &[&str] = &["rise"];

/// A command's place in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its two words there; `None` if they are the command's own.
    pub(super) place: Option<(&'static str, &'static str)>,
    /// The rulebooks that have it; `None` if all of them do.
    pub(super) books: Option<&'static [&'static str]>,
}

impl Menu {
    /// Under the command's own words, for every rulebook.
    pub(crate) const OWN: Menu = Menu { place: None, books: None };

    /// Under a different first word.
    pub(crate) const fn under(first: &'static str, second: &'static str) -> Menu {
        Menu { place: Some((first, second)), ..Menu::OWN }
    }

    /// Only for these rulebooks.
    pub(crate) const fn only(self, books: &'static [&'static str]) -> Menu {
        Menu { books: Some(books), ..self }
    }
}
