//! The single writer of a file. Writes that arrive while it is busy queue up, and the whole queue is committed together: one
//! wait for the disk for all of them. Nobody gets an answer before that.
//!
//! A write that nobody waits for begins no commit of its own for a moment: if the bot is busy, another one soon takes it along.
//!
//! A write that fails before writing anything leaves the others in its batch alone. If it has written something, or if the
//! commit fails, the transaction is abandoned and the others are retried, each in its own transaction.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;

use super::sqlite::{Header, SqliteFile};
use super::statement::{Tx, query};
use super::write::{EvictedCopy, Job, WriteScope};
use super::{Store, StoreError, read};

/// The most writes in one commit. More would make the first of them wait for the last.
const MOST: usize = 128;

/// How long a write waits for another one to share its commit, if nobody waits for it.
const PATIENCE: Duration = Duration::from_millis(20);

/// The queue of the writer.
#[derive(Default)]
pub(super) struct Waiting(Mutex<Queue>);

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Box<dyn Job>>,
    /// Whether somebody has seen that others wrote.
    check: bool,
    /// Whether a task is running that works until the queue is empty.
    busy: bool,
    /// Whether a task is running that ends the patience of the writes in the queue.
    is_timed: bool,
}

impl std::fmt::Debug for Waiting {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Waiting").field("jobs", &self.queue().jobs.len()).finish()
    }
}

impl Waiting {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// Marks the writer busy; whether it was idle, so that the caller has to start it.
    fn mark_busy(&mut self) -> bool {
        !std::mem::replace(&mut self.busy, true)
    }

    /// Whether all that is left can wait for company.
    fn is_patient(&self) -> bool {
        !self.check && self.jobs.iter().all(|job| job.scope().is_patient)
    }
}

/// Queues a write.
pub(super) fn enqueue(store: &Store, job: Box<dyn Job>) {
    let mut queue = store.0.waiting.queue();
    queue.jobs.push_back(job);
    if queue.is_patient() {
        end_patience_later(store, &mut queue);
    } else if queue.mark_busy() {
        drop(queue);
        begin(store);
    }
}

/// Has the writer begin in a moment, unless it has done the work by then.
fn end_patience_later(store: &Store, queue: &mut Queue) {
    if std::mem::replace(&mut queue.is_timed, true) {
        return;
    }
    let store = store.clone();
    tokio::spawn(async move {
        tokio::time::sleep(PATIENCE).await;
        let mut queue = store.0.waiting.queue();
        queue.is_timed = false;
        if !queue.jobs.is_empty() && queue.mark_busy() {
            drop(queue);
            begin(&store);
        }
    });
}

/// Takes a first look before anything is read, so that later writes by others are noticed.
pub(super) async fn start_watching(store: &Store) -> Result<(), StoreError> {
    match store.0.home.file() {
        Some(file) => check_now(store, file).await,
        None => Ok(()),
    }
}

/// Asks, while nothing is being written, whether others wrote.
async fn check_now(store: &Store, file: &SqliteFile) -> Result<(), StoreError> {
    if file.path().is_none() {
        return Ok(());
    }
    let looked = file.look();
    let version = query("PRAGMA data_version").fetch_one(&store.0.writer).await?;
    if file.others_changed(version) {
        store.0.copies.drop_all();
    }
    file.mark_noticed(looked);
    Ok(())
}

/// Has the writer check whether others wrote, before it writes anything else.
pub(super) fn check(store: &Store) {
    let mut queue = store.0.waiting.queue();
    queue.check = true;
    if queue.mark_busy() {
        drop(queue);
        begin(store);
    }
}

fn begin(store: &Store) {
    let (run, runtime) = (WriterRun { store: store.clone(), is_over: false }, Handle::current());
    // Writing waits for the disk.
    tokio::task::spawn_blocking(move || runtime.block_on(run.work()));
}

/// One run of the writer, until the queue is empty.
struct WriterRun {
    store: Store,
    is_over: bool,
}

impl WriterRun {
    async fn work(mut self) {
        let store = self.store.clone();
        let Some(file) = store.0.home.file() else { return };
        let mut has_worked = false;
        loop {
            let (jobs, check) = {
                let mut queue = store.0.waiting.queue();
                if has_worked && queue.is_patient() {
                    (queue.busy, self.is_over) = (false, true);
                    if !queue.jobs.is_empty() {
                        end_patience_later(&store, &mut queue);
                    }
                    return;
                }
                has_worked = true;
                let count = queue.jobs.len().min(MOST);
                let jobs: Vec<_> = queue.jobs.drain(..count).collect();
                let check = std::mem::take(&mut queue.check);
                (jobs, check)
            };
            if jobs.is_empty() && check {
                // If this check fails, it runs again before the next write.
                let _ = check_now(&store, file).await;
            }
            self.commit_batch(file, jobs).await;
        }
    }

