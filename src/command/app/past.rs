//! Commands about the past, which only the store can answer: `/history`, `/replay`, `/privacy`, `/undo` and `/redo`.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::command::app::button_context::ButtonContext;
use crate::command::app::hidden::{Decided, resolve_names};
use crate::command::app::internal_error::InternalError;
use crate::command::app::work_queue::Panicked;
use crate::command::app::{Case, line, may_give};
use crate::command::core::command::{Parsed, StoreCommand};
use crate::command::core::dice::DiceSource;
use crate::command::core::naming::no_table;
use crate::command::core::outcome::Outcome;
use crate::command::core::rights;
use crate::command::core::rights::{Person, Standing};
use crate::command::core::table::{Played, Table};
use crate::command::input::user_error::UserError;
use crate::command::reply::Reply;
use crate::command::setup::history::{LookedBack, Past};
use crate::command::setup::table::shown_as;
use crate::command::setup::{history, privacy, replay, roster};
use crate::command::turns::pings;
use crate::field::{Creature, Encounter};
use crate::referee::Work;
use crate::ruleset::RulesetLibrary;
use crate::say;
use crate::store::{BoardDisplay, Channel, HistoryEntry, KEPT_COMMANDS, SaveAction, StoreError, StoredTable};
use crate::words::{Locale, Message};

/// How many commands are read to answer from the past: most answers tell of the last few.
const PAGES: [u32; 3] = [12, 60, KEPT_COMMANDS];

impl Case<'_> {
    /// Answers a command from the store.
    pub(crate) async fn ask_store(
        &self,
        command: StoreCommand,
        saved: Option<StoredTable>,
    ) -> Result<Reply, InternalError> {
        let table = saved.as_ref().and_then(|saved| saved.encounter.clone());
        let person = self.person(saved.as_ref());
        let outcome = match command {
            StoreCommand::Undo => return self.step_history(true, saved).await,
            StoreCommand::Redo => return self.step_history(false, saved).await,
            StoreCommand::Pings(on) => match saved.as_ref().and_then(|saved| saved.encounter.as_ref()) {
                Some(_) => self.set_pings(on).await?,
                None => Err(no_table()),
            },
            StoreCommand::Board(display) => self.set_board_display(display, saved.as_ref()).await?,
            StoreCommand::Privacy(asked) => {
                let place = (Channel(self.request.channel), self.request.guild);
                privacy::answered(asked, &self.app.store, place, person, saved.as_ref()).await?
            }
            StoreCommand::History { count, creature } => {
                let gm = self.person(saved.as_ref()).is_gm();
                self.look_back(saved, move |now, past, _| history::outcome((count, creature.as_deref()), now, past, gm))
                    .await?
            }
            StoreCommand::Replay { round, count } => {
                let gm = person.is_gm();
                self.look_back(saved, move |now, past, library| {
                    replay::outcome((round, count), now, (past, gm), (library, decided_again))
                })
                .await?
            }
        };
        Ok(match outcome {
            Ok(outcome) => self.reply(outcome.into(), table.as_ref(), false),
            Err(error) => self.mistake(error, person, table.as_ref()),
        })
    }

    /// Saves whether the person is pinged in their turn.
    async fn set_pings(&self, on: bool) -> Result<Result<Outcome, UserError>, InternalError> {
        let (channel, caller) = (Channel(self.request.channel), &self.request.caller);
        self.app.store.set_player_names(channel, &caller.names).await?;
        let kept = self.app.store.set_pings(channel, caller.id, on).await?;
        let nobody = || UserError::new(say!("ping-nobody")).or_example("/join name:Aldo");
        Ok(if kept { Ok(Outcome::said(pings::chosen(on))) } else { Err(nobody()) })
    }

    /// Saves how the channel shows its board.
    async fn set_board_display(
        &self,
        display: BoardDisplay,
        saved: Option<&StoredTable>,
    ) -> Result<Result<Outcome, UserError>, InternalError> {
        if saved.is_none_or(|saved| saved.encounter.is_none()) {
            return Ok(Err(no_table()));
        }
        if let Err(error) = may_give(&self.request.given, &self.request.caller, saved) {
            return Ok(Err(error));
        }
        self.app.store.set_board_display(Channel(self.request.channel), display).await?;
        Ok(Ok(Outcome::said(shown_as(display))))
    }

    /// Answers from the history on a blocking thread. Reads no more of it than the answer takes: a few commands, and more
    /// if those are not enough.
    async fn look_back(
        &self,
        saved: Option<StoredTable>,
        look: impl Fn(Option<&Encounter>, Past<'_>, &RulesetLibrary) -> LookedBack + Send + Sync + 'static,
    ) -> Result<Result<Outcome, UserError>, InternalError> {
        let now = Arc::new(saved.and_then(|saved| saved.encounter));
        let look = Arc::new(look);
        for most in PAGES {
            let entries = self.app.store.history(Channel(self.request.channel), most).await?;
            let is_all = most == KEPT_COMMANDS || entries.len() < most as usize;
            if !is_all && entries.iter().all(|entry| entry.undone) {
                // Redoing them from the current table begins with the oldest that is undone.
                continue;
            }
            let (now, look, library) = (now.clone(), look.clone(), self.app.library.clone());
            let outcome = self.app.work(self.request.party(), move || {
                look(now.as_ref().as_ref(), Past { entries: &entries, is_all }, &library)
            });
            let outcome = outcome.await.map_err(|Panicked| InternalError::Panicked)?;
            if let Some(outcome) = outcome.map_err(StoreError::from)? {
                return Ok(outcome);
            }
        }
        Ok(Err(UserError::new(say!("history-nothing"))))
    }

    /// Undoes the last command, or redoes the one undone last.
    async fn step_history(&self, undo: bool, saved: Option<StoredTable>) -> Result<Reply, InternalError> {
        let channel = Channel(self.request.channel);
        let entry =
            if undo { self.app.store.undoable(channel).await? } else { self.app.store.redoable(channel).await? };
        let person = self.person(saved.as_ref());
        let before = saved.as_ref().and_then(|saved| saved.encounter.clone());
        let (Some(saved), Some(entry)) = (saved, entry) else {
            let nothing = if undo { say!("history-nothing-to-undo") } else { say!("history-nothing-to-redo") };
            return Ok(self.mistake(UserError::new(nothing), person, before.as_ref()));
        };
        if !self.terms.holds(Some(entry.seq), saved.revision) {
            return Ok(self.stale(saved.encounter.as_ref()));
        }
        let learned = undo && entry.change.ran_into_hidden;
        let line = (!entry.secret).then(|| history::typed(&entry.line, history::LONGEST_ECHO));
        if let Err(error) = rights::may_step(person, entry.by, learned, line) {
            return Ok(self.mistake(error, person, saved.encounter.as_ref()));
        }
        let HistoryEntry { seq, line, change, secret, .. } = entry;
        let change = if undo { change.reversed() } else { change };
        let table = change.apply(saved.encounter.as_ref()).map_err(StoreError::from)?;
        let line = history::typed(&line, history::LONGEST_ECHO);
        let message = if undo { say!("history-taken-back", line) } else { say!("history-done-again", line) };
        let stays = match &change.roster {
            Some(turned) => roster::stays(turned, &self.roster(true).await?),
            None => None,
        };
        let roster = stays.is_none();
        let back = returned(saved.encounter.as_ref(), table.as_ref(), secret);
        let message = Message::lines([message].into_iter().chain(back).chain(stays));
        let mut outcome = Outcome::said(message);
        if let Some(scene) = table.as_ref().and_then(|table| self.app.board(table)) {
            outcome = outcome.showing(scene);
        }
        let shown = table.as_ref().or(saved.encounter.as_ref());
        let rulebook = |table: Option<&Encounter>| table.map(|table| table.ruleset.clone());
        let other_rulebook = rulebook(saved.encounter.as_ref()) != rulebook(table.as_ref());
        let mut reply = self.reply(Decided { secret, ..outcome.into() }, shown, false);
        reply.facts.other_rulebook = other_rulebook;
        let kind = if undo { SaveAction::Undo { seq, roster } } else { SaveAction::Redo { seq, roster } };
        let last = if undo { self.app.store.before(channel, seq).await? } else { Some(seq) };
        let revision = saved.revision + 1;
        let under = ButtonContext { undo: last, redo: undo, revision, table, ..ButtonContext::default() };
        self.keep(saved.revision, kind, Vec::new(), &mut reply, under).await?;
        Ok(reply)
    }
}

