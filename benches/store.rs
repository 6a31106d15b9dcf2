//! Saving one command and loading one table. The bot uses `synchronous = FULL`, which keeps acknowledged commands in a
//! power failure; NORMAL is measured to show what that costs.

use std::cell::Cell;

use divan::{Bencher, black_box};
use fivefoot::field::{Battlefield, Change, Creature, Encounter, Name, Side};
use fivefoot::grid::Square;
use fivefoot::store::{Channel, SaveAction, SaveRequest, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const HERE: Channel = Channel(42);

fn main() {
    divan::main();
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

fn write(expected: u64, change: Change) -> SaveRequest {
    let (line, said) = ("/move creature:Ogre to:F6".to_owned(), "Ogre moves 15 ft of 30 ft.".to_owned());
    let kind = SaveAction::Do { line, said: said.clone(), aside: None, secret: false, maker: None, change };
    SaveRequest {
        channel: HERE,
        guild: Some(1),
        expected,
        request: Some(expected),
        by: 1,
        at_ms: 0,
        reply: said,
        panel: None,
        pictures: Vec::new(),
        names: Vec::new(),
        kind,
    }
}

/// A file on the build's disk: a temporary directory may be in memory, where syncing costs nothing.
struct Place {
    runtime: Runtime,
    store: Store,
    _directory: TempDir,
}

impl Place {
    fn new(full: bool, creatures: i32) -> Place {
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
        let url = format!("sqlite://{}/t.db", directory.path().display());
        let runtime = Runtime::new().expect("a runtime");
        let store = runtime.block_on(async {
            let store = if full { Store::open(&url).await } else { Store::open_for_comparison(&url).await };
            let store = store.expect("a store");
            store.save(write(0, Change::between(None, Some(&table(creatures))))).await.expect("a table");
            store
        });
        Place { runtime, store, _directory: directory }
    }
}

/// One of 20 creatures moves: its row, a history entry and the reply.
#[divan::bench(args = ["FULL", "NORMAL"], sample_count = 500, sample_size = 1)]
fn save_a_move(bencher: Bencher, synchronous: &str) {
    let place = Place::new(synchronous == "FULL", 20);
    let before = table(20);
    let mut after = before.clone();
    after.put(creature("Goblin 7", 30, 30));
    let there = Change::between(Some(&before), Some(&after));
    let ways = [there.clone(), there.reversed()];
    let revision = Cell::new(1);
    bencher.with_inputs(|| write(revision.get(), ways[(revision.get() as usize + 1) % 2].clone())).bench_local_values(
        |write| {
            place.runtime.block_on(place.store.save(write)).expect("saved");
            revision.set(revision.get() + 1);
        },
    );
}

/// Loads a whole table, as every command does.
#[divan::bench(args = [0, 20, 100], sample_count = 500, sample_size = 1)]
fn load(bencher: Bencher, creatures: i32) {
    let place = Place::new(true, creatures);
    bencher.bench_local(|| black_box(place.runtime.block_on(place.store.load(HERE))).expect("loaded"));
}
