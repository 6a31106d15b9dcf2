//! Changes as the history stores them. A creature has forty fields and a move changes one, so fields equal to those
//! before, or to a plain creature's, are left out. Rows from earlier versions have every field and are read the same
//! way.

use std::fmt;
use std::sync::LazyLock;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Error;
use serde_json::value::{RawValue, to_raw_value};

use super::StoreError;
use crate::field::Change;

/// The fields of a JSON object, unparsed. Two creatures have theirs in the same order, so no map is needed to compare them.
#[derive(Default)]
struct Parts<'t>(Vec<(&'t str, &'t RawValue)>);

impl<'t> Parts<'t> {
    /// The value of a field, which is probably in this place.
    fn get_near(&self, place: usize, part: &str) -> Option<&'t RawValue> {
        let named = |(name, _): &&(&str, &RawValue)| *name == part;
        let found = self.0.get(place).filter(named).or_else(|| self.0.iter().find(named));
        found.map(|(_, value)| *value)
    }
}

impl<'de: 't, 't> Deserialize<'de> for Parts<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Vec<(&'de str, &'de RawValue)>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a JSON object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut parts = Vec::with_capacity(48);
                while let Some(part) = map.next_entry()? {
                    parts.push(part);
                }
                Ok(parts)
            }
        }
        deserializer.deserialize_map(Object).map(Parts)
    }
}

/// In alphabetical order.
impl Serialize for Parts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut sorted = self.0.clone();
        sorted.sort_unstable_by_key(|(part, _)| *part);
        serializer.collect_map(sorted)
    }
}

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
    let Parts(mut parts) = serde_json::from_str(change)?;
    let Some(place) = parts.iter().position(|(part, _)| *part == CREATURES) else { return Ok(change.to_owned()) };
    let mut all: Vec<CreatureDelta> = serde_json::from_str(parts[place].1.get())?;
    all.iter_mut().for_each(convert);
    let creatures = to_raw_value(&all)?;
    parts[place].1 = &creatures;
    serde_json::to_string(&Parts(parts))
}

fn leave_out<'t>(parts: &mut Option<Parts<'t>>, like: &Parts<'t>) {
    if let Some(parts) = parts {
        let mut places = 0..;
        parts.0.retain(|(part, value)| {
            let like = like.get_near(places.next().unwrap_or_default(), part);
            like.is_none_or(|like| like.get() != value.get())
        });
    }
}

fn fill_in<'t>(parts: &mut Option<Parts<'t>>, like: &Parts<'t>) {
    if let Some(parts) = parts {
        for (place, (part, value)) in like.0.iter().enumerate() {
            if parts.get_near(place, part).is_none() {
                parts.0.push((part, value));
            }
        }
    }
}
