//! The cost of storing a command compared with the minimum that SQLite needs on the same disk, how many commands per second
//! many channels store together, and the cost of opening a table. The bot uses `synchronous = FULL`, which keeps acknowledged
//! commands in a power failure; NORMAL is measured to show what that costs.

use std::cell::Cell;
use std::process::ExitCode;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fivefoot::field::{Battlefield, Change, Creature, Encounter, Name, Side};
use fivefoot::grid::Square;
use fivefoot::store::{Channel, Panel, SaveAction, SaveRequest, Store};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use tempfile::TempDir;
use tokio::runtime::Runtime;

mod ratio;

use ratio::Ratio;

const HERE: Channel = Channel(42);

fn main() -> ExitCode {
    if ratio::is_short() {
        return ratio::compared(&ratios());
    }
    divan::main();
    if !std::env::args().any(|argument| argument == "--list") {
        tables_in_memory();
    }
    ExitCode::SUCCESS
}

fn ratios() -> Vec<Ratio> {
    // A busy disk has no quiet moments, so only the implementation that is about the disk waits for it.
    let (saves, mut plain, many) = (Saves::new("NORMAL"), Plain::new("NORMAL"), ManySaves::new(16));
    let kept = ratio::times(600, || saves.save(saves.next()), || plain.save());
    let one_by_one = || many.next().into_iter().for_each(|write| many.save(vec![write]));
    let shared = ratio::times(40, || many.save(many.next()), one_by_one);
    vec![
        Ratio { what: "one update and one insert beside a kept command", noted: 0.3, now: kept },
        Ratio { what: "the commands of 16 channels one after another", noted: 2.6, now: shared },
    ]
}

fn creature(name: &str, x: i32, y: i32) -> Creature {
    let side = Side(Name::new("heroes").expect("a name"));
    Creature::plain(Name::new(name).expect("a name"), Square::new(x, y), side)
}

fn table(creatures: i32) -> Encounter {
    let notation = "40x40\nsolid A1:AN1 F7:H9\ndifficult C3:E3 C4:E4\nwall D14/E14 D15/E15";
    let mut table = Encounter::new("srd35", Battlefield::from_notation(notation).expect("a board"));
    for n in 0..creatures {
        table.put(creature(&format!("Goblin {n}"), n % 40, 10 + n / 40));
    }
    table
}

fn write(channel: Channel, expected: u64, change: Change) -> SaveRequest {
    let (line, said) = ("/move creature:Ogre to:F6".to_owned(), "Ogre moves 15 ft of 30 ft.".to_owned());
    let kind = SaveAction::Do { line, said: said.clone(), aside: None, secret: false, maker: None, change };
    let panel = Panel { revision: expected + 1, seq: Some(expected + 1), ..Panel::default() };
    SaveRequest {
        channel,
        guild: Some(1),
        expected,
        request: Some(expected),
        by: 1,
        at_ms: 0,
        reply: said,
        panel: Some((format!("{}-{expected}", channel.0), panel)),
        pictures: Vec::new(),
        names: Vec::new(),
        moved: Vec::new(),
        kind,
    }
}

/// A directory on the build's disk: a temporary one may be in memory, where syncing costs nothing.
fn directory() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory")
}

struct Place {
    runtime: Runtime,
    store: Store,
    url: String,
    _directory: TempDir,
}

impl Place {
    fn new(full: bool, creatures: i32) -> Place {
        let directory = directory();
        let url = format!("sqlite://{}/t.db", directory.path().display());
        let runtime = Runtime::new().expect("a runtime");
        let store = runtime.block_on(async {
            let store = if full { Store::open(&url).await } else { Store::open_for_comparison(&url).await };
            let store = store.expect("a store");
            store.save(write(HERE, 0, Change::between(None, Some(&table(creatures))))).await.expect("a table");
            store
        });
        Place { runtime, store, url, _directory: directory }
    }
}

/// A creature moves there, or back again.
fn there_and_back(creatures: i32) -> [Change; 2] {
    let before = table(creatures);
    let mut after = before.clone();
    after.put(creature("Goblin 7", 30, 30));
    let there = Change::between(Some(&before), Some(&after));
    [there.clone(), there.reversed()]
}

/// One of 20 creatures moves, repeatedly: its row, a history entry, the reply, the buttons.
struct Saves {
    place: Place,
    ways: [Change; 2],
    revision: Cell<u64>,
}

impl Saves {
    fn new(synchronous: &str) -> Saves {
        Saves { place: Place::new(synchronous == "FULL", 20), ways: there_and_back(20), revision: Cell::new(1) }
    }

    fn next(&self) -> SaveRequest {
        let revision = self.revision.replace(self.revision.get() + 1);
        write(HERE, revision, self.ways[(revision as usize + 1) % 2].clone())
    }

    fn save(&self, write: SaveRequest) {
        self.place.runtime.block_on(self.place.store.save(write)).expect("saved");
    }
}

#[divan::bench(args = ["FULL", "NORMAL"], sample_count = 1000, sample_size = 1)]
fn save_a_move(bencher: Bencher, synchronous: &str) {
    let saves = Saves::new(synchronous);
    bencher.with_inputs(|| saves.next()).bench_local_values(|write| saves.save(write));
}

/// The minimum that SQLite needs on this disk: one update and one insert, in a transaction.
struct Plain {
    runtime: Runtime,
    pool: SqlitePool,
    number: i64,
    _directory: TempDir,
}

