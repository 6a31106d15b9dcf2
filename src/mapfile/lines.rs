//! Places a file's lines on a board: clips them, cuts walls where doors are, and snaps lines close to the edges of
//! squares onto them. Snapped walls and doors follow the rules for edges.

use super::FileError;
use crate::field::{Barrier, Battlefield, Partition, can_all_stand};
use crate::grid::{Cardinal, Edge, PARTS, Point, Segment, Square};
use crate::say;
use crate::words::Message;

/// A point in squares.
pub(super) type Spot = (f64, f64);

/// How close a wall must be to a grid line to count as meant to be on it, in parts of a square. Programs that store
/// walls in whole pixels miss the line by up to one, and the coarsest maps in use have 40 to 50 pixels per square.
const TOLERANCE: i64 = 25;
const CLOSE: f64 = TOLERANCE as f64 / PARTS as f64;

/// A file's walls and doors, in our squares from the board's corner.
#[derive(Default)]
pub(super) struct Lines {
    /// Walls, windows and the like.
    pub(super) walls: Vec<(Spot, Spot, Barrier)>,
    /// Doors and whatever else replaces a piece of a wall.
    pub(super) doors: Vec<(Spot, Spot, Barrier)>,
}

/// What became of a file's walls and doors.
#[derive(Default)]
pub(super) struct LineCounts {
    /// Walls (including windows and the like) and doors that are at least partly on the board.
    pub(super) imported: (usize, usize),
    /// Walls and doors that are wholly off the board.
    pub(super) outside: (usize, usize),
    /// Walls and doors of which a part was cut off.
    pub(super) clipped: usize,
}

/// A board with these lines on it.
pub(super) fn place(width: u32, height: u32, lines: Lines) -> Result<(Battlefield, LineCounts), FileError> {
    let mut board = Battlefield::open(width, height).map_err(|size| FileError::new(size.message()))?;
    let (mut counts, mut partitions) = (LineCounts::default(), Vec::new());
    let mut add = |board: &mut Battlefield, (a, b): (Spot, Spot), barrier| {
        let (a, b) = (rounded(a), rounded(b));
        if let Some(line) = Segment::between(a, b) {
            // A segment runs from its western end; a wall that is open from one side may have to be reversed with it.
            let barrier = match barrier {
                Barrier::OneWayLeft if b < a => Barrier::OneWayRight,
                Barrier::OneWayRight if b < a => Barrier::OneWayLeft,
                barrier => barrier,
            };
            snap(board, &mut partitions, line, barrier);
        }
    };
    for &(a, b, barrier) in lines.walls.iter().filter(|(a, b, _)| a != b) {
        match clipped((a, b), (f64::from(width), f64::from(height))) {
            None => counts.outside.0 += 1,
            Some(inside) => {
                counts.clipped += usize::from(inside != (a, b));
                counts.imported.0 += 1;
                let gaps = gaps(inside, &lines.doors);
                pieces_between(inside, gaps).for_each(|piece| add(&mut board, piece, barrier));
            }
        }
    }
    // Placed after the walls, so that a door wins on an edge.
    for &(a, b, barrier) in lines.doors.iter().filter(|(a, b, _)| a != b) {
        match clipped((a, b), (f64::from(width), f64::from(height))) {
            None => counts.outside.1 += 1,
            Some(inside) => {
                counts.clipped += usize::from(inside != (a, b));
                if barrier.is_door() {
                    counts.imported.1 += 1;
                } else {
                    counts.imported.0 += 1;
                }
                add(&mut board, inside, barrier);
            }
        }
    }
    partitions.sort_unstable();
    partitions.dedup();
    if !can_all_stand(&partitions) {
        return Err(FileError::new(say!("mapfile-too-many-walls")));
    }
    board.set_partitions(partitions);
    Ok((board, counts))
}

