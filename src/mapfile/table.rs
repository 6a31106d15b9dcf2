//! A whole table as a file: what it plays by, its board with the picture under it, everybody on it, and whose turn it is. No
//! person's id is in it, so that it can be handed on.

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::capped::Capped;
use super::{MOST_BYTES, NotAMap, Sheet};
use crate::field::{Backdrop, Battlefield, Creature, Encounter, MAX_CREATURES, MAX_SIDE, Name, Rounds};
use crate::grid::{Feet, PARTS};
use crate::say;

/// The version of the file that is written; a later one is not read.
const VERSION: u32 = 1;
/// What is said of a creature in feet, and what is said of it as a score.
const MOST_FEET: u32 = 1_000;
const MOST_SCORE: u32 = 200;
const MOST_POUNDS: u32 = 100_000_000;
/// Nothing that a fight counts comes to more.
const MOST_COUNTED: u64 = 100_000;
/// How often something is done in a turn.
const MOST_TIMES: u8 = 20;
/// What belongs to a person, or is kept beside the table, and stays here.
const PRIVATE: [&str; 2] = ["owner", "portrait"];

/// A table from a file. Whether its rules are known, and whether everybody has a place, is for others to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFile {
    /// The table.
    pub encounter: Encounter,
    /// The picture under its board.
    pub sheet: Option<Sheet>,
}

#[derive(Deserialize)]
struct File {
    ruleset: String,
    #[serde(default)]
    house_rules: BTreeMap<String, String>,
    board: String,
    #[serde(default)]
    creatures: Capped<Creature, MAX_CREATURES>,
    #[serde(default)]
    rounds: Option<Box<Rounds>>,
    #[serde(default)]
    picture: Option<Painted>,
}

#[derive(Serialize, Deserialize)]
struct Painted {
    /// In parts of squares.
    width: i64,
    height: i64,
    png: String,
}

/// Writes a table, and says whether the picture under it had to be left out.
#[must_use]
pub fn write(table: &Encounter, sheet: Option<&Sheet>) -> (String, bool) {
    let creature = |creature: &Creature| {
        let mut told = json!(creature);
        PRIVATE.iter().for_each(|key| {
            told.as_object_mut().and_then(|told| told.remove(*key));
        });
        told
    };
    let painted = table.backdrop.as_ref().zip(sheet).map(|(backdrop, sheet)| Painted {
        width: backdrop.width,
        height: backdrop.height,
        png: STANDARD.encode(&sheet.png),
    });
    let fits = |painted: &Painted| painted.png.len() <= MOST_BYTES * 9 / 10;
    let left_out = table.backdrop.is_some() && !painted.as_ref().is_some_and(fits);
    let mut file = json!({
        "fivefoot": VERSION,
        "ruleset": table.ruleset,
        "house_rules": table.house_rules(),
        "board": table.battlefield.to_notation(),
        "creatures": table.creatures().iter().map(creature).collect::<Vec<_>>(),
        "rounds": table.rounds,
    });
    if let Some(painted) = painted.filter(fits) {
        file["picture"] = json!(painted);
    }
    (format!("{file:#}"), left_out)
}

/// Reads a table.
///
/// # Errors
/// If it is not one of ours, of a later version, or says what no table of ours would say.
pub fn read(bytes: &[u8]) -> Result<TableFile, NotAMap> {
    if bytes.len() > MOST_BYTES {
        return Err(NotAMap::because(say!("file-too-large")));
    }
    #[derive(Deserialize)]
    struct Version {
        fivefoot: Option<u32>,
    }
    let version: Version = serde_json::from_slice(bytes)?;
    match version.fivefoot {
        None => {
            return Err(NotAMap::because(say!("tablefile-no-table")));
        }
        Some(VERSION) => {}
        Some(other) => {
            return Err(NotAMap::because(say!("tablefile-version", version = other, known = VERSION)));
        }
    }
    let file: File = serde_json::from_slice(bytes)?;
    let board = Battlefield::from_notation(&file.board).map_err(|wrong| NotAMap::because(wrong.words()))?;
    let mut encounter = Encounter::new(file.ruleset, board);
    for (rule, value) in file.house_rules {
        encounter.set_house_rule(rule, Some(value));
    }
    let many = file.creatures.0.len();
    for creature in file.creatures.0 {
        within_bounds(&creature)?;
        encounter.put(Creature { portrait: None, ..creature });
    }
    if encounter.creatures().len() != many {
        return Err(NotAMap::because(say!("tablefile-same-name")));
    }
    if let Some(rounds) = &file.rounds {
        fits(rounds, &encounter)?;
    }
    encounter.rounds = file.rounds;
    let mut sheet = None;
    if let Some(Painted { width, height, png }) = file.picture {
        let most = i64::from(MAX_SIDE) * PARTS;
        if !(1..=most).contains(&width) || !(1..=most).contains(&height) {
            return Err(NotAMap::because(say!("picture-no-size")));
        }
        let bytes = STANDARD.decode(png).map_err(|_| NotAMap::because(say!("picture-no-base64")))?;
        let read = Sheet::read(&bytes, (encounter.battlefield.width(), encounter.battlefield.height()))?;
        encounter.backdrop = Some(Backdrop { picture: read.name(), width, height });
        sheet = Some(read);
    }
    Ok(TableFile { encounter, sheet })
}

