use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use super::decide::{Outcome, Played, Table};
use super::dice::{Cup, Dice};
use super::given::Given;
use super::history;
use super::mistake::Mistake;
use super::offer::Known;
use super::picture;
use super::reply::{Reply, Status};
use super::roster::{self, Kept};
use super::spec::Spec;
use super::{Command, SPECS};
use crate::field::{Change, Encounter};
use crate::render::{Picture, Scene};
use crate::ruleset::{LoadError, Shelf};
use crate::store::{Action, Channel, Entry, Kind, OpenError, Place, Saved, Store, StoreError, Write};

/// What every command needs: the store and the rulesets. One a process; cheap to share.
#[derive(Clone)]
pub struct App {
    store: Store,
    shelf: Arc<Shelf>,
    /// One lock a channel, so that two commands of one channel never decide on the same table at once.
    channels: Arc<Mutex<HashMap<u64, Arc<tokio::sync::Mutex<()>>>>>,
    cup: Cup,
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
    /// There is no chance to be had for the dice.
    #[error("the operating system gives no random numbers for the dice: {0}")]
    Dice(#[from] rand_chacha::rand_core::OsError),
}

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The person's id.
    pub id: u64,
    /// Whether the person manages the place, and so may do whatever the GM may.
    pub manages: bool,
}

/// A command with all that the answer depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The channel whose table it is about.
    pub channel: u64,
    /// The guild that the channel belongs to; without one (alone with the bot) everybody is GM.
    pub guild: Option<u64>,
    /// Who gives it.
    pub caller: Caller,
    /// An id under which it is carried out once, however often it arrives.
    pub id: Option<u64>,
    /// What was given.
    pub given: Given,
}

/// The most channels whose locks are kept although nobody holds them.
const IDLE_LOCKS: usize = 1_000;

/// How often a command is decided anew when the table changed under it.
const TRIES: usize = 3;

impl App {
    /// Opens the store at this address and reads the rulesets.
    ///
    /// # Errors
    /// If the database cannot be opened or a bundled ruleset is malformed.
    pub async fn open(url: &str) -> Result<Self, CannotStart> {
        Self::open_with(url, None).await
    }

    /// The same with dice that fall the same way each time they are seeded with this number.
    ///
    /// # Errors
    /// As [`App::open`].
    pub async fn open_with(url: &str, seed: Option<u64>) -> Result<Self, CannotStart> {
        let shelf = Arc::new(Shelf::bundled()?);
        let cup = Cup::open(seed)?;
        Ok(App { store: Store::open(url).await?, shelf, channels: Arc::default(), cup })
    }

    /// What is known that can be chosen from while a command is typed; nothing of what cannot be read, since this only
    /// helps typing.
    pub async fn known(&self, channel: u64, guild: Option<u64>) -> Known {
        let (saved, roster) =
            tokio::join!(self.store.load(Channel(channel)), self.store.templates(place(channel, guild)));
        let encounter = saved.ok().flatten().and_then(|saved| saved.encounter);
        let roster = roster.unwrap_or_default().into_iter().map(|one| one.name.to_string()).collect();
        Known { encounter, roster }
    }

    /// Answers a press of a button under an earlier answer.
    pub async fn press(&self, button: &str, request: Request) -> Reply {
        let request = Request { given: Given { name: "undo".into(), ..Given::default() }, ..request };
        match self.store.press(Channel(request.channel), button).await {
            Ok(Some(found)) => match found.action {
                Action::Undo => self.answer_as(request, Some(found.seq)).await,
            },
            Ok(None) => {
                Reply::error("undo", "This button is too old to mean anything. /undo takes back the last command.")
            }
            Err(error) => fault("undo", &error),
        }
    }

    /// Waits for what is being written and closes the store.
    pub async fn close(&self) {
        self.store.close().await;
    }

