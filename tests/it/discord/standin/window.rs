//! A window that the bot opens, as seen by the person who asked for it.

use serde_json::{Value, json};

use super::talk::Member;

/// A window for typing something.
#[derive(Clone, Debug)]
pub struct Window {
    pub(super) data: Value,
    /// The message with the button that opened it.
    pub(super) message: Value,
    pub(super) only_for: Value,
}

impl Window {
    /// Its title.
    pub fn title(&self) -> &str {
        self.data["title"].as_str().unwrap_or_default()
    }

    /// Its fields, each with the text that is already there.
    pub fn fields(&self) -> Vec<(&str, &str)> {
        let inputs = self.data["components"].as_array().into_iter().flatten().map(|row| &row["components"][0]);
        inputs
            .map(|input| (input["custom_id"].as_str().unwrap_or_default(), input["value"].as_str().unwrap_or_default()))
            .collect()
    }

    /// The same window with another id, as a forger would send it.
    pub fn forged(&self, custom_id: &str) -> Self {
        let mut forged = self.clone();
        forged.data["custom_id"] = json!(custom_id);
        forged
    }

    /// The same window in another person's hands.
    pub fn stolen_by(&self, thief: &Member) -> Self {
        Self { only_for: json!(thief.id().to_string()), ..self.clone() }
    }
}
