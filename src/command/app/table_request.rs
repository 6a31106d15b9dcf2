//! One request at its channel's table: what it is decided on, the decision, what that changes, and the answer with its
//! buttons.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::command::app::button_context::{ButtonContext, ButtonTerms, Completes};
use crate::command::app::checks::{with_defense, with_defenses_of};
use crate::command::app::exchange::Exchanged;
use crate::command::app::hidden::{Asked, Decided};
use crate::command::app::internal_error::{InternalError, now_ms};
use crate::command::app::orders::decided;
use crate::command::app::repeated::kept;
use crate::command::app::work_queue::Panicked;
use crate::command::app::{App, Request, mistake, table_of};
use crate::command::core::command::{Command, Parsed, Spec, TableCreation};
use crate::command::core::dice::Dice;
use crate::command::core::rights::Person;
use crate::command::input::user_error::UserError;
use crate::command::reply::{Reply, Shown, Status};
use crate::command::turns::NEXT;
use crate::field::{Change, Encounter, Template};
use crate::mapfile::PngImage;
use crate::render::Picture;
use crate::store::{
    Channel, KeptAnswer, Picture as Painted, Reordered, RosterOwner, SaveAction, StoreError, StoredTable,
};

/// One request at its channel's table.
pub(crate) struct TableRequest<'a> {
    pub(crate) app: &'a App,
    pub(crate) request: &'a Request,
    pub(crate) spec: &'static Spec,
    pub(crate) dice: &'a Arc<Dice>,
    pub(crate) terms: &'a ButtonTerms,
    /// Whether the command only looks at the table.
    pub(crate) looks: bool,
}

/// The tables that a decision depends on.
struct Basis {
    /// The revision of the stored table.
    revision: u64,
    /// The stored table, if there is one.
    stored: Option<Encounter>,
    /// The command that this one completes with a result.
    completed: Option<Completed>,
    /// The table to decide the command on, if it isn't the stored one.
    instead: Option<Option<Encounter>>,
}

/// The last command, which is redone with a result and so is undone first.
struct Completed {
    /// Its number in the history.
    seq: u64,
    /// Secret commands that trade places with it.
    moved: Vec<Reordered>,
    /// The table without it.
    undone: Option<Encounter>,
}

impl Basis {
    /// The table to decide the command on.
    fn table(&self) -> Option<&Encounter> {
        self.instead.as_ref().unwrap_or(&self.stored).as_ref()
    }

    /// The difference between the stored table and the next one, and whatever else an undo takes back.
    fn change(&self, next: Option<&Encounter>, decided: &mut Decided) -> Option<Change> {
        let mut change = next.map(|next| Change::between(self.stored.as_ref(), Some(next)));
        if let Some(roster) = decided.outcome.roster.take().filter(|roster| roster.before != roster.after) {
            change.get_or_insert_default().roster = Some(Box::new(roster));
        }
        if decided.ran_into_hidden {
            change.get_or_insert_default().ran_into_hidden = true;
        }
        change
    }

    /// Whether the next table plays by another rulebook.
    fn has_other_rulebook(&self, next: Option<&Encounter>) -> bool {
        next.is_some_and(|next| self.stored.as_ref().is_none_or(|stored| stored.ruleset != next.ruleset))
    }
}

