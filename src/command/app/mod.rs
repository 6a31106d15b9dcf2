pub(crate) mod backdrop;
mod beside;
mod brushes;
pub(crate) mod button_context;
mod checks;
pub mod completion;
pub(crate) mod exchange;
pub(crate) mod forgetting;
pub mod form;
pub(crate) mod help;
pub(crate) mod hidden;
pub(crate) mod internal_error;
pub mod line;
mod menus;
mod orders;
pub(crate) mod pad;
mod past;
pub mod press;
pub(crate) mod registry;
mod repeated;
pub(crate) mod sharing;
pub(crate) mod work_queue;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use crate::command::app::button_context::{ButtonContext, ButtonTerms, Completes};
use crate::command::app::checks::{with_defense, with_defenses_of};
use crate::command::app::exchange::Exchanged;
use crate::command::app::hidden::Asked;
pub(crate) use crate::command::app::internal_error::{InternalError, now_ms, report};
use crate::command::app::orders::decided;
use crate::command::app::work_queue::{Panicked, Party, WorkQueue};
use crate::command::core::command::{Command, Makes, Parsed, Spec};
use crate::command::core::dice::{Dice, DiceSource, NoRandomness};
use crate::command::core::rights::{self, Caller, Person};
use crate::command::core::table::Played;
use crate::command::input::invocation::Invocation;
use crate::command::input::upload::Content;
use crate::command::input::user_error::UserError;
use crate::command::reply::fallen_die::FallenDie;
use crate::command::reply::{Reply, Shown, Status, picture};
use crate::command::turns::NEXT;
use crate::field::{Change, Encounter, Template};
use crate::mapfile::PngImage;
use crate::render::{Picture, Scene};
use crate::ruleset::{LoadError, RulesetLibrary};
use crate::say;
use crate::store::{
    Channel, HistoryEntry, OpenError, Picture as Painted, RosterOwner, SaveAction, Store, StoreError, StoredTable,
};
use crate::words::Locale;

/// What every command needs: the store and the rulesets. One per process; cheap to clone.
#[derive(Clone)]
pub struct App {
    pub(crate) store: Store,
    library: RulesetLibrary,
    /// One lock per channel, so that two commands of a channel never decide on the same table at once.
    channels: Arc<Mutex<HashMap<u64, Arc<tokio::sync::Mutex<()>>>>>,
    /// Files are read one at a time: decoding a picture takes much memory.
    reader: Arc<tokio::sync::Mutex<()>>,
    work: WorkQueue,
    dice_source: DiceSource,
}

/// Why the program cannot start.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// A bundled ruleset is malformed.
    #[error(transparent)]
    Rulesets(#[from] LoadError),
    /// The dice cannot be seeded.
    #[error(transparent)]
    Dice(#[from] NoRandomness),
}

/// A command with everything its answer depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The channel whose table the command is about.
    pub channel: u64,
    /// The guild of the channel, if any.
    pub guild: Option<u64>,
    /// The person who gives the command.
    pub caller: Caller,
    /// An id under which the command is carried out only once, however often it arrives.
    pub id: Option<u64>,
    /// The command as given.
    pub given: Invocation,
}

impl Request {
    /// Who the answer is for.
    fn party(&self) -> Party {
        Party { person: self.caller.id, channel: self.channel, guild: self.guild }
    }

    /// The language and units of an answer at this table that this person alone reads.
    pub(crate) fn locale(&self, table: Option<&Encounter>) -> Locale {
        self.caller.locale(table, true)
    }
}

/// The most locks that are kept while no command holds them.
const IDLE_LOCKS: usize = 1_000;

/// How many times a command is decided if the table keeps changing meanwhile.
const TRIES: usize = 3;

impl App {
    /// Opens the store at this address and reads the rulesets.
    ///
    /// # Errors
    /// If the database cannot be opened or a bundled ruleset is malformed.
    pub async fn open(url: &str) -> Result<Self, CannotStart> {
        Self::open_with(url, None).await
    }

    /// As [`App::open`], with dice seeded by this number, so that they always roll the same.
    ///
    /// # Errors
    /// As [`App::open`].
    pub async fn open_with(url: &str, seed: Option<u64>) -> Result<Self, CannotStart> {
        let library = RulesetLibrary::bundled()?;
        let dice_source = DiceSource::open(seed)?;
        let store = Store::open(url).await?;
        let (channels, reader, work) = (Arc::default(), Arc::default(), WorkQueue::for_this_machine());
        Ok(App { store, library, channels, reader, work, dice_source })
    }

