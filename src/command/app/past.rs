//! Commands about the past, which only the store can answer: `/history`, `/replay`, `/privacy`, `/undo` and `/redo`.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::command::app::button_context::ButtonContext;
use crate::command::app::exchange::{Exchanged, exchanged, kept_undone};
use crate::command::app::hidden::{Decided, resolve_names};
use crate::command::app::internal_error::InternalError;
use crate::command::app::work_queue::Panicked;
use crate::command::app::{TableRequest, check_may_give, line};
use crate::command::core::command::{Parsed, StoreCommand};
use crate::command::core::dice::DiceSource;
use crate::command::core::naming::no_table;
use crate::command::core::outcome::Outcome;
use crate::command::core::rights;
use crate::command::core::rights::{Person, Standing};
use crate::command::core::table::{Halts, Played, Table};
use crate::command::input::user_error::UserError;
use crate::command::reply::Reply;
use crate::command::setup::history::{LookedBack, Past};
use crate::command::setup::table::shown_as;
use crate::command::setup::{history, privacy, replay, roster};
use crate::command::turns::pings;
use crate::explain;
use crate::field::{Creature, Encounter, Name};
use crate::referee::{Referee, Work};
use crate::ruleset::RulesetLibrary;
use crate::say;
use crate::store::{
    BoardDisplay, Channel, HistoryEntry, KEPT_COMMANDS, NOBODY, Reordered, SaveAction, StoreError, StoredTable,
};
use crate::words::{Locale, Message};

/// How many commands to read for an answer about the past, in growing pages: most answers need only the last few.
const PAGES: [u32; 3] = [12, 60, KEPT_COMMANDS];