impl TableRequest<'_> {
    /// Answers the request.
    ///
    /// # Errors
    /// If the store fails or the work panics.
    pub(super) async fn answer(&self) -> Result<Reply, InternalError> {
        let (channel, names) = (Channel(self.request.channel), &self.request.caller.names);
        let mut saved = self.app.store.load(channel).await?;
        let used_ms = saved.as_ref().map(|saved| saved.used_ms);
        let revision = saved.as_ref().map(|saved| saved.revision);
        if let Some(table) = saved.as_mut().and_then(|saved| saved.encounter.as_mut()) {
            table.players.extend(names.iter().cloned());
        }
        let undelivered = saved.as_mut().and_then(|saved| saved.undelivered.take());
        let result = match self.request.given.parse() {
            Ok((_, Parsed::AtTable(command))) => self.decide(command, saved).await?,
            Ok((_, Parsed::FromStore(command))) => self.ask_store(command, saved).await?,
            Err(error) => self.mistake(error, self.person(saved.as_ref()), table_of(saved.as_ref())),
        };
        let mut reply = result;
        if reply.drawn.is_none() {
            self.furnish(&mut reply, revision).await?;
        }
        // A change is stored together with the names, the day and the answer; otherwise record them here.
        if reply.facts.undelivered_text.is_none() {
            self.remember(used_ms, &reply).await;
        }
        if let Some(said) = undelivered {
            self.make_up_for(said, &mut reply).await;
        }
        Ok(reply)
    }

    /// Fetches the pictures the reply's board shows.
    ///
    /// # Errors
    /// If one is gone because the table, which a look doesn't lock, has changed since it was read.
    async fn furnish(&self, reply: &mut Reply, revision: Option<u64>) -> Result<(), InternalError> {
        let channel = self.request.channel;
        let all_found = self.app.furnish(channel, &mut reply.picture).await;
        if self.looks && !all_found {
            let now = self.app.store.load(Channel(channel)).await?.map(|saved| saved.revision);
            if now != revision {
                return Err(StoreError::Conflict.into());
            }
        }
        Ok(())
    }

    /// Records what a command that changes nothing reveals: that the channel is in use, what people are called, and, unless
    /// it only looks, the answer.
    async fn remember(&self, used_ms: Option<i64>, reply: &Reply) {
        let (channel, names) = (Channel(self.request.channel), &self.request.caller.names);
        // Don't write down again what `/privacy` has just forgotten. A stale press isn't recorded either: it goes on to show
        // the current table, and a second delivery will be stale too.
        let counts_once = !self.looks && !reply.facts.stale && self.spec.name != "privacy";
        if let Some(request) = self.request.id.filter(|_| counts_once) {
            let by = self.request.caller.id;
            let answer = KeptAnswer {
                channel,
                request,
                by,
                at_ms: now_ms(),
                reply: kept(reply, &reply.text_with_people(), None),
            };
            if let Err(error) = self.app.store.keep_answer(answer).await {
                tracing::warn!(%error, "could not store an answer for a second delivery of its command");
            }
        }
        if let Some(used_ms) = used_ms
            && let Err(error) = self.app.store.mark_used(channel, used_ms, now_ms()).await
        {
            tracing::warn!(%error, "could not record when the channel was last used");
        }
        if let Err(error) = self.app.store.set_player_names(channel, names).await {
            tracing::warn!(%error, "could not store players' names");
        }
    }

    /// The roster of this place, if the command asks for it.
    pub(crate) async fn roster(&self, asks: bool) -> Result<Vec<Template>, StoreError> {
        let place = RosterOwner::of(Channel(self.request.channel), self.request.guild);
        if asks { self.app.store.templates(place).await } else { Ok(Vec::new()) }
    }

    /// The answer to a command that makes no sense at this table.
    pub(crate) fn mistake(&self, error: UserError, person: Person, table: Option<&Encounter>) -> Reply {
        mistake(self.request, self.spec.words(), (error, self.terms), (person, table))
    }

    pub(crate) fn person(&self, saved: Option<&StoredTable>) -> Person {
        Person::of(&self.request.caller, saved.and_then(|saved| saved.maker), table_of(saved))
    }
}

