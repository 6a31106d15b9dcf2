//! `/map brush`: paints squares one by one, from the buttons of a pad or from a typed command.

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::AT_AREAS;
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::reply::brush::{Brush, BrushPad};
use crate::command::reply::panel::LineButton;
use crate::command::reply::picture as scene_of;
use crate::command::setup::map::{PIT, buried, keep_in_the_air, on_the_board};
use crate::field::{Barrier, Battlefield, Fill, Terrain};
use crate::grid::{Area, Cardinal, Edge, Height, Square};
use crate::say;
use crate::words::Message;

pub(crate) const BRUSH: Spec = Spec {
    name: "map",
    sub: Some("brush"),
    options: &[AT_AREAS, may("brush", Kind::Choice(Brush::WORDS)), may("paint", Kind::Flag)],
    example: "/map brush at:D4 brush:water",
    right: Right::Gm,
    private: true,
    ..Spec::of::<BrushArgs>()
};

/// `/map brush`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BrushArgs {
    areas: Vec<Area>,
    brush: Brush,
    paint: bool,
}

impl Command for BrushArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(BrushArgs {
            areas: options.areas("at")?.unwrap_or_default(),
            brush: options.choice("brush", Brush::named)?.unwrap_or(Brush::Solid),
            paint: options.is_set("paint")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        let squares = on_the_board(&next.battlefield, &self.areas)?;
        let map = next.battlefield.area();
        let middle = Square::new(map.width() as i32 / 2, map.height() as i32 / 2);
        let at = self.areas.last().map_or(middle, |area| area.south_east());
        let mut lines = Vec::new();
        let cursor = say!("brush-cursor", at, brush = self.brush.label());
        if self.paint {
            let squares = if squares.is_empty() { vec![at] } else { squares };
            let border = squares.iter().filter(|square| !self.brush.paint(&mut next.battlefield, **square)).count();
            keep_in_the_air(referee.ruleset(), referee.encounter(), &mut next);
            let changed = next.battlefield != referee.encounter().battlefield;
            let painted =
                Message::list(if self.areas.is_empty() { vec![Area::between(at, at)] } else { self.areas.clone() });
            let now = match (border == squares.len(), changed) {
                (true, _) => say!("edge-border"),
                (false, true) => say!("brush-painted", at = painted, brush = self.brush.label()),
                (false, false) => say!("brush-already", at = painted, brush = self.brush.label()),
            };
            lines.push(Message::sentences([Some(now), buried(table, &next)?]));
        }
        lines.push(cursor);
        let mut scene = scene_of::board(referee.ruleset(), &next);
        (scene.cursor, scene.focus) = (Some(at), Some(Area::between(at, at)));
        let pad = BrushPad { at, brush: self.brush, pen_down: false, strokes: u32::from(self.paint) };
        let outcome = Outcome::new(Message::lines(lines)).showing(scene).with_brush_pad(pad);
        Ok(if self.paint { outcome.leaving(next) } else { outcome })
    }
}

/// The button under a new map that opens the brush pad.
pub(crate) fn button() -> LineButton {
    LineButton::new(say!("key-brushes"), "/map brush").anytime()
}

/// What one stroke paints.
enum Stroke {
    Ground(Fill),
    Pit,
    Layer(Terrain),
    /// In the passage through the square.
    Across(Barrier),
    On(Cardinal),
    NoWalls,
}

const SIDES: [Cardinal; 4] = [Cardinal::West, Cardinal::North, Cardinal::East, Cardinal::South];

impl Brush {
    fn stroke(self) -> Stroke {
        match self {
            Brush::Open => Stroke::Ground(Fill::Open),
            Brush::Solid => Stroke::Ground(Fill::Solid),
            Brush::Pillar => Stroke::Ground(Fill::Pillar),
            Brush::Pit => Stroke::Pit,
            Brush::Difficult => Stroke::Layer(Terrain::Difficult),
            Brush::Water => Stroke::Layer(Terrain::Water),
            Brush::ShallowWater => Stroke::Layer(Terrain::ShallowWater),
            Brush::LightUndergrowth => Stroke::Layer(Terrain::LightUndergrowth),
            Brush::HeavyUndergrowth => Stroke::Layer(Terrain::HeavyUndergrowth),
            Brush::Obstacle => Stroke::Layer(Terrain::Obstacle),
            Brush::Hazardous => Stroke::Layer(Terrain::Hazardous),
            Brush::Impeded => Stroke::Layer(Terrain::Impeded),
            Brush::Concealed => Stroke::Layer(Terrain::Concealed),
            Brush::Door => Stroke::Across(Barrier::Door),
            Brush::OpenDoor => Stroke::Across(Barrier::OpenDoor),
            Brush::SecretDoor => Stroke::Across(Barrier::SecretDoor),
            Brush::Window => Stroke::Across(Barrier::Window),
            Brush::Grate => Stroke::Across(Barrier::Grate),
            Brush::Curtain => Stroke::Across(Barrier::Curtain),
            Brush::WallNorth => Stroke::On(Cardinal::North),
            Brush::WallEast => Stroke::On(Cardinal::East),
            Brush::WallSouth => Stroke::On(Cardinal::South),
            Brush::WallWest => Stroke::On(Cardinal::West),
            Brush::NoWalls => Stroke::NoWalls,
        }
    }

    /// Paints a square of the board, replacing anything of the same kind, so that the stroke is idempotent. Returns whether
    /// there was a place for it.
    fn paint(self, board: &mut Battlefield, square: Square) -> bool {
        match self.stroke() {
            Stroke::Ground(fill) => {
                board.clear(square);
                board.set_fill(square, fill);
            }
            Stroke::Pit => {
                board.clear(square);
                board.set_floor(square, -Height::from(PIT));
            }
            Stroke::Layer(terrain) => {
                board.clear(square);
                board.lay(square, terrain, 1);
            }
            Stroke::Across(barrier) => {
                if board.fill(square) != Fill::Open {
                    board.clear(square);
                }
                return board.set_barrier(doorway(board, square), barrier);
            }
            Stroke::On(side) => return board.set_barrier(Edge::of(square, side), Barrier::Wall),
            Stroke::NoWalls => {
                for edge in SIDES.map(|side| Edge::of(square, side)) {
                    board.set_barrier(edge, Barrier::None);
                    board.change_partitions(edge.squares(), Barrier::None);
                }
            }
        }
        true
    }
}

/// Where a door in this square belongs: across the passage between two closed sides, or in the square's wall. An existing
/// barrier is replaced before an open side is closed.
fn doorway(board: &Battlefield, square: Square) -> Edge {
    let edge = |side: Cardinal| Edge::of(square, side);
    let beyond = |side: Cardinal| {
        let (a, b) = edge(side).squares();
        if a == square { b } else { a }
    };
    let walled = |side: Cardinal| board.barrier(edge(side)) != Barrier::None;
    let rock = |side: Cardinal| board.fill(beyond(side)) != Fill::Open;
    let both = |a: Cardinal, b: Cardinal| (walled(a) || rock(a)) && (walled(b) || rock(b));
    let upright = both(Cardinal::North, Cardinal::South);
    let level = both(Cardinal::West, Cardinal::East);
    let sides: &[Cardinal] = match (upright, level) {
        (true, false) => &[Cardinal::West, Cardinal::East],
        (false, true) => &[Cardinal::North, Cardinal::South],
        _ => &SIDES,
    };
    let side = sides.iter().find(|side| walled(**side)).or_else(|| sides.iter().find(|side| !rock(**side)));
    edge(side.copied().unwrap_or(Cardinal::West))
}
