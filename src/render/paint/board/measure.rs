//! The distance that was asked for.

use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::Canvas;
use crate::render::paint::tokens::{plate, somebody_at};
use crate::render::{Measure, Scene};
use crate::words::Message;

/// A distance: a dashed line between two squares.
pub fn line(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(Measure { from, to, .. }) = scene.measure else { return };
    let (from, to) = (layout.middle(from), layout.middle(to));
    canvas.clip(layout.board);
    canvas.line(from, to, 8.0, Colour::Plate);
    canvas.dashed_line(from, to, 5.0, Colour::Measure);
    for end in [from, to].into_iter().filter(|&end| !somebody_at(scene, end, layout)) {
        canvas.dot(end, 10.0, Colour::Plate);
        canvas.dot(end, 7.0, Colour::Measure);
    }
    canvas.clip(canvas.bounds());
}

/// The feet of a distance, at its middle.
pub fn number(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(Measure { from, to, feet }) = scene.measure else { return };
    let (from, to) = (layout.middle(from), layout.middle(to));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    plate::draw(canvas, &scene.localize(&Message::of(&feet)), middle, (Colour::Plate, Colour::Measure));
}
