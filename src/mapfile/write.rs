//! Writes a board as a Universal VTT file, for other programs and for our own import.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::lines::Spot;
use super::{MAX_FILE_BYTES, PngImage};
use crate::field::{Backdrop, Barrier, Battlefield, Fill, Terrain};
use crate::grid::{Cardinal, Edge, Height, PARTS, Point, Segment, Square};
use crate::say;
use crate::words::{Arg, Message};

/// Pixels per square when no image says otherwise.
const PIXELS: u32 = 70;

/// An exported board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedMap {
    /// The file's text.
    pub text: String,
    /// What the format cannot hold, as messages.
    pub left_out: Vec<Message>,
    /// The message about an image that would make the file too large.
    pub too_large: Option<Message>,
}

/// A board's walls and doors as in a file: in squares from the corner of its image.
pub(super) struct Geometry {
    pub(super) walls: Vec<(Spot, Spot)>,
    /// Each with whether it blocks light.
    pub(super) doors: Vec<(Spot, Spot, bool)>,
}

impl Geometry {
    pub(super) fn of(board: &Battlefield, corner: (i64, i64)) -> Self {
        let at = |point: Point| (squares(point.x - corner.0), squares(point.y - corner.1));
        let line = |line: Segment| (at(line.ends().0), at(line.ends().1));
        let edges = board.barriers().map(|(edge, barrier)| (edge.segment(), barrier));
        let partitions = board.partitions().all().iter().map(|one| (one.line, one.barrier));
        let is_wall = |barrier: Barrier| barrier == Barrier::Wall || barrier.is_one_way();
        let askew = partitions.clone().filter(|(_, barrier)| is_wall(*barrier)).map(|(line, _)| line);
        let walls = straight_runs(board).into_iter().chain(askew).map(line).collect();
        let opening = |(one, barrier): (Segment, Barrier)| {
            let closed = match barrier {
                Barrier::Door | Barrier::LockedDoor | Barrier::SecretDoor | Barrier::Curtain => true,
                Barrier::OpenDoor | Barrier::Window | Barrier::Grate => false,
                _ => return None,
            };
            let (a, b) = line(one);
            Some((a, b, closed))
        };
        Geometry { walls, doors: edges.chain(partitions).filter_map(opening).collect() }
    }
}

/// Writes a board and the image under it. The file also holds the board in our own notation; our import uses that
/// unless another program changed the walls.
#[must_use]
pub fn uvtt(board: &Battlefield, under: Option<(&PngImage, &Backdrop)>) -> ExportedMap {
    let left_out = left_out(board);
    let mut image = under.map(|(sheet, _)| STANDARD.encode(sheet.original_or_png())).unwrap_or_default();
    // The walls take little of the remaining room.
    let mut too_large = None;
    if image.len() > MAX_FILE_BYTES * 9 / 10 {
        let megabytes = Arg::decimal((image.len() as f64 / 104_857.6).round() / 10.0);
        too_large = Some(say!("export-picture-too-large", megabytes));
        image.clear();
    }
    let whole = (f64::from(board.width()), f64::from(board.height()));
    let under = under.filter(|_| !image.is_empty());
    let (width, height) = under.map_or(whole, |(_, lies)| (squares(lies.width), squares(lies.height)));
    let corner = under.map_or((0, 0), |(_, lies)| (lies.left, lies.top));
    let pixels = under
        .map_or(PIXELS, |(sheet, _)| ((f64::from(sheet.original_width()) / width.max(0.001)).round() as u32).max(1));
    let Geometry { walls, doors } = Geometry::of(board, corner);
    let line = |&(a, b): &(Spot, Spot)| json!([xy(a), xy(b)]);
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
        "fivefoot_board": {"notation": board.to_notation(), "left": corner.0, "top": corner.1},
        "image": image,
    });
    ExportedMap { text: file.to_string(), left_out, too_large }
}

fn squares(parts: i64) -> f64 {
    parts as f64 / PARTS as f64
}

fn xy((x, y): Spot) -> Value {
    json!({"x": x, "y": y})
}

fn portal(&(a, b, closed): &(Spot, Spot, bool)) -> Value {
    let middle = xy(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0));
    let turned = (b.1 - a.1).atan2(b.0 - a.0);
    json!({"position": middle, "bounds": [xy(a), xy(b)], "rotation": turned, "closed": closed, "freestanding": false})
}

/// Walls along edges and outlines of solid areas, merged into straight runs.
fn straight_runs(board: &Battlefield) -> Vec<Segment> {
    let filled = |square: Square| board.fill(square) != Fill::Open;
    let stands = |edge: Edge| {
        let (a, b) = edge.squares();
        let outline = board.area().contains(a) && board.area().contains(b) && filled(a) != filled(b);
        match board.barrier(edge) {
            Barrier::Wall => true,
            barrier if barrier.is_door() => false,
            Barrier::Window | Barrier::Grate | Barrier::Curtain => false,
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
    let anywhere =
        |wanted: fn(Barrier) -> bool| stands(wanted) || board.partitions().all().iter().any(|one| wanted(one.barrier));
    if anywhere(|barrier| matches!(barrier, Barrier::Grate | Barrier::Curtain)) {
        all.push(say!("export-windows"));
    }
    if anywhere(|barrier| matches!(barrier, Barrier::LockedDoor | Barrier::SecretDoor)) {
        all.push(say!("export-secrets"));
    }
    if anywhere(Barrier::is_one_way) {
        all.push(say!("export-one-way"));
    }
    if stands(|barrier| matches!(barrier, Barrier::Narrow(_))) {
        all.push(say!("export-narrow-gaps"));
    }
    all
}
