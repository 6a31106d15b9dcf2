//! Who threatens what: every cube of the space against every wall on the board.

use std::collections::BTreeSet;

use super::board::{Board, Creature, Fill, Square};
use super::distance::between_cubes;
use super::rules::Ruleset;

/// A point in half squares: the center of square (x, y) is (2x + 1, 2y + 1), its corners have even coordinates.
pub type Point = (i64, i64);

fn center((x, y): Square) -> Point {
    (i64::from(2 * x + 1), i64::from(2 * y + 1))
}

/// Twice the signed area of a triangle.
pub fn turn(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn in_box(p: Point, a: Point, b: Point) -> bool {
    (a.0.min(b.0)..=a.0.max(b.0)).contains(&p.0) && (a.1.min(b.1)..=a.1.max(b.1)).contains(&p.1)
}

/// Whether two closed segments have a point in common.
fn touch(a: Point, b: Point, c: Point, d: Point) -> bool {
    let (o1, o2, o3, o4) = (turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b));
    (o1.signum() * o2.signum() < 0 && o3.signum() * o4.signum() < 0)
        || (o1 == 0 && in_box(c, a, b))
        || (o2 == 0 && in_box(d, a, b))
        || (o3 == 0 && in_box(a, c, d))
        || (o4 == 0 && in_box(b, c, d))
}

/// The two ends of the edge between two squares that share a side.
pub fn ends(a: Square, b: Square) -> (Point, Point) {
    let (x, y) = (i64::from(2 * b.0), i64::from(2 * b.1));
    if a.0 == b.0 { ((x, y), (x + 2, y)) } else { ((x, y), (x, y + 2)) }
}

/// Whether nothing stops a line between two squares: touching the end of a wall or the corner of a solid square does.
pub fn sees(board: &Board, s: Square, t: Square) -> bool {
    let (from, to) = (center(s), center(t));
    let walls = board.edges.iter().filter(|(_, barrier)| barrier.blocks());
    for (&(a, b), _) in walls {
        let (c, d) = ends(a, b);
        if touch(from, to, c, d) {
            return false;
        }
    }
    // No line between two squares of the board comes near what lies beyond it.
    for (&square, _) in board.fills.iter().filter(|(_, fill)| **fill == Fill::Solid) {
        let (x, y) = (i64::from(2 * square.0), i64::from(2 * square.1));
        let corners = [(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2)];
        let crosses_a_side = (0..4).any(|i| touch(from, to, corners[i], corners[(i + 1) % 4]));
        if square == s || crosses_a_side {
            return false;
        }
    }
    true
}

/// Whether reach of so many feet covers the offset between two cubes.
fn covers(board: &Board, reach: u32, (s, low): (Square, i32), (t, high): (Square, i32)) -> bool {
    let furthest_axis = (s.0 - t.0).abs().max((s.1 - t.1).abs()).max((low - high).abs());
    let diagonal = board.ruleset.has_reach_diagonal() && reach == 10 && furthest_axis == 2;
    between_cubes(board.ruleset, (s, low), (t, high)) <= reach || diagonal
}

/// Whether the creature threatens somebody who fills these levels of a square.
pub fn threatens(board: &Board, who: &Creature, t: Square, levels: std::ops::Range<i32>) -> bool {
    if !board.could_strike(who) {
        return false;
    }
    let inside = who.place.holds(t) && levels.clone().any(|level| board.levels(who).contains(&level));
    if inside {
        return !who.reach_weapon || board.ruleset == Ruleset::EpicPath;
    }
    let cubes = || who.place.squares().flat_map(|s| board.levels(who).map(move |own| (s, own)));
    let within = |reach: u32, cube| levels.clone().any(|level| covers(board, reach, cube, (t, level)));
    let natural = board.reach_feet(who);
    if board.is_filled(t) || (who.reach_weapon && cubes().any(|cube| within(natural, cube))) {
        return false;
    }
    let reach = if who.reach_weapon { 2 * natural } else { natural };
    cubes().any(|cube| within(reach, cube) && sees(board, cube.0, t))
}

/// The squares outside its space where it threatens somebody who stands on the floor.
pub fn threat_set(board: &Board, who: &Creature) -> BTreeSet<Square> {
    let outside = board.squares().into_iter().filter(|&t| !who.place.holds(t));
    outside.filter(|&t| threatens(board, who, t, board.floor(t)..board.floor(t) + 1)).collect()
}
