//! Changes as the history keeps them. A creature has forty parts, and a move changes one: what is as it was before is left out,
//! and what is as a plain creature has it. What earlier versions wrote has all of it, and is read the same way.

use std::sync::LazyLock;

use serde_json::{Map, Value};

use super::StoreError;
use super::save::json;
use crate::field::Change;

type Parts = Map<String, Value>;

/// The parts of a creature that are left out where they are like this. Rows were written by it, so no line of it ever changes.
const PLAIN: &str = r#"{
    "squeezed": null, "size": "medium", "squares": null, "shape": "tall", "speed": null, "gait": "average", "race": null,
    "armor": "light", "load": "light", "light_load": null, "quadruped": false, "runner": false, "constitution": null,
    "reach": null, "weapon_reach": "none", "altitude": 0, "helpless": false, "conditions": "", "threatens": true,
    "fills": false, "helpless_obstacle": false, "ignores": "", "maneuver_defense": null, "resist_forced": 0,
    "initiative": null, "dexterity": null, "base_attacks": null, "modes": "", "strength": null, "jump_trained": false,
    "base_speed": null, "owner": null, "hidden": false, "portrait": null, "mount": null,
    "flight": {"facing": null, "backward": false, "since_turn": null, "since_descent": null, "flown": 0, "fallen": 0}
}"#;

static PLAIN_PARTS: LazyLock<Parts> = LazyLock::new(|| serde_json::from_str(PLAIN).unwrap_or_default());

/// The change as a text.
pub(super) fn written(change: &Change) -> Result<String, StoreError> {
    let mut whole = serde_json::to_value(change).map_err(|_| StoreError::unreadable("a change that is not JSON"))?;
    for turned in creatures(&mut whole) {
        let like = before(turned.get("before"));
        leave_out(turned.get_mut("after"), &like);
        leave_out(turned.get_mut("before"), &PLAIN_PARTS);
    }
    json(&whole)
}

/// The change in a text.
pub(super) fn read(text: &str) -> serde_json::Result<Change> {
    let mut whole = serde_json::from_str(text)?;
    for turned in creatures(&mut whole) {
        fill_in(turned.get_mut("before"), &PLAIN_PARTS);
        let like = before(turned.get("before"));
        fill_in(turned.get_mut("after"), &like);
    }
    serde_json::from_value(whole)
}

/// Each creature of a change, before and after it.
fn creatures(whole: &mut Value) -> impl Iterator<Item = &mut Parts> {
    let all = whole.get_mut("creatures").and_then(Value::as_array_mut);
    all.into_iter().flatten().filter_map(Value::as_object_mut)
}

/// What a creature was like before a change; a plain one, if it was not there.
fn before(parts: Option<&Value>) -> Parts {
    parts.and_then(Value::as_object).unwrap_or(&PLAIN_PARTS).clone()
}

fn leave_out(parts: Option<&mut Value>, like: &Parts) {
    if let Some(Value::Object(parts)) = parts {
        parts.retain(|part, value| like.get(part) != Some(value));
    }
}

fn fill_in(parts: Option<&mut Value>, like: &Parts) {
    if let Some(Value::Object(parts)) = parts {
        for (part, value) in like {
            parts.entry(part).or_insert_with(|| value.clone());
        }
    }
}
