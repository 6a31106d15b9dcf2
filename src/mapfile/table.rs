//! A whole table as a file: ruleset, house rules, board and its image, creatures and turns. It contains no user ids,
//! so it can be shared.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::capped::Capped;
use super::{FileError, MAX_FILE_BYTES, PngImage};
use crate::field::{Backdrop, Battlefield, Creature, Encounter, MAX_CREATURES, MAX_SIDE, MOST_SPACE, Name, Rounds};
use crate::grid::{Feet, PARTS};
use crate::say;

/// The version written; later ones are refused.
const VERSION: u32 = 1;
/// The greatest distances in feet, and the greatest scores.
const MAX_FEET: u32 = 1_000;
const MAX_SCORE: u32 = 200;
const MAX_POUNDS: u32 = 100_000_000;
/// The greatest count in a fight.
const MAX_COUNTED: u64 = 100_000;
/// How often an action can be repeated in a turn.
const MAX_TIMES: u8 = 20;
/// The most bytes of images in a file, so that with the rest it stays under [`MAX_FILE_BYTES`].
const MAX_IMAGES: usize = MAX_FILE_BYTES * 9 / 10;
/// Keys that are personal or refer to the store, and are not exported.
const PRIVATE: [&str; 2] = ["owner", "portrait"];

/// A table from a file. The caller has to check that its rules exist and that every creature has room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFile {
    /// The table.
    pub encounter: Encounter,
    /// The image under its board.
    pub image: Option<PngImage>,
    /// The portraits, each with the names of the creatures that have it.
    pub portraits: Vec<(PngImage, Vec<Name>)>,
}

/// A table as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTable {
    /// The file, in JSON.
    pub text: String,
    /// How many bytes the image under the board would have taken, if there was no room for it.
    pub image_too_large: Option<usize>,
    /// How many portraits did not fit, and how many bytes all portraits would have taken.
    pub portraits_too_large: Option<(usize, usize)>,
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
    picture: Option<EmbeddedImage>,
    #[serde(default)]
    portraits: Capped<EmbeddedPortrait, MAX_CREATURES>,
}

#[derive(Serialize, Deserialize)]
struct EmbeddedPortrait {
    /// The creatures that have it.
    of: Vec<Name>,
    png: String,
}

#[derive(Serialize, Deserialize)]
struct EmbeddedImage {
    /// In parts of a square.
    width: i64,
    height: i64,
    #[serde(default)]
    left: i64,
    #[serde(default)]
    top: i64,
    /// The original file, whatever its format.
    png: String,
}

/// Writes a table as JSON, with its image and as many portraits as fit.
#[must_use]
pub fn write(table: &Encounter, image: Option<&PngImage>, portraits: &BTreeMap<String, PngImage>) -> WrittenTable {
    let creature = |creature: &Creature| {
        let mut fields = json!(creature);
        PRIVATE.iter().for_each(|key| {
            fields.as_object_mut().and_then(|fields| fields.remove(*key));
        });
        fields
    };
    let mut room = MAX_IMAGES;
    let mut taken = |bytes: usize| {
        let fits = bytes <= room;
        room -= if fits { bytes } else { 0 };
        fits
    };
    let mut file = json!({
        "fivefoot": VERSION,
        "ruleset": table.ruleset,
        "house_rules": table.house_rules(),
        "board": table.battlefield.to_notation(),
        "creatures": table.creatures().iter().map(creature).collect::<Vec<_>>(),
        "rounds": table.rounds,
    });
    let image = table.backdrop.as_ref().zip(image).map(|(backdrop, image)| EmbeddedImage {
        width: backdrop.width,
        height: backdrop.height,
        left: backdrop.left,
        top: backdrop.top,
        png: STANDARD.encode(image.original_or_png()),
    });
    let mut image_too_large = None;
    if let Some(image) = image {
        match taken(image.png.len()) {
            true => file["picture"] = json!(image),
            false => image_too_large = Some(image.png.len()),
        }
    }
    let of = |id: &String| {
        let bearers = table.creatures().iter().filter(|creature| creature.portrait.as_ref() == Some(id));
        bearers.map(|creature| creature.name.clone()).collect()
    };
    let portraits: Vec<EmbeddedPortrait> = portraits
        .iter()
        .map(|(id, portrait)| EmbeddedPortrait { of: of(id), png: STANDARD.encode(&portrait.png) })
        .filter(|portrait| !portrait.of.is_empty())
        .collect();
    let all: usize = portraits.iter().map(|portrait| portrait.png.len()).sum();
    let (kept, left_out): (Vec<_>, Vec<_>) = portraits.into_iter().partition(|portrait| taken(portrait.png.len()));
    if !kept.is_empty() {
        file["portraits"] = json!(kept);
    }
    let portraits_too_large = (!left_out.is_empty()).then_some((left_out.len(), all));
    WrittenTable { text: format!("{file:#}"), image_too_large, portraits_too_large }
}

