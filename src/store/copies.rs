//! Working copies: the tables in play, kept in memory as they are on disk. A command reads its table's rows only on a cache
//! miss.
//!
//! Rows are the truth. A copy is inserted only by somebody who has read the rows, or who has changed a copy exactly as the rows
//! were changed, and only if the rows were not written meanwhile. It is used only if nobody else can have written since, which
//! the database can tell ([`super::Store::load`]).

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::{BoardMessage, Channel, Home, Store, StoreError, StoredTable, group_commit, read, retry_if_lost};
use crate::field::Encounter;

/// How many bytes all copies take together: some 600 tables of 20 creatures on 40 x 40 squares. The least recently used one is
/// evicted first; its table is then read from its rows again.
const MOST_BYTES: usize = 32 << 20;

/// A table as its rows describe it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WorkingCopy {
    pub table: StoredTable,
    /// The greatest id of a request that was answered here. Ids only grow, so a greater one has not been answered.
    pub last_request: Option<i64>,
    /// The message that shows the board. With PostgreSQL its row is read instead.
    pub board: BoardMessage,
    /// PostgreSQL's stamp of the rows' state; empty for SQLite.
    pub stamp: String,
}

impl WorkingCopy {
    fn bytes(&self) -> usize {
        let StoredTable { encounter, undelivered, .. } = &self.table;
        let said = undelivered.as_ref().map_or(0, String::len);
        size_of::<WorkingCopy>() + 200 + encounter.as_ref().map_or(0, Encounter::memory) + said
    }
}

/// The tables in play.
#[derive(Debug, Default)]
pub(super) struct WorkingCopies(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    copies: HashMap<Channel, Slot>,
    /// The channels by their last use, least recent first.
    used: BTreeMap<u64, Channel>,
    bytes: usize,
    /// Who may insert a copy of a channel: the last to begin reading its rows, if nobody has written them since.
    readers: HashMap<Channel, Entitled>,
    /// Counts uses and readers.
    clock: u64,
}

/// Somebody who may insert a copy.
#[derive(Debug)]
struct Entitled {
    id: u64,
    /// Whether they know the rows because they have written them.
    has_written: bool,
}

#[derive(Debug)]
struct Slot {
    copy: Arc<WorkingCopy>,
    bytes: usize,
    used: u64,
}

impl Kept {
    fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    fn remove(&mut self, channel: Channel) -> Option<Arc<WorkingCopy>> {
        let slot = self.copies.remove(&channel)?;
        self.used.remove(&slot.used);
        self.bytes -= slot.bytes;
        Some(slot.copy)
    }

    fn is_entitled(&self, channel: Channel, id: u64) -> bool {
        self.readers.get(&channel).is_some_and(|reader| reader.id == id)
    }

    fn update_board_message(&mut self, channel: Channel, now: impl FnOnce(BoardMessage) -> BoardMessage) {
        if let Some(slot) = self.copies.get_mut(&channel) {
            let board = now(slot.copy.board);
            Arc::make_mut(&mut slot.copy).board = board;
        }
    }
}

impl WorkingCopies {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The channel's copy.
    pub fn find(&self, channel: Channel) -> Option<Arc<WorkingCopy>> {
        let mut kept = self.kept();
        let now = kept.tick();
        let slot = kept.copies.get_mut(&channel)?;
        let (copy, before) = (slot.copy.clone(), std::mem::replace(&mut slot.used, now));
        kept.used.remove(&before);
        kept.used.insert(now, channel);
        Some(copy)
    }

    /// Registers somebody who begins to read a channel's rows.
    pub fn register_reader(self: &Arc<Self>, channel: Channel) -> RowReader {
        self.entitle(channel, false)
    }

    fn entitle(self: &Arc<Self>, channel: Channel, has_written: bool) -> RowReader {
        let mut kept = self.kept();
        let id = kept.tick();
        kept.readers.insert(channel, Entitled { id, has_written });
        RowReader { copies: self.clone(), channel, id }
    }

    /// Takes out the copy of a channel whose rows were written. The writer knows what they say, and may insert that.
    pub fn evict(self: &Arc<Self>, channel: Channel) -> (Option<Arc<WorkingCopy>>, RowReader) {
        let copy = self.kept().remove(channel);
        (copy, self.entitle(channel, true))
    }