impl TableRequest<'_> {
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
                Some(table) => self.set_pings(on, table).await?,
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

    /// Saves whether the person is pinged when their turn comes.
    async fn set_pings(&self, on: bool, table: &Encounter) -> Result<Result<Outcome, UserError>, InternalError> {
        let (channel, caller) = (Channel(self.request.channel), &self.request.caller);
        let mut names = caller.names.clone();
        let is_known = table.players.contains_key(&caller.id) || names.iter().any(|(id, _)| *id == caller.id);
        // At a door without names, the number stands for the name, as in every answer.
        names.extend(Name::new(&caller.id.to_string()).ok().filter(|_| !is_known).map(|name| (caller.id, name)));
        self.app.store.set_player_names(channel, &names).await?;
        let kept = self.app.store.set_pings(channel, caller.id, on).await?;
        let nobody = || UserError::new(say!("ping-nobody")).or_example("/join name:Aldo");
        Ok(if kept { Ok(Outcome::new(pings::chosen(on))) } else { Err(nobody()) })
    }

    /// Saves how the channel displays its board.
    async fn set_board_display(
        &self,
        display: BoardDisplay,
        saved: Option<&StoredTable>,
    ) -> Result<Result<Outcome, UserError>, InternalError> {
        if saved.is_none_or(|saved| saved.encounter.is_none()) {
            return Ok(Err(no_table()));
        }
        if let Err(error) = check_may_give(&self.request.given, &self.request.caller, saved) {
            return Ok(Err(error));
        }
        self.app.store.set_board_display(Channel(self.request.channel), display).await?;
        Ok(Ok(Outcome::new(shown_as(display))))
    }

    /// Answers from the history as queued work. Reads only as much of it as the answer takes: a few commands, and more
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
                // Redoing from the current table starts with the oldest undone command, which may be on a later page.
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

    /// The command that this person undoes or redoes, preceded by those the GM would undo or redo first, in that order.
    /// Anyone but the GM steps as if there were no secret commands, and so does a button under an open answer. `meant` is the
    /// button's command.
    async fn to_step(&self, undo: bool, person: Person, meant: Option<u64>) -> Result<Vec<HistoryEntry>, StoreError> {
        let (store, channel) = (&self.app.store, Channel(self.request.channel));
        let next = if undo { store.undoable(channel).await? } else { store.redoable(channel).await? };
        let Some(next) = next else { return Ok(Vec::new()) };
        if !next.secret || (person.is_gm() && meant.is_none_or(|meant| meant == next.seq)) {
            return Ok(vec![next]);
        }
        let mut entries = store.history(channel, KEPT_COMMANDS).await?;
        entries.retain(|entry| entry.undone != undo);
        if !undo {
            entries.reverse();
        }
        match entries.iter().position(|entry| !entry.secret) {
            Some(at) => entries.truncate(at + 1),
            None => entries.clear(),
        }
        Ok(entries)
    }

    /// Exchanges the last of these commands with the others, as queued work.
    async fn exchange(
        &self,
        passed: Vec<HistoryEntry>,
        now: Option<&Encounter>,
        undo: bool,
    ) -> Result<Option<Exchanged>, InternalError> {
        let Some(now) = now.filter(|_| passed.len() > 1).cloned() else {
            return Ok(passed.into_iter().next_back().map(|entry| Exchanged { entry, moved: Vec::new() }));
        };
        let exchanged = self.app.work(self.request.party(), move || exchanged(&passed, &now, undo)).await;
        Ok(exchanged.map_err(|Panicked| InternalError::Panicked)?.map_err(StoreError::from)?)
    }

    /// The last command, if it has this number, as it would be on top of the history.
    pub(crate) async fn to_complete(
        &self,
        seq: u64,
        (person, now): (Person, Option<&Encounter>),
    ) -> Result<Option<Exchanged>, InternalError> {
        let passed = self.to_step(true, person, Some(seq)).await?;
        if passed.last().is_none_or(|last| last.seq != seq) {
            return Ok(None);
        }
        self.exchange(passed, now, true).await
    }

    /// The commands that can still be redone after a secret one that leads from `before` to `after`: players redo as if
    /// it weren't there. Empty after any other command.
    pub(crate) async fn still_undone(
        &self,
        secret: bool,
        (before, after): (Option<&Encounter>, Option<&Encounter>),
        revision: u64,
    ) -> Result<Vec<Reordered>, InternalError> {
        let channel = Channel(self.request.channel);
        let tables = before.zip(after).filter(|_| secret && self.terms.completes.is_none());
        let Some((before, after)) = tables.map(|(before, after)| (before.clone(), after.clone())) else {
            return Ok(Vec::new());
        };
        if self.app.store.redoable(channel).await?.is_none() {
            return Ok(Vec::new());
        }
        let mut undone = self.app.store.history(channel, KEPT_COMMANDS).await?;
        undone.retain(|entry| entry.undone);
        undone.reverse();
        let kept = self.app.work(self.request.party(), move || kept_undone(&undone, (&before, &after), revision)).await;
        Ok(kept.map_err(|Panicked| InternalError::Panicked)?.map_err(StoreError::from)?)
    }

    /// Undoes the last command, or redoes the last undone one.
    async fn step_history(&self, undo: bool, saved: Option<StoredTable>) -> Result<Reply, InternalError> {
        let channel = Channel(self.request.channel);
        let person = self.person(saved.as_ref());
        let passed = self.to_step(undo, person, self.terms.last).await?;
        let entry = passed.last().cloned();
        let before = saved.as_ref().and_then(|saved| saved.encounter.clone());
        let (Some(saved), Some(entry)) = (saved, entry) else {
            let nothing = if undo { say!("history-nothing-to-undo") } else { say!("history-nothing-to-redo") };
            return Ok(self.mistake(UserError::new(nothing), person, before.as_ref()));
        };
        if !self.terms.holds(Some(entry.seq), saved.revision) {
            return Ok(self.stale(saved.encounter.as_ref()));
        }
        let learned = undo && entry.change.ran_into_hidden;
        let line = (!entry.secret).then(|| history::echoed(&entry.line, history::LONGEST_ECHO));
        if let Err(error) = rights::check_undo_rights(person, entry.by, learned, line) {
            return Ok(self.mistake(error, person, saved.encounter.as_ref()));
        }
        let openly = !entry.secret;
        let below = entry.seq;
        let Some(Exchanged { entry, moved }) = self.exchange(passed, saved.encounter.as_ref(), undo).await? else {
            // Everyone sees that the table has changed.
            let error = rights::check_undo_rights(person, NOBODY, false, None).err();
            return Ok(error.map_or_else(
                || self.stale(saved.encounter.as_ref()),
                |error| self.mistake(error, person, saved.encounter.as_ref()),
            ));
        };
        let HistoryEntry { seq, line, change, secret, .. } = entry;
        let change = if undo { change.reversed() } else { change };
        let table = change.apply(saved.encounter.as_ref()).map_err(StoreError::from)?;
        let line = history::echoed(&line, history::LONGEST_ECHO);
        let message = if undo { say!("history-taken-back", line) } else { say!("history-done-again", line) };
        let stays = match &change.roster {
            Some(turned) => roster::stays(turned, &self.roster(true).await?),
            None => None,
        };
        let roster = stays.is_none();
        let back = returned(&self.app.library, saved.encounter.as_ref(), table.as_ref(), secret);
        let message = Message::lines([message].into_iter().chain(back).chain(stays));
        let mut outcome = Outcome::new(message);
        if let Some(scene) = table.as_ref().and_then(|table| self.app.board(table)) {
            outcome = outcome.showing(scene);
        }
        let shown = table.as_ref().or(saved.encounter.as_ref());
        let rulebook = |table: Option<&Encounter>| table.map(|table| table.ruleset.clone());
        let other_rulebook = rulebook(saved.encounter.as_ref()) != rulebook(table.as_ref());
        let mut reply = self.reply(Decided { secret, ..outcome.into() }, shown, false);
        reply.facts.other_rulebook = other_rulebook;
        let kind = if undo { SaveAction::Undo { seq, roster } } else { SaveAction::Redo { seq, roster } };
        let last = if undo { self.app.store.undo_target_before(channel, below, openly).await? } else { Some(seq) };
        let revision = saved.revision + 1;
        let under = ButtonContext { undo: last, redo: undo, revision, table, moved, ..ButtonContext::default() };
        self.keep(saved.revision, |_| kind, Vec::new(), &mut reply, under).await?;
        Ok(reply)
    }
}

