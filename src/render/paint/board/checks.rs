//! Ground that calls for a check: its DC, if there is room for it.

use crate::render::Scene;
use crate::render::paint::board::relief::EDGE;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, TEXT, font};
use crate::render::relief::checks;
use crate::say;

/// Writes the DC into the first square of each area that calls for a check.
pub fn draw(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    for (check, areas) in checks(&scene.battlefield, layout.view) {
        let label = scene.localize(&say!("map-dc", dc = check.dc));
        let fits = font::width(&label, TEXT) < layout.square;
        for area in areas.into_iter().filter(|_| fits) {
            let middle = layout.square(area.north_west()).centre();
            canvas.write_seam(&label, TEXT, middle, Colour::Floor);
            canvas.write_centred(&label, TEXT, middle, EDGE);
        }
    }
    canvas.clip(canvas.bounds());
}
