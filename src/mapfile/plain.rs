//! A plain picture as a map: the size of its squares comes from the GM, from its name, or from its own grid lines.

use super::png_image::{self, PngImage};
use super::{FileError, MAX_FILE_BYTES, MapFile, MapImage, side};
use crate::field::Battlefield;
use crate::grid::PARTS;
use crate::say;
use crate::words::{Arg, Message};

/// How the squares of a picture are specified.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Squares {
    /// How many there are, from west to east and from north to south.
    pub count: Option<(u32, u32)>,
    /// The side of one in pixels.
    pub pixels: Option<u32>,
}

/// Where the squares of a picture are, in its pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grid {
    /// The side of a square.
    size: f64,
    /// The first grid line from the west, and from the north.
    first: (f64, f64),
}

/// The least and greatest side of a square, in pixels.
const SIDE: (f64, f64) = (8.0, 1_000.0);

/// Reads a picture as a map without walls.
///
/// # Errors
/// If it is not a picture, or nothing tells how large its squares are.
pub fn read(bytes: &[u8], name: &str, squares: Squares) -> Result<MapFile, FileError> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(FileError::new(say!("file-too-large")));
    }
    let Some((wide, high)) = png_image::size_of(bytes) else {
        return Err(FileError::new(say!("picture-unknown")));
    };
    let (wide, high) = (f64::from(wide), f64::from(high));
    let (grid, how) = match squares {
        Squares { count: Some(count), .. } => {
            let size = (wide / f64::from(count.0), high / f64::from(count.1));
            if (size.0 / size.1 - 1.0).abs() > 0.04 {
                let (east, south) = (Arg::decimal(round(size.0)), Arg::decimal(round(size.1)));
                return Err(FileError::new(say!("plain-not-square", east, south)));
            }
            return stretched(bytes, count, say!("plain-as-said", pixels = Arg::decimal(round(size.0))));
        }
        Squares { pixels: Some(pixels), .. } => {
            let grid = Grid { size: f64::from(pixels), first: (0.0, 0.0) };
            (grid, say!("plain-as-said", pixels))
        }
        Squares { .. } => {
            if let Some(count) = named_count(name, (wide, high)) {
                return stretched(bytes, count, say!("plain-by-name"));
            }
            match (named_pixels(name), detect_grid(bytes, (wide, high))?) {
                (Some(pixels), _) => (Grid { size: f64::from(pixels), first: (0.0, 0.0) }, say!("plain-by-name")),
                (None, Some(grid)) => (grid, say!("plain-by-lines", pixels = Arg::decimal(round(grid.size)))),
                (None, None) => return Err(FileError::new(say!("plain-no-squares"))),
            }
        }
    };
    laid(bytes, (wide, high), grid, how)
}

fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// A picture that shows exactly this many squares.
fn stretched(bytes: &[u8], (columns, rows): (u32, u32), how: Message) -> Result<MapFile, FileError> {
    let ((width, _), (height, _)) = (side(f64::from(columns), "wide")?, side(f64::from(rows), "high")?);
    let board = Battlefield::open(width, height).map_err(|size| FileError::new(size.message()))?;
    let sheet = PngImage::read(bytes, (width, height))?;
    let size = (i64::from(width) * PARTS, i64::from(height) * PARTS);
    let image = Some(MapImage { sheet, corner: (0, 0), size });
    Ok(MapFile { image, notes: vec![how], ..MapFile::plain("picture", board) })
}

/// A picture whose squares begin at the grid's lines; the board includes every square that it touches.
fn laid(bytes: &[u8], (wide, high): (f64, f64), grid: Grid, how: Message) -> Result<MapFile, FileError> {
    // How far into its first square the picture begins; a sliver of a square is ignored.
    let into = |first: f64| {
        let part = first.rem_euclid(grid.size) / grid.size;
        if !(0.04..=0.96).contains(&part) { 0.0 } else { 1.0 - part }
    };
    let (left, top) = (into(grid.first.0), into(grid.first.1));
    let along = |long: f64, from: f64| {
        let squares = from + long / grid.size;
        if squares.fract() < 0.04 && squares > 1.0 { squares.floor() } else { squares }
    };
    let ((width, _), (height, _)) = (side(along(wide, left), "wide")?, side(along(high, top), "high")?);
    let board = Battlefield::open(width, height).map_err(|size| FileError::new(size.message()))?;
    let sheet = PngImage::read(bytes, (width, height))?;
    let parts = |squares: f64| (squares * PARTS as f64).round() as i64;
    let (corner, size) = ((parts(left), parts(top)), (parts(wide / grid.size), parts(high / grid.size)));
    let image = Some(MapImage { sheet, corner, size });
    Ok(MapFile { image, notes: vec![how], ..MapFile::plain("picture", board) })
}

/// The numbers in a name, each with the characters that follow it.
fn numbers(name: &str) -> Vec<(u32, String)> {
    let name = name.to_lowercase();
    let letters: Vec<char> = name.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let digits = letters[at..].iter().take_while(|letter| letter.is_ascii_digit()).count();
        if digits == 0 {
            at += 1;
            continue;
        }
        let number: String = letters[at..at + digits].iter().collect();
        at += digits;
        let rest: String = letters[at..].iter().take(8).collect();
        if let Ok(number) = number.parse() {
            found.push((number, rest));
        }
    }
    found
}

