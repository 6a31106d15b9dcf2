pub mod brush;
pub(crate) mod daychart;
pub(crate) mod facts;
pub mod fallen_die;
pub mod form;
pub mod panel;
pub(crate) mod picture;

use serde_json::{Value, json};

use crate::command::input::upload::Attached;
use crate::command::reply::facts::Facts;
use crate::command::reply::form::Form;
use crate::command::reply::panel::{Key, Panel};
use crate::render::{Drawing, Picture};
use crate::words::{Language, Locale, Marks, Message};

/// The most characters of what was done that stand above the next turn, if it is longer than a line.
const LONGEST_DEED: usize = 150;

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
    /// The status with this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        [Status::Done, Status::Refused, Status::Pending, Status::Error].into_iter().find(|status| status.word() == word)
    }

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

/// Where an answer is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// As a new message.
    #[default]
    Anew,
    /// In place of the message with the button.
    InPlace,
    /// As a new message; this text replaces the message with the button.
    Below(Message),
    /// In the message with the board, below what was done there, if that is in sight and nobody is pinged; otherwise as
    /// a new message.
    OnTheBoard,
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
    /// The ruling as JSON.
    pub ruling: Option<Value>,
    /// The picture shown with it.
    pub picture: Option<Picture>,
    /// The picture drawn for readers with this locale, if that was done while the commit waited for the disk.
    pub drawn: Option<(Locale, Drawing)>,
    /// The board as letters, if asked for instead of a picture; needs a monospace font.
    pub letters: Option<String>,
    /// An attached file.
    pub file: Option<Attached>,
    /// The buttons under it.
    pub panel: Option<Panel>,
    /// An input window, shown instead of everything else.
    pub form: Option<Form>,
    /// Where it is shown.
    pub shown: Shown,
    /// Whether only the caller sees it.
    pub private: bool,
    /// Whether it is for the GM alone, because it reveals hidden creatures.
    pub secret: bool,
    /// The only person the message pings.
    pub ping: Option<u64>,
    /// A note for the GM alone, if hidden creatures change the ruling.
    pub aside: Option<Message>,
    /// The language and units of its text.
    pub locale: Locale,
    /// The facts that the bot itself uses.
    pub facts: Facts,
}

impl Reply {
    /// An error, shown only to the caller.
    #[must_use]
    pub fn error(command: impl Into<String>, message: Message) -> Self {
        Reply {
            command: command.into(),
            status: Status::Error,
            message,
            ruling: None,
            picture: None,
            drawn: None,
            letters: None,
            file: None,
            panel: None,
            form: None,
            shown: Shown::Anew,
            private: true,
            secret: false,
            ping: None,
            aside: None,
            locale: Locale::default(),
            facts: Facts::default(),
        }
    }

    /// An error for a failure of the bot itself.
    pub(crate) fn failure(command: impl Into<String>, message: Message) -> Self {
        let facts = Facts { failed: true, ..Facts::default() };
        Reply { facts, ..Reply::error(command, message) }
    }

    /// The same answer in this language and these units.
    #[must_use]
    pub fn in_locale(self, locale: Locale) -> Self {
        let picture = self.picture.map(|picture| picture.in_locale(locale));
        Reply { locale, picture, ..self }
    }

    /// The same answer with commands named as in a client in this language.
    #[must_use]
    pub fn with_commands_in(mut self, language: Language) -> Self {
        self.locale = self.locale.with_commands_in(language);
        self
    }

    /// The language of its readers' clients, if the caller's is this one: a public answer uses the table's for command names, as
    /// most of its readers do.
    #[must_use]
    pub fn client(&self, callers: Language) -> Language {
        if self.private { callers } else { self.locale.language }
    }

    /// The message as text.
    #[must_use]
    pub fn text(&self) -> String {
        self.message.localized(self.locale)
    }

    /// The message as text, with people and roles still marked.
    #[must_use]
    pub fn text_with_people(&self) -> String {
        self.message.localized(self.locale.marking(Marks::People))
    }

    /// The GM's note as text.
    #[must_use]
    pub fn aside_text(&self) -> Option<String> {
        self.aside.as_ref().map(|aside| aside.localized(self.locale))
    }

    /// Whether the channel's rulebook has changed.
    #[must_use]
    pub fn changes_the_rulebook(&self) -> bool {
        self.facts.other_rulebook
    }

    /// What was done, from the first lines of the answer's text, to show above the next turn; `None` if the command
    /// passed the turn on.
    pub(crate) fn what_was_done(&self, said: &str) -> Option<String> {
        let is_turn = self.command.starts_with("turn ") || self.command == "show";
        if self.status != Status::Done || self.private || is_turn {
            return None;
        }
        let deeds = if self.facts.of_group { self.facts.action_line_count.max(1) } else { 2 };
        let mut lines = said.lines().take(deeds);
        let mut kept = lines.next()?.to_owned();
        for line in lines {
            if kept.chars().count() + 1 + line.chars().count() > LONGEST_DEED {
                break;
            }
            kept.push('\n');
            kept.push_str(line);
        }
        Some(kept)
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

    /// The answer as an object of the console's `--json`, without the fields the console adds (line and image).
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

    /// The id of this button under the answer, if there is one.
    #[must_use]
    pub fn press_of(&self, key: Key) -> Option<String> {
        self.panel.as_ref()?.press_of(key)
    }

    /// A description of the picture, for people who can't see it.
    #[must_use]
    pub fn alt_text(&self) -> Option<String> {
        self.picture.as_ref().map(Picture::alt_text)
    }
}
