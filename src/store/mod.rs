//! Tables on disk, in one SQLite file: what stands in each channel, what was done there, and what can be undone.
//!
//! The rows are the truth, and a person can read them with the `sqlite3` shell; `migrations/` says what they mean. What
//! this room promises: a change that [`Store::save`] reported is on disk, survives `kill -9` and loss of power, and counts
//! once however often its request comes. It knows no rules, and SQL is written nowhere else.

mod lock;
mod open;
mod panel;
mod picture;
mod player;
mod privacy;
mod read;
mod save;
mod template;
#[cfg(test)]
mod tests;

use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{SqliteConnection, SqlitePool};

use crate::field::{Change, Encounter};
use lock::Lock;
pub use open::OpenError;
pub use panel::{Board, Manner, Panel};
pub use picture::{FACE, Picture};
pub use privacy::{Kept, NOBODY, Past, Typed};
pub use template::{MOST_TEMPLATES, Place};

/// The tables of every channel. Cloning gives another handle to the same file.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// One connection: SQLite writes one transaction at a time anyway, and so they queue here instead of failing there.
    writer: SqlitePool,
    readers: SqlitePool,
    /// Where it is not a file: a connection that is never used. A database in memory lives as long as its last connection,
    /// and the writer's may be closed and replaced.
    anchor: Mutex<Option<SqliteConnection>>,
    lock: Mutex<Option<Lock>>,
}

/// A Discord channel (or thread) by its id: the place of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Channel(pub u64);

impl Channel {
    /// The one table of the console.
    pub const CONSOLE: Channel = Channel(0);

    fn id(self) -> i64 {
        self.0.cast_signed()
    }
}

/// What stands in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Grows by one with every change; [`Write::expected`] must name it.
    pub revision: u64,
    /// Who made the table.
    pub maker: Option<u64>,
    /// The table; `None` if everything was undone, back to before the first.
    pub encounter: Option<Encounter>,
    /// When a command was last given here, to the day, in milliseconds since 1970.
    pub used_ms: i64,
}

/// A change to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// Where.
    pub channel: Channel,
    /// The guild that the channel belongs to.
    pub guild: Option<u64>,
    /// The revision that the change was decided on: 0 for a channel of which nothing is kept.
    pub expected: u64,
    /// Discord's id of the interaction: a second write with the same one changes nothing.
    pub request: Option<u64>,
    /// Who asked for it.
    pub by: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The answer, kept for [`StoreError::Duplicate`].
    pub reply: String,
    /// What to do.
    pub kind: Kind,
}

/// What a [`Write`] does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A command was carried out. What was undone before it can no longer be redone.
    Do {
        /// The command as it was typed.
        line: String,
        /// The answer's text, for the history.
        said: String,
        /// What only the GM is told beside the answer.
        aside: Option<String>,
        /// Whether the history shows it to the GM alone.
        secret: bool,
        /// Who made the table, if it is a new one.
        maker: Option<u64>,
        /// What differs between the table at the expected revision and afterwards.
        change: Change,
    },
    /// The entry that [`Store::undoable`] told is taken back.
    Undo {
        /// Its number.
        seq: u64,
        /// Whether what it did to the roster is taken back, too: others may have changed that since.
        roster: bool,
    },
    /// The entry that [`Store::redoable`] told is done again.
    Redo {
        /// Its number.
        seq: u64,
        /// Whether what it did to the roster is done again, too.
        roster: bool,
    },
}

/// Why nothing was read or written. Nothing was changed, unless [`StoreError::Database`] says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else changed the table since: load it again, decide again.
    #[error("the table was changed in the meantime")]
    Conflict,
    /// This request was carried out before; this is what was answered then.
    #[error("this request was already carried out")]
    Duplicate {
        /// The reply as [`Write::reply`] gave it.
        reply: String,
    },
    /// The database failed. If it did so while making a write lasting, the same write may be sent again with the same
    /// request: it is a [`StoreError::Duplicate`] if it was kept after all.
    #[error("the database failed: {0}")]
    Database(String),
    /// A row does not mean anything, which only another hand than ours can have made so.
    #[error("what is kept of this table cannot be read: {0}")]
    Unreadable(String),
}

/// The message says what SQLite said: never the file's path nor any value that was to be written.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolTimedOut => StoreError::Database("it is too busy to take any more".to_owned()),
            sqlx::Error::PoolClosed => StoreError::Database("it is being closed".to_owned()),
            sqlx::Error::Decode(source) | sqlx::Error::ColumnDecode { source, .. } => {
                StoreError::Unreadable(source.to_string())
            }
            other => StoreError::Database(other.to_string()),
        }
    }
}

/// One command in a channel's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the channel: later ones have greater ones, and none is given twice.
    pub seq: u64,
    /// The command as it was typed.
    pub line: String,
    /// What was answered.
    pub said: String,
    /// Who gave it.
    pub by: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// What it changed.
    pub change: Change,
    /// Whether it is undone at present.
    pub undone: bool,
    /// What only the GM is told beside the answer.
    pub aside: Option<String>,
    /// Whether only the GM is to know of it.
    pub secret: bool,
}

