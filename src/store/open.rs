use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection, SqlitePool};

use super::lock::{Lock, beside};
use super::{Inner, Store};

/// Why a database cannot be used: one line that says what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The address is not one of a SQLite database. It is not repeated: it may hold a password.
    #[error("expected a database address such as sqlite://fivefoot.db or sqlite::memory:, {0}")]
    Address(&'static str),
    /// Another process has it open.
    #[error("{} is in use by another process{}: only one may use a database at a time", path.display(), pid_words(*pid))]
    InUse {
        /// The database.
        path: PathBuf,
        /// The other process, where it told.
        pid: Option<u32>,
    },
    /// It is a directory, a device or a link to nothing.
    #[error("{} is not a file: expected a database or nothing, in a directory that exists", .0.display())]
    NotAFile(PathBuf),
    /// It, or what has to be written beside it, cannot be written.
    #[error("cannot write {}: {why}", path.display())]
    Unwritable {
        /// What was to be written.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// It is another program's, or no database at all.
    #[error("{} is not a database of fivefoot: expected one, or no file at all to make a new one", .0.display())]
    Foreign(PathBuf),
    /// It was a database of ours. Nothing was done to it, so that it can be mended or restored.
    #[error("{} is damaged ({why}): restore it from a backup, or move it away to begin anew", path.display())]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A later version of fivefoot made or changed it.
    #[error("{} was written by a later version of fivefoot (migration {migration}): expected that version", path.display())]
    Newer {
        /// The database.
        path: PathBuf,
        /// The first step that this version does not know.
        migration: i64,
    },
    /// Anything else.
    #[error("cannot open {}: {why}", path.display())]
    Failed {
        /// The database.
        path: PathBuf,
        /// What SQLite said.
        why: String,
    },
}

fn pid_words(pid: Option<u32>) -> String {
    pid.map_or_else(String::new, |pid| format!(" (pid {pid})"))
}

/// How long a write waits for its turn.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a write waits for another program that has the file locked, such as somebody's backup. Whoever asked was
/// promised an answer meanwhile.
const OTHERS: Duration = Duration::from_secs(15);

/// Stands in the head of every database of ours; the first migration writes it.
const APPLICATION_ID: i32 = 0x3566_7421;

/// A new migration is a new file and a new line here, in order.
fn migrations() -> Migrator {
    let step = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(1, "tables", include_str!("../../migrations/0001_tables.sql")),
        step(2, "creatures", include_str!("../../migrations/0002_creatures.sql")),
        step(3, "turns", include_str!("../../migrations/0003_turns.sql")),
        step(4, "heights", include_str!("../../migrations/0004_heights.sql")),
        step(5, "loads", include_str!("../../migrations/0005_loads.sql")),
        step(6, "people", include_str!("../../migrations/0006_people.sql")),
        step(7, "theme", include_str!("../../migrations/0007_theme.sql")),
        step(8, "pictures", include_str!("../../migrations/0008_pictures.sql")),
        step(9, "panels", include_str!("../../migrations/0009_panels.sql")),
        step(10, "roster", include_str!("../../migrations/0010_roster.sql")),
        step(11, "departed", include_str!("../../migrations/0011_departed.sql")),
        step(12, "spoken", include_str!("../../migrations/0012_spoken.sql")),
        step(13, "used", include_str!("../../migrations/0013_used.sql")),
        step(14, "portraits", include_str!("../../migrations/0014_portraits.sql")),
        step(15, "players", include_str!("../../migrations/0015_players.sql")),
    ])
}

pub(super) async fn open(url: &str) -> Result<Store, OpenError> {
    open_with(url, SqliteSynchronous::Full).await
}

/// Anything but `Full` loses commands that were already answered when the power fails, and is for measuring only.
pub(super) async fn open_with(url: &str, synchronous: SqliteSynchronous) -> Result<Store, OpenError> {
    let options = parse(url)?.disable_statement_logging().busy_timeout(OTHERS).foreign_keys(true);
    // What is deleted is overwritten, so that what somebody wants forgotten does not stay in the file.
    let options = options.pragma("secure_delete", "ON");
    if is_memory(url) { open_memory(options).await } else { open_file(options, synchronous).await }
}

fn is_memory(url: &str) -> bool {
    matches!(url, "sqlite::memory:" | "sqlite://:memory:")
}

fn parse(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let rest = url.strip_prefix("sqlite:").ok_or(OpenError::Address("but this one begins otherwise"))?;
    let (path, parameters) = rest.split_once('?').unwrap_or((rest, "mode=rwc"));
    if path.trim_start_matches("//").is_empty() {
        return Err(OpenError::Address("but this one names no file"));
    }
    // Everything else would only weaken what this room promises.
    if !matches!(parameters, "mode=rwc" | "mode=rw") {
        return Err(OpenError::Address("without anything behind a question mark"));
    }
    SqliteConnectOptions::from_str(url).map_err(|_| OpenError::Address("but this one cannot be read"))
}

async fn open_memory(options: SqliteConnectOptions) -> Result<Store, OpenError> {
    let failed = |error: sqlx::Error| failed(Path::new(":memory:"), &error);
    let mut anchor = options.connect().await.map_err(failed)?;
    migrate(&mut anchor, Path::new(":memory:")).await?;
    let writer = writer_pool().connect_with(options).await.map_err(failed)?;
    Ok(store(writer.clone(), writer, Some(anchor), None))
}

