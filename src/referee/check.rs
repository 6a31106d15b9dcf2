//! Rolls on which a movement hangs, or who may strike at it.

use crate::field::Name;
use crate::ruleset::RuleId;

/// A roll that decides something about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What it is about: which skill is rolled, and what success and failure do.
    pub trial: Trial,
    /// Whom it is made against.
    pub against: Option<Name>,
    /// What it has to come to at least; `None` as long as that is not known.
    pub dc: Option<i32>,
    /// What it came to, if it was rolled.
    pub rolled: Option<Rolled>,
    /// The rule that asks for it.
    pub rule: RuleId,
}

/// What a check came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The die and all bonuses.
    pub total: i32,
    /// What the die showed, where somebody knows: 1 to 20.
    pub natural: Option<u32>,
}

/// What a check is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trial {
    /// Constitution: to go on running.
    RunOnConstitution,
    /// Might: to go on running.
    RunOnMight,
    /// Initiative: to get past somebody who blocks.
    PastBlocker,
    /// Initiative: to follow somebody who vanished.
    Chase,
    /// Climb: to climb a short way.
    ClimbForward,
    /// Swim: to swim a short way.
    SwimForward,
}

impl Check {
    /// Whether it succeeds; `None` as long as it is not rolled, or what it has to come to is not known.
    #[must_use]
    pub fn succeeds(&self) -> Option<bool> {
        Some(self.rolled?.total >= self.dc?)
    }

    /// By how much it came to more than it has to, less than 0 for a failure; `None` as [`Check::succeeds`].
    #[must_use]
    pub fn margin(&self) -> Option<i32> {
        self.rolled?.total.checked_sub(self.dc?)
    }
}

impl Rolled {
    /// A total of which nobody told what the die showed.
    #[must_use]
    pub fn total(total: i32) -> Self {
        Rolled { total, natural: None }
    }

    /// Whether the die showed this.
    #[must_use]
    pub fn is_natural(self, face: u32) -> bool {
        self.natural == Some(face)
    }
}
