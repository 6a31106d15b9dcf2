//! What the answer says about the board: reach, threat, the way, who may strike, what spoiled a move.

use super::canvas::{Canvas, Mask, Rect};
use super::glyph;
use super::layout::{Layout, TEXT};
use super::shape::{self, Point};
use super::theme::Colour;
use super::token;
use crate::grid::{Area, Placement, Square};
use crate::render::{Measure, Scene, Trail};

/// Tints under walls and tokens: where somebody could go, what is threatened, what spoiled the move.
pub(super) fn tints(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    let mut reached = vec![false; (layout.view.width() * layout.view.height()) as usize];
    for (space, _) in &scene.reach {
        for square in
            scene.on_board(*space).and_then(|area| area.within(layout.view)).into_iter().flat_map(Area::squares)
        {
            let (x, y) = layout.view.north_west().to(square);
            let seen =
                &mut reached[y.unsigned_abs() as usize * layout.view.width() as usize + x.unsigned_abs() as usize];
            if !std::mem::replace(seen, true) {
                canvas.fill(layout.square(square), Colour::Reach.thin(2));
            }
        }
    }
    let side = layout.square;
    let every = (layout.part(0.25)).max(5.0);
    let hatch = Mask::of(Rect::new(0, 0, side, side), shape::hatch(every, layout.part(0.045).max(1.0), true));
    let mut threatened: Vec<Square> = scene.threatened.iter().copied().filter(|&s| layout.view.contains(s)).collect();
    threatened.sort_unstable();
    threatened.dedup();
    for square in threatened {
        let rect = layout.square(square);
        canvas.fill(rect, Colour::Threat.thin(1));
        canvas.stamp(&hatch, (rect.left, rect.top), Colour::Threat.thin(4));
    }
    for &square in scene.spoilt.iter().filter(|&&square| layout.view.contains(square)) {
        canvas.fill(layout.square(square), Colour::Refused.thin(2));
    }
    canvas.clip(canvas.all());
}

/// The feet to each square in reach. They thin out where squares are small.
pub(super) fn reach_numbers(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let widest = scene.reach.iter().map(|(_, feet)| glyph::width(&feet.0.to_string(), TEXT)).max().unwrap_or(0);
    let every = layout.every(widest + 6).max(layout.every(i32::from(TEXT)));
    let Some((origin, _)) = scene.reach.iter().min_by_key(|(_, feet)| *feet) else { return };
    canvas.clip(layout.board);
    for (space, feet) in scene.reach.iter().filter(|(space, feet)| feet.0 > 0 && layout.view.contains(space.anchor)) {
        let (dx, dy) = origin.anchor.to(space.anchor);
        if dx % every == 0 && dy % every == 0 {
            canvas.write_centred(&feet.0.to_string(), TEXT, layout.middle(space.anchor), Colour::Trail);
        }
    }
    canvas.clip(canvas.all());
}

/// Squares that spoiled the move get a frame over whatever stands there.
pub(super) fn spoilt(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    for &square in scene.spoilt.iter().filter(|&&square| layout.view.contains(square)) {
        let rect = layout.square(square);
        let half = layout.part(0.5) - layout.part(0.05);
        let frame = shape::rim(shape::slab(layout.middle(square), (half, half), 3.0), layout.part(0.08).max(2.0));
        canvas.shape(rect, Colour::Refused, frame);
    }
}

/// The ends of a refused move: where it wanted to go and the nearest end that is legal.
pub(super) fn ends(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board);
    let rect = |space: Placement| scene.on_board(space).map(|area| layout.rect(area));
    if let Some(rect) = scene.nearest.and_then(rect) {
        token::ghost(canvas, layout, rect, Colour::Nearest);
        let middle = rect.centre();
        let radius = layout.part(0.12).max(2.0);
        canvas.shape(Rect::around(middle, radius + 1.0), Colour::Nearest, shape::disc(middle, radius));
    }
    if let Some(rect) = scene.goal.and_then(rect) {
        token::crossed_ghost(canvas, layout, rect, Colour::Refused);
    }
    canvas.clip(canvas.all());
}

/// How a step of the way is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Allowed,
    Forbidden,
}

impl Way {
    fn colour(self) -> Colour {
        match self {
            Way::Allowed => Colour::Trail,
            Way::Forbidden => Colour::Refused,
        }
    }
}

fn ways(trail: &Trail) -> impl Iterator<Item = (Placement, &crate::render::TrailStep, Way)> {
    let befores = std::iter::once(trail.start).chain(trail.steps.iter().map(|step| step.to));
    befores.zip(&trail.steps).map(|(before, step)| {
        let way = if step.beyond || step.refused { Way::Forbidden } else { Way::Allowed };
        (before, step, way)
    })
}

/// The line of the way with a dot at each step: solid where it was allowed, red dashes where it was not.
pub(super) fn way(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(trail) = &scene.trail else { return };
    canvas.clip(layout.board.inset(-layout.square / 3));
    let wide = layout.part(0.11).clamp(3.0, 9.0);
    if !trail.steps.is_empty()
        && let Some(start) = scene.on_board(trail.start)
    {
        token::ghost(canvas, layout, layout.rect(start), Colour::Trail);
    }
    let pieces: Vec<(Point, Point, Way)> =
        ways(trail).map(|(before, step, way)| (layout.centre(before), layout.centre(step.to), way)).collect();
    // A light seam first, all along, so that the line shows on every ground.
    for &(from, to, _) in &pieces {
        stroke(canvas, from, to, wide + 4.0, Colour::Light);
    }
    for &(from, to, way) in &pieces {
        match way {
            Way::Allowed => stroke(canvas, from, to, wide, way.colour()),
            Way::Forbidden => dashes(canvas, from, to, wide, way.colour()),
        }
    }
    let radius = wide * 1.05;
    if let Some(&(start, _, way)) = pieces.first() {
        dot(canvas, start, radius, way.colour());
    }
    for &(_, to, way) in &pieces {
        dot(canvas, to, radius, way.colour());
    }
    canvas.clip(canvas.all());
}

