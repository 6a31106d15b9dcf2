use serde_json::{Value, json};

use super::upload::Attached;
use crate::render::Picture;

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

/// The answer to a command: a value that knows neither Discord nor the console.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The command's words, such as `map paint`.
    pub command: String,
    /// How it came out.
    pub status: Status,
    /// What is said, in plain text.
    pub message: String,
    /// What the ruling says, as scripts read it.
    pub ruling: Option<Value>,
    /// What is shown with it.
    pub picture: Option<Picture>,
    /// A file that goes with it.
    pub file: Option<Attached>,
    /// The id of a button that takes the command back.
    pub undo: Option<String>,
    /// Whether only the person who asked is to see it.
    pub private: bool,
}

impl Reply {
    /// An answer that something is wrong with the command: for the person alone.
    #[must_use]
    pub fn error(command: impl Into<String>, message: impl Into<String>) -> Self {
        Reply {
            command: command.into(),
            status: Status::Error,
            message: message.into(),
            ruling: None,
            picture: None,
            file: None,
            undo: None,
            private: true,
        }
    }

    /// The name under which its file is handed over: `map-export.uvtt`.
    #[must_use]
    pub fn file_name(&self) -> Option<String> {
        self.file.as_ref().map(|file| format!("{}.{}", self.command.replace(' ', "-"), file.ending))
    }

    /// The answer as one object of the console's `--json`, without what the console adds (line and image).
    #[must_use]
    pub fn json(&self) -> Value {
        let mut told = json!({"command": self.command, "status": self.status.word(), "message": self.message});
        if let Some(ruling) = &self.ruling {
            told["ruling"] = ruling.clone();
        }
        told
    }

    /// What the picture shows in words, for those who cannot see it.
    #[must_use]
    pub fn alt_text(&self) -> Option<String> {
        self.picture.as_ref().map(Picture::alt_text)
    }
}
