//! Small plates with text.

use crate::render::paint::colour::Colour;
use crate::render::paint::raster::{Canvas, Point, Rect, Stencil, TEXT, font};

/// The space on either side of a plate's text: so little that two-digit numbers fit side by side on the smallest
/// squares.
pub const PAD: f32 = 4.0;

/// The pixels of a plate with this text around a point.
pub fn bounds(label: &str, (x, y): Point) -> Rect {
    let half = (font::width(label, TEXT) as f32 / 2.0 + PAD, 15.0);
    let (left, top) = ((x - half.0).round() as i32, (y - half.1).round() as i32);
    Rect::new(left, top, (half.0 * 2.0) as i32, (half.1 * 2.0) as i32)
}

/// A small plate with text, kept inside the picture; the colours are the plate's and the letters'.
pub fn draw(canvas: &mut Canvas, label: &str, (x, y): Point, (ground, letters): (Colour, Colour)) {
    let half = (font::width(label, TEXT) as f32 / 2.0 + PAD, 15.0);
    let margin = 2.0;
    let (right, bottom) = (canvas.bounds().right as f32, canvas.bounds().bottom as f32);
    let x = x.clamp(half.0 + margin, (right - half.0 - margin).max(half.0 + margin));
    let y = y.clamp(half.1 + margin, (bottom - half.1 - margin).max(half.1 + margin));
    let rect = bounds(label, (x, y));
    let (width, height) = (rect.width(), rect.height());
    canvas.stencil(Stencil::Plate { width, height, corner: 8 }, (rect.left, rect.top), letters);
    let inner = Stencil::Plate { width: width - 4, height: height - 4, corner: 6 };
    canvas.stencil(inner, (rect.left + 2, rect.top + 2), ground);
    canvas.write_centred(label, TEXT, (x, y), letters);
}
