//! Shapes as signed distances: negative inside, positive outside, never more than the actual distance to the boundary.

use super::rect::Rect;

/// A point or a vector in pixels.
pub type Point = (f32, f32);

fn length((x, y): Point) -> f32 {
    (x * x + y * y).sqrt()
}

/// A disc.
pub fn disc((cx, cy): Point, radius: f32) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| length((x - cx, y - cy)) - radius
}

/// A box with rounded corners, `half` its width and height.
pub fn slab((cx, cy): Point, half: Point, corner: f32) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| {
        let (dx, dy) = ((x - cx).abs() - half.0 + corner, (y - cy).abs() - half.1 + corner);
        length((dx.max(0.0), dy.max(0.0))) + dx.max(dy).min(0.0) - corner
    }
}

/// A line with round ends.
pub fn line(from: Point, to: Point, width: f32) -> impl Fn(f32, f32) -> f32 + Copy {
    let along = (to.0 - from.0, to.1 - from.1);
    let squared = (along.0 * along.0 + along.1 * along.1).max(f32::MIN_POSITIVE);
    move |x, y| {
        let (dx, dy) = (x - from.0, y - from.1);
        let part = ((dx * along.0 + dy * along.1) / squared).clamp(0.0, 1.0);
        length((dx - along.0 * part, dy - along.1 * part)) - width / 2.0
    }
}

/// The pixels that such a line may touch.
pub fn around_line(from: Point, to: Point, width: f32) -> Rect {
    let half = width / 2.0;
    Rect {
        left: (from.0.min(to.0) - half - 1.0).floor() as i32,
        top: (from.1.min(to.1) - half - 1.0).floor() as i32,
        right: (from.0.max(to.0) + half + 2.0).floor() as i32,
        bottom: (from.1.max(to.1) + half + 2.0).floor() as i32,
    }
}

/// A polygon with straight sides, convex or not.
pub fn polygon<const N: usize>(corners: [Point; N]) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| {
        let mut inside = false;
        let mut nearest = f32::MAX;
        let mut a = corners[N - 1];
        for b in corners {
            let side = (b.0 - a.0, b.1 - a.1);
            let (dx, dy) = (x - a.0, y - a.1);
            let squared = (side.0 * side.0 + side.1 * side.1).max(f32::MIN_POSITIVE);
            let part = ((dx * side.0 + dy * side.1) / squared).clamp(0.0, 1.0);
            nearest = nearest.min(length((dx - side.0 * part, dy - side.1 * part)));
            if (a.1 > y) != (b.1 > y) && x < a.0 + side.0 * (y - a.1) / side.1 {
                inside = !inside;
            }
            a = b;
        }
        if inside { -nearest } else { nearest }
    }
}

/// Unit vectors in twelve directions, 30 degrees apart. Literals, because a computed sine may differ in its last bit
/// from one machine to another, and a picture must not.
pub const CLOCK: [Point; 12] = {
    const C: f32 = 0.866_025_4;
    [
        (0.0, -1.0),
        (0.5, -C),
        (C, -0.5),
        (1.0, 0.0),
        (C, 0.5),
        (0.5, C),
        (0.0, 1.0),
        (-0.5, C),
        (-C, 0.5),
        (-1.0, 0.0),
        (-C, -0.5),
        (-0.5, -C),
    ]
};

/// A star of twelve spikes between two radii, like a blow in a comic.
pub fn burst((cx, cy): Point, outer: f32, inner: f32) -> impl Fn(f32, f32) -> f32 + Copy {
    let mut corners = [(0.0, 0.0); 24];
    for (i, corner) in corners.iter_mut().enumerate() {
        let (a, b) = (CLOCK[i / 2], CLOCK[(i / 2 + i % 2) % 12]);
        let between = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        let radius = if i % 2 == 0 { outer } else { inner } / length(between);
        *corner = (cx + between.0 * radius, cy + between.1 * radius);
    }
    polygon(corners)
}

/// A regular polygon with blunt corners inside a circle, elongated if `stretch` is not zero.
pub fn gem(centre: Point, radius: f32, stretch: Point, sides: Gem) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| {
        let dx = ((x - centre.0).abs() - stretch.0).max(0.0);
        let dy = ((y - centre.1).abs() - stretch.1).max(0.0);
        let diagonal = (dx + dy) * std::f32::consts::FRAC_1_SQRT_2;
        let sharp = match sides {
            Gem::Hexagon => (dx * CLOCK[1].0 - dy * CLOCK[1].1).max(dx) - radius * 0.88,
            Gem::Octagon => diagonal.max(dx).max(dy) - radius * 0.94,
            Gem::Diamond => diagonal - radius * 0.77,
        };
        // A circle cuts the farthest parts, which rounds the corners.
        sharp.max(length((dx, dy)) - radius)
    }
}

/// Which regular polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gem {
    /// Six sides.
    Hexagon,
    /// Eight sides.
    Octagon,
    /// A square on its corner.
    Diamond,
}

/// Only the rim of a shape: what is within half a width of its boundary.
pub fn rim(shape: impl Fn(f32, f32) -> f32 + Copy, width: f32) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| shape(x, y).abs() - width / 2.0
}

/// The intersection of both shapes.
pub fn both(a: impl Fn(f32, f32) -> f32 + Copy, b: impl Fn(f32, f32) -> f32 + Copy) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| a(x, y).max(b(x, y))
}

/// Parallel lines, horizontal or vertical, `every` pixels apart.
pub fn stripes(every: f32, width: f32, upright: bool) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| {
        let across = if upright { x } else { y } - every / 2.0;
        (across - (across / every).round() * every).abs() - width / 2.0
    }
}

/// Parallel lines at 45 degrees, `every` pixels apart along a row; `rising` ones go up to the right.
pub fn hatch(every: f32, width: f32, rising: bool) -> impl Fn(f32, f32) -> f32 + Copy {
    move |x, y| {
        let across = if rising { x + y } else { x - y };
        let to_line = (across - (across / every).round() * every).abs();
        to_line * std::f32::consts::FRAC_1_SQRT_2 - width / 2.0
    }
}
