//! Where opponents may strike, numbered as in the message (`!` among numbered ways to choose from): both follow the ruling's
//! provocations.

use super::trail::Bar;
use crate::render::Scene;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::Layout;
use crate::render::paint::raster::{Canvas, Point, Rect, Stencil, TEXT, shape};
use crate::render::paint::tokens::plate;

/// The mark of a strike.
pub struct Mark {
    number: usize,
    /// The striker's position, if it is on the map.
    striker: Option<Point>,
    place: Point,
}

/// Where each strike in the view is marked: on the rim of the square that is left, toward the striker, or at the nearest
/// place around it that is free of other marks, numbers of the way and initials.
pub fn struck(scene: &Scene, layout: &Layout, bars: &[Bar]) -> Vec<Mark> {
    let outer = burst_radius(layout);
    let steps = scene.trail.iter().flat_map(|trail| &trail.steps);
    let ends = scene.ways.iter().filter_map(|trail| trail.steps.last());
    let numbers: Vec<Point> = steps.chain(ends).map(|step| layout.centre(step.to)).collect();
    let names: Vec<Point> = scene.tokens.iter().map(|token| layout.centre(token.placement)).collect();
    let bars: Vec<Rect> = bars.iter().map(|bar| plate::bounds(&bar.words, bar.seat)).collect();
    let mut taken: Vec<Point> = Vec::new();
    let mut marks = Vec::new();
    for (number, strike) in (1..).zip(&scene.strikes).filter(|(_, strike)| layout.view.contains(strike.leaving)) {
        let middle = layout.middle(strike.leaving);
        let striker = scene.tokens.iter().find(|token| token.name == strike.by);
        let striker = striker.and_then(|token| scene.on_board(token.placement)).map(|area| layout.rect(area).centre());
        let (dx, dy) = striker.map_or((1.0, -1.0), |(x, y)| (x - middle.0, y - middle.1));
        let toward = |(dx, dy): Point, out: f32| {
            let scale = layout.part(out) / dx.abs().max(dy.abs()).max(f32::MIN_POSITIVE);
            (middle.0 + dx * scale, middle.1 + dy * scale)
        };
        let wanted = toward((dx, dy), 0.5);
        let mut places: Vec<Point> = Vec::new();
        // On the rim first; a number in the middle of a small square leaves no room there.
        for out in [0.5, 0.65, 0.8, 1.0, 1.2] {
            let mut around = shape::CLOCK.map(|hour| toward(hour, out));
            around.sort_by(|&a, &b| squared(a, wanted).total_cmp(&squared(b, wanted)));
            places.extend(around);
        }
        let apart = |a: Point, b: Point, (wide, high): Point| (a.0 - b.0).abs() >= wide || (a.1 - b.1).abs() >= high;
        let free = |place: &Point| {
            numbers.iter().all(|&number| apart(*place, number, (outer + 16.0, outer + 6.0)))
                && names.iter().all(|&name| apart(*place, name, (outer + 18.0, outer + 8.0)))
                && taken.iter().all(|&mark| apart(*place, mark, (outer * 1.7, outer * 1.7)))
                && !bars.iter().any(|bar| bar.meets(Rect::around(*place, outer)))
        };
        let place = std::iter::once(wanted).chain(places).find(free).unwrap_or(wanted);
        taken.push(place);
        marks.push(Mark { number, striker, place });
    }
    marks
}

fn squared(a: Point, b: Point) -> f32 {
    (a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)
}

fn burst_radius(layout: &Layout) -> f32 {
    layout.part(0.4).clamp(22.0, 25.0)
}

/// A line from each striker to the mark of its strike, under the tokens.
pub fn lines(canvas: &mut Canvas, layout: &Layout, marks: &[Mark]) {
    canvas.clip(layout.board);
    for &Mark { striker, place, .. } in marks {
        if let Some(striker) = striker {
            let wide = layout.part(0.07).clamp(2.0, 5.0);
            canvas.line(striker, place, wide + 3.0, Colour::Ink);
            canvas.line(striker, place, wide, Colour::Strike);
        }
    }
    canvas.clip(canvas.bounds());
}

/// Draws the numbered bursts where somebody may strike.
pub fn bursts(canvas: &mut Canvas, scene: &Scene, layout: &Layout, marks: &[Mark]) {
    for &Mark { number, place, .. } in marks {
        numbered_burst(canvas, place, burst_radius(layout), &label(scene, number));
    }
}

/// The label in a burst: its number, or `!` among the numbers of ways to choose from.
pub fn label(scene: &Scene, number: usize) -> String {
    if scene.ways.is_empty() { number.to_string() } else { "!".to_owned() }
}

/// A burst with its label.
pub fn numbered_burst(canvas: &mut Canvas, middle: Point, outer: f32, label: &str) {
    let (outer, at) = (outer as i32, (middle.0.round() as i32, middle.1.round() as i32));
    let inner = outer * 18 / 25;
    canvas.stencil(Stencil::Burst { outer: outer + 2, inner: inner + 2 }, at, Colour::Ink);
    canvas.stencil(Stencil::Burst { outer, inner }, at, Colour::Strike);
    canvas.write_centred(label, TEXT, middle, Colour::Black);
}