fn stroke(canvas: &mut Canvas, from: Point, to: Point, width: f32, colour: Colour) {
    let bounds = Rect::around(from, width).and(Rect::around(to, width));
    canvas.shape(bounds, colour, shape::line(from, to, width));
}

fn dot(canvas: &mut Canvas, at: Point, radius: f32, colour: Colour) {
    canvas.shape(Rect::around(at, radius + 1.0), colour, shape::disc(at, radius));
}

/// Dashes of about two widths and a half, a whole number of them between two points.
fn dashes(canvas: &mut Canvas, from: Point, to: Point, width: f32, colour: Colour) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let many = ((dx * dx + dy * dy).sqrt() / (width * 3.4)).round().clamp(1.0, 400.0);
    let at = |part: f32| (from.0 + dx * part, from.1 + dy * part);
    for nth in 0..many as u16 {
        let begin = f32::from(nth) / many;
        stroke(canvas, at(begin + 0.22 / many), at(begin + 0.72 / many), width, colour);
    }
}

/// The feet spent at each step, on plates over everything else; they thin out where squares are small, the last one and
/// the last allowed one always stand.
pub(super) fn way_numbers(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(trail) = &scene.trail else { return };
    let widest = trail.steps.iter().map(|step| glyph::width(&step.total.0.to_string(), TEXT)).max().unwrap_or(0);
    let every = layout.every(widest + 14).unsigned_abs() as usize;
    let last = trail.steps.len();
    let last_allowed = ways(trail).take_while(|&(_, _, way)| way == Way::Allowed).count();
    let stands = |nth: usize| {
        nth == last
            || nth == last_allowed
            || (nth.is_multiple_of(every) && last - nth >= every && last_allowed.abs_diff(nth) >= every)
    };
    let occupied = |area: Area| {
        scene.tokens.iter().filter_map(|token| scene.on_board(token.placement)).any(|space| space.overlaps(area))
    };
    for (nth, (_, step, way)) in ways(trail).enumerate().map(|(nth, step)| (nth + 1, step)) {
        let Some(area) = scene.on_board(step.to).filter(|area| area.overlaps(layout.view)) else { continue };
        if !stands(nth) {
            continue;
        }
        let (x, mut y) = layout.centre(step.to);
        // A plate in the middle of somebody would hide the initials.
        if occupied(area) || scene.goal == Some(step.to) {
            y = layout.rect(area).bottom as f32 - 6.0;
        }
        token::tag(canvas, layout, &step.total.0.to_string(), (x, y), (Colour::Light, way.colour()));
    }
}

/// Numbered bursts where somebody may strike, at the corners of the square that is left, each tied to who strikes.
pub(super) fn strikes(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let outer = layout.part(0.42).clamp(25.0, 30.0);
    let mut placed: Vec<Square> = Vec::new();
    for (number, strike) in (1..).zip(&scene.strikes).filter(|(_, strike)| layout.view.contains(strike.leaving)) {
        let rect = layout.square(strike.leaving);
        let corners =
            [(rect.right, rect.top), (rect.left, rect.top), (rect.right, rect.bottom), (rect.left, rect.bottom)];
        let before = placed.iter().filter(|&&square| square == strike.leaving).count();
        placed.push(strike.leaving);
        // More than four at one square are fanned out beside the first four.
        let (x, y) = corners[before % 4];
        let middle = (x as f32 + (before / 4) as f32 * outer, y as f32);
        let striker = scene.tokens.iter().find(|token| token.name == strike.by);
        if let Some(area) = striker.and_then(|token| scene.on_board(token.placement)) {
            stroke(canvas, layout.rect(area).centre(), middle, layout.part(0.05).clamp(2.0, 4.0), Colour::Strike);
        }
        numbered_burst(canvas, middle, outer, number);
    }
}

/// A burst with its number.
pub(super) fn numbered_burst(canvas: &mut Canvas, middle: Point, outer: f32, number: usize) {
    let bounds = Rect::around(middle, outer + 3.0);
    canvas.shape(bounds, Colour::Ink, shape::burst(middle, outer + 2.0, outer * 0.72 + 2.0));
    canvas.shape(bounds, Colour::Strike, shape::burst(middle, outer, outer * 0.72));
    canvas.write_centred(&number.to_string(), TEXT, middle, Colour::Light);
}

/// A distance: a dashed line between two squares with its feet in the middle.
pub(super) fn measure(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let Some(Measure { from, to, feet }) = scene.measure else { return };
    let (from, to) = (layout.middle(from), layout.middle(to));
    canvas.clip(layout.board);
    stroke(canvas, from, to, 8.0, Colour::Light);
    dashes(canvas, from, to, 5.0, Colour::Measure);
    for end in [from, to] {
        dot(canvas, end, 10.0, Colour::Light);
        dot(canvas, end, 7.0, Colour::Measure);
    }
    canvas.clip(canvas.all());
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    token::tag(canvas, layout, &feet.to_string(), middle, (Colour::Light, Colour::Measure));
}
