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

/// Reports an internal failure: the log gets the cause, the person an id to find it by.
pub(crate) fn report(words: &str, error: &dyn std::error::Error) -> Reply {
    let id = format!("{:x}", now_ms());
    tracing::error!(fault = %id, command = words, %error, "a command failed");
    Reply::error(words, say!("answer-fault", id))
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
