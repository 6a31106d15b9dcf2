//! The rows of creatures. A column has the name of the creature's field in JSON.

use std::fmt::Write;
use std::sync::LazyLock;

use serde_json::Value as Json;

use super::statement::{Query, Sql, Tx, query};
use super::{Channel, StoreError};
use crate::field::{Creature, Name};

/// What a column holds.
#[derive(Clone, Copy)]
enum ColumnType {
    /// A whole number.
    Number,
    /// Text: yes or no for booleans, JSON for compound values.
    Text,
}

/// The columns after the channel's, in alphabetical order like the fields of a JSON object.
const COLUMNS: [(&str, ColumnType); 40] = [
    ("altitude", ColumnType::Number),
    ("anchor", ColumnType::Text),
    ("armor", ColumnType::Text),
    ("base_attacks", ColumnType::Number),
    ("base_speed", ColumnType::Number),
    ("conditions", ColumnType::Text),
    ("constitution", ColumnType::Number),
    ("dexterity", ColumnType::Number),
    ("fills", ColumnType::Text),
    ("flight", ColumnType::Text),
    ("gait", ColumnType::Text),
    ("helpless", ColumnType::Text),
    ("helpless_obstacle", ColumnType::Text),
    ("hidden", ColumnType::Text),
    ("ignores", ColumnType::Text),
    ("initiative", ColumnType::Number),
    ("jump_trained", ColumnType::Text),
    ("light_load", ColumnType::Number),
    ("load", ColumnType::Text),
    ("maneuver_defense", ColumnType::Number),
    ("modes", ColumnType::Text),
    ("mount", ColumnType::Text),
    ("name", ColumnType::Text),
    ("owner", ColumnType::Number),
    ("portrait", ColumnType::Text),
    ("quadruped", ColumnType::Text),
    ("race", ColumnType::Text),
    ("reach", ColumnType::Number),
    ("resist_forced", ColumnType::Number),
    ("runner", ColumnType::Text),
    ("shape", ColumnType::Text),
    ("side", ColumnType::Text),
    ("size", ColumnType::Text),
    ("speed", ColumnType::Number),
    ("speed_bonuses", ColumnType::Text),
    ("squares", ColumnType::Number),
    ("squeezed", ColumnType::Text),
    ("strength", ColumnType::Number),
    ("threatens", ColumnType::Text),
    ("weapon_reach", ColumnType::Text),
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
            ColumnType::Number => added.bind(value.as_i64()),
            ColumnType::Text => added.bind(text(value)),
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
