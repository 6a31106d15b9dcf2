//! Bonuses to speed, by kind.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::grid::Feet;

crate::word_enum! {
    /// The kind of a bonus to speed. Of each kind, only the highest counts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum BonusKind {
        /// Without a kind: it always counts.
        Plain "plain",
        /// An enhancement, as most spells and items give.
        Enhancement "enhancement",
        /// A barbarian's, lost in heavy armor or under a heavy load.
        FastMovement "fast-movement",
        /// A monk's enhancement, lost in armor or under a load.
        Monk "monk",
        /// The enhancement of haste, to every mode of movement; it at most doubles the speed.
        Haste "haste",
    }
}

/// Bonuses to speed in feet, one of each kind; as text `10, enhancement 20`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "Stored")]
pub struct SpeedBonuses([Feet; BonusKind::ALL.len()]);

/// The stored form, from this or earlier versions.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Plain(u32),
    Text(String),
}

/// Text that does not list bonuses to speed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a bonus to speed")]
pub struct ParseSpeedBonusesError(pub String);

impl SpeedBonuses {
    /// A single bonus without a kind.
    #[must_use]
    pub fn plain(feet: Feet) -> Self {
        SpeedBonuses::default().with(BonusKind::Plain, feet)
    }

    /// The same with this bonus, unless there is a higher one of its kind.
    #[must_use]
    pub fn with(mut self, kind: BonusKind, feet: Feet) -> Self {
        let had = &mut self.0[kind as usize];
        *had = feet.max(*had);
        self
    }

    /// The bonus of this kind, in feet.
    #[must_use]
    pub fn of(self, kind: BonusKind) -> Feet {
        self.0[kind as usize]
    }

    /// Each bonus greater than 0.
    pub fn iter(self) -> impl Iterator<Item = (BonusKind, Feet)> {
        BonusKind::ALL.into_iter().map(move |kind| (kind, self.of(kind))).filter(|(_, feet)| *feet > Feet(0))
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }

    /// Reads a list such as `10, enhancement 20`; `length` reads its lengths.
    ///
    /// # Errors
    /// If an entry is neither a length nor a kind with one.
    pub fn read(text: &str, length: impl Fn(&str) -> Option<Feet>) -> Result<Self, ParseSpeedBonusesError> {
        let mut all = SpeedBonuses::default();
        for entry in text.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let read = || match entry.split_once(char::is_whitespace) {
                None => Some((BonusKind::Plain, length(entry)?)),
                Some((kind, feet)) => match BonusKind::named(&kind.to_lowercase()) {
                    Some(kind) => Some((kind, length(feet.trim())?)),
                    None => Some((BonusKind::Plain, length(entry)?)),
                },
            };
            let (kind, feet) = read().ok_or_else(|| ParseSpeedBonusesError(entry.to_owned()))?;
            all = all.with(kind, feet);
        }
        Ok(all)
    }
}

impl fmt::Display for SpeedBonuses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (kind, feet)) in self.iter().enumerate() {
            f.write_str(if index > 0 { ", " } else { "" })?;
            match kind {
                BonusKind::Plain => write!(f, "{}", feet.0)?,
                kind => write!(f, "{} {}", kind.word(), feet.0)?,
            }
        }
        Ok(())
    }
}

impl FromStr for SpeedBonuses {
    type Err = ParseSpeedBonusesError;

    fn from_str(text: &str) -> Result<Self, ParseSpeedBonusesError> {
        SpeedBonuses::read(text, |feet| feet.parse().ok().map(Feet))
    }
}

impl From<SpeedBonuses> for String {
    fn from(bonuses: SpeedBonuses) -> String {
        bonuses.to_string()
    }
}

impl TryFrom<Stored> for SpeedBonuses {
    type Error = ParseSpeedBonusesError;

    fn try_from(stored: Stored) -> Result<Self, ParseSpeedBonusesError> {
        match stored {
            Stored::Plain(feet) => Ok(SpeedBonuses::plain(Feet(feet))),
            Stored::Text(text) => text.parse(),
        }
    }
}
