//! Tables on disk: what each channel holds, what was done, and what can be undone. No rules here, and no SQL anywhere else.
//!
//! - The database is either one SQLite file owned by one process, or a PostgreSQL server that several processes share; the
//!   address decides. `statement` queries both in the same way, most statements have the same text for both, and one test suite
//!   runs on both. What differs lives in `sqlite/` and `postgres/` (opening and checking, locks, copies) and in `transaction`.
//! - A table in play is in memory (`copies`), and writes that queue up for a file are committed together (`group_commit`).
//!   With several processes on a server, or an operator's `sqlite3` on the file, the rows decide: a copy that disagrees with
//!   them is dropped, and what was decided on it is refused.
//! - Rows are the truth, and readable in the `sqlite3` shell or in `psql`: a creature is a row, the board is notation, house
//!   rules are `rule: value`. `migrations/` explains them; migrations are checksummed, so even their comments never change.
//! - A command that changes something is one transaction: the rows, a history entry with the change in both directions,
//!   and the reply under the interaction's id, so that a repeated delivery counts once. What [`Store::save`] has
//!   reported survives `kill -9` and loss of power. A failure is never reported as "no such table".
//! - A channel's history is bounded by commands and by bytes, and an image is kept while the table or the history
//!   names it.
//! - Undo and redo move a head along the history. Commands can swap places in it (`reorder`), which leaves the table as it is.
//!   Concurrent commands are refused by a compare-and-swap on the revision.
//! - Only `privacy` knows everything that is stored about people. Forgetting a person rewrites the rows, the history and
//!   the changes in it, so that no undo brings an id back. Forgetting a channel clears every table that has a column
//!   `channel`, future ones included; a table that refers to people in another way must be added there. Player names are in
//!   `player` alone.
//! - `backup` copies a database that is in use, and restores a copy; `inspect` looks at one without opening it for
//!   a bot; `health` tells whether it can still be written.
//! - Panels (what buttons mean) and the board message are not part of the table: undo never touches them.

mod answers;
mod copies;
mod creature;
mod duty;
mod file_pool;
mod group_commit;
mod health;
mod kept_change;
mod menu;
mod open_error;
mod panel;
mod picture;
mod player;
mod postgres;
mod privacy;
mod read;
mod reorder;
mod save;
mod sqlite;
mod statement;
mod store_error;
mod template;
mod times;
mod transaction;
mod transfer;
mod upkeep;
mod write;

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqliteSynchronous;

use crate::field::{Change, Encounter, Name};
pub use answers::KeptAnswer;
use copies::WorkingCopies;
pub use duty::Duty;
use group_commit::Waiting;
pub use menu::Menu;
pub use open_error::OpenError;
pub use panel::{BoardDisplay, BoardMessage, Panel, PanelLine, PanelLines, PathChange};
pub use picture::{PORTRAIT_PREFIX, Picture};
use postgres::Server;
pub use postgres::ServerInspection;
pub use privacy::{HistorySummary, NOBODY, PersonalData, SweepReport, TypedCommand};
pub use reorder::Reordered;
use sqlite::{Acknowledged, SqliteFile};
pub use sqlite::{BackupError, Contents, Inspection, RestoreReport};
use statement::{Pool, query};
pub use store_error::{StoreError, reason};
pub use template::{MAX_TEMPLATES, RosterOwner};
pub use times::Times;
pub use transfer::{MoveError, TransferReport, transfer};
pub use upkeep::{DatabaseInspection, backup, inspect, restore};
use write::{WriteOutcome, WriteScope};

/// The tables of all channels. Clones share the same database.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// In SQLite a single connection: it allows one writer anyway, so writes queue here instead of failing there.
    writer: Pool,
    readers: Pool,
    home: Home,
    times: Times,
    copies: Arc<WorkingCopies>,
    /// Writes queued for a file's writer.
    waiting: Waiting,
}

impl Inner {
    fn new(writer: Pool, readers: Pool, home: Home) -> Inner {
        let (times, copies, waiting) = (Times::default(), Arc::default(), Waiting::default());
        Inner { writer, readers, home, times, copies, waiting }
    }
}

