//! A file that came with a command, and one that goes with an answer.

use std::fmt;
use std::sync::Arc;

use crate::command::input::user_error::UserError;
use crate::mapfile::{FileError, MapFile, PngImage, TableFile};
use crate::say;

/// A file that came with a command: its bytes, and what they hold once they were read. Its name stands where other options
/// have their value.
#[derive(Clone, PartialEq, Eq)]
pub struct Upload {
    bytes: Arc<[u8]>,
    content: Option<Content>,
}

/// What was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// A map.
    Map(Result<Arc<MapFile>, UserError>),
    /// A whole table.
    Table(Result<Arc<TableFile>, UserError>),
    /// What a creature looks like.
    Portrait(Result<Arc<PngImage>, UserError>),
}

impl Upload {
    /// A file of these bytes.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Self {
        Upload { bytes: bytes.into(), content: None }
    }

    /// Its bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Keeps what was read from it.
    pub(crate) fn hold(&mut self, content: Option<Content>) {
        self.content = content;
    }
}

/// Only how long it is: nobody wants a map in a log.
impl fmt::Debug for Upload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Upload({} bytes)", self.bytes.len())
    }
}

/// Reads a file that came with a command, unless it is missing.
pub(crate) fn read<T>(
    upload: Option<&Upload>,
    read: impl FnOnce(&[u8]) -> Result<T, FileError>,
) -> Option<Result<Arc<T>, UserError>> {
    upload.map(|upload| read(upload.bytes()).map(Arc::new).map_err(|why| UserError::new(why.message())))
}

/// What was read of a file, for a command that is decided.
pub(crate) fn held<T>(
    upload: Option<&Upload>,
    pick: impl FnOnce(&Content) -> Option<&Result<Arc<T>, UserError>>,
) -> Result<Arc<T>, UserError> {
    let upload = upload.ok_or_else(|| UserError::new(say!("file-missing")))?;
    let content = upload.content.as_ref().and_then(pick);
    content.cloned().unwrap_or_else(|| Err(UserError::new(say!("file-not-read"))))
}

/// A file that goes with an answer.
#[derive(Clone, PartialEq, Eq)]
pub struct Attached {
    /// How its name ends: `uvtt`.
    pub ending: &'static str,
    /// What it holds.
    pub bytes: Vec<u8>,
}

impl fmt::Debug for Attached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attached({}, {} bytes)", self.ending, self.bytes.len())
    }
}
