//! Why a database cannot be opened.

use std::path::PathBuf;

/// Why a database cannot be opened, with what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Not the address of a database. The address is not repeated, because it may contain a password.
    #[error(
        "expected a database address such as sqlite://fivefoot.db, sqlite::memory: or \
         postgres://fivefoot:PASSWORD@localhost/fivefoot, {0}"
    )]
    Address(&'static str),
    /// Another process has the file open.
    #[error("{} is in use by another process{}: a database can only be used by one at a time", path.display(), pid_words(*pid))]
    InUse {
        /// The database.
        path: PathBuf,
        /// The other process, if known.
        pid: Option<u32>,
    },
    /// The directory that the file would be in is missing.
    #[error("the folder {} does not exist: make it (mkdir -p {}), or name another place", .0.display(), .0.display())]
    NoFolder(PathBuf),
    /// A directory, a device or a dangling link.
    #[error("{} is not a file: expected a database, or nothing yet, in an existing directory", .0.display())]
    NotAFile(PathBuf),
    /// The file, or one needed next to it, cannot be written.
    #[error("cannot write {}: {why}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The system's error.
        why: String,
    },
    /// Another program's file.
    #[error("{} is not a fivefoot database: expected one, or no file, to create a new one", .0.display())]
    Foreign(PathBuf),
    /// A damaged database of ours. It is left untouched, so that it can be repaired or restored.
    #[error("{} is damaged ({why}): restore a backup, or move it away to start over", path.display())]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// Commands are missing that had been acknowledged.
    #[error(
        "{} lacks commands that were done: put {}-wal back beside it, or restore a backup; to go on with what is \
         there, delete {}.lock", .0.display(), .0.display(), .0.display()
    )]
    Incomplete(PathBuf),
    /// Written by a later version of fivefoot.
    #[error("{} was written by a newer version of fivefoot (migration {migration}): use that version", path.display())]
    Newer {
        /// The database.
        path: PathBuf,
        /// The first migration that this version does not know.
        migration: i64,
    },
    /// Any other failure.
    #[error("cannot open {}: {why}", path.display())]
    Failed {
        /// The database.
        path: PathBuf,
        /// SQLite's error.
        why: String,
    },
    /// Nothing answers at the server's address.
    #[error("cannot reach the PostgreSQL server {server}: {why}")]
    Unreachable {
        /// The server: host, port and database.
        server: String,
        /// What was tried, and how it failed.
        why: String,
    },
    /// The server does not let us in, or denies us something that we need.
    #[error("the PostgreSQL server {server} refuses: {why}")]
    Refused {
        /// The server.
        server: String,
        /// PostgreSQL's error.
        why: String,
    },
    /// The server's version lacks something that we need.
    #[error("the PostgreSQL server {server} is of version {version}: expected {needed} or later")]
    OldServer {
        /// The server.
        server: String,
        /// Its version.
        version: String,
        /// The first version that works.
        needed: u32,
    },
    /// Another program's tables.
    #[error("the database {0} holds another program's tables: expected an empty database, or a schema of our own")]
    ForeignServer(String),
    /// Migrated by a later version of fivefoot.
    #[error(
        "the database {server} was written by a newer version of fivefoot (migration {migration}): use that version"
    )]
    NewerServer {
        /// The server.
        server: String,
        /// The first migration that this version does not know.
        migration: i64,
    },
    /// Any other failure of a server.
    #[error("cannot open the database {server}: {why}")]
    ServerFailed {
        /// The server.
        server: String,
        /// PostgreSQL's error.
        why: String,
    },
}

impl OpenError {
    /// Whether the remedy is another setting, rather than a retry or a backup: the address does not name a database of ours
    /// that this version can read.
    #[must_use]
    pub fn is_about_settings(&self) -> bool {
        match self {
            Self::Address(_)
            | Self::NoFolder(_)
            | Self::NotAFile(_)
            | Self::Foreign(_)
            | Self::Newer { .. }
            | Self::OldServer { .. }
            | Self::ForeignServer(_)
            | Self::NewerServer { .. } => true,
            Self::InUse { .. }
            | Self::Unwritable { .. }
            | Self::Damaged { .. }
            | Self::Incomplete(_)
            | Self::Failed { .. }
            | Self::Unreachable { .. }
            | Self::Refused { .. }
            | Self::ServerFailed { .. } => false,
        }
    }
}

fn pid_words(pid: Option<u32>) -> String {
    pid.map_or_else(String::new, |pid| format!(" (pid {pid})"))
}
