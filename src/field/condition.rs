use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

crate::word_enum! {
    /// A state of a creature that affects its movement, or whether it threatens, in listing order. The rulesets say how.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Condition {
        /// Dead, with its body on the board.
        Dead "dead",
        /// Unable to act: bound, held, asleep.
        Helpless "helpless",
        /// Unconscious: helpless.
        Unconscious "unconscious",
        /// Paralyzed: helpless.
        Paralyzed "paralyzed",
        /// Stunned: it cannot act, nor keep others out of its space.
        Stunned "stunned",
        /// On the ground: it can only crawl.
        Prone "prone",
        /// Flat-footed: it threatens nothing.
        FlatFooted "flat-footed",
        /// Blinded: it threatens nothing and pays double for movement.
        Blinded "blinded",
        /// Incorporeal: terrain does not slow it.
        Incorporeal "incorporeal",
        /// Unseen by its opponents.
        Hidden "hidden",
        /// Prone by choice; counts as prone too.
        ProneByChoice "prone-by-choice",
        /// Cowed into crawling (Epic Path).
        Quelled "quelled",
        /// Knocked flat (Epic Path): it can only crawl.
        Splayed "splayed",
        /// Slowed, as by the spell.
        Slowed "slowed",
        /// Limited to one action per turn.
        Staggered "staggered",
        /// Fatigued: it can neither run nor charge.
        Fatigued "fatigued",
        /// Exhausted: at half speed.
        Exhausted "exhausted",
        /// Entangled: at half speed.
        Entangled "entangled",
        /// Hanging from an edge by its hands; ends when it moves.
        Hanging "hanging",
        /// In midair partway through a jump; ends when it moves.
        Midair "midair",
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
