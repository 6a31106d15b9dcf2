//! What the caller gave: options, files, and the errors in them.

pub(crate) mod destination;
pub(crate) mod invocation;
pub(crate) mod option;
pub(crate) mod options;
pub(crate) mod right;
pub(crate) mod upload;
pub(crate) mod user_error;