/// Where the database is.
#[derive(Debug)]
enum Home {
    File(Box<SqliteFile>),
    Server(Box<Server>),
}

impl Home {
    fn file(&self) -> Option<&SqliteFile> {
        match self {
            Home::File(file) => Some(&**file),
            Home::Server(_) => None,
        }
    }
}

/// A Discord channel or thread, the place of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Channel(pub u64);

impl Channel {
    /// The console's table.
    pub const CONSOLE: Channel = Channel(0);

    fn id(self) -> i64 {
        self.0.cast_signed()
    }
}

/// The stored table of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Grows by one with each change; [`SaveRequest::expected`] must match it.
    pub revision: u64,
    /// Who made the table.
    pub maker: Option<u64>,
    /// The table; `None` if everything has been undone.
    pub encounter: Option<Encounter>,
    /// The day of the last command here, in milliseconds since 1970.
    pub used_ms: i64,
    /// The answer to the latest changes, if it could not be delivered to Discord.
    pub undelivered: Option<String>,
}

/// A change to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveRequest {
    /// The channel.
    pub channel: Channel,
    /// The channel's guild.
    pub guild: Option<u64>,
    /// The revision that the change was decided on: 0 for a channel with nothing stored.
    pub expected: u64,
    /// Discord's id of the interaction; a second write with it changes nothing.
    pub request: Option<u64>,
    /// Who asked for it.
    pub by: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The reply, stored for [`StoreError::Duplicate`].
    pub reply: String,
    /// What the buttons under the reply mean, and their id ([`Store::new_panel_id`]).
    pub panel: Option<(String, Panel)>,
    /// Images that the change names: stored with it, unless they are there already.
    pub pictures: Vec<Picture>,
    /// Display names: stored for those who own creatures after the change.
    pub names: Vec<(u64, Name)>,
    /// Commands that swap places first. With a [`SaveAction::Do`], those that can still be redone all move up, and the new
    /// command takes the place of the first of them.
    pub moved: Vec<Reordered>,
    /// What to do.
    pub kind: SaveAction,
}

/// What a [`SaveRequest`] does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveAction {
    /// Stores a command that was carried out. Undone commands can then no longer be redone.
    Do {
        /// The command as typed.
        line: String,
        /// The reply's text, for the history.
        said: String,
        /// The part of the reply that only the GM reads.
        aside: Option<String>,
        /// Whether only the GM sees the command in the history.
        secret: bool,
        /// Who made the table, if it is new.
        maker: Option<u64>,
        /// The difference from the table at the expected revision.
        change: Change,
    },
    /// Stores a command that is repeated with a result it had left open. It replaces the entry that
    /// [`Store::undoable`] returned.
    Complete {
        /// That entry's number.
        seq: u64,
        /// The command with its result.
        line: String,
        /// The reply's text, for the history.
        said: String,
        /// The part of the reply that only the GM reads.
        aside: Option<String>,
        /// Whether only the GM sees the command in the history.
        secret: bool,
        /// The difference from the table at the expected revision.
        change: Change,
        /// The difference from the table before the entry: what an undo takes back.
        whole: Change,
    },
    /// Takes back the entry that [`Store::undoable`] returned.
    Undo {
        /// Its number.
        seq: u64,
        /// Whether to take back its change of the roster too, which others may have changed meanwhile.
        roster: bool,
    },
    /// Repeats the entry that [`Store::redoable`] returned.
    Redo {
        /// Its number.
        seq: u64,
        /// Whether to repeat its change of the roster too.
        roster: bool,
    },
}

/// A command in a channel's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Its number, ascending within the channel. It changes only when commands swap places.
    pub seq: u64,
    /// The command as typed.
    pub line: String,
    /// The reply's text.
    pub said: String,
    /// Who gave it.
    pub by: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What it changed.
    pub change: Change,
    /// Whether it is currently undone.
    pub undone: bool,
    /// The part of the reply that only the GM reads.
    pub aside: Option<String>,
    /// Whether only the GM may see it.
    pub secret: bool,
    /// Whether this command gave the table another maker.
    pub new_maker: bool,
}

