//! Foundry scenes of versions 7 to 13. Lengths are pixels on a canvas, which exceeds the scene by its padding.
//!
//! The grid is aligned with the canvas: squares begin at whole multiples of their size. The image is shifted separately,
//! so it may begin and end within squares; the board includes every square that it touches.

mod scenes;
mod walls;

use serde::Deserialize;

use super::capped::{Capped, Text};
use super::lines::{self, Lines};
use super::png_image::PngImage;
use super::{FileError, ImportOptions, MAX_DOORS, MAX_POINTS, MapFile, MapImage, SQUARE, Token, in_range, side};
use crate::grid::{Feet, PARTS, Square};
use crate::say;
use crate::words::{Arg, Message};
pub(super) use scenes::{RawScene, chosen, scenes};
use walls::{WallEntry, WallNotes};

/// Every wall has two points.
const MAX_WALLS: usize = MAX_POINTS / 2;
/// The most tokens read.
const MAX_TOKENS: usize = 2_000;
/// The padding of scenes that do not state it, from the earliest versions.
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
    #[serde(default)]
    grid: Option<Grid>,
    grid_type: Option<f64>,
    grid_distance: Option<f64>,
    grid_units: Option<String>,
    #[serde(default)]
    walls: Capped<WallEntry, MAX_WALLS>,
    #[serde(default)]
    background: Option<Background>,
    #[serde(default)]
    img: Text,
    #[serde(default)]
    tokens: Capped<TokenEntry, MAX_TOKENS>,
}

/// A number up to Foundry 9, an object from then on.
#[derive(Deserialize)]
#[serde(untagged)]
enum Grid {
    Size(f64),
    Whole {
        size: Option<f64>,
        #[serde(rename = "type")]
        kind: Option<f64>,
        distance: Option<f64>,
        units: Option<String>,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Background {
    #[serde(default)]
    src: Option<String>,
    #[serde(default)]
    offset_x: Option<f64>,
    #[serde(default)]
    offset_y: Option<f64>,
}

/// A token, or only its id.
#[derive(Deserialize)]
#[serde(untagged)]
enum TokenEntry {
    Id(#[expect(dead_code, reason = "it only has to be one")] String),
    Token(Box<RawToken>),
}

#[derive(Deserialize)]
struct RawToken {
    #[serde(default)]
    name: Text,
    x: Option<f64>,
    y: Option<f64>,
    width: Option<f64>,
    #[serde(default)]
    hidden: Option<bool>,
    disposition: Option<f64>,
    elevation: Option<f64>,
}

/// Where a scene's squares are on its canvas, in pixels.
struct Frame {
    /// The size of a square.
    size: f64,
    /// The side of a square in our squares.
    scale: f64,
    /// The corner of the board, aligned with the grid.
    board: (f64, f64),
    /// The corner of the image.
    image: (f64, f64),
    /// The width and height of the image.
    long: (f64, f64),
}

impl Frame {
    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let along = |at: f64, from: f64| (at - from) / self.size * self.scale;
        (along(x, self.board.0), along(y, self.board.1))
    }

    /// The size of the board in our squares, before rounding up.
    fn extent(&self) -> (f64, f64) {
        self.at(self.image.0 + self.long.0, self.image.1 + self.long.1)
    }
}

/// Reads the only scene, or the one that is wanted.
pub(super) fn read(scenes: &[RawScene], wanted: ImportOptions<'_>) -> Result<MapFile, FileError> {
    read_scene(chosen(scenes, wanted.scene)?, wanted)
}

/// Reads a scene.
pub(super) fn read_scene(scene: &RawScene, wanted: ImportOptions<'_>) -> Result<MapFile, FileError> {
    let scene: Scene = serde_json::from_slice(&scene.text).map_err(unreadable)?;
    let mut notes = Vec::new();
    let frame = frame(&scene, wanted.feet, &mut notes)?;
    let (wide, high) = frame.extent();
    let ((width, wider), (height, higher)) = (side(wide, "wide")?, side(high, "high")?);
    if wider || higher || frame.board != frame.image {
        notes.push(say!("foundry-made-whole"));
    }
    let (lines, told) = lines_of(&scene, &frame)?;
    let (board, counts) = lines::place(width, height, lines)?;
    notes.extend(counts.note());
    notes.extend(told.notes());
    let parts = |(x, y): (f64, f64)| ((x * PARTS as f64).round() as i64, (y * PARTS as f64).round() as i64);
    let image = match wanted.image {
        None => None,
        Some(bytes) => {
            let corner = parts(frame.at(frame.image.0, frame.image.1));
            let end = parts(frame.extent());
            let size = (end.0 - corner.0, end.1 - corner.1);
            Some(MapImage { sheet: PngImage::read(bytes, (width, height))?, corner, size })
        }
    };
    let named = scene.background.as_ref().and_then(|background| background.src.as_ref()).or(scene.img.0.as_ref());
    if image.is_none() && named.is_some_and(|path| !path.is_empty()) {
        notes.push(say!("foundry-picture-elsewhere"));
    }
    let tokens = scene.tokens.0.iter().filter_map(|token| token.placed(&frame)).collect();
    let (imported, secrets) = (counts.imported, told.secrets());
    Ok(MapFile { image, imported, notes, secrets, tokens, ..MapFile::plain("Foundry", board) })
}

/// A readable error where a scene has something unexpected.
fn unreadable(error: serde_json::Error) -> FileError {
    if error.is_data() {
        let (line, column) = (serde_json::Error::line(&error), serde_json::Error::column(&error));
        return FileError::new(say!("foundry-odd", line, column));
    }
    error.into()
}

fn frame(scene: &Scene, feet: Option<u32>, notes: &mut Vec<Message>) -> Result<Frame, FileError> {
    let (size, kind, distance, units) = match &scene.grid {
        None => (None, None, None, None),
        Some(Grid::Size(size)) => (Some(*size), scene.grid_type, scene.grid_distance, scene.grid_units.as_deref()),
        Some(Grid::Whole { size, kind, distance, units }) => (*size, *kind, *distance, units.as_deref()),
    };
    let Some(size) = size.filter(|size| (1.0..=10_000.0).contains(size)) else {
        return Err(FileError::new(say!("foundry-square-size")));
    };
    let kind = kind.unwrap_or(1.0);
    if kind > 1.0 {
        return Err(FileError::new(say!("foundry-hexagons")));
    }
    let (Some(wide), Some(high)) = (scene.width, scene.height) else {
        return Err(FileError::new(say!("foundry-no-size")));
    };
    let scale = match feet {
        Some(feet) => f64::from(feet) / SQUARE,
        None => scale(distance, units, notes)?,
    };
    let long = (in_range(wide, "scene-width")?, in_range(high, "scene-height")?);
    if kind < 1.0 {
        notes.push(say!("foundry-no-grid"));
    }
    let image = corner(scene, long, size)?;
    // A scene without a grid has no squares: they begin at the corner of its image.
    let floored = |at: f64| if kind < 1.0 { at } else { (at / size + 1e-6).floor() * size };
    let board = (floored(image.0), floored(image.1));
    Ok(Frame { size, scale, board, image, long })
}

fn lines_of(scene: &Scene, frame: &Frame) -> Result<(Lines, WallNotes), FileError> {
    let (mut lines, mut told) = (Lines::default(), WallNotes::default());
    for entry in &scene.walls.0 {
        let WallEntry::Wall(wall) = entry else {
            return Err(FileError::new(say!("foundry-walls-elsewhere")));
        };
        let [x1, y1, x2, y2] = wall.c.0[..] else {
            return Err(FileError::new(say!("foundry-wall-ends")));
        };
        for number in [x1, y1, x2, y2] {
            in_range(number, "wall")?;
        }
        let (a, b) = (frame.at(x1, y1), frame.at(x2, y2));
        match wall.barrier(&mut told) {
            None => {}
            Some(door) if door.is_door() => lines.doors.push((a, b, door)),
            Some(barrier) => lines.walls.push((a, b, barrier)),
        }
    }
    if lines.doors.len() > MAX_DOORS {
        return Err(FileError::new(say!("foundry-too-many-doors", doors = lines.doors.len(), most = MAX_DOORS)));
    }
    Ok((lines, told))
}

/// The side of one of the scene's squares in our squares.
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
        return Err(FileError::new(say!("foundry-square-length")));
    }
    if (feet - SQUARE).abs() > 0.01 {
        notes.push(say!("foundry-scaled", feet = Arg::decimal((feet * 10.0).round() / 10.0), square = Feet::SQUARE));
    }
    Ok(feet / SQUARE)
}

