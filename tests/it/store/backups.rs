//! Backups: taken while commands are given, complete, never overwriting another file; and restored without loss.

use std::fs;
use std::path::Path;

use fivefoot::store::{BackupError, OpenError, Store, backup, restore};

use super::durability::{HERE, Place, assert_holds, command, look};

/// A database of this many commands that is not in use.
async fn kept(commands: u64) -> Place {
    let place = Place::new();
    let store = Store::open(&place.url()).await.unwrap();
    for step in 1..=commands {
        store.save(command(step)).await.unwrap();
    }
    store.close().await;
    place
}

/// Checks that a restored copy has exactly the first commands; returns how many.
async fn revision(copy: &Path) -> u64 {
    let url = format!("sqlite://{}", copy.display());
    let store = Store::open(&url).await.unwrap();
    let revision = store.load(HERE).await.unwrap().unwrap().revision;
    assert_holds(&store, copy, revision).await;
    store.close().await;
    revision
}

#[tokio::test]
async fn a_backup_amid_commands_holds_the_first_of_them() {
    let place = kept(10).await;
    let store = Store::open(&place.url()).await.unwrap();
    let writer = tokio::spawn(async move {
        for step in 11..=60 {
            store.save(command(step)).await.unwrap();
        }
        store
    });
    let copy = place.beside(".copy");
    let bytes = backup(&place.url(), &copy).await.unwrap();
    assert_eq!(bytes, fs::metadata(&copy).unwrap().len());
    let store = writer.await.unwrap();
    assert!((10..=60).contains(&revision(&copy).await));
    assert_holds(&store, &place.path, 60).await;
    // Nobody else may read what people have typed.
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&copy).unwrap().permissions()) & 0o777, 0o600);
    assert!(!place.beside(".copy.unfinished").exists());
}

#[tokio::test]
async fn a_backup_takes_no_other_files_place() {
    let place = kept(1).await;
    let other = place.beside(".other");
    fs::write(&other, "a diary").unwrap();
    assert!(matches!(backup(&place.url(), &other).await, Err(BackupError::Exists(_))));
    assert!(matches!(backup(&place.url(), &place.path).await, Err(BackupError::Exists(_))));
    assert_eq!(fs::read(&other).unwrap(), b"a diary");
    let nowhere = place.beside(".d/copy");
    assert!(matches!(backup(&place.url(), &nowhere).await, Err(BackupError::Unwritable { .. })));
    let none = Place::new();
    assert!(matches!(backup(&none.url(), &other).await, Err(BackupError::NoDatabase(_))));
    assert!(!none.path.exists());
    assert!(matches!(backup("sqlite::memory:", &none.path).await, Err(BackupError::InMemory)));
}

#[tokio::test]
async fn what_is_damaged_is_not_copied() {
    let place = kept(40).await;
    let mut bytes = fs::read(&place.path).unwrap();
    let end = bytes.len() - 4096;
    bytes[end..].fill(0xa5);
    fs::write(&place.path, bytes).unwrap();
    let copy = place.beside(".copy");
    let refused = backup(&place.url(), &copy).await;
    assert!(matches!(refused, Err(BackupError::Open(_))), "{refused:?}");
    assert!(!copy.exists() && !place.beside(".copy.unfinished").exists());
}

#[tokio::test]
async fn a_restored_database_is_the_backup_and_the_other_is_kept() {
    let place = kept(5).await;
    let copy = place.beside(".copy");
    backup(&place.url(), &copy).await.unwrap();
    let store = Store::open(&place.url()).await.unwrap();
    store.save(command(6)).await.unwrap();
    let refused = restore(&place.url(), &copy).await;
    assert!(matches!(refused, Err(BackupError::Open(OpenError::InUse { .. }))), "{refused:?}");
    store.close().await;

    let first = restore(&place.url(), &copy).await.unwrap();
    assert_eq!((revision(&place.path).await, &first.database), (5, &place.path));
    let before = first.before.unwrap();
    assert_eq!(revision(&before).await, 6);
    // A second restore doesn't overwrite anything either.
    let second = restore(&place.url(), &before).await.unwrap();
    assert_eq!(revision(&place.path).await, 6);
    assert_ne!(second.before, Some(before));
}

#[tokio::test]
async fn a_database_with_its_log_is_kept_with_what_is_in_the_log() {
    let (place, copy) = (Place::new(), kept(2).await);
    let killed = kept(3).await;
    let store = Store::open(&killed.url()).await.unwrap();
    store.save(command(4)).await.unwrap();
    for suffix in ["", "-wal"] {
        fs::copy(killed.beside(suffix), place.beside(suffix)).unwrap();
    }
    assert!(fs::metadata(place.beside("-wal")).unwrap().len() > 0);
    let restored = restore(&place.url(), &copy.path).await.unwrap();
    assert_eq!(revision(&place.path).await, 2);
    assert_eq!(revision(&restored.before.unwrap()).await, 4);
    store.close().await;
}

#[tokio::test]
async fn a_damaged_database_makes_room_for_a_backup() {
    let (place, copy) = (kept(4).await, kept(2).await);
    fs::write(&place.path, "no database any more").unwrap();
    let restored = restore(&place.url(), &copy.path).await.unwrap();
    assert_eq!(revision(&place.path).await, 2);
    assert_eq!(fs::read(restored.before.unwrap()).unwrap(), b"no database any more");
    // A new machine has nothing to keep.
    let new = Place::new();
    assert_eq!(restore(&new.url(), &copy.path).await.unwrap().before, None);
    assert_eq!(revision(&new.path).await, 2);
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let (place, bad) = (kept(4).await, kept(40).await);
    let whole = fs::read(&bad.path).unwrap();
    let mut damaged = whole.clone();
    let end = damaged.len() - 4096;
    damaged[end..].fill(0xa5);
    for (content, said) in
        [(&b"a diary"[..], "is not a fivefoot database"), (&damaged, "is damaged"), (b"", "is not a fivefoot")]
    {
        fs::write(&bad.path, content).unwrap();
        let refused = restore(&place.url(), &bad.path).await.unwrap_err().to_string();
        assert!(refused.contains(said), "{refused}");
    }
    fs::write(&bad.path, whole).unwrap();
    look(
        &bad.path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'of the future', TRUE, x'00', 0) RETURNING description",
    )
    .await;
    let newer = restore(&place.url(), &bad.path).await;
    assert!(matches!(newer, Err(BackupError::Open(OpenError::Newer { migration: 9999, .. }))), "{newer:?}");
    let itself = restore(&place.url(), &place.path).await;
    assert!(matches!(itself, Err(BackupError::Itself(_))), "{itself:?}");
    let none = restore(&place.url(), &place.beside(".none")).await;
    assert!(matches!(none, Err(BackupError::NoDatabase(_))), "{none:?}");
    // The database is as before, and there are no files next to it.
    assert_eq!(revision(&place.path).await, 4);
    assert!(!place.beside(".before-restore").exists() && !place.beside(".restored").exists());
}
