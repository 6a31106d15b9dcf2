//! Working copies: a table in play is not read again, but what others write is still noticed.

use fivefoot::command::{App, Caller, Reply, Request, Status, answer, line};
use fivefoot::field::{Battlefield, Encounter};
use fivefoot::store::{Channel, Store, StoreError};

use super::OnDisk;
use super::durability::{HERE, Place, command, look, table};
use super::tables::{board, creature, done, with, write};

const OTHER_SPEED: &str = "UPDATE creature SET speed = 35 RETURNING name";

fn speed(table: Option<Encounter>) -> u32 {
    table.unwrap().creatures()[0].speed.unwrap().0
}

async fn loaded(store: &Store) -> u32 {
    speed(store.load(HERE).await.unwrap().unwrap().encounter)
}

#[tokio::test]
async fn what_others_write_is_seen_at_once() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    for step in 1..=3 {
        store.save(command(step)).await.unwrap();
        assert_eq!(loaded(&store).await, step as u32);
    }
    look(&place.path, OTHER_SPEED).await;
    assert_eq!(loaded(&store).await, 35);
    // The writer has noticed it too: what was decided on the current table counts.
    store.save(command(4)).await.unwrap();
    assert_eq!(loaded(&store).await, 4);
    look(&place.path, OTHER_SPEED).await;
    assert_eq!(loaded(&store).await, 35);
}

/// The message that shows the board is kept in memory with the table, and a change by another writer is noticed.
#[tokio::test]
async fn the_message_with_the_board_is_in_memory() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    let message = async || store.board_message(HERE).await.unwrap().message;
    store.save(command(1)).await.unwrap();
    store.set_board_message(HERE, Some(7), 1).await.unwrap();
    assert_eq!(message().await, Some(7));
    store.save(command(2)).await.unwrap();
    assert_eq!(message().await, Some(7), "it stays with the next table");
    look(&place.path, "UPDATE board SET message = 8 RETURNING 'done'").await;
    assert_eq!(message().await, Some(8));
    store.set_board_message(HERE, None, 2).await.unwrap();
    assert_eq!(message().await, None);
    store.close().await;
    assert_eq!(Store::open(&place.url()).await.unwrap().board_message(HERE).await.unwrap().revision, 2);
}

#[tokio::test]
async fn what_was_decided_on_an_outdated_table_is_refused() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    store.save(command(1)).await.unwrap();
    store.load(HERE).await.unwrap();
    look(&place.path, OTHER_SPEED).await;
    assert_eq!(store.save(command(2)).await, Err(StoreError::Conflict));
    assert_eq!(loaded(&store).await, 35);
    assert_eq!(store.save(command(2)).await, Ok(2), "decided again");
    // What others wrote elsewhere doesn't interfere.
    look(&place.path, "INSERT INTO departed (guild, at) VALUES (9, 0) RETURNING 'done'").await;
    assert_eq!(store.save(command(3)).await, Ok(3));
}

/// An operator moves a creature while the bot runs: the next command starts from there.
#[tokio::test]
async fn a_command_is_judged_again_on_what_others_wrote() {
    let place = Place::new();
    let app = App::open(&place.url()).await.unwrap();
    let give = async |text: &str| {
        let given = line::read(text).unwrap();
        let reply =
            answer(&app, Request { channel: HERE.0, guild: None, caller: Caller::manager(1), id: None, given }).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
        reply.text().to_string()
    };
    give("/table new width:12 height:12").await;
    give("/creature add name:Ogre at:B2").await;
    give("/show").await;
    look(&place.path, "UPDATE creature SET anchor = 'E5' RETURNING name").await;
    let moved = give("/move creature:Ogre to:e").await;
    assert!(moved.contains("E5") && moved.contains("F5"), "{moved}");
}

