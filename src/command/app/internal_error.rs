//! Internal errors, and how they are reported.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::command::reply::Reply;
use crate::say;
use crate::store::StoreError;

/// A failure of the bot, not of the command.
#[derive(Debug, thiserror::Error)]
pub(crate) enum InternalError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("deciding it panicked")]
    Panicked,
}

/// Reports an internal failure: the log gets the cause, the user the request's id to find it by. Console requests have no
/// id and get the time instead.
pub(crate) fn report(request: Option<u64>, words: &str, error: &dyn std::error::Error) -> Reply {
    let id = request.map_or_else(|| format!("{:x}", now_ms()), |id| id.to_string());
    tracing::error!(request = %id, command = words, %error, "a command failed");
    Reply::failure(words, say!("answer-fault", id))
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
