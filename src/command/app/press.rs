//! What a pressed button does. Each stands for a command that could be typed, given with the rights of the person who
//! presses.
//!
//! A button carries the id of its answer's panel and the word of its key. What that means is a row in the table
//! `panel`: the table's revision, the command that Undo takes back, who moves on, how far the arrows have led, and
//! what Why says. A press becomes a command that could be typed as well, so rights, history and hidden creatures are
//! handled in one place. Panels are no part of the table: nothing of them is undone, and losing one costs a button.

use crate::command::app::button_context::ButtonTerms;
use crate::command::app::{App, Request, report};
use crate::command::input::invocation::Invocation;
use crate::command::input::user_error::UserError;
use crate::command::reply::panel::Key;
use crate::command::reply::{Reply, Shown, Status, panel};
use crate::say;
use crate::store::{self, Channel};
use crate::words::{Locale, Message};

/// The answer to a button that no longer works.
pub(crate) fn too_old() -> Message {
    say!("press-too-old")
}

/// A pressed button with its meaning.
pub(crate) struct Pressed<'a> {
    pub(crate) app: &'a App,
    pub(crate) request: Request,
    /// The panel's id.
    pub(crate) id: &'a str,
    pub(crate) panel: store::Panel,
    /// The language and units of the person who presses.
    pub(crate) locale: Locale,
}

/// Whether the answer replaces the message with this button.
#[must_use]
pub fn answers_in_place(button: &str) -> bool {
    let in_place = |key: Key| matches!(key, Key::Step(_) | Key::Up | Key::Down | Key::Back | Key::Go | Key::Close);
    panel::pressed(button).is_some_and(|(_, key)| in_place(key))
}

/// Whether only the person who presses this button sees the answer.
#[must_use]
pub fn answers_privately(button: &str) -> bool {
    let private = |key: Key| matches!(key, Key::Why | Key::Threats | Key::Arrows | Key::GoTo);
    panel::pressed(button).is_some_and(|(_, key)| private(key))
}

/// Whether a window answers this button. Discord takes no window after a deferred response.
#[must_use]
pub fn asks(button: &str) -> bool {
    panel::pressed(button).is_some_and(|(_, key)| key == Key::GoTo)
}

impl App {
    /// Answers a press of a button under an earlier answer.
    pub async fn press(&self, button: &str, request: Request) -> Reply {
        let locale = self.locale(&request).await;
        let answered = match self.pressed("button", button, request, locale).await {
            Ok((pressed, key)) => pressed.answer(key).await,
            Err(reply) => Err(reply),
        };
        answered.unwrap_or_else(|reply| reply.in_locale(locale))
    }

    /// Answers a submitted window that an earlier answer opened.
    pub async fn typed(&self, window: &str, typed: &[(String, String)], request: Request) -> Reply {
        let locale = self.locale(&request).await;
        let answered = match self.pressed("window", window, request, locale).await {
            Ok((pressed, key)) => pressed.take(key, typed).await,
            Err(reply) => Err(reply),
        };
        answered.unwrap_or_else(|reply| reply.in_locale(locale))
    }

    /// The meaning of a button, or of a window that one opened.
    async fn pressed<'a>(
        &'a self,
        what: &str,
        id: &'a str,
        request: Request,
        locale: Locale,
    ) -> Result<(Pressed<'a>, Key), Reply> {
        let (id, key) = panel::pressed(id).ok_or_else(|| Reply::error(what, too_old()))?;
        match self.store.panel(Channel(request.channel), id).await {
            Ok(Some(panel)) => Ok((Pressed { app: self, request, id, panel, locale }, key)),
            Ok(None) => Err(Reply::error("button", too_old())),
            Err(error) => Err(report("button", &error)),
        }
    }

    /// Which message shows the channel's board; `None` if that cannot be read: then each answer shows its own.
    pub async fn board_of(&self, channel: u64) -> Option<store::BoardMessage> {
        self.store.board_message(Channel(channel)).await.ok()
    }

    /// Saves which message shows the channel's board now. If saving fails, an old board stays up.
    pub async fn board_is_in(&self, channel: u64, message: Option<u64>) {
        if let Err(error) = self.store.set_board_message(Channel(channel), message).await {
            tracing::warn!(%error, "where the board is shown was not kept");
        }
    }

    /// Saves how the channel's board is shown.
    pub async fn board_is_shown(&self, channel: u64, display: store::BoardDisplay) {
        if let Err(error) = self.store.set_board_display(Channel(channel), display).await {
            tracing::warn!(%error, "how the board is shown was not kept");
        }
    }
}

