//! Whether the database can still be used.

use std::path::Path;

use super::{Store, StoreError, Times};

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
        // SQLite goes on writing to a file that was deleted, and nobody would find it again.
        if self.path().is_some_and(|path| !path.exists()) {
            return Err(StoreError::Database("its file is gone".to_owned()));
        }
        // This number is not used for anything, and setting it writes a page whatever it was.
        self.in_task(|writer| async move {
            sqlx::query("PRAGMA user_version = 0").execute(&writer).await?;
            Ok(())
        })
        .await
    }
}
