//! Who threatens which squares: a hatching and a border for each opponent, told apart by direction and not by colour.

use super::canvas::{Canvas, Mask, Rect};
use super::layout::Layout;
use super::shape;
use super::stencil::Stencil;
use super::theme::Colour;
use crate::grid::{Area, Footprint, Square};
use crate::render::Scene;

/// Which way an opponent's hatching runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Weave {
    Rising,
    Falling,
    Upright,
    Level,
}

impl Weave {
    const ALL: [Weave; 4] = [Weave::Rising, Weave::Falling, Weave::Upright, Weave::Level];

    /// The hatching of the opponent of this number in the scene; of five, two share one.
    pub(super) fn of(nth: usize) -> Self {
        Self::ALL[nth % Self::ALL.len()]
    }

    /// The hatching over a square of this side. Lines meet from square to square.
    pub(super) fn cut(self, side: i32) -> Mask {
        let (every, pen) = ((side as f32 / 4.0).max(5.0), (side as f32 * 0.045).max(1.0));
        let window = Rect::new(0, 0, side, side);
        match self {
            Weave::Rising => Mask::of(window, shape::hatch(every, pen, true)),
            Weave::Falling => Mask::of(window, shape::hatch(every, pen, false)),
            Weave::Upright => Mask::of(window, shape::stripes(every, pen, true)),
            Weave::Level => Mask::of(window, shape::stripes(every, pen, false)),
        }
    }
}

/// From a square to those that share a side with it.
const BESIDE: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Hatches the squares that each opponent threatens.
pub(super) fn tints(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let mut tinted: Vec<Square> = Vec::new();
    for (nth, by) in scene.threatened.iter().enumerate() {
        for square in seen(scene, layout, &by.squares) {
            let rect = layout.square(square);
            if let Err(place) = tinted.binary_search(&square) {
                tinted.insert(place, square);
                canvas.fill(rect, Colour::Threat.thin(1));
            }
            let hatch = Stencil::Hatch { weave: Weave::of(nth), side: layout.square };
            canvas.stencil(hatch, (rect.left, rect.top), Colour::Threat.thin(4));
        }
    }
}

/// A border around the squares of each opponent. Where several run along one side, each lies a little further in.
pub(super) fn borders(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let pen = (layout.square / 18).max(1);
    for (nth, by) in (0..).zip(&scene.threatened) {
        let squares = seen(scene, layout, &by.squares);
        // Who threatens stands in the midst of it, and a border around that would say nothing.
        let theirs = scene.tokens.iter().find(|token| token.name == by.by);
        let body = theirs.and_then(|token| scene.on_board(token.placement));
        let inside = |square: Square| {
            squares.binary_search(&square).is_ok() || body.is_some_and(|body: Area| body.contains(square))
        };
        let inset = 1 + nth % 3 * (pen + 2);
        for &square in &squares {
            let rect = layout.square(square).inset(inset);
            for (side, beyond) in BESIDE.iter().enumerate() {
                if inside(square.offset(*beyond)) {
                    continue;
                }
                // Along the side to the square's own corners, so that the border of a row has no gaps.
                let whole = layout.square(square);
                let line = match side {
                    0 => Rect { left: whole.left, right: whole.right, bottom: rect.top + pen, ..rect },
                    1 => Rect { top: whole.top, bottom: whole.bottom, left: rect.right - pen, ..rect },
                    2 => Rect { left: whole.left, right: whole.right, top: rect.bottom - pen, ..rect },
                    _ => Rect { top: whole.top, bottom: whole.bottom, right: rect.left + pen, ..rect },
                };
                canvas.fill(line, Colour::Threat);
            }
        }
    }
}

/// What of these squares is in the picture, in reading order.
fn seen(scene: &Scene, layout: &Layout, squares: &[Square]) -> Vec<Square> {
    let on_board = |square: &Square| scene.on_board(Footprint::square(1).at(*square)).is_some();
    let mut seen: Vec<Square> =
        squares.iter().filter(|square| layout.view.contains(**square) && on_board(square)).copied().collect();
    seen.sort_unstable();
    seen.dedup();
    seen
}

/// The hatching in small for the legend.
pub(super) fn swatch(canvas: &mut Canvas, rect: Rect, nth: usize) {
    canvas.fill(rect.inset(-2), Colour::Threat);
    canvas.fill(rect, Colour::Floor);
    canvas.fill(rect, Colour::Threat.thin(1));
    let hatch = Stencil::Hatch { weave: Weave::of(nth), side: rect.width() };
    canvas.stencil(hatch, (rect.left, rect.top), Colour::Threat.thin(6));
}