    /// Commits all of them together and answers them.
    async fn commit_batch(&self, file: &SqliteFile, mut jobs: Vec<Box<dyn Job>>) {
        let failed = match self.attempt(file, &mut jobs).await {
            Ok(outcomes) => {
                jobs.into_iter().zip(outcomes).for_each(|(job, outcome)| job.answer(outcome));
                return;
            }
            Err(failed) => failed,
        };
        if let Some(at) = failed.at.or((jobs.len() == 1).then_some(0)) {
            jobs.remove(at).answer(Err(failed.error));
        }
        for job in jobs {
            let mut alone = [job];
            let outcome = match self.attempt(file, &mut alone).await {
                Ok(mut outcomes) => outcomes.pop().unwrap_or(Err(StoreError::Conflict)),
                Err(Failed { error, .. }) => Err(error),
            };
            let [job] = alone;
            job.answer(outcome);
        }
    }

    /// Runs all of them in one transaction and returns the outcome of each.
    async fn attempt(
        &self,
        file: &SqliteFile,
        jobs: &mut [Box<dyn Job>],
    ) -> Result<Vec<Result<EvictedCopy, StoreError>>, Failed> {
        if jobs.is_empty() {
            return Ok(Vec::new());
        }
        file.check_name()?;
        let waits = file.waits_for_the_disk && jobs.iter().any(|job| !job.scope().is_dispensable);
        let mut tx = self.store.0.writer.begin_as(None, waits).await?;
        // From here on nobody else can write.
        let scopes: Vec<WriteScope> = jobs.iter().map(|job| job.scope()).collect();
        let (looked, outdated) = self.find_outdated(file, &mut tx, &scopes).await?;
        let mut outcomes = Vec::with_capacity(jobs.len());
        for (at, (job, outdated)) in jobs.iter_mut().zip(outdated).enumerate() {
            let done = if outdated { Err(StoreError::Conflict) } else { job.run(&mut tx).await };
            match done {
                Err(error) if tx.has_written() => return Err(Failed { at: Some(at), error }),
                done => outcomes.push(done),
            }
            tx.has_written();
        }
        if outcomes.iter().all(Result::is_err) {
            return Ok(outcomes.into_iter().map(|outcome| outcome.map(|()| None)).collect());
        }
        tx.commit().await?;
        let evict = |(scope, outcome): (&WriteScope, Result<(), _>)| outcome.map(|()| self.store.evict_copy(*scope));
        let outcomes = scopes.iter().zip(outcomes).map(evict).collect();
        file.record_commit(looked);
        // Nothing that went into a deleted file is acknowledged.
        match file.check_name().and_then(|()| file.check_log_name()) {
            Ok(()) => Ok(outcomes),
            Err(gone) => Ok(outcomes.into_iter().map(|outcome| outcome.and(Err(gone.clone()))).collect()),
        }
    }

    /// The file's header, taken while nobody else can write, and which of these writes were decided on a table that somebody
    /// else has written since: those have to be decided again.
    async fn find_outdated(
        &self,
        file: &SqliteFile,
        tx: &mut Tx,
        scopes: &[WriteScope],
    ) -> Result<(Option<Header>, Vec<bool>), StoreError> {
        let (looked, copies) = (file.look(), &self.store.0.copies);
        let mut outdated = vec![false; scopes.len()];
        if file.was_untouched_at(looked) {
            return Ok((looked, outdated));
        }
        if file.others_changed(query("PRAGMA data_version").fetch_one(&mut *tx).await?) {
            for (scope, outdated) in scopes.iter().zip(&mut outdated) {
                let WriteScope { channel: Some(channel), is_table: true, .. } = *scope else { continue };
                if let Some(copy) = copies.find(channel) {
                    let rows = read::load(&mut *tx, channel).await;
                    *outdated = !rows.is_ok_and(|rows| rows.is_some_and(|rows| rows.table == copy.table));
                }
            }
            copies.drop_all();
        }
        file.mark_noticed(looked);
        Ok((looked, outdated))
    }
}

/// If the run breaks off, by a panic or with its runtime, another one takes over.
impl Drop for WriterRun {
    fn drop(&mut self) {
        if self.is_over {
            return;
        }
        let mut queue = self.store.0.waiting.queue();
        queue.busy = false;
        if std::thread::panicking() && !queue.jobs.is_empty() && queue.mark_busy() {
            drop(queue);
            begin(&self.store);
        }
    }
}

/// Why a transaction was given up.
struct Failed {
    /// The write that caused it, if any did.
    at: Option<usize>,
    error: StoreError,
}

impl<E: Into<StoreError>> From<E> for Failed {
    fn from(error: E) -> Failed {
        Failed { at: None, error: error.into() }
    }
}
