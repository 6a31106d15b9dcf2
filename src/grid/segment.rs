use std::fmt;
use std::str::FromStr;

use super::square::Square;

/// Parts per side of a square. 1/1000 of 5 ft is 1/16 in, finer than any map is drawn, and the center of a square is a
/// whole number of parts.
pub const PARTS: i64 = 1_000;

/// The largest coordinate in notation, in parts.
const FARTHEST: i64 = 10_000 * PARTS;

/// A point in [`PARTS`] of a square, measured east and south from the north-west corner of `A1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Parts east.
    pub x: i64,
    /// Parts south.
    pub y: i64,
}

impl Point {
    /// The center of a square.
    #[must_use]
    pub fn center(square: Square) -> Self {
        let middle = |at: i32| i64::from(at) * PARTS + PARTS / 2;
        Point { x: middle(square.x), y: middle(square.y) }
    }

    /// The north-west corner of a square.
    #[must_use]
    pub fn corner(square: Square) -> Self {
        Point { x: i64::from(square.x) * PARTS, y: i64::from(square.y) * PARTS }
    }
}

/// Which side of the line through `a` and `b` a point is on: -1, 1, or 0 on the line itself.
fn side(a: Point, b: Point, of: Point) -> i32 {
    let along = |from: i64, to: i64| i128::from(to) - i128::from(from);
    let turn = along(a.x, b.x) * along(a.y, of.y) - along(a.y, b.y) * along(a.x, of.x);
    turn.signum() as i32
}

/// A straight line between two different points, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Segment {
    a: Point,
    b: Point,
}

impl Segment {
    /// The segment between two points; `None` if they are the same.
    #[must_use]
    pub fn between(a: Point, b: Point) -> Option<Self> {
        (a != b).then(|| Segment { a: a.min(b), b: a.max(b) })
    }

    /// The segment from the north-west corner of a square to that of another, east or south of it.
    pub(super) fn from_corner(from: Square, to: Square) -> Self {
        Segment { a: Point::corner(from), b: Point::corner(to) }
    }

    /// Its ends, the western one first.
    #[must_use]
    pub fn ends(self) -> (Point, Point) {
        (self.a, self.b)
    }

    /// Whether the point lies on it.
    #[must_use]
    pub fn holds(self, point: Point) -> bool {
        let (low, high) = (self.a.y.min(self.b.y), self.a.y.max(self.b.y));
        (self.a.x..=self.b.x).contains(&point.x) && (low..=high).contains(&point.y) && side(self.a, self.b, point) == 0
    }

    /// On which side of it a point lies: 1 south of a line that runs east and west of one that runs south, -1 on the other
    /// side, 0 on its own line.
    #[must_use]
    pub fn side_of(self, point: Point) -> i32 {
        side(self.a, self.b, point)
    }

    /// Whether it meets the straight line from one point to another strictly between those two points. Touching counts,
    /// even with the segment's own end.
    #[must_use]
    pub fn crosses(self, from: Point, to: Point) -> bool {
        match (side(self.a, self.b, from), side(self.a, self.b, to)) {
            (0, 0) => {
                // All collinear: do they overlap in more than an endpoint of the line?
                let along = |point: Point| if self.a.x == self.b.x { point.y } else { point.x };
                let (least, most) = (along(from).min(along(to)), along(from).max(along(to)));
                along(self.a).min(along(self.b)) < most && along(self.a).max(along(self.b)) > least
            }
            (one, other) if one * other < 0 => side(from, to, self.a) * side(from, to, self.b) <= 0,
            // Both ends of the line are on one side, or one is on the segment.
            _ => false,
        }
    }

