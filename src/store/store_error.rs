//! Why a table cannot be read or written.

use crate::field::NotationError;

/// Why nothing was read or written. Nothing has changed, except possibly after [`StoreError::Database`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The table has changed since: load it and decide again.
    #[error("the table was changed in the meantime")]
    Conflict,
    /// The request was carried out before, with this reply.
    #[error("this request was already carried out")]
    Duplicate {
        /// As given in [`SaveRequest::reply`].
        reply: String,
    },
    /// The connection to the server was lost. If that was while committing, the write may or may not be stored: see
    /// below.
    #[error("the connection to the database was lost: {0}")]
    Lost(String),
    /// The database failed. If it failed while committing, send the same write with the same request again: it is a
    /// [`StoreError::Duplicate`] if it was stored after all.
    #[error("the database failed: {0}")]
    Database(String),
    /// A row is malformed, which only a change from outside can cause. The error names it without its contents: it is
    /// logged, and rows hold names and what people typed.
    #[error("what is kept of this table cannot be read: {what}{}", number.map_or_else(String::new, |n| format!(" {n}")))]
    Unreadable {
        /// What is malformed.
        what: &'static str,
        /// Which one, if there are several: a command's number in the history, or a position in the list.
        number: Option<i64>,
    },
}

impl StoreError {
    /// Something that a table has one of is malformed.
    pub(super) fn unreadable(what: &'static str) -> Self {
        StoreError::Unreadable { what, number: None }
    }

    /// Something that a table has several of is malformed.
    pub(super) fn unreadable_number(what: &'static str, number: i64) -> Self {
        StoreError::Unreadable { what, number: Some(number) }
    }
}

/// A change in the history that does not fit its table.
impl From<NotationError> for StoreError {
    fn from(_: NotationError) -> Self {
        StoreError::unreadable("a change of its board")
    }
}

/// The message contains the database's error, never the file's path, the server's address or a value.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // Only PostgreSQL's codes have five characters: its manual, appendix A.
        let code = error.as_database_error().and_then(|error| error.code()).filter(|code| code.len() == 5);
        match code.as_deref() {
            // Another process was faster: it stored the same revision or request, or our locks deadlocked.
            Some("23505" | "40001" | "40P01") => return StoreError::Conflict,
            Some("57P01" | "57P02" | "57P03") => return StoreError::Lost("the server is restarting".to_owned()),
            Some("55P03" | "57014") => return StoreError::Database("it took too long".to_owned()),
            _ => {}
        }
        match error {
            sqlx::Error::Io(error) => StoreError::Lost(reason(&error)),
            sqlx::Error::Protocol(error) => StoreError::Lost(error),
            sqlx::Error::PoolTimedOut => StoreError::Database("it is too busy, or cannot be reached".to_owned()),
            sqlx::Error::PoolClosed => StoreError::Database("it is being closed".to_owned()),
            sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } => StoreError::unreadable("a column"),
            other => StoreError::Database(other.to_string()),
        }
    }
}

/// What the operating system says about an error, without its number.
#[must_use]
pub fn reason(error: &std::io::Error) -> String {
    let said = error.to_string();
    said.split_once(" (os error ").map_or(said.clone(), |(reason, _)| reason.to_owned())
}