impl TableRequest<'_> {
    /// Decides a command at the table, stores what it changes, and answers.
    async fn decide(&self, command: Arc<dyn Command>, saved: Option<StoredTable>) -> Result<Reply, InternalError> {
        let person = self.person(saved.as_ref());
        let (revision, stored) = saved.map_or((0, None), |saved| (saved.revision, saved.encounter));
        if !self.terms.holds(self.terms.last, revision) {
            return Ok(self.stale(stored.as_ref()));
        }
        let completed = match self.terms.completes {
            Some(Completes::Command(seq)) => match self.taken_back(seq, person, stored.as_ref()).await? {
                Some(completed) => Some(completed),
                None => return Ok(self.stale(stored.as_ref())),
            },
            Some(Completes::Answer) | None => None,
        };
        let instead = self.decided_on(stored.as_ref(), completed.as_ref());
        let makes = command.makes();
        let basis = Basis { revision, stored, completed, instead };
        match self.judged(command, person, basis).await? {
            (Err(error), basis) => Ok(self.planned(error, person, basis).await),
            (Ok(decided), basis) if self.terms.dry && decided.outcome.next.is_some() => {
                Ok(self.stale(basis.stored.as_ref()))
            }
            (Ok(decided), basis) => self.concluded(decided, person, makes, basis).await,
        }
    }

    /// The last command, undone, if it has this number.
    async fn taken_back(
        &self,
        seq: u64,
        person: Person,
        stored: Option<&Encounter>,
    ) -> Result<Option<Completed>, InternalError> {
        let Some(Exchanged { entry, moved }) = self.to_complete(seq, (person, stored)).await? else { return Ok(None) };
        let undone = entry.change.reversed().apply(stored).map_err(StoreError::from)?;
        Ok(Some(Completed { seq: entry.seq, moved, undone }))
    }

    /// The table to decide the command on, if it isn't the stored one: without the command it completes, and with the
    /// Maneuver Defense the GM sets in the same step.
    fn decided_on(&self, stored: Option<&Encounter>, completed: Option<&Completed>) -> Option<Option<Encounter>> {
        // A Maneuver Defense that has become known in the meantime stays known.
        let without = completed.map(|completed| with_defenses_of(completed.undone.clone(), stored));
        match &self.terms.defense {
            Some((who, defense)) => Some(with_defense(without.unwrap_or_else(|| stored.cloned()), who, *defense)),
            None => without,
        }
    }

    /// Decides the command. Judging a big board takes a while, so it waits for a processor and runs on another thread, off
    /// the async runtime's workers.
    async fn judged(
        &self,
        command: Arc<dyn Command>,
        person: Person,
        basis: Basis,
    ) -> Result<(Result<Decided, UserError>, Basis), InternalError> {
        let (app, channel) = (self.app, self.request.channel);
        let backdrop = basis.stored.as_ref().and_then(|table| table.backdrop.as_ref());
        let sheet = app.sheet(channel, backdrop.filter(|_| command.takes_the_picture())).await?;
        let portraits = match basis.stored.as_ref().filter(|_| command.takes_the_portraits()) {
            Some(table) => app.portraits(channel, table).await?,
            None => BTreeMap::new(),
        };
        let roster = self.roster(command.uses_the_roster()).await?;
        let (spec, openly, vouched) = (self.spec, self.terms.openly, self.terms.vouched);
        let (library, given, dice) = (app.library.clone(), self.request.given.clone(), Arc::clone(self.dice));
        let judged = app.work.run(self.request.party(), move || {
            let asked = Asked {
                spec,
                given: &given,
                command: &*command,
                person,
                library: &library,
                dice: &dice,
                vouched,
                openly,
                sheet: sheet.as_ref(),
                portraits: &portraits,
                roster: &roster,
            };
            (decided(asked, basis.table()), basis)
        });
        judged.await.map_err(|Panicked| InternalError::Panicked)
    }

    /// The answer to a command that makes no sense at this table, with a preview button if it is merely too early for it.
    async fn planned(&self, error: UserError, person: Person, basis: Basis) -> Reply {
        let plan = error.can_be_planned().then(|| self.to_plan());
        let mut reply = self.mistake(error.or_example(self.spec.example), person, basis.stored.as_ref());
        let (revision, lines) = (basis.revision, Vec::from_iter(plan));
        self.add_buttons(&mut reply, ButtonContext { revision, lines, ..ButtonContext::default() }).await;
        reply
    }

    /// Stores what was decided, if it changes anything, and answers.
    async fn concluded(
        &self,
        mut decided: Decided,
        person: Person,
        makes: TableCreation,
        basis: Basis,
    ) -> Result<Reply, InternalError> {
        let completes = self.terms.completes.is_some() && decided.outcome.status == Status::Done;
        let memorable = decided.outcome.memorable || completes;
        let next = self.next_table(&mut decided, completes, &basis);
        let change = basis.change(next.as_ref(), &mut decided).filter(|change| memorable || !change.is_empty());
        let read_only = self.is_read_only() || self.is_for_one(&decided, next.is_some(), &basis);
        let account = decided.outcome.account.take();
        let offered = std::mem::take(&mut decided.outcome.lines);
        let pictures = std::mem::take(&mut decided.outcome.sheets).into_iter().map(painted).collect();
        let (secret, ran_into_hidden) = (decided.secret, decided.ran_into_hidden);

        let mut reply = self.reply(decided, next.as_ref().or(basis.stored.as_ref()), read_only && !self.terms.openly);
        if (self.spec.name, self.spec.sub) == (NEXT.name, NEXT.sub) && !reply.private && next.is_some() {
            reply.facts.done_before_turn = self.app.store.told(Channel(self.request.channel), basis.revision).await?;
            reply.shown = Shown::OnTheBoard;
        }
        reply.facts.other_rulebook = basis.has_other_rulebook(next.as_ref());
        let lines = [offered, self.to_share(&reply, read_only), self.to_roll(&reply)].concat();
        let aside = reply.aside_text();
        // Only the GM may read how the full table differs.
        reply.aside = reply.aside.filter(|_| person.is_gm());

        // Importing into an existing table doesn't change its maker.
        let makes_the_table =
            makes == TableCreation::Table || (basis.stored.is_none() && makes != TableCreation::Nothing);
        let tables = (basis.stored.as_ref(), next.as_ref().or(basis.stored.as_ref()));
        let still_undone = self.still_undone(secret && !makes_the_table, tables, basis.revision + 1).await?;
        let Basis { revision, stored, completed, .. } = basis;
        let Some(change) = change else {
            let table = next.or(stored);
            let under = ButtonContext { account, revision, table, lines, read_only, ..ButtonContext::default() };
            return self.shown(reply, under).await;
        };
        let whole = completed.as_ref().zip(next.as_ref()).map(|(completed, next)| Change {
            ran_into_hidden,
            ..Change::between(completed.undone.as_ref(), Some(next))
        });
        let undo = still_undone.first().map_or(revision + 1, |first| first.from);
        let line = self.request.given.to_string();
        let (completed, moved) = match (completed, whole) {
            (Some(Completed { seq, moved, .. }), Some(whole)) => (Some((seq, whole)), moved),
            _ => (None, still_undone),
        };
        let maker = makes_the_table.then_some(self.request.caller.id);
        let action = |said| match completed {
            Some((seq, whole)) => SaveAction::Complete { seq, line, said, aside, secret, change, whole },
            None => SaveAction::Do { line, said, aside, secret, maker, change },
        };
        let under = ButtonContext {
            undo: Some(undo),
            account,
            revision: revision + 1,
            table: next.or(stored),
            read_only,
            lines,
            moved,
            ..ButtonContext::default()
        };
        self.keep(revision, action, pictures, &mut reply, under).await?;
        Ok(reply)
    }

    /// The table after the command, if it changes. A completed command changes it even if its result does not.
    fn next_table(&self, decided: &mut Decided, completes: bool, basis: &Basis) -> Option<Encounter> {
        let again = completes || self.terms.defense.is_some();
        let next = decided.outcome.next.take().or_else(|| basis.table().filter(|_| again).cloned());
        // Visible sides keep their colours once they have them.
        next.map(|mut next| {
            next.assign_liveries();
            next
        })
    }

    /// Whether an answer that isn't a look or a preview is still private: a refusal, unless the table shows those, or a
    /// movement that leads nowhere.
    fn is_for_one(&self, decided: &Decided, changes: bool, basis: &Basis) -> bool {
        let shows = basis.stored.as_ref().is_some_and(|table| table.settings.public_refusals);
        let outcome = &decided.outcome;
        let stays = outcome.facts.stays && !changes && outcome.status == Status::Done && !decided.ran_into_hidden;
        (outcome.status == Status::Refused && !shows) || stays
    }

    /// An answer that changes nothing, with its buttons.
    async fn shown(&self, mut reply: Reply, mut under: ButtonContext) -> Result<Reply, InternalError> {
        let only_shows = under.read_only || self.spec.name == "show";
        if only_shows && !reply.private && matches!(reply.picture, Some(Picture::Board(_))) {
            // When a board is shown again, it keeps the button that undoes the last command.
            under.undo = self.app.store.undo_target_before(Channel(self.request.channel), u64::MAX, true).await?;
        }
        reply.facts.revision = under.revision;
        self.add_buttons(&mut reply, under).await;
        Ok(reply)
    }
}

/// A picture in the store's form.
fn painted((id, sheet): (String, PngImage)) -> Painted {
    let PngImage { png, width, height, original } = sheet;
    Painted { id, width, height, png, original }
}