    /// Waits for pending writes and closes the store.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// How much work waits for a processor, and how much has one.
    pub(crate) fn queue(&self) -> (usize, usize) {
        self.work.length()
    }

    /// What a change in this channel holds while it is decided and stored. Open only for a test: nothing else shows, at any speed,
    /// that a look does not wait for it.
    #[doc(hidden)]
    #[must_use]
    pub fn lock(&self, channel: u64) -> Arc<tokio::sync::Mutex<()>> {
        let mut channels = self.channels.lock().unwrap_or_else(PoisonError::into_inner);
        if channels.len() > IDLE_LOCKS {
            channels.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        channels.entry(channel).or_default().clone()
    }

    /// The language and units of this person at the channel's table, or the person's own if the table cannot be read.
    pub(crate) async fn locale(&self, request: &Request) -> Locale {
        let saved = self.store.load(Channel(request.channel)).await.ok().flatten();
        request.locale(table_of(saved.as_ref()))
    }

    /// Answers a request. A button's command is carried out only if its terms still hold.
    pub(crate) async fn answer_as(&self, request: Request, terms: ButtonTerms) -> Reply {
        // The work of an answer is large: on the heap it does not grow every future around it.
        Box::pin(self.answer_after(&[], request, terms)).await
    }

    /// The same for a command that completes another one, in which these dice fell.
    pub(crate) async fn answer_after(&self, fallen: &[FallenDie], mut request: Request, terms: ButtonTerms) -> Reply {
        let spoken = request.locale(None);
        let Some(_under_way) = self.work.enter(request.party()) else {
            return Reply::error(request.given.name.clone(), say!("answer-too-many")).in_locale(spoken);
        };
        let words = request.given.spec().map_or_else(|_| request.given.name.clone(), Spec::words);
        let (spec, parsed) = match request.given.parse() {
            Ok(parsed) => parsed,
            Err(error) => {
                let saved = self.store.load(Channel(request.channel)).await.ok().flatten();
                let maker = saved.as_ref().and_then(|saved| saved.maker);
                let table = table_of(saved.as_ref());
                let person = Person::of(&request.caller, maker, table);
                return mistake(&request, words, (error, &terms), (person, table));
            }
        };
        let looks = terms.dry || sharing::only_looks(spec, &request.given);
        if let Parsed::AtTable(command) = parsed
            && command.brings_a_file()
        {
            // Check the rights before reading the file, so that nobody can make the bot decode a file they may not use.
            let saved = match self.store.load(Channel(request.channel)).await {
                Ok(saved) => saved,
                Err(error) => return report(request.id, &words, &error).in_locale(spoken),
            };
            if let Err(error) = may_give(&request.given, &request.caller, saved.as_ref()) {
                let table = table_of(saved.as_ref());
                return Reply::error(words, error.message()).in_locale(request.locale(table));
            }
            match self.read_file(request.party(), command).await {
                Ok(content) => request.given.hold(content),
                Err(error) => return report(request.id, &words, &error).in_locale(spoken),
            }
        }
        // A command that only looks decides on the table as it is, and makes no other wait. If it changes the table after all,
        // saving notices a faster command.
        let _turn = if looks { None } else { Some(self.lock(request.channel).lock_owned().await) };
        // A repeated request gets its first answer: decided again, on the table it changed itself, it could come out
        // differently.
        if let Some(id) = request.id {
            match self.store.answered(Channel(request.channel), id).await {
                Ok(None) => {}
                Ok(Some(earlier)) => return self.again(&request, &words, &earlier).await,
                Err(error) => return report(request.id, &words, &error).in_locale(spoken),
            }
        }
        let dice = Arc::new(self.dice_source.dice_after(fallen));
        for _ in 0..TRIES {
            dice.again();
            let case = Case { app: self, request: &request, spec, dice: &dice, terms: &terms };
            match case.answer().await {
                Ok(reply) => return reply,
                Err(InternalError::Store(StoreError::Conflict)) => {}
                Err(InternalError::Store(StoreError::Duplicate { reply })) => {
                    return self.again(&request, &words, &reply).await;
                }
                Err(error) => return report(request.id, &words, &error).in_locale(spoken),
            }
        }
        Reply::error(words, say!("answer-at-the-same-moment")).in_locale(spoken)
    }

    /// Why this person may not give this command, if so: asked before the files that it brings are fetched.
    pub async fn refusal(&self, request: &Request) -> Option<Reply> {
        let words = request.given.spec().ok()?.words();
        let saved = self.store.load(Channel(request.channel)).await.ok().flatten();
        let error = may_give(&request.given, &request.caller, saved.as_ref()).err()?;
        let table = table_of(saved.as_ref());
        Some(Reply::error(words, error.message()).in_locale(request.locale(table)))
    }

    /// Reads the command's file.
    async fn read_file(&self, party: Party, command: Arc<dyn Command>) -> Result<Option<Content>, InternalError> {
        let _turn = self.reader.lock().await;
        self.work.run(party, move || command.read_file()).await.map_err(|Panicked| InternalError::Panicked)
    }

    /// Does work that keeps a processor busy, such as drawing, when the turn of this party comes.
    ///
    /// # Errors
    /// If the work panics.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        self.work.run(party, work).await
    }

