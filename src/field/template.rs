use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::name::Name;

/// A creature that outlives its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Template {
    /// What it is called; no two of a place are called the same.
    pub name: Name,
    /// The options of `/creature add` that make it, and their values.
    pub options: BTreeMap<String, String>,
}