/// How many squares there are according to a name such as `crypt-30x20.webp`, if the picture has that shape.
fn named_count(name: &str, (wide, high): (f64, f64)) -> Option<(u32, u32)> {
    let all = numbers(name);
    all.windows(2).find_map(|pair| {
        let ((columns, between), (rows, _)) = (&pair[0], &pair[1]);
        let by = between.trim_start().strip_prefix(['x', '×'])?.trim_start();
        let follows = by.starts_with(|letter: char| letter.is_ascii_digit());
        let size = (wide / f64::from(*columns), high / f64::from(*rows));
        let fits = (size.0 / size.1 - 1.0).abs() < 0.04 && (SIDE.0..=SIDE.1).contains(&size.0);
        (follows && *columns > 0 && *rows > 0 && fits).then_some((*columns, *rows))
    })
}

/// How many pixels a square has according to a name such as `inn_140ppi.jpg` or `inn 70px.png`.
fn named_pixels(name: &str) -> Option<u32> {
    let unit =
        |rest: &str| ["px", "ppi", "dpi", "ppg", "ppsq", "pps"].iter().any(|unit| rest.trim_start().starts_with(unit));
    let sized = numbers(name).into_iter().find(|(number, rest)| unit(rest) && (16..=512).contains(number));
    sized.map(|(number, _)| number)
}

/// Grid lines are looked for in a picture of at most this many pixels per side.
const LOOKED_AT: u32 = 1_500;

/// The grid formed by a picture's own lines, if any.
fn detect_grid(bytes: &[u8], (wide, high): (f64, f64)) -> Result<Option<Grid>, FileError> {
    let shrink = (f64::from(LOOKED_AT) / wide.max(high)).min(1.0);
    let small = png_image::gray(bytes, LOOKED_AT)?;
    let (columns, rows) = (small.width() as usize, small.height() as usize);
    if columns < 24 || rows < 24 {
        return Ok(None);
    }
    let at = |x: usize, y: usize| i32::from(small.as_raw()[y * columns + x]);
    // A grid line differs in the same way from both of its sides, along most of its length.
    let line = |low: i32, here: i32, high: i32| ((2 * here - low - high).abs() - (low - high).abs()).clamp(0, 60);
    let mut upright = vec![0.0; columns];
    let mut level = vec![0.0; rows];
    for (y, row) in level.iter_mut().enumerate().take(rows - 2).skip(2) {
        for (x, column) in upright.iter_mut().enumerate().take(columns - 2).skip(2) {
            *column += f64::from(line(at(x - 2, y), at(x, y), at(x + 2, y)));
            *row += f64::from(line(at(x, y - 2), at(x, y), at(x, y + 2)));
        }
    }
    let Some(size) = period(&upright, &level) else { return Ok(None) };
    let first = (phase(&upright, size).0, phase(&level, size).0);
    Ok(Some(Grid { size: size / shrink, first: ((first.0 + 0.5) / shrink, (first.1 + 0.5) / shrink) }))
}

/// Where the first line is if lines have this distance, and how much stronger they are than the average.
fn phase(profile: &[f64], size: f64) -> (f64, f64) {
    let mean = profile.iter().sum::<f64>() / profile.len() as f64;
    let mut best = (0.0, f64::MIN);
    let mut from = 0.0;
    while from < size {
        let (mut sum, mut count) = (0.0, 0.0);
        let mut at: f64 = from;
        while (at.round() as usize) < profile.len() {
            let middle = at.round() as usize;
            let beside = |at: Option<usize>| at.and_then(|at| profile.get(at)).map_or(0.0, |line| line / 2.0);
            sum += profile[middle].max(beside(middle.checked_sub(1))).max(beside(Some(middle + 1)));
            count += 1.0;
            at += size;
        }
        let strength = sum / f64::max(count, 1.0) / mean.max(1e-9);
        if strength > best.1 {
            best = (from, strength);
        }
        from += 1.0;
    }
    best
}

/// The distance at which both profiles have lines, if it stands out.
fn period(upright: &[f64], level: &[f64]) -> Option<f64> {
    let longest = upright.len().min(level.len()) as f64 / 3.0;
    let strength = |size: f64| phase(upright, size).1.min(phase(level, size).1);
    let mut tried: Vec<(f64, f64)> = Vec::new();
    let mut size = 8.0;
    while size <= longest.min(300.0) {
        tried.push((size, strength(size)));
        size += 0.5;
    }
    let most = tried.iter().map(|(_, strength)| *strength).fold(0.0, f64::max);
    let mut all: Vec<f64> = tried.iter().map(|(_, strength)| *strength).collect();
    all.sort_by(f64::total_cmp);
    let usual = all.get(all.len() / 2).copied()?;
    if most < 2.0 * usual || most < 2.5 {
        return None;
    }
    // Multiples of a grid's distance fit as well: take the smallest.
    let rough = tried.iter().find(|(_, strength)| *strength > 0.8 * most).map(|(size, _)| *size)?;
    let fine = (-20..=20).map(|step| rough + f64::from(step) * 0.05).filter(|size| *size >= 8.0);
    fine.map(|size| (size, strength(size))).max_by(|a, b| a.1.total_cmp(&b.1)).map(|(size, _)| size)
}
