//! Copies of a database file: made while a bot uses it, and restored while none does.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::lock::{Lock, with_suffix};
use super::open;
use crate::store::{OpenError, reason};

/// Why a database was not copied or restored. Nothing has changed, and no partial copy is left.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database or its copy cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is nothing to copy.
    #[error("there is no database at {}: check DATABASE_URL", .0.display())]
    NoDatabase(PathBuf),
    /// A database in memory.
    #[error("a database in memory has no file: expected an address such as sqlite://fivefoot.db in DATABASE_URL")]
    InMemory,
    /// PostgreSQL makes its own copies.
    #[error(
        "the database is on a PostgreSQL server, which makes its own copies, also while the bot runs: \
         pg_dump --format=custom --file={} \"$DATABASE_URL\"", .0.display()
    )]
    OnAServer(PathBuf),
    /// PostgreSQL restores its own copies.
    #[error(
        "the database is on a PostgreSQL server, which puts its own copies back: stop the bot, and \
         pg_restore --clean --if-exists --single-transaction --dbname=\"$DATABASE_URL\" {}", .0.display()
    )]
    IntoAServer(PathBuf),
    /// Something is already at the path of the copy.
    #[error("{} exists already: name a file that doesn't exist yet, such as tables-2026-11-23.db", .0.display())]
    Exists(PathBuf),
    /// The backup to restore is the database itself.
    #[error("{} is the database itself: name a backup of it", .0.display())]
    Itself(PathBuf),
    /// The system refused.
    #[error("can't write {}: {why}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The system's error.
        why: String,
    },
}

/// What was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreReport {
    /// The database that a bot will use.
    pub database: PathBuf,
    /// Where the previous database is, if there was one.
    pub before: Option<PathBuf>,
}

pub(in crate::store) async fn backup(url: &str, file: &Path) -> Result<u64, BackupError> {
    let path = database(url)?;
    if !path.exists() {
        return Err(BackupError::NoDatabase(path));
    }
    if fs::symlink_metadata(file).is_ok() {
        return Err(BackupError::Exists(file.to_owned()));
    }
    let mut connection = connect(&path, SqliteConnectOptions::new()).await?;
    let unfinished = with_suffix(file, ".unfinished");
    let copied = copy(&mut connection, &unfinished).await;
    // If no bot has the database open, this also checkpoints the log.
    let closed = connection.close().await.map_err(|error| open::failed(&path, &error));
    let named = match copied {
        Ok(()) => name_new(&unfinished, file),
        Err(error) => Err(error),
    };
    let _ = fs::remove_file(&unfinished);
    named?;
    closed?;
    fs::metadata(file).map(|copy| copy.len()).map_err(|error| unwritable(file, &error))
}

pub(in crate::store) async fn restore(url: &str, file: &Path) -> Result<RestoreReport, BackupError> {
    let path = database(url)?;
    let backup = open::resolve(file)?;
    if !backup.exists() {
        return Err(BackupError::NoDatabase(backup));
    }
    if backup == path {
        return Err(BackupError::Itself(backup));
    }
    let mut lock = Lock::take(&path)?;
    let mut connection = connect(&backup, SqliteConnectOptions::new().read_only(true)).await?;
    open::check_whole(&mut connection, &backup).await?;
    open::check_known(&mut connection, &backup).await?;
    let copy_path = with_suffix(&path, ".restored");
    let _ = fs::remove_file(&copy_path);
    let copied = copy(&mut connection, &copy_path).await;
    let _ = connection.close().await;
    let placed = match copied {
        Ok(()) => place(&copy_path, &path).await,
        Err(error) => Err(error),
    };
    if placed.is_ok() {
        // The backup is older than the last acknowledged change, as it is meant to be.
        lock.settle().map_err(|error| unwritable(&path, &error))?;
    }
    let _ = fs::remove_file(&copy_path);
    drop(lock);
    Ok(RestoreReport { before: placed?, database: path })
}

/// The file that an address names.
fn database(url: &str) -> Result<PathBuf, BackupError> {
    let options = open::parse(url)?;
    if open::is_memory(url) {
        return Err(BackupError::InMemory);
    }
    Ok(open::resolve(options.get_filename())?)
}

