//! What the stand-in knows: sessions, registered commands, one mailbox an interaction, faults to
//! come and complaints so far.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::sync::{mpsc, watch};

use super::bot::Process;
use super::events;
use super::rules::Upload;

/// How long a test waits for something that must happen. Not a measure of anything: it only has
/// to be longer than the slowest machine needs.
const PATIENCE: Duration = Duration::from_secs(90);

/// What the test has the gateway do to its connection.
#[derive(Debug)]
pub enum Out {
    /// A payload, ready to send.
    Text(String),
    /// Ends the connection with a close code.
    Close(u16),
    /// Ends the connection without a word.
    Nothing,
}

/// A gateway session, which survives its connection.
#[derive(Debug, Default)]
pub struct Session {
    /// Which shard it is, and of how many.
    pub shard: (u64, u64),
    pub seq: u64,
    /// Everything dispatched, for a RESUME.
    pub sent: Vec<(u64, String)>,
    pub connection: Option<mpsc::UnboundedSender<Out>>,
}

/// What the bot answered to one interaction, in order.
#[derive(Clone, Debug)]
pub enum Letter {
    /// The one callback: its `type` and `data`.
    Callback { kind: u64, data: Value, files: Vec<Upload> },
    /// A change of the first response.
    Edit { data: Value, files: Vec<Upload> },
    /// A further message.
    Followup { id: u64, data: Value, files: Vec<Upload> },
    /// The first response was deleted.
    Deletion,
}

/// A change of a message long after its interaction.
#[derive(Clone, Debug)]
pub struct Changed {
    pub message: u64,
    pub data: Value,
    pub files: Vec<Upload>,
}

/// One interaction as the stand-in remembers it.
#[derive(Debug)]
pub struct Mailbox {
    pub id: u64,
    pub kind: u8,
    pub event: Value,
    pub letters: Vec<Letter>,
    /// When it was sent to the bot, and when the bot's first letter had arrived.
    pub asked: Instant,
    pub answered: Option<Instant>,
    /// Requests that reached it, also those that were answered with a scripted fault.
    pub attempts: usize,
}

impl Mailbox {
    pub fn new(id: u64, kind: u8, event: Value) -> Self {
        Mailbox { id, kind, event, letters: Vec::new(), asked: Instant::now(), answered: None, attempts: 0 }
    }

    /// How long it waited for its first letter, whose files are dropped.
    pub fn took(&mut self) -> Duration {
        if let Some(Letter::Callback { files, .. }) = self.letters.first_mut() {
            files.clear();
        }
        self.answered.unwrap() - self.asked
    }
}

/// Requests that a fault can be scripted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    Gateway,
    Commands,
    GuildCommands,
    /// What is asked of the bot's account.
    Account,
    Callback,
    Edit,
    Change,
}

/// A scripted failure of one request.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// 429 with this `retry_after`, in seconds, and no `code`, as Discord mostly answers.
    RateLimited(f64),
    /// A status of the 4xx or 5xx kind, with nothing readable in the body.
    Status(u16),
    /// The request is taken, done, and never answered.
    Hang,
}

#[derive(Default)]
pub struct Inner {
    pub sessions: HashMap<String, Session>,
    /// The session that has the server.
    pub current: Option<String>,
    /// The session that has direct messages: that of shard 0.
    pub first: Option<String>,
    /// When a shard of several last identified itself.
    pub last_of_several: Option<Instant>,
    pub account: Account,
    pub identified: usize,
    pub resumed: usize,
    pub heartbeats: usize,
    pub registrations: usize,
    pub commands: Vec<Arc<Value>>,
    pub guild_registrations: usize,
    /// The commands of the one server.
    pub guild_commands: Vec<Arc<Value>>,
    pub channels: Vec<(u64, String)>,
    /// How many servers there are beside the test's.
    pub other_servers: u64,
    pub mailboxes: HashMap<String, Mailbox>,
    /// The channel of every message that everybody sees.
    pub shown: HashMap<u64, String>,
    pub changes: Vec<Changed>,
    pub faults: HashMap<Request, VecDeque<Fault>>,
    /// How many scripted failures have happened.
    pub faulted: usize,
    /// Requests of this kind fail like this, from now on, once those of `faults` have.
    pub always: HashMap<Request, Fault>,
    /// How many requests were answered with 401, 403 or 429, which Discord counts.
    pub invalid: usize,
    pub complaints: Vec<String>,
    /// Told to the next IDENTIFY or RESUME instead of a welcome.
    pub refusals: VecDeque<Refusal>,
    pub bots: Vec<Arc<Process>>,
    /// Milliseconds between heartbeats, as HELLO asks for; Discord's own unless a test says otherwise.
    pub heartbeat_interval: Option<u64>,
    /// The connection whose heartbeats are not acknowledged.
    pub deaf: Option<mpsc::UnboundedSender<Out>>,
    /// The files that somebody has at hand to attach to a command, by name.
    pub uploads: HashMap<String, Vec<u8>>,
    /// The names of those that the bot has fetched.
    pub fetched: Vec<String>,
    counter: u64,
}