    fn lock(&self, channel: u64) -> Arc<tokio::sync::Mutex<()>> {
        let mut channels = self.channels.lock().unwrap_or_else(PoisonError::into_inner);
        if channels.len() > IDLE_LOCKS {
            channels.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        channels.entry(channel).or_default().clone()
    }

    /// Answers a request; of an undo by a button, only if the history still ends with the button's entry.
    async fn answer_as(&self, request: Request, only: Option<u64>) -> Reply {
        let words = request.given.spec().map_or_else(|_| request.given.name.clone(), Spec::words);
        let (spec, command) = match request.given.spec().and_then(|spec| Ok((spec, Command::parse(&request.given)?))) {
            Ok(parsed) => parsed,
            Err(mistake) => return Reply::error(words, mistake.to_string()),
        };
        let lock = self.lock(request.channel);
        let _turn = lock.lock().await;
        // Decided once more, on a table that it has changed itself, the same request could come out differently.
        if let Some(id) = request.id {
            match self.store.answered(Channel(request.channel), id).await {
                Ok(None) => {}
                Ok(Some(told)) => return self.again(&request, &words, &told.reply, told.button).await,
                Err(error) => return fault(&words, &error),
            }
        }
        let dice = Arc::new(self.cup.dice());
        for _ in 0..TRIES {
            dice.again();
            let case = Case { app: self, request: &request, spec, command: &command, dice: &dice, only };
            match case.answer().await {
                Ok(reply) => return reply,
                Err(Failed::Store(StoreError::Conflict)) => {}
                Err(Failed::Store(StoreError::Duplicate { reply, button })) => {
                    return self.again(&request, &words, &reply, button).await;
                }
                Err(error) => return fault(&words, &error),
            }
        }
        Reply::error(words, "Somebody else changed the table at the same moment; nothing was done. Try again.")
    }

    /// The answer that this request was given before, with the board as it is now.
    async fn again(&self, request: &Request, words: &str, reply: &str, undo: Option<String>) -> Reply {
        let told: Value = serde_json::from_str(reply).unwrap_or_default();
        let message = told["message"].as_str().unwrap_or("This was done already.");
        let saved = self.store.load(Channel(request.channel)).await.ok().flatten();
        let encounter = saved.and_then(|saved| saved.encounter);
        Reply {
            status: Status::Done,
            ruling: told.get("ruling").cloned(),
            picture: encounter
                .and_then(|encounter| self.board(&encounter))
                .map(|scene| Picture::Board(Box::new(scene))),
            undo,
            private: told["private"].as_bool().unwrap_or(false),
            ..Reply::error(words, message)
        }
    }

    fn board(&self, encounter: &Encounter) -> Option<Scene> {
        Played::of(&self.shelf, encounter).map(|played| picture::board(&played.ruleset, encounter))
    }
}

/// Answers a command: loads the table, decides, keeps what changed, and says what came of it. Never fails: what is wrong
/// with a command, or with us, is an answer too.
pub async fn answer(app: &App, request: Request) -> Reply {
    app.answer_as(request, None).await
}

/// Our own failures.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("deciding it panicked")]
    Panicked,
}

/// One request at its channel's table.
struct Case<'a> {
    app: &'a App,
    request: &'a Request,
    spec: &'static Spec,
    command: &'a Command,
    dice: &'a Arc<Dice>,
    only: Option<u64>,
}

