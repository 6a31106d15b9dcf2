//! Prometheus metrics. Labels are our own words and shard numbers, never names, ids or anything that was typed, so
//! their number stays small.

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use super::gateway::Gateway;
use crate::command::{App, Status};

/// How long a table counts as in play after its last command.
const IN_PLAY: Duration = Duration::from_secs(60 * 60);

/// From five milliseconds to ten seconds; Discord waits three for a first response.
const ANSWER_SECONDS: [f64; 12] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0];
/// From a kilobyte to the 10 MB that Discord accepts.
const PICTURE_BYTES: [f64; 8] = [1e3, 4e3, 16e3, 64e3, 256e3, 1e6, 4e6, 10e6];

/// How a command ended, for the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Outcome {
    /// It was answered.
    Answered(Status),
    /// The bot failed, and the answer said so.
    Failed,
    /// Discord did not accept the answer.
    Undelivered,
    /// It was answered before.
    Repeated,
}

impl Outcome {
    fn word(self) -> &'static str {
        match self {
            Outcome::Answered(status) => status.word(),
            Outcome::Failed => "failed",
            Outcome::Undelivered => "undelivered",
            Outcome::Repeated => "repeated",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    /// A command's words, or `button`, `window`, `unknown`.
    command: String,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Shard {
    shard: u32,
}

/// Counts events, and samples everything else on request.
pub(in crate::discord) struct Metrics {
    registry: Registry,
    commands: Family<Answered, Counter>,
    answers: Histogram,
    pictures: Histogram,
    in_play: Mutex<InPlay>,
    gauges: SampledGauges,
}

/// Gauges that are set on request.
#[derive(Default)]
struct SampledGauges {
    shards: Gauge,
    connected: Gauge,
    latency: Family<Shard, Gauge<f64, AtomicU64>>,
    servers: Gauge,
    tables: Gauge,
    waiting: Gauge,
    working: Gauge,
    database: Gauge,
    memory: Gauge,
}

/// When each channel had its last command.
#[derive(Default)]
struct InPlay {
    last: HashMap<u64, Instant>,
    /// How many channels are kept before idle ones are dropped.
    limit: usize,
}

impl InPlay {
    fn forget_idle(&mut self) {
        self.last.retain(|_, at| at.elapsed() < IN_PLAY);
        self.limit = 2 * self.last.len() + 1000;
    }
}

impl Metrics {
    pub fn new(app: &App) -> Self {
        let mut registry = Registry::with_prefix("fivefoot");
        let (commands, gauges) = (Family::default(), SampledGauges::default());
        let (answers, pictures) = (Histogram::new(ANSWER_SECONDS), Histogram::new(PICTURE_BYTES));
        let SampledGauges { shards, connected, latency, servers, tables, waiting, working, database, memory } = &gauges;
        let times = app.store.times();
        let to = &mut registry;
        to.register("build", "This version", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        to.register(
            "commands",
            "Commands, buttons and windows, by what they were and how they ended",
            commands.clone(),
        );
        to.register_with_unit("answer", "From interaction to answer", Unit::Seconds, answers.clone());
        to.register_with_unit("picture", "How large pictures are", Unit::Bytes, pictures.clone());
        to.register("queue_waiting", "Work that waits for a processor", waiting.clone());
        to.register("queue_working", "Work that has a processor", working.clone());
        to.register("gateway_shards", "Gateway connections that there should be", shards.clone());
        to.register("gateway_connected", "Gateway connections that are open", connected.clone());
        to.register_with_unit("gateway_latency", "From heartbeat to receipt", Unit::Seconds, latency.clone());
        to.register("servers", "Servers that have the bot", servers.clone());
        to.register("tables_in_play", "Channels with a command in the last hour", tables.clone());
        to.register_with_unit("database_read", "Loading a table", Unit::Seconds, times.reads);
        to.register_with_unit("database_write", "Writing, the wait for its turn included", Unit::Seconds, times.writes);
        to.register_with_unit("database_size", "How large the database is", Unit::Bytes, database.clone());
        to.register_with_unit(
            "resident_memory",
            "Memory in use, where the system says it",
            Unit::Bytes,
            memory.clone(),
        );
        let in_play = Mutex::new(InPlay { last: HashMap::new(), limit: 1000 });
        Metrics { registry, commands, answers, pictures, in_play, gauges }
    }

    /// Counts an answered interaction in a channel.
    pub fn record_answer(&self, channel: u64, command: &str, outcome: Outcome, took: Duration, picture: Option<usize>) {
        self.commands.get_or_create(&Answered { command: command.to_owned(), outcome: outcome.word() }).inc();
        self.answers.observe(took.as_secs_f64());
        if let Some(bytes) = picture {
            self.pictures.observe(bytes as f64);
        }
        let mut in_play = self.in_play();
        in_play.last.insert(channel, Instant::now());
        if in_play.last.len() > in_play.limit {
            in_play.forget_idle();
        }
    }

    /// All metrics in the OpenMetrics text format.
    pub async fn text(&self, app: &App, gateway: &Gateway) -> String {
        let SampledGauges { shards, connected, latency, servers, tables, waiting, working, database, memory } =
            &self.gauges;
        let (size, (count, connections)) = (app.store.database_size().await, gateway.connections().await);
        shards.set(count.into());
        connected.set(whole(connections.len()));
        // A closed connection has no latency.
        latency.clear();
        for (shard, known) in connections {
            if let Some(known) = known {
                latency.get_or_create(&Shard { shard }).set(known.as_secs_f64());
            }
        }
        servers.set(whole(gateway.servers()));
        tables.set({
            let mut in_play = self.in_play();
            in_play.forget_idle();
            whole(in_play.last.len())
        });
        let (waits, works) = app.queue();
        waiting.set(whole(waits));
        working.set(whole(works));
        database.set(size.map_or(0, u64::cast_signed));
        memory.set(resident_memory().unwrap_or_default());
        let mut written = String::new();
        // Writing to a string never fails.
        let _ = text::encode(&mut written, &self.registry);
        written
    }

    fn in_play(&self) -> MutexGuard<'_, InPlay> {
        self.in_play.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The process's resident memory in bytes, where Linux reports it.
fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    kilobytes.trim().strip_suffix("kB")?.trim().parse::<i64>().ok()?.checked_mul(1024)
}
