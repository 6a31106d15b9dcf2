//! Maps that other programs draw: Universal VTT files and Foundry scenes into a board, and a board into a Universal VTT file;
//! and whole tables as files of our own.
//! Bytes in, a value out. Whatever a file holds, reading it ends soon, takes little memory, and says what is wrong.

mod capped;
mod foundry;
mod lines;
mod sheet;
mod table;
mod uvtt;
mod write;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::field::{Battlefield, MAX_SIDE};
use crate::grid::Feet;
use crate::say;
use crate::words::{Arg, Words};
pub use sheet::Sheet;
pub use table::{TableFile, read as read_table, write as write_table};
pub use write::{Written, uvtt as write_uvtt};

/// The largest file that is read, in bytes: what Discord takes as an attachment.
pub const MOST_BYTES: usize = 10 * 1024 * 1024;

/// Points of walls in one file.
const MOST_POINTS: usize = 20_000;
/// Doors in one file.
const MOST_DOORS: usize = 2_000;
/// Nothing on a map lies further from its corner, in its own squares or pixels.
const FARTHEST: f64 = 1_000_000.0;
/// Feet that a square of ours measures.
const SQUARE: f64 = 5.0;

/// Why a file is no map that can be taken over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotAMap(Words);

impl NotAMap {
    /// Why, for who sent it.
    #[must_use]
    pub fn words(&self) -> Words {
        self.0.clone()
    }

    fn because(why: Words) -> Self {
        NotAMap(why)
    }
}

/// What is wrong with the text of a file. What it holds is quoted only so far.
impl From<serde_json::Error> for NotAMap {
    fn from(error: serde_json::Error) -> Self {
        let told: String = error.to_string().chars().filter(|letter| !letter.is_control()).take(160).collect();
        NotAMap(say!("file-unreadable", why = told))
    }
}

/// A map as a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapFile {
    /// What kind of file it was.
    pub kind: &'static str,
    /// The board.
    pub board: Battlefield,
    /// The picture that lies under it, over so many parts of squares from its north-west corner.
    pub sheet: Option<(Sheet, (i64, i64))>,
    /// How many walls and how many doors were taken over.
    pub taken: (usize, usize),
    /// What was left out, clipped or taken for something else, in sentences.
    pub told: Vec<Words>,
}

/// The keys by which the kinds of files are told apart.
#[derive(Deserialize)]
struct Keys {
    resolution: Option<IgnoredAny>,
    grid: Option<IgnoredAny>,
    walls: Option<IgnoredAny>,
    fivefoot: Option<IgnoredAny>,
}

/// Reads a map of any kind. `feet`: what a square of the file measures, where the file does not say it or says it wrong.
///
/// # Errors
/// If it is not a map, or one that is malformed, too large or of a kind that cannot be played on squares.
pub fn read(bytes: &[u8], feet: Option<u32>) -> Result<MapFile, NotAMap> {
    if bytes.len() > MOST_BYTES {
        return Err(NotAMap::because(say!("file-too-large")));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if let Some(known) = no_map(bytes) {
        return Err(NotAMap::because(known));
    }
    let begun = bytes.trim_ascii_start();
    match begun.first() {
        Some(b'{') => {}
        Some(digit) if digit.is_ascii_digit() => return notation(begun),
        _ => return Err(NotAMap::because(expected())),
    }
    let keys: Keys = serde_json::from_slice(begun).map_err(several_scenes)?;
    match keys {
        Keys { fivefoot: Some(_), .. } => Err(NotAMap::because(say!("mapfile-whole-table"))),
        Keys { resolution: Some(_), .. } => uvtt::read(begun, feet),
        Keys { walls: Some(_), .. } | Keys { grid: Some(_), .. } => foundry::read(begun, feet),
        _ => Err(NotAMap::because(expected())),
    }
}

fn expected() -> Words {
    say!("mapfile-no-map")
}

/// Kinds of files that people have and that are no maps.
fn no_map(bytes: &[u8]) -> Option<Words> {
    let begins = |with: &[u8]| bytes.starts_with(with);
    if begins(b"PK\x03\x04") {
        Some(say!("mapfile-packed"))
    } else if begins(b"\x89PNG") || begins(b"\xff\xd8\xff") || (begins(b"RIFF") && bytes.get(8..12) == Some(b"WEBP")) {
        Some(say!("mapfile-picture"))
    } else {
        None
    }
}

/// Old Foundry databases hold a scene a line.
fn several_scenes(error: serde_json::Error) -> NotAMap {
    if error.is_syntax() && error.to_string().starts_with("trailing characters") {
        return NotAMap::because(say!("foundry-several-scenes"));
    }
    error.into()
}

/// A board as we write it.
fn notation(bytes: &[u8]) -> Result<MapFile, NotAMap> {
    let text = std::str::from_utf8(bytes).map_err(|_| NotAMap::because(expected()))?;
    let text: String = text.trim_end().lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    let board = Battlefield::from_notation(&text).map_err(|wrong| NotAMap::because(wrong.words()))?;
    let is_door = |barrier: crate::field::Barrier| matches!(barrier.word(), "door" | "open-door");
    let standing = board.barriers().map(|(_, barrier)| barrier);
    let standing: Vec<_> = standing.chain(board.partitions().all().iter().map(|one| one.barrier)).collect();
    let doors = standing.iter().filter(|barrier| is_door(**barrier)).count();
    Ok(MapFile { kind: "board", taken: (standing.len() - doors, doors), board, sheet: None, told: Vec::new() })
}

/// A number that lies on some map.
fn near(number: f64, what: &'static str) -> Result<f64, NotAMap> {
    if number.is_finite() && number.abs() <= FARTHEST {
        return Ok(number);
    }
    Err(NotAMap::because(say!("mapfile-far-off", what, number = format!("{number:e}"))))
}

/// How many squares of ours a side of the map has, and whether that was rounded up.
fn side(squares: f64, what: &'static str) -> Result<(u32, bool), NotAMap> {
    let whole = (squares - 0.001).ceil();
    if !(squares > 0.0 && whole >= 1.0) {
        return Err(NotAMap::because(say!("mapfile-too-small", squares = Arg::decimal(squares), what)));
    }
    if whole > f64::from(MAX_SIDE) {
        return Err(NotAMap::because(say!(
            "mapfile-too-big",
            squares = whole.to_string(),
            square = Feet::SQUARE,
            what,
            most = MAX_SIDE
        )));
    }
    Ok((whole as u32, (whole - squares).abs() > 0.002))
}
