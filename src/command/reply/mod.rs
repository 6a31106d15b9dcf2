pub(crate) mod daychart;
pub(crate) mod facts;
pub mod form;
pub mod panel;
pub(crate) mod picture;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::command::input::upload::Attached;
use crate::command::reply::facts::Facts;
use crate::command::reply::form::Form;
use crate::command::reply::panel::{Key, Panel};
use crate::field::Encounter;
use crate::render::Picture;
use crate::words::{Language, Locale, Message};

/// The status of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Done, or a preview of something allowed.
    Done,
    /// Refused by the rules; nothing changed.
    Refused,
    /// Depends on a check whose result is not yet known; nothing changed.
    Pending,
    /// The command made no sense or could not be carried out; nothing changed.
    Error,
}

impl Status {
    /// The word for it in JSON.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Status::Done => "done",
            Status::Refused => "refused",
            Status::Pending => "pending",
            Status::Error => "error",
        }
    }
}

/// Where the answer to a pressed button is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// As a new message.
    #[default]
    Anew,
    /// In place of the message with the button.
    InPlace,
    /// As a new message, with this text in place of the one with the button.
    Below(Message),
}

/// An id mentioned in a text, for clients that can show the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    /// A person.
    Person(u64),
    /// Everybody with a role.
    Role(u64),
}

impl Mention {
    /// The people and roles of a table that this text mentions.
    pub(crate) fn within(text: &str, table: &Encounter) -> Vec<Mention> {
        let owners = table.creatures().iter().filter_map(|creature| creature.owner);
        let people: BTreeSet<u64> = owners.chain(table.game_masters.people.iter().copied()).collect();
        let people = people.into_iter().map(|id| (id, Mention::Person(id)));
        let all = people.chain(table.game_masters.role.map(|id| (id, Mention::Role(id))));
        all.filter(|(id, _)| text.contains(&id.to_string())).map(|(_, mention)| mention).collect()
    }
}

/// The answer to a command, independent of Discord and the console.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The command's words, such as `map paint`.
    pub command: String,
    /// Its status.
    pub status: Status,
    /// The message.
    pub message: Message,
    /// The ruling for scripts.
    pub ruling: Option<Value>,
    /// The picture shown with it.
    pub picture: Option<Picture>,
    /// The board as letters, if asked for instead of a picture; needs a monospace font.
    pub letters: Option<String>,
    /// An attached file.
    pub file: Option<Attached>,
    /// The buttons under it.
    pub panel: Option<Panel>,
    /// An input window, shown instead of everything else.
    pub form: Option<Form>,
    /// Where it is shown, if it answers a pressed button.
    pub shown: Shown,
    /// Whether only the person who asked sees it.
    pub private: bool,
    /// Whether it is for the GM alone, because of what is hidden.
    pub secret: bool,
    /// The ids that the message mentions.
    pub mentions: Vec<Mention>,
    /// The person whom the message pings, and nobody else.
    pub ping: Option<u64>,
    /// A note for the GM alone, where hidden creatures change the ruling.
    pub aside: Option<Message>,
    /// The language and units of its text.
    pub locale: Locale,
    /// The facts that the bot itself uses.
    pub facts: Facts,
}

impl Reply {
    /// An error, shown only to the person who gave the command.
    #[must_use]
    pub fn error(command: impl Into<String>, message: Message) -> Self {
        Reply {
            command: command.into(),
            status: Status::Error,
            message,
            ruling: None,
            picture: None,
            letters: None,
            file: None,
            panel: None,
            form: None,
            shown: Shown::Anew,
            private: true,
            secret: false,
            mentions: Vec::new(),
            ping: None,
            aside: None,
            locale: Locale::default(),
            facts: Facts::default(),
        }
    }

    /// The same answer in this language and these units.
    #[must_use]
    pub fn in_locale(self, locale: Locale) -> Self {
        let picture = self.picture.map(|picture| picture.in_locale(locale));
        Reply { locale, picture, ..self }
    }

    /// The same answer with commands as a client in this language names them.
    #[must_use]
    pub fn with_commands_in(mut self, language: Language) -> Self {
        self.locale = self.locale.with_commands_in(language);
        self
    }

    /// The message as text.
    #[must_use]
    pub fn text(&self) -> String {
        self.message.localized(self.locale)
    }

    /// The GM's note as text.
    #[must_use]
    pub fn aside_text(&self) -> Option<String> {
        self.aside.as_ref().map(|aside| aside.localized(self.locale))
    }

    /// An answer that opens an input window.
    pub(crate) fn asking(command: impl Into<String>, form: Form) -> Self {
        Reply { status: Status::Done, form: Some(form), ..Reply::error(command, Message::empty()) }
    }

    /// The name of the attached file: `map-export.uvtt`.
    #[must_use]
    pub fn file_name(&self) -> Option<String> {
        self.file.as_ref().map(|file| format!("{}.{}", self.command.replace(' ', "-"), file.ending))
    }

    /// The answer as an object of the console's `--json`, without what the console adds (line and image).
    #[must_use]
    pub fn json(&self) -> Value {
        let mut json = json!({"command": self.command, "status": self.status.word(), "message": self.text()});
        if let Some(ruling) = &self.ruling {
            json["ruling"] = ruling.clone();
        }
        if let Some(aside) = self.aside_text() {
            json["aside"] = json!(aside);
        }
        if let Some(letters) = &self.letters {
            json["letters"] = json!(letters);
        }
        json
    }

    /// The id of this button under it, if it has that button.
    #[must_use]
    pub fn press_of(&self, key: Key) -> Option<String> {
        self.panel.as_ref()?.press_of(key)
    }

    /// A description of the picture, for people who cannot see it.
    #[must_use]
    pub fn alt_text(&self) -> Option<String> {
        self.picture.as_ref().map(Picture::alt_text)
    }
}
