//! The state of the bot's gateway connections: its shards, its servers, and the log line that says that it is ready.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardManager};

use super::invite;
use crate::command::App;

/// The gateway connections of this process. Discord divides the servers among them, so each connection knows only its
/// own.
#[derive(Default)]
pub(in crate::discord) struct Gateway {
    shards: Mutex<Shards>,
    manager: OnceLock<Arc<ShardManager>>,
}

/// The shards of this process, counted from 0, and how many there are in all processes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct ShardRange {
    pub first: u32,
    pub last: u32,
    pub of: u32,
}

#[derive(Default)]
struct Shards {
    /// How many this process will have; 0 while that is unknown.
    count: u32,
    /// Which shards those are.
    opened: Option<ShardRange>,
    /// The servers of each shard that has been ready.
    servers: HashMap<u32, HashSet<u64>>,
    /// The bot's name and application.
    bot: Option<(String, u64)>,
    /// Whether Discord has accepted the list of commands.
    registered: bool,
    /// Whether the log says that the bot is ready.
    announced: bool,
}

impl Gateway {
    /// Records which connections there will be, and their manager.
    pub fn set_shards(&self, opened: ShardRange, manager: Arc<ShardManager>) {
        let mut shards = self.shards();
        (shards.count, shards.opened) = (opened.last - opened.first + 1, Some(opened));
        drop(shards);
        // The manager is set only once, when the client is built.
        let _ = self.manager.set(manager);
    }

    /// Records that Discord has accepted the list of commands.
    pub fn mark_commands_registered(&self) {
        self.shards().registered = true;
    }

    /// Records that a shard is ready, and returns the servers of all shards once each of them has been: only together
    /// do they show whether the bot has left a server.
    pub fn mark_ready(&self, shard: u32, bot: (String, u64), servers: HashSet<u64>) -> Option<Vec<u64>> {
        let mut shards = self.shards();
        shards.bot = Some(bot);
        shards.servers.insert(shard, servers);
        let all = shards.servers.len() as u64 >= u64::from(shards.count);
        all.then(|| shards.servers.values().flatten().copied().collect())
    }

    /// The shards of this process, once known.
    pub fn shard_range(&self) -> Option<ShardRange> {
        self.shards().opened
    }

    /// Records whether a server of this shard has the bot.
    pub fn set_server(&self, shard: u32, server: u64, there: bool) {
        let mut shards = self.shards();
        let Some(servers) = shards.servers.get_mut(&shard) else { return };
        if there {
            servers.insert(server)
        } else {
            servers.remove(&server)
        };
    }

    /// Whether every shard of this process has been ready.
    pub fn is_complete(&self) -> bool {
        let shards = self.shards();
        shards.count > 0 && shards.servers.len() as u64 >= u64::from(shards.count)
    }

    /// Logs once that the bot is ready, as soon as all shards are.
    pub fn announce(&self, app: &App) {
        let mut shards = self.shards();
        let ready = shards.registered && shards.servers.len() as u64 >= u64::from(shards.count);
        let Some((name, application)) = shards.bot.clone().filter(|_| ready && !shards.announced) else { return };
        shards.announced = true;
        let (servers, count) = (shards.server_count(), shards.count);
        drop(shards);
        let (version, invite) = (env!("CARGO_PKG_VERSION"), invite::link(application));
        let database = app.store.place();
        tracing::info!(version, database, name, servers, shards = count, invite, "ready");
        if servers == 0 {
            tracing::info!("no server has invited the bot yet: open the invite link and choose one");
        }
    }

    /// How many servers have the bot.
    pub fn servers(&self) -> usize {
        self.shards().server_count()
    }

    /// How many shards there will be, and the connected ones with their latencies, where known.
    pub async fn connections(&self) -> (u32, BTreeMap<u32, Option<Duration>>) {
        let count = self.shards().count;
        let Some(manager) = self.manager.get() else { return (count, BTreeMap::new()) };
        let runners = manager.runners.lock().await;
        let connected = runners.iter().filter(|(_, runner)| runner.stage == ConnectionStage::Connected);
        (count, connected.map(|(shard, runner)| (shard.0, runner.latency)).collect())
    }

    /// What keeps commands from being answered.
    pub async fn missing(&self) -> Vec<String> {
        let (count, connected) = self.connections().await;
        let mut missing = Vec::new();
        if count == 0 {
            missing.push("Discord has not been reached yet".to_owned());
        } else if connected.len() < count as usize {
            missing.push(format!("{} of {count} gateway connections are open", connected.len()));
        }
        if !self.shards().registered {
            missing.push("the commands are not registered yet".to_owned());
        }
        missing
    }

    fn shards(&self) -> MutexGuard<'_, Shards> {
        self.shards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shards {
    fn server_count(&self) -> usize {
        self.servers.values().map(HashSet::len).sum()
    }
}
