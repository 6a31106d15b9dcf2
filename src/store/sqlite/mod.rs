//! Tables in one SQLite file owned by one process: opening and checking it, its lock, and copies of it.

mod backup;
mod inspect;
mod lock;
mod open;
mod other_writers;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use sqlx::SqliteConnection;

pub use backup::{BackupError, RestoreReport};
pub(super) use backup::{backup, restore};
pub(super) use inspect::inspect;
pub use inspect::{Contents, Inspection};
pub(super) use lock::Acknowledged;
use lock::{Lock, with_suffix};
pub(super) use open::open;
pub(super) use other_writers::Header;
use other_writers::OtherWriters;

use super::StoreError;

/// The file of an open database, or what keeps an in-memory one alive.
#[derive(Debug)]
pub(super) struct SqliteFile {
    path: Option<PathBuf>,
    /// The file that had this name when it was opened.
    id: Option<FileId>,
    /// For a database in memory, an otherwise unused connection. The database lives as long as its last connection, and
    /// the writer's may be closed and replaced.
    anchor: Mutex<Option<SqliteConnection>>,
    lock: Mutex<Option<Lock>>,
    /// Whether it is being closed, which moves the log into the file.
    closing: AtomicBool,
    others: OtherWriters,
    /// Whether a commit waits for the disk: always, except in the benchmark that compares the two.
    pub(super) waits_for_the_disk: bool,
}

/// Distinguishes a file from another of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId(#[cfg(unix)] (u64, u64));

impl FileId {
    /// The file that has this name now.
    fn of(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Some(FileId((metadata.dev(), metadata.ino())))
        }
        #[cfg(not(unix))]
        Some(FileId()).filter(|_| metadata.is_file())
    }
}

impl SqliteFile {
    pub fn new(path: Option<PathBuf>, anchor: Option<SqliteConnection>, lock: Option<Lock>) -> SqliteFile {
        let id = path.as_deref().and_then(FileId::of);
        SqliteFile {
            path,
            id,
            anchor: Mutex::new(anchor),
            lock: Mutex::new(lock),
            closing: false.into(),
            others: OtherWriters::default(),
            waits_for_the_disk: true,
        }
    }

    /// Whether it is certain that nobody but us has written to it. In memory, nobody else can.
    pub fn is_untouched_by_others(&self) -> bool {
        self.path().is_none_or(|path| self.others.was_untouched_at(self.others.look(path)))
    }

    /// The header that every writer changes, as it is at this moment.
    pub fn look(&self) -> Option<Header> {
        self.others.look(self.path()?)
    }

    /// Whether nobody else has written up to this look.
    pub fn was_untouched_at(&self, looked: Option<Header>) -> bool {
        self.path().is_none() || self.others.was_untouched_at(looked)
    }

    /// Whether somebody else has written since the writer was last asked for its data version.
    pub fn others_changed(&self, version: i64) -> bool {
        self.others.changed(version)
    }

    /// Records that what others wrote up to this look has been noticed.
    pub fn mark_noticed(&self, looked: Option<Header>) {
        self.others.mark_noticed(looked);
    }

    /// Records that we have committed once since this look.
    pub fn record_commit(&self, before: Option<Header>) {
        self.path().into_iter().for_each(|path| self.others.record_own_commit(path, before));
    }

    /// Where it is; `None` for a database in memory.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Checks that the opened file still has its name. SQLite keeps writing to a deleted file, where
    /// nobody would find the data again.
    pub fn check_name(&self) -> Result<(), StoreError> {
        match self.path() {
            Some(path) if FileId::of(path) != self.id => Err(StoreError::Database("its file is gone".to_owned())),
            _ => Ok(()),
        }
    }

    /// The same check for the write-ahead log, which holds the latest writes. It exists after every write, until the
    /// database is closed.
    pub fn check_log_name(&self) -> Result<(), StoreError> {
        match self.path() {
            Some(path) if !with_suffix(path, "-wal").exists() && !self.closing.load(Ordering::SeqCst) => {
                Err(StoreError::Database("its write-ahead log is gone".to_owned()))
            }
            _ => Ok(()),
        }
    }

    /// How many deletions of channels there have been so far.
    pub fn deletions(&self) -> u64 {
        self.lock(|lock| lock.deletions()).unwrap_or_default()
    }

    /// Notes a change that is about to be acknowledged, unless channels were deleted since `deletions`.
    pub fn note(&self, acknowledged: Acknowledged, deletions: u64) {
        self.lock(|lock| lock.note(acknowledged, deletions));
    }

    /// Channels are being deleted, so no acknowledged change has to be present any more.
    pub fn note_deletion(&self) {
        self.lock(Lock::note_deletion);
    }

    /// Runs a closure on the lock, if the database is a file and open.
    fn lock<T>(&self, with: impl FnOnce(&mut Lock) -> T) -> Option<T> {
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).as_mut().map(with)
    }

    /// The connections are about to be closed.
    pub fn begin_closing(&self) {
        self.closing.store(true, Ordering::SeqCst);
    }

    /// Releases it, once its connections are closed.
    pub fn release(&self) {
        let anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(anchor);
        let lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(lock);
    }
}
