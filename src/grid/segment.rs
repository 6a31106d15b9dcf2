use std::fmt;
use std::str::FromStr;

use super::square::Square;

/// Parts per side of a square. 1/1000 of 5 ft is 1/16 in, finer than any map is drawn, and it puts the center of a square
/// at a whole number of parts.
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

    /// The side of it that a point is on: 1 for south of a line that runs east and west of one that runs south, -1 for the
    /// other side, 0 for its own line.
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

/// Text that is not a segment.
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
