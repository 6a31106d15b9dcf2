use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// The game masters of a table besides its maker and the server's managers. People and roles are Discord ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameMasters {
    /// A role whose members are game masters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<u64>,
    /// People by id.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub people: BTreeSet<u64>,
    /// Whether everybody has the GM's rights, for groups without a GM.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
}

impl GameMasters {
    /// Whether a person with these roles is a game master here.
    #[must_use]
    pub fn includes(&self, person: u64, roles: &[u64]) -> bool {
        self.people.contains(&person) || self.role.is_some_and(|role| roles.contains(&role))
    }
}
