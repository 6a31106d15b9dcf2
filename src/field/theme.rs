use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

crate::word_enum! {
    /// The theme of a table's pictures.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Theme {
        /// Ink on old paper.
        #[default]
        Light "light",
        /// For dark rooms and dark screens.
        Dark "dark",
        /// Black on white, with colors as distinct as possible.
        HighContrast "high-contrast",
    }
}

impl Theme {
    /// Whether it is the default.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Theme::default()
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that is not a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a theme")]
pub struct ParseThemeError(pub String);

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(word: &str) -> Result<Self, ParseThemeError> {
        Theme::named(word).ok_or_else(|| ParseThemeError(word.to_owned()))
    }
}