    /// Updates which message shows a channel's board, before its row is written: a command that is stored meanwhile takes the
    /// change along with its copy. A copy that somebody is about to insert is not kept, since it lacks the change.
    pub fn update_board_message(&self, channel: Channel, now: impl FnOnce(BoardMessage) -> BoardMessage) {
        let mut kept = self.kept();
        kept.readers.remove(&channel);
        kept.update_board_message(channel, now);
    }

    /// The same once the row is written, for a copy from rows that were read before that.
    pub fn confirm_board_message(&self, channel: Channel, now: impl FnOnce(BoardMessage) -> BoardMessage) {
        let mut kept = self.kept();
        if kept.readers.get(&channel).is_some_and(|reader| !reader.has_written) {
            kept.readers.remove(&channel);
        }
        kept.update_board_message(channel, now);
    }

    /// Drops everything known of a channel.
    pub fn drop_copy(&self, channel: Channel) {
        let mut kept = self.kept();
        kept.readers.remove(&channel);
        kept.remove(channel);
    }

    /// Drops every copy and reader, as anything may have been written.
    pub fn drop_all(&self) {
        let mut kept = self.kept();
        let clock = kept.clock;
        *kept = Kept { clock, ..Kept::default() };
    }

    /// How many there are, and how many bytes they take.
    pub fn weight(&self) -> (usize, usize) {
        let kept = self.kept();
        (kept.copies.len(), kept.bytes)
    }
}

/// Somebody who knows what a channel's rows say, unless they are written in the meantime.
#[derive(Debug)]
pub(super) struct RowReader {
    copies: Arc<WorkingCopies>,
    channel: Channel,
    id: u64,
}

impl RowReader {
    /// Inserts the copy.
    pub fn insert(self, copy: Arc<WorkingCopy>) {
        let bytes = copy.bytes();
        let mut kept = self.copies.kept();
        if !kept.is_entitled(self.channel, self.id) || bytes > MOST_BYTES {
            return;
        }
        kept.remove(self.channel);
        let used = kept.tick();
        kept.copies.insert(self.channel, Slot { copy, bytes, used });
        kept.used.insert(used, self.channel);
        kept.bytes += bytes;
        while kept.bytes > MOST_BYTES
            && let Some((_, &unused)) = kept.used.first_key_value()
        {
            kept.remove(unused);
        }
    }
}

impl Drop for RowReader {
    fn drop(&mut self) {
        let mut kept = self.copies.kept();
        if kept.is_entitled(self.channel, self.id) {
            kept.readers.remove(&self.channel);
        }
    }
}

impl Store {
    /// The channel's table; `None` only if nothing was ever stored for it.
    ///
    /// # Errors
    /// If the database fails or a row is malformed.
    pub async fn load(&self, channel: Channel) -> Result<Option<StoredTable>, StoreError> {
        let begun = Instant::now();
        let found = self.working_copy(channel).await;
        self.0.times.reads.observe(begun.elapsed().as_secs_f64());
        Ok(found?.map(|copy| copy.table.clone()))
    }

    /// The channel's working copy, read from its rows if need be.
    pub(super) async fn working_copy(&self, channel: Channel) -> Result<Option<Arc<WorkingCopy>>, StoreError> {
        if let Some(copy) = self.current_copy(channel).await? {
            return Ok(Some(copy));
        }
        let reader = self.0.copies.register_reader(channel);
        let copy = retry_if_lost(|| read::load(&self.0.readers, channel)).await?.map(Arc::new);
        if let Some(copy) = &copy {
            reader.insert(copy.clone());
        }
        Ok(copy)
    }

    /// The channel's working copy, if nobody else can have written since.
    pub(super) async fn current_copy(&self, channel: Channel) -> Result<Option<Arc<WorkingCopy>>, StoreError> {
        let Some(copy) = self.0.copies.find(channel) else { return Ok(None) };
        let holds = match &self.0.home {
            Home::File(file) if file.is_untouched_by_others() => true,
            Home::File(_) => {
                group_commit::check(self);
                false
            }
            Home::Server(_) => {
                let stamp = retry_if_lost(|| read::stamp(&self.0.readers, channel)).await?;
                stamp.as_ref() == Some(&copy.stamp)
            }
        };
        Ok(Some(copy).filter(|_| holds))
    }

    /// How many tables are in memory, and how many bytes they take.
    #[must_use]
    pub fn in_memory(&self) -> (usize, usize) {
        self.0.copies.weight()
    }
}
