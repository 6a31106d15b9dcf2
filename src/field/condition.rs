use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A state of a creature that affects its movement, or whether it threatens. The rulesets say how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// Unable to act: bound, held, asleep.
    Helpless,
    /// Dead, with its body on the board.
    Dead,
    /// Unconscious: helpless.
    Unconscious,
    /// Paralyzed: helpless.
    Paralyzed,
    /// Stunned: it cannot act, nor keep others out of its space.
    Stunned,
    /// On the ground: it can only crawl.
    Prone,
    /// Flat-footed: it threatens nothing.
    FlatFooted,
    /// Blinded: it threatens nothing and pays double for movement.
    Blinded,
    /// Incorporeal: terrain does not slow it.
    Incorporeal,
    /// Unseen by its opponents.
    Hidden,
    /// Prone by choice; counts as prone too.
    ProneByChoice,
    /// Cowed into crawling (Epic Path).
    Quelled,
    /// Knocked flat (Epic Path): it can only crawl.
    Splayed,
    /// Slowed, as by the spell.
    Slowed,
    /// Limited to one action per turn.
    Staggered,
    /// Fatigued: it can neither run nor charge.
    Fatigued,
    /// Exhausted: at half speed.
    Exhausted,
    /// Entangled: at half speed.
    Entangled,
    /// Hanging from an edge by its hands; ends when it moves.
    Hanging,
    /// In midair partway through a jump; ends when it moves.
    Midair,
}

impl Condition {
    /// All conditions, in the order in which they are listed.
    pub const ALL: [Condition; 20] = [
        Condition::Dead,
        Condition::Helpless,
        Condition::Unconscious,
        Condition::Paralyzed,
        Condition::Stunned,
        Condition::Prone,
        Condition::FlatFooted,
        Condition::Blinded,
        Condition::Incorporeal,
        Condition::Hidden,
        Condition::ProneByChoice,
        Condition::Quelled,
        Condition::Splayed,
        Condition::Slowed,
        Condition::Staggered,
        Condition::Fatigued,
        Condition::Exhausted,
        Condition::Entangled,
        Condition::Hanging,
        Condition::Midair,
    ];

    /// The word in commands and notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Condition::Helpless => "helpless",
            Condition::Dead => "dead",
            Condition::Unconscious => "unconscious",
            Condition::Paralyzed => "paralyzed",
            Condition::Stunned => "stunned",
            Condition::Prone => "prone",
            Condition::FlatFooted => "flat-footed",
            Condition::Blinded => "blinded",
            Condition::Incorporeal => "incorporeal",
            Condition::Hidden => "hidden",
            Condition::ProneByChoice => "prone-by-choice",
            Condition::Quelled => "quelled",
            Condition::Splayed => "splayed",
            Condition::Slowed => "slowed",
            Condition::Staggered => "staggered",
            Condition::Fatigued => "fatigued",
            Condition::Exhausted => "exhausted",
            Condition::Entangled => "entangled",
            Condition::Hanging => "hanging",
            Condition::Midair => "midair",
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that is not a condition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a condition")]
pub struct ParseConditionError(pub String);

/// A set of conditions; as text, their words separated by spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Conditions(u32);

impl Conditions {
    /// Whether the set contains a condition.
    #[must_use]
    pub fn has(self, condition: Condition) -> bool {
        self.0 & (1 << condition as u32) != 0
    }

    /// The set with or without a condition.
    #[must_use]
    pub fn set(self, condition: Condition, on: bool) -> Self {
        let bit = 1 << condition as u32;
        Conditions(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// The conditions of the set, in listing order.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }

    /// Whether any of them makes helpless: so do death, unconsciousness and paralysis.
    #[must_use]
    pub fn are_helpless(self) -> bool {
        let helpless = [Condition::Helpless, Condition::Dead, Condition::Unconscious, Condition::Paralyzed];
        helpless.into_iter().any(|condition| self.has(condition))
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Condition> for Conditions {
    fn from_iter<I: IntoIterator<Item = Condition>>(conditions: I) -> Self {
        conditions.into_iter().fold(Conditions::default(), |all, one| all.set(one, true))
    }
}

impl FromStr for Conditions {
    type Err = ParseConditionError;

    fn from_str(text: &str) -> Result<Self, ParseConditionError> {
        let one = |word: &str| {
            let found = Condition::ALL.into_iter().find(|condition| condition.word().eq_ignore_ascii_case(word));
            found.ok_or_else(|| ParseConditionError(word.to_owned()))
        };
        text.split_whitespace().map(one).collect()
    }
}

impl fmt::Display for Conditions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, condition) in self.iter().enumerate() {
            write!(f, "{}{condition}", if index > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl From<Conditions> for String {
    fn from(conditions: Conditions) -> String {
        conditions.to_string()
    }
}

impl TryFrom<String> for Conditions {
    type Error = ParseConditionError;

    fn try_from(text: String) -> Result<Self, ParseConditionError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_read_as_they_are_written() {
        for text in ["", "prone", "dead blinded", "helpless paralyzed stunned flat-footed incorporeal"] {
            assert_eq!(text.parse::<Conditions>().map(|conditions| conditions.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("prone sleepy".parse::<Conditions>(), Err(ParseConditionError("sleepy".to_owned())));
        let prone: Conditions = [Condition::Prone].into_iter().collect();
        assert!(prone.has(Condition::Prone) && !prone.has(Condition::Dead));
        assert!(prone.set(Condition::Prone, false).is_empty());
    }
}
