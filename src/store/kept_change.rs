//! Changes as the history stores them. A creature has forty fields and a move changes one, so fields equal to those
//! before, or to a plain creature's, are left out. Rows from earlier versions have every field and are read the same
//! way.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Error;
use serde_json::value::{RawValue, to_raw_value};

use super::StoreError;
use crate::field::Change;

/// The fields of a JSON object, unparsed.
type Parts<'t> = BTreeMap<&'t str, &'t RawValue>;

/// A creature before and after a change.
#[derive(Deserialize, Serialize)]
struct CreatureDelta<'t> {
    #[serde(borrow)]
    before: Option<Parts<'t>>,
    #[serde(borrow)]
    after: Option<Parts<'t>>,
}

/// The field of a change that lists its creatures.
const CREATURES: &str = "creatures";

/// The field values of a plain creature, which are left out. Stored rows depend on it, so it never changes.
const PLAIN: &str = r#"{
    "squeezed":null, "size":"medium", "squares":null, "shape":"tall", "speed":null, "gait":"average", "race":null,
    "armor":"light", "load":"light", "light_load":null, "quadruped":false, "runner":false, "constitution":null,
    "reach":null, "weapon_reach":"none", "altitude":0, "helpless":false, "conditions":"", "threatens":true, "fills":false,
    "helpless_obstacle":false, "ignores":"", "maneuver_defense":null, "resist_forced":0, "initiative":null,
    "dexterity":null, "base_attacks":null, "modes":"", "strength":null, "jump_trained":false, "base_speed":null,
    "owner":null, "hidden":false, "portrait":null, "mount":null,
    "flight":{"facing":null,"backward":false,"since_turn":null,"since_descent":null,"flown":0,"fallen":0}
}"#;

static PLAIN_PARTS: LazyLock<Parts<'static>> = LazyLock::new(|| serde_json::from_str(PLAIN).unwrap_or_default());

/// Serializes a change.
pub(super) fn written(change: &Change) -> Result<String, StoreError> {
    let whole = super::save::json(change)?;
    if change.creatures.is_empty() {
        return Ok(whole);
    }
    with_creatures(&whole, |CreatureDelta { before, after }| {
        leave_out(after, before.as_ref().unwrap_or(&PLAIN_PARTS));
        leave_out(before, &PLAIN_PARTS);
    })
    .map_err(|_| StoreError::unreadable("a change that is not JSON"))
}

/// Parses a serialized change.
pub(super) fn read(text: &str) -> Result<Change, Error> {
    let whole = with_creatures(text, |CreatureDelta { before, after }| {
        fill_in(before, &PLAIN_PARTS);
        fill_in(after, before.as_ref().unwrap_or(&PLAIN_PARTS));
    });
    serde_json::from_str(&whole?)
}

/// Rewrites each creature of a serialized change.
fn with_creatures(change: &str, convert: impl for<'t> Fn(&mut CreatureDelta<'t>)) -> Result<String, Error> {
    let mut parts: Parts = serde_json::from_str(change)?;
    let Some(creatures) = parts.get(CREATURES) else { return Ok(change.to_owned()) };
    let mut all: Vec<CreatureDelta> = serde_json::from_str(creatures.get())?;
    all.iter_mut().for_each(convert);
    let creatures = to_raw_value(&all)?;
    parts.insert(CREATURES, &creatures);
    serde_json::to_string(&parts)
}

fn leave_out<'t>(parts: &mut Option<Parts<'t>>, like: &Parts<'t>) {
    if let Some(parts) = parts {
        parts.retain(|part, value| like.get(part).is_none_or(|like| like.get() != value.get()));
    }
}

fn fill_in<'t>(parts: &mut Option<Parts<'t>>, like: &Parts<'t>) {
    if let Some(parts) = parts {
        for (part, value) in like {
            parts.entry(part).or_insert(value);
        }
    }
}
