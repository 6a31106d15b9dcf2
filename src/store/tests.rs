//! What only the writer's own pool can show; the rest is tested from outside.

use sqlx::{Connection, SqlitePool};

use super::*;

const HERE: Channel = Channel(1);

fn writer_of(store: &Store) -> &SqlitePool {
    let Pool::Sqlite(writer) = &store.0.writer else { panic!("not a file") };
    writer
}

/// Fills the disk (up to a page limit on this connection and later ones), makes room again, and returns the result of
/// the next write.
async fn fill_up_and_make_room(store: &Store) -> Result<u64, StoreError> {
    let writer = writer_of(store);
    let roomy = writer.connect_options().as_ref().clone();
    writer.set_connect_options(roomy.clone().pragma("max_page_count", "60"));
    writer.acquire().await.unwrap().close().await.unwrap();
    let big = |revision| {
        let said = "x".repeat(20_000);
        let kind = SaveAction::Do {
            line: String::new(),
            said,
            aside: None,
            secret: false,
            maker: None,
            change: Change::default(),
        };
        SaveRequest {
            channel: HERE,
            guild: None,
            expected: revision,
            request: None,
            by: 11,
            at_ms: 0,
            reply: String::new(),
            panel: None,
            pictures: Vec::new(),
            names: Vec::new(),
            kind,
        }
    };
    let mut revision = 0;
    let error = loop {
        match store.save(big(revision)).await {
            Ok(written) => revision = written,
            Err(error) => break error,
        }
    };
    assert!(matches!(&error, StoreError::Database(why) if why.contains("full")), "{error}");
    assert!(revision > 1);
    for _ in 0..3 {
        assert!(matches!(store.save(big(revision)).await, Err(StoreError::Database(_))));
        assert_eq!(store.load(HERE).await.unwrap().unwrap().revision, revision, "reading goes on");
        assert_eq!(store.history(HERE, 100).await.unwrap().len(), revision as usize);
    }
    writer.set_connect_options(roomy);
    sqlx::query("PRAGMA max_page_count = 1000000").execute(writer).await.unwrap();
    store.save(big(revision)).await
}

#[tokio::test]
async fn writing_goes_on_when_the_disk_has_room_again() {
    let directory = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/t.db", directory.path().display());
    let store = Store::open(&url).await.unwrap();
    let revision = fill_up_and_make_room(&store).await.unwrap();
    // The writer has another connection by now, and still notices what others write.
    for used in [5, 6] {
        store.load(HERE).await.unwrap();
        let mut other = sqlx::SqliteConnection::connect(&url).await.unwrap();
        sqlx::query("UPDATE channel SET used = $1").bind(used).execute(&mut other).await.unwrap();
        other.close().await.unwrap();
        let seen = store.load(HERE).await.unwrap().unwrap();
        assert_eq!((seen.revision, seen.used_ms), (revision, used));
    }

    let memory = Store::open("sqlite::memory:").await.unwrap();
    assert!(fill_up_and_make_room(&memory).await.is_ok(), "nor is a table in memory lost with the connection");
}

/// Shows that the test above depends on the hook of the writer's pool.
#[tokio::test]
async fn without_its_hook_the_writer_would_never_recover() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    let options = writer_of(&store).connect_options().as_ref().clone();
    let hookless = sqlx::sqlite::SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap();
    let readers = store.0.readers.clone();
    let hookless = Inner::new(Pool::Sqlite(hookless), readers, Home::File(Box::new(SqliteFile::new(None, None, None))));
    let stuck = fill_up_and_make_room(&Store(Arc::new(hookless))).await;
    assert!(matches!(&stuck, Err(StoreError::Database(why)) if why.contains("transaction")), "{stuck:?}");
}