impl Pressed<'_> {
    /// The answer; `Err` is one that the caller still has to put into the person's language.
    async fn answer(self, key: Key) -> Result<Reply, Reply> {
        match key {
            Key::Undo if self.panel.seq.is_none() => Err(Reply::error("undo", too_old())),
            Key::Undo => {
                Ok(self.gives(given("undo", &[]), ButtonTerms { last: self.panel.seq, ..ButtonTerms::default() }).await)
            }
            Key::Redo => Ok(self.gives(given("redo", &[]), self.as_it_was()).await),
            Key::Next => {
                let next = Invocation { sub: Some("next".to_owned()), ..given("turn", &[]) };
                Ok(self.gives(next, self.as_it_was()).await)
            }
            Key::Why => Ok(self.why()),
            Key::Threats => {
                let threats = given("threat", &[("creature", self.who()), ("against", "true")]);
                Ok(Reply { private: true, ..self.gives(threats, ButtonTerms::bare()).await })
            }
            Key::Arrows => self.opens().await,
            Key::Step(_) | Key::Up | Key::Down => self.leads(key).await,
            Key::Back => self.steps_back().await,
            Key::Go => self.goes().await,
            Key::GoTo => self.asks().await,
            Key::Paste => Err(Reply::error("button", too_old())),
            Key::Close => {
                let closed = Reply::error("move", say!("press-closed")).in_locale(self.locale);
                Ok(Reply { status: Status::Done, shown: Shown::InPlace, ..closed })
            }
        }
    }

    /// Carries out what was typed in a window.
    async fn take(self, key: Key, typed: &[(String, String)]) -> Result<Reply, Reply> {
        match key {
            Key::GoTo => self.goes_as_typed(typed).await,
            Key::Paste => {
                // Pasting adds creatures and leaves the others alone, so the table may have changed since.
                let paste =
                    Invocation { sub: Some("paste".to_owned()), options: filled_in(typed), ..given("creature", &[]) };
                Ok(self.gives(paste, ButtonTerms::default()).await)
            }
            _ => Err(Reply::error("window", too_old())),
        }
    }

    pub(crate) fn as_it_was(&self) -> ButtonTerms {
        ButtonTerms { revision: Some(self.panel.revision), ..ButtonTerms::default() }
    }

    pub(crate) fn who(&self) -> &str {
        self.panel.creature.as_deref().unwrap_or_default()
    }

    /// Gives a command with the rights of the person who presses.
    pub(crate) async fn gives(&self, given: Invocation, terms: ButtonTerms) -> Reply {
        let terms = ButtonTerms { pressed: true, ..terms };
        self.app.answer_as(Request { given, ..self.request.clone() }, terms).await
    }

    fn why(&self) -> Reply {
        match &self.panel.account {
            Some(account) => Reply { status: Status::Done, ..Reply::error("why", Message::literal(account.clone())) },
            None => Reply::error("why", say!("press-no-more")).in_locale(self.locale),
        }
    }
}

/// The options of a submitted window; those left empty are not given.
pub(crate) fn filled_in(typed: &[(String, String)]) -> Vec<(String, String)> {
    typed.iter().filter(|(_, value)| !value.trim().is_empty()).cloned().collect()
}

pub(crate) fn given(name: &str, options: &[(&str, &str)]) -> Invocation {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Invocation { name: name.to_owned(), options, ..Invocation::default() }
}

pub(crate) fn refused(error: &UserError) -> Reply {
    Reply::error("move", error.message())
}
