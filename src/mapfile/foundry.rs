//! Foundry scenes. Lengths are pixels of a canvas, which is wider than the scene by its padding.

use serde::Deserialize;

use super::capped::{Capped, Count};
use super::lines::{self, Lines};
use super::{FileError, MAX_DOORS, MAX_POINTS, MapFile, SQUARE, in_range, side};
use crate::field::Barrier;
use crate::grid::Feet;
use crate::say;
use crate::words::{Arg, Message};

/// Every wall has two points.
const MAX_WALLS: usize = MAX_POINTS / 2;
/// The padding of scenes of the first versions that do not state it.
const PADDING: f64 = 0.25;
/// Feet per metre in rulebooks: 1.5 m are 5 ft.
const METRE: f64 = 5.0 / 1.5;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Scene {
    width: Option<f64>,
    height: Option<f64>,
    padding: Option<f64>,
    shift_x: Option<f64>,
    shift_y: Option<f64>,
    grid: Grid,
    grid_type: Option<f64>,
    grid_distance: Option<f64>,
    grid_units: Option<String>,
    #[serde(default)]
    walls: Capped<Wall, MAX_WALLS>,
    background: Option<Background>,
    img: Option<String>,
    #[serde(default)]
    tokens: Count,
}

/// A number up to Foundry 9, an object since.
#[derive(Deserialize)]
#[serde(untagged)]
enum Grid {
    Size(f64),
    Whole {
        size: f64,
        #[serde(rename = "type")]
        kind: Option<f64>,
        distance: Option<f64>,
        units: Option<String>,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Background {
    src: Option<String>,
    offset_x: Option<f64>,
    offset_y: Option<f64>,
}

#[derive(Deserialize)]
struct Wall {
    c: Capped<f64, 4>,
    r#move: Option<f64>,
    sense: Option<f64>,
    sight: Option<f64>,
    door: Option<f64>,
    ds: Option<f64>,
    dir: Option<f64>,
}

/// How many walls and doors have properties that a board does not know.
#[derive(Default)]
struct Unsupported {
    sight_only: usize,
    seen_through: usize,
    secret: usize,
    locked: usize,
    one_way: usize,
}

pub(super) fn read(bytes: &[u8], feet: Option<u32>) -> Result<MapFile, FileError> {
    let scene: Scene = serde_json::from_slice(bytes)?;
    let (size, kind, distance, units) = match &scene.grid {
        Grid::Size(size) => (*size, scene.grid_type, scene.grid_distance, scene.grid_units.as_deref()),
        Grid::Whole { size, kind, distance, units } => (*size, *kind, *distance, units.as_deref()),
    };
    if !(1.0..=10_000.0).contains(&size) {
        return Err(FileError::because(say!("foundry-square-size")));
    }
    let kind = kind.unwrap_or(1.0);
    if kind > 1.0 {
        return Err(FileError::because(say!("foundry-hexagons")));
    }
    let (Some(wide), Some(high)) = (scene.width, scene.height) else {
        return Err(FileError::because(say!("foundry-no-size")));
    };
    let mut notes = Vec::new();
    let scale = match feet {
        Some(feet) => f64::from(feet) / SQUARE,
        None => scale(distance, units, &mut notes)?,
    };
    let (wide, high) = (in_range(wide, "scene-width")?, in_range(high, "scene-height")?);
    let ((width, wider), (height, higher)) = (side(wide / size * scale, "wide")?, side(high / size * scale, "high")?);
    if wider || higher {
        notes.push(say!("foundry-made-whole"));
    }
    if kind < 1.0 {
        notes.push(say!("foundry-no-grid"));
    }
    let corner = corner(&scene, (wide, high), size)?;
    let at = |x: f64, y: f64| ((x - corner.0) / size * scale, (y - corner.1) / size * scale);
    let (mut lines, mut unsupported) = (Lines::default(), Unsupported::default());
    for wall in &scene.walls.0 {
        let [x1, y1, x2, y2] = wall.c.0[..] else {
            return Err(FileError::because(say!("foundry-wall-ends")));
        };
        for number in [x1, y1, x2, y2] {
            in_range(number, "wall")?;
        }
        let (a, b) = (at(x1, y1), at(x2, y2));
        match wall.barrier(&mut unsupported) {
            None => {}
            Some(Barrier::Wall) => lines.walls.push((a, b)),
            Some(door) => lines.doors.push((a, b, door)),
        }
    }
    if lines.doors.len() > MAX_DOORS {
        return Err(FileError::because(say!("foundry-too-many-doors", doors = lines.doors.len(), most = MAX_DOORS)));
    }
    let (board, counts) = lines::place(width, height, lines)?;
    notes.extend(counts.note());
    notes.extend(unsupported.notes());
    if scene.tokens.0 > 0 {
        notes.push(say!("foundry-tokens", count = scene.tokens.0));
    }
    let named = |path: &Option<String>| path.as_ref().is_some_and(|path| !path.is_empty());
    if named(&scene.img) || scene.background.as_ref().is_some_and(|background| named(&background.src)) {
        notes.push(say!("foundry-picture-elsewhere"));
    }
    Ok(MapFile { kind: "Foundry", board, image: None, imported: counts.imported, notes })
}

/// How many of our squares the side of one of the scene's squares is.
fn scale(distance: Option<f64>, units: Option<&str>, notes: &mut Vec<Message>) -> Result<f64, FileError> {
    let distance = in_range(distance.unwrap_or(SQUARE), "square")?;
    let units = units.unwrap_or("ft").trim().to_lowercase();
    let feet = match units.as_str() {
        "m" | "m." | "metres" | "meters" | "metre" | "meter" => distance * METRE,
        "" | "ft" | "ft." | "feet" | "foot" | "'" => distance,
        _ => {
            notes.push(say!("foundry-no-feet", square = Feet::SQUARE));
            SQUARE
        }
    };
    if !(1.0..=100.0).contains(&feet) {
        return Err(FileError::because(say!("foundry-square-length")));
    }
    if (feet - SQUARE).abs() > 0.01 {
        notes.push(say!("foundry-scaled", feet = Arg::decimal((feet * 10.0).round() / 10.0), square = Feet::SQUARE));
    }
    Ok(feet / SQUARE)
}

/// The corner of the scene on its canvas, in pixels.
fn corner(scene: &Scene, (wide, high): (f64, f64), size: f64) -> Result<(f64, f64), FileError> {
    let padding = in_range(scene.padding.unwrap_or(PADDING), "padding")?;
    let padded = |long: f64| (long * padding / size - 1e-9).ceil().max(0.0) * size;
    let offset =
        scene.background.as_ref().map(|background| (background.offset_x, background.offset_y)).unwrap_or_default();
    let shift = |old: Option<f64>, new: Option<f64>| in_range(old.or(new).unwrap_or(0.0), "shift");
    Ok((padded(wide) - shift(scene.shift_x, offset.0)?, padded(high) - shift(scene.shift_y, offset.1)?))
}

impl Wall {
    /// The barrier it becomes, if any.
    fn barrier(&self, unsupported: &mut Unsupported) -> Option<Barrier> {
        let is = |number: Option<f64>, what: f64| number == Some(what);
        if is(self.door, 0.0) || self.door.is_none() {
            if is(self.r#move, 0.0) {
                unsupported.sight_only += 1;
                return None;
            }
            unsupported.seen_through += usize::from(is(self.sight.or(self.sense), 0.0));
            unsupported.one_way += usize::from(self.dir.is_some_and(|dir| dir != 0.0));
            return Some(Barrier::Wall);
        }
        if is(self.door, 2.0) {
            unsupported.secret += 1;
            return Some(Barrier::Wall);
        }
        unsupported.locked += usize::from(is(self.ds, 2.0));
        Some(if is(self.ds, 1.0) { Barrier::OpenDoor } else { Barrier::Door })
    }
}

impl Unsupported {
    fn notes(&self) -> Vec<Message> {
        let all = [
            (self.sight_only, say!("foundry-sight-only", count = self.sight_only)),
            (self.seen_through, say!("foundry-seen-through", count = self.seen_through)),
            (self.one_way, say!("foundry-one-way", count = self.one_way)),
            (self.secret, say!("foundry-secret", count = self.secret)),
            (self.locked, say!("foundry-locked", count = self.locked)),
        ];
        all.into_iter().filter_map(|(count, note)| (count > 0).then_some(note)).collect()
    }
}

impl lines::LineCounts {
    /// The note about lines that were clipped or are off the board.
    pub(super) fn note(&self) -> Option<Message> {
        let (walls, doors) = self.outside;
        let gone = [
            (walls > 0).then(|| say!("mapfile-walls", count = walls)),
            (doors > 0).then(|| say!("mapfile-doors", count = doors)),
        ];
        let what = Message::and_list(gone.into_iter().flatten());
        let all = [
            (!what.is_empty()).then(|| say!("mapfile-beyond", what)),
            (self.clipped > 0).then(|| say!("mapfile-cut-off", count = self.clipped)),
        ];
        let note = Message::joined(all.into_iter().flatten(), "; ");
        (!note.is_empty()).then(|| note.capitalized().then(Message::literal(".")))
    }
}
