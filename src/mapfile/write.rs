//! Writes a board as a Universal VTT file, for other programs and for our own import.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::{MAX_FILE_BYTES, PngImage};
use crate::field::{Barrier, Battlefield, Fill, Terrain};
use crate::grid::{Cardinal, Edge, Height, PARTS, Point, Segment, Square};
use crate::say;
use crate::words::Message;

/// Pixels per square when no image says otherwise.
const PIXELS: u32 = 70;

/// An exported board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedMap {
    /// The file's text.
    pub text: String,
    /// What the format cannot hold, as messages.
    pub left_out: Vec<Message>,
}

/// Writes a board and the image under it.
#[must_use]
pub fn uvtt(board: &Battlefield, backdrop: Option<&PngImage>) -> ExportedMap {
    let mut left_out = left_out(board);
    let (width, height) = (board.width(), board.height());
    let mut walls: Vec<Segment> = straight_runs(board);
    let mut doors: Vec<(Segment, bool)> = Vec::new();
    let edges = board.barriers().filter_map(|(edge, barrier)| Some((segment(edge)?, barrier)));
    let partitions = board.partitions().all().iter().map(|one| (one.line, one.barrier));
    walls.extend(partitions.clone().filter(|(_, barrier)| *barrier == Barrier::Wall).map(|(line, _)| line));
    for (line, barrier) in edges.chain(partitions) {
        match barrier {
            Barrier::Door => doors.push((line, true)),
            Barrier::OpenDoor => doors.push((line, false)),
            _ => {}
        }
    }
    let mut image = backdrop.map(|backdrop| STANDARD.encode(&backdrop.png)).unwrap_or_default();
    // Walls take little of the rest.
    if image.len() > MAX_FILE_BYTES * 9 / 10 {
        image.clear();
        left_out.push(say!("export-picture-too-large"));
    }
    let pixels = backdrop.map_or(PIXELS, |backdrop| (backdrop.width / width.max(1)).max(1));
    let line = |line: &Segment| json!([xy(line.ends().0), xy(line.ends().1)]);
    let file = json!({
        "format": 0.3,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": {"x": width, "y": height},
            "pixels_per_grid": pixels,
        },
        "line_of_sight": walls.iter().map(line).collect::<Vec<_>>(),
        "objects_line_of_sight": [],
        "portals": doors.iter().map(portal).collect::<Vec<_>>(),
        "environment": {"baked_lighting": false, "ambient_light": "ffffffff"},
        "lights": [],
        "image": image,
    });
    ExportedMap { text: file.to_string(), left_out }
}

fn squares(parts: i64) -> f64 {
    parts as f64 / PARTS as f64
}

fn xy(point: Point) -> Value {
    json!({"x": squares(point.x), "y": squares(point.y)})
}

fn portal((line, closed): &(Segment, bool)) -> Value {
    let (a, b) = line.ends();
    let middle = json!({"x": squares(a.x + b.x) / 2.0, "y": squares(a.y + b.y) / 2.0});
    let turned = ((b.y - a.y) as f64).atan2((b.x - a.x) as f64);
    json!({"position": middle, "bounds": [xy(a), xy(b)], "rotation": turned, "closed": closed, "freestanding": false})
}

/// An edge as a segment.
fn segment(edge: Edge) -> Option<Segment> {
    let corner = edge.squares().1;
    let end = if edge.is_horizontal() { corner.offset((1, 0)) } else { corner.offset((0, 1)) };
    Segment::between(Point::corner(corner), Point::corner(end))
}

/// Walls along edges and outlines of solid areas, joined into straight runs.
fn straight_runs(board: &Battlefield) -> Vec<Segment> {
    let filled = |square: Square| board.fill(square) != Fill::Open;
    let stands = |edge: Edge| {
        let (a, b) = edge.squares();
        let outline = board.area().contains(a) && board.area().contains(b) && filled(a) != filled(b);
        match board.barrier(edge) {
            Barrier::Wall => true,
            Barrier::Door | Barrier::OpenDoor => false,
            _ => outline,
        }
    };
    let (wide, high) = (board.width() as i32, board.height() as i32);
    let mut straight_runs = Vec::new();
    let mut follow = |lines: i32, length: i32, edge: &dyn Fn(i32, i32) -> Edge| {
        for line in 0..lines {
            let mut start = None;
            for at in 0..=length {
                let here = at < length && stands(edge(line, at));
                match (start, here) {
                    (None, true) => start = Some(at),
                    (Some(from), false) => {
                        let (first, last) = (edge(line, from).squares().1, edge(line, at - 1).squares().1);
                        let on = if edge(line, at - 1).is_horizontal() { (1, 0) } else { (0, 1) };
                        straight_runs.extend(Segment::between(Point::corner(first), Point::corner(last.offset(on))));
                        start = None;
                    }
                    _ => {}
                }
            }
        }
    };
    follow(wide - 1, high, &|x, y| Edge::of(Square::new(x, y), Cardinal::East));
    follow(high - 1, wide, &|y, x| Edge::of(Square::new(x, y), Cardinal::South));
    straight_runs
}

/// What the format cannot hold.
fn left_out(board: &Battlefield) -> Vec<Message> {
    let mut all: Vec<Message> = Vec::new();
    let lies = |terrain: &Terrain| board.terrain_masks().any(|(other, ..)| other == *terrain);
    all.extend(Terrain::ALL.iter().filter(|terrain| lies(terrain)).map(Message::of));
    if board.grounds().any(|(_, ground)| ground.floor != Height::ZERO) {
        all.push(say!("export-heights"));
    }
    let stands = |wanted: fn(Barrier) -> bool| board.barriers().any(|(_, barrier)| wanted(barrier));
    if stands(|barrier| barrier == Barrier::Low) {
        all.push(say!("export-low-walls"));
    }
    if stands(|barrier| matches!(barrier, Barrier::Narrow(_))) {
        all.push(say!("export-narrow-gaps"));
    }
    all
}
