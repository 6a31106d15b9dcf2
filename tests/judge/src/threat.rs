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

/// Whether nothing stops a line between two squares: touching the end of a wall or the corner of a solid square does stop it.
pub fn sees(board: &Board, s: Square, t: Square) -> bool {
    let (from, to) = (center(s), center(t));
    let walls = board.edges.iter().filter(|(_, barrier)| barrier.stops_blows());
    for (&(a, b), _) in walls {
        let (c, d) = ends(a, b);
        if touch(from, to, c, d) {
            return false;
        }
    }
    if board.bars_blows(s, t) {
        return false;
    }
    // No line between two squares of the board comes near anything beyond the board.
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

/// Whether the line between the centers of two cubes dips into the ground of a square that it crosses or touches.
fn dips_into(board: &Board, (s, low): (Square, i32), (t, high): (Square, i32), ground: Square) -> bool {
    let ((x0, y0), (x1, y1)) = (center(s), center(t));
    let (z0, z1) = (i64::from(2 * low + 1), i64::from(2 * high + 1));
    // The part of the way inside the square, as fractions with a common denominator.
    let whole = (x1 - x0).abs().max(1) * (y1 - y0).abs().max(1);
    let (mut first, mut last) = (0, whole);
    for (from, by, edge) in [(x0, x1 - x0, 2 * i64::from(ground.0)), (y0, y1 - y0, 2 * i64::from(ground.1))] {
        if by == 0 {
            if !(edge..=edge + 2).contains(&from) {
                return false;
            }
            continue;
        }
        let at = |line: i64| (line - from) * by.signum() * (whole / by.abs());
        let (one, other) = (at(edge), at(edge + 2));
        first = first.max(one.min(other));
        last = last.min(one.max(other));
    }
    let height = |at: i64| z0 * whole + (z1 - z0) * at;
    let floor = 2 * i64::from(board.floor(ground)) * whole;
    first <= last && height(first).min(height(last)) < floor
}

/// Whether no ground lies between two cubes.
fn clears(board: &Board, from: (Square, i32), to: (Square, i32)) -> bool {
    board.floors.is_empty() || board.squares().into_iter().all(|ground| !dips_into(board, from, to, ground))
}

/// Whether this reach covers the offset between two cubes.
fn covers(board: &Board, reach: u32, (s, low): (Square, i32), (t, high): (Square, i32)) -> bool {
    let furthest_axis = (s.0 - t.0).abs().max((s.1 - t.1).abs()).max((low - high).abs());
    let diagonal = board.ruleset.has_reach_diagonal() && reach == 10 && furthest_axis == 2;
    between_cubes(board.ruleset, (s, low), (t, high)) <= reach || diagonal
}

/// Whether the creature threatens another that fills these levels of a square.
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
    let clear = |cube| {
        let mut heights = levels.clone();
        heights.any(|level| covers(board, reach, cube, (t, level)) && clears(board, cube, (t, level)))
    };
    cubes().any(|cube| within(reach, cube) && sees(board, cube.0, t) && clear(cube))
}

/// The spots of a square between which blows go, in sixteenths of a square: its middle and one near each corner.
fn spots((x, y): Square) -> [Point; 5] {
    let (x, y) = (16 * i64::from(x), 16 * i64::from(y));
    [(x + 8, y + 8), (x + 2, y + 2), (x + 14, y + 2), (x + 2, y + 14), (x + 14, y + 14)]
}

/// Whether a line between two spots enters the inside of a square: some of its corners are left of it and some right, and
/// the line doesn't end before it or start behind it.
fn enters(from: Point, to: Point, (x, y): Square) -> bool {
    let (x, y) = (16 * i64::from(x), 16 * i64::from(y));
    let corners = [(x, y), (x + 16, y), (x + 16, y + 16), (x, y + 16)];
    let sides = corners.map(|corner| turn(from, to, corner).signum());
    let over = |a: i64, b: i64, low: i64| a.max(b) <= low || a.min(b) >= low + 16;
    sides.contains(&1) && sides.contains(&-1) && !over(from.0, to.0, x) && !over(from.1, to.1, y)
}

/// Whether some line between two squares meets no wall and enters nothing solid.
fn is_open(board: &Board, s: Square, t: Square) -> bool {
    let free = |from: Point, to: Point| {
        let scaled = |(x, y): Point| (8 * x, 8 * y);
        let mut walls = board.edges.iter().filter(|(_, barrier)| barrier.stops_blows());
        let walled = walls.any(|(&(a, b), _)| {
            let (c, d) = ends(a, b);
            touch(from, to, scaled(c), scaled(d))
        });
        let solid = || board.fills.iter().any(|(&square, fill)| *fill == Fill::Solid && enters(from, to, square));
        !walled && !board.bars_line(from, to) && !solid()
    };
    spots(s).into_iter().any(|from| spots(t).into_iter().any(|to| free(from, to)))
}

/// Whether the creature, if armed, could attack one that fills these levels of a square: threatening it is enough, and so is a
/// line that avoids the middle. Only on level ground.
pub fn attacks(board: &Board, who: &Creature, t: Square, levels: std::ops::Range<i32>) -> bool {
    if threatens(board, who, t, levels.clone()) {
        return true;
    }
    let cubes = || who.place.squares().flat_map(|s| board.levels(who).map(move |own| (s, own)));
    let within = |reach: u32, cube| levels.clone().any(|level| covers(board, reach, cube, (t, level)));
    let natural = board.reach_feet(who);
    let too_near = who.reach_weapon && cubes().any(|cube| within(natural, cube));
    if who.place.holds(t) || board.is_filled(t) || too_near {
        return false;
    }
    let reach = if who.reach_weapon { 2 * natural } else { natural };
    cubes().any(|cube| within(reach, cube) && is_open(board, cube.0, t))
}

/// The squares outside its space where it threatens creatures on the floor.
pub fn threat_set(board: &Board, who: &Creature) -> BTreeSet<Square> {
    let own = board.levels(who);
    let outside = |t: &Square| !who.place.holds(*t) || !own.contains(&board.floor(*t));
    let outside = board.squares().into_iter().filter(outside);
    // A curtain doesn't stop a blow, but it hides who moves there.
    let threatened = |&t: &Square| threatens(board, who, t, board.floor(t)..board.floor(t) + 1);
    outside.filter(|t| threatened(t) && board.looks_into(who.place, *t)).collect()
}