/// How many commands of a channel can be undone.
pub const KEPT_COMMANDS: u32 = 200;

/// How many pictures under boards are kept of a channel; of portraits, all that are used or could come back.
pub const KEPT_PICTURES: u32 = 8;

/// How long a request is remembered as answered, in milliseconds; Discord forgets one after a quarter of an hour.
pub const KEPT_ANSWERS_MS: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// Opens the database at an address such as `sqlite://fivefoot.db`, which is made if there is none, and brings it up to
    /// date; `sqlite::memory:` is one that is gone with its last handle.
    ///
    /// The file belongs to this store alone until [`Store::close`], or until the last handle is dropped.
    ///
    /// # Errors
    /// If the address names no database that can be opened, another process has it open, or it is damaged, of another
    /// program or of a later version of this one. Nothing that exists is ever replaced.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        open::open(url).await
    }

    /// As [`Store::open`], but the last commands are lost when the power fails: for the benchmark, which shows what their
    /// safety costs.
    ///
    /// # Errors
    /// As [`Store::open`].
    #[doc(hidden)]
    pub async fn open_for_comparison(url: &str) -> Result<Store, OpenError> {
        open::open_with(url, sqlx::sqlite::SqliteSynchronous::Normal).await
    }

    /// What stands in the channel; `None` only if nothing was ever kept of it.
    ///
    /// # Errors
    /// If the database fails or its rows mean nothing. Neither is ever told as `None`.
    pub async fn load(&self, channel: Channel) -> Result<Option<Saved>, StoreError> {
        read::load(&self.0.readers, channel).await
    }

    /// Keeps a change, and gives the revision that it led to: when this returns, it is on disk, wholly. Dropping the future
    /// does not stop the write.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the channel's revision is not the expected one, the entry is not the next to undo or
    /// redo, or the roster is otherwise than the change has it or full; [`StoreError::Duplicate`] if the request was carried out before, whatever the revision is.
    pub async fn save(&self, write: Write) -> Result<u64, StoreError> {
        let store = self.clone();
        // In a task of its own: dropping a transaction's future half-way would leave unknown whether it was committed.
        let saved = tokio::spawn(async move { save::save(&store.0.writer, &write).await });
        saved.await.map_err(|_| StoreError::Database("the write was interrupted".to_owned()))?
    }

    /// What was answered to this request, as [`Write::reply`] gave it, if it was carried out before. [`Store::save`] looks for itself: this is for
    /// those who would otherwise decide once more, on a table that the request itself has changed since.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn answered(&self, channel: Channel, request: u64) -> Result<Option<String>, StoreError> {
        read::answered(&self.0.readers, channel, request).await
    }

    /// The command that an undo would take back.
    ///
    /// # Errors
    /// If the database fails or its rows mean nothing.
    pub async fn undoable(&self, channel: Channel) -> Result<Option<Entry>, StoreError> {
        read::undoable(&self.0.readers, channel).await
    }

    /// The command that a redo would do again.
    ///
    /// # Errors
    /// If the database fails or its rows mean nothing.
    pub async fn redoable(&self, channel: Channel) -> Result<Option<Entry>, StoreError> {
        read::redoable(&self.0.readers, channel).await
    }

    /// The channel's last commands, newest first, those that are undone among them.
    ///
    /// # Errors
    /// If the database fails or its rows mean nothing.
    pub async fn history(&self, channel: Channel, most: u32) -> Result<Vec<Entry>, StoreError> {
        read::history(&self.0.readers, channel, most).await
    }

    /// Keeps a picture before the change that lays it under the board, or gives it to a creature as its portrait, for which
    /// its name begins with [`FACE`]. Beyond [`KEPT_PICTURES`] of a channel the oldest go; of portraits, those that nobody
    /// has and no undo brings back.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_picture(&self, channel: Channel, picture: Picture) -> Result<(), StoreError> {
        let store = self.clone();
        let kept = tokio::spawn(async move { picture::keep(&store.0.writer, channel, &picture).await });
        kept.await.map_err(|_| StoreError::Database("the write was interrupted".to_owned()))?
    }

    /// The channel's picture of this name; `None` if it is not kept any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn picture(&self, channel: Channel, id: &str) -> Result<Option<Picture>, StoreError> {
        picture::load(&self.0.readers, channel, id).await
    }

    /// Waits for what is being written, moves everything from the write-ahead log into the file and gives the file free.
    /// Every later call on any handle fails.
    pub async fn close(&self) {
        self.0.readers.close().await;
        // Closing the last connection moves the log into the file.
        self.0.writer.close().await;
        let anchor = self.0.anchor.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(anchor);
        let lock = self.0.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(lock);
    }
}
