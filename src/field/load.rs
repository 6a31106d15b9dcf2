//! What a creature carries.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::gear::Weight;

/// A creature's load; as text `light`, `medium`, `heavy` or `85 lb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Load {
    /// A weight category, whatever the weight in pounds.
    Category(Weight),
    /// Pounds; the category depends on the carrier.
    Pounds(u32),
}

/// Text that is not a load.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a load")]
pub struct ParseLoadError(pub String);

impl Load {
    /// The load in pounds, if given in pounds.
    #[must_use]
    pub fn pounds(self) -> Option<u32> {
        match self {
            Load::Category(_) => None,
            Load::Pounds(pounds) => Some(pounds),
        }
    }
}

impl Default for Load {
    fn default() -> Self {
        Load::Category(Weight::Light)
    }
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Load::Category(weight) => f.write_str(weight.word()),
            Load::Pounds(pounds) => write!(f, "{pounds} lb"),
        }
    }
}

impl FromStr for Load {
    type Err = ParseLoadError;

    fn from_str(text: &str) -> Result<Self, ParseLoadError> {
        let lower = text.trim().to_ascii_lowercase();
        if let Some(weight) = Weight::named(&lower) {
            return Ok(Load::Category(weight));
        }
        let units = ["pounds", "pound", "lbs.", "lbs", "lb.", "lb"];
        let number = units.iter().find_map(|unit| lower.strip_suffix(unit)).unwrap_or(&lower).trim();
        // Digits only: `parse` would take a sign.
        let digits = Some(number).filter(|number| number.bytes().all(|letter| letter.is_ascii_digit()));
        let pounds = digits.and_then(|number| number.parse().ok());
        pounds.map(Load::Pounds).ok_or_else(|| ParseLoadError(text.to_owned()))
    }
}

impl From<Load> for String {
    fn from(load: Load) -> String {
        load.to_string()
    }
}

impl TryFrom<String> for Load {
    type Error = ParseLoadError;

    fn try_from(text: String) -> Result<Self, ParseLoadError> {
        text.parse()
    }
}
