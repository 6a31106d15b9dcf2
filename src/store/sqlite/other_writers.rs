//! Whether anybody else has written to our file: the lock keeps other bots away, but not an operator's `sqlite3`.
//!
//! SQLite offers `PRAGMA data_version` for this, but only the writing connection can use it: to any other, our
//! own commands count as somebody else's. A command that only looks must not wait for the writer. So it reads what all
//! connections share, the first bytes of the write-ahead log's index (<https://www.sqlite.org/walformat.html>), which every
//! commit changes: if they are as our last commit left them, nobody has written since. If not, the rows are read, and the
//! writer checks its data version before it writes again.

use std::fs::File;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::lock::with_suffix;

/// Both copies of the index's header.
pub(in crate::store) type Header = [u8; 96];

/// The header's counter, which grows by one with each commit.
fn commits(header: &Header) -> u32 {
    u32::from_ne_bytes([header[8], header[9], header[10], header[11]])
}

/// Watches for other writers.
#[derive(Debug, Default)]
pub(super) struct OtherWriters {
    state: Mutex<State>,
    /// The writer's connections.
    pub connections: Connections,
}

#[derive(Debug, Default)]
struct State {
    /// The index, as the writer's connection with this number found it. It disappears with the last connection to the file.
    index: Option<(u64, File)>,
    /// The header when nobody else had written.
    known: Option<Header>,
    /// The connection that was asked last, and its answer.
    answer: Option<(u64, i64)>,
}

impl State {
    /// The header now; `None` if it cannot be read.
    fn header(&mut self, database: &Path, connection: u64) -> Option<Header> {
        if self.index.as_ref().is_none_or(|(of, _)| *of != connection) {
            self.known = None;
            self.index = File::open(with_suffix(database, "-shm")).ok().map(|index| (connection, index));
        }
        let (_, index) = self.index.as_ref()?;
        header_in(index)
    }
}

#[cfg(unix)]
fn header_in(index: &File) -> Option<Header> {
    let mut header = [0; 96];
    std::os::unix::fs::FileExt::read_exact_at(index, &mut header, 0).ok()?;
    Some(header)
}

/// Without this, rows are always read.
#[cfg(not(unix))]
fn header_in(_: &File) -> Option<Header> {
    None
}

impl OtherWriters {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the index says now; `None` if it cannot be read.
    pub fn look(&self, database: &Path) -> Option<Header> {
        self.state().header(database, self.connections.last())
    }

    /// Whether the index is as it was when nobody else had written.
    pub fn was_untouched_at(&self, looked: Option<Header>) -> bool {
        looked.is_some() && self.state().known == looked
    }

    /// Whether somebody else has written since the writer's connection was last asked for its data version, as far as can be
    /// known.
    pub fn changed(&self, version: i64) -> bool {
        let answer = (self.connections.last(), version);
        self.state().answer.replace(answer) != Some(answer)
    }

    /// Records the header of a look before which nobody else had written, or after which their writes have been noticed.
    pub fn mark_noticed(&self, looked: Option<Header>) {
        self.state().known = looked;
    }

    /// Records that we have committed once since a look, while nobody else could.
    pub fn record_own_commit(&self, database: &Path, before: Option<Header>) {
        let after = self.look(database);
        let is_ours = before
            .zip(after)
            .is_some_and(|(before, after)| before == after || commits(&before).wrapping_add(1) == commits(&after));
        self.state().known = after.filter(|_| is_ours);
    }
}

/// Counts the writer's connections: data versions of different connections cannot be compared.
#[derive(Clone, Debug, Default)]
pub(super) struct Connections(Arc<AtomicU64>);

impl Connections {
    pub fn opened(&self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }

    pub fn last(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}
