//! Several ways to choose from: each has its own dash and its number at its end, and a ring surrounds the target that they lead
//! to.

use super::trail;
use crate::grid::Placement;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Point, Rect, TEXT, shape};
use crate::render::paint::tokens::ghost;
use crate::render::{Scene, Trail};

/// The dashes of each way: alternating lengths of ink and gap, in line widths; solid if empty. They differ in
/// shape, so that they can be distinguished without colour.
const DASHES: [&[f32]; 5] = [&[], &[3.2, 1.6], &[0.2, 1.9], &[3.2, 1.5, 0.2, 1.5], &[1.2, 2.6]];

/// The colour of each way besides its dash; nothing else in a picture of ways uses these.
const COLOURS: [Colour; 3] = [Colour::Trail, Colour::Measure, Colour::Nearest];

/// How far apart two ways over the same squares are drawn, in parts of a square.
const APART: f32 = 0.17;

fn colour(number: usize) -> Colour {
    COLOURS[number % COLOURS.len()]
}

/// The lines of the ways, under the tokens.
pub fn lines(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    canvas.clip(layout.board.inset(-layout.square / 3));
    let wide = layout.part(0.08).clamp(3.0, 7.0);
    let all: Vec<Vec<Point>> =
        scene.ways.iter().enumerate().map(|(number, trail)| points(scene, layout, number, trail)).collect();
    // The seams first: none may cover a neighbouring line.
    for pair in all.iter().flat_map(|points| points.windows(2)) {
        canvas.line(pair[0], pair[1], wide + 4.0, Colour::Plate);
    }
    for (number, points) in all.iter().enumerate() {
        dashed(canvas, points, (wide, colour(number)), DASHES[number % DASHES.len()]);
    }
    for (number, trail) in scene.ways.iter().enumerate() {
        if let Some(end) = scene.on_board(end(trail)).filter(|_| !trail.steps.is_empty()) {
            ghost(canvas, layout, layout.rect(end), colour(number));
        }
    }
    canvas.clip(canvas.bounds());
}

/// The centres of the spaces on a way, all shifted to the same side of it, so that ways over the same squares run beside
/// each other.
fn points(scene: &Scene, layout: &Layout, number: usize, trail: &Trail) -> Vec<Point> {
    let middle = (scene.ways.len().saturating_sub(1)) as f32 / 2.0;
    let aside = (number as f32 - middle) * layout.part(APART);
    let places = std::iter::once(trail.start).chain(trail.steps.iter().map(|step| step.to));
    let middles: Vec<Point> = places.map(|place| layout.centre(place)).collect();
    let unit = |(x, y): Point| {
        let long = (x * x + y * y).sqrt().max(f32::MIN_POSITIVE);
        (x / long, y / long)
    };
    let across = |pair: &[Point]| {
        let (dx, dy) = unit((pair[1].0 - pair[0].0, pair[1].1 - pair[0].1));
        (-dy, dx)
    };
    let sides: Vec<Point> = middles.windows(2).map(across).collect();
    let moved = middles.iter().enumerate().map(|(nth, &(x, y))| {
        let before = nth.checked_sub(1).and_then(|before| sides.get(before)).copied();
        let (before, after) = (before.or(sides.get(nth).copied()), sides.get(nth).copied().or(before));
        let (one, other) = (before.unwrap_or_default(), after.unwrap_or_default());
        let (sx, sy) = unit((one.0 + other.0, one.1 + other.1));
        (x + sx * aside, y + sy * aside)
    });
    moved.collect()
}

/// A line through these points whose dashes continue around its corners.
fn dashed(canvas: &mut Canvas, points: &[Point], (wide, colour): (f32, Colour), dashes: &[f32]) {
    let (mut nth, mut left) = (0_usize, dashes.first().map_or(f32::INFINITY, |dash| dash * wide));
    for pair in points.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = (dx * dx + dy * dy).sqrt();
        let at = |along: f32| (from.0 + dx * along / long, from.1 + dy * along / long);
        let mut done = 0.0;
        while done < long {
            let next = (done + left).min(long);
            if nth.is_multiple_of(2) {
                canvas.line(at(done), at(next), wide, colour);
            }
            left -= next - done;
            done = next;
            if left <= 0.01 {
                nth += 1;
                left = dashes.get(nth % dashes.len().max(1)).map_or(f32::INFINITY, |dash| dash * wide).max(1.0);
            }
        }
    }
}

fn end(trail: &Trail) -> Placement {
    trail.steps.last().map_or(trail.start, |step| step.to)
}

/// A ring around the target that the ways lead to, over the tokens.
pub fn target(canvas: &mut Canvas, scene: &Scene, layout: &Layout) {
    let token = scene.tokens.iter().find(|token| Some(&token.name) == scene.target.as_ref());
    let Some(area) = token.and_then(|token| scene.on_board(token.placement)) else { return };
    canvas.clip(layout.board.inset(-layout.square / 3));
    let rect = layout.rect(area).inset(-3);
    let half = (rect.width() as f32 / 2.0 - 1.0, rect.height() as f32 / 2.0 - 1.0);
    let (slab, wide) = (shape::slab(rect.centre(), half, half.0.min(half.1) * 0.45), layout.part(0.07).clamp(3.0, 7.0));
    let around = rect.inset(-(wide as i32) - 3);
    canvas.shape(around, Colour::Plate, shape::rim(slab, wide + 4.0));
    canvas.shape(around, Colour::Strike, shape::rim(slab, wide));
    canvas.clip(canvas.bounds());
}

/// The numbers of the ways at their ends; ways with the same end have theirs side by side.
pub fn numbers(canvas: &mut Canvas, scene: &Scene, layout: &Layout, names: &[Rect]) {
    let mut ends: Vec<(Placement, Vec<usize>)> = Vec::new();
    for (number, trail) in (1..).zip(&scene.ways) {
        match ends.iter_mut().find(|(place, _)| *place == end(trail)) {
            Some((_, numbers)) => numbers.push(number),
            None => ends.push((end(trail), vec![number])),
        }
    }
    let mut taken: Vec<Rect> = Vec::new();
    for (place, numbers) in ends.into_iter().filter(|(place, _)| scene.on_board(*place).is_some()) {
        let radius = layout.part(0.3).clamp(17.0, 22.0);
        let (x, y) = layout.centre(place);
        let wide = radius * 2.0 * numbers.len() as f32;
        let half = layout.part(0.5) * place.footprint.height.clamp(1, 300) as f32;
        let room =
            |(x, y): Point| Rect::new((x - wide / 2.0) as i32, (y - radius) as i32, wide as i32, (radius * 2.0) as i32);
        let near = [(x, y), (x, y + half), (x, y - half), (x + half + wide / 2.0, y), (x - half - wide / 2.0, y)];
        let seats: Vec<Point> = near.into_iter().chain(trail::around((x, y), layout)).collect();
        let free = |seat: &&Point| !names.iter().chain(&taken).any(|other| other.meets(room(**seat)));
        let seat = *seats.iter().find(free).unwrap_or(&seats[1]);
        taken.push(room(seat));
        for (nth, number) in numbers.iter().enumerate() {
            let at = (seat.0 - wide / 2.0 + radius * (2 * nth + 1) as f32, seat.1);
            canvas.dot(at, radius, Colour::Plate);
            canvas.dot(at, radius - 2.0, colour(number - 1));
            canvas.write_centred(&number.to_string(), TEXT, at, Colour::Plate);
        }
    }
}