/// The bot's account, as a test wants it to be.
#[derive(Clone, Debug)]
pub struct Account {
    /// How many shards are recommended.
    pub shards: u64,
    /// How many connections are allowed for now.
    pub remaining: u64,
    pub endpoint: Option<String>,
    /// What the bot may do in the server.
    pub permissions: u64,
    /// How many seconds this clock is ahead.
    pub ahead: u64,
}

impl Default for Account {
    fn default() -> Self {
        Account { shards: 1, remaining: 1000, endpoint: None, permissions: 35840, ahead: 0 }
    }
}

/// How the gateway receives the next IDENTIFY or RESUME that is not welcome.
#[derive(Clone, Copy, Debug)]
pub enum Refusal {
    /// op 9 with this `d`: may the session be resumed?
    InvalidSession(bool),
    /// The connection ends with this code.
    Closed(u16),
}

impl Inner {
    pub fn next_id(&mut self) -> u64 {
        self.counter += 1;
        events::snowflake(self.counter)
    }

    /// The commands as a client shows them, in the server or in a direct message.
    pub fn menu(&self, direct: bool) -> Vec<Arc<Value>> {
        let context = u64::from(direct);
        let here = |command: &&Arc<Value>| {
            let contexts = command["contexts"].as_array();
            contexts.is_none_or(|all| all.iter().any(|one| one.as_u64() == Some(context)))
        };
        let own = self.guild_commands.iter().filter(|_| !direct);
        self.commands.iter().filter(here).chain(own).cloned().collect()
    }

    pub fn complain(&mut self, faults: impl IntoIterator<Item = String>) {
        self.complaints.extend(faults);
    }

    /// Sends the bot an interaction. What is checked before it goes out is not the bot's time.
    pub fn asks(&mut self, token: &str, mailbox: Mailbox) {
        let event = mailbox.event.clone();
        self.mailboxes.insert(token.to_owned(), mailbox);
        self.dispatch("INTERACTION_CREATE", &event);
        self.mailboxes.get_mut(token).unwrap().asked = Instant::now();
    }

    /// Sends an event in the session that it belongs to; without a connection it waits for a RESUME.
    pub fn dispatch(&mut self, name: &str, data: &Value) {
        let direct = name == "INTERACTION_CREATE" && data["guild_id"].is_null();
        let session = match data["guild_id"].as_str().and_then(|server| server.parse().ok()) {
            Some(server) if server != events::GUILD => self.session_of(server),
            _ if direct => self.first.clone(),
            _ => self.current.clone(),
        };
        let session = session.unwrap_or_else(|| panic!("no bot has identified itself yet"));
        self.dispatch_in(&session, name, data);
    }

    pub fn dispatch_in(&mut self, session: &str, name: &str, data: &Value) {
        let session = self.sessions.get_mut(session).unwrap();
        session.seq += 1;
        let payload = events::dispatch(session.seq, name, data);
        session.sent.push((session.seq, payload.clone()));
        if let Some(connection) = &session.connection {
            // A connection that has just gone is a connection that will resume.
            connection.send(Out::Text(payload)).ok();
        }
    }

    pub fn fault(&mut self, request: Request) -> Option<Fault> {
        let next = self.faults.get_mut(&request).and_then(VecDeque::pop_front);
        let fault = next.or_else(|| self.always.get(&request).copied())?;
        self.faulted += 1;
        self.invalid += usize::from(matches!(fault, Fault::RateLimited(_) | Fault::Status(401 | 403 | 429)));
        Some(fault)
    }
}

pub struct State {
    pub address: std::net::SocketAddr,
    pub token: String,
    inner: Mutex<Inner>,
    news: watch::Sender<u64>,
}

impl State {
    pub fn new(address: std::net::SocketAddr, token: String) -> Self {
        Self { address, token, inner: Mutex::default(), news: watch::Sender::new(0) }
    }

    pub fn look(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Changes something and tells everybody who waits.
    pub fn change<T>(&self, how: impl FnOnce(&mut Inner) -> T) -> T {
        let result = how(&mut self.look());
        self.news.send_modify(|version| *version += 1);
        result
    }

    /// Waits until something is so. Fails the test when the stand-in has a complaint, when a bot
    /// has died unasked, and when patience ends.
    pub async fn until<T>(&self, what: &str, mut found: impl FnMut(&mut Inner) -> Option<T>) -> T {
        let mut news = self.news.subscribe();
        let start = Instant::now();
        loop {
            let (answer, bots) = {
                let mut inner = self.look();
                (found(&mut inner), inner.bots.clone())
            };
            self.no_complaints();
            if let Some(answer) = answer {
                return answer;
            }
            for bot in &bots {
                bot.must_be_alive(what);
            }
            if start.elapsed() > PATIENCE {
                let logs: String = bots.iter().map(|bot| bot.log()).collect();
                panic!("waited in vain for {what}; the bot's log:\n{logs}");
            }
            // The time limit is for noticing a dead bot; news ends the wait at once.
            tokio::time::timeout(Duration::from_millis(200), news.changed()).await.ok();
        }
    }

    pub fn no_complaints(&self) {
        let complaints = std::mem::take(&mut self.look().complaints);
        assert!(complaints.is_empty(), "Discord would not have it:\n- {}", complaints.join("\n- "));
    }
}