async fn open_file(options: SqliteConnectOptions, synchronous: SqliteSynchronous) -> Result<Store, OpenError> {
    let path = resolve(options.get_filename())?;
    let lock = Lock::take(&path)?;
    let options = options.filename(&path).create_if_missing(false).synchronous(synchronous);
    if path.exists() {
        check_file(&path)?;
        let mut connection = options.connect().await.map_err(|error| failed(&path, &error))?;
        check(&mut connection, &path).await?;
        migrate(&mut connection, &path).await?;
        connection.close().await.map_err(|error| failed(&path, &error))?;
    } else {
        make(&options, &path).await?;
    }
    let options = options.journal_mode(SqliteJournalMode::Wal);
    let failed = |error: sqlx::Error| failed(&path, &error);
    let writer = writer_pool().connect_with(options.clone()).await.map_err(failed)?;
    let readers = SqlitePoolOptions::new()
        .max_connections(3)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_lazy_with(options.read_only(true));
    Ok(store(writer, readers, None, Some(lock)))
}

fn store(writer: SqlitePool, readers: SqlitePool, anchor: Option<SqliteConnection>, lock: Option<Lock>) -> Store {
    Store(Arc::new(Inner { writer, readers, anchor: Mutex::new(anchor), lock: Mutex::new(lock) }))
}

/// A full disk makes SQLite roll back by itself, of which sqlx does not know: its connection then refuses every further
/// transaction. So one that still counts itself inside a transaction when it comes back is closed, and the next write
/// opens another.
fn writer_pool() -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_release(|connection, _| {
            Box::pin(async move {
                // A rollback may still be queued; the ping comes back behind it.
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        })
}

/// One name for the file, whatever links lead to it, so that its lock is one too.
fn resolve(path: &Path) -> Result<PathBuf, OpenError> {
    let not_a_file = || OpenError::NotAFile(path.to_owned());
    match fs::symlink_metadata(path) {
        Ok(_) => {
            let path = path.canonicalize().map_err(|_| not_a_file())?;
            if path.is_file() { Ok(path) } else { Err(OpenError::NotAFile(path)) }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let name = path.file_name().ok_or_else(not_a_file)?;
            Ok(directory.canonicalize().map_err(|_| not_a_file())?.join(name))
        }
        Err(error) => Err(OpenError::Unwritable { path: path.to_owned(), why: error.to_string() }),
    }
}

/// Makes a database under another name and gives it its own when it is whole: so whatever stands under that name and is
/// not a whole database is damaged, and not one that was being made when the process was killed.
async fn make(options: &SqliteConnectOptions, path: &Path) -> Result<(), OpenError> {
    let log = beside(path, "-wal");
    if log.metadata().is_ok_and(|log| log.len() > 0) {
        let why = format!("it is gone, but {} is there", log.display());
        return Err(OpenError::Damaged { path: path.to_owned(), why });
    }
    let unwritable = |error: io::Error| OpenError::Unwritable { path: path.to_owned(), why: error.to_string() };
    let unfinished = beside(path, ".new");
    for leftover in [unfinished.clone(), beside(&unfinished, "-journal")] {
        match fs::remove_file(&leftover) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(unwritable(error)),
            _ => {}
        }
    }
    let failed = |error: sqlx::Error| failed(path, &error);
    let mut connection =
        options.clone().filename(&unfinished).create_if_missing(true).connect().await.map_err(failed)?;
    migrate(&mut connection, path).await?;
    connection.close().await.map_err(failed)?;
    fs::rename(&unfinished, path).map_err(unwritable)?;
    let directory = path.parent().unwrap_or(Path::new("."));
    File::open(directory).and_then(|directory| directory.sync_all()).map_err(unwritable)
}

fn check_file(path: &Path) -> Result<(), OpenError> {
    let unwritable = |error: io::Error| OpenError::Unwritable { path: path.to_owned(), why: error.to_string() };
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(unwritable)?;
    // SQLite would take an empty file for a new database.
    if file.metadata().map_err(unwritable)?.len() == 0 {
        return Err(OpenError::Damaged { path: path.to_owned(), why: "it is empty".to_owned() });
    }
    Ok(())
}

/// Looks whether it is ours and whole, before anything is written to it. A page that was overwritten is found by no other
/// way than reading them all.
async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| failed(path, &error);
    let id: i32 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(failed)?;
    if id != APPLICATION_ID {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await.map_err(failed)?;
    if found != "ok" {
        let why = found.lines().last().unwrap_or_default().to_owned();
        return Err(OpenError::Damaged { path: path.to_owned(), why });
    }
    Ok(())
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    migrations().run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(migration) => OpenError::Newer { path: path.to_owned(), migration },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(path, &error),
        other => OpenError::Failed { path: path.to_owned(), why: other.to_string() },
    })
}

/// SQLite's result codes by their lowest byte, as https://www.sqlite.org/rescode.html numbers them.
fn failed(path: &Path, error: &sqlx::Error) -> OpenError {
    let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<i32>().ok());
    let (path, why) = (path.to_owned(), error.to_string());
    match code.map(|code| code & 0xff) {
        Some(8 | 13 | 14) => OpenError::Unwritable { path, why },
        Some(11) => OpenError::Damaged { path, why },
        Some(26) => OpenError::Foreign(path),
        _ => OpenError::Failed { path, why },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_listed() {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<String> =
            fs::read_dir(directory).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        let listed: Vec<String> =
            migrations().iter().map(|step| format!("{:04}_{}.sql", step.version, step.description)).collect();
        assert_eq!(listed, files);
    }
}
