//! Segments: what they cross, and where they run.

use fivefoot::grid::{PARTS, Point, Segment, Square};
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
    for text in
        ["", "1,1", "1,1:1,1", "1:2", "1.2345,0:1,1", "1.,0:1,1", "1e3,0:1,1", "NaN,0:1,1", "99999,0:1,1", "+1,0:1,2"]
    {
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
    // Collinear: the positions of the wall's ends along the line.
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
        // A point on the segment, rounded, so it may be a thousandth of a square off a listed square.
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
