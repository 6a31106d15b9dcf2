//! `/map wall`, `/map room` and `/map paste`: walls in strokes, whole rooms, and a board drawn as text.

use crate::command::core::command::{Command, Spec, TableCreation};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, needs};
use crate::command::input::options::{REPLACE, SQUARES, TEXT, TO_SQUARE};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::setup::map::files::Laying;
use crate::command::setup::map::{ON_SIDE, buried, on_the_board, shown, side};
use crate::field::{Barrier, Battlefield, MAX_PARTITIONS, Partition};
use crate::grid::{Area, Cardinal, Edge, PARTS, Point, Segment, Square};
use crate::mapfile;
use crate::say;
use crate::words::Message;

/// What a stroke can be.
const STROKES: &[&str] =
    &["wall", "door", "open-door", "locked-door", "secret-door", "window", "grate", "curtain", "low", "none"];

pub(crate) const WALL: Spec = Spec {
    name: "map",
    sub: Some("wall"),
    options: &[needs("from", Kind::Square), TO_SQUARE.needed(), ON_SIDE, may("barrier", Kind::Choice(STROKES))],
    example: "/map wall from:C3 to:H3",
    right: Right::Gm,
    ..Spec::of::<WallArgs>()
};

pub(crate) const ROOM: Spec = Spec {
    name: "map",
    sub: Some("room"),
    options: &[SQUARES.needed(), may("doors", Kind::Text)],
    example: "/map room squares:C3:H8 doors:\"E3 north\"",
    right: Right::Gm,
    ..Spec::of::<RoomArgs>()
};

pub(crate) const PASTE: Spec = Spec {
    name: "map",
    sub: Some("paste"),
    options: &[TEXT, REPLACE],
    example: "/map paste text:\"#####\\n#...#\\n#.~.+\\n#####\"",
    right: Right::Gm,
    ..Spec::of::<PasteArgs>()
};

/// The barrier with this word.
fn stroke(word: &str) -> Option<Barrier> {
    Barrier::PLAIN.into_iter().find(|barrier| barrier.word() == word && !barrier.is_one_way())
}

/// `/map wall`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WallArgs {
    from: Square,
    to: Square,
    side: Option<Cardinal>,
    barrier: Barrier,
}

impl Command for WallArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(WallArgs {
            from: options.required("from", options.square("from")?)?,
            to: options.required("to", options.square("to")?)?,
            side: options.choice("side", side)?,
            barrier: options.choice("barrier", stroke)?.unwrap_or(Barrier::Wall),
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        table.check_squares_on_map(&[self.from, self.to])?;
        let mut next = table.referee()?.encounter().clone();
        let area = Area::between(self.from, self.to);
        let (level, upright) = (self.from.y == self.to.y, self.from.x == self.to.x);
        let along = |side: Cardinal| matches!(side, Cardinal::North | Cardinal::South) == level || (level && upright);
        let count = if level || upright {
            let side = self.side.unwrap_or(if level { Cardinal::North } else { Cardinal::West });
            if !along(side) {
                return Err(UserError::new(say!("stroke-side")).or_example("/map wall from:C3 to:H3 side:south"));
            }
            let edges = area.squares().map(|square| Edge::of(square, side));
            edges.filter(|edge| next.battlefield.set_barrier(*edge, self.barrier)).count()
        } else {
            self.slanted(&mut next.battlefield)?;
            1
        };
        if count == 0 {
            return Err(UserError::new(say!("edge-border")));
        }
        let what = say!("stroke-what", barrier = self.barrier.word());
        let now = say!("stroke-now", from = self.from, to = self.to, what);
        let message = Message::sentences([Some(now), buried(table, &next)?]);
        Ok(shown(table, next, &[area], message))
    }
}