/// Reads a table.
///
/// # Errors
/// If it is not one of our files, is from a later version, or contains values that no command could have set.
pub fn read(bytes: &[u8]) -> Result<TableFile, FileError> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(FileError::new(say!("file-too-large")));
    }
    #[derive(Deserialize)]
    struct Version {
        fivefoot: Option<u32>,
    }
    let version: Version = serde_json::from_slice(bytes)?;
    match version.fivefoot {
        None => {
            return Err(FileError::new(say!("tablefile-no-table")));
        }
        Some(VERSION) => {}
        Some(other) => {
            return Err(FileError::new(say!("tablefile-version", version = other, known = VERSION)));
        }
    }
    let file: File = serde_json::from_slice(bytes)?;
    let board = Battlefield::from_notation(&file.board).map_err(|wrong| FileError::new(wrong.message()))?;
    let mut encounter = Encounter::new(file.ruleset, board);
    for (rule, value) in file.house_rules {
        encounter.set_house_rule(rule, Some(value));
    }
    let many = file.creatures.0.len();
    for creature in file.creatures.0 {
        check_creature(&creature)?;
        encounter.put(Creature { portrait: None, ..creature });
    }
    if encounter.creatures().len() != many {
        return Err(FileError::new(say!("tablefile-same-name")));
    }
    if let Some(rounds) = &file.rounds {
        fits(rounds, &encounter)?;
    }
    encounter.rounds = file.rounds;
    let mut image = None;
    if let Some(EmbeddedImage { width, height, left, top, png }) = file.picture {
        let most = i64::from(MAX_SIDE) * PARTS;
        let lies = |at: i64| (-most..=most).contains(&at);
        if !(1..=most).contains(&width) || !(1..=most).contains(&height) || !lies(left) || !lies(top) {
            return Err(FileError::new(say!("picture-no-size")));
        }
        let bytes = STANDARD.decode(png).map_err(|_| FileError::new(say!("picture-no-base64")))?;
        let read = PngImage::read(&bytes, (encounter.battlefield.width(), encounter.battlefield.height()))?;
        encounter.backdrop = Some(Backdrop { picture: read.name(), left, top, width, height });
        image = Some(read);
    }
    let mut portraits = Vec::new();
    for EmbeddedPortrait { of, png } in file.portraits.0 {
        if let Some(stranger) = of.iter().find(|name| encounter.creature(name).is_none()) {
            return Err(FileError::new(say!("tablefile-stranger", who = stranger)));
        }
        let bytes = STANDARD.decode(png).map_err(|_| FileError::new(say!("picture-no-base64")))?;
        portraits.push((PngImage::portrait(&bytes)?, of));
    }
    Ok(TableFile { encounter, image, portraits })
}

