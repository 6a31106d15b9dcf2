//! One declaration per command: its help, how it is parsed and how it is decided. A new command is a file with a [`Spec`]
//! and the [`Command`] it names, a line in the registry, and its messages.

use std::fmt;
use std::sync::Arc;

use crate::command::core::menu::Menu;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::option::{Kind, Opt};
use crate::command::input::options::PREVIEW;
use crate::command::input::right::Right;
use crate::command::input::upload::Content;
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::say;
use crate::store::BoardDisplay;
use crate::words::Message;

/// A command that people may give.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// Its first word: `map` of `/map paint`.
    pub name: &'static str,
    /// Its second word, if it has one: `paint` of `/map paint`.
    pub sub: Option<&'static str>,
    /// Where it appears in Discord's menu.
    pub menu: Menu,
    /// Its options, the required ones first.
    pub options: &'static [Opt],
    /// An example line that is valid.
    pub example: &'static str,
    /// The right it needs once there is a table.
    pub right: Right,
    /// Whether only the caller sees the answer.
    pub private: bool,
    /// Whether its creature acts with its own body: riders are refused, and a rider who names no creature means the mount.
    pub goes: bool,
    /// Whether it only looks: the answer is private to the caller until it is shared.
    pub looks: bool,
    /// Parses its options.
    pub(crate) read: Read,
}

/// How the options of a command are parsed.
pub(crate) type Read = fn(&'static Spec, &Options<'_>) -> Result<Parsed, UserError>;

/// A parsed command.
#[derive(Clone, Debug)]
pub(crate) enum Parsed {
    /// Decided on the table alone.
    AtTable(Arc<dyn Command>),
    /// Answered from the store.
    FromStore(StoreCommand),
}

/// A command that only the store can answer.
#[derive(Clone, Debug)]
pub(crate) enum StoreCommand {
    /// `/undo`: undoes the last command.
    Undo,
    /// `/redo`: redoes the last undone command.
    Redo,
    /// `/history`: lists past commands.
    History {
        /// How many commands to list.
        count: usize,
        /// If set, only commands about this creature.
        creature: Option<String>,
    },
    /// `/replay`: an animation of past commands.
    Replay {
        /// The round to show.
        round: Option<u32>,
        /// How many commands to show.
        count: Option<u32>,
    },
    /// `/privacy`: which data is kept, and how to delete it.
    Privacy(Privacy),
    /// `/turn pings`: whether the caller is pinged when their turn comes.
    Pings(bool),
    /// `/table board`: how the channel displays its board.
    Board(BoardDisplay),
}

/// A request about stored data.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Privacy {
    /// `/privacy show`.
    Show,
    /// `/privacy export`.
    Export,
    /// `/privacy delete`.
    Delete {
        /// Deletes all of the channel's data, not only the caller's own.
        channel: bool,
        /// The caller's confirmation.
        sure: bool,
    },
}

/// What table a command creates, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableCreation {
    /// None: it needs an existing table.
    Nothing,
    /// A table if there is none; an existing one gets a new board.
    Board,
    /// A whole table that replaces an existing one; its maker stays the same.
    Replacement,
    /// A new table, made by the caller.
    Table,
}

/// How a command handles an order for several creatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GroupHandling {
    /// It runs once per creature.
    Each,
    /// It reads all the names itself.
    Whole,
    /// It doesn't: it is about one creature at a time.
    One,
}

/// A parsed command. Whether it makes sense at a table is decided in [`Command::decide`].
pub(crate) trait Command: fmt::Debug + Send + Sync {
    /// Parses the command's options.
    ///
    /// # Errors
    /// If an option is missing, of the wrong kind, or contradicts another.
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError>
    where
        Self: Sized;

    /// Decides the command at a table, without any I/O.
    ///
    /// # Errors
    /// If the command makes no sense at this table.
    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError>;

    /// Whether it creates a table.
    fn makes(&self) -> TableCreation {
        TableCreation::Nothing
    }

    /// Whether its file must be read before the command can be decided.
    fn brings_a_file(&self) -> bool {
        false
    }

    /// Reads the command's file: slow work that doesn't need the table.
    fn read_file(&self) -> Option<Content> {
        None
    }

    /// Whether a GM who asks about a visible creature sees what a player would, even though the answer is private.
    fn sees_as_players_do(&self) -> bool {
        false
    }

    /// Whether it needs the picture under the board, for export.
    fn takes_the_picture(&self) -> bool {
        false
    }

    /// Whether it needs the creatures' portraits, for export.
    fn takes_the_portraits(&self) -> bool {
        false
    }

    /// Whether it needs the roster of the place.
    fn uses_the_roster(&self) -> bool {
        false
    }

    /// Whether a check under the rules decides what it does to others, so that nobody else has to allow it.
    fn is_decided_by_check(&self) -> bool {
        false
    }

    /// Whether only the GM may read its answer.
    fn is_for_the_gm(&self) -> bool {
        false
    }

