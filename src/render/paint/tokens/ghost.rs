//! Empty spaces that a creature left or wanted to reach.

use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Rect, shape};

/// The dashed boundary of a space.
pub fn ghost(canvas: &mut Canvas, layout: &Layout, rect: Rect, colour: Colour) {
    let width = layout.part(0.06).clamp(2.0, 5.0);
    let dashes = shape::hatch(18.0, 11.0 * std::f32::consts::FRAC_1_SQRT_2, true);
    let half = (rect.width() as f32 / 2.0 - width, rect.height() as f32 / 2.0 - width);
    let slab = shape::slab(rect.centre(), half, half.0.min(half.1) * 0.34);
    canvas.shape(rect, colour, shape::both(shape::rim(slab, width), dashes));
}

/// A crossed-out ghost; over a token, a small cross at its corner leaves the initials readable.
pub fn crossed_ghost(canvas: &mut Canvas, layout: &Layout, rect: Rect, occupied: bool) {
    ghost(canvas, layout, rect, Colour::Refused);
    if !occupied {
        canvas.cross(rect, (layout.part(0.07).clamp(2.0, 6.0), layout.part(0.24)), Colour::Refused);
        return;
    }
    let radius = layout.part(0.22).clamp(7.0, 15.0);
    let middle = (rect.left as f32 + radius * 0.5, rect.top as f32 + radius * 0.5);
    let badge = Rect::around(middle, radius + 1.0);
    canvas.shape(badge, Colour::Plate, shape::disc(middle, radius));
    canvas.shape(badge, Colour::Refused, shape::disc(middle, radius - 1.5));
    canvas.cross(badge, (radius * 0.28, radius * 0.58), Colour::Plate);
}
