pub(crate) mod backdrop;
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
mod table_request;
pub(crate) mod work_queue;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::command::app::button_context::ButtonTerms;
pub(crate) use crate::command::app::internal_error::{InternalError, now_ms, report};
pub(crate) use crate::command::app::table_request::TableRequest;
use crate::command::app::work_queue::{Panicked, Party, WorkQueue};
use crate::command::core::command::{Command, Parsed, Spec};
use crate::command::core::dice::{DiceSource, NoRandomness};
use crate::command::core::rights::{self, Caller, Person};
use crate::command::core::table::Played;
use crate::command::input::invocation::Invocation;
use crate::command::input::upload::Content;
use crate::command::input::user_error::UserError;
use crate::command::reply::fallen_die::FallenDie;
use crate::command::reply::{Reply, picture};
use crate::field::Encounter;
use crate::render::Scene;
use crate::ruleset::{LoadError, RulesetLibrary};
use crate::say;
use crate::store::{Channel, OpenError, Store, StoreError, StoredTable};
use crate::words::{Locale, Message};

/// What every command needs: the store and the rulesets. One per process; cheap to clone.
#[derive(Clone)]
pub struct App {
    pub(crate) store: Store,
    library: RulesetLibrary,
    /// One lock per channel, so that two commands of a channel never decide on the same table at once.
    channels: Arc<Mutex<HashMap<u64, Arc<tokio::sync::Mutex<()>>>>>,
    /// Files are read one at a time, because decoding a picture takes a lot of memory.
    reader: Arc<tokio::sync::Mutex<()>>,
    work: WorkQueue,
    dice_source: DiceSource,
    /// Whether the front end shows every picture.
    draws: bool,
}

/// Why the program can't start.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// The database can't be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// A bundled ruleset is malformed.
    #[error(transparent)]
    Rulesets(#[from] LoadError),
    /// The dice can't be seeded.
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
    /// An idempotency key: however often the request arrives, it is carried out once.
    pub id: Option<u64>,
    /// The command as given.
    pub given: Invocation,
}

impl Request {
    /// Who the answer is for.
    fn party(&self) -> Party {
        Party { person: self.caller.id, channel: self.channel, guild: self.guild }
    }

    /// The language and units of an answer at this table that only this person reads.
    pub(crate) fn locale(&self, table: Option<&Encounter>) -> Locale {
        self.caller.locale(table, true)
    }
}

/// The most idle locks to keep.
const IDLE_LOCKS: usize = 1_000;

