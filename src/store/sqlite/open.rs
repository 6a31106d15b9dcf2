use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

use rusqlite::{Connection as FileConnection, OpenFlags};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqlSafeStr, SqliteConnection};

use super::SqliteFile;
use super::lock::{Acknowledged, Lock, with_suffix};
use crate::store::file_pool::FilePool;
use crate::store::statement::Pool;
use crate::store::{OpenError, reason};

/// How long a write waits while another program, such as a backup, locks the file. The reply has been deferred by then.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(15);

/// Written into the header of our databases by the first migration.
const APPLICATION_ID: i32 = 0x3566_7421;

/// A new migration is a new file and a new line here. Existing files never change: sqlx compares their checksums.
fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../../../migrations/0001_tables.sql")),
        migration(2, "creatures", include_str!("../../../migrations/0002_creatures.sql")),
        migration(3, "turns", include_str!("../../../migrations/0003_turns.sql")),
        migration(4, "heights", include_str!("../../../migrations/0004_heights.sql")),
        migration(5, "loads", include_str!("../../../migrations/0005_loads.sql")),
        migration(6, "people", include_str!("../../../migrations/0006_people.sql")),
        migration(7, "theme", include_str!("../../../migrations/0007_theme.sql")),
        migration(8, "pictures", include_str!("../../../migrations/0008_pictures.sql")),
        migration(9, "panels", include_str!("../../../migrations/0009_panels.sql")),
        migration(10, "roster", include_str!("../../../migrations/0010_roster.sql")),
        migration(11, "departed", include_str!("../../../migrations/0011_departed.sql")),
        migration(12, "spoken", include_str!("../../../migrations/0012_spoken.sql")),
        migration(13, "used", include_str!("../../../migrations/0013_used.sql")),
        migration(14, "portraits", include_str!("../../../migrations/0014_portraits.sql")),
        migration(15, "players", include_str!("../../../migrations/0015_players.sql")),
        migration(16, "mounts", include_str!("../../../migrations/0016_mounts.sql")),
        migration(17, "speed_bonuses", include_str!("../../../migrations/0017_speed_bonuses.sql")),
        migration(18, "own_spaces", include_str!("../../../migrations/0018_own_spaces.sql")),
        migration(19, "panel_lines", include_str!("../../../migrations/0019_panel_lines.sql")),
        migration(20, "settings", include_str!("../../../migrations/0020_settings.sql")),
        migration(21, "pings", include_str!("../../../migrations/0021_pings.sql")),
        migration(23, "originals", include_str!("../../../migrations/0023_originals.sql")),
        migration(24, "menus", include_str!("../../../migrations/0024_menus.sql")),
        migration(25, "in_use", include_str!("../../../migrations/0025_in_use.sql")),
        migration(26, "answers", include_str!("../../../migrations/0026_answers.sql")),
        migration(27, "pages", include_str!("../../../migrations/0027_pages.sql")),
    ])
}

/// The writer, the readers, and what else belongs to an open database.
type Opened = (Pool, Pool, SqliteFile);

/// With anything but `Full`, a power failure loses acknowledged commands; for benchmarks only.
pub(in crate::store) async fn open(url: &str, synchronous: SqliteSynchronous) -> Result<Opened, OpenError> {
    let options = parse(url)?.disable_statement_logging().busy_timeout(BUSY_TIMEOUT).foreign_keys(true);
    // Deleted data is overwritten, so that nothing forgotten stays readable in the file.
    let options = options.pragma("secure_delete", "ON");
    if is_memory(url) { open_memory(options).await } else { open_file(options, synchronous).await }
}

pub(super) fn is_memory(url: &str) -> bool {
    matches!(url, "sqlite::memory:" | "sqlite://:memory:")
}

pub(super) fn parse(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let rest = url.strip_prefix("sqlite:").ok_or(OpenError::Address("but this one begins otherwise"))?;
    let (path, parameters) = rest.split_once('?').unwrap_or((rest, "mode=rwc"));
    if path.trim_start_matches("//").is_empty() {
        return Err(OpenError::Address("but this one names no file"));
    }
    // Other parameters would only weaken the promises of this module.
    if !matches!(parameters, "mode=rwc" | "mode=rw") {
        return Err(OpenError::Address("without anything behind a question mark"));
    }
    SqliteConnectOptions::from_str(url).map_err(|_| OpenError::Address("but this one cannot be read"))
}

async fn open_memory(options: SqliteConnectOptions) -> Result<Opened, OpenError> {
    let failed = |error: sqlx::Error| failed(Path::new(":memory:"), &error);
    let mut anchor = options.connect().await.map_err(failed)?;
    create_tables(&mut anchor).await.map_err(failed)?;
    let file = options.get_filename().to_owned();
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_MEMORY
        | OpenFlags::SQLITE_OPEN_SHARED_CACHE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let writer = Pool::File(FilePool::new(1, move || connect(&file, flags, None)));
    Ok((writer.clone(), writer, SqliteFile::new(None, Some(anchor), None)))
}