    /// Every square that it runs through or touches, and possibly a few next to them.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let Segment { a, b } = self;
        let columns = (a.x - 1).div_euclid(PARTS)..=b.x.div_euclid(PARTS);
        columns.flat_map(move |x| {
            let (west, east) = ((x * PARTS).clamp(a.x, b.x), ((x + 1) * PARTS).clamp(a.x, b.x));
            let (low, high) = if a.x == b.x {
                (a.y.min(b.y), a.y.max(b.y))
            } else {
                // One part more on both sides, because the division truncates.
                let at = |x: i64| a.y + ((i128::from(b.y - a.y) * i128::from(x - a.x)) / i128::from(b.x - a.x)) as i64;
                (at(west).min(at(east)) - 1, at(west).max(at(east)) + 1)
            };
            let rows = (low - 1).div_euclid(PARTS)..=high.div_euclid(PARTS);
            rows.map(move |y| Square::new(x as i32, y as i32))
        })
    }
}

/// `2.5,3:4,1.125`: both ends, as columns and rows in squares.
impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimal = |parts: i64| {
            let text =
                format!("{}{}.{:03}", if parts < 0 { "-" } else { "" }, parts.abs() / PARTS, parts.abs() % PARTS);
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        };
        let (a, b) = self.ends();
        write!(f, "{},{}:{},{}", decimal(a.x), decimal(a.y), decimal(b.x), decimal(b.y))
    }
}

/// A text that is not a segment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a line: a line is its two ends, such as 2.5,3:4,1.125")]
pub struct ParseSegmentError(pub String);

impl FromStr for Segment {
    type Err = ParseSegmentError;

    fn from_str(text: &str) -> Result<Self, ParseSegmentError> {
        let point = |text: &str| {
            let (x, y) = text.split_once(',')?;
            Some(Point { x: parts(x)?, y: parts(y)? })
        };
        let read = || {
            let (a, b) = text.split_once(':')?;
            Segment::between(point(a)?, point(b)?)
        };
        read().ok_or_else(|| ParseSegmentError(text.chars().take(40).collect()))
    }
}

