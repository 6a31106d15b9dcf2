//! One declaration a command: what people are told of it, how it is read, and how it is decided. A new command is a
//! file with a [`Spec`] and the [`Command`] that it names, a line in the registry, and its words.

use std::fmt;
use std::sync::Arc;

use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::option::Opt;
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
    /// Its options, the required ones first.
    pub options: &'static [Opt],
    /// A line that works.
    pub example: &'static str,
    /// What giving it takes once there is a table.
    pub right: Right,
    /// Whether the answer is only for who asked.
    pub private: bool,
    /// Makes sense of its options.
    pub(crate) read: Read,
}

/// How the options of a command are made sense of.
pub(crate) type Read = fn(&'static Spec, &Options<'_>) -> Result<Parsed, UserError>;

/// A command that makes sense by itself.
#[derive(Clone, Debug)]
pub(crate) enum Parsed {
    /// It is decided on the table alone.
    AtTable(Arc<dyn Command>),
    /// It is answered from what the store keeps.
    FromStore(StoreCommand),
}

/// A command that only the store can answer.
#[derive(Clone, Debug)]
pub(crate) enum StoreCommand {
    /// `/undo`: the last command is taken back.
    Undo,
    /// `/redo`: it is done again.
    Redo,
    /// `/history`: what was done.
    History {
        /// How many commands are listed.
        count: usize,
        /// Only those that are about this creature.
        creature: Option<String>,
    },
    /// `/replay`: what was done, as a picture that moves.
    Replay {
        /// The round that is shown.
        round: Option<u32>,
        /// How many commands are shown.
        count: Option<u32>,
    },
    /// `/privacy`: what is kept, and how it is forgotten.
    Privacy(Privacy),
    /// `/table board`: how the channel shows its board.
    Board(BoardDisplay),
}

/// What is asked about what is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Privacy {
    /// `/privacy show`.
    Show,
    /// `/privacy export`.
    Export,
    /// `/privacy delete`.
    Delete {
        /// Everything of the channel, and not only what is of the person.
        channel: bool,
        /// Whether it is meant.
        sure: bool,
    },
}

/// What a command makes beside an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Makes {
    /// No table: it needs one.
    Nothing,
    /// A table where there is none; one that is there goes on with another board.
    Board,
    /// A whole table in the place of the one that is there, which stays whose it was.
    Replacement,
    /// A table afresh, of the person who asks.
    Table,
}

/// A command that was understood. Whether it makes sense at a table is decided there.
pub(crate) trait Command: fmt::Debug + Send + Sync {
    /// Makes sense of its options.
    ///
    /// # Errors
    /// If one is missing, not of its kind, or contradicts another.
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError>
    where
        Self: Sized;

    /// Decides it at a table, without any I/O.
    ///
    /// # Errors
    /// If it makes no sense at this table.
    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError>;

    /// What it makes.
    fn makes(&self) -> Makes {
        Makes::Nothing
    }

    /// Whether it brings a file that has to be read before it can be decided.
    fn brings_a_file(&self) -> bool {
        false
    }

    /// Reads the file that it brings: slow work that needs no table.
    fn read_file(&self) -> Option<Content> {
        None
    }

    /// Whether it needs the picture under the board itself.
    fn takes_the_picture(&self) -> bool {
        false
    }

    /// Whether it needs the creatures that are kept for the tables of the place.
    fn uses_the_roster(&self) -> bool {
        false
    }

    /// Whether its answer is for the GM alone.
    fn is_for_the_gm(&self) -> bool {
        false
    }

    /// The same movement to another destination, if it is one that leads somewhere.
    fn leading(&self, _to: &Destination) -> Option<Arc<dyn Command>> {
        None
    }
}

impl Spec {
    /// What every declaration begins with: a command that is decided at the table, without options, for everybody to read.
    pub(crate) const fn of<C: Command + 'static>() -> Self {
        Self::read_by(|spec, options| Ok(Parsed::AtTable(Arc::new(C::parse(spec, options)?))))
    }

    /// The same of a command that the store answers.
    pub(crate) const fn read_by(read: Read) -> Self {
        Spec { name: "", sub: None, options: &[], example: "", right: Right::Everybody, private: false, read }
    }

    /// Both words: `map paint`.
    #[must_use]
    pub fn words(&self) -> String {
        match self.sub {
            Some(sub) => format!("{} {sub}", self.name),
            None => self.name.to_owned(),
        }
    }

    /// What it does.
    #[must_use]
    pub fn about(&self) -> Message {
        Message::command_help(self.words(), None)
    }

    /// What its option of this name means.
    #[must_use]
    pub fn about_option(&self, option: &'static str) -> Message {
        Message::command_help(self.words(), Some(option))
    }

    /// The options that Discord is told.
    pub fn on_discord(&self) -> impl Iterator<Item = &'static Opt> {
        self.options.iter().filter(|option| option.short_for.is_none())
    }

    /// The option of this name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&'static Opt> {
        self.options.iter().find(|option| option.name == name)
    }

    /// The values of its options in what was given, each given at most once and every required one there.
    ///
    /// # Errors
    /// Names the option that is unknown, given twice or missing.
    pub(crate) fn check<'g>(&'static self, given: &'g Invocation) -> Result<Options<'g>, UserError> {
        let mut values: Vec<(&'static Opt, &str)> = Vec::new();
        for (name, value) in &given.options {
            let Some(option) = self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name)) else {
                let hint = did_you_mean(name, self.options.iter().map(|option| option.name));
                let options = match self.options {
                    [] => say!("command-without-options"),
                    options => Message::list(options.iter().map(|option| option.name)),
                };
                let (command, said) = (self.words(), quoted(name));
                return Err(UserError::new(say!("command-has-no-option", command, said, hint, options)));
            };
            if values.iter().any(|(earlier, _)| earlier.name == option.name) {
                return Err(UserError::new(say!("option-twice", name = option.name)));
            }
            values.push((option, value.trim()));
        }
        let missing = self.options.iter().find(|o| o.required && !values.iter().any(|(given, _)| given.name == o.name));
        match missing {
            Some(Opt { name, .. }) => {
                Err(UserError::new(say!("option-missing-about", name, about = self.about_option(name))))
            }
            None => Ok(Options::new(values, &given.files)),
        }
    }

    /// Makes sense of what was given for it.
    ///
    /// # Errors
    /// As [`Spec::check`], or if an option is not of its kind or contradicts another.
    pub(crate) fn parse(&'static self, given: &Invocation) -> Result<Parsed, UserError> {
        let parsed = self.check(given).and_then(|options| (self.read)(self, &options));
        parsed.map_err(|mistake| mistake.or_example(self.example))
    }
}