/// Who stands elsewhere now, in plain sight: `Aldo is at C5.`
fn returned(before: Option<&Encounter>, after: Option<&Encounter>, secret: bool) -> Option<Message> {
    let (before, after) = before.zip(after).filter(|_| !secret)?;
    let place = |creature: &Creature| (creature.anchor, creature.altitude);
    let moved = after.creatures().iter().filter(|now| {
        let then = before.creature(&now.name);
        !now.hidden && then.is_some_and(|then| !then.hidden && place(then) != place(now))
    });
    let moved: Vec<Message> = moved.map(|now| say!("who-at", who = now.name, at = now.anchor)).collect();
    (!moved.is_empty()).then(|| say!("history-now", who = Message::names(moved)))
}

/// What comes of a command of the past on the board of then as everybody saw it: so a replay has its path and strikes. Nothing
/// comes of one that is not decided at a table. Dice fall as they will, so it need not be what came of it then.
fn decided_again(library: &RulesetLibrary, entry: &HistoryEntry, before: &Encounter, work: &Work) -> Option<Outcome> {
    let typed = line::read(&entry.line).ok()?;
    let spec = typed.spec().ok()?;
    let plays = before.creatures().iter().any(|one| one.owner == Some(entry.by));
    let standing = if plays { Standing::Player } else { Standing::Gm };
    let person = Person { id: entry.by, standing, locale: Locale::default() };
    let given = resolve_names(spec, &typed, person, before);
    let Ok(Parsed::AtTable(command)) = spec.parse(&given) else { return None };
    let played = Played::of(library, before)?;
    // Dice of its own: looking back changes nothing that is rolled later.
    let dice = DiceSource::open(Some(0)).ok()?.dice();
    let table = Table {
        encounter: Some(before),
        library,
        ruleset: Some(&played.ruleset),
        person,
        stops_after: None,
        work,
        dice: &dice,
        sheet: None,
        portraits: &BTreeMap::new(),
        roster: &[],
    };
    command.decide(&table).ok()
}
