//! Who threatens which squares: a hatching and a border for each opponent, distinguished by direction and not by colour.

use crate::grid::{Area, Footprint, Square};
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Hatching, Rect, Stencil};

/// Offsets to the squares that share a side with a square.
const BESIDE: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Hatches the squares that each opponent threatens.
pub fn tints(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let mut tinted: Vec<Square> = Vec::new();
    for (nth, by) in scene.threatened.iter().enumerate() {
        for square in seen(scene, layout, &by.squares) {
            let rect = layout.square(square);
            if let Err(place) = tinted.binary_search(&square) {
                tinted.insert(place, square);
                canvas.fill_rect(rect, Colour::Threat.thin(1));
            }
            let hatch = Stencil::Hatch { hatching: Hatching::of(nth), side: layout.square };
            canvas.stencil(hatch, (rect.left, rect.top), Colour::Threat.thin(4));
        }
    }
}

/// A border around each opponent's squares. If several run along one side, each is a little further in.
pub fn borders(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let pen = (layout.square / 18).max(1);
    for (nth, by) in (0..).zip(&scene.threatened) {
        let squares = seen(scene, layout, &by.squares);
        // The threatening creature itself is in the middle, where a border would say nothing.
        let theirs = scene.tokens.iter().find(|token| token.name == by.by);
        let body = theirs.and_then(|token| scene.on_board(token.placement));
        let inside = |square: Square| {
            squares.binary_search(&square).is_ok() || body.is_some_and(|body: Area| body.contains(square))
        };
        let inset = 1 + nth % 3 * (pen + 2);
        for &square in &squares {
            let (whole, rect) = (layout.square(square), layout.square(square).inset(inset));
            for beyond in BESIDE.iter().filter(|&&beyond| !inside(square.offset(beyond))) {
                // Extends to where the next line begins: in this square at a convex corner, in the next one at a concave
                // corner.
                let out = |(dx, dy): (i32, i32)| {
                    let dent = inside(square.offset((dx + beyond.0, dy + beyond.1)));
                    match (inside(square.offset((dx, dy))), dent) {
                        (false, _) => -inset,
                        (true, false) => 0,
                        (true, true) => inset + pen,
                    }
                };
                let across = Rect { left: whole.left - out((-1, 0)), right: whole.right + out((1, 0)), ..rect };
                let upright = Rect { top: whole.top - out((0, -1)), bottom: whole.bottom + out((0, 1)), ..rect };
                let line = match beyond {
                    (0, -1) => Rect { bottom: rect.top + pen, ..across },
                    (0, _) => Rect { top: rect.bottom - pen, ..across },
                    (1, _) => Rect { left: rect.right - pen, ..upright },
                    _ => Rect { right: rect.left + pen, ..upright },
                };
                canvas.fill_rect(line, Colour::Threat);
            }
        }
    }
}

/// These squares, as far as they are in the picture, in reading order.
fn seen(scene: &Scene, layout: &Layout, squares: &[Square]) -> Vec<Square> {
    let on_board = |square: &Square| scene.on_board(Footprint::square(1).at(*square)).is_some();
    let mut seen: Vec<Square> =
        squares.iter().filter(|square| layout.view.contains(**square) && on_board(square)).copied().collect();
    seen.sort_unstable();
    seen.dedup();
    seen
}

/// A legend swatch of the hatching.
pub fn swatch(canvas: &mut Canvas, rect: Rect, nth: usize) {
    canvas.fill_rect(rect.inset(-2), Colour::Threat);
    canvas.fill_rect(rect, Colour::Floor);
    canvas.fill_rect(rect, Colour::Threat.thin(1));
    let hatch = Stencil::Hatch { hatching: Hatching::of(nth), side: rect.width() };
    canvas.stencil(hatch, (rect.left, rect.top), Colour::Threat.thin(6));
}
