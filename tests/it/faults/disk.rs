//! Disks that fill up, and files that vanish, under a running bot or between runs.

use std::fs;

use std::str::FromStr;

use fivefoot::store::{Channel, OpenError, Store, StoreError};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};

use super::{Console, opened};
use crate::store::durability::{HERE, Place, command};

/// A table made by two commands.
fn begun(place: &Place, faults: &[(&str, &str)]) -> Console {
    let mut console = Console::start(place, faults);
    console.done("/table new width:9 height:9");
    console.done("/creature add name:Ogre at:B2");
    console
}

fn anchor(answer: &Value) -> &str {
    answer["ruling"]["creatures"][0]["anchor"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn a_full_disk_refuses_commands_until_there_is_room() {
    let place = Place::new();
    let full = place.beside(".full");
    let mut console = begun(&place, &[("FAULT_FULL", full.to_str().unwrap())]);
    for round in 0..3 {
        fs::write(&full, "").unwrap();
        for _ in 0..3 {
            assert_eq!(console.ask("/place creature:Ogre at:E5")["status"], "error", "round {round}");
            // Reading still works, and shows what was acknowledged.
            assert_eq!(anchor(&console.ask("/show")), "B2", "round {round}");
        }
        fs::remove_file(&full).unwrap();
        console.done("/place creature:Ogre at:E5");
        assert_eq!(anchor(&console.ask("/show")), "E5", "the very next command is taken");
        console.done("/place creature:Ogre at:B2");
    }
    assert_eq!(console.finished().1, Some(1), "some lines were not done");
    assert_eq!(opened(&place.path).await.1.revision, 8);
}

/// A table in memory has as much room as SQLite gives it. If a transaction finds none, SQLite ends it, and the connection that
/// believes it is still in it is closed: neither the table nor the next command is lost.
#[tokio::test]
async fn a_table_in_memory_outlives_a_command_that_finds_no_room() {
    // Databases in memory are numbered, so this one's number lies between the two.
    let next = || SqliteConnectOptions::from_str("sqlite::memory:").unwrap();
    let number = |options: &SqliteConnectOptions| -> u64 {
        options.get_filename().to_string_lossy().rsplit('-').next().unwrap().parse().unwrap()
    };
    let first = number(&next());
    let store = Store::open("sqlite::memory:").await.unwrap();
    let last = number(&next());
    store.save(command(1)).await.unwrap();
    let roomy = async |pages: u32| {
        let mut changed = 0;
        for number in first + 1..last {
            let options = next().filename(format!("file:sqlx-in-memory-{number}")).shared_cache(true);
            let mut other = options.connect().await.unwrap();
            let there = sqlx::query("SELECT 1 FROM history WHERE line = '/place 1'").fetch_all(&mut other).await;
            if there.is_ok_and(|rows| rows.len() == 1) {
                let used: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut other).await.unwrap();
                let limit = format!("PRAGMA max_page_count = {}", used + i64::from(pages));
                sqlx::query(AssertSqlSafe(limit)).execute(&mut other).await.unwrap();
                changed += 1;
            }
            other.close().await.unwrap();
        }
        changed
    };
    for step in [2, 3] {
        assert_eq!(roomy(2).await, 1);
        let mut large = command(step);
        large.reply = "x".repeat(100_000);
        for _ in 0..3 {
            let refused = store.save(large.clone()).await;
            assert!(matches!(&refused, Err(StoreError::Database(why)) if why.contains("full")), "{refused:?}");
            assert_eq!(store.load(HERE).await.unwrap().unwrap().revision, step - 1);
        }
        assert_eq!(roomy(100_000).await, 1);
        assert_eq!(store.save(large).await.unwrap(), step);
    }
}

/// SQLite keeps writing to files that have been unlinked. Nobody could read that data again.
#[tokio::test]
async fn nothing_is_acknowledged_into_files_that_are_gone() {
    for gone in ["", "-wal"] {
        let place = Place::new();
        let mut console = begun(&place, &[]);
        fs::rename(place.beside(gone), place.beside(".elsewhere")).unwrap();
        let refused = console.ask("/place creature:Ogre at:E5");
        assert_eq!(refused["status"], "error", "without t.db{gone}: {refused}");
        console.killed();
        // The next start doesn't begin with an empty database either.
        let error = Store::open(&place.url()).await.err();
        assert!(matches!(error, Some(OpenError::Incomplete(_) | OpenError::Damaged { .. })), "{gone}: {error:?}");
        fs::rename(place.beside(".elsewhere"), place.beside(gone)).unwrap();
        assert!(opened(&place.path).await.1.revision >= 2, "put back, all of it is there");
    }
}

/// After a kill, only the log has the newest commands.
#[tokio::test]
async fn a_database_whose_log_is_lost_is_not_taken_for_whole() {
    let place = Place::new();
    begun(&place, &[]).killed();
    let log = place.beside("-wal");
    fs::rename(&log, place.beside(".wal")).unwrap();
    for start in 1..=2 {
        let error = Store::open(&place.url()).await.err();
        assert_eq!(error, Some(OpenError::Incomplete(place.path.clone())), "start {start}");
    }
    let said = OpenError::Incomplete(place.path.clone()).to_string();
    assert!(said.contains("t.db-wal back") && said.contains("t.db.lock") && !said.contains('\n'), "{said}");
    assert!(!log.exists() || fs::metadata(&log).unwrap().len() == 0, "nothing was written meanwhile");
    let _ = fs::remove_file(&log);
    fs::rename(place.beside(".wal"), &log).unwrap();
    let (store, table) = opened(&place.path).await;
    assert_eq!(table.revision, 2);
    store.close().await;

    // Another program that opens the database after a kill moves the log into the file, and nothing is missing.
    begun_again(&place).killed();
    let mut other = SqliteConnection::connect(&place.url()).await.unwrap();
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert_eq!(opened(&place.path).await.1.revision, 3);
}

fn begun_again(place: &Place) -> Console {
    let mut console = Console::start(place, &[]);
    console.done("/place creature:Ogre at:C3");
    console
}

/// What was acknowledged and then deleted isn't missed.
#[tokio::test]
async fn a_channel_that_was_deleted_is_not_missed() {
    let place = Place::new();
    let mut console = begun(&place, &[]);
    console.done("/privacy delete what:channel sure:yes");
    console.killed();
    let store = Store::open(&place.url()).await.unwrap();
    assert_eq!(store.load(Channel::CONSOLE).await.unwrap(), None);
    store.close().await;
    // The operator's way out if a log is lost for good.
    begun(&place, &[]).killed();
    fs::remove_file(place.beside("-wal")).unwrap();
    assert!(Store::open(&place.url()).await.is_err());
    fs::remove_file(place.beside(".lock")).unwrap();
    assert!(Store::open(&place.url()).await.is_ok());
}