/// A creature of which the file says no more than a command could.
fn within_bounds(creature: &Creature) -> Result<(), NotAMap> {
    let feet = |feet: Option<Feet>| feet.unwrap_or_default().0;
    let score = |score: Option<i32>| score.unwrap_or_default().unsigned_abs();
    // Some are kept as text: what counts in it are its numbers.
    let text = |value: Value| {
        let text = value.as_str().unwrap_or_default().to_owned();
        let numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
        numbers.map(|number| number.parse().unwrap_or(u32::MAX)).max().unwrap_or_default()
    };
    let pounds = creature.load.pounds().unwrap_or_default().max(creature.light_load.unwrap_or_default());
    let bounds = [
        ("speed", feet(creature.speed), MOST_FEET),
        ("speed-bonus", creature.speed_bonus.0, MOST_FEET),
        ("base-speed", feet(creature.base_speed), MOST_FEET),
        ("reach", feet(creature.reach), 120),
        ("weapon-reach", text(json!(creature.weapon_reach)), 240),
        ("altitude", creature.altitude.0.unsigned_abs(), MOST_FEET),
        ("resistance", creature.resist_forced.0, MOST_FEET),
        ("modes", text(json!(creature.modes)), MOST_FEET),
        ("constitution", creature.constitution.unwrap_or_default(), 100),
        ("dexterity", creature.dexterity.unwrap_or_default(), 100),
        ("strength", score(creature.strength), MOST_SCORE),
        ("maneuver-defense", score(creature.maneuver_defense), MOST_SCORE),
        ("initiative", score(creature.initiative), MOST_SCORE),
        ("attacks", creature.base_attacks.unwrap_or_default(), 20),
        ("load", pounds, MOST_POUNDS),
    ];
    let name = &creature.name;
    if let Some((what, is, most)) = bounds.into_iter().find(|(_, is, most)| is > most) {
        return Err(NotAMap::because(say!("tablefile-figure", who = name, what, is, most)));
    }
    if creature.altitude.0 % 5 != 0 || !is_counted(&json!(creature.flight)) {
        return Err(NotAMap::because(say!("tablefile-flight", who = name)));
    }
    Ok(())
}

/// Whether every number in it is one that a fight may come to.
fn is_counted(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.as_i64().is_some_and(|number| number.unsigned_abs() <= MOST_COUNTED),
        Value::Array(all) => all.iter().all(is_counted),
        Value::Object(all) => all.values().all(is_counted),
        Value::Null | Value::Bool(_) | Value::String(_) => true,
    }
}

/// Turns of those who are there, with numbers that turns can come to.
fn fits(rounds: &Rounds, table: &Encounter) -> Result<(), NotAMap> {
    let mut named: BTreeSet<&Name> = rounds.order.iter().map(|place| &place.name).collect();
    let twice = named.len() != rounds.order.len();
    named
        .extend(rounds.doings.keys().chain(rounds.intents.keys()).chain(rounds.leaps.keys()).chain(rounds.runs.keys()));
    named.extend(rounds.aloft.iter().chain(rounds.acting()));
    let stranger = named.into_iter().find(|name| table.creature(name).is_none());
    let times = |doings: &crate::field::Doings| {
        [doings.straight, doings.diagonal, doings.moves, doings.steps, doings.traded]
            .into_iter()
            .all(|n| n <= MOST_TIMES)
    };
    let long = rounds.order.iter().any(|place| place.rolls.len() > 100);
    match stranger {
        Some(name) => Err(NotAMap::because(say!("tablefile-stranger", who = name))),
        None if twice || long || !rounds.doings.values().all(times) || !is_counted(&json!(rounds)) => {
            Err(NotAMap::because(say!("tablefile-turns")))
        }
        None => Ok(()),
    }
}
