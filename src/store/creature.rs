//! The rows of creatures. A column is called as the part of the creature is in JSON.

use std::fmt::Write;
use std::sync::LazyLock;

use serde_json::Value as Json;

use super::statement::{Query, Sql, Tx, Value, query};
use super::{Channel, StoreError};
use crate::field::{Creature, Name};

/// The columns that hold whole numbers.
const NUMBERS: [&str; 14] = [
    "squares",
    "speed",
    "light_load",
    "constitution",
    "reach",
    "altitude",
    "maneuver_defense",
    "resist_forced",
    "initiative",
    "dexterity",
    "base_attacks",
    "strength",
    "base_speed",
    "owner",
];

/// The columns that hold text: yes or no for what is true or not, and JSON for what has parts of its own.
const TEXTS: [&str; 26] = [
    "name",
    "anchor",
    "squeezed",
    "size",
    "shape",
    "side",
    "speed_bonuses",
    "gait",
    "race",
    "armor",
    "load",
    "quadruped",
    "runner",
    "weapon_reach",
    "helpless",
    "conditions",
    "threatens",
    "fills",
    "helpless_obstacle",
    "ignores",
    "modes",
    "flight",
    "jump_trained",
    "hidden",
    "portrait",
    "mount",
];

/// How many rows one statement adds where there are many.
const TOGETHER: usize = 16;

/// The statement that adds one row, and the one that adds many. Each is prepared once.
static ADD_ONE: LazyLock<String> = LazyLock::new(|| add_rows(1));
static ADD_MANY: LazyLock<String> = LazyLock::new(|| add_rows(TOGETHER));

const DELETE: Sql = Sql::either(
    "DELETE FROM creature WHERE channel = $1 AND name IN (SELECT value FROM json_each($2))",
    "DELETE FROM creature WHERE channel = $1 AND name IN (SELECT value FROM json_array_elements_text(CAST($2 AS json)))",
);

fn add_rows(rows: usize) -> String {
    let columns: Vec<&str> = ["channel"].into_iter().chain(NUMBERS).chain(TEXTS).collect();
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

/// Adds these creatures, of which the channel has none.
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

/// Removes the creatures of these names.
pub(super) async fn delete(tx: &mut Tx, channel: Channel, names: &[&Name]) -> Result<(), StoreError> {
    if !names.is_empty() {
        query(DELETE).bind(channel.id()).bind(super::save::json(&names)?).execute(tx).await?;
    }
    Ok(())
}

/// Adds the values of a row in the order of the columns.
fn bind(added: Query, creature: &Creature) -> Result<Query, StoreError> {
    let parts = serde_json::to_value(creature).map_err(|_| StoreError::unreadable("a value that is not JSON"))?;
    let added = NUMBERS.iter().fold(added, |added, column| added.bind(parts[*column].as_i64()));
    Ok(TEXTS.iter().fold(added, |added, column| added.bind(Value::Text(text(&parts[*column])))))
}

fn text(part: &Json) -> Option<String> {
    match part {
        Json::Null => None,
        Json::Bool(true) => Some("yes".to_owned()),
        Json::Bool(false) => Some("no".to_owned()),
        Json::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}
