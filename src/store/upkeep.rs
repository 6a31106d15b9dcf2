//! What an operator does to a database from outside: inspect it, copy it, restore a copy.

use std::path::Path;

use super::postgres::{self, ServerInspection};
use super::sqlite::{self, BackupError, Inspection, RestoreReport};
use super::{OpenError, is_server};

/// Inspects the database at this address. A bot may be using it.
///
/// # Errors
/// If a bot could not use it, with the reason.
pub async fn inspect(url: &str) -> Result<DatabaseInspection, OpenError> {
    if is_server(url) {
        return Ok(DatabaseInspection::Server(postgres::inspect(url).await?));
    }
    Ok(DatabaseInspection::File(sqlite::inspect(url).await?))
}

/// What an inspection found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseInspection {
    /// A SQLite file.
    File(Inspection),
    /// A PostgreSQL server.
    Server(ServerInspection),
}

/// Copies the database at this address into a new file, and returns the copy's size in bytes.
///
/// A bot may be using the database: the copy shows it as it was at one moment, without deleted data. The copy is
/// checked and synced to disk before it gets its name.
///
/// # Errors
/// If there is no database of ours, it is on a server, the file exists, or it cannot be written.
pub async fn backup(url: &str, file: &Path) -> Result<u64, BackupError> {
    if is_server(url) {
        return Err(BackupError::OnAServer(file.to_owned()));
    }
    sqlite::backup(url, file).await
}

/// Replaces the database at this address with a backup. The old database is kept beside it.
///
/// # Errors
/// If a bot has the database open, it is on a server, or the file is not a sound database that this version can read.
pub async fn restore(url: &str, file: &Path) -> Result<RestoreReport, BackupError> {
    if is_server(url) {
        return Err(BackupError::IntoAServer(file.to_owned()));
    }
    sqlite::restore(url, file).await
}
