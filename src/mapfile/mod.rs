//! Reads maps of other programs (Universal VTT, Foundry scenes and modules, One Page Dungeon), boards drawn in ASCII, plain
//! pictures, whole tables of our own, and the images in them;
//! writes boards as Universal VTT and tables as files. Knows boards but no rules.
//!
//! Files come from strangers, so reading takes bytes and returns a value or a clear error: soon, in little memory, and
//! whatever the bytes. Lists are capped while they are parsed, numbers must be finite and within range, an image's header is
//! checked before it is decoded, and images are stored no larger than they are shown.
//!
//! Discord attachments and console files arrive here as bytes. An image is stored under a hash of its bytes, and the
//! board (or, for a portrait, the creature) refers to it by that id, so undo needs no copy of it.

mod archive;
mod capped;
mod decoding;
mod documents;
mod drawn;
mod foundry;
mod lines;
mod lossless;
mod plain;
mod png_image;
mod table;
mod unsupported;
mod uvtt;
mod watabou;
mod write;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::field::{Backdrop, Battlefield, MAX_SIDE};
use crate::grid::{Feet, Square};
use crate::say;
use crate::words::{Arg, Message};
pub use drawn::read as read_drawn;
pub use plain::{Squares, read as read_picture};
pub use png_image::PngImage;
pub use table::{TableFile, WrittenTable, read as read_table, write as write_table};
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

    fn new(why: Message) -> Self {
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
    /// The image under the board.
    pub image: Option<MapImage>,
    /// The number of walls and doors imported.
    pub imported: (usize, usize),
    /// Notes on what was left out, clipped or replaced.
    pub notes: Vec<Message>,
    /// Notes for the GM only: secret and locked doors.
    pub secrets: Vec<Message>,
    /// The tokens in the file.
    pub tokens: Vec<Token>,
}

impl MapFile {
    /// The number of walls and of doors on a board.
    fn count(board: &Battlefield) -> (usize, usize) {
        let standing = board.barriers().map(|(_, barrier)| barrier);
        let standing: Vec<_> = standing.chain(board.partitions().all().iter().map(|one| one.barrier)).collect();
        let doors = standing.iter().filter(|barrier| barrier.is_door()).count();
        (standing.len() - doors, doors)
    }

    fn plain(kind: &'static str, board: Battlefield) -> Self {
        let (notes, secrets, tokens) = Default::default();
        MapFile { kind, board, image: None, imported: (0, 0), notes, secrets, tokens }
    }
}

/// An image under a board, and its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapImage {
    /// The image.
    pub sheet: PngImage,
    /// Its western and northern edge, in [`crate::grid::PARTS`] of a square from the board's corner.
    pub corner: (i64, i64),
    /// Its width and height, in the same unit.
    pub size: (i64, i64),
}

impl MapImage {
    /// As the board refers to it.
    #[must_use]
    pub fn backdrop(&self) -> Backdrop {
        let ((left, top), (width, height)) = (self.corner, self.size);
        Backdrop { picture: self.sheet.name(), left, top, width, height }
    }
}

/// A creature's token in a map file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its name.
    pub name: String,
    /// The square of its north-western corner.
    pub at: Square,
    /// Its width in squares.
    pub wide: u32,
    /// Its attitude towards the players: 1 friendly, 0 neutral, -1 hostile.
    pub disposition: i8,
    /// Whether it is hidden from players.
    pub hidden: bool,
    /// Feet above the floor.
    pub altitude: u32,
}

/// What the caller wants from a map file, besides what the file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportOptions<'w> {
    /// The side of the file's squares in feet, if the file does not give it or is wrong.
    pub feet: Option<u32>,
    /// The name of the scene, if the file has several.
    pub scene: Option<&'w str>,
    /// The image, for a file that only names it.
    pub image: Option<&'w [u8]>,
}

/// The keys that distinguish file formats.
#[derive(Deserialize)]
struct Keys {
    resolution: Option<IgnoredAny>,
    geometry: Option<IgnoredAny>,
    grid: Option<IgnoredAny>,
    walls: Option<IgnoredAny>,
    scenes: Option<IgnoredAny>,
    rects: Option<IgnoredAny>,
    fivefoot: Option<IgnoredAny>,
}

