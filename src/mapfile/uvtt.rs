//! Universal VTT maps. Lengths are the file's squares, y down.

use std::borrow::Cow;

use base64::Engine;
use base64::alphabet;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use serde::Deserialize;

use super::capped::{Capped, Count};
use super::lines::{self, Lines, Spot};
use super::png_image::PngImage;
use super::{FileError, MAX_DOORS, MAX_POINTS, MapFile, SQUARE, in_range, side};
use crate::field::Barrier;
use crate::grid::PARTS;
use crate::say;
use crate::words::Message;

#[derive(Deserialize)]
struct File<'f> {
    resolution: Resolution,
    #[serde(default)]
    line_of_sight: Capped<Capped<Xy, MAX_POINTS>, MAX_POINTS>,
    #[serde(default)]
    objects_line_of_sight: Count,
    #[serde(default)]
    portals: Capped<Portal, MAX_DOORS>,
    #[serde(default)]
    lights: Count,
    #[serde(borrow, default)]
    image: Option<Cow<'f, str>>,
}

#[derive(Deserialize)]
struct Resolution {
    #[serde(default)]
    map_origin: Option<Xy>,
    map_size: Xy,
    #[serde(default)]
    pixels_per_grid: Option<f64>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Xy {
    x: f64,
    y: f64,
}

#[derive(Deserialize)]
struct Portal {
    #[serde(default)]
    bounds: Capped<Xy, MAX_POINTS>,
    /// Whether the door is shut; files without the key have only doors that are.
    #[serde(default)]
    closed: Option<bool>,
}

impl Xy {
    fn spot(self, what: &'static str) -> Result<Spot, FileError> {
        Ok((in_range(self.x, what)?, in_range(self.y, what)?))
    }
}

pub(super) fn read(bytes: &[u8], feet: Option<u32>) -> Result<MapFile, FileError> {
    let file: File<'_> = serde_json::from_slice(bytes)?;
    let points: usize = file.line_of_sight.0.iter().map(|wall| wall.0.len()).sum();
    if points > MAX_POINTS {
        return Err(FileError::because(say!("mapfile-too-many-points", points, most = MAX_POINTS)));
    }
    if file.resolution.pixels_per_grid.is_some_and(|pixels| !(1.0..=10_000.0).contains(&pixels)) {
        return Err(FileError::because(say!("uvtt-square-size")));
    }
    let scale = feet.map_or(1.0, |feet| f64::from(feet) / SQUARE);
    let size = file.resolution.map_size.spot("size")?;
    let size = (size.0 * scale, size.1 * scale);
    let ((width, wider), (height, higher)) = (side(size.0, "wide")?, side(size.1, "high")?);
    let mut notes = Vec::new();
    if wider || higher {
        notes.push(say!("mapfile-made-whole"));
    }
    let (lines, outside) = placed(&file, scale, size)?;
    if let Some(outside) = outside {
        notes.push(outside);
    }
    let malformed = file.portals.0.iter().filter(|portal| portal.bounds.0.len() != 2).count();
    if malformed > 0 {
        notes.push(say!("uvtt-doors-unfit", count = malformed));
    }
    let (board, counts) = lines::place(width, height, lines)?;
    notes.extend(counts.note());
    if file.objects_line_of_sight.0 > 0 {
        notes.push(say!("uvtt-furniture", count = file.objects_line_of_sight.0));
    }
    if file.lights.0 > 0 {
        notes.push(say!("uvtt-lights", count = file.lights.0));
    }
    let parts = |squares: f64| (squares * PARTS as f64).round() as i64;
    let image = match image(file.image.as_deref().unwrap_or_default())? {
        Image::None => None,
        Image::Elsewhere => {
            notes.push(say!("uvtt-picture-elsewhere"));
            None
        }
        Image::Bytes(bytes) => Some((PngImage::read(&bytes, (width, height))?, (parts(size.0), parts(size.1)))),
    };
    Ok(MapFile { kind: "Universal VTT", board, image, imported: counts.imported, notes })
}

/// Walls and doors in our squares from the board's corner, and a note on points off the board.
fn placed(file: &File<'_>, scale: f64, size: Spot) -> Result<(Lines, Option<Message>), FileError> {
    let origin = file.resolution.map_origin.map_or(Ok((0.0, 0.0)), |origin| origin.spot("corner"))?;
    let mut walls: Vec<Vec<Spot>> = Vec::new();
    for wall in &file.line_of_sight.0 {
        walls.push(wall.0.iter().map(|point| point.spot("wall")).collect::<Result<_, _>>()?);
    }
    let mut doors = Vec::new();
    for portal in &file.portals.0 {
        if let [a, b] = portal.bounds.0[..] {
            let barrier = if portal.closed == Some(false) { Barrier::OpenDoor } else { Barrier::Door };
            doors.push((a.spot("door")?, b.spot("door")?, barrier));
        }
    }
    let inside = |(x, y): Spot| (-0.001..=size.0 + 0.001).contains(&x) && (-0.001..=size.1 + 0.001).contains(&y);
    let all = || walls.iter().flatten().copied().chain(doors.iter().flat_map(|&(a, b, _)| [a, b]));
    let shift = |(x, y): Spot, by: Spot| ((x - by.0) * scale, (y - by.1) * scale);
    let here = |by: Spot| all().filter(|&spot| inside(shift(spot, by))).count();
    // Some programs export a cropped map with its walls unshifted, others shift them.
    let moved = origin != (0.0, 0.0) && here(origin) == 0 && here((0.0, 0.0)) > 0;
    let by = if moved { (0.0, 0.0) } else { origin };
    let (points, outside) = (all().count(), all().count() - here(by));
    let note = (outside > 0).then(|| match by {
        (0.0, 0.0) => say!("uvtt-points-beyond", outside, points),
        _ => say!("uvtt-points-beyond-part", outside, points),
    });
    let at = |spot: Spot| shift(spot, by);
    let lines = Lines {
        walls: walls.iter().flat_map(|wall| wall.windows(2).map(|ends| (at(ends[0]), at(ends[1])))).collect(),
        doors: doors.iter().map(|&(a, b, barrier)| (at(a), at(b), barrier)).collect(),
    };
    Ok((lines, note))
}

enum Image {
    None,
    Elsewhere,
    Bytes(Vec<u8>),
}

/// A shorter text is not an image.
const SHORTEST: usize = 64;

fn image(text: &str) -> Result<Image, FileError> {
    let text = text.trim();
    let bare = match text.strip_prefix("data:") {
        Some(rest) => rest.split_once(";base64,").map_or(rest, |(_, bare)| bare),
        None => text,
    };
    if bare.is_empty() {
        return Ok(Image::None);
    }
    let config = GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
    let decoder = GeneralPurpose::new(&alphabet::STANDARD, config);
    match decoder.decode(bare) {
        Ok(bytes) if bytes.len() >= SHORTEST => Ok(Image::Bytes(bytes)),
        // A path or an address. We never fetch it.
        _ if bare.len() < 2_000 => Ok(Image::Elsewhere),
        Ok(bytes) => Ok(Image::Bytes(bytes)),
        Err(_) => Err(FileError::because(say!("picture-no-base64"))),
    }
}