/// Checks that a creature's values are ones a command could have set.
fn check_creature(creature: &Creature) -> Result<(), FileError> {
    let feet = |feet: Option<Feet>| feet.unwrap_or_default().0;
    let score = |score: Option<i32>| score.unwrap_or_default().unsigned_abs();
    // For values stored as text, the greatest number in it.
    let text = |value: Value| {
        let text = value.as_str().unwrap_or_default().to_owned();
        let numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
        numbers.map(|number| number.parse().unwrap_or(u32::MAX)).max().unwrap_or_default()
    };
    let pounds = creature.load.pounds().unwrap_or_default().max(creature.light_load.unwrap_or_default());
    let bounds = [
        ("speed", feet(creature.speed), MAX_FEET),
        ("speed-bonus", text(json!(creature.speed_bonuses)), MAX_FEET),
        ("base-speed", feet(creature.base_speed), MAX_FEET),
        ("reach", feet(creature.reach), 120),
        ("squares", creature.squares.map_or(0, NonZeroU32::get), MOST_SPACE),
        ("weapon-reach", text(json!(creature.weapon_reach)), 240),
        // Over a pit or beside a cliff, twice what any command accepts.
        ("altitude", creature.altitude.0.unsigned_abs(), 2 * MAX_FEET),
        ("resistance", creature.resist_forced.0, MAX_FEET),
        ("modes", text(json!(creature.modes)), MAX_FEET),
        ("constitution", creature.constitution.unwrap_or_default(), 100),
        ("dexterity", creature.dexterity.unwrap_or_default(), 100),
        ("strength", score(creature.strength), MAX_SCORE),
        ("maneuver-defense", score(creature.maneuver_defense), MAX_SCORE),
        ("initiative", score(creature.initiative), MAX_SCORE),
        ("attacks", creature.base_attacks.unwrap_or_default(), 20),
        ("load", pounds, MAX_POUNDS),
    ];
    let name = &creature.name;
    if let Some((what, is, most)) = bounds.into_iter().find(|(_, is, most)| is > most) {
        return Err(FileError::new(say!("tablefile-figure", who = name, what, is, most)));
    }
    if creature.altitude.0 % 5 != 0 || !counts_in_range(&json!(creature.flight)) {
        return Err(FileError::new(say!("tablefile-flight", who = name)));
    }
    Ok(())
}

/// Whether a fight can reach every number in a value.
fn counts_in_range(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.as_i64().is_some_and(|number| number.unsigned_abs() <= MAX_COUNTED),
        Value::Array(all) => all.iter().all(counts_in_range),
        Value::Object(all) => all.values().all(counts_in_range),
        Value::Null | Value::Bool(_) | Value::String(_) => true,
    }
}

/// Checks that turns name only creatures of the table, with counts that turns can reach.
fn fits(rounds: &Rounds, table: &Encounter) -> Result<(), FileError> {
    let mut named: BTreeSet<&Name> = rounds.order.iter().map(|place| &place.name).collect();
    let twice = named.len() != rounds.order.len();
    named.extend(
        rounds.turn_log.keys().chain(rounds.intents.keys()).chain(rounds.leaps.keys()).chain(rounds.runs.keys()),
    );
    named.extend(rounds.passed.iter().chain(&rounds.acted).chain(&rounds.ridden).chain(rounds.earlier.keys()));
    named.extend(rounds.order.iter().map(|place| place.lead()));
    named.extend(rounds.aloft.iter().chain(rounds.acting()));
    let stranger = named.into_iter().find(|name| table.creature(name).is_none());
    let times = |turn_log: &crate::field::TurnLog| {
        [turn_log.straight, turn_log.diagonal, turn_log.moves, turn_log.steps, turn_log.traded]
            .into_iter()
            .all(|n| n <= MAX_TIMES)
    };
    let long = rounds.order.iter().any(|place| place.rolls.len() > 100);
    match stranger {
        Some(name) => Err(FileError::new(say!("tablefile-stranger", who = name))),
        None if twice
            || long
            || !rounds.turn_log.values().chain(rounds.earlier.values()).all(times)
            || !counts_in_range(&json!(rounds)) =>
        {
            Err(FileError::new(say!("tablefile-turns")))
        }
        None => Ok(()),
    }
}
