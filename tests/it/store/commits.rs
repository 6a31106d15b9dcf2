//! Simultaneous writes of many channels are committed together, and a write that fails doesn't affect the others.

use std::fs;

use fivefoot::command::{App, Caller, Request, Status, answer, line};
use fivefoot::store::{Channel, SaveRequest, Store, StoreError};
use sqlx::{Connection, SqliteConnection};

use super::durability::{HERE, Place, command, look, table};

/// The number of pages and of commits in a write-ahead log that hasn't restarted
/// (<https://www.sqlite.org/walformat.html>).
fn written(place: &Place) -> (usize, usize) {
    let log = fs::read(place.beside("-wal")).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap()) as usize;
    let frame = 24 + number(8);
    let frames = (32..log.len()).step_by(frame).take_while(|at| log.get(at + 8..at + 16) == Some(&log[16..24]));
    let ends: Vec<bool> = frames.map(|at| number(at + 4) > 0).collect();
    (ends.len(), ends.into_iter().filter(|ends| *ends).count())
}

fn commits(place: &Place) -> usize {
    written(place).1
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

/// Nobody waits for that, so it needs no commit of its own while people play. With nothing else to do it is written soon.
#[tokio::test]
async fn where_the_board_is_shares_the_commit_of_a_command() {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    let shown = |channel: u64, message: u64, revision| {
        let store = store.clone();
        async move { store.set_board_message(Channel(channel), Some(message), revision).await }
    };
    for channel in 1..=2 {
        store.save(in_channel(channel, 1)).await.unwrap();
    }
    // In the same channel and in another one.
    for (channel, step) in [(1, 2), (2, 2), (1, 3)] {
        let before = commits(&place);
        let (noted, saved) = tokio::join!(shown(1, step, step - 1), store.save(in_channel(channel, step)));
        assert_eq!((noted, saved), (Ok(()), Ok(step)));
        assert_eq!(commits(&place) - before, 1, "step {step} in channel {channel}");
        assert_eq!(look(&place.path, "SELECT CAST(message AS TEXT) FROM board").await, [step.to_string()]);
        let board = store.board_message(Channel(1)).await.unwrap();
        assert_eq!((board.message, board.revision), (Some(step), step - 1));
    }
    let before = commits(&place);
    let (one, other) = tokio::join!(shown(1, 8, 3), shown(2, 9, 2));
    assert_eq!((one, other), (Ok(()), Ok(())));
    assert_eq!(commits(&place) - before, 1);
    assert_eq!(look(&place.path, "SELECT CAST(message AS TEXT) FROM board ORDER BY channel").await, ["8", "9"]);
}

/// Every page that a command touches is written and synced: one each for the channel, its creature, the history and the
/// answer, and two for the buttons. Every other time a page is full, which adds two or three.
#[tokio::test]
async fn a_move_touches_few_pages() {
    let place = Place::new();
    let app = App::open(&place.url()).await.unwrap();
    let mut id = 0;
    let mut give = async |text: &str| {
        id += 1;
        let (caller, given) = (Caller::manager(1), line::read(text).unwrap());
        let reply = answer(&app, Request { channel: HERE.0, guild: None, caller, id: Some(id), given }).await;
        assert_eq!(reply.status, Status::Done, "{text}: {}", reply.text());
    };
    give("/table new width:24 height:24").await;
    for (who, at, side) in [("Aldo", "L12", "heroes"), ("Ogre", "J8", "villains"), ("Orc", "P15", "villains")] {
        give(&format!("/creature add name:{who} at:{at} side:{side}")).await;
    }
    let mut moves = async |many: usize| {
        for to in ["O16", "L12"].into_iter().cycle().take(many) {
            give(&format!("/move creature:Aldo to:{to}")).await;
        }
    };
    moves(20).await;
    let before = written(&place);
    moves(40).await;
    let (pages, commits) = written(&place);
    let (pages, commits) = (pages - before.0, commits - before.1);
    assert_eq!(commits, 40);
    assert!(pages <= 9 * commits, "{pages} pages in {commits} commits");
    let kept = "SELECT reply FROM answered ORDER BY request DESC LIMIT 1";
    let kept: serde_json::Value = serde_json::from_str(&look(&place.path, kept).await[0]).unwrap();
    let kept: Vec<_> = kept.as_object().unwrap().keys().collect();
    assert_eq!(kept, ["message", "private", "seq", "status"], "what a second delivery is answered, and no more");
    let change = look(&place.path, "SELECT change FROM history ORDER BY seq DESC LIMIT 1").await;
    assert!(change[0].len() < 200, "{}", change[0]);
    assert!(change[0].contains(r#""after":{"anchor":"L12"}"#), "{}", change[0]);
}
