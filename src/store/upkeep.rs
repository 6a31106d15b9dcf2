//! What an operator does with a database from outside: looks at it, copies it, puts a copy back.

use std::path::Path;

use super::postgres::{self, ServerInspection};
use super::sqlite::{self, BackupError, Inspection, Restored};
use super::{OpenError, is_server};

/// Looks at the database at this address. A bot may use it meanwhile.
///
/// # Errors
/// If a bot could not use it, with the reason.
pub async fn inspect(url: &str) -> Result<Inspected, OpenError> {
    if is_server(url) {
        return Ok(Inspected::Server(postgres::inspect(url).await?));
    }
    Ok(Inspected::File(sqlite::inspect(url).await?))
}

/// What a look at a database showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inspected {
    /// A SQLite file.
    File(Inspection),
    /// A PostgreSQL server.
    Server(ServerInspection),
}

/// Copies the database at this address into a new file, and returns the copy's size in bytes.
///
/// A bot may use the database meanwhile: the copy shows it as it was at one moment, without what was deleted. The copy is
/// checked and on disk before it gets its name.
///
/// # Errors
/// If there is no database of ours, it is on a server, the file exists, or it cannot be written.
pub async fn backup(url: &str, file: &Path) -> Result<u64, BackupError> {
    if is_server(url) {
        return Err(BackupError::OnAServer(file.to_owned()));
    }
    sqlite::backup(url, file).await
}

/// Puts a backup in the place of the database at this address. The database that was there is kept beside it.
///
/// # Errors
/// If a bot has the database open, it is on a server, or the file is not a sound database that this version can read.
pub async fn restore(url: &str, file: &Path) -> Result<Restored, BackupError> {
    if is_server(url) {
        return Err(BackupError::IntoAServer(file.to_owned()));
    }
    sqlite::restore(url, file).await
}