    /// How it handles an order for several creatures, if it changes the table.
    fn group_handling(&self) -> GroupHandling {
        GroupHandling::Each
    }

    /// The same movement to another destination; `None` for a command that takes no destination.
    fn leading(&self, _to: &Destination) -> Option<Arc<dyn Command>> {
        None
    }
}

impl Invocation {
    /// Whether it changes nothing: a look, or a preview.
    #[must_use]
    pub fn is_read_only(&self, spec: &Spec) -> bool {
        spec.looks || (spec.option(PREVIEW.name).is_some() && self.is_set(PREVIEW.name))
    }
}

/// The most options to list for a caller who typed an unknown one.
const MOST_NAMED: usize = 8;

impl Spec {
    /// The base of a declaration: a command decided at the table, with no options, that anyone may give and read.
    pub(crate) const fn of<C: Command + 'static>() -> Self {
        Self::read_by(|spec, options| Ok(Parsed::AtTable(Arc::new(C::parse(spec, options)?))))
    }

    /// The base of a command with its own `read`, such as one the store answers.
    pub(crate) const fn read_by(read: Read) -> Self {
        Spec {
            name: "",
            sub: None,
            menu: Menu::OWN,
            options: &[],
            example: "",
            right: Right::Everybody,
            private: false,
            goes: false,
            looks: false,
            read,
        }
    }

    /// Both words: `map paint`.
    #[must_use]
    pub fn words(&self) -> String {
        match self.sub {
            Some(sub) => format!("{} {sub}", self.name),
            None => self.name.to_owned(),
        }
    }

    /// Its words in Discord's menu: `look` and `threat` for `/threat`.
    #[must_use]
    pub fn in_menu(&self) -> (&'static str, Option<&'static str>) {
        self.menu.place.map_or((self.name, self.sub), |(first, second)| (first, Some(second)))
    }

    /// Whether the rulebook with this id has the command.
    #[must_use]
    pub fn is_in(&self, book: &str) -> bool {
        self.menu.books.is_none_or(|books| books.contains(&book))
    }

    /// Whether every rulebook has it.
    #[must_use]
    pub fn is_in_every_book(&self) -> bool {
        self.menu.books.is_none()
    }

    /// What the command does, for help.
    #[must_use]
    pub fn about(&self) -> Message {
        Message::command_help(self.words(), None)
    }

    /// What this option means, for help.
    #[must_use]
    pub fn about_option(&self, option: &'static str) -> Message {
        Message::command_help(self.words(), Some(option))
    }

    /// The options that are registered with Discord.
    pub fn on_discord(&self) -> impl Iterator<Item = &'static Opt> {
        self.options.iter().filter(|option| option.short_for.is_none())
    }

    /// The option with this name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&'static Opt> {
        self.options.iter().find(|option| option.name == name)
    }

    /// The values given for its options. Checks that each option occurs at most once and that no required one is missing.
    ///
    /// # Errors
    /// Names an option that is unknown, given twice or missing.
    pub(crate) fn check<'g>(&'static self, given: &'g Invocation) -> Result<Options<'g>, UserError> {
        let mut values: Vec<(&'static Opt, &str)> = Vec::new();
        for (name, value) in &given.options {
            let Some(option) = self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name)) else {
                let hint = did_you_mean(name, self.options.iter().map(|option| option.name));
                if !hint.is_empty() {
                    let (command, said) = (self.words(), quoted(name));
                    return Err(UserError::new(say!("command-option-mistyped", command, said, hint)));
                }
                let options = match self.options {
                    [] => say!("command-without-options"),
                    options => {
                        let shown =
                            options.iter().take(MOST_NAMED).map(|one| Message::option_name(self.words(), one.name));
                        Message::list_of_more(shown, options.len().saturating_sub(MOST_NAMED))
                    }
                };
                let (command, said) = (self.words(), quoted(name));
                return Err(UserError::new(say!("command-has-no-option", command, said, options)));
            };
            if values.iter().any(|(earlier, _)| earlier.name == option.name) {
                return Err(UserError::new(say!("option-twice", name = option.name)));
            }
            // Leading whitespace matters on a board drawn as text.
            values.push((option, if option.kind == Kind::Lines { value } else { value.trim() }));
        }
        let missing = self.options.iter().find(|o| o.required && !values.iter().any(|(given, _)| given.name == o.name));
        match missing {
            Some(Opt { name, .. }) => {
                Err(UserError::new(say!("option-missing-about", name, about = self.about_option(name))))
            }
            None => Ok(Options::new(values, &given.files)),
        }
    }

    /// Parses an invocation of this command.
    ///
    /// # Errors
    /// As [`Spec::check`], or if an option is of the wrong kind or contradicts another.
    pub(crate) fn parse(&'static self, given: &Invocation) -> Result<Parsed, UserError> {
        let parsed = self.check(given).and_then(|options| (self.read)(self, &options));
        parsed.map_err(|error| error.or_example(self.example))
    }
}