/// How many commands of a channel can be undone.
pub const KEPT_COMMANDS: u32 = 200;

/// How many bytes of changes and images a channel keeps for undo; the last command can be undone whatever its size.
pub const KEPT_BYTES: usize = 64 << 20;

/// How long replies are kept, in milliseconds. Discord's interactions expire after 15 minutes.
pub const KEPT_ANSWERS_MS: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// Opens or creates the database at an address such as `sqlite://fivefoot.db` and migrates it. `sqlite::memory:`
    /// lives until the last clone is dropped. `postgres://user@host/database` is on a server and must exist.
    ///
    /// A file belongs to this store until [`Store::close`], or until the last clone is dropped. A server can be shared.
    ///
    /// # Errors
    /// If the address names no usable database, another process has the file open, or it is damaged, belongs to another program
    /// or comes from a later version. An existing database is never replaced.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        Store::open_as(url, SqliteSynchronous::Full).await
    }

    /// As [`Store::open`], but a power failure loses the last commands in a file. For the benchmark that shows what
    /// durability costs.
    ///
    /// # Errors
    /// As [`Store::open`].
    #[doc(hidden)]
    pub async fn open_for_comparison(url: &str) -> Result<Store, OpenError> {
        Store::open_as(url, SqliteSynchronous::Normal).await
    }

    async fn open_as(url: &str, synchronous: SqliteSynchronous) -> Result<Store, OpenError> {
        let inner = if is_server(url) {
            let (pool, server) = postgres::open(url).await?;
            Inner::new(pool.clone(), pool, Home::Server(Box::new(server)))
        } else {
            let (writer, readers, file) = sqlite::open(url, synchronous).await?;
            Inner::new(writer, readers, Home::File(Box::new(file)))
        };
        let store = Store(Arc::new(inner));
        // If this check fails, it runs again before the first write.
        let _ = group_commit::start_watching(&store).await;
        Ok(store)
    }

    /// Stores a change and returns the new revision once everything is on disk. Dropping the future does not cancel the
    /// write.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the revision is not the expected one, somebody has written past us since the table was
    /// loaded, the entry is not the next to undo or redo, or the roster has changed or is full; [`StoreError::Duplicate`] if the
    /// request was carried out before, at any revision.
    pub async fn save(&self, write: SaveRequest) -> Result<u64, StoreError> {
        let file = self.0.home.file();
        let (channel, deletions) = (write.channel.id(), file.map(SqliteFile::deletions));
        let revision = self.save_or_confirm(Arc::new(write)).await?;
        if let (Some(file), Some(deletions)) = (self.0.home.file(), deletions) {
            file.note(Acknowledged { channel, revision: revision.cast_signed() }, deletions);
        }
        Ok(revision)
    }

    /// Writes. If the connection is lost during the commit, the request's id tells whether the write was stored.
    async fn save_or_confirm(&self, write: Arc<SaveRequest>) -> Result<u64, StoreError> {
        let first = self.save_once(&write).await;
        if write.request.is_none() || !matches!(first, Err(StoreError::Lost(_))) {
            return first;
        }
        match retry_if_lost(|| self.save_once(&write)).await {
            Err(StoreError::Duplicate { reply }) if reply == write.reply => Ok(write.expected + 1),
            done => done,
        }
    }

    /// Writes, and puts the new table into memory.
    async fn save_once(&self, write: &Arc<SaveRequest>) -> Result<u64, StoreError> {
        let names = self.names_with(write).await?;
        let (asked, asked_names) = (write.clone(), names.clone());
        let written = self.write(WriteScope::table(write.channel), move |tx| {
            let (write, names) = (asked.clone(), asked_names.clone());
            Box::pin(async move { save::save(tx, &write, &names).await })
        });
        let WriteOutcome { value: saved, evicted } = written.await?;
        let revision = saved.revision;
        if let Some((before, reader)) = evicted
            && let Some(copy) = save::copy_after(before, write, saved, &names)
        {
            reader.insert(Arc::new(copy));
        }
        Ok(revision)
    }

    /// The command that undo would take back.
    ///
    /// # Errors
    /// If the database fails or a row is malformed.
    pub async fn undoable(&self, channel: Channel) -> Result<Option<HistoryEntry>, StoreError> {
        read::undoable(&self.0.readers, channel).await
    }

    /// The number of the command that undo takes back once all from `seq` on are undone: the last one, or with `openly` the
    /// last that is not secret.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn undo_target_before(
        &self,
        channel: Channel,
        seq: u64,
        openly: bool,
    ) -> Result<Option<u64>, StoreError> {
        read::undo_target_before(&self.0.readers, channel, seq, openly).await
    }

    /// Remembers the answer to a change that could not be delivered to Discord.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_undelivered(&self, channel: Channel, said: &str) -> Result<(), StoreError> {
        let kept = "
            INSERT INTO undelivered (channel, said) SELECT id, $2 FROM channel WHERE id = $1
            ON CONFLICT (channel) DO UPDATE SET said = excluded.said";
        self.execute(WriteScope::table(channel), query(kept).bind(channel.id()).bind(said)).await?;
        Ok(())
    }

    /// Forgets what [`Store::set_undelivered`] remembered, once it has been delivered.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn clear_undelivered(&self, channel: Channel) -> Result<(), StoreError> {
        let said = query("DELETE FROM undelivered WHERE channel = $1").bind(channel.id());
        self.execute(WriteScope { is_dispensable: true, ..WriteScope::table(channel) }, said).await?;
        Ok(())
    }

    /// The command that redo would repeat.
    ///
    /// # Errors
    /// If the database fails or a row is malformed.
    pub async fn redoable(&self, channel: Channel) -> Result<Option<HistoryEntry>, StoreError> {
        read::redoable(&self.0.readers, channel).await
    }

    /// The channel's last commands, newest first, undone ones included.
    ///
    /// # Errors
    /// If the database fails or a row is malformed.
    pub async fn history(&self, channel: Channel, most: u32) -> Result<Vec<HistoryEntry>, StoreError> {
        read::history(&self.0.readers, channel, most).await
    }

    /// The channel's image with this id; `None` if it is no longer stored.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn picture(&self, channel: Channel, id: &str) -> Result<Option<Picture>, StoreError> {
        picture::load(&self.0.readers, channel, id).await
    }

    /// The file that this image was made from; empty if it was not kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn original(&self, channel: Channel, id: &str) -> Result<Vec<u8>, StoreError> {
        picture::original(&self.0.readers, channel, id).await
    }

    /// Finishes pending writes, moves a file's write-ahead log into it and releases it. Later calls on any clone fail.
    pub async fn close(&self) {
        self.0.home.file().into_iter().for_each(SqliteFile::begin_closing);
        self.0.copies.drop_all();
        self.0.readers.close().await;
        // Closing the last connection checkpoints the log.
        self.0.writer.close().await;
        match &self.0.home {
            Home::File(file) => file.release(),
            Home::Server(server) => server.release_all().await,
        }
    }

    /// Runs writes that delete channels.
    async fn deleting<T, F>(&self, does: impl FnOnce(Store) -> F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let deletes = || self.0.home.file().into_iter().for_each(SqliteFile::note_deletion);
        deletes();
        let done = self.in_task(does).await;
        deletes();
        done
    }
}

/// Whether an address names a server rather than a file.
fn is_server(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}

/// The pauses between attempts after losing the connection to a server: long enough for it to restart.
const PAUSES: [Duration; 5] = [
    Duration::from_millis(50),
    Duration::from_millis(250),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
];

/// Retries if the connection was lost. Only for idempotent work.
async fn retry_if_lost<T, F>(attempt: impl Fn() -> F) -> Result<T, StoreError>
where
    F: Future<Output = Result<T, StoreError>> + Send,
{
    for pause in PAUSES {
        match attempt().await {
            Err(StoreError::Lost(_)) => tokio::time::sleep(pause).await,
            done => return done,
        }
    }
    attempt().await
}
