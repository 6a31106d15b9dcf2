//! What the lane of a charge covers: a space that slides along the line, or the line between two centers.

use super::board::Square;
use super::place::Place;
use super::rules::Ruleset;
use super::threat::{Point, ends, turn};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Everything between the starting and the ending space.
    Swept,
    /// The straight line from center to center.
    Center,
}

/// An axis-aligned box, in half squares.
#[derive(Clone, Copy)]
struct Area {
    low: Point,
    high: Point,
}

impl Area {
    fn of(place: Place) -> Area {
        let double = |x: i32, y: i32| (i64::from(2 * x), i64::from(2 * y));
        Area { low: double(place.x, place.y), high: double(place.x + place.columns, place.y + place.rows) }
    }

    fn center(self) -> Point {
        ((self.low.0 + self.high.0) / 2, (self.low.1 + self.high.1) / 2)
    }
}

impl Lane {
    pub fn of(rules: Ruleset) -> Option<Lane> {
        match rules {
            Ruleset::Rise => None,
            Ruleset::EpicPath => Some(Lane::Center),
            _ => Some(Lane::Swept),
        }
    }

    /// Whether helpless creatures may lie in it. Under Epic Path they may not.
    pub fn passes_the_helpless(self) -> bool {
        self == Lane::Swept
    }

    pub fn holds_square(self, start: Place, end: Place, target: Place, square: Square) -> bool {
        let (from, to) = (Area::of(start), Area::of(end));
        let ground = Area::of(Place::new(square, 1, 1));
        match self {
            _ if start.holds(square) => false,
            Lane::Swept => slides_over(from, along(from, to), ground),
            Lane::Center if target.holds(square) => false,
            Lane::Center => {
                let (a, b) = (from.center(), to.center());
                slides_over(Area { low: a, high: a }, along(from, to), ground) || runs_beside(a, b, ground)
            }
        }
    }

    pub fn holds_edge(self, start: Place, end: Place, target: Place, (a, b): (Square, Square)) -> bool {
        let (from, to) = (Area::of(start), Area::of(end));
        let (c, d) = ends(a, b);
        match self {
            _ if start.holds(a) && start.holds(b) => false,
            Lane::Swept => slides_over(from, along(from, to), Area { low: c, high: d }),
            Lane::Center if target.holds(a) && target.holds(b) => false,
            Lane::Center => crosses((from.center(), to.center()), (c, d)),
        }
    }
}

fn along(from: Area, to: Area) -> Point {
    (to.low.0 - from.low.0, to.low.1 - from.low.1)
}

/// Whether the inside of a box that slides by `v` ever meets a resting one. It is checked in enough places to catch every
/// change: boxes only begin and cease to meet at whole fractions of the way.
fn slides_over(slider: Area, v: Point, still: Area) -> bool {
    let parts = 2 * v.0.abs().max(1) * v.1.abs().max(1);
    (0..=parts).any(|part| {
        let meets = |low: i64, high: i64, v: i64, still_low: i64, still_high: i64| {
            low * parts + part * v < still_high * parts && high * parts + part * v > still_low * parts
        };
        meets(slider.low.0, slider.high.0, v.0, still.low.0, still.high.0)
            && meets(slider.low.1, slider.high.1, v.1, still.low.1, still.high.1)
    })
}

/// Whether a line runs along the border of the square for some length.
fn runs_beside(a: Point, b: Point, ground: Area) -> bool {
    let shares = |a: i64, b: i64, low: i64, high: i64| a.min(b) < high && a.max(b) > low;
    let upright = a.0 == b.0 && (a.0 == ground.low.0 || a.0 == ground.high.0);
    let level = a.1 == b.1 && (a.1 == ground.low.1 || a.1 == ground.high.1);
    (upright && shares(a.1, b.1, ground.low.1, ground.high.1))
        || (level && shares(a.0, b.0, ground.low.0, ground.high.0))
}

/// Whether a line meets an edge at a point that is neither end of the edge.
fn crosses((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let (o1, o2, o3, o4) = (turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b));
    let across = o1.signum() * o2.signum() < 0 && o3.signum() * o4.signum() <= 0;
    let shares = |a: i64, b: i64, c: i64, d: i64| a.min(b) < c.max(d) && a.max(b) > c.min(d);
    let lengthwise = o1 == 0 && o2 == 0 && (shares(a.0, b.0, c.0, d.0) || shares(a.1, b.1, c.1, d.1));
    across || lengthwise
}