/// Which visible creatures stand elsewhere afterwards: `Aldo is at C5.`
fn returned(
    library: &RulesetLibrary,
    before: Option<&Encounter>,
    after: Option<&Encounter>,
    secret: bool,
) -> Option<Message> {
    let (before, after) = before.zip(after).filter(|_| !secret)?;
    let played = Played::of(library, after)?;
    let referee = Referee::new(&played.ruleset, after);
    let place = |creature: &Creature| (creature.anchor, creature.altitude);
    let moved = after.in_natural_order().into_iter().filter(|now| {
        let then = before.creature(&now.name);
        !now.hidden && then.is_some_and(|then| !then.hidden && place(then) != place(now))
    });
    let now_at = |now: &Creature| match explain::height_of(referee, now) {
        Some(height) => say!("who-at-height", who = now.name, at = now.anchor, height),
        None => say!("who-at", who = now.name, at = now.anchor),
    };
    let moved: Vec<Message> = moved.map(now_at).collect();
    (!moved.is_empty()).then(|| say!("history-now", who = Message::names(moved)))
}

/// Decides a past command again on the board of that time, as everyone saw it, so that a replay has its path and strikes.
/// `None` if it isn't decided at a table. The dice fall afresh, so the outcome may differ from the original.
fn decided_again(library: &RulesetLibrary, entry: &HistoryEntry, before: &Encounter, work: &Work) -> Option<Outcome> {
    let typed = line::read(&entry.line).ok()?;
    let spec = typed.spec().ok()?;
    let plays = before.creatures().iter().any(|one| one.owner == Some(entry.by));
    let standing = if plays { Standing::Player } else { Standing::Gm };
    let person = Person { id: entry.by, standing, locale: Locale::default() };
    let given = resolve_names(spec, &typed, person, before);
    let Ok(Parsed::AtTable(command)) = spec.parse(&given) else { return None };
    let played = Played::of(library, before)?;
    // Separate dice: looking back must not change later rolls.
    let dice = DiceSource::open(Some(0)).ok()?.dice();
    let table = Table {
        encounter: Some(before),
        library,
        ruleset: Some(&played.ruleset),
        person,
        halts: Halts::default(),
        work,
        dice: &dice,
        sheet: None,
        portraits: &BTreeMap::new(),
        roster: &[],
    };
    command.decide(&table).ok()
}
