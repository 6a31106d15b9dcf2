//! How each database begins a transaction, and how it gets rid of deleted data.

use std::time::Duration;

use sqlx::{Postgres, Transaction};

use super::statement::{Pool, Tx, in_time, query};
use super::{Channel, StoreError};

/// PostgreSQL's advisory locks belong to the whole database, so the number is a hash of schema, kind and id.
const LOCK: &str =
    "SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), $1::text, $2::text), 0))";

impl Pool {
    /// Begins a transaction about a channel. It excludes all others about that channel, in every process, until it ends.
    pub(super) async fn begin(&self, channel: Channel) -> Result<Tx, StoreError> {
        self.begin_as(Some(channel), true).await
    }

    /// Begins a transaction that excludes all others about the same channel until it ends. `waits_for_the_disk` says whether its
    /// commit does.
    pub(super) async fn begin_as(&self, channel: Option<Channel>, waits_for_the_disk: bool) -> Result<Tx, StoreError> {
        match self {
            Pool::File(pool) => {
                let mut taken = pool.take().await?;
                taken.begin(waits_for_the_disk)?;
                Ok(taken.into())
            }
            Pool::Postgres(pool) => {
                let begin = if waits_for_the_disk { "BEGIN" } else { "BEGIN; SET LOCAL synchronous_commit = off" };
                let mut tx = in_time(pool.begin_with(begin)).await?;
                if let Some(channel) = channel {
                    // A row lock would not do: the channel may have no row yet.
                    lock(&mut tx, "channel", channel.id()).await?;
                }
                Ok(tx.into())
            }
        }
    }

    /// Empties SQLite's write-ahead log, where forgotten data would stay readable. A reader may delay that for a moment.
    /// PostgreSQL needs no help: checkpoints and vacuums do it.
    pub(super) async fn empty_log(&self) -> Result<(), StoreError> {
        if matches!(self, Pool::Postgres(_)) {
            return Ok(());
        }
        for _ in 0..50 {
            let busy: i64 = query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(self).await?;
            if busy == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
}

impl Tx {
    /// Locks something that several channels share against other transactions, until this one ends. SQLite has only one writer
    /// anyway.
    pub(super) async fn lock(&mut self, (kind, id): (&'static str, i64)) -> Result<(), StoreError> {
        match self.on_a_server() {
            None => Ok(()),
            Some(tx) => Ok(lock(tx, kind, id).await?),
        }
    }
}

async fn lock(tx: &mut Transaction<'static, Postgres>, kind: &str, id: i64) -> Result<(), sqlx::Error> {
    in_time(sqlx::query(LOCK).bind(kind).bind(id.to_string()).execute(&mut **tx)).await?;
    Ok(())
}
