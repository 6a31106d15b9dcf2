//! A database moved into another one is the same there, and nothing is lost on the way.

use fivefoot::store::{
    BackupError, Channel, DatabaseInspection, Menu, MoveError, SaveAction, Store, backup, inspect, restore, transfer,
};

use super::privacy::{HERE, face, two_channels};
use super::{OnDisk, Place, server};

const TABLES: [&str; 14] = [
    "channel",
    "creature",
    "history",
    "answered",
    "picture",
    "picture_use",
    "panel",
    "board",
    "template",
    "departed",
    "player",
    "menu",
    "undelivered",
    "sweep",
];

/// A file with rows in every table.
async fn full() -> OnDisk {
    let disk = OnDisk::new().await;
    two_channels(&disk).await;
    disk.store
        .set_menu(9, &Menu { digest: "1".to_owned(), ids: [("turn".to_owned(), u64::MAX)].into() })
        .await
        .unwrap();
    disk.store.left_guild(77, 5).await.unwrap();
    for row in [
        "INSERT INTO template (kind, place, key, name, options, by, at) VALUES ('guild', 9, 'ogre', 'Ogre', '{\"size\":\"large\"}', 3, 4)",
        "INSERT INTO sweep (only, refused_at) VALUES (1, 6)",
        "UPDATE picture SET original = x'00ff27' WHERE channel = 500",
        "UPDATE history SET line = '/show \u{202f}«Ogre» 山田 \\ '' ; $1' WHERE seq = 2",
    ] {
        disk.ask(row).await;
    }
    disk
}

/// Every row of a file, table by table.
async fn rows(disk: &OnDisk) -> Vec<String> {
    let mut all = Vec::new();
    for table in TABLES {
        let columns = disk.ask(&format!("SELECT name FROM pragma_table_info('{table}') ORDER BY name")).await;
        let cells: Vec<String> = columns.into_iter().flatten().map(|name| format!("quote(\"{name}\")")).collect();
        let found = disk.ask(&format!("SELECT {} FROM {table} ORDER BY 1", cells.join(" || ' ' || "))).await;
        assert!(!found.is_empty(), "nothing in {table}");
        all.extend(found.into_iter().flatten().map(|row| format!("{table}: {row}")));
    }
    all
}

/// The address of a file that doesn't exist yet.
fn nothing(folder: &tempfile::TempDir) -> String {
    format!("sqlite://{}/other.db", folder.path().display())
}

/// Opens a store's file again.
async fn reopened(disk: OnDisk) -> OnDisk {
    let OnDisk { directory, url, store } = disk;
    store.close().await;
    let store = Store::open(&url).await.unwrap();
    OnDisk { directory, url, store }
}

#[tokio::test]
async fn a_file_is_carried_into_another() {
    let disk = full().await;
    let folder = tempfile::tempdir().unwrap();
    assert!(
        matches!(transfer(&disk.url, &nothing(&folder)).await, Err(MoveError::Open { which: "--from", .. })),
        "in use"
    );
    disk.store.close().await;
    let moved = transfer(&disk.url, &nothing(&folder)).await.unwrap();
    assert!(moved.rows.iter().all(|(_, rows)| *rows > 0), "{moved:?}");
    let again = transfer(&disk.url, &nothing(&folder)).await;
    assert!(matches!(again, Err(MoveError::NotEmpty("channel"))), "{again:?}");
    assert!(matches!(transfer(&disk.url, &disk.url).await, Err(MoveError::Same)));
    assert!(matches!(transfer(&disk.url, "sqlite::memory:").await, Err(MoveError::InMemory("--to"))));
    let nowhere = tempfile::tempdir().unwrap();
    assert!(matches!(transfer(&nothing(&nowhere), &disk.url).await, Err(MoveError::NoSource)));
    let (url, store) = (nothing(&folder), Store::open(&nothing(&folder)).await.unwrap());
    let other = OnDisk { directory: Some(folder), url, store };
    assert_eq!(rows(&reopened(disk).await).await, rows(&other).await);
}

