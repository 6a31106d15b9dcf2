//! Inspects a database from outside, without changing it: for an operator who wants to know why a bot does not start.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::lock::{self, Acknowledged};
use super::open;
use crate::store::{OpenError, reason};

/// What an inspection of a database found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// Where the file is, or will be; `None` for a database in memory.
    pub path: Option<PathBuf>,
    /// The process that uses it, if any, and its id, if known.
    pub used_by: Option<Option<u32>>,
    /// What is in it; `None` if there is no file yet.
    pub contents: Option<Contents>,
}

/// A sound database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The size of its file in bytes.
    pub bytes: u64,
    /// How many tables are kept in it.
    pub tables: i64,
    /// How many migrations it lacks: the next start applies them.
    pub behind: usize,
    /// The version of SQLite that reads it.
    pub sqlite: String,
}

/// Inspects a file, reading all of it. A bot may be using it.
pub(in crate::store) async fn inspect(url: &str) -> Result<Inspection, OpenError> {
    let options = open::parse(url)?;
    if open::is_memory(url) {
        return Ok(Inspection { path: None, used_by: None, contents: None });
    }
    let path = open::resolve(options.get_filename())?;
    let used_by = lock::holder(&path);
    writable_folder(&path)?;
    // While a bot uses it, the last acknowledged change is a moving target.
    let left = if used_by.is_none() { lock::left_at(&path) } else { None };
    if !path.exists() {
        open::check_log(&path)?;
        if left.is_some() {
            return Err(OpenError::Incomplete(path));
        }
        return Ok(Inspection { path: Some(path), used_by, contents: None });
    }
    open::check_file(&path)?;
    let contents = contents(&path, left).await?;
    Ok(Inspection { path: Some(path), used_by, contents: Some(contents) })
}

async fn contents(path: &Path, left: Option<Acknowledged>) -> Result<Contents, OpenError> {
    let failed = |error: sqlx::Error| open::failed(path, &error);
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(open::BUSY_TIMEOUT);
    let mut connection = options.disable_statement_logging().connect().await.map_err(failed)?;
    open::check_ours(&mut connection, path).await?;
    open::check_whole(&mut connection, path).await?;
    open::check_complete(&mut connection, path, left).await?;
    let behind = open::check_known(&mut connection, path).await?;
    let sqlite = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await.map_err(failed)?;
    let tables = sqlx::query_scalar("SELECT count(*) FROM channel").fetch_one(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)?;
    Ok(Contents { bytes: path.metadata().map_or(0, |file| file.len()), tables, behind, sqlite })
}

/// SQLite and the lock need files beside the database.
fn writable_folder(path: &Path) -> Result<(), OpenError> {
    let probe = lock::with_suffix(path, &format!(".probe-{}", std::process::id()));
    let written = fs::File::create_new(&probe);
    let _ = fs::remove_file(&probe);
    written.map(drop).map_err(|error| OpenError::Unwritable { path: path.to_owned(), why: reason(&error) })
}
