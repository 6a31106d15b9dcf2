//! The stand-in's state: sessions, registered commands, one mailbox per interaction, faults to come and complaints so far.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::sync::{mpsc, watch};

use super::bot::Process;
use super::events;
use super::rules::Upload;

/// How long a test waits for something that has to happen. It measures nothing: it only has to be longer than the slowest
/// machine needs.
const PATIENCE: Duration = Duration::from_secs(90);

/// What the test makes the gateway do to its connection.
#[derive(Debug)]
pub enum Out {
    /// A payload, ready to send.
    Text(String),
    /// Ends the connection with a close code.
    Close(u16),
    /// Ends the connection without a close frame.
    Nothing,
}

/// A gateway session, which survives its connection.
#[derive(Debug, Default)]
pub struct Session {
    /// The shard's number, and how many there are.
    pub shard: (u64, u64),
    pub seq: u64,
    /// Everything dispatched, for a RESUME.
    pub sent: Vec<(u64, String)>,
    pub connection: Option<mpsc::UnboundedSender<Out>>,
}

/// What the bot sent in answer to one interaction, in order.
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
    /// When it was sent to the bot, and when the bot's first letter arrived.
    pub asked: Instant,
    pub answered: Option<Instant>,
    /// Requests that reached it, including those answered with a scripted fault.
    pub attempts: usize,
}

impl Mailbox {
    pub fn new(id: u64, kind: u8, event: Value) -> Self {
        Mailbox { id, kind, event, letters: Vec::new(), asked: Instant::now(), answered: None, attempts: 0 }
    }

    /// How long it took until its first letter, whose files are dropped.
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
    /// A request for the bot's account.
    Account,
    Callback,
    Edit,
    Change,
}

/// A scripted failure of one request.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// 429 with this `retry_after`, in seconds, and no `code`, as Discord usually answers.
    RateLimited(f64),
    /// A 4xx or 5xx status, with nothing readable in the body.
    Status(u16),
    /// The request is accepted, executed, and never answered.
    Hang,
}

#[derive(Default)]
pub struct Inner {
    pub sessions: HashMap<String, Session>,
    /// The session that has the server.
    pub current: Option<String>,
    /// The session with direct messages: shard 0's.
    pub first: Option<String>,
    /// When a shard last identified itself, if there are several.
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
    /// The number of servers besides the test's.
    pub other_servers: u64,
    pub mailboxes: HashMap<String, Mailbox>,
    /// The channel of every public message.
    pub shown: HashMap<u64, String>,
    pub changes: Vec<Changed>,
    pub faults: HashMap<Request, VecDeque<Fault>>,
    /// How many scripted failures have happened.
    pub faulted: usize,
    /// How requests of this kind fail from now on, once those of `faults` are used up.
    pub always: HashMap<Request, Fault>,
    /// How many requests were answered with 401, 403 or 429, which Discord counts.
    pub invalid: usize,
    pub complaints: Vec<String>,
    /// Sent to the next IDENTIFY or RESUME instead of a welcome.
    pub refusals: VecDeque<Refusal>,
    pub bots: Vec<Arc<Process>>,
    /// Milliseconds between heartbeats, as HELLO requests; Discord's own value unless a test sets another.
    pub heartbeat_interval: Option<u64>,
    /// The connection whose heartbeats are not acknowledged.
    pub deaf: Option<mpsc::UnboundedSender<Out>>,
    /// The files that somebody has ready to attach to a command, by name.
    pub uploads: HashMap<String, Vec<u8>>,
    /// The names of the files that the bot has fetched.
    pub fetched: Vec<String>,
    counter: u64,
}

/// The bot's account, as a test sets it up.
#[derive(Clone, Debug)]
pub struct Account {
    /// How many shards are recommended.
    pub shards: u64,
    /// How many connections are still allowed.
    pub remaining: u64,
    pub endpoint: Option<String>,
    /// The bot's permissions in the server.
    pub permissions: u64,
    /// How many seconds this clock is ahead.
    pub ahead: u64,
}

impl Default for Account {
    fn default() -> Self {
        Account { shards: 1, remaining: 1000, endpoint: None, permissions: 35840, ahead: 0 }
    }
}

/// How the gateway rejects the next IDENTIFY or RESUME.
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

    /// The commands that a client shows, in the server or in a direct message.
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

    /// Sends the bot an interaction. Checks before it is sent don't count as the bot's time.
    pub fn asks(&mut self, token: &str, mailbox: Mailbox) {
        let event = mailbox.event.clone();
        self.mailboxes.insert(token.to_owned(), mailbox);
        self.dispatch("INTERACTION_CREATE", &event);
        self.mailboxes.get_mut(token).unwrap().asked = Instant::now();
    }

    /// Sends an event in the session it belongs to; without a connection it waits for a RESUME.
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
            // If the connection has just broken, the session will be resumed.
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

    /// Changes the state and wakes everybody who waits.
    pub fn change<T>(&self, how: impl FnOnce(&mut Inner) -> T) -> T {
        let result = how(&mut self.look());
        self.news.send_modify(|version| *version += 1);
        result
    }

    /// Waits until `found` returns something. Fails the test if the stand-in has a complaint, a bot has died unexpectedly, or
    /// patience runs out.
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
            // The timeout is for noticing a dead bot; news ends the wait at once.
            tokio::time::timeout(Duration::from_millis(200), news.changed()).await.ok();
        }
    }

    pub fn no_complaints(&self) {
        let complaints = std::mem::take(&mut self.look().complaints);
        assert!(complaints.is_empty(), "Discord would not have it:\n- {}", complaints.join("\n- "));
    }
}
