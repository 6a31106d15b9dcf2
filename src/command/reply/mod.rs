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
use crate::words::{Locale, Message};

/// How a command came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Done, or a preview of something allowed.
    Done,
    /// The rules say no; nothing changed.
    Refused,
    /// It hangs on a check whose result is not known yet; nothing changed.
    Pending,
    /// The command made no sense, or could not be carried out; nothing changed.
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
    /// As a message of its own.
    #[default]
    Anew,
    /// In the place of the message with the button.
    InPlace,
    /// As a message of its own, and this text in the place of the one with the button.
    Below(Message),
}

/// Somebody whom a text names by the id, for doors that know names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    /// A person.
    Person(u64),
    /// Everybody with a role.
    Role(u64),
}

impl Mention {
    /// Those at a table whom this text names.
    pub(crate) fn within(text: &str, table: &Encounter) -> Vec<Mention> {
        let owners = table.creatures().iter().filter_map(|creature| creature.owner);
        let people: BTreeSet<u64> = owners.chain(table.game_masters.people.iter().copied()).collect();
        let people = people.into_iter().map(|id| (id, Mention::Person(id)));
        let all = people.chain(table.game_masters.role.map(|id| (id, Mention::Role(id))));
        all.filter(|(id, _)| text.contains(&id.to_string())).map(|(_, mention)| mention).collect()
    }
}

/// The answer to a command: a value that knows neither Discord nor the console.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The command's words, such as `map paint`.
    pub command: String,
    /// How it came out.
    pub status: Status,
    /// What is said, in plain text once it is told.
    pub message: Message,
    /// What the ruling says, as scripts read it.
    pub ruling: Option<Value>,
    /// What is shown with it.
    pub picture: Option<Picture>,
    /// The board drawn with letters, for who asked for it instead of a picture. To be shown with letters of one width.
    pub letters: Option<String>,
    /// A file that goes with it.
    pub file: Option<Attached>,
    /// What can be pressed under it.
    pub panel: Option<Panel>,
    /// A window in which more is asked, instead of everything else.
    pub form: Option<Form>,
    /// Where it is shown, if a button was pressed for it.
    pub shown: Shown,
    /// Whether only the person who asked is to see it.
    pub private: bool,
    /// Whom the message names by the id.
    pub mentions: Vec<Mention>,
    /// What only the GM is told beside it, where somebody is hidden.
    pub aside: Option<Message>,
    /// In which language and units it is told.
    pub locale: Locale,
    /// What the bot itself goes on with of it.
    pub facts: Facts,
}

impl Reply {
    /// An answer that something is wrong with the command: for the person alone.
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
            mentions: Vec::new(),
            aside: None,
            locale: Locale::default(),
            facts: Facts::default(),
        }
    }

    /// The same as somebody reads it who is spoken to so.
    #[must_use]
    pub fn in_locale(self, locale: Locale) -> Self {
        let picture = self.picture.map(|picture| picture.in_locale(locale));
        Reply { locale, picture, ..self }
    }

    /// The message as it is read.
    #[must_use]
    pub fn told(&self) -> String {
        self.message.localized(self.locale)
    }

    /// What only the GM reads beside it.
    #[must_use]
    pub fn told_aside(&self) -> Option<String> {
        self.aside.as_ref().map(|aside| aside.localized(self.locale))
    }

    /// An answer that asks for more in a window.
    pub(crate) fn asking(command: impl Into<String>, form: Form) -> Self {
        Reply { status: Status::Done, form: Some(form), ..Reply::error(command, Message::empty()) }
    }

    /// The name under which its file is handed over: `map-export.uvtt`.
    #[must_use]
    pub fn file_name(&self) -> Option<String> {
        self.file.as_ref().map(|file| format!("{}.{}", self.command.replace(' ', "-"), file.ending))
    }

    /// The answer as one object of the console's `--json`, without what the console adds (line and image).
    #[must_use]
    pub fn json(&self) -> Value {
        let mut told = json!({"command": self.command, "status": self.status.word(), "message": self.told()});
        if let Some(ruling) = &self.ruling {
            told["ruling"] = ruling.clone();
        }
        if let Some(aside) = self.told_aside() {
            told["aside"] = json!(aside);
        }
        if let Some(letters) = &self.letters {
            told["letters"] = json!(letters);
        }
        told
    }

    /// The id of this button under it, if there is one.
    #[must_use]
    pub fn press_of(&self, key: Key) -> Option<String> {
        self.panel.as_ref()?.press_of(key)
    }

    /// What the picture shows in words, for those who cannot see it.
    #[must_use]
    pub fn alt_text(&self) -> Option<String> {
        self.picture.as_ref().map(Picture::alt_text)
    }
}
