//! The square under the cursor of a brush: a frame in two tones, visible on every ground.

use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, shape};

/// Draws the frame over whatever is there.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(square) = scene.cursor.filter(|square| layout.view.contains(*square)) else { return };
    // Inside the square, so that the walls and doors on its sides stay visible.
    let rect = layout.square(square).inset(layout.part(0.2) as i32);
    let half = (rect.width() as f32 / 2.0, rect.height() as f32 / 2.0);
    let (body, wide) = (shape::slab(rect.centre(), half, 3.0), layout.part(0.09).clamp(3.0, 7.0));
    let around = rect.inset(-(wide as i32) - 4);
    canvas.shape(around, Colour::Plate, shape::rim(body, wide + 4.0));
    canvas.shape(around, Colour::Strike, shape::rim(body, wide));
}
