//! How a table is run, apart from its rules.

use serde::{Deserialize, Serialize};

use super::name::Name;

/// How a table is run, apart from its rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Whether the owner of a creature is pinged when its turn begins, unless they have chosen otherwise.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pings: bool,
    /// Whether everybody sees refusals by the rules.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub public_refusals: bool,
    /// Whether similar monsters share one initiative roll.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shared_initiative: bool,
    /// Whether movements in phases are declared first and carried out as the movement phase ends.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub declares: bool,
    /// The sides in the order in which they first appeared. A side's index decides its colour and shape, so it keeps
    /// them for good. Heroes and neutrals have their own and are not listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub liveries: Vec<Name>,
}

/// The most sides whose colours are kept.
const MOST_LIVERIES: usize = 64;

impl Settings {
    /// Whether everything is the default.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Settings::default()
    }

    /// Gives each of these sides that has none yet the next livery, in the given order.
    pub fn assign_liveries<'s>(&mut self, sides: impl IntoIterator<Item = &'s Name>) {
        for side in sides {
            let worn = self.liveries.iter().any(|other| other.key() == side.key());
            if !worn && self.liveries.len() < MOST_LIVERIES {
                self.liveries.push(side.clone());
            }
        }
    }
}