/// Parses a number of squares with at most three decimals into parts.
fn parts(text: &str) -> Option<i64> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, "0"));
    let number = |text: &str| -> Option<i64> {
        let fits = (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        fits.then(|| text.parse().ok()).flatten()
    };
    let decimals = number(&format!("{rest:0<3}")).filter(|_| (1..=3).contains(&rest.len()))?;
    let parts = sign * (number(whole)? * PARTS + decimals);
    (parts.abs() <= FARTHEST).then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn line(text: &str) -> Segment {
        text.parse().expect("a line")
    }

    fn center(square: &str) -> Point {
        Point::center(square.parse().expect("a square"))
    }

    #[test]
    fn a_line_crosses_walls_between_its_ends() {
        for (wall, from, to, crosses) in [
            ("1,0:1,3", "A1", "B1", true),
            ("1,0:1,3", "A1", "A2", false),
            ("0,0:3,3", "B1", "A2", true),
            // A wall through the center blocks neither leaving that center nor arriving at it.
            ("0,0:3,3", "B2", "C2", false),
            ("0,0:3,3", "C2", "B2", false),
            ("0,0:3,3", "A1", "C3", true),
            // The wall's end touches the line, or just misses it.
            ("1,0.5:1,0", "A1", "B1", true),
            ("1,0.499:1,0", "A1", "B1", false),
            ("1,1:2,0", "A1", "B2", true),
            ("0.999,1.001:2,0", "A1", "B2", true),
            ("1.001,0.999:2,0", "A1", "B2", false),
            // Collinear with the line.
            ("0.6,0.5:0.7,0.5", "A1", "B1", true),
            ("0,0.5:0.5,0.5", "A1", "B1", false),
            ("1.5,0.5:2,0.5", "A1", "B1", false),
        ] {
            let wall = line(wall);
            assert_eq!(wall.crosses(center(from), center(to)), crosses, "{wall} {from} {to}");
            assert_eq!(wall.crosses(center(to), center(from)), crosses, "{wall} {to} {from}");
        }
        assert!(line("0,0:3,3").holds(center("B2")) && !line("0,0:3,3").holds(center("B1")));
        assert!(!line("0,0:1,1").holds(center("B2")));
    }

    #[test]
    fn notation_round_trips() {
        for text in ["0,0:1,1", "-1.5,2:0.001,-0.04", "2,3:2,10.125"] {
            assert_eq!(line(text).to_string(), text);
        }
        assert_eq!(line("3,1:1,3").to_string(), "1,3:3,1");
        for text in [
            "",
            "1,1",
            "1,1:1,1",
            "1:2",
            "1.2345,0:1,1",
            "1.,0:1,1",
            "1e3,0:1,1",
            "NaN,0:1,1",
            "99999,0:1,1",
            "+1,0:1,2",
        ] {
            assert!(text.parse::<Segment>().is_err(), "{text}");
        }
    }

    /// An independent implementation: the meeting point's parameters along both lines.
    fn crosses_by_fractions((a, b): (Point, Point), (from, to): (Point, Point)) -> bool {
        let (rx, ry) = (i128::from(to.x - from.x), i128::from(to.y - from.y));
        let (sx, sy) = (i128::from(b.x - a.x), i128::from(b.y - a.y));
        let (qx, qy) = (i128::from(a.x - from.x), i128::from(a.y - from.y));
        let whole = rx * sy - ry * sx;
        if whole != 0 {
            let (t, u) = ((qx * sy - qy * sx) * whole.signum(), (qx * ry - qy * rx) * whole.signum());
            return 0 < t && t < whole.abs() && 0 <= u && u <= whole.abs();
        }
        if qx * ry != qy * rx {
            return false;
        }
        // Collinear: where the wall's ends are along the line.
        let length = rx * rx + ry * ry;
        let (one, other) = (qx * rx + qy * ry, (qx + sx) * rx + (qy + sy) * ry);
        one.min(other) < length && one.max(other) > 0
    }

    proptest! {
        #[test]
        fn crossing_agrees_with_fractions(
            (ax, ay, bx, by) in (0_i64..8, 0_i64..8, 0_i64..8, 0_i64..8),
            (fx, fy, tx, ty) in (0_i64..8, 0_i64..8, 0_i64..8, 0_i64..8),
        ) {
            // Few distinct points, so that touching and overlapping happen often.
            let at = |x: i64, y: i64| Point { x: x * 250, y: y * 250 };
            let Some(wall) = Segment::between(at(ax, ay), at(bx, by)) else { return Ok(()) };
            let line_ends = (at(fx, fy), at(tx, ty));
            if line_ends.0 != line_ends.1 {
                prop_assert_eq!(wall.crosses(line_ends.0, line_ends.1), crosses_by_fractions(wall.ends(), line_ends));
            }
        }

        #[test]
        fn every_touched_square_is_listed(
            (ax, ay, bx, by) in (0_i64..5_000, 0_i64..5_000, 0_i64..5_000, 0_i64..5_000),
            part in 0_i64..=1_000,
        ) {
            let Some(wall) = Segment::between(Point { x: ax, y: ay }, Point { x: bx, y: by }) else { return Ok(()) };
            let squares: Vec<Square> = wall.squares().collect();
            // A point on the segment, rounded: within one part of a listed square.
            let (x, y) = (ax + (bx - ax) * part / 1_000, ay + (by - ay) * part / 1_000);
            let near = |square: &&Square| {
                let corner = Point::corner(**square);
                (corner.x - 1..=corner.x + PARTS + 1).contains(&x) && (corner.y - 1..=corner.y + PARTS + 1).contains(&y)
            };
            prop_assert!(squares.iter().any(|square| near(&square)), "{} {},{}", wall, x, y);
            for end in [wall.ends().0, wall.ends().1] {
                let own = Square::new((end.x / PARTS) as i32, (end.y / PARTS) as i32);
                prop_assert!(squares.contains(&own));
            }
        }
    }
}
