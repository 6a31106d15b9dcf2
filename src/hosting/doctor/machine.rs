//! The machine: the database, its disk, and who may read the token.

use std::path::{Path, PathBuf};

use super::Line;
use crate::config::Settings;
use crate::store::{self, Contents, DatabaseInspection, Inspection, OpenError, ServerInspection};

const MEGABYTE: u64 = 1_000_000;
/// With less, the next evening of play may fill the disk.
const TOO_LITTLE: u64 = 100 * MEGABYTE;
/// With less, it is time to act.
const LITTLE: u64 = 1000 * MEGABYTE;

/// Reports whether others may read the `.env` file, which holds the token.
pub(super) fn settings_file() -> Option<Line> {
    let file = Settings::file()?;
    #[cfg(unix)]
    if let Ok(metadata) = file.metadata() {
        use std::os::unix::fs::PermissionsExt;
        if metadata.permissions().mode() & 0o044 != 0 {
            let (found, remedy) = (format!("others can read {}, which holds the token", file.display()), chmod(&file));
            return Some(Line::note("settings", found, remedy));
        }
    }
    Some(Line::fine("settings", format!("from the environment and {}", file.display())))
}

fn chmod(file: &Path) -> String {
    format!("chmod 600 {}", file.display())
}

/// The database at this address, and the disk that it is on.
// The integer type of a file system's kind depends on the processor.
#[allow(clippy::useless_conversion)]
pub(super) async fn database(url: &str) -> Vec<Line> {
    let inspection = match store::inspect(url).await {
        Ok(DatabaseInspection::File(inspection)) => inspection,
        Ok(DatabaseInspection::Server(inspection)) => return server(&inspection),
        Err(error) => return vec![Line::fault("database", error.to_string(), remedy(&error))],
    };
    let mut lines = vec![found(&inspection)];
    if let Some(path) = &inspection.path {
        let folder = path.parent().map_or_else(|| PathBuf::from("."), Path::to_owned);
        let size = inspection.contents.as_ref().map_or(0, |contents| contents.bytes);
        #[cfg(unix)]
        if let Ok(disk) = rustix::fs::statvfs(&folder) {
            lines.push(free_space(disk.f_bavail.saturating_mul(disk.f_frsize), size));
        }
        #[cfg(target_os = "linux")]
        if let Ok(disk) = rustix::fs::statfs(&folder) {
            lines.extend(kind_of_disk(i64::from(disk.f_type) & 0xffff_ffff));
        }
        #[cfg(not(unix))]
        let _ = (folder, size);
    }
    lines
}

/// What to do about a database that cannot be used. Most errors already say it.
fn remedy(error: &OpenError) -> &'static str {
    match error {
        OpenError::Address(_) => "correct DATABASE_URL",
        OpenError::InUse { .. } => "stop the other process",
        OpenError::NoFolder(_) => "make the folder, or correct DATABASE_URL",
        OpenError::NotAFile(_) => "correct DATABASE_URL, or remove what is there",
        OpenError::Unwritable { .. } => "make the bot's account the owner of the folder and of the files in it",
        OpenError::Foreign(_) => "set DATABASE_URL to another file",
        OpenError::Damaged { .. } => "fivefoot restore FILE, with your newest backup",
        OpenError::Incomplete(_) => "see docs/hosting.md, and keep a copy of the files",
        OpenError::Newer { .. } => "install the newer version, or restore the backup from before the upgrade",
        OpenError::Failed { .. } => "see docs/hosting.md, and keep a copy of the file",
        OpenError::Unreachable { .. } => "start the server, or correct host and port in DATABASE_URL",
        OpenError::Refused { .. } => {
            "correct user, password and database in DATABASE_URL, or what the server grants them"
        }
        OpenError::OldServer { .. } => "upgrade the server",
        OpenError::ForeignServer(_) => "make a database for the bot alone: createdb --owner=fivefoot fivefoot",
        OpenError::NewerServer { .. } => "install the newer version, or restore the backup from before the upgrade",
        OpenError::ServerFailed { .. } => "look into the server's log",
    }
}

