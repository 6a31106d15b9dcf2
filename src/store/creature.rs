//! The rows of creatures. A column has the name of the creature's field in JSON.

use std::fmt::Write;
use std::sync::LazyLock;

use serde_json::Value as Json;

use super::statement::{Query, Sql, Tx, query};
use super::{Channel, StoreError};
use crate::field::{Creature, Name};

/// What a column holds.
#[derive(Clone, Copy)]
enum Holds {
    /// A whole number.
    Number,
    /// Text: yes or no for booleans, JSON for compound values.
    Text,
}

/// The columns after the channel's, in alphabetical order like the fields of a JSON object.
const COLUMNS: [(&str, Holds); 40] = [
    ("altitude", Holds::Number),
    ("anchor", Holds::Text),
    ("armor", Holds::Text),
    ("base_attacks", Holds::Number),
    ("base_speed", Holds::Number),
    ("conditions", Holds::Text),
    ("constitution", Holds::Number),
    ("dexterity", Holds::Number),
    ("fills", Holds::Text),
    ("flight", Holds::Text),
    ("gait", Holds::Text),
    ("helpless", Holds::Text),
    ("helpless_obstacle", Holds::Text),
    ("hidden", Holds::Text),
    ("ignores", Holds::Text),
    ("initiative", Holds::Number),
    ("jump_trained", Holds::Text),
    ("light_load", Holds::Number),
    ("load", Holds::Text),
    ("maneuver_defense", Holds::Number),
    ("modes", Holds::Text),
    ("mount", Holds::Text),
    ("name", Holds::Text),
    ("owner", Holds::Number),
    ("portrait", Holds::Text),
    ("quadruped", Holds::Text),
    ("race", Holds::Text),
    ("reach", Holds::Number),
    ("resist_forced", Holds::Number),
    ("runner", Holds::Text),
    ("shape", Holds::Text),
    ("side", Holds::Text),
    ("size", Holds::Text),
    ("speed", Holds::Number),
    ("speed_bonuses", Holds::Text),
    ("squares", Holds::Number),
    ("squeezed", Holds::Text),
    ("strength", Holds::Number),
    ("threatens", Holds::Text),
    ("weapon_reach", Holds::Text),
];

/// How many rows a multi-row statement adds.
const TOGETHER: usize = 16;

/// The statement that adds one row, and the one that adds `TOGETHER`. Each is prepared once.
static ADD_ONE: LazyLock<String> = LazyLock::new(|| add_rows(1));
static ADD_MANY: LazyLock<String> = LazyLock::new(|| add_rows(TOGETHER));

const DELETE: Sql = Sql::either(
    "DELETE FROM creature WHERE channel = $1 AND name IN (SELECT value FROM json_each($2))",
    "DELETE FROM creature WHERE channel = $1 AND name IN (SELECT value FROM json_array_elements_text(CAST($2 AS json)))",
);

fn add_rows(rows: usize) -> String {
    let columns: Vec<&str> = ["channel"].into_iter().chain(COLUMNS.map(|(column, _)| column)).collect();
    let mut text = format!("INSERT INTO creature ({}) VALUES ", columns.join(", "));
    for row in 0..rows {
        let places: Vec<String> =
            (1..=columns.len()).map(|place| format!("${}", row * columns.len() + place)).collect();
        let comma = if row == 0 { "" } else { ", " };
        // Writing to a string never fails.
        let _ = write!(text, "{comma}({})", places.join(", "));
    }
    text
}

/// Adds these creatures, none of which the channel has yet.
pub(super) async fn add(tx: &mut Tx, channel: Channel, creatures: &[&Creature]) -> Result<(), StoreError> {
    let (many, rest) = creatures.as_chunks::<TOGETHER>();
    let alone = rest.iter().map(|one| (ADD_ONE.as_str(), std::slice::from_ref(one)));
    for (text, rows) in many.iter().map(|rows| (ADD_MANY.as_str(), rows.as_slice())).chain(alone) {
        let mut added = query(text);
        for creature in rows {
            added = bind(added.bind(channel.id()), creature)?;
        }
        added.execute(&mut *tx).await?;
    }
    Ok(())
}

/// Removes the creatures with these names.
pub(super) async fn delete(tx: &mut Tx, channel: Channel, names: &[&Name]) -> Result<(), StoreError> {
    if !names.is_empty() {
        query(DELETE).bind(channel.id()).bind(super::save::json(&names)?).execute(tx).await?;
    }
    Ok(())
}

/// Binds the values of a row in the order of the columns.
fn bind(mut added: Query, creature: &Creature) -> Result<Query, StoreError> {
    let unreadable = || StoreError::unreadable("a creature with other parts than its columns");
    let Ok(Json::Object(parts)) = serde_json::to_value(creature) else { return Err(unreadable()) };
    for ((part, value), (column, holds)) in parts.into_iter().zip(COLUMNS) {
        if part != column {
            return Err(unreadable());
        }
        added = match holds {
            Holds::Number => added.bind(value.as_i64()),
            Holds::Text => added.bind(text(value)),
        };
    }
    Ok(added)
}

fn text(part: Json) -> Option<String> {
    match part {
        Json::Null => None,
        Json::Bool(true) => Some("yes".to_owned()),
        Json::Bool(false) => Some("no".to_owned()),
        Json::String(text) => Some(text),
        other => Some(other.to_string()),
    }
}
