//! Whether the database can still be used.

use std::fs;
use std::path::Path;
use std::sync::atomic::Ordering;

use super::lock::with_suffix;
use super::{Store, StoreError, Times};

/// What tells a file from another one of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileId(#[cfg(unix)] (u64, u64));

impl FileId {
    /// The file that has this name now.
    pub(super) fn of(path: &Path) -> Option<Self> {
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

impl Store {
    /// Where the file is; `None` for a database in memory.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.0.path.as_deref()
    }

    /// How long it takes to read and write.
    #[must_use]
    pub fn times(&self) -> Times {
        self.0.times.clone()
    }

    /// Writes something that changes nothing, and waits until it is on disk.
    ///
    /// # Errors
    /// If the file is gone or the write fails, as on a full disk.
    pub async fn probe(&self) -> Result<(), StoreError> {
        // This number is not used for anything, and setting it writes a page whatever it was.
        self.in_task(|writer| async move {
            sqlx::query("PRAGMA user_version = 0").execute(&writer).await?;
            Ok(())
        })
        .await
    }

    /// Checks that the file that was opened still has its name. SQLite goes on writing to a file that was deleted, and
    /// nobody would find it again.
    pub(super) fn check_name(&self) -> Result<(), StoreError> {
        match self.path() {
            Some(path) if FileId::of(path) != self.0.file => Err(StoreError::Database("its file is gone".to_owned())),
            _ => Ok(()),
        }
    }

    /// The same of the write-ahead log, which holds what was written last. There is one after every write, until the
    /// database is closed.
    pub(super) fn check_log_name(&self) -> Result<(), StoreError> {
        match self.path() {
            Some(path) if !with_suffix(path, "-wal").exists() && !self.0.closing.load(Ordering::SeqCst) => {
                Err(StoreError::Database("its write-ahead log is gone".to_owned()))
            }
            _ => Ok(()),
        }
    }
}
