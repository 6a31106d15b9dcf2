//! Files attached to commands and to answers.

use std::fmt;
use std::sync::Arc;

use crate::command::input::user_error::UserError;
use crate::mapfile::{FileError, MapFile, PngImage, TableFile};
use crate::say;

/// A file attached to a command: its bytes, and their content once read. Its name is the value of its option.
#[derive(Clone, PartialEq, Eq)]
pub struct Upload {
    bytes: Arc<[u8]>,
    content: Option<Content>,
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// A map.
    Map(Result<Arc<MapFile>, UserError>),
    /// A whole table.
    Table(Result<Arc<TableFile>, UserError>),
    /// A creature's portrait.
    Portrait(Result<Arc<PngImage>, UserError>),
}

impl Upload {
    /// A file with these bytes.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Self {
        Upload { bytes: bytes.into(), content: None }
    }

    /// The file's bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Stores the content read from the bytes.
    pub(crate) fn hold(&mut self, content: Option<Content>) {
        self.content = content;
    }
}

/// Prints only the length, to keep file contents out of logs.
impl fmt::Debug for Upload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Upload({} bytes)", self.bytes.len())
    }
}

/// Reads an attached file; `None` if it is missing.
pub(crate) fn read<T>(
    upload: Option<&Upload>,
    read: impl FnOnce(&[u8]) -> Result<T, FileError>,
) -> Option<Result<Arc<T>, UserError>> {
    upload.map(|upload| read(upload.bytes()).map(Arc::new).map_err(|why| UserError::new(why.message())))
}

/// The content of a file that was read earlier, for the command that needs it; an error if it is missing or was not
/// read.
pub(crate) fn held<T>(
    upload: Option<&Upload>,
    pick: impl FnOnce(&Content) -> Option<&Result<Arc<T>, UserError>>,
) -> Result<Arc<T>, UserError> {
    let upload = upload.ok_or_else(|| UserError::new(say!("file-missing")))?;
    let content = upload.content.as_ref().and_then(pick);
    content.cloned().unwrap_or_else(|| Err(UserError::new(say!("file-not-read"))))
}

/// A file attached to an answer.
#[derive(Clone, PartialEq, Eq)]
pub struct Attached {
    /// The file extension: `uvtt`.
    pub ending: &'static str,
    /// The file's content.
    pub bytes: Vec<u8>,
}

impl fmt::Debug for Attached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attached({}, {} bytes)", self.ending, self.bytes.len())
    }
}
