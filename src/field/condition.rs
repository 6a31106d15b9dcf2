use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

crate::word_enum! {
    /// A state that affects how a creature moves, or whether it threatens, in listing order. The rulesets say how.
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
        /// Unseen by its opponents, as the invisible are.
        Unseen "unseen",
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
        /// Without a firm hold or footing (Rise); ends when it has one.
        Unsteady "unsteady",
        /// Squeezing where it stands; ends when it has room.
        Squeezing "squeezing",
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

/// A set of conditions; as text, their words separated by spaces. Passing ones are imposed and ended by the rules; the
/// others last until somebody ends them. Stored, a passing one has `~` before its word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Conditions {
    all: u32,
    passing: u32,
}

impl Conditions {
    /// Whether the set contains a condition.
    #[must_use]
    pub fn has(self, condition: Condition) -> bool {
        self.all & (1 << condition as u32) != 0
    }

    /// Whether the set contains a condition that the rules impose and end.
    #[must_use]
    pub fn is_passing(self, condition: Condition) -> bool {
        self.passing & (1 << condition as u32) != 0
    }

    /// The set with a condition that the rules impose; one already present stays as it is.
    #[must_use]
    pub fn imposed(self, condition: Condition) -> Self {
        let bit = if self.has(condition) { 0 } else { 1 << condition as u32 };
        Conditions { all: self.all | bit, passing: self.passing | bit }
    }

    /// The set without a condition that the rules imposed; any other stays as it is.
    #[must_use]
    pub fn lifted(self, condition: Condition) -> Self {
        if self.is_passing(condition) { self.set(condition, false) } else { self }
    }

    /// The set with or without a condition.
    #[must_use]
    pub fn set(self, condition: Condition, on: bool) -> Self {
        let bit = 1 << condition as u32;
        let passing = if on && self.has(condition) { self.passing } else { self.passing & !bit };
        Conditions { all: if on { self.all | bit } else { self.all & !bit }, passing }
    }

    /// The conditions of the set, in listing order.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }

    /// Whether any of them makes a creature helpless, as death, unconsciousness and paralysis do.
    #[must_use]
    pub fn are_helpless(self) -> bool {
        let helpless = [Condition::Helpless, Condition::Dead, Condition::Unconscious, Condition::Paralyzed];
        helpless.into_iter().any(|condition| self.has(condition))
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.all == 0
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
        let word = |condition| {
            let mark = if conditions.is_passing(condition) { "~" } else { "" };
            format!("{mark}{condition}")
        };
        conditions.iter().map(word).collect::<Vec<_>>().join(" ")
    }
}

impl TryFrom<String> for Conditions {
    type Error = ParseConditionError;

    fn try_from(text: String) -> Result<Self, ParseConditionError> {
        text.split_whitespace().try_fold(Conditions::default(), |all, word| {
            // Earlier versions stored `unseen` as `hidden`.
            let word = if word == "hidden" { Condition::Unseen.word() } else { word };
            let read: Conditions = word.trim_start_matches('~').parse()?;
            let add = |all: Self, one| if word.starts_with('~') { all.imposed(one) } else { all.set(one, true) };
            Ok(read.iter().fold(all, add))
        })
    }
}
