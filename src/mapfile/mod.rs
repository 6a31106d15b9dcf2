//! Reads maps of other programs (Universal VTT, Foundry scenes), whole tables of our own, and the images in them;
//! writes boards as Universal VTT and tables as files. Knows boards but no rules.
//!
//! Files come from strangers, so reading is bytes in, a value out: it ends soon, takes little memory and says what is
//! wrong, whatever the bytes. Lists are capped while they are parsed, numbers must be finite and near, an image's
//! header is checked before it is decoded, and images are stored no larger than they are shown.
//!
//! Discord attachments and console files arrive here as bytes. An image is stored under a hash of its bytes, and the
//! board (or, for a portrait, the creature) refers to it by that id, so undo needs no copy of it.

mod capped;
mod foundry;
mod lines;
mod png_image;
mod table;
mod uvtt;
mod write;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::field::{Battlefield, MAX_SIDE};
use crate::grid::Feet;
use crate::say;
use crate::words::{Arg, Message};
pub use png_image::PngImage;
pub use table::{TableFile, read as read_table, write as write_table};
pub use write::{ExportedMap, uvtt as write_uvtt};

/// The largest file read, in bytes: Discord's limit for attachments.
pub const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;

/// The most wall points in a file.
const MAX_POINTS: usize = 20_000;
/// The most doors in a file.
const MAX_DOORS: usize = 2_000;
/// The largest coordinate on a map, in its own squares or pixels.
const FARTHEST: f64 = 1_000_000.0;
/// Feet per square of ours.
const SQUARE: f64 = 5.0;

/// Why a file cannot be imported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FileError(Message);

impl FileError {
    /// The message for the user.
    #[must_use]
    pub fn message(&self) -> Message {
        self.0.clone()
    }

    fn because(why: Message) -> Self {
        FileError(why)
    }
}

/// Reports a parse error, quoting only a little of the file.
impl From<serde_json::Error> for FileError {
    fn from(error: serde_json::Error) -> Self {
        let message: String = error.to_string().chars().filter(|letter| !letter.is_control()).take(160).collect();
        FileError(say!("file-unreadable", why = message))
    }
}

/// An imported map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapFile {
    /// The file format's name.
    pub kind: &'static str,
    /// The board.
    pub board: Battlefield,
    /// The image under the board, and the width and height that it covers in [`crate::grid::PARTS`] of a square.
    pub image: Option<(PngImage, (i64, i64))>,
    /// The number of walls and doors imported.
    pub imported: (usize, usize),
    /// Notes on what was left out, clipped or replaced.
    pub notes: Vec<Message>,
}

/// The keys that tell file formats apart.
#[derive(Deserialize)]
struct Keys {
    resolution: Option<IgnoredAny>,
    grid: Option<IgnoredAny>,
    walls: Option<IgnoredAny>,
    fivefoot: Option<IgnoredAny>,
}

/// Reads a map of any format. `feet` is the side of the file's squares, where the file lacks it or is wrong.
///
/// # Errors
/// If the file is not a map, is malformed or too large, or cannot be played on squares.
pub fn read(bytes: &[u8], feet: Option<u32>) -> Result<MapFile, FileError> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(FileError::because(say!("file-too-large")));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if let Some(known) = known_other_format(bytes) {
        return Err(FileError::because(known));
    }
    let content = bytes.trim_ascii_start();
    match content.first() {
        Some(b'{') => {}
        Some(digit) if digit.is_ascii_digit() => return notation(content),
        _ => return Err(FileError::because(expected())),
    }
    let keys: Keys = serde_json::from_slice(content).map_err(several_scenes)?;
    match keys {
        Keys { fivefoot: Some(_), .. } => Err(FileError::because(say!("mapfile-whole-table"))),
        Keys { resolution: Some(_), .. } => uvtt::read(content, feet),
        Keys { walls: Some(_), .. } | Keys { grid: Some(_), .. } => foundry::read(content, feet),
        _ => Err(FileError::because(expected())),
    }
}

fn expected() -> Message {
    say!("mapfile-no-map")
}

/// Formats that people try and that are not maps.
fn known_other_format(bytes: &[u8]) -> Option<Message> {
    let begins = |with: &[u8]| bytes.starts_with(with);
    if begins(b"PK\x03\x04") {
        Some(say!("mapfile-packed"))
    } else if begins(b"\x89PNG") || begins(b"\xff\xd8\xff") || (begins(b"RIFF") && bytes.get(8..12) == Some(b"WEBP")) {
        Some(say!("mapfile-picture"))
    } else {
        None
    }
}

/// Old Foundry databases have a scene per line.
fn several_scenes(error: serde_json::Error) -> FileError {
    if error.is_syntax() && error.to_string().starts_with("trailing characters") {
        return FileError::because(say!("foundry-several-scenes"));
    }
    error.into()
}

/// A board in our notation.
fn notation(bytes: &[u8]) -> Result<MapFile, FileError> {
    let text = std::str::from_utf8(bytes).map_err(|_| FileError::because(expected()))?;
    let text: String = text.trim_end().lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    let board = Battlefield::from_notation(&text).map_err(|wrong| FileError::because(wrong.message()))?;
    let is_door = |barrier: crate::field::Barrier| matches!(barrier.word(), "door" | "open-door");
    let standing = board.barriers().map(|(_, barrier)| barrier);
    let standing: Vec<_> = standing.chain(board.partitions().all().iter().map(|one| one.barrier)).collect();
    let doors = standing.iter().filter(|barrier| is_door(**barrier)).count();
    Ok(MapFile { kind: "board", imported: (standing.len() - doors, doors), board, image: None, notes: Vec::new() })
}

/// Refuses a number too large for any map.
fn in_range(number: f64, what: &'static str) -> Result<f64, FileError> {
    if number.is_finite() && number.abs() <= FARTHEST {
        return Ok(number);
    }
    Err(FileError::because(say!("mapfile-far-off", what, number = format!("{number:e}"))))
}

/// The number of our squares along a side of the map, and whether it was rounded up.
fn side(squares: f64, what: &'static str) -> Result<(u32, bool), FileError> {
    let whole = (squares - 0.001).ceil();
    if !(squares > 0.0 && whole >= 1.0) {
        return Err(FileError::because(say!("mapfile-too-small", squares = Arg::decimal(squares), what)));
    }
    if whole > f64::from(MAX_SIDE) {
        return Err(FileError::because(say!(
            "mapfile-too-big",
            squares = whole.to_string(),
            square = Feet::SQUARE,
            what,
            most = MAX_SIDE
        )));
    }
    Ok((whole as u32, (whole - squares).abs() > 0.002))
}
