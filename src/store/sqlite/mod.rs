//! Tables in one SQLite file owned by one process: opening and checking it, its lock, and copies of it.

mod backup;
mod inspect;
mod lock;
mod open;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use sqlx::SqliteConnection;

pub use backup::{BackupError, Restored};
pub(super) use backup::{backup, restore};
pub(super) use inspect::inspect;
pub use inspect::{Contents, Inspection};
use lock::Lock;
pub(super) use open::open;

/// The file of an open database, or what keeps one in memory alive.
#[derive(Debug)]
pub(super) struct SqliteFile {
    path: Option<PathBuf>,
    /// For a database in memory, an otherwise unused connection. The database lives as long as its last connection, and
    /// the writer's may be closed and replaced.
    anchor: Mutex<Option<SqliteConnection>>,
    lock: Mutex<Option<Lock>>,
}

impl SqliteFile {
    pub fn new(path: Option<PathBuf>, anchor: Option<SqliteConnection>, lock: Option<Lock>) -> SqliteFile {
        SqliteFile { path, anchor: Mutex::new(anchor), lock: Mutex::new(lock) }
    }

    /// Where it is; `None` for a database in memory.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Lets go of it, once its connections are closed.
    pub fn release(&self) {
        let anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(anchor);
        let lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(lock);
    }
}