impl LineCounts {
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

fn rounded((x, y): Spot) -> Point {
    let parts = |at: f64| (at * PARTS as f64).round() as i64;
    Point { x: parts(x), y: parts(y) }
}

/// The part of a line inside the board; `None` if that is a point or nothing.
fn clipped((a, b): (Spot, Spot), (width, height): Spot) -> Option<(Spot, Spot)> {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let (mut from, mut to) = (0.0_f64, 1.0_f64);
    for (by, room) in [(-dx, a.0), (dx, width - a.0), (-dy, a.1), (dy, height - a.1)] {
        if by == 0.0 {
            // A line along the border may miss it by a pixel.
            if room < -CLOSE {
                return None;
            }
        } else if by < 0.0 {
            from = from.max(room / by);
        } else {
            to = to.min(room / by);
        }
    }
    if to - from <= 0.0 {
        return None;
    }
    let inside = |(x, y): Spot| (x.clamp(0.0, width), y.clamp(0.0, height));
    let at = |part: f64| {
        if part == 0.0 {
            a
        } else if part == 1.0 {
            b
        } else {
            (a.0 + dx * part, a.1 + dy * part)
        }
    };
    let (start, end) = (inside(at(from)), inside(at(to)));
    (start != end).then_some((start, end))
}

/// The stretches of a wall that doors cover: some programs draw walls right through their doors.
fn gaps((a, b): (Spot, Spot), doors: &[(Spot, Spot, Barrier)]) -> Vec<(f64, f64)> {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy);
    let box_of = |a: f64, b: f64| (a.min(b) - CLOSE, a.max(b) + CLOSE);
    let ((west, east), (north, south)) = (box_of(a.0, b.0), box_of(a.1, b.1));
    let apart = |one: Spot, other: Spot| {
        one.0.max(other.0) < west
            || one.0.min(other.0) > east
            || one.1.max(other.1) < north
            || one.1.min(other.1) > south
    };
    let along = |spot: Spot| ((spot.0 - a.0) * dx + (spot.1 - a.1) * dy) / length;
    let beside = |spot: Spot| (((spot.0 - a.0) * dy - (spot.1 - a.1) * dx) / length).abs();
    let mut gaps: Vec<(f64, f64)> = doors
        .iter()
        .filter(|&&(one, other, _)| !apart(one, other) && beside(one) <= CLOSE && beside(other) <= CLOSE)
        .map(|&(one, other, _)| (along(one).min(along(other)).max(0.0), along(one).max(along(other)).min(length)))
        .filter(|(from, to)| to - from > CLOSE)
        .collect();
    gaps.sort_by(|one, other| one.0.total_cmp(&other.0));
    gaps
}

/// The pieces of a wall between its gaps.
fn pieces_between((a, b): (Spot, Spot), gaps: Vec<(f64, f64)>) -> impl Iterator<Item = (Spot, Spot)> {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let length = dx.hypot(dy);
    let mut pieces = Vec::new();
    let mut done = 0.0;
    for (from, to) in gaps.into_iter().chain([(length, length)]) {
        if from - done > if to < length || done > 0.0 { CLOSE } else { 0.0 } {
            pieces.push((done, from));
        }
        done = to.max(done);
    }
    let at = move |along: f64| if along == length { b } else { (a.0 + dx * along / length, a.1 + dy * along / length) };
    pieces.into_iter().map(move |(from, to)| (at(from), at(to)))
}

/// The grid line that both coordinates are close to, if any.
fn grid_line(one: i64, other: i64) -> Option<i64> {
    let line = (one + PARTS / 2).div_euclid(PARTS);
    let close = |at: i64| (at - line * PARTS).abs() <= TOLERANCE;
    (close(one) && close(other)).then_some(line)
}

/// Puts a line on the edges that it covers completely, and leaves the rest of it where it is.
fn snap(board: &mut Battlefield, partitions: &mut Vec<Partition>, line: Segment, barrier: Barrier) {
    let (a, b) = line.ends();
    let upright = grid_line(a.x, b.x).map(|x| (x, (a.y, b.y), true));
    let level = grid_line(a.y, b.y).map(|y| (y, (a.x, b.x), false));
    // A line close to two grid lines at once is a speck; keep it where it is.
    let (at, (from, to), is_upright) = match (upright, level) {
        (Some(one), None) | (None, Some(one)) => one,
        _ => {
            partitions.push(Partition { barrier, line });
            return;
        }
    };
    let end = i64::from(if is_upright { board.width() } else { board.height() });
    if at == 0 || at == end {
        // The border of the board is closed anyway.
        return;
    }
    let snapped = |along: i64| {
        let grid = (along + PARTS / 2).div_euclid(PARTS) * PARTS;
        if (along - grid).abs() <= TOLERANCE { grid } else { along }
    };
    let (from, to) = (snapped(from.min(to)), snapped(from.max(to)));
    let point = |along: i64| {
        if is_upright { Point { x: at * PARTS, y: along } } else { Point { x: along, y: at * PARTS } }
    };
    // A door stays in one piece, so that it opens as one; and a one-way wall cannot be an edge's barrier.
    let whole = from % PARTS == 0 && to % PARTS == 0;
    if barrier.is_one_way() || (barrier.is_door() && !whole) {
        partitions.extend(Segment::between(point(from), point(to)).map(|line| Partition { barrier, line }));
        return;
    }
    let (first, last) = ((from + PARTS - 1).div_euclid(PARTS), to.div_euclid(PARTS));
    for step in first..last {
        let (square, side) = if is_upright {
            (Square::new(at as i32 - 1, step as i32), Cardinal::East)
        } else {
            (Square::new(step as i32, at as i32 - 1), Cardinal::South)
        };
        board.set_barrier(Edge::of(square, side), barrier);
    }
    let rest = if first > last { vec![(from, to)] } else { vec![(from, first * PARTS), (last * PARTS, to)] };
    let rest = rest.into_iter().filter(|(from, to)| to > from);
    let rest = rest.filter_map(|(from, to)| Segment::between(point(from), point(to)));
    partitions.extend(rest.map(|line| Partition { barrier, line }));
}