/// The same commands with a table in memory, and with rows that are read before each command because somebody else writes.
#[tokio::test]
async fn every_answer_is_the_same_with_the_table_in_memory() {
    let (one, other) = (Place::new(), Place::new());
    let (kept, read) = (App::open_with(&one.url(), Some(1)).await, App::open_with(&other.url(), Some(1)).await);
    let (kept, read) = (kept.unwrap(), read.unwrap());
    let names = ["Anna", "Bert"].map(|name| fivefoot::field::Name::new(name).unwrap());
    let demo = include_str!("../../../assets/demo.table").lines().filter(|line| line.starts_with('/'));
    let more = [
        "/creature add name:Gwen at:K9 owner:2",
        "/join name:Finn at:L9",
        "/pings on:true",
        "/creature list",
        "/turn start",
        "/turn next",
        "/turn next",
        "/creature edit creature:Ogre owner:1",
        "/privacy show",
        "/privacy show",
        "/map paint squares:C3:D4 terrain:difficult",
        "/undo",
        "/undo",
        "/redo",
        "/creature edit creature:Gwen owner:3",
        "/creature remove creature:Finn",
        "/undo",
        "/privacy delete what:mine sure:yes",
        "/show",
        "/table new width:9 height:9",
        "/undo",
        "/history",
        "/show",
    ];
    let second = regex::Regex::new(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d").unwrap();
    let mut done = 0;
    for (number, text) in demo.chain(more).filter(|text| line::read(text).is_ok()).enumerate() {
        look(&other.path, "INSERT INTO departed (guild, at) SELECT count(*), 0 FROM departed RETURNING 'done'").await;
        let ask = async |app: &App| {
            let given = line::read(text).unwrap();
            let person = 1 + (number % 2) as u64;
            let mut caller = Caller::manager(person);
            caller.names = vec![(person, names[number % 2].clone())];
            answer(app, Request { channel: 7, guild: None, caller, id: Some(number as u64), given }).await
        };
        let (one, other) = (ask(&kept).await, ask(&read).await);
        // The two are asked one after the other, and a new second may begin between them.
        let timeless = |said: &str| second.replace_all(said, "then").into_owned();
        let all = |said: &Reply| {
            let ruling = said.ruling.as_ref().map(|ruling| timeless(&ruling.to_string()));
            (said.status, timeless(&said.text()), ruling)
        };
        assert_eq!(all(&one), all(&other), "{text}");
        done += usize::from(one.status == Status::Done);
    }
    assert!(done > 20, "{done}");
    let rows = "SELECT name || anchor || conditions || coalesce(owner, '') FROM creature
                UNION ALL SELECT id || name || coalesce(pings, '') FROM player
                UNION ALL SELECT revision || board || coalesce(rounds, '') || coalesce(settings, '') FROM channel
                UNION ALL SELECT seq || line || said || change FROM history ORDER BY 1";
    assert_eq!(look(&one.path, rows).await, look(&other.path, rows).await);
}

on_each_store!(what_is_forgotten_is_not_in_memory_either);
async fn what_is_forgotten_is_not_in_memory_either(store: Store) {
    let table = with(&board(), creature("Aldo", 2, 2));
    store.save(write(HERE, 0, done("/table new", None, Some(&table)))).await.unwrap();
    assert!(store.load(HERE).await.unwrap().is_some());
    store.forget_channel(HERE).await.unwrap();
    assert_eq!(store.load(HERE).await, Ok(None));
    assert_eq!(store.in_memory().0, 0);
    // A table that starts over is a different one.
    store.save(write(HERE, 0, done("/table new", None, Some(&board())))).await.unwrap();
    assert_eq!(store.load(HERE).await.unwrap().unwrap().encounter, Some(board()));
    store.close().await;
    assert!(store.load(HERE).await.is_err(), "nothing is answered from memory after the end");
}

on_each_store!(two_stores_see_what_the_other_writes);
async fn two_stores_see_what_the_other_writes(disk: OnDisk) {
    // A file has a single owner.
    if disk.url.starts_with("sqlite") {
        return;
    }
    let (one, other) = (&disk.store, Store::open(&disk.url).await.unwrap());
    for step in 1..=6 {
        let (writer, reader) = if step % 2 == 0 { (one, &other) } else { (&other, one) };
        writer.save(command(step)).await.unwrap();
        assert_eq!(reader.load(HERE).await.unwrap().unwrap().encounter, Some(table(step)));
        assert_eq!(writer.load(HERE).await.unwrap().unwrap().revision, step);
    }
    // The same revision of a different table.
    one.forget_channel(HERE).await.unwrap();
    for step in 1..=6 {
        one.save(write(HERE, step - 1, done("/new", None, Some(&board())))).await.unwrap();
    }
    assert_eq!(other.load(HERE).await.unwrap().unwrap().encounter, Some(board()));
}

/// 1,000 tables in play fit into their share of the memory, and each is intact after it was evicted.
#[tokio::test]
async fn what_is_in_memory_is_bounded() {
    let mut large = Encounter::new("srd35", Battlefield::open(300, 300).unwrap());
    for n in 0..20 {
        large.put(creature(&format!("Goblin {n}"), n, 3));
    }
    let copied = allocation_counter::measure(|| drop(std::hint::black_box(large.clone())));
    let (guess, truth) = (large.memory() as f64, copied.bytes_max as f64);
    assert!((0.6..1.6).contains(&(guess / truth)), "{guess} bytes for {truth}");
    let store = Store::open("sqlite::memory:").await.unwrap();
    let channels = 1..=30;
    for channel in channels.clone() {
        store.save(write(Channel(channel), 0, done("/table new", None, Some(&large)))).await.unwrap();
    }
    let (kept, bytes) = store.in_memory();
    assert!((5..30).contains(&kept) && bytes <= 32 << 20, "{kept} tables in {bytes} bytes");
    for channel in channels {
        assert_eq!(store.load(Channel(channel)).await.unwrap().unwrap().encounter.as_ref(), Some(&large));
    }
}