/// The corner of the scene's image on the canvas, in pixels.
fn corner(scene: &Scene, (wide, high): (f64, f64), size: f64) -> Result<(f64, f64), FileError> {
    let padding = in_range(scene.padding.unwrap_or(PADDING), "padding")?;
    let padded = |long: f64| (long * padding / size - 1e-9).ceil().max(0.0) * size;
    let offset =
        scene.background.as_ref().map(|background| (background.offset_x, background.offset_y)).unwrap_or_default();
    let shift = |old: Option<f64>, new: Option<f64>| in_range(old.or(new).unwrap_or(0.0), "shift");
    Ok((padded(wide) - shift(scene.shift_x, offset.0)?, padded(high) - shift(scene.shift_y, offset.1)?))
}

impl TokenEntry {
    /// The token in our squares, if it has a position.
    fn placed(&self, frame: &Frame) -> Option<Token> {
        let TokenEntry::Token(token) = self else { return None };
        let number = |number: Option<f64>| number.filter(|number| number.is_finite() && number.abs() < 1e6);
        let (x, y) = frame.at(number(token.x)?, number(token.y)?);
        let whole = |at: f64| (at + 0.25).floor().clamp(-1e4, 1e4) as i32;
        let wide = number(token.width).unwrap_or(1.0) * frame.scale;
        Some(Token {
            name: token.name.0.clone().unwrap_or_default(),
            at: Square::new(whole(x), whole(y)),
            wide: wide.round().clamp(1.0, 20.0) as u32,
            disposition: number(token.disposition).map_or(0, |how| how.clamp(-1.0, 1.0) as i8),
            hidden: token.hidden == Some(true),
            altitude: number(token.elevation).map_or(0, |feet| (feet / SQUARE).round().clamp(0.0, 200.0) as u32 * 5),
        })
    }
}
