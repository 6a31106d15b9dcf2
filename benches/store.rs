//! What storing a command costs beside the least that SQLite does on the same disk, how many commands a second many channels
//! store together, and what opening a table takes. The bot uses `synchronous = FULL`, which keeps acknowledged commands in a
//! power failure; NORMAL is measured to show what that costs.

use std::cell::Cell;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fivefoot::field::{Battlefield, Change, Creature, Encounter, Name, Side};
use fivefoot::grid::Square;
use fivefoot::store::{Channel, Panel, SaveAction, SaveRequest, Store};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const HERE: Channel = Channel(42);

fn main() {
    divan::main();
    if !std::env::args().any(|argument| argument == "--list") {
        tables_in_memory();
    }
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

/// A file on the build's disk: a temporary directory may be in memory, where syncing costs nothing.
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

/// A creature goes there, or back again.
fn there_and_back(creatures: i32) -> [Change; 2] {
    let before = table(creatures);
    let mut after = before.clone();
    after.put(creature("Goblin 7", 30, 30));
    let there = Change::between(Some(&before), Some(&after));
    [there.clone(), there.reversed()]
}

/// One of 20 creatures moves: its row, a history entry, the reply, the buttons.
#[divan::bench(args = ["FULL", "NORMAL"], sample_count = 1000, sample_size = 1)]
fn save_a_move(bencher: Bencher, synchronous: &str) {
    let place = Place::new(synchronous == "FULL", 20);
    let (ways, revision) = (there_and_back(20), Cell::new(1));
    bencher
        .with_inputs(|| write(HERE, revision.get(), ways[(revision.get() as usize + 1) % 2].clone()))
        .bench_local_values(|write| {
            place.runtime.block_on(place.store.save(write)).expect("saved");
            revision.set(revision.get() + 1);
        });
}

/// The least that SQLite does on this disk: one update and one insert, in a transaction.
#[divan::bench(args = ["FULL", "NORMAL"], sample_count = 1000, sample_size = 1)]
fn one_update_and_one_insert(bencher: Bencher, synchronous: &str) {
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
    let number = Cell::new(0);
    bencher.bench_local(|| {
        number.set(number.get() + 1);
        runtime.block_on(update_and_insert(&pool, number.get())).expect("saved");
    });
}

async fn update_and_insert(pool: &SqlitePool, number: i64) -> Result<(), sqlx::Error> {
    let mut tx = pool.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("UPDATE place SET at = $1 WHERE id = 1").bind(number.to_string()).execute(&mut *tx).await?;
    sqlx::query("INSERT INTO past VALUES ($1, '/move creature:Ogre to:F6')").bind(number).execute(&mut *tx).await?;
    tx.commit().await
}

/// Each of many channels stores a move at the same time.
#[divan::bench(args = [1, 16, 256], sample_count = 60, sample_size = 1)]
fn save_in_many_channels(bencher: Bencher, channels: u64) {
    let place = Place::new(true, 20);
    let (ways, revision) = (there_and_back(20), Cell::new(1));
    place.runtime.block_on(async {
        for channel in 1000..1000 + channels {
            let made = Change::between(None, Some(&table(20)));
            place.store.save(write(Channel(channel), 0, made)).await.expect("a table");
        }
    });
    let writes = || {
        let write = |channel| write(Channel(channel), revision.get(), ways[(revision.get() as usize + 1) % 2].clone());
        (1000..1000 + channels).map(write).collect::<Vec<_>>()
    };
    bencher.counter(ItemsCount::new(channels)).with_inputs(writes).bench_local_values(|writes| {
        place.runtime.block_on(async {
            let saves = writes.into_iter().map(|write| {
                let store = place.store.clone();
                tokio::spawn(async move { store.save(write).await })
            });
            for save in saves.collect::<Vec<_>>() {
                save.await.expect("no panic").expect("saved");
            }
        });
        revision.set(revision.get() + 1);
    });
}

/// Opens a table: the first command in a channel reads its rows.
#[divan::bench(args = [0, 20, 100, 500], sample_count = 40, sample_size = 1)]
fn open_a_table(bencher: Bencher, creatures: i32) {
    let Place { runtime, store, url, _directory } = Place::new(true, creatures);
    runtime.block_on(store.close());
    let last: Cell<Option<Store>> = Cell::new(None);
    let opened = || {
        // A file has one owner.
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

/// How much memory 1,000 tables in play take.
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