/// Creates the tables as all migrations leave them, without the list of migrations: no later version will open this database.
/// SQLite re-reads the whole schema for nearly every migration, so a process that opens many in-memory databases, as tests
/// do, reuses the schema of the first.
async fn create_tables(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    static TABLES: OnceLock<String> = OnceLock::new();
    if let Some(tables) = TABLES.get() {
        sqlx::raw_sql(AssertSqlSafe(tables.as_str())).execute(connection).await?;
        return Ok(());
    }
    for migration in migrations().iter() {
        sqlx::raw_sql(migration.sql.clone()).execute(&mut *connection).await?;
    }
    let made = "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY rowid";
    let made: Vec<String> = sqlx::query_scalar(made).fetch_all(connection).await?;
    TABLES.get_or_init(|| format!("BEGIN; {}; COMMIT", made.join("; ")));
    Ok(())
}

async fn open_file(options: SqliteConnectOptions, synchronous: SqliteSynchronous) -> Result<Opened, OpenError> {
    let path = resolve(options.get_filename())?;
    let mut lock = Lock::take(&path)?;
    let options = options.filename(&path).create_if_missing(false).synchronous(synchronous);
    if path.exists() {
        check_file(&path)?;
        let mut connection = options.connect().await.map_err(|error| failed(&path, &error))?;
        let ready = ready(&mut connection, &path, lock.left()).await;
        // A connection that is merely dropped closes some time later, and would then remove the log in use.
        let closed = connection.close().await.map_err(|error| failed(&path, &error));
        ready.and(closed)?;
    } else if lock.left().is_some() {
        return Err(OpenError::Incomplete(path));
    } else {
        create(&options, &path).await?;
    }
    lock.settle().map_err(|error| OpenError::Unwritable { path: path.clone(), why: reason(&error) })?;
    let mut file = SqliteFile::new(Some(path.clone()), None, Some(lock));
    file.waits_for_the_disk = synchronous == SqliteSynchronous::Full;
    let (name, connections) = (path.clone(), file.others.connections.clone());
    let writer = FilePool::new(1, move || {
        let connection = connect(&name, OpenFlags::SQLITE_OPEN_READ_WRITE | PRIVATE, Some("WAL"))?;
        connections.opened();
        Ok(connection)
    });
    writer.open_one().map_err(|error| {
        let code = error.sqlite_error().map(|error| error.extended_code);
        sorted(&path, code, error.to_string())
    })?;
    let name = path.clone();
    let readers = FilePool::new(3, move || connect(&name, OpenFlags::SQLITE_OPEN_READ_ONLY | PRIVATE, None));
    Ok((Pool::File(writer), Pool::File(readers), file))
}

/// The flags of a file that is ours alone in this process; we make sure that no two threads share a connection at a time.
const PRIVATE: OpenFlags = OpenFlags::SQLITE_OPEN_NO_MUTEX.union(OpenFlags::SQLITE_OPEN_PRIVATE_CACHE);

/// Opens a connection for commands, with the settings that sqlx uses for checking and migrating.
fn connect(path: &Path, flags: OpenFlags, journal: Option<&str>) -> rusqlite::Result<FileConnection> {
    let connection = FileConnection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "secure_delete", true)?;
    if let Some(journal) = journal {
        connection.pragma_update(None, "journal_mode", journal)?;
    }
    Ok(connection)
}

/// The canonical path, so that links to one file share one lock.
pub(super) fn resolve(path: &Path) -> Result<PathBuf, OpenError> {
    let not_a_file = || OpenError::NotAFile(path.to_owned());
    match fs::symlink_metadata(path) {
        Ok(_) => {
            let path = path.canonicalize().map_err(|_| not_a_file())?;
            if path.is_file() { Ok(path) } else { Err(OpenError::NotAFile(path)) }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
            let name = path.file_name().ok_or_else(not_a_file)?;
            let missing = |_| OpenError::NoFolder(directory.to_owned());
            Ok(directory.canonicalize().map_err(missing)?.join(name))
        }
        Err(error) => Err(OpenError::Unwritable { path: path.to_owned(), why: reason(&error) }),
    }
}

