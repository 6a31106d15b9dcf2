//! The shadows of fliers on the ground: the higher they are, the farther away.

use crate::grid::Height;
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Rect};
use crate::render::paint::tokens::SideStyle;

/// Draws a shadow to the lower right of everybody above the floor.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout, styles: &[SideStyle]) {
    canvas.clip(layout.board);
    let flying = scene
        .tokens
        .iter()
        .zip(styles)
        .filter(|(token, _)| token.altitude > Height::ZERO && scene.water_around(token).is_none());
    for (token, style) in flying {
        let Some(area) = scene.on_board(token.placement).filter(|area| area.overlaps(layout.view)) else { continue };
        let away = offset(layout, token.altitude);
        let rect = layout.rect(area);
        let inset = layout.part(0.06).max(1.0);
        let moved = Rect::new(rect.left + away, rect.top + away, rect.width(), rect.height());
        canvas.outline(style.outline, moved, inset, Colour::Black, 3);
    }
    canvas.clip(canvas.bounds());
}

/// A shadow's offset to the right and down, in pixels: it approaches three quarters of a square and is halfway there at 30 ft.
fn offset(layout: &Layout, altitude: Height) -> i32 {
    let feet = altitude.0 as f32;
    layout.part(0.15 + 0.6 * feet / (feet + 30.0)).round() as i32
}
