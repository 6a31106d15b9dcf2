//! The board and everything on it: each file draws one kind of thing, and [`draw`] puts them in order, from the ground
//! up to the numbers that must never be covered.

mod backdrop;
mod checks;
mod cursor;
pub mod floor;
mod lane;
mod measure;
pub mod reach;
mod refusal;
pub mod relief;
mod shadow;
pub mod strikes;
pub mod threat;
mod trail;
pub mod walls;
mod ways;

use super::layout::Layout;
use super::raster::Canvas;
use super::tokens::{self, Art, SideStyle};
use crate::render::Scene;

/// Draws the board and everything on it.
pub fn draw(
    canvas: &mut Canvas,
    scene: &Scene,
    layout: &Layout,
    (initials, styles): (&[String], &[SideStyle]),
    art: &mut Art,
) {
    // Labels that several layers have to avoid are placed once.
    let labels = tokens::labels(scene, layout, initials);
    let names = tokens::names(scene, layout, initials, &labels);
    let plates = trail::spent_plates(scene, layout, &names);
    let bars = trail::bars(scene, layout, &names, &plates);
    let marks = strikes::struck(scene, layout, &bars);
    backdrop::draw(canvas, scene, layout, art);
    floor::draw(canvas, scene, layout);
    relief::draw(canvas, scene, layout);
    shadow::draw(canvas, scene, layout, styles);
    tints(canvas, scene, layout);
    walls::draw(canvas, scene, layout);
    floor::layers(canvas, scene, layout);
    relief::numbers(canvas, scene, layout);
    checks::draw(canvas, scene, layout);
    reach::numbers(canvas, scene, layout);
    lane::draw(canvas, scene, layout);
    ways::lines(canvas, scene, layout);
    trail::lines(canvas, scene, layout);
    measure::line(canvas, scene, layout);
    strikes::lines(canvas, layout, &marks);
    tokens::draw(canvas, (scene, layout), (initials, styles), &labels, art);
    ways::target(canvas, scene, layout);
    refusal::frames(canvas, scene, layout);
    refusal::ends(canvas, scene, layout);
    cursor::draw(canvas, scene, layout);
    floor::coordinates(canvas, layout);
    trail::numbers(canvas, &plates);
    trail::breaks(canvas, &bars);
    measure::number(canvas, scene, layout);
    tokens::tags(canvas, scene, layout, styles);
    strikes::bursts(canvas, scene, layout, &marks);
    ways::numbers(canvas, scene, layout, &names);
}

/// Tints under walls and tokens: where a creature could go, what is threatened, what spoiled the move.
fn tints(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    reach::tint(canvas, scene, layout);
    threat::tints(canvas, scene, layout);
    threat::borders(canvas, scene, layout);
    refusal::tint(canvas, scene, layout);
    canvas.clip(canvas.bounds());
}
