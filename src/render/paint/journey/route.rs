//! The miles as a rising line, with each leg tinted below it.

use super::legs::{kind, tint};
use super::plot::Plot;
use crate::render::DayChart;
use crate::render::day::{Piece, Progress, figure};
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::uncovered;
use crate::render::paint::raster::{Canvas, Point, Rect, TEXT, font, shape};
use crate::render::paint::tokens::plate;

/// Half the size of a plate with miles, without its text.
const PLATE: Point = (10.0, 16.0);

/// The pieces of the way with their end points.
fn pieces<'a>(chart: &'a DayChart, plot: &'a Plot) -> impl Iterator<Item = (&'a Piece, Point, Point)> {
    let mut miles = 0.0;
    chart.shown_pieces().map(move |piece| {
        let from = (plot.x(piece.day, piece.from.decimal()), plot.y(miles));
        miles += piece.miles.decimal();
        (piece, from, (plot.x(piece.day, piece.to.decimal()), plot.y(miles)))
    })
}

/// Tints the area under the line by leg.
pub fn tinted(canvas: &mut Canvas, chart: &DayChart, plot: &Plot, kinds: &[String]) {
    let base = plot.base as f32;
    for (piece, from, to) in pieces(chart, plot) {
        let colour = tint(kind(chart, kinds, piece.leg));
        let (left, right) = (from.0.round(), to.0.round().max(from.0.round() + 1.0));
        let bounds = Rect { left: left as i32, top: to.1.floor() as i32 - 1, right: right as i32, bottom: plot.base };
        canvas.clip(bounds);
        let under = shape::polygon([
            (left - 4.0, base + 4.0),
            (left - 4.0, from.1),
            (left, from.1),
            (right, to.1),
            (right + 4.0, to.1),
            (right + 4.0, base + 4.0),
        ]);
        canvas.shape(bounds, colour, under);
    }
    canvas.clip(canvas.bounds());
}

pub fn line(canvas: &mut Canvas, chart: &DayChart, plot: &Plot) {
    let mut before: Option<(u32, Point)> = None;
    for (piece, from, to) in pieces(chart, plot) {
        if let Some((day, at)) = before
            && day != piece.day
        {
            canvas.line(at, (from.0, at.1), 4.0, Colour::Muted);
        }
        before = Some((piece.day, to));
        stroke(canvas, from, to, piece.progress);
    }
}

/// A stretch of the line, drawn so that no colour is needed to distinguish kinds of progress.
pub fn stroke(canvas: &mut Canvas, from: Point, to: Point, progress: Progress) {
    match progress {
        Progress::Walk | Progress::Row | Progress::Sail => {
            canvas.line(from, to, 11.0, Colour::Plate);
            canvas.line(from, to, 6.0, Colour::Trail);
        }
        Progress::Hustle => {
            canvas.line(from, to, 14.0, Colour::Ink);
            canvas.line(from, to, 10.0, Colour::Strike);
            canvas.dashed_line(from, to, 4.0, Colour::Black);
        }
        Progress::Float => {
            canvas.line(from, to, 9.0, Colour::Plate);
            canvas.dashed_line(from, to, 5.0, Colour::Wave);
        }
        Progress::Stay => canvas.dashed_line(from, to, 4.0, Colour::Muted),
    }
}

/// The miles so far wherever a leg or a day ends.
pub fn plates(canvas: &mut Canvas, chart: &DayChart, plot: &Plot) {
    let all: Vec<(&Piece, Point, Point)> = pieces(chart, plot).collect();
    let mut miles = 0.0;
    let mut ends = Vec::new();
    for (nth, (piece, _, to)) in all.iter().enumerate() {
        miles += piece.miles.decimal();
        let next = all.get(nth + 1).map(|(next, ..)| (next.day, next.leg));
        let day_ends = next.is_none_or(|(day, _)| day != piece.day);
        if day_ends || next.is_some_and(|(_, leg)| leg != piece.leg) {
            let wanted = (next.is_some(), !day_ends);
            ends.push((wanted, chart.localize(&figure(miles)), *to));
        }
    }
    for (.., at) in &ends {
        canvas.dot(*at, 8.0, Colour::Plate);
        canvas.dot(*at, 5.5, Colour::Trail);
    }
    ends.reverse();
    ends.sort_by_key(|(wanted, ..)| *wanted);
    let labels = ends.into_iter().map(|(_, text, (x, y))| {
        let half = font::width(&text, TEXT) as f32 / 2.0 + PLATE.0;
        let at = ((x - half + 2.0).max(plot.left as f32 + half - 6.0), y - PLATE.1 - 10.0);
        (Rect::new((at.0 - half) as i32, (at.1 - PLATE.1) as i32, (half * 2.0) as i32, 33), (text, at))
    });
    for (text, at) in uncovered(Vec::new(), labels) {
        plate::draw(canvas, &text, at, (Colour::Plate, Colour::Trail));
    }
}