impl WallArgs {
    /// A diagonal stroke across squares, from the far corner of the first to the far corner of the last.
    fn slanted(&self, board: &mut Battlefield) -> Result<(), UserError> {
        if !Partition::can_be(self.barrier) {
            return Err(UserError::new(say!("stroke-slanted")).or_example("/map wall from:C3 to:F6"));
        }
        let corner = |square: Square, east: bool, south: bool| {
            let Point { x, y } = Point::corner(square);
            Point { x: x + i64::from(east) * PARTS, y: y + i64::from(south) * PARTS }
        };
        let (dx, dy) = self.from.to(self.to);
        let (start, end) = (corner(self.from, dx < 0, dy < 0), corner(self.to, dx > 0, dy > 0));
        let mut all = board.partitions().all().to_vec();
        if all.len() >= MAX_PARTITIONS {
            return Err(UserError::new(say!("mapfile-too-many-walls")));
        }
        all.extend(Segment::between(start, end).map(|line| Partition { barrier: self.barrier, line }));
        board.set_partitions(all);
        Ok(())
    }
}

/// `/map room`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RoomArgs {
    areas: Vec<Area>,
    doors: Vec<Edge>,
}

impl Command for RoomArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let doors = options.text("doors").map(doors).transpose()?.unwrap_or_default();
        Ok(RoomArgs { areas: options.required("squares", options.areas("squares")?)?, doors })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let mut next = table.referee()?.encounter().clone();
        let squares = on_the_board(&next.battlefield, &self.areas)?;
        let board = &mut next.battlefield;
        let mut walls = 0;
        for &square in &squares {
            for side in [Cardinal::North, Cardinal::East, Cardinal::South, Cardinal::West] {
                let edge = Edge::of(square, side);
                let (a, b) = edge.squares();
                let outside = if a == square { b } else { a };
                let stays = board.barrier(edge).is_door();
                if squares.binary_search(&outside).is_err() && !stays && board.set_barrier(edge, Barrier::Wall) {
                    walls += 1;
                }
            }
        }
        for &door in &self.doors {
            let (a, b) = door.squares();
            if !squares.contains(&a) && !squares.contains(&b) {
                return Err(UserError::new(say!("room-door-off", at = door.to_string())));
            }
            board.set_barrier(door, Barrier::Door);
        }
        let now = say!("room-now", walls, doors = self.doors.len());
        let message = Message::sentences([Some(now), buried(table, &next)?]);
        Ok(shown(table, next, &self.areas, message))
    }
}

/// Parses where a room has doors: `E3 north, H5 east`.
fn doors(text: &str) -> Result<Vec<Edge>, UserError> {
    let wrong = || {
        UserError::new(say!("room-doors-unread", typed = quoted(text)))
            .or_example("/map room squares:C3:H8 doors:\"E3 north, H5 east\"")
    };
    let mut words: Vec<String> = Vec::new();
    for word in text.split([' ', ',', ';']).filter(|word| !word.is_empty()).map(str::to_lowercase) {
        // `L4e` is `L4 e`.
        let digits = word.rfind(|letter: char| letter.is_ascii_digit()).filter(|_| word.parse::<Square>().is_err());
        match digits.map(|last| word.split_at(last + 1)) {
            Some((at, on)) if at.parse::<Square>().is_ok() => words.extend([at.to_owned(), on.to_owned()]),
            _ => words.push(word),
        }
    }
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(wrong());
    }
    let edge = |pair: &[String]| {
        let [at, on] = pair else { return None };
        Some(Edge::of(at.parse().ok()?, side(on)?))
    };
    words.chunks(2).map(|pair| edge(pair).ok_or_else(wrong)).collect()
}

/// `/map paste`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PasteArgs {
    text: String,
    replace: bool,
}

impl Command for PasteArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        // The console reads single lines, so a typed `\n` stands for a line break.
        let text = options.required("text", options.text("text"))?.replace("\\n", "\n");
        Ok(PasteArgs { text, replace: options.is_set("replace")? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let map = mapfile::read_drawn(&self.text).map_err(|why| UserError::new(why.message()))?;
        let (width, height) = (map.board.width(), map.board.height());
        let (walls, doors) = map.imported;
        let first = say!("pasted", width, height, walls, doors);
        Laying { first, map: &map, replace: self.replace, tokens: false }.outcome(table)
    }

    fn makes(&self) -> TableCreation {
        TableCreation::Board
    }
}
