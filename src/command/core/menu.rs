//! Where a command stands in Discord's menu, and at which tables it is there.
//!
//! Discord has room for 100 commands and lists them by name, so related ones share a first word there: `/look threat`. Every
//! other door, and every line that was typed before, keeps the command's own words.

/// The rulebooks that play in turns.
pub(crate) const IN_TURNS: &[&str] = &["srd35", "dnd35", "reaction", "epic-path"];
/// Epic Path alone.
pub(crate) const EPIC_PATH: &[&str] = &["epic-path"];
/// Rise alone.
pub(crate) const RISE: &[&str] = &["rise"];

/// A command's place in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its two words there; `None` where they are its own.
    pub(super) place: Option<(&'static str, &'static str)>,
    /// The rulebooks that have it; `None` if all of them do.
    pub(super) books: Option<&'static [&'static str]>,
}

impl Menu {
    /// Under its own words, whatever the rulebook.
    pub(crate) const OWN: Menu = Menu { place: None, books: None };

    /// Under another first word.
    pub(crate) const fn under(first: &'static str, second: &'static str) -> Menu {
        Menu { place: Some((first, second)), ..Menu::OWN }
    }

    /// Only where one of these rulebooks is played.
    pub(crate) const fn only(self, books: &'static [&'static str]) -> Menu {
        Menu { books: Some(books), ..self }
    }
}
