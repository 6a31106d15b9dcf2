//! Each server's menu: the commands of the rulebooks that its tables play by, and Discord's ids of all commands.
//!
//! One task registers them, one server after the other, so that an older list never replaces a newer one. The database keeps
//! what was registered: a restart sends nothing for servers where nothing has changed.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use serde_json::json;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::watch;
use tokio::time::Instant;

use serenity::all::CreateCommand;

use super::http::RestError;
use super::registration;
use super::state::BotState;
use crate::store::{self, StoreError};

/// How long to wait before retrying a failed registration.
const TRY_AGAIN: Duration = Duration::from_secs(60);
/// The pause between the requests for two servers, far below Discord's limit.
const BETWEEN: Duration = Duration::from_millis(50);

/// How long to wait for the process that registers the commands. One of an older version never registers ours.
const OTHERS_REGISTER: Duration = Duration::from_secs(10);
/// How often to check its progress.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

/// Stands for all servers.
const ALL: u64 = 0;

/// Discord's ids of commands, by their first words.
type Ids = BTreeMap<String, u64>;

/// The menus of all servers.
pub(super) struct Menus {
    application: watch::Sender<Option<u64>>,
    for_all: RwLock<Ids>,
    of_servers: RwLock<HashMap<u64, Ids>>,
    asked: UnboundedSender<u64>,
}

/// Why a menu could not be registered.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Discord(#[from] RestError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Menus {
    /// No menus yet, and the queue of servers to register.
    pub fn new() -> (Self, UnboundedReceiver<u64>) {
        let (asked, servers) = unbounded_channel();
        let (application, for_all, of_servers) = (watch::Sender::new(None), RwLock::default(), RwLock::default());
        (Menus { application, for_all, of_servers, asked }, servers)
    }

    /// Records which application they belong to.
    pub fn set_application(&self, application: u64) {
        self.application.send_replace(Some(application));
    }

    /// Records the ids of the commands that every server has.
    pub fn set_global_ids(&self, ids: Ids) {
        *self.for_all.write().unwrap_or_else(PoisonError::into_inner) = ids;
    }

    /// Queues a server's menu for registration.
    pub fn queue_registration(&self, server: u64) {
        // If nobody receives it, the bot is about to stop.
        let _ = self.asked.send(server);
    }

    /// Discord's id of the command with this first word, which makes it clickable in a server or a direct message.
    pub fn id(&self, server: Option<u64>, first: &str) -> Option<u64> {
        let for_all = || self.for_all.read().unwrap_or_else(PoisonError::into_inner).get(first).copied();
        match server {
            Some(server) if !registration::is_global(first) => {
                let all = self.of_servers.read().unwrap_or_else(PoisonError::into_inner);
                all.get(&server)?.get(first).copied()
            }
            _ => for_all(),
        }
    }

    fn set_server_ids(&self, server: u64, ids: Ids) {
        self.of_servers.write().unwrap_or_else(PoisonError::into_inner).insert(server, ids);
    }
}

/// Fingerprints the application's command list. A builder lists its translations in no fixed order, a JSON object by name; and
/// all commands as objects at once would take ten times the memory.
fn digest_of(application: u64, commands: &[CreateCommand]) -> String {
    let mut hasher = DefaultHasher::new();
    application.hash(&mut hasher);
    commands.iter().for_each(|command| json!(command).to_string().hash(&mut hasher));
    format!("{:016x}", hasher.finish())
}

/// Registers the commands that every server has, and returns their ids. If several processes share a database, one does
/// this, and the others read the result from there.
pub(super) async fn register_for_all(bot: &BotState, application: u64) -> Result<Ids, RestError> {
    let commands = registration::global_commands();
    let digest = digest_of(application, &commands);
    let begun = Instant::now();
    while begun.elapsed() < OTHERS_REGISTER && !bot.app.claim_registration().await {
        if let Ok(Some(menu)) = bot.app.menu_of(ALL).await
            && menu.digest == digest
        {
            return Ok(menu.ids);
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
    let ids = bot.rest.register(application, None, &commands).await?;
    let menu = store::Menu { digest, ids: ids.clone() };
    if let Err(error) = bot.app.set_menu_of(ALL, &menu).await {
        tracing::warn!(%error, "could not tell other processes that the commands are registered");
    }
    Ok(ids)
}

/// Registers the menus of queued servers in order; a failure is retried later. Runs until the queue is closed.
pub(super) async fn register_queued(bot: &BotState, mut servers: UnboundedReceiver<u64>) {
    let mut due: VecDeque<u64> = VecDeque::new();
    let mut later: VecDeque<(Instant, u64)> = VecDeque::new();
    let mut digests = Digests::new();
    loop {
        let wait = later.front().map_or(Duration::MAX, |(at, _)| at.saturating_duration_since(Instant::now()));
        tokio::select! {
            server = servers.recv() => match server {
                Some(server) => due.push_back(server),
                None => return,
            },
            () = tokio::time::sleep(wait), if !later.is_empty() => due.extend(later.pop_front().map(|(_, server)| server)),
        }
        while let Ok(server) = servers.try_recv() {
            due.push_back(server);
        }
        while let Some(server) = due.pop_front() {
            if due.contains(&server) {
                continue;
            }
            if let Err(error) = register(bot, server, &mut digests).await {
                tracing::warn!(guild = server, %error, "could not register a server's commands; trying again later");
                later.push_back((Instant::now() + TRY_AGAIN, server));
            }
        }
    }
}

/// Fingerprints of command lists, by set of rulebooks. At startup most servers' commands are unchanged, and building a
/// list takes a hundred times as long as looking up its fingerprint.
type Digests = HashMap<Vec<String>, String>;

/// Registers a server's commands, unless they are registered already.
async fn register(bot: &BotState, server: u64, digests: &mut Digests) -> Result<(), Failure> {
    // Discord may report servers before it says which application this is.
    let mut known = bot.menus.application.subscribe();
    let Ok(Some(application)) = known.wait_for(Option::is_some).await.map(|known| *known) else { return Ok(()) };
    let rulebooks = bot.app.rulebooks_of(server).await?;
    let listed = || registration::server_commands(&rulebooks);
    let digest = digests.entry(rulebooks.clone()).or_insert_with(|| digest_of(application, &listed())).clone();
    if let Some(menu) = bot.app.menu_of(server).await?.filter(|menu| menu.digest == digest) {
        bot.menus.set_server_ids(server, menu.ids);
        return Ok(());
    }
    let commands = listed();
    let ids = bot.rest.register(application, Some(server), &commands).await?;
    bot.menus.set_server_ids(server, ids.clone());
    bot.app.set_menu_of(server, &store::Menu { digest, ids }).await?;
    tracing::info!(guild = server, commands = commands.len(), "registered a server's commands");
    tokio::time::sleep(BETWEEN).await;
    Ok(())
}
