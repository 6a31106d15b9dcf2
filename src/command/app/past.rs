//! The commands that are about what was done, which only the store knows: `/history`, `/replay`, `/privacy`, `/undo` and `/redo`.

use std::sync::Arc;

use crate::command::app::Case;
use crate::command::app::button_context::Under;
use crate::command::app::hidden::Decided;
use crate::command::app::internal_error::Failed;
use crate::command::app::registry::Command;
use crate::command::core::outcome::Outcome;
use crate::command::core::rights;
use crate::command::input::user_error::Mistake;
use crate::command::reply::Reply;
use crate::command::setup::{history, roster};
use crate::say;
use crate::store::{Channel, Entry, KEPT_COMMANDS, Kind, Saved, StoreError};
use crate::words::Words;

impl Case<'_> {
    /// What only the store knows.
    pub(crate) async fn told_of_the_past(&self, saved: Option<Saved>) -> Result<Result<Outcome, Mistake>, Failed> {
        let (store, place) = (&self.app.store, (Channel(self.request.channel), self.request.guild));
        let person = self.person(saved.as_ref());
        if let Command::Privacy(asked) = self.command {
            return Ok(asked.answered(store, place, person, saved.as_ref()).await?);
        }
        let entries = store.history(place.0, KEPT_COMMANDS).await?;
        let (library, command) = (Arc::clone(&self.app.library), self.command.clone());
        let told = tokio::task::spawn_blocking(move || {
            let now = saved.as_ref().and_then(|saved| saved.encounter.as_ref());
            match &command {
                Command::Replay(replay) => replay.told(now, &entries, &library),
                Command::History(history) => history.told(now, &entries, person.is_gm()),
                _ => Ok(Err(Mistake::new(say!("history-not-the-past")))),
            }
        });
        let told = told.await.map_err(|_| Failed::Panicked)?;
        Ok(told.map_err(|error| StoreError::Unreadable(error.to_string()))?)
    }

    /// Takes the last command back, or does again the one taken back last.
    pub(crate) async fn step_history(&self, saved: Option<Saved>) -> Result<Result<Reply, Mistake>, Failed> {
        let channel = Channel(self.request.channel);
        let undo = matches!(self.command, Command::Undo);
        let entry =
            if undo { self.app.store.undoable(channel).await? } else { self.app.store.redoable(channel).await? };
        let person = self.person(saved.as_ref());
        let (Some(saved), Some(entry)) = (saved, entry) else {
            return Ok(Err(Mistake::new(if undo {
                say!("history-nothing-to-undo")
            } else {
                say!("history-nothing-to-redo")
            })));
        };
        if !self.terms.holds(Some(entry.seq), saved.revision) {
            return Ok(Ok(self.stale(saved.encounter.as_ref())));
        }
        if let Err(mistake) = rights::may_step(person, entry.by) {
            return Ok(Err(mistake));
        }
        let Entry { seq, line, change, secret, .. } = entry;
        let change = if undo { change.back() } else { change };
        let unreadable = |error: crate::field::Unreadable| StoreError::Unreadable(error.to_string());
        let table = change.apply(saved.encounter.as_ref()).map_err(unreadable)?;
        let line = history::short(&line, history::LONGEST_ECHO);
        let message = if undo { say!("history-taken-back", line) } else { say!("history-done-again", line) };
        let stays = match &change.roster {
            Some(turned) => roster::stays(turned, &self.roster(true).await?),
            None => None,
        };
        let roster = stays.is_none();
        let message = Words::lines([message].into_iter().chain(stays));
        let mut outcome = Outcome::said(message);
        if let Some(scene) = table.as_ref().and_then(|table| self.app.board(table)) {
            outcome = outcome.showing(scene);
        }
        let tongue = self.request.tongue(table.as_ref().or(saved.encounter.as_ref()));
        let mut reply = self.reply(Decided { secret, ..outcome.into() }, tongue);
        let kind = if undo { Kind::Undo { seq, roster } } else { Kind::Redo { seq, roster } };
        let revision = self.keep(saved.revision, kind, &reply).await?;
        let before = self.app.store.undoable(channel).await?.map(|entry| entry.seq);
        let under = Under { undo: before, redo: undo, revision, table, ..Under::default() };
        self.put_up(&mut reply, under).await;
        Ok(Ok(reply))
    }
}
