//! Which squares a creature can attack: those within reach that aren't walled off. Cover alone doesn't prevent an
//! attack.

use super::sight::{Clutter, Corners, Sight};
use super::threat::{Strike, Threats};
use crate::field::{Creature, Fill, Passing};
use crate::grid::{Area, Edge, PARTS, Placement, Point, Segment, Square};
use crate::referee::context::{Levels, Referee};

/// How far a sample point near a corner lies inside its square: an eighth of a side.
const INSIDE: i64 = PARTS / 8;

/// What a creature can attack, armed or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacks<'a>(pub(crate) Referee<'a>);

impl Attacks<'_> {
    /// Whether the creature, in this space and at the heights that it takes up there, can attack a target in this square at
    /// these heights.
    pub(crate) fn can_attack(
        &self,
        clutter: &Clutter,
        creature: &Creature,
        (space, mine): (Placement, Levels),
        square: Square,
        levels: Levels,
    ) -> bool {
        match Threats(self.0).strike_from(clutter, creature, (space, mine), square, levels) {
            Strike::Threatened | Strike::Unseen => true,
            Strike::TooNear | Strike::Beyond => false,
            Strike::Covered => {
                let over_ground = |from: Square| {
                    let passes =
                        |one, other| Sight(self.0).passes_over_ground((from, one), (square, other), Corners::Peek);
                    mine.each().any(|one| levels.each().any(|other| passes(one, other)))
                };
                let in_reach =
                    |from: &Square| Threats(self.0).reaches_from(creature, *from, square, mine.apart(levels));
                space.squares().filter(in_reach).any(|from| self.is_any_line_open(from, square) && over_ground(from))
            }
        }
    }

    /// Whether a straight line leads from one square into another past all walls. None starts in what is solid.
    fn is_any_line_open(&self, from: Square, to: Square) -> bool {
        self.0.encounter.battlefield.fill(from) != Fill::Solid
            && points_of(from)
                .into_iter()
                .any(|start| points_of(to).into_iter().any(|end| self.is_open(start, end, (from, to))))
    }

    /// Whether the line between two points touches nothing that stops strikes and enters no solid square.
    fn is_open(&self, start: Point, end: Point, (from, to): (Square, Square)) -> bool {
        let board = &self.0.encounter.battlefield;
        let Some(line) = Segment::between(start, end) else { return true };
        let around = Area::between(from, to).grown(1);
        let enters = |square: Square| board.fill(square) == Fill::Solid && enters_inside(line, square);
        let stops = |edge: Edge| board.barrier(edge).stops(Passing::Strike) && touches(line, edge);
        let walled = around.squares().any(|square| {
            let beside = [square.offset((1, 0)), square.offset((0, 1))];
            beside.into_iter().filter_map(|other| Edge::between(square, other)).any(stops)
        });
        let parted = || board.partitions().crossing(start, end, around.squares(), Passing::Strike).is_some();
        !around.squares().any(enters) && !walled && !parted()
    }
}

/// The sample points of a square for drawing lines: its center, and one just inside each corner.
fn points_of(square: Square) -> [Point; 5] {
    let Point { x, y } = Point::corner(square);
    let (low, high) = (INSIDE, PARTS - INSIDE);
    let corners = [(low, low), (high, low), (low, high), (high, high)];
    let [a, b, c, d] = corners.map(|(dx, dy)| Point { x: x + dx, y: y + dy });
    [Point::center(square), a, b, c, d]
}

/// Whether a line touches the side of a square at this edge, end points included.
fn touches(line: Segment, edge: Edge) -> bool {
    let (_, beyond) = edge.squares();
    let along = if edge.is_horizontal() { (1, 0) } else { (0, 1) };
    let (a, b) = (Point::corner(beyond), Point::corner(beyond.offset(along)));
    let (start, end) = line.ends();
    // The line's ends lie inside squares, so it can meet the edge only along the way.
    Segment::between(a, b).is_some_and(|side| side.crosses(start, end))
}

/// Whether a line enters the interior of a square: it crosses one of the square's diagonals at more than a corner.
fn enters_inside(line: Segment, square: Square) -> bool {
    let Point { x, y } = Point::corner(square);
    let inner = |dx: i64, dy: i64| Point { x: x + dx, y: y + dy };
    let diagonals = [(inner(1, 1), inner(PARTS - 1, PARTS - 1)), (inner(PARTS - 1, 1), inner(1, PARTS - 1))];
    let (start, end) = line.ends();
    diagonals.into_iter().filter_map(|(a, b)| Segment::between(a, b)).any(|across| across.crosses(start, end))
}
