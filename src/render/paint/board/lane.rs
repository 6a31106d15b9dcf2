//! The lane of a charge.

use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Point, Rect, shape};
use crate::render::{Lane, Scene};

/// The lane of a charge: everything that the space sweeps over, or the line between the centers.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(Lane { from, to, swept, refused }) = scene.lane else { return };
    let (Some(start), Some(end)) = (scene.on_board(from), scene.on_board(to)) else { return };
    let colour = if refused { Colour::Refused } else { Colour::Trail };
    canvas.clip(layout.board);
    if swept {
        let corners = hull(layout.rect(start), layout.rect(end));
        let bounds = layout.rect(start.around(end)).inset(-8);
        let around = shape::polygon(corners);
        canvas.shape(bounds, colour.thin(1), around);
        canvas.shape(bounds, colour, shape::rim(around, layout.part(0.06).max(2.0)));
    } else {
        let (from, to) = (layout.centre(from), layout.centre(to));
        canvas.line(from, to, 9.0, Colour::Plate);
        canvas.dashed_line(from, to, layout.part(0.08).clamp(3.0, 6.0), colour);
    }
    canvas.clip(canvas.bounds());
}

/// The corners of the convex hull of two boxes of equal size.
fn hull(one: Rect, other: Rect) -> [Point; 6] {
    let (a, b) = if one.left <= other.left { (one, other) } else { (other, one) };
    let at = |x: i32, y: i32| (x as f32, y as f32);
    if a.top <= b.top {
        [
            at(a.left, a.top),
            at(a.right, a.top),
            at(b.right, b.top),
            at(b.right, b.bottom),
            at(b.left, b.bottom),
            at(a.left, a.bottom),
        ]
    } else {
        [
            at(a.left, a.bottom),
            at(a.left, a.top),
            at(b.left, b.top),
            at(b.right, b.top),
            at(b.right, b.bottom),
            at(a.right, a.bottom),
        ]
    }
}
