//! Initials beside tokens on squares too small to hold them: a large board shows dots, and these identify them.

use super::pose::LEAST_NAMED;
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Point, Rect, TEXT, font};

/// The gap between a token and its initials.
const GAP: f32 = 3.0;
/// Where initials are relative to their token, the best place first.
const AROUND: [(f32, f32); 8] =
    [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];

/// The initials of one token, written beside it.
pub struct Label<'a> {
    initials: &'a str,
    middle: Point,
}

impl Label<'_> {
    /// The pixels that it covers.
    pub fn bounds(&self) -> Rect {
        let (wide, high) = (font::width(self.initials, TEXT), font::cap_height(TEXT).ceil() as i32 + 4);
        let (left, top) = (self.middle.0 - wide as f32 / 2.0, self.middle.1 - high as f32 / 2.0);
        Rect::new(left.round() as i32, top.round() as i32, wide, high)
    }
}

/// Each token's initials where neither a token nor other initials are: first the one that acts, then the one whose turn
/// it is. In a crowd those in the middle have none, since nothing may cover anybody.
pub fn labels<'a>(scene: &Scene, layout: &Layout, initials: &'a [String]) -> Vec<Label<'a>> {
    if layout.square >= LEAST_NAMED {
        return Vec::new();
    }
    let seen = scene.tokens.iter().zip(initials).filter_map(|(token, initials)| {
        let area = scene.on_board(token.placement).filter(|area| area.overlaps(layout.view))?;
        Some((token, initials.as_str(), layout.rect(area)))
    });
    let mut seen: Vec<_> = seen.collect();
    let mut taken: Vec<Rect> = seen.iter().map(|(.., rect)| *rect).collect();
    let steps = scene.trail.iter().flat_map(|trail| &trail.steps);
    taken.extend(steps.filter_map(|step| Some(layout.rect(scene.on_board(step.to)?))));
    seen.sort_by_key(|(token, ..)| (!token.acting, !token.turn));
    let mut labels: Vec<Label> = Vec::new();
    // A large space holds its own initials.
    let small = |rect: &Rect| rect.width().min(rect.height()) < LEAST_NAMED;
    for (_, initials, rect) in seen.into_iter().filter(|(token, _, rect)| small(rect) && token.rides.is_none()) {
        let (x, y) = rect.centre();
        let across = (font::width(initials, TEXT) + rect.width()) as f32 / 2.0 + GAP;
        let down = (font::cap_height(TEXT) + rect.height() as f32) / 2.0 + GAP;
        let seats = AROUND.map(|(dx, dy)| Label { initials, middle: (x + dx * across, y + dy * down) });
        let free = |label: &Label| {
            let bounds = label.bounds();
            bounds.within(layout.board) == bounds && !taken.iter().any(|other| other.meets(bounds))
        };
        if let Some(label) = seats.into_iter().find(free) {
            taken.push(label.bounds());
            labels.push(label);
        }
    }
    labels
}

/// Writes them over the board.
pub fn draw(canvas: &mut Canvas, labels: &[Label<'_>]) {
    for Label { initials, middle } in labels {
        canvas.write_seam(initials, TEXT, *middle, Colour::Floor);
        canvas.write_centred(initials, TEXT, *middle, Colour::Ink);
    }
}
