//! What a pressed button does. Each stands for a command that could be typed, given with the rights of the person who
//! presses it.
//!
//! A button carries the id of its answer's panel and the word of its key. What they mean is a row in the table `panel`:
//! the table's revision, the command that Undo takes back, who moves next, how far the arrows have led, and what Why says.
//! A press becomes a command that could be typed as well, so rights, history and hidden creatures are handled in one
//! place. Panels are not part of the table: undo doesn't touch them, and losing one costs only a button.

use crate::command::app::button_context::ButtonTerms;
use crate::command::app::form::first_map;
use crate::command::app::{App, Request, line, report};
use crate::command::core::naming::{clear_without_a_name, going};
use crate::command::core::rights::Person;
use crate::command::input::invocation::Invocation;
use crate::command::input::options::PREVIEW;
use crate::command::input::user_error::UserError;
use crate::command::reply::fallen_die::FallenDie;
use crate::command::reply::form::{Field, Form};
use crate::command::reply::panel::Key;
use crate::command::reply::panel::Press;
use crate::command::reply::{Reply, Shown, Status, panel};
use crate::command::turns::phase::DECLARE;
use crate::field::{Encounter, Name};
use crate::say;
use crate::store::{self, Channel, StoredTable};
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
    /// The tag of the path shown with the pressed arrows.
    pub(crate) shown: Option<&'a str>,
    pub(crate) panel: store::Panel,
    /// The language and units of the person who presses.
    pub(crate) locale: Locale,
}

/// Whether the answer replaces the message with this button.
#[must_use]
pub fn answers_in_place(button: &str) -> bool {
    let paints = |key: Key| matches!(key, Key::Brush(_) | Key::Paint | Key::PenDown | Key::PenUp | Key::Unpaint);
    let leads = |key: Key| matches!(key, Key::Step(_) | Key::Up | Key::Down | Key::Back | Key::Go | Key::Close);
    let in_place = |key: Key| leads(key) || paints(key);
    panel::pressed(button).is_some_and(|press| in_place(press.key))
}

/// Whether only the person who presses this button sees the answer.
#[must_use]
pub fn answers_privately(button: &str) -> bool {
    let private =
        |key: Key| matches!(key, Key::Why | Key::Threats | Key::Arrows | Key::GoTo | Key::Declare | Key::Ask(_));
    panel::pressed(button).is_some_and(|press| private(press.key))
}

/// Whether this button is answered with a window. Discord accepts no window after a deferred response.
#[must_use]
pub fn asks(button: &str) -> bool {
    panel::pressed(button).is_some_and(|press| matches!(press.key, Key::GoTo | Key::Declare | Key::Ask(_)))
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

    /// Looks up the meaning of a button, or of a window that one opened.
    async fn pressed<'a>(
        &'a self,
        what: &str,
        id: &'a str,
        request: Request,
        locale: Locale,
    ) -> Result<(Pressed<'a>, Key), Reply> {
        let Press { panel: id, path, key } = panel::pressed(id).ok_or_else(|| Reply::error(what, too_old()))?;
        if let Some(panel) = first_map(id) {
            return Ok((Pressed { app: self, request, id, shown: path, panel, locale }, key));
        }
        match self.store.panel(Channel(request.channel), id).await {
            Ok(Some(panel)) if panel.person.is_some_and(|person| person != request.caller.id) => {
                Err(Reply::error("button", say!("press-not-yours")))
            }
            Ok(Some(panel)) => Ok((Pressed { app: self, request, id, shown: path, panel, locale }, key)),
            Ok(None) => Err(Reply::error("button", too_old())),
            Err(error) => Err(report(request.id, "button", &error)),
        }
    }

    /// Which message shows the channel's board; `None` if that can't be read, in which case each answer shows its own.
    pub async fn board_of(&self, channel: u64) -> Option<store::BoardMessage> {
        self.store.board_message(Channel(channel)).await.ok()
    }

    /// Stores what was done before the turn that an answer hands on; the next turn is shown in the same message.
    pub async fn store_done_before_turn(&self, channel: u64, reply: &Reply) {
        let (Some(panel), Some(above)) = (&reply.panel, &reply.facts.done_before_turn) else { return };
        if let Err(error) = self.store.set_panel_told(Channel(channel), &panel.id, above).await {
            tracing::warn!(%error, "could not store what stands above the next turn");
        }
    }

    /// Records which message shows the channel's board, and at which table revision. If saving fails, an old board stays
    /// up.
    pub async fn set_board_message(&self, channel: u64, message: Option<u64>, revision: u64) {
        if let Err(error) = self.store.set_board_message(Channel(channel), message, revision).await {
            tracing::warn!(%error, "could not store which message shows the board");
        }
    }
}

