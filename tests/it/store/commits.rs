//! Simultaneous writes of many channels are committed together, and a write that fails doesn't affect the others.

use std::fs;

use fivefoot::store::{Channel, SaveRequest, Store, StoreError};
use sqlx::{Connection, SqliteConnection};

use super::durability::{Place, command, look, table};

/// The number of commits in a write-ahead log that hasn't restarted (<https://www.sqlite.org/walformat.html>).
fn commits(place: &Place) -> usize {
    let log = fs::read(place.beside("-wal")).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap()) as usize;
    let frame = 24 + number(8);
    let frames = (32..log.len()).step_by(frame).take_while(|at| log.get(at + 8..at + 16) == Some(&log[16..24]));
    frames.filter(|at| number(at + 4) > 0).count()
}

/// Stores these commands while another connection holds the write lock, so that they queue up.
async fn all_at_once(place: &Place, store: &Store, writes: Vec<SaveRequest>) -> Vec<Result<u64, StoreError>> {
    let mut other = SqliteConnection::connect(&place.url()).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let saves = writes.into_iter().map(|write| {
        let store = store.clone();
        tokio::spawn(async move { store.save(write).await })
    });
    let saves: Vec<_> = saves.collect();
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    let mut outcomes = Vec::new();
    for save in saves {
        outcomes.push(save.await.unwrap());
    }
    outcomes
}

fn in_channel(channel: u64, step: u64) -> SaveRequest {
    SaveRequest { channel: Channel(channel), ..command(step) }
}

#[tokio::test]
async fn what_waits_is_committed_together() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    for channel in 1..=60 {
        store.save(in_channel(channel, 1)).await.unwrap();
    }
    assert_eq!(commits(&place), 60, "one each while nobody waits");
    let outcomes = all_at_once(&place, &store, (1..=60).map(|channel| in_channel(channel, 2)).collect()).await;
    assert!(outcomes.iter().all(|outcome| *outcome == Ok(2)), "{outcomes:?}");
    let together = commits(&place) - 60;
    assert!((1..=2).contains(&together), "{together} commits of 60 commands");
    for channel in 1..=60 {
        assert_eq!(store.load(Channel(channel)).await.unwrap().unwrap().encounter, Some(table(2)));
    }
}

#[tokio::test]
async fn a_write_that_fails_leaves_its_neighbors_alone() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    for channel in 1..=9 {
        store.save(in_channel(channel, 1)).await.unwrap();
    }
    let refuses = "CREATE TRIGGER refuses BEFORE INSERT ON answered WHEN NEW.channel = 4
                   BEGIN SELECT RAISE(ABORT, 'not here'); END";
    look(&place.path, refuses).await;
    let mut writes: Vec<_> = (1..=9).map(|channel| in_channel(channel, 2)).collect();
    // Decided on an outdated table, and sent twice.
    writes[6] = in_channel(7, 3);
    writes[7] = SaveRequest { request: Some(1), ..in_channel(8, 2) };
    let outcomes = all_at_once(&place, &store, writes).await;
    for (channel, outcome) in (1..).zip(&outcomes) {
        match channel {
            4 => assert!(matches!(outcome, Err(StoreError::Database(why)) if why.contains("not here")), "{outcome:?}"),
            7 => assert_eq!(*outcome, Err(StoreError::Conflict)),
            8 => assert_eq!(*outcome, Err(StoreError::Duplicate { reply: "reply 1".to_owned() })),
            _ => assert_eq!(*outcome, Ok(2), "{channel}"),
        }
        let step = if matches!(channel, 4 | 7 | 8) { 1 } else { 2 };
        let stored = store.load(Channel(channel)).await.unwrap().unwrap();
        assert_eq!((stored.revision, stored.encounter), (step, Some(table(step))), "{channel}");
    }
    assert_eq!(look(&place.path, "PRAGMA integrity_check").await, ["ok"]);
}

/// A power loss may cost a button, but not the command before or after it.
#[tokio::test]
async fn what_costs_only_a_button_is_there_for_everybody_at_once() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    store.save(in_channel(1, 1)).await.unwrap();
    store.set_board_message(Channel(1), Some(5), 1).await.unwrap();
    assert_eq!(look(&place.path, "SELECT CAST(message AS TEXT) FROM board").await, ["5"]);
    store.save(in_channel(1, 2)).await.unwrap();
    assert_eq!(commits(&place), 3);
}