/// How often a command is decided if the table keeps changing in the meantime.
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
        Ok(App { store, library, channels, reader, work, dice_source, draws: false })
    }

    /// The same for a front end that shows every picture, which is then drawn while the commit waits for the disk.
    #[must_use]
    pub fn drawing(self) -> Self {
        App { draws: true, ..self }
    }

    /// Waits for pending writes and closes the store.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// How many jobs are waiting for a processor, and how many are running.
    pub(crate) fn queue(&self) -> (usize, usize) {
        self.work.length()
    }

    /// The lock a change in this channel holds while it is decided and stored. Public only for a test: nothing else can show,
    /// at any speed, that a look doesn't wait for it.
    #[doc(hidden)]
    #[must_use]
    pub fn lock(&self, channel: u64) -> Arc<tokio::sync::Mutex<()>> {
        let mut channels = self.channels.lock().unwrap_or_else(PoisonError::into_inner);
        if channels.len() > IDLE_LOCKS {
            channels.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        channels.entry(channel).or_default().clone()
    }

    /// The language and units of this person at the channel's table, or the person's own if the table can't be read.
    pub(crate) async fn locale(&self, request: &Request) -> Locale {
        let saved = self.store.load(Channel(request.channel)).await.ok().flatten();
        request.locale(table_of(saved.as_ref()))
    }

    /// Answers a request. A button's command is carried out only if its terms still hold.
    pub(crate) async fn answer_as(&self, request: Request, terms: ButtonTerms) -> Reply {
        // The future is large; boxing it keeps every future around it from growing.
        Box::pin(self.answer_after(&[], request, terms)).await
    }

    /// Answers a command that completes an earlier one, in which these dice fell.
    pub(crate) async fn answer_after(&self, fallen: &[FallenDie], mut request: Request, terms: ButtonTerms) -> Reply {
        let spoken = request.locale(None);
        let Some(_under_way) = self.work.enter(request.party()) else {
            return Reply::error(request.given.name.clone(), say!("answer-too-many")).in_locale(spoken);
        };
        let words = request.given.spec().map_or_else(|_| request.given.name.clone(), Spec::words);
        let (spec, parsed) = match request.given.parse() {
            Ok(parsed) => parsed,
            Err(error) => {
                let unread = |table: Option<&Encounter>| table.and_then(|table| unread(&request.given, table));
                return self.answer_mistake(&request, words, &terms, |table| unread(table).unwrap_or(error)).await;
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
            if let Err(error) = check_may_give(&request.given, &request.caller, saved.as_ref()) {
                let table = table_of(saved.as_ref());
                return Reply::error(words, error.message()).in_locale(request.locale(table));
            }
            match self.read_file(request.party(), command).await {
                Ok(content) => request.given.hold(content),
                Err(error) => return report(request.id, &words, &error).in_locale(spoken),
            }
        }
        // A command that only looks doesn't take the lock: it decides on the table as it is and keeps nobody waiting. If it
        // changes the table after all, saving detects a faster command.
        let _turn = if looks { None } else { Some(self.lock(request.channel).lock_owned().await) };
        // A repeated request gets its first answer. Decided again, on the table it has changed itself, it could come out
        // differently.
        if let Some(id) = request.id {
            match self.store.answer_to(Channel(request.channel), id).await {
                Ok(None) => {}
                Ok(Some(earlier)) => return self.repeat_answer(&request, &words, &earlier).await,
                Err(error) => return report(request.id, &words, &error).in_locale(spoken),
            }
        }
        let dice = Arc::new(self.dice_source.dice_after(fallen));
        for _ in 0..TRIES {
            dice.reset();
            let at_table = TableRequest { app: self, request: &request, spec, dice: &dice, terms: &terms, looks };
            match at_table.answer().await {
                Ok(reply) => return reply,
                Err(InternalError::Store(StoreError::Conflict)) => {}
                Err(InternalError::Store(StoreError::Duplicate { reply })) => {
                    return self.repeat_answer(&request, &words, &reply).await;
                }
                Err(error) => return report(request.id, &words, &error).in_locale(spoken),
            }
        }
        Reply::error(words, say!("answer-at-the-same-moment")).in_locale(spoken)
    }

    /// Answers a line that can't be read.
    pub async fn answer_unreadable(&self, request: &Request, error: UserError) -> Reply {
        self.answer_mistake(request, String::new(), &ButtonTerms::default(), |_| error).await
    }

    /// Answers a command that makes no sense, with an example from the channel's table.
    async fn answer_mistake(
        &self,
        request: &Request,
        words: String,
        terms: &ButtonTerms,
        error: impl FnOnce(Option<&Encounter>) -> UserError,
    ) -> Reply {
        let saved = self.store.load(Channel(request.channel)).await.ok().flatten();
        let maker = saved.as_ref().and_then(|saved| saved.maker);
        let table = table_of(saved.as_ref());
        let person = Person::of(&request.caller, maker, table);
        mistake(request, words, (error(table), terms), (person, table))
    }

    /// Why this person may not give this command, if so; asked before fetching its files.
    pub async fn refusal(&self, request: &Request) -> Option<Reply> {
        let words = request.given.spec().ok()?.words();
        let saved = self.store.load(Channel(request.channel)).await.ok().flatten();
        let error = check_may_give(&request.given, &request.caller, saved.as_ref()).err()?;
        let table = table_of(saved.as_ref());
        Some(Reply::error(words, error.message()).in_locale(request.locale(table)))
    }

    /// Reads the command's file.
    async fn read_file(&self, party: Party, command: Arc<dyn Command>) -> Result<Option<Content>, InternalError> {
        let _turn = self.reader.lock().await;
        self.work.run(party, move || command.read_file()).await.map_err(|Panicked| InternalError::Panicked)
    }

    /// Runs CPU-bound work, such as drawing, when this party's turn comes.
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

    /// The board as players see it.
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

/// The encounter of a stored table.
fn table_of(saved: Option<&StoredTable>) -> Option<&Encounter> {
    saved.and_then(|saved| saved.encounter.as_ref())
}

/// Why a line can't be read at this table: its rulebook has no such command, or has another one in its place.
fn unread(given: &Invocation, table: &Encounter) -> Option<UserError> {
    match given.spec_in(Some(&table.ruleset)) {
        Ok(spec) => (!spec.is_in(&table.ruleset)).then(|| {
            let book = Message::term("book", &table.ruleset).capitalized();
            UserError::new(say!("command-of-other-books", book, command = spec.words()))
        }),
        Err(unknown) => Some(unknown),
    }
}

/// The answer to a command that makes no sense to this person at this table.
fn mistake(
    request: &Request,
    words: String,
    (error, terms): (UserError, &ButtonTerms),
    (person, table): (Person, Option<&Encounter>),
) -> Reply {
    let error = error.repeating(|option, value| request.given.clone().with(option, value).to_string());
    let error = completion::example::at_table(error, table, person, &request.given);
    // A line that was just refused is no example.
    let again = |example: &str| line::read(example).is_ok_and(|read| read.to_string() == request.given.to_string());
    let error = error.without_example_if(again);
    Reply::error(words, terms.error_message(&error)).in_locale(request.locale(table))
}

/// Checks whether the caller may give this command, on the table as the caller sees it.
///
/// # Errors
/// If not, with the reason, or if there is no such command.
pub(crate) fn check_may_give(
    given: &Invocation,
    caller: &Caller,
    saved: Option<&StoredTable>,
) -> Result<(), UserError> {
    let spec = given.spec()?;
    let Some(table) = table_of(saved) else { return Ok(()) };
    let person = Person::of(caller, saved.and_then(|saved| saved.maker), Some(table));
    let given = hidden::resolve_names(spec, given, person, table);
    let view = table.visible();
    rights::check(spec, &given, person, if person.is_gm() { table } else { &view })
}
