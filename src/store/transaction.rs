//! How each database begins a transaction, and what it does with what was deleted.

use std::time::Duration;

use sqlx::{Postgres, Transaction};

use super::statement::{Pool, Tx, in_time, query};
use super::{Channel, StoreError};

/// PostgreSQL's locks are of the whole database, so that a number stands for a thing in one schema of it.
const LOCK: &str =
    "SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), $1::text, $2::text), 0))";

impl Pool {
    /// Begins a transaction about a channel. No other one about it is under way until this one ends, in whichever process.
    pub(super) async fn begin(&self, channel: Channel) -> Result<Tx, StoreError> {
        self.begin_as(Some(channel), true).await
    }

    /// Begins a transaction, of which no other about the same channel is under way until this one ends. Its commit waits for the
    /// disk or does not.
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

    /// Empties SQLite's write-ahead log: what was forgotten would stay readable there. A reader may keep it open for a moment.
    /// PostgreSQL does the same by itself, with its checkpoints and vacuums.
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
    /// Keeps other transactions away from something that several channels share, until this one ends. SQLite has one writer
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
