//! Writing: each write runs in a transaction, in its own task, and is answered once it is durable.
//!
//! A file has one writer, and the writes in its queue are committed together ([`super::group_commit`]). A server batches
//! the commits of its connections on its own.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::oneshot;

use super::copies::{RowReader, WorkingCopy};
use super::statement::{Query, Tx};
use super::{Channel, Home, Store, StoreError, group_commit};

/// What is done in a transaction.
pub(super) type Work<'t, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 't>>;

/// What a write is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct WriteScope {
    /// The channel, if no other write may be about it at the same time.
    pub channel: Option<Channel>,
    /// Whether it changes what a working copy holds.
    pub is_table: bool,
    /// Whether a loss of power may undo what was answered.
    pub is_dispensable: bool,
    /// Whether it may wait a moment for another write, to share its commit.
    pub is_patient: bool,
}

impl WriteScope {
    /// A channel's table.
    pub fn table(channel: Channel) -> WriteScope {
        WriteScope { channel: Some(channel), is_table: true, is_dispensable: false, is_patient: false }
    }

    /// Something else that belongs to a channel.
    pub fn channel(channel: Channel) -> WriteScope {
        WriteScope { is_table: false, ..WriteScope::table(channel) }
    }

    /// Something that cannot conflict with another write.
    pub const ANYTHING: WriteScope =
        WriteScope { channel: None, is_table: false, is_dispensable: false, is_patient: false };

    /// The same, where a lost write costs only a button.
    pub const BUTTONS: WriteScope = WriteScope { is_dispensable: true, ..WriteScope::ANYTHING };

    /// The same, where nobody waits for an answer.
    pub const BOARD: WriteScope = WriteScope { is_patient: true, ..WriteScope::BUTTONS };
}

/// What became of a write.
pub(super) struct WriteOutcome<T> {
    pub value: T,
    /// The channel's copy before the write, and who may insert the next one.
    pub evicted: EvictedCopy,
}

/// If the write was about a table: its copy, if there was one, and the right to insert the next.
pub(super) type EvictedCopy = Option<(Option<Arc<WorkingCopy>>, RowReader)>;

/// A queued write.
pub(super) trait Job: Send {
    /// What it is about.
    fn scope(&self) -> WriteScope;

    /// Runs it; nothing has happened until the transaction is committed. It may be run again in another one.
    fn run<'t>(&'t mut self, tx: &'t mut Tx) -> Work<'t, ()>;

    /// Reports the outcome.
    fn answer(self: Box<Self>, outcome: Result<EvictedCopy, StoreError>);
}

struct Waiting<T, W> {
    scope: WriteScope,
    work: W,
    value: Option<T>,
    to: oneshot::Sender<Result<WriteOutcome<T>, StoreError>>,
}

impl<T, W> Job for Waiting<T, W>
where
    T: Send + 'static,
    W: for<'t> Fn(&'t mut Tx) -> Work<'t, T> + Send + 'static,
{
    fn scope(&self) -> WriteScope {
        self.scope
    }

    fn run<'t>(&'t mut self, tx: &'t mut Tx) -> Work<'t, ()> {
        let work = (self.work)(tx);
        let value = &mut self.value;
        Box::pin(async move {
            *value = Some(work.await?);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, outcome: Result<EvictedCopy, StoreError>) {
        let Waiting { value, to, .. } = *self;
        let interrupted = || StoreError::Database("the write was interrupted".to_owned());
        let written = outcome.and_then(|evicted| {
            let value = value.ok_or_else(interrupted)?;
            Ok(WriteOutcome { value, evicted })
        });
        // Nobody may be waiting for it any more.
        let _ = to.send(written);
    }
}

impl Store {
    /// Writes, and returns the result once it is durable. Dropping the future does not cancel the write.
    pub(super) async fn write<T, W>(&self, scope: WriteScope, work: W) -> Result<WriteOutcome<T>, StoreError>
    where
        T: Send + 'static,
        W: for<'t> Fn(&'t mut Tx) -> Work<'t, T> + Send + 'static,
    {
        let begun = Instant::now();
        let (to, written) = oneshot::channel();
        let mut job = Box::new(Waiting { scope, work, value: None, to });
        match &self.0.home {
            Home::File(_) => group_commit::enqueue(self, job),
            Home::Server(_) => {
                let store = self.clone();
                tokio::spawn(async move {
                    let outcome = store.alone(&mut *job).await;
                    job.answer(outcome);
                });
            }
        }
        let written = written.await.map_err(|_| StoreError::Database("the write was interrupted".to_owned()));
        self.0.times.writes.observe(begun.elapsed().as_secs_f64());
        written?
    }

    /// Runs one write in its own transaction.
    async fn alone(&self, job: &mut dyn Job) -> Result<EvictedCopy, StoreError> {
        let scope = job.scope();
        let mut tx = self.0.writer.begin_as(scope.channel, !scope.is_dispensable).await?;
        let done = job.run(&mut tx).await;
        let done = match done {
            Ok(()) => tx.commit().await,
            Err(error) => Err(error),
        };
        // Even after an error: something may have been stored, and others may have written.
        let evicted = self.evict_copy(scope);
        done.map(|()| evicted)
    }

    /// Takes out the copy that a write made outdated.
    pub(super) fn evict_copy(&self, scope: WriteScope) -> EvictedCopy {
        let channel = scope.channel.filter(|_| scope.is_table)?;
        Some(self.0.copies.evict(channel))
    }

    /// Executes one statement and returns how many rows it changed.
    pub(super) async fn execute(&self, scope: WriteScope, query: Query) -> Result<u64, StoreError> {
        let written = self.write(scope, move |tx| {
            let query = query.clone();
            Box::pin(query.execute(tx))
        });
        Ok(written.await?.value)
    }

    /// Runs work that consists of several writes to completion, even if the caller stops waiting.
    pub(super) async fn in_task<T, F>(&self, does: impl FnOnce(Store) -> F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        // The task keeps the store open, and so the file locked.
        let done = tokio::spawn(does(self.clone())).await;
        done.map_err(|_| StoreError::Database("the write was interrupted".to_owned()))?
    }
}
