//! Whether the database can still be used.

use std::path::Path;

use super::statement::query;
use super::write::WriteScope;
use super::{Home, Store, StoreError, Times};

impl Store {
    /// Where the file is; `None` for a database in memory or on a server.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.0.home.file()?.path()
    }

    /// Where the tables are, for people: a file, a server, or memory.
    #[must_use]
    pub fn place(&self) -> String {
        match &self.0.home {
            Home::File(file) => file.path().map_or_else(|| "in memory".to_owned(), |path| path.display().to_string()),
            Home::Server(server) => format!("PostgreSQL {}", server.name()),
        }
    }

    /// How large the database is, in bytes; `None` in memory, or if that cannot be determined.
    pub async fn database_size(&self) -> Option<u64> {
        match &self.0.home {
            Home::File(file) => file.path()?.metadata().ok().map(|file| file.len()),
            Home::Server(_) => {
                let size = query("SELECT pg_database_size(current_database())").fetch_one::<i64>(&self.0.readers);
                size.await.ok()?.try_into().ok()
            }
        }
    }

    /// How long reads and writes take.
    #[must_use]
    pub fn times(&self) -> Times {
        self.0.times.clone()
    }

    /// Writes something that changes nothing, and waits until it is on disk.
    ///
    /// # Errors
    /// If the file is gone or the write fails, as on a full disk.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let write = match &self.0.home {
            // Nothing uses this number, and setting it writes a page whatever its value was.
            Home::File(_) => "PRAGMA user_version = 0",
            // A transaction with an id is written to the log when it commits, which a standby cannot do.
            Home::Server(_) => "SELECT pg_current_xact_id()",
        };
        self.execute(WriteScope::ANYTHING, query(write)).await?;
        Ok(())
    }
}
