use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// Who is GM at a table beside whoever made it and whoever manages the place. People and roles are known by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Keepers {
    /// Everybody with this role.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<u64>,
    /// These people.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub people: BTreeSet<u64>,
    /// Whether everybody may do what the GM may, in a group without one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
}

impl Keepers {
    /// Whether a person with these roles is among them.
    #[must_use]
    pub fn include(&self, person: u64, roles: &[u64]) -> bool {
        self.people.contains(&person) || self.role.is_some_and(|role| roles.contains(&role))
    }
}