    /// The visible board.
    fn board(&self, encounter: &Encounter) -> Option<Scene> {
        let view = encounter.visible();
        Played::of(&self.library, &view).map(|played| picture::board(&played.ruleset, &view))
    }
}

/// Answers a command: loads the table, decides, saves the changes, and reports the result. Never fails: an error in the
/// command, or in the bot, is an answer too.
pub async fn answer(app: &App, request: Request) -> Reply {
    app.answer_as(request, ButtonTerms::default()).await
}

/// One request at its channel's table.
struct Case<'a> {
    app: &'a App,
    request: &'a Request,
    spec: &'static Spec,
    dice: &'a Arc<Dice>,
    terms: &'a ButtonTerms,
}

impl Case<'_> {
    async fn answer(&self) -> Result<Reply, InternalError> {
        let (channel, names) = (Channel(self.request.channel), &self.request.caller.names);
        let mut saved = self.app.store.load(channel).await?;
        let used_ms = saved.as_ref().map(|saved| saved.used_ms);
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
        // What was stored went with the names and the day.
        if reply.facts.owed.is_none() {
            self.remember(used_ms).await;
        }
        if let Some(said) = undelivered {
            self.make_up_for(said, &mut reply).await;
        }
        self.app.furnish(self.request.channel, &mut reply.picture).await;
        Ok(reply)
    }

    /// Stores what a command that changes nothing shows: that the channel is in use, and what people are called.
    async fn remember(&self, used_ms: Option<i64>) {
        let (channel, names) = (Channel(self.request.channel), &self.request.caller.names);
        if let Some(used_ms) = used_ms
            && let Err(error) = self.app.store.mark_used(channel, used_ms, now_ms()).await
        {
            tracing::warn!(%error, "could not record when the channel was last used");
        }
        if let Err(error) = self.app.store.set_player_names(channel, names).await {
            tracing::warn!(%error, "could not store players' names");
        }
    }

    async fn decide(&self, command: Arc<dyn Command>, saved: Option<StoredTable>) -> Result<Reply, InternalError> {
        let person = self.person(saved.as_ref());
        let (revision, before) = saved.map_or((0, None), |saved| (saved.revision, saved.encounter));
        if !self.terms.holds(self.terms.last, revision) {
            return Ok(self.stale(before.as_ref()));
        }
        // A command that is done again with a result is decided on the table as it was before it.
        let completed = match self.terms.completes {
            Some(Completes::Command(seq)) => self.to_complete(seq, (person, before.as_ref())).await?,
            Some(Completes::Answer) | None => None,
        };
        if completed.is_none() && matches!(self.terms.completes, Some(Completes::Command(_))) {
            return Ok(self.stale(before.as_ref()));
        }
        let undone = completed.as_ref().map(|done| done.entry.change.clone().reversed().apply(before.as_ref()));
        let undone = undone.transpose().map_err(StoreError::from)?;
        // What a Maneuver Defense is, stays known while its check is made.
        let first = undone.clone().map(|table| with_defenses_of(table, before.as_ref()));
        // The GM sets one in the same breath as the command is given again.
        let first = match &self.terms.defense {
            Some((who, defense)) => Some(with_defense(first.unwrap_or_else(|| before.clone()), who, *defense)),
            None => first,
        };
        let spec = self.spec;
        // Judging a big board takes a while, so it waits for a processor and runs on a thread that serves no sockets.
        let backdrop = before.as_ref().and_then(|table| table.backdrop.as_ref());
        let backdrop = backdrop.filter(|_| command.takes_the_picture());
        let sheet = self.app.sheet(self.request.channel, backdrop).await?;
        let portraits = match before.as_ref().filter(|_| command.takes_the_portraits()) {
            Some(table) => self.app.portraits(self.request.channel, table).await?,
            None => BTreeMap::new(),
        };
        let (openly, vouched) = (self.terms.openly, self.terms.vouched);
        let (library, given, makes) = (self.app.library.clone(), self.request.given.clone(), command.makes());
        let dice = Arc::clone(self.dice);
        let roster = self.roster(command.uses_the_roster()).await?;
        let decided = self.app.work.run(self.request.party(), move || {
            let (given, command, sheet) = (&given, &*command, sheet.as_ref());
            let (library, dice, roster) = (&library, &*dice, &roster[..]);
            let portraits = &portraits;
            let asked =
                Asked { spec, given, command, person, library, dice, vouched, openly, sheet, portraits, roster };
            let table = first.as_ref().unwrap_or(&before);
            (decided(asked, table.as_ref()), before, first)
        });
        let (decided, before, first) = decided.await.map_err(|Panicked| InternalError::Panicked)?;
        let mut decided = match decided {
            Ok(decided) => decided,
            Err(error) => {
                let plan = error.can_be_planned().then(|| self.to_plan());
                let mut reply = self.mistake(error.or_example(self.spec.example), person, before.as_ref());
                let lines = Vec::from_iter(plan);
                self.put_up(&mut reply, ButtonContext { revision, lines, ..ButtonContext::default() }).await;
                return Ok(reply);
            }
        };
        if self.terms.dry && decided.outcome.next.is_some() {
            return Ok(self.stale(before.as_ref()));
        }
        let pictures = std::mem::take(&mut decided.outcome.sheets).into_iter();
        let painted = |(id, sheet)| {
            let PngImage { png, width, height, original } = sheet;
            Painted { id, width, height, png, original }
        };
        let pictures = pictures.map(painted).collect();
        let (mut next, mut memorable) = (decided.outcome.next.take(), decided.outcome.memorable);
        let completes = self.terms.completes.is_some() && decided.outcome.status == Status::Done;
        if completes || self.terms.defense.is_some() {
            memorable |= completes;
            next = next.or_else(|| first.clone().unwrap_or_else(|| before.clone()));
        }
        let (secret, ran_into_hidden) = (decided.secret, decided.ran_into_hidden);
        let account = decided.outcome.account.take();
        let lines = std::mem::take(&mut decided.outcome.lines);
        let turned = decided.outcome.roster.take().filter(|turned| turned.before != turned.after);
        let open = before.as_ref().is_some_and(|table| table.settings.public_refusals);
        let refused = decided.outcome.status == Status::Refused && !open;
        let stays = decided.outcome.facts.stays && next.is_none() && decided.outcome.status == Status::Done;
        let thinks = self.thinks() || refused || (stays && !decided.ran_into_hidden);
        let mut reply = self.reply(decided, next.as_ref().or(before.as_ref()), thinks && !self.terms.openly);
        if (spec.name, spec.sub) == (NEXT.name, NEXT.sub) && !reply.private && next.is_some() {
            reply.facts.above = self.app.store.told(Channel(self.request.channel), revision).await?;
            reply.shown = Shown::OnTheBoard;
        }
        let lines = [lines, self.to_share(&reply, thinks), self.to_roll(&reply)].concat();
        let aside = reply.aside_text();
        // Only the GM may read how the full table differs.
        reply.aside = reply.aside.filter(|_| person.is_gm());
        // The sides in plain sight keep their colours from now on.
        if let Some(next) = next.as_mut() {
            next.dress_sides();
        }
        let mut change = next.as_ref().map(|next| Change::between(before.as_ref(), Some(next)));
        if let Some(turned) = turned {
            change.get_or_insert_default().roster = Some(Box::new(turned));
        }
        if ran_into_hidden {
            change.get_or_insert_default().ran_into_hidden = true;
        }
        let whole = undone
            .as_ref()
            .zip(next.as_ref())
            .map(|(undone, next)| Change { ran_into_hidden, ..Change::between(undone.as_ref(), Some(next)) });
        // An import into an existing table leaves it to its maker.
        let makes_the_table = makes == Makes::Table || (before.is_none() && makes != Makes::Nothing);
        let rulebook = |table: &Option<Encounter>| table.as_ref().map(|table| table.ruleset.clone());
        reply.facts.other_rulebook = next.is_some() && rulebook(&before) != rulebook(&next);
        let tables = (before.as_ref(), next.as_ref().or(before.as_ref()));
        let moved = self.still_undone(secret && !makes_the_table, tables, revision + 1).await?;
        let table = next.or(before);
        let mut under = ButtonContext { account, revision, table, lines, thinks, ..ButtonContext::default() };
        if let Some(change) = change.filter(|change| memorable || !change.is_empty()) {
            under.revision = revision + 1;
            under.moved = moved;
            under.undo = Some(under.moved.first().map_or(under.revision, |first| first.from));
            let (line, said) = (self.request.given.to_string(), reply.text_with_people());
            let maker = makes_the_table.then_some(self.request.caller.id);
            let kind = match (completed, whole) {
                (Some(Exchanged { entry: HistoryEntry { seq, .. }, moved }), Some(whole)) => {
                    under.moved = moved;
                    SaveAction::Complete { seq, line, said, aside, secret, change, whole }
                }
                _ => SaveAction::Do { line, said, aside, secret, maker, change },
            };
            self.keep(revision, kind, pictures, &mut reply, under).await?;
            return Ok(reply);
        }
        let only_shows = thinks || self.spec.name == "show";
        if only_shows && !reply.private && matches!(reply.picture, Some(Picture::Board(_))) {
            // A board that is shown again keeps the button that undoes the last command.
            under.undo = self.app.store.before(Channel(self.request.channel), u64::MAX, true).await?;
        }
        reply.facts.revision = revision;
        self.put_up(&mut reply, under).await;
        Ok(reply)
    }

    /// The roster of this place, for a command that needs it.
    async fn roster(&self, asks: bool) -> Result<Vec<Template>, StoreError> {
        let place = RosterOwner::of(Channel(self.request.channel), self.request.guild);
        if asks { self.app.store.templates(place).await } else { Ok(Vec::new()) }
    }

    /// The answer to a command that makes no sense at this table.
    pub(crate) fn mistake(&self, error: UserError, person: Person, table: Option<&Encounter>) -> Reply {
        mistake(self.request, self.spec.words(), (error, self.terms), (person, table))
    }

    fn person(&self, saved: Option<&StoredTable>) -> Person {
        Person::of(&self.request.caller, saved.and_then(|saved| saved.maker), table_of(saved))
    }
}

/// The encounter of a stored table.
fn table_of(saved: Option<&StoredTable>) -> Option<&Encounter> {
    saved.and_then(|saved| saved.encounter.as_ref())
}

/// The answer to a command that makes no sense to this person at this table.
fn mistake(
    request: &Request,
    words: String,
    (error, terms): (UserError, &ButtonTerms),
    (person, table): (Person, Option<&Encounter>),
) -> Reply {
    let error = completion::example::at_table(error, table, person);
    Reply::error(words, terms.error_message(&error)).in_locale(request.locale(table))
}

/// Checks whether the caller may give this command, on the table as the caller sees it.
///
/// # Errors
/// If not, with the reason, or if there is no such command.
pub(crate) fn may_give(given: &Invocation, caller: &Caller, saved: Option<&StoredTable>) -> Result<(), UserError> {
    let spec = given.spec()?;
    let Some(table) = table_of(saved) else { return Ok(()) };
    let person = Person::of(caller, saved.and_then(|saved| saved.maker), Some(table));
    let given = hidden::resolve_names(spec, given, person, table);
    let view = table.visible();
    rights::check(spec, &given, person, if person.is_gm() { table } else { &view })
}