/// Creates a database under a temporary name and renames it once complete. So an incomplete database under the real
/// name is a damaged one, never one whose creation was interrupted.
async fn create(options: &SqliteConnectOptions, path: &Path) -> Result<(), OpenError> {
    check_log(path)?;
    let unwritable = |error: io::Error| OpenError::Unwritable { path: path.to_owned(), why: reason(&error) };
    let unfinished = with_suffix(path, ".new");
    for leftover in [unfinished.clone(), with_suffix(&unfinished, "-journal")] {
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

pub(super) fn check_file(path: &Path) -> Result<(), OpenError> {
    let unwritable = |error: io::Error| OpenError::Unwritable { path: path.to_owned(), why: reason(&error) };
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(unwritable)?;
    // SQLite would take an empty file for a new database.
    if file.metadata().map_err(unwritable)?.len() == 0 {
        return Err(OpenError::Damaged { path: path.to_owned(), why: "it is empty".to_owned() });
    }
    Ok(())
}

/// Checks that there is no log without its database.
pub(super) fn check_log(path: &Path) -> Result<(), OpenError> {
    let log = with_suffix(path, "-wal");
    if log.metadata().is_ok_and(|log| log.len() > 0) {
        let why = format!("it is gone, but {} is there", log.display());
        return Err(OpenError::Damaged { path: path.to_owned(), why });
    }
    Ok(())
}

/// Checks that the last process's last acknowledged change is in the database, if that process did not close it.
pub(super) async fn check_complete(
    connection: &mut SqliteConnection,
    path: &Path,
    left: Option<Acknowledged>,
) -> Result<(), OpenError> {
    let Some(Acknowledged { channel, revision }) = left else { return Ok(()) };
    let kept = sqlx::query_scalar("SELECT revision FROM channel WHERE id = $1").bind(channel);
    let kept: Option<i64> = kept.fetch_optional(connection).await.map_err(|error| failed(path, &error))?;
    if kept >= Some(revision) { Ok(()) } else { Err(OpenError::Incomplete(path.to_owned())) }
}

/// Checks an existing database and brings it up to date.
async fn ready(connection: &mut SqliteConnection, path: &Path, left: Option<Acknowledged>) -> Result<(), OpenError> {
    check(connection, path).await?;
    check_complete(connection, path, left).await?;
    migrate(connection, path).await
}

/// Checks that the file is ours and intact, before anything is written to it. Only reading all pages finds an
/// overwritten one.
async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    check_ours(connection, path).await?;
    check_pages(connection, path, "PRAGMA quick_check(1)").await
}

/// Checks that the file is ours.
pub(super) async fn check_ours(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| failed(path, &error);
    let id: i32 = sqlx::query_scalar("PRAGMA application_id").fetch_one(connection).await.map_err(failed)?;
    if id == APPLICATION_ID { Ok(()) } else { Err(OpenError::Foreign(path.to_owned())) }
}

/// Checks every page, row and index.
pub(super) async fn check_whole(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    check_pages(connection, path, "PRAGMA integrity_check(1)").await
}

async fn check_pages(connection: &mut SqliteConnection, path: &Path, how: &'static str) -> Result<(), OpenError> {
    let found: String = sqlx::query_scalar(how).fetch_one(connection).await.map_err(|error| failed(path, &error))?;
    if found != "ok" {
        let why = found.lines().last().unwrap_or_default().to_owned();
        return Err(OpenError::Damaged { path: path.to_owned(), why });
    }
    Ok(())
}

/// Checks that no later version wrote it, and counts the migrations that it lacks.
pub(super) async fn check_known(connection: &mut SqliteConnection, path: &Path) -> Result<usize, OpenError> {
    let failed = |error: sqlx::Error| failed(path, &error);
    let made: Vec<i64> =
        sqlx::query_scalar("SELECT version FROM _sqlx_migrations").fetch_all(connection).await.map_err(failed)?;
    let known = migrations();
    match made.iter().find(|made| !known.version_exists(**made)) {
        Some(&migration) => Err(OpenError::Newer { path: path.to_owned(), migration }),
        None => Ok(known.iter().count().saturating_sub(made.len())),
    }
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    migrations().run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(migration) => OpenError::Newer { path: path.to_owned(), migration },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(path, &error),
        other => OpenError::Failed { path: path.to_owned(), why: other.to_string() },
    })
}

/// Sorts errors by SQLite's primary result codes (<https://www.sqlite.org/rescode.html>), the lowest byte of the extended
/// ones.
pub(super) fn failed(path: &Path, error: &sqlx::Error) -> OpenError {
    let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<i32>().ok());
    sorted(path, code, error.to_string())
}

fn sorted(path: &Path, code: Option<i32>, why: String) -> OpenError {
    let path = path.to_owned();
    match code.map(|code| code & 0xff) {
        Some(8 | 13 | 14) => OpenError::Unwritable { path, why },
        Some(11) => OpenError::Damaged { path, why },
        Some(26) => OpenError::Foreign(path),
        _ => OpenError::Failed { path, why },
    }
}