#[tokio::test]
async fn a_file_is_carried_to_a_server_and_back() {
    let Some(postgres) = server::empty().await else { return };
    let disk = full().await;
    let before = rows(&disk).await;
    disk.store.close().await;
    let moved = transfer(&disk.url, &postgres).await.unwrap();
    assert_eq!(moved.rows.iter().map(|(_, rows)| rows).sum::<usize>(), before.len());

    // It continues there: what was done can be undone, and new rows get fresh numbers.
    let there = Store::open(&postgres).await.unwrap();
    let saved = there.load(HERE).await.unwrap().unwrap();
    assert_eq!(there.picture(HERE, &face().id).await.unwrap(), Some(face()));
    let seq = there.undoable(HERE).await.unwrap().unwrap().seq;
    there.add_panel(HERE, &fivefoot::store::Panel::default(), 0).await.unwrap();
    let undo = super::tables::write(HERE, saved.revision, SaveAction::Undo { seq, roster: false });
    there.save(undo).await.unwrap();
    let bot = transfer(&postgres, "sqlite:///nowhere/t.db").await;
    assert!(matches!(bot, Err(MoveError::InUse { which: "--from", .. })), "{bot:?}");
    let redo = super::tables::write(HERE, saved.revision + 1, SaveAction::Redo { seq, roster: false });
    there.save(redo).await.unwrap();
    there.close().await;

    let folder = tempfile::tempdir().unwrap();
    let url = nothing(&folder);
    transfer(&postgres, &url).await.unwrap();
    let store = Store::open(&url).await.unwrap();
    let back = OnDisk { directory: Some(folder), url, store };
    back.ask("UPDATE channel SET revision = 4 WHERE id = 500").await;
    back.ask("DELETE FROM panel WHERE rowid = (SELECT max(rowid) FROM panel)").await;
    assert_eq!(rows(&back).await, before, "but for what was done there");
}

#[tokio::test]
async fn a_move_that_fails_leaves_nothing_behind_and_can_be_repeated() {
    let Some(place) = OnDisk::postgres().await else { return };
    let disk = full().await;
    disk.store.close().await;
    place.ask("ALTER TABLE player ADD CONSTRAINT refused CHECK (name <> 'Diary')").await;
    place.store.close().await;
    let failed = transfer(&disk.url, &place.url).await;
    assert!(matches!(failed, Err(MoveError::Store(_))), "{failed:?}");
    let left = place.ask("SELECT CAST(count(*) AS TEXT) FROM channel").await;
    assert_eq!(left, [Some("0".to_owned())]);
    place.ask("ALTER TABLE player DROP CONSTRAINT refused").await;
    transfer(&disk.url, &place.url).await.unwrap();
    assert_eq!(place.ask("SELECT CAST(count(*) AS TEXT) FROM channel").await, [Some("2".to_owned())]);
}

#[tokio::test]
async fn a_server_is_looked_at_and_makes_its_own_copies() {
    let url = "postgres://me:canary@localhost:1/t";
    let copy = std::path::Path::new("tables.dump");
    let refused = backup(url, copy).await.unwrap_err();
    assert!(matches!(&refused, BackupError::OnAServer(_)) && refused.to_string().contains("pg_dump"), "{refused}");
    let refused = restore(url, copy).await.unwrap_err();
    assert!(refused.to_string().contains("pg_restore") && !refused.to_string().contains("canary"), "{refused}");

    let Some(url) = server::empty().await else { return };
    let Ok(DatabaseInspection::Server(empty)) = inspect(&url).await else { panic!("not inspected") };
    assert_eq!((empty.behind, empty.tables, empty.in_use, empty.private), (None, 0, 0, true));
    let store = Store::open(&url).await.unwrap();
    assert_eq!(store.load(Channel(1)).await.unwrap(), None);
    assert_eq!(store.probe().await, Ok(()));
    assert!(store.database_size().await.is_some_and(|bytes| bytes > 0) && store.place().starts_with("PostgreSQL "));
    let Ok(DatabaseInspection::Server(used)) = inspect(&url).await else { panic!("not inspected") };
    assert!(used.behind == Some(0) && used.in_use > 0, "{used:?}");
    // Another program's tables are left alone, and so are a later version's.
    let other = server::empty().await.unwrap();
    let theirs = OnDisk { directory: None, url: other.clone(), store: store.clone() };
    theirs.ask("CREATE TABLE recipe (name TEXT)").await;
    let foreign = Store::open(&other).await.map(|_| ()).unwrap_err().to_string();
    assert!(foreign.contains("another program's tables"), "{foreign}");
    let ours = OnDisk { directory: None, url: url.clone(), store };
    ours.ask("UPDATE _sqlx_migrations SET version = 9999 WHERE version = 1").await;
    let newer = Store::open(&url).await.map(|_| ()).unwrap_err().to_string();
    assert!(newer.contains("newer version of fivefoot (migration 9999)"), "{newer}");
}
