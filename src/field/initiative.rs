//! Places in the turn order.

use serde::{Deserialize, Serialize};

use super::name::Name;

/// A creature's place in the turn order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InitiativeEntry {
    /// The creature.
    pub name: Name,
    /// The result of its initiative check.
    pub initiative: i32,
    /// Its initiative modifier, which breaks ties; 0 if unknown.
    #[serde(default)]
    pub bonus: i32,
    /// Its Dexterity score, which breaks further ties under some rulesets.
    #[serde(default)]
    pub dexterity: u32,
    /// Its tie-breaking rolls, in order.
    #[serde(default)]
    pub rolls: Vec<u32>,
    /// The creature of its kind whose roll it shares, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shares: Option<Name>,
}

impl InitiativeEntry {
    /// The creature whose roll decides its place: itself, or the one that rolled for all of its kind.
    #[must_use]
    pub fn lead(&self) -> &Name {
        self.shares.as_ref().unwrap_or(&self.name)
    }

    pub(super) fn rank(&self, by_dexterity: bool) -> (i32, i32, u32) {
        (self.initiative, self.bonus, if by_dexterity { self.dexterity } else { 0 })
    }
}
