//! The answers to requests, so that a second delivery gets the same one. The answer to a change is stored with it; storing one
//! that changed nothing does not wait for the disk.

use std::sync::Arc;

use super::copies::WorkingCopy;
use super::statement::{Query, query};
use super::write::WriteScope;
use super::{Channel, Home, KEPT_ANSWERS_MS, SaveRequest, Store, StoreError, read, retry_if_lost};

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnswer {
    /// The channel.
    pub channel: Channel,
    /// Discord's id of the interaction.
    pub request: u64,
    /// Who asked.
    pub by: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The answer, as [`Store::answer_to`] returns it.
    pub reply: String,
}

/// Drops answers older than a day, by Discord's clock: request ids begin with its milliseconds. Our own clock may leap and make
/// us forget a request that Discord still repeats.
const ADD: &str = "
    DELETE FROM answered WHERE channel = $1 AND request < $2;
    INSERT INTO answered (channel, request, by, at, reply) SELECT id, $3, $4, $5, $6 FROM channel WHERE id = $1
    ON CONFLICT (channel, request) DO NOTHING";

/// The lowest bit of the milliseconds in a Discord id.
const MS_IN_ID: u32 = 22;

fn add(answer: &KeptAnswer) -> Query {
    let request = answer.request.cast_signed();
    query(ADD)
        .bind(answer.channel.id())
        .bind(request.saturating_sub(KEPT_ANSWERS_MS << MS_IN_ID))
        .bind(request)
        .bind(answer.by.cast_signed())
        .bind(answer.at_ms)
        .bind(&answer.reply)
}

/// Stores the answer to a change with it; `None` if it answers no request.
pub(super) fn for_change(write: &SaveRequest) -> Option<Query> {
    let SaveRequest { channel, request, by, at_ms, ref reply, .. } = *write;
    Some(add(&KeptAnswer { channel, request: request?, by, at_ms, reply: reply.clone() }))
}

impl Store {
    /// The reply to this request, as given in [`SaveRequest::reply`] or [`KeptAnswer::reply`], if it was answered before.
    /// [`Store::save`] checks this itself; callers use it to avoid deciding again on a table that the request has already changed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn answer_to(&self, channel: Channel, request: u64) -> Result<Option<String>, StoreError> {
        if let Home::File(_) = &self.0.home
            && let Some(copy) = self.current_copy(channel).await?
            && copy.last_request.is_none_or(|last| last < request.cast_signed())
        {
            return Ok(None);
        }
        retry_if_lost(|| read::answer_to(&self.0.readers, channel, request)).await
    }

    /// Stores the answer to a request that changed nothing. Does nothing for a channel without a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_answer(&self, answer: KeptAnswer) -> Result<(), StoreError> {
        let scope = WriteScope { is_dispensable: true, ..WriteScope::table(answer.channel) };
        let (request, added) = (answer.request.cast_signed(), add(&answer));
        let written = self.write(scope, move |tx| {
            let added = added.clone();
            Box::pin(added.execute(tx))
        });
        if let Some((Some(before), reader)) = written.await?.evicted {
            let before = Arc::unwrap_or_clone(before);
            let last_request = before.last_request.max(Some(request));
            reader.insert(Arc::new(WorkingCopy { last_request, ..before }));
        }
        Ok(())
    }
}