/// Reads a map of any format. `feet` is the side of the file's squares, if the file does not give it or is wrong.
///
/// # Errors
/// As [`read_with`].
pub fn read(bytes: &[u8], feet: Option<u32>) -> Result<MapFile, FileError> {
    read_with(bytes, ImportOptions { feet, ..ImportOptions::default() })
}

/// Reads a map of any format.
///
/// # Errors
/// If the file is not a map, is malformed or too large, or its map cannot be played on squares.
pub fn read_with(bytes: &[u8], wanted: ImportOptions<'_>) -> Result<MapFile, FileError> {
    let feet = wanted.feet;
    if bytes.len() > MAX_FILE_BYTES {
        return Err(FileError::new(say!("file-too-large")));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if bytes.starts_with(b"PK\x03\x04") {
        return archive::read(bytes, wanted);
    }
    if let Some(known) = unsupported::by_bytes(bytes) {
        return Err(FileError::new(known));
    }
    let content = bytes.trim_ascii_start();
    match content.first() {
        Some(b'{') => {}
        Some(b'[') if content[1..].trim_ascii_start().first() == Some(&b'{') => {}
        Some(digit) if digit.is_ascii_digit() => return notation(content),
        Some(_) => return drawing(bytes),
        None => return Err(FileError::new(expected())),
    }
    let documents = documents::split(content);
    let [only] = documents[..] else {
        return foundry::read(&foundry::scenes(&documents), wanted);
    };
    let keys: Keys = serde_json::from_slice(only)?;
    match keys {
        Keys { fivefoot: Some(_), .. } => Err(FileError::new(say!("mapfile-whole-table"))),
        Keys { geometry: Some(_), .. } => Err(FileError::new(unsupported::by_keys(only).unwrap_or_else(expected))),
        Keys { resolution: Some(_), .. } => uvtt::read(only, feet),
        Keys { scenes: Some(_), .. } => {
            foundry::read(&foundry::scenes(&documents::split(documents::list(only, "scenes"))), wanted)
        }
        Keys { walls: Some(_), .. } | Keys { grid: Some(_), .. } => foundry::read(&foundry::scenes(&documents), wanted),
        Keys { rects: Some(_), .. } => watabou::read(only),
        _ => Err(FileError::new(unsupported::by_keys(only).unwrap_or_else(expected))),
    }
}

fn expected() -> Message {
    say!("mapfile-no-map")
}

/// Reads a board drawn in ASCII: a file with signs for walls or floors and nothing that never occurs in a drawing.
fn drawing(bytes: &[u8]) -> Result<MapFile, FileError> {
    let text = std::str::from_utf8(bytes).ok().filter(|text| {
        let drawn = |line: &str| line.contains("##") || line.contains('\t') || line.contains("..");
        text.lines().any(drawn) && !text.contains('\0')
    });
    drawn::read(text.ok_or_else(|| FileError::new(expected()))?)
}

/// Reads a board in our notation.
fn notation(bytes: &[u8]) -> Result<MapFile, FileError> {
    let text = std::str::from_utf8(bytes).map_err(|_| FileError::new(expected()))?;
    let text: String = text.trim_end().lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    let board = Battlefield::from_notation(&text).map_err(|wrong| FileError::new(wrong.message()))?;
    Ok(MapFile { imported: MapFile::count(&board), ..MapFile::plain("board", board) })
}

/// Refuses a number too large for any map.
fn in_range(number: f64, what: &'static str) -> Result<f64, FileError> {
    if number.is_finite() && number.abs() <= FARTHEST {
        return Ok(number);
    }
    Err(FileError::new(say!("mapfile-far-off", what, number = format!("{number:e}"))))
}

/// The number of our squares along a side of the map, and whether it was rounded up.
fn side(squares: f64, what: &'static str) -> Result<(u32, bool), FileError> {
    let whole = (squares - 0.001).ceil();
    if !(squares > 0.0 && whole >= 1.0) {
        return Err(FileError::new(say!("mapfile-too-small", squares = Arg::decimal(squares), what)));
    }
    if whole > f64::from(MAX_SIDE) {
        return Err(FileError::new(say!(
            "mapfile-too-big",
            squares = whole.to_string(),
            square = Feet::SQUARE,
            what,
            most = MAX_SIDE
        )));
    }
    Ok((whole as u32, (whole - squares).abs() > 0.002))
}