impl Case<'_> {
    async fn answer(&self) -> Result<Reply, Failed> {
        let saved = self.app.store.load(Channel(self.request.channel)).await?;
        let result = match self.command {
            Command::Undo | Command::Redo => self.step_history(saved).await?,
            Command::History => {
                let entries = self.app.store.history(Channel(self.request.channel), history::LISTED).await?;
                Ok(self.reply(Outcome::said(history::told(&entries))))
            }
            _ => self.decide(saved).await?,
        };
        Ok(result.unwrap_or_else(|mistake| Reply::error(self.spec.words(), mistake.to_string())))
    }

    async fn decide(&self, saved: Option<Saved>) -> Result<Result<Reply, Mistake>, Failed> {
        let gm = self.is_gm(saved.as_ref());
        let (revision, before) = saved.map_or((0, None), |saved| (saved.revision, saved.encounter));
        if self.spec.gm && before.is_some() && !gm {
            return Ok(Err(only_gm()));
        }
        // Judging a big board takes a while; the threads that serve everybody else are not held up by it.
        let (shelf, command) = (Arc::clone(&self.app.shelf), self.command.clone());
        let dice = Arc::clone(self.dice);
        let place = place(self.request.channel, self.request.guild);
        let about_roster = matches!(self.command, Command::Roster(_));
        let roster = if about_roster { self.app.store.templates(place).await? } else { Vec::new() };
        let decided = tokio::task::spawn_blocking(move || {
            let played = before.as_ref().and_then(|encounter| Played::of(&shelf, encounter));
            let ruleset = played.as_ref().map(|played| &*played.ruleset);
            let table = Table { encounter: before.as_ref(), shelf: &shelf, ruleset, gm, dice: &dice, roster: &roster };
            let mut outcome = command.decide(&table);
            if let (Some(Ok(outcome)), Some(played)) = (&mut outcome, &played)
                && let Some(now) = outcome.next.as_ref().or(before.as_ref())
            {
                let warning = played.warning(now);
                outcome.message.push_str(&warning);
            }
            (outcome, before)
        });
        let (outcome, before) = decided.await.map_err(|_| Failed::Panicked)?;
        let mut outcome = match outcome {
            Some(Ok(outcome)) => outcome,
            Some(Err(mistake)) => return Ok(Err(mistake.or_example(self.spec.example))),
            None => return Ok(Err(Mistake::new("This command is about the history."))),
        };
        match outcome.kept.take() {
            Some(Kept::Saved(one)) => {
                let by = self.request.caller.id;
                if !self.app.store.keep_template(place, &one, by, now_ms()).await? {
                    return Ok(Err(roster::is_full()));
                }
            }
            Some(Kept::Dropped(name)) => {
                self.app.store.drop_template(place, &name).await?;
            }
            None => {}
        }
        let (next, memorable) = (outcome.next.take(), outcome.memorable);
        let mut reply = self.reply(outcome);
        let change = next.map(|next| Change::between(before.as_ref(), Some(&next)));
        if let Some(change) = change.filter(|change| memorable || !change.is_empty()) {
            let kind = Kind::Do {
                line: self.request.given.to_string(),
                said: reply.message.clone(),
                maker: matches!(self.command, Command::TableNew(_)).then_some(self.request.caller.id),
                change,
            };
            reply.undo = self.keep(revision, kind, &reply).await?;
        }
        Ok(Ok(reply))
    }

    /// Takes the last command back, or does again the one taken back last.
    async fn step_history(&self, saved: Option<Saved>) -> Result<Result<Reply, Mistake>, Failed> {
        let channel = Channel(self.request.channel);
        let undo = matches!(self.command, Command::Undo);
        let entry =
            if undo { self.app.store.undoable(channel).await? } else { self.app.store.redoable(channel).await? };
        let gm = self.is_gm(saved.as_ref());
        let (Some(saved), Some(entry)) = (saved, entry) else {
            let what = if undo { "undo" } else { "redo" };
            return Ok(Err(Mistake::new(format!("There is nothing to {what}."))));
        };
        if let Err(mistake) = self.may_step(&entry, gm) {
            return Ok(Err(mistake));
        }
        let Entry { seq, line, change, .. } = entry;
        let change = if undo { change.back() } else { change };
        let unreadable = |error: crate::field::Unreadable| StoreError::Unreadable(error.to_string());
        let table = change.apply(saved.encounter.as_ref()).map_err(unreadable)?;
        let message = format!("{}: {line}", if undo { "Taken back" } else { "Done again" });
        let mut outcome = Outcome::said(message);
        if let Some(scene) = table.as_ref().and_then(|table| self.app.board(table)) {
            outcome = outcome.showing(scene);
        }
        let mut reply = self.reply(outcome);
        let kind = if undo { Kind::Undo { seq } } else { Kind::Redo { seq } };
        reply.undo = self.keep(saved.revision, kind, &reply).await?;
        Ok(Ok(reply))
    }

    fn may_step(&self, entry: &Entry, gm: bool) -> Result<(), Mistake> {
        if self.only.is_some_and(|seq| seq != entry.seq) {
            return Err(Mistake::new(
                "The board has changed since, or this was taken back already. /history tells; /undo takes back the last.",
            ));
        }
        if entry.by != self.request.caller.id && !gm {
            return Err(Mistake::new("Only who gave that command, or the GM, may take it back or do it again."));
        }
        Ok(())
    }

    async fn keep(&self, expected: u64, kind: Kind, reply: &Reply) -> Result<Option<String>, StoreError> {
        let Request { channel, guild, caller, id, .. } = self.request;
        let mut told = reply.json();
        told["private"] = json!(reply.private);
        let write = Write {
            channel: Channel(*channel),
            guild: *guild,
            expected,
            request: *id,
            by: caller.id,
            at_ms: now_ms(),
            reply: told.to_string(),
            kind,
        };
        Ok(self.app.store.save(write).await?.button)
    }

    fn is_gm(&self, saved: Option<&Saved>) -> bool {
        let caller = self.request.caller;
        let made_it = saved.is_some_and(|saved| saved.maker == Some(caller.id));
        caller.manages || made_it || self.request.guild.is_none()
    }

    fn reply(&self, outcome: Outcome) -> Reply {
        Reply {
            command: self.spec.words(),
            status: outcome.status,
            message: outcome.message,
            ruling: outcome.ruling,
            picture: outcome.picture,
            undo: None,
            private: self.spec.private,
        }
    }
}

/// Whose roster a channel has: its guild's, if it is in one.
fn place(channel: u64, guild: Option<u64>) -> Place {
    guild.map_or(Place::Channel(Channel(channel)), Place::Guild)
}

fn only_gm() -> Mistake {
    let commands = SPECS.iter().filter(|spec| spec.gm).map(|spec| format!("/{}", spec.words()));
    Mistake::new(format!(
        "Only who made the table, or a member who may manage the server, may use {}.",
        commands.collect::<Vec<_>>().join(", ")
    ))
}

/// Our own failure: the log has the cause, the person the id to find it by.
fn fault(words: &str, error: &dyn std::error::Error) -> Reply {
    let id = format!("{:x}", now_ms());
    tracing::error!(fault = %id, command = words, %error, "a command failed");
    Reply::error(words, format!("Something went wrong on our side; nothing that you saw is lost. Fault {id}."))
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
