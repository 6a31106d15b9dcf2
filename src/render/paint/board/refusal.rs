//! Why a move was refused: the squares that spoiled it, where it wanted to end, and the nearest legal end.

use crate::grid::Placement;
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, shape};
use crate::render::paint::tokens::{crossed_ghost, ghost, somebody_at};

/// A tint over the squares that spoiled the move.
pub fn tint(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    for &square in scene.spoilt.iter().filter(|&&square| layout.view.contains(square)) {
        canvas.fill_rect(layout.square(square), Colour::Refused.thin(2));
    }
}

/// Frames the squares that spoiled the move, over everything else on them.
pub fn frames(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    for &square in scene.spoilt.iter().filter(|&&square| layout.view.contains(square)) {
        let rect = layout.square(square);
        let half = layout.part(0.5) - layout.part(0.05);
        let (body, wide) = (shape::slab(layout.middle(square), (half, half), 3.0), layout.part(0.08).max(2.0));
        // The seam separates it from a token of a similar colour.
        canvas.shape(rect, Colour::Plate, shape::rim(body, wide + 4.0));
        canvas.shape(rect, Colour::Refused, shape::rim(body, wide));
    }
}

/// The ends of a refused move: where it wanted to go and the nearest legal end.
pub fn ends(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    let rect = |space: Placement| scene.on_board(space).map(|area| layout.rect(area));
    if let Some(rect) = scene.nearest.and_then(rect) {
        ghost(canvas, layout, rect, Colour::Nearest);
        let middle = rect.centre();
        // On a token it would hide the initials.
        if !somebody_at(scene, middle, layout) {
            canvas.dot(middle, layout.part(0.12).max(2.0), Colour::Nearest);
        }
    }
    if let Some(rect) = scene.goal.and_then(rect) {
        crossed_ghost(
            canvas,
            layout,
            rect,
            scene.goal.is_some_and(|goal| somebody_at(scene, layout.centre(goal), layout)),
        );
    }
    canvas.clip(canvas.bounds());
}