fn found(inspection: &Inspection) -> Line {
    let Inspection { path, used_by, contents } = inspection;
    let Some(path) = path else {
        let remedy = "set DATABASE_URL to a file, such as sqlite://fivefoot.db";
        return Line::fault("database", "in memory: every table is lost when the bot stops", remedy);
    };
    let path = path.display();
    let user = match used_by {
        Some(Some(pid)) => format!("; in use by process {pid}"),
        Some(None) => "; in use".to_owned(),
        None => String::new(),
    };
    let Some(Contents { bytes, tables, behind, sqlite }) = contents else {
        return Line::fine("database", format!("{path} is made at the first start"));
    };
    let size = format!("{tables} tables in {:.1} MB, SQLite {sqlite}", *bytes as f64 / MEGABYTE as f64);
    if *behind > 0 {
        let found = format!("{path} is sound: {size}; of an older version ({behind} migrations behind){user}");
        return Line::note(
            "database",
            found,
            "make a backup: the next start brings it up to date, and there is no way back",
        );
    }
    Line::fine("database", format!("{path} is sound: {size}{user}"))
}

/// With fewer connections left on a server, a second process of the bot has no room.
const FEW_CONNECTIONS: i64 = 15;

/// The findings about a database on a server.
fn server(found: &ServerInspection) -> Vec<Line> {
    let ServerInspection { server, version, private, bytes, tables, behind, in_use, connections_left } = found;
    let users = if *in_use > 0 { format!("; {in_use} connections of a bot that runs") } else { String::new() };
    let place = format!("PostgreSQL {version} at {server}");
    let size = format!("{tables} tables in {:.1} MB", *bytes as f64 / MEGABYTE as f64);
    let mut lines = vec![match behind {
        None => Line::fine("database", format!("{place} is empty: its tables are made at the first start")),
        Some(0) => Line::fine("database", format!("{place} is in order: {size}{users}")),
        Some(behind) => Line::note(
            "database",
            format!("{place} is in order: {size}; of an older version ({behind} migrations behind){users}"),
            "make a backup with pg_dump: the next start brings it up to date, and there is no way back",
        ),
    }];
    if !private {
        let remedy = "add ?sslmode=verify-full to DATABASE_URL, with sslrootcert=FILE for a certificate of your own";
        lines.push(Line::note("database", "the connection to the server is not encrypted", remedy));
    }
    if *connections_left < FEW_CONNECTIONS {
        let found = format!("the server has {connections_left} connections left, and each process takes up to 12");
        lines.push(Line::note("database", found, "raise max_connections"));
    }
    lines
}

/// Whether the disk has room for the database to grow, and for a backup of it: both in bytes.
#[must_use]
pub fn free_space(free: u64, database: u64) -> Line {
    let found = format!("{} MB free", free / MEGABYTE);
    let remedy = "make room: on a full disk commands are refused";
    match free {
        _ if free < TOO_LITTLE.max(database) => Line::fault("disk", found, remedy),
        _ if free < LITTLE.max(2 * database) => Line::note("disk", found, remedy),
        _ => Line::fine("disk", found),
    }
}

/// Warns about the kind of file system the database is on, by Linux's numbers (statfs(2)); `None` if it is harmless.
#[cfg(target_os = "linux")]
#[must_use]
pub fn kind_of_disk(kind: i64) -> Option<Line> {
    match kind {
        0x6969 | 0x517b | 0xff53_4d42 | 0xfe53_4d42 | 0x0102_1997 => Some(Line::fault(
            "disk",
            "the database is on a network drive, where SQLite's locks do not hold",
            "keep it on a disk of this machine",
        )),
        0x0102_1994 | 0x8584_58f6 => Some(Line::note(
            "disk",
            "the database is in memory (tmpfs): it is gone when the machine restarts",
            "keep it on a disk",
        )),
        0x794c_7630 => Some(Line::note(
            "disk",
            "the database is in a container's own layer: it is gone with the container",
            "keep it in a volume",
        )),
        _ => None,
    }
}
