//! Universal VTT maps. Lengths are in the file's squares, y down.

use std::borrow::Cow;

use base64::Engine;
use base64::alphabet;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use serde::Deserialize;

use super::capped::{Capped, Count, Text};
use super::lines::{self, Lines, Spot};
use super::png_image::PngImage;
use super::write::Geometry;
use super::{FileError, MAX_DOORS, MAX_POINTS, MapFile, MapImage, SQUARE, in_range, side};
use crate::field::{Barrier, Battlefield};
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
    /// The program that wrote the file, under the keys that programs use.
    #[serde(default)]
    software: Text,
    #[serde(default)]
    creator: Text,
    #[serde(default)]
    generator: Text,
    #[serde(default)]
    source: Text,
    /// The board, if we wrote the file.
    #[serde(default)]
    fivefoot_board: Option<OwnBoard>,
}

/// Our own addition to a file: everything that the format has no place for.
#[derive(Deserialize)]
struct OwnBoard {
    notation: String,
    #[serde(default)]
    left: i64,
    #[serde(default)]
    top: i64,
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
    /// Whether it blocks light; in files without the key all doors do.
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
        return Err(FileError::new(say!("mapfile-too-many-points", points, most = MAX_POINTS)));
    }
    if file.resolution.pixels_per_grid.is_some_and(|pixels| !(1.0..=10_000.0).contains(&pixels)) {
        return Err(FileError::new(say!("uvtt-square-size")));
    }
    let scale = feet.map_or(1.0, |feet| f64::from(feet) / SQUARE);
    let size = file.resolution.map_size.spot("size")?;
    let size = (size.0 * scale, size.1 * scale);
    let ((width, wider), (height, higher)) = (side(size.0, "wide")?, side(size.1, "high")?);
    let mut notes = Vec::new();
    if wider || higher {
        notes.push(say!("mapfile-made-whole"));
    }
    if let Some((board, corner)) = file.own().filter(|_| feet.is_none()) {
        return file.as_written(board, corner);
    }
    let (lines, outside) = placed(&file, scale, size)?;
    let openings = lines.doors.iter().filter(|(.., barrier)| *barrier == file.opening()).count();
    if openings > 0 {
        notes.push(match file.opening() {
            Barrier::Window => say!("uvtt-windows", count = openings),
            _ => say!("uvtt-open-doors", count = openings),
        });
    }
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
    let image = file.map_image((width, height), (0, 0), size, &mut notes)?;
    Ok(MapFile { image, imported: counts.imported, notes, ..MapFile::plain(KIND, board) })
}

const KIND: &str = "Universal VTT";

impl File<'_> {
    /// What an opening is if it lets light through: a window or a grate in Dungeondraft's files, an open door in
    /// Arkenforge's.
    fn opening(&self) -> Barrier {
        let written_by = [&self.software, &self.creator, &self.generator, &self.source];
        let by = |text: &Text| text.0.as_ref().is_some_and(|text| text.to_lowercase().contains("arkenforge"));
        if written_by.into_iter().any(by) { Barrier::OpenDoor } else { Barrier::Window }
    }

    /// The board as we wrote it, unless the walls have been changed, and the corner of its image.
    fn own(&self) -> Option<(Battlefield, (i64, i64))> {
        let own = self.fivefoot_board.as_ref()?;
        let board = Battlefield::from_notation(&own.notation).ok()?;
        let corner = (own.left, own.top);
        let near = |(x, y): Spot, xy: &Xy| (x - xy.x).abs() < 1e-6 && (y - xy.y).abs() < 1e-6;
        let Geometry { walls, doors } = Geometry::of(&board, corner);
        let lines = &self.line_of_sight.0;
        let same_walls = walls.len() == lines.len()
            && walls
                .iter()
                .zip(lines)
                .all(|((a, b), line)| matches!(&line.0[..], [first, last] if near(*a, first) && near(*b, last)));
        let same_doors = doors.len() == self.portals.0.len()
            && doors.iter().zip(&self.portals.0).all(|((a, b, closed), portal)| {
                let ends = matches!(&portal.bounds.0[..], [first, last] if near(*a, first) && near(*b, last));
                ends && portal.closed == Some(*closed)
            });
        (same_walls && same_doors).then_some((board, corner))
    }

    /// The map as we wrote it.
    fn as_written(&self, board: Battlefield, corner: (i64, i64)) -> Result<MapFile, FileError> {
        let size = self.resolution.map_size.spot("size")?;
        let mut notes = Vec::new();
        let image = self.map_image((board.width(), board.height()), corner, size, &mut notes)?;
        Ok(MapFile { image, imported: MapFile::count(&board), notes, ..MapFile::plain(KIND, board) })
    }

    /// Its image, for a board of `squares`; `size` is how much the image covers, in squares.
    fn map_image(
        &self,
        squares: (u32, u32),
        corner: (i64, i64),
        size: Spot,
        notes: &mut Vec<Message>,
    ) -> Result<Option<MapImage>, FileError> {
        let parts = |squares: f64| (squares * PARTS as f64).round() as i64;
        Ok(match image(self.image.as_deref().unwrap_or_default())? {
            Image::None => None,
            Image::Elsewhere => {
                notes.push(say!("uvtt-picture-elsewhere"));
                None
            }
            Image::Bytes(bytes) => {
                let sheet = PngImage::read(&bytes, squares)?;
                Some(MapImage { sheet, corner, size: (parts(size.0), parts(size.1)) })
            }
        })
    }
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
            let barrier = if portal.closed == Some(false) { file.opening() } else { Barrier::Door };
            doors.push((a.spot("door")?, b.spot("door")?, barrier));
        }
    }
    let inside = |(x, y): Spot| (-0.001..=size.0 + 0.001).contains(&x) && (-0.001..=size.1 + 0.001).contains(&y);
    let all = || walls.iter().flatten().copied().chain(doors.iter().flat_map(|&(a, b, _)| [a, b]));
    let shift = |(x, y): Spot, by: Spot| ((x - by.0) * scale, (y - by.1) * scale);
    let here = |by: Spot| all().filter(|&spot| inside(shift(spot, by))).count();
    // Some programs shift the walls of a cropped map, others do not.
    let moved = origin != (0.0, 0.0) && here(origin) == 0 && here((0.0, 0.0)) > 0;
    let by = if moved { (0.0, 0.0) } else { origin };
    let (points, outside) = (all().count(), all().count() - here(by));
    let note = (outside > 0).then(|| match by {
        (0.0, 0.0) => say!("uvtt-points-beyond", outside, points),
        _ => say!("uvtt-points-beyond-part", outside, points),
    });
    let at = |spot: Spot| shift(spot, by);
    let lines = Lines {
        walls: walls
            .iter()
            .flat_map(|wall| wall.windows(2).map(|ends| (at(ends[0]), at(ends[1]), Barrier::Wall)))
            .collect(),
        doors: doors.iter().map(|&(a, b, barrier)| (at(a), at(b), barrier)).collect(),
    };
    Ok((lines, note))
}

enum Image {
    None,
    Elsewhere,
    Bytes(Vec<u8>),
}

/// A shorter image is not one.
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
        Err(_) => Err(FileError::new(say!("picture-no-base64"))),
    }
}