impl Pressed<'_> {
    /// The answer; an `Err` still has to be put into the person's language.
    async fn answer(self, key: Key) -> Result<Reply, Reply> {
        if let Ok(pad) = self.path().parse() {
            return self.paint(pad, key).await;
        }
        match key {
            Key::Undo if self.panel.seq.is_none() => Err(Reply::error("undo", too_old())),
            Key::Undo => Ok(self
                .give(invocation("undo", &[]), ButtonTerms { last: self.panel.seq, ..ButtonTerms::default() })
                .await),
            Key::Redo => Ok(self.give(invocation("redo", &[]), self.as_it_was()).await),
            Key::Next => {
                let next = Invocation { sub: Some("next".to_owned()), ..invocation("turn", &[]) };
                Ok(self.give(next, self.as_it_was()).await)
            }
            Key::Why => Ok(self.why()),
            Key::Threats => {
                let threats = invocation("threat", &[("creature", self.who()), ("against", "true")]);
                Ok(Reply { private: true, ..self.give(threats, ButtonTerms::bare()).await })
            }
            Key::Arrows => self.for_the_presser().await?.open().await,
            Key::Step(_) | Key::Up | Key::Down => self.add_step(key).await,
            Key::Back => self.step_back().await,
            Key::Go => self.go().await,
            Key::GoTo => self.ask_destination().await,
            Key::Roll => {
                let roll = Invocation { sub: Some("roll".to_owned()), ..invocation("turn", &[]) };
                Ok(self.give(roll, ButtonTerms::default()).await)
            }
            Key::Declare => Ok(self.ask_what_to_declare()),
            Key::Paste | Key::Brush(_) | Key::Paint | Key::PenDown | Key::PenUp | Key::Unpaint => {
                Err(Reply::error("button", too_old()))
            }
            Key::Line(number) => self.give_line(number).await,
            Key::Ask(number) => Ok(self.ask_for_result(number)),
            Key::Close => {
                let closed = Reply::error("move", say!("press-closed")).in_locale(self.locale);
                Ok(Reply { status: Status::Done, shown: Shown::InPlace, ..closed })
            }
        }
    }

    /// Carries out what was typed in a window.
    async fn take(self, key: Key, typed: &[(String, String)]) -> Result<Reply, Reply> {
        match key {
            Key::GoTo => match self.path().parse() {
                Ok(pad) => self.paint_typed(pad, typed).await,
                Err(_) => self.go_as_typed(typed).await,
            },
            Key::Ask(number) => self.take_result(number, typed).await,
            Key::Declare => {
                let options = filled_in(typed);
                let declare =
                    Invocation { sub: DECLARE.sub.map(str::to_owned), options, ..invocation(DECLARE.name, &[]) };
                Ok(self.give(declare, ButtonTerms::default()).await)
            }
            Key::Paste => {
                // Pasting adds creatures and leaves the others alone, so it doesn't matter if the table has changed; a
                // drawn board replaces everything anyway.
                let name =
                    self.path().split(' ').next().filter(|name| !name.is_empty()).unwrap_or("creature").to_owned();
                let paste =
                    Invocation { sub: Some("paste".to_owned()), options: filled_in(typed), ..invocation(&name, &[]) };
                Ok(self.give(paste, ButtonTerms::default()).await)
            }
            _ => Err(Reply::error("window", too_old())),
        }
    }

    /// Who presses, and the current table.
    pub(crate) async fn person(&self) -> Result<(Person, Option<StoredTable>), Reply> {
        let saved = self.app.store.load(Channel(self.request.channel)).await;
        let saved = saved.map_err(|error| report(self.request.id, "button", &error))?;
        let maker = saved.as_ref().and_then(|saved| saved.maker);
        let table = saved.as_ref().and_then(|saved| saved.encounter.as_ref());
        Ok((Person::of(&self.request.caller, maker, table), saved))
    }

    /// The same panel for the presser's own creature, if it names none: in a phase everyone moves. For a rider it is the
    /// mount.
    async fn for_the_presser(mut self) -> Result<Self, Reply> {
        let (person, saved) = self.person().await?;
        let view = saved.as_ref().and_then(|saved| saved.encounter.as_ref()).map(Encounter::visible);
        let meant = view.as_ref().and_then(|view| match &self.panel.creature {
            Some(named) => view.creature(&Name::new(named).ok()?),
            None => clear_without_a_name(view, person),
        });
        if self.panel.creature.is_none() && meant.is_none() {
            return Err(Reply::error("move", say!("press-whom")));
        }
        let goes = view.as_ref().zip(meant).map(|(view, one)| going(view, person, one).name.to_string());
        self.panel.creature = goes.or(self.panel.creature);
        Ok(self)
    }

    /// The window for typing a declaration.
    fn ask_what_to_declare(&self) -> Reply {
        let field = |option| Field::of(self.locale.language, &DECLARE.words(), option, None);
        let form = Form {
            id: panel::press(self.id, Key::Declare),
            title: say!("window-declare").localized(self.locale),
            fields: DECLARE.on_discord().map(field).collect(),
        };
        Reply::asking("phase declare", form).in_locale(self.locale)
    }

    /// Gives a button's command line as if the person had typed it. If the board has changed, says so and shows the
    /// current answer to the command above.
    async fn give_line(&self, number: usize) -> Result<Reply, Reply> {
        let unknown = || Reply::error("button", too_old());
        let kept = self.panel.lines.as_ref().ok_or_else(unknown)?;
        let button = kept.lines.get(number).ok_or_else(unknown)?;
        let store::PanelLine { line, openly, anytime, for_gm, completes, .. } = button;
        let given = line::read(line).map_err(|_| unknown())?;
        if *for_gm && !self.person().await?.0.is_gm() {
            return Err(Reply::error("button", say!("press-for-gm")));
        }
        if *anytime {
            return Ok(self.give(given, ButtonTerms { openly: *openly, ..ButtonTerms::default() }).await);
        }
        let now = self
            .app
            .store
            .load(Channel(self.request.channel))
            .await
            .map_err(|error| report(self.request.id, "button", &error))?;
        if self.was_answered().await || now.map_or(0, |now| now.revision) == self.panel.revision {
            return Ok(self.complete(given, ButtonTerms { openly: *openly, ..self.as_it_was() }, button).await);
        }
        if completes.is_some() {
            // The command it completes is done, so there is nothing to show again.
            return Ok(self.give(given, self.as_it_was()).await);
        }
        let mut anew = line::read(&kept.answered).map_err(|_| unknown())?;
        if anew.spec().is_ok_and(|spec| spec.option(PREVIEW.name).is_some()) && anew.value(PREVIEW.name).is_none() {
            anew.options.push((PREVIEW.name.to_owned(), "true".to_owned()));
        }
        let reply = self.give(anew, ButtonTerms { dry: true, ..ButtonTerms::default() }).await;
        if reply.status == Status::Error {
            return Ok(reply);
        }
        let message = Message::lines([say!("press-board-changed"), reply.message]);
        Ok(Reply { message, private: true, ..reply })
    }

    /// Whether this press was carried out before.
    pub(crate) async fn was_answered(&self) -> bool {
        match self.request.id {
            Some(id) => self.app.store.answer_to(Channel(self.request.channel), id).await.ok().flatten().is_some(),
            None => false,
        }
    }

    pub(crate) fn as_it_was(&self) -> ButtonTerms {
        ButtonTerms { revision: Some(self.panel.revision), ..ButtonTerms::default() }
    }

    pub(crate) fn who(&self) -> &str {
        self.panel.creature.as_deref().unwrap_or_default()
    }

    /// Gives a command with the presser's rights.
    pub(crate) async fn give(&self, given: Invocation, terms: ButtonTerms) -> Reply {
        Box::pin(self.give_after(&[], given, terms)).await
    }

    /// Gives a command that completes an earlier one, in which these dice fell.
    pub(crate) async fn give_after(&self, fallen: &[FallenDie], given: Invocation, terms: ButtonTerms) -> Reply {
        let terms = ButtonTerms { pressed: true, ..terms };
        Box::pin(self.app.answer_after(fallen, Request { given, ..self.request.clone() }, terms)).await
    }

    fn why(&self) -> Reply {
        match &self.panel.account {
            Some(account) => {
                // Earlier versions kept the text in one language.
                let texts: serde_json::Value = serde_json::from_str(account).unwrap_or_default();
                let text = texts[self.locale.language.word()].as_str().unwrap_or(account).to_owned();
                Reply { status: Status::Done, ..Reply::error("why", Message::marked(text)) }.in_locale(self.locale)
            }
            None => Reply::error("why", say!("press-no-more")).in_locale(self.locale),
        }
    }
}

/// The options filled in in a submitted window; empty ones are left out.
pub(crate) fn filled_in(typed: &[(String, String)]) -> Vec<(String, String)> {
    typed.iter().filter(|(_, value)| !value.trim().is_empty()).cloned().collect()
}

pub(crate) fn invocation(name: &str, options: &[(&str, &str)]) -> Invocation {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Invocation { name: name.to_owned(), options, ..Invocation::default() }
}

pub(crate) fn refused(error: &UserError) -> Reply {
    Reply::error("move", error.message())
}
