//! Dungeons from Watabou's One Page Dungeon: rooms are rectangles of squares, doors have their own squares.

use serde::Deserialize;

use super::capped::Capped;
use super::{FileError, MAX_DOORS, MapFile, in_range, side};
use crate::field::{Barrier, Battlefield, Fill, Terrain};
use crate::grid::{Cardinal, Edge, Square};
use crate::say;

/// The most rooms, columns and squares of water in a file.
const MOST: usize = 20_000;

#[derive(Deserialize)]
struct Dungeon {
    rects: Capped<Rect, MOST>,
    #[serde(default)]
    doors: Capped<Doorway, MAX_DOORS>,
    #[serde(default)]
    columns: Capped<Spot, MOST>,
    #[serde(default)]
    water: Capped<Spot, MOST>,
}

#[derive(Deserialize)]
struct Rect {
    x: f64,
    y: f64,
    w: f64,
    h: f64,
    #[serde(default)]
    rotunda: bool,
}

#[derive(Deserialize)]
struct Doorway {
    x: f64,
    y: f64,
    dir: Option<Spot>,
    #[serde(default, rename = "type")]
    kind: f64,
}

#[derive(Clone, Copy, Deserialize)]
struct Spot {
    x: f64,
    y: f64,
}

/// Reads a dungeon.
pub(super) fn read(bytes: &[u8]) -> Result<MapFile, FileError> {
    let dungeon: Dungeon = serde_json::from_slice(bytes)?;
    for rect in &dungeon.rects.0 {
        for number in [rect.x, rect.y, rect.w, rect.h] {
            in_range(number, "wall")?;
        }
    }
    let rects = || dungeon.rects.0.iter().filter(|rect| rect.w >= 1.0 && rect.h >= 1.0);
    let least = |of: fn(&Rect) -> f64| rects().map(of).fold(f64::INFINITY, f64::min);
    let most = |of: fn(&Rect) -> f64| rects().map(of).fold(f64::NEG_INFINITY, f64::max);
    if rects().next().is_none() {
        return Err(FileError::new(say!("watabou-no-rooms")));
    }
    let (west, north) = (least(|rect| rect.x), least(|rect| rect.y));
    let (width, _) = side(most(|rect| rect.x + rect.w) - west, "wide")?;
    let (height, _) = side(most(|rect| rect.y + rect.h) - north, "high")?;
    let mut board = Battlefield::open(width, height).map_err(|size| FileError::new(size.message()))?;
    let square = |x: f64, y: f64| Square::new((x - west).floor() as i32, (y - north).floor() as i32);
    let mut floor = vec![false; (width * height) as usize];
    for rect in rects() {
        let (from, radius) = (square(rect.x, rect.y), rect.w.min(rect.h) / 2.0);
        for dy in 0..rect.h as i32 {
            for dx in 0..rect.w as i32 {
                let away = (f64::from(dx) + 0.5 - rect.w / 2.0).hypot(f64::from(dy) + 0.5 - rect.h / 2.0);
                if let Some(at) = board.index(from.offset((dx, dy))).filter(|_| !rect.rotunda || away <= radius) {
                    floor[at] = true;
                }
            }
        }
    }
    for square in board.area().squares() {
        if board.index(square).is_some_and(|at| !floor[at]) {
            board.set_fill(square, Fill::Solid);
        }
    }
    for spot in &dungeon.columns.0 {
        board.set_fill(square(spot.x, spot.y), Fill::Pillar);
    }
    for spot in &dungeon.water.0 {
        let at = square(spot.x, spot.y);
        if board.ground(at).layers.count(Terrain::ShallowWater) == 0 {
            board.lay(at, Terrain::ShallowWater, 1);
        }
    }
    let mut secrets = 0;
    for door in &dungeon.doors.0 {
        let Some(barrier) = barrier(door.kind) else { continue };
        let toward = door.dir.unwrap_or(Spot { x: 0.0, y: 1.0 });
        let side = match (toward.x, toward.y) {
            (x, _) if x > 0.5 => Cardinal::East,
            (x, _) if x < -0.5 => Cardinal::West,
            (_, y) if y < -0.5 => Cardinal::North,
            _ => Cardinal::South,
        };
        let stood = board.set_barrier(Edge::of(square(door.x, door.y), side), barrier);
        secrets += usize::from(stood && barrier == Barrier::SecretDoor);
    }
    let secrets = (secrets > 0).then(|| say!("foundry-secret", count = secrets)).into_iter().collect();
    Ok(MapFile { imported: MapFile::count(&board), secrets, ..MapFile::plain("One Page Dungeon", board) })
}

/// The barrier for a kind of door; passages and stairs are open.
fn barrier(kind: f64) -> Option<Barrier> {
    match kind as i32 {
        1 | 5 | 7 => Some(Barrier::Door),
        4 => Some(Barrier::Grate),
        6 => Some(Barrier::SecretDoor),
        _ => None,
    }
}
