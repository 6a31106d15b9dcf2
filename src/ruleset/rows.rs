//! Reads a ruleset's file row by row.

use serde::de::{DeserializeOwned, Error as _};
use toml::de::Error;
use toml::{Table, Value};

use super::Cited;
use super::citation::Source;

/// A ruleset's file while its rows are being removed from it.
pub(super) struct Rows {
    file: Table,
    sources: Vec<Source>,
    /// The first error in a row.
    error: Option<Error>,
}

impl Rows {
    pub fn new(file: Table) -> Rows {
        Rows { file, sources: Vec::new(), error: None }
    }

    /// Whether there is a row with this name.
    pub fn has(&self, key: &str) -> bool {
        self.file.contains_key(key)
    }

    /// The sources of the rules read, once every row has been taken. Fails with the first error.
    pub fn end(self) -> Result<Vec<Source>, Error> {
        let unknown = |key| Error::custom(format!("unknown rule `{key}`"));
        let error = self.error.or_else(|| self.file.keys().next().map(unknown));
        error.map_or(Ok(self.sources), Err)
    }

    /// The rule with this word; `None` if there is an error in it.
    pub fn rule<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<Cited<T>> {
        let row = self.take(key)?;
        let read = Cited::read(row, &mut self.sources);
        self.noted(read)
    }

    /// The text with this name; `None` if there is an error in it.
    pub fn text(&mut self, key: &'static str) -> Option<String> {
        let row = self.take(key)?;
        self.noted(row.try_into())
    }

    fn take(&mut self, key: &'static str) -> Option<Value> {
        let row = self.file.remove(key).ok_or_else(|| Error::missing_field(key));
        self.noted(row)
    }

    fn noted<T>(&mut self, read: Result<T, Error>) -> Option<T> {
        match read {
            Ok(read) => Some(read),
            Err(error) => {
                self.error.get_or_insert(error);
                None
            }
        }
    }
}
