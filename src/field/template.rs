use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::name::Name;

/// A creature saved in the roster, for use at later tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Template {
    /// Its name, unique in its roster.
    pub name: Name,
    /// The options of `/creature add` that make it, with their values.
    pub options: BTreeMap<String, String>,
}