/// Connects to a database of ours without changing anything in it.
async fn connect(path: &Path, options: SqliteConnectOptions) -> Result<SqliteConnection, BackupError> {
    let options = options.filename(path).busy_timeout(open::BUSY_TIMEOUT).disable_statement_logging();
    let mut connection = options.connect().await.map_err(|error| open::failed(path, &error))?;
    open::check_ours(&mut connection, path).await?;
    Ok(connection)
}

/// Writes a whole database into a file that only its owner can read, checks it, and waits until it is on disk.
async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), BackupError> {
    let io = |error: io::Error| unwritable(to, &error);
    let failed = |error: sqlx::Error| BackupError::Open(open::failed(to, &error));
    // SQLite fills an empty file and keeps its permissions.
    let mut options = OpenOptions::new().write(true).create(true).truncate(true).to_owned();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    drop(options.open(to).map_err(io)?);
    let name = to.to_str().ok_or_else(|| unwritable(to, &io::Error::other("its name is not UTF-8")))?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(connection).await.map_err(failed)?;
    let options = SqliteConnectOptions::new().filename(to).read_only(true).disable_statement_logging();
    let mut copy = options.connect().await.map_err(failed)?;
    open::check_whole(&mut copy, to).await?;
    copy.close().await.map_err(failed)?;
    File::open(to).and_then(|file| file.sync_all()).map_err(io)
}

/// Renames a finished file without replacing another.
fn name_new(from: &Path, to: &Path) -> Result<(), BackupError> {
    match fs::hard_link(from, to) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(BackupError::Exists(to.to_owned())),
        // The file system has no hard links.
        Err(_) if fs::symlink_metadata(to).is_err() => fs::rename(from, to).map_err(|error| unwritable(to, &error))?,
        Err(_) => return Err(BackupError::Exists(to.to_owned())),
    }
    sync_folder(to)
}

/// Puts a finished copy in the place of the database and returns the path where that one is kept, with its log.
///
/// There is a database under the name at every moment: a bot that starts after a crash here never creates an empty one.
async fn place(copy: &Path, path: &Path) -> Result<Option<PathBuf>, BackupError> {
    let (log, memory) = (with_suffix(path, "-wal"), with_suffix(path, "-shm"));
    if path.exists() {
        // Move the log into the file. A damaged database keeps its log.
        if let Ok(mut old) = connect(path, SqliteConnectOptions::new()).await {
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut old).await;
            let _ = old.close().await;
        }
    }
    let before = (1..)
        .map(|nth| if nth == 1 { ".before-restore".to_owned() } else { format!(".before-restore-{nth}") })
        .map(|suffix| with_suffix(path, &suffix))
        .find(|free| fs::symlink_metadata(free).is_err())
        .unwrap_or_else(|| with_suffix(path, ".before-restore"));
    let existed = path.exists();
    if existed {
        belongs_to_owner_of(copy, path);
        if fs::hard_link(path, &before).is_err() {
            fs::copy(path, &before).map_err(|error| unwritable(&before, &error))?;
        }
    } else if let Some(folder) = path.parent() {
        belongs_to_owner_of(copy, folder);
    }
    let has_log = log.metadata().is_ok_and(|log| log.len() > 0);
    if has_log {
        let kept = with_suffix(&before, "-wal");
        fs::rename(&log, &kept).map_err(|error| unwritable(&kept, &error))?;
    }
    for leftover in [&log, &memory] {
        let _ = fs::remove_file(leftover);
    }
    fs::rename(copy, path).map_err(|error| unwritable(path, &error))?;
    sync_folder(path)?;
    Ok((existed || has_log).then_some(before))
}

/// Gives a new file the owner of another: root may restore for a service that runs as another user.
fn belongs_to_owner_of(new: &Path, old: &Path) {
    #[cfg(unix)]
    if let Ok(old) = old.metadata() {
        use std::os::unix::fs::MetadataExt;
        // Only root may do this; for anybody else the owner is already right.
        let _ = std::os::unix::fs::chown(new, Some(old.uid()), Some(old.gid()));
    }
    #[cfg(not(unix))]
    let _ = (new, old);
}

fn sync_folder(of: &Path) -> Result<(), BackupError> {
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| unwritable(folder, &error))
}

fn unwritable(path: &Path, error: &io::Error) -> BackupError {
    BackupError::Unwritable { path: path.to_owned(), why: reason(error) }
}