impl Plain {
    fn new(synchronous: &str) -> Plain {
        let synchronous = if synchronous == "FULL" { SqliteSynchronous::Full } else { SqliteSynchronous::Normal };
        let (directory, runtime) = (directory(), Runtime::new().expect("a runtime"));
        let options = SqliteConnectOptions::new().filename(directory.path().join("t.db")).create_if_missing(true);
        let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(synchronous);
        let pool = runtime.block_on(async {
            let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.expect("a file");
            let tables = "CREATE TABLE place (id INTEGER PRIMARY KEY, at TEXT);
                          CREATE TABLE past (seq INTEGER PRIMARY KEY, line TEXT);
                          INSERT INTO place VALUES (1, 'A1')";
            sqlx::query(tables).execute(&pool).await.expect("tables");
            pool
        });
        Plain { runtime, pool, number: 0, _directory: directory }
    }

    fn save(&mut self) {
        self.number += 1;
        self.runtime.block_on(update_and_insert(&self.pool, self.number)).expect("saved");
    }
}

#[divan::bench(args = ["FULL", "NORMAL"], sample_count = 1000, sample_size = 1)]
fn one_update_and_one_insert(bencher: Bencher, synchronous: &str) {
    let mut plain = Plain::new(synchronous);
    bencher.bench_local(|| plain.save());
}

async fn update_and_insert(pool: &SqlitePool, number: i64) -> Result<(), sqlx::Error> {
    let mut tx = pool.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("UPDATE place SET at = $1 WHERE id = 1").bind(number.to_string()).execute(&mut *tx).await?;
    sqlx::query("INSERT INTO past VALUES ($1, '/move creature:Ogre to:F6')").bind(number).execute(&mut *tx).await?;
    tx.commit().await
}

/// Many channels store a move each, at the same time.
struct ManySaves {
    place: Place,
    ways: [Change; 2],
    channels: u64,
    revision: Cell<u64>,
}

impl ManySaves {
    fn new(channels: u64) -> ManySaves {
        let place = Place::new(true, 20);
        place.runtime.block_on(async {
            for channel in 1000..1000 + channels {
                let made = Change::between(None, Some(&table(20)));
                place.store.save(write(Channel(channel), 0, made)).await.expect("a table");
            }
        });
        ManySaves { place, ways: there_and_back(20), channels, revision: Cell::new(1) }
    }

    /// The next move in each channel.
    fn next(&self) -> Vec<SaveRequest> {
        let revision = self.revision.replace(self.revision.get() + 1);
        let way = &self.ways[(revision as usize + 1) % 2];
        (1000..1000 + self.channels).map(|channel| write(Channel(channel), revision, way.clone())).collect()
    }

    fn save(&self, writes: Vec<SaveRequest>) {
        self.place.runtime.block_on(async {
            let saves = writes.into_iter().map(|write| {
                let store = self.place.store.clone();
                tokio::spawn(async move { store.save(write).await })
            });
            for save in saves.collect::<Vec<_>>() {
                save.await.expect("no panic").expect("saved");
            }
        });
    }
}

#[divan::bench(args = [1, 16, 256], sample_count = 60, sample_size = 1)]
fn save_in_many_channels(bencher: Bencher, channels: u64) {
    let many = ManySaves::new(channels);
    bencher
        .counter(ItemsCount::new(channels))
        .with_inputs(|| many.next())
        .bench_local_values(|writes| many.save(writes));
}

/// Opens a table: the first command in a channel reads its rows.
#[divan::bench(args = [0, 20, 100, 500], sample_count = 40, sample_size = 1)]
fn open_a_table(bencher: Bencher, creatures: i32) {
    let Place { runtime, store, url, _directory } = Place::new(true, creatures);
    runtime.block_on(store.close());
    let last: Cell<Option<Store>> = Cell::new(None);
    let opened = || {
        // A file has a single owner.
        if let Some(last) = last.take() {
            runtime.block_on(last.close());
        }
        let store = runtime.block_on(Store::open(&url)).expect("a store");
        last.set(Some(store.clone()));
        store
    };
    bencher
        .with_inputs(opened)
        .bench_local_values(|store| drop(black_box(runtime.block_on(store.load(HERE))).expect("loaded")));
}

/// Every later command finds it in memory.
#[divan::bench(args = [0, 20, 100, 500], sample_count = 500, sample_size = 1)]
fn find_it_in_memory(bencher: Bencher, creatures: i32) {
    let place = Place::new(true, creatures);
    bencher.bench_local(|| black_box(place.runtime.block_on(place.store.load(HERE))).expect("loaded"));
}

/// How much memory 1,000 tables in play use.
fn tables_in_memory() {
    let resident = || {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default().trim().to_owned();
        line.trim_end_matches(" kB").parse::<u64>().unwrap_or_default() / 1024
    };
    let before = resident();
    let place = Place::new(true, 20);
    place.runtime.block_on(async {
        for channel in 1000..2000 {
            let made = Change::between(None, Some(&table(20)));
            place.store.save(write(Channel(channel), 0, made)).await.expect("a table");
            place.store.load(Channel(channel)).await.expect("loaded");
        }
    });
    let (tables, bytes) = place.store.in_memory();
    println!(
        "1,000 tables of 20 creatures in play: {tables} in memory, {} MiB by our count; the process has {} MiB, and had {before} MiB",
        bytes >> 20,
        resident()
    );
}
