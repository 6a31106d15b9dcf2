//! A journey's days: the miles as a rising line, and below it what wears travellers down, hour by hour.

mod key;
mod plot;
mod wear;

use super::canvas::{Canvas, Rect};
use super::glyph;
use super::layout::{TEXT, WIDTH};
use super::marks::{dashes, dot};
use super::plan;
use super::shape::{self, Point};
use super::theme::Colour;
use super::token;
use crate::render::DayChart;
use crate::render::day::{Gait, Piece, figure};
use crate::say;
use crate::words::Words;
use plot::Plot;

/// The picture is no higher.
const HEIGHT: i32 = 700;
/// The first line, and each line after it.
const HEADLINE: i32 = 54;
const LINE: i32 = 40;
/// Larger than the other words.
const LARGE: u16 = 34;
const MARGIN: i32 = 24;
/// The way is shown no higher and no lower than this, if there is room.
const WAY: (i32, i32) = (150, 300);
/// Of what is left for both, so much in a hundred is the way's.
const SHARE: i32 = 58;
const WEAR: i32 = 170;
/// Between the way and what wears.
const APART: i32 = 18;
/// Around a plate with miles.
const PLATE: Point = (10.0, 16.0);

/// The tints of legs: the next one is never alike.
pub(super) const TINTS: [Colour; 6] = [
    Colour::ObstacleGround,
    Colour::HeavyGrowthGround,
    Colour::WaterGround,
    Colour::ImpededGround,
    Colour::HazardGround,
    Colour::LightGrowthGround,
];

pub(super) fn drawn(chart: &DayChart) -> Canvas {
    let kinds = kinds(chart);
    let wear = wrapped(chart);
    let head = HEADLINE + LINE * wear.len() as i32;
    let days = if chart.days() > 1 { LINE } else { 0 };
    let foot = plot::HOURS + days + plot::STRIP + MARGIN / 2;
    let across = Plot::across(chart);
    let entries = key::entries(chart, &kinds, &across.unnamed(chart, &kinds));
    let items: Vec<_> = entries.iter().map(|entry| &entry.item).collect();
    let worn = chart.shown_burdens().next().is_some();
    let least = WAY.0 + if worn { WAY.0 } else { 0 };
    let room = HEIGHT - head - foot - least;
    let rows = usize::try_from(room / plan::LINE).unwrap_or(1).max(1);
    let plans = || (1..=rows).filter_map(|rows| plan::columns(&items, WIDTH - 2 * MARGIN, rows, chart.tongue));
    let legend = plans().find(|plan| plan.left_out == 0).or_else(|| plans().next_back());
    let below = legend.as_ref().map_or(0, |plan| plan.height) + MARGIN / 2;
    let room = HEIGHT - head - foot - below - if worn { APART } else { 0 };
    let way = if worn { room * SHARE / 100 } else { room }.min(WAY.1);
    let (top, base) = (head, head + way);
    let floor = if worn { base + APART + (room - way).min(WEAR) } else { base };
    let plot = across.upright(top, base, floor);
    let mut canvas = Canvas::new(WIDTH, floor + foot + below, chart.theme);
    headline(&mut canvas, chart, &wear);
    plot.frame(&mut canvas, chart);
    tinted(&mut canvas, chart, &plot, &kinds);
    plot.days(&mut canvas, chart);
    way_line(&mut canvas, chart, &plot);
    wear::draw(&mut canvas, chart, &plot);
    plot.strip(&mut canvas, chart, &kinds);
    plates(&mut canvas, chart, &plot);
    if let Some(plan) = &legend {
        key::draw(&mut canvas, (MARGIN, floor + foot), plan, &entries);
    }
    canvas
}

/// Legs that lead through the same, by their first one's name.
fn kinds(chart: &DayChart) -> Vec<String> {
    let mut kinds: Vec<String> = Vec::new();
    for piece in chart.shown_pieces() {
        let name = named(chart, piece.leg);
        if !kinds.contains(&name) {
            kinds.push(name);
        }
    }
    kinds
}

fn named(chart: &DayChart, leg: usize) -> String {
    chart
        .legs
        .get(leg)
        .and_then(|leg| glyph::writable(&chart.tell(leg)))
        .unwrap_or_else(|| chart.tell(&say!("chart-leg-by-number", number = leg.saturating_add(1))))
}

fn kind(chart: &DayChart, kinds: &[String], leg: usize) -> usize {
    let name = named(chart, leg);
    kinds.iter().position(|kind| *kind == name).unwrap_or(0)
}

fn tint(kind: usize) -> Colour {
    TINTS[kind % TINTS.len()]
}

/// What wears in all, on as many lines as it needs, two at most.
fn wrapped(chart: &DayChart) -> Vec<String> {
    let wear = Words::row(chart.wear(), "; ");
    if wear.is_empty() {
        return Vec::new();
    }
    let widest = WIDTH - 2 * MARGIN;
    let mut lines = glyph::wrapped(&chart.tell(&wear), TEXT, widest);
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(glyph::shortened(&rest, TEXT, widest));
    }
    lines
}

fn headline(canvas: &mut Canvas, chart: &DayChart, wear: &[String]) {
    let more = chart.more_days().map(|more| chart.tell(&more));
    let right = more.as_ref().map_or(0, |more| glyph::width(more, TEXT));
    let sum = glyph::shortened(&chart.tell(&chart.sum()), LARGE, WIDTH - 2 * MARGIN - right - 20);
    canvas.write(&sum, LARGE, (MARGIN, 42), Colour::Ink);
    if let Some(more) = more {
        canvas.write(&more, TEXT, (WIDTH - MARGIN - right, 42), Colour::Label);
    }
    for (nth, line) in (0..).zip(wear) {
        canvas.write(line, TEXT, (MARGIN, HEADLINE + 24 + nth * LINE), Colour::Label);
    }
}

/// The way's pieces from point to point.
fn pieces<'a>(chart: &'a DayChart, plot: &'a Plot) -> impl Iterator<Item = (&'a Piece, Point, Point)> {
    let mut miles = 0.0;
    chart.shown_pieces().map(move |piece| {
        let from = (plot.x(piece.day, piece.from.decimal()), plot.y(miles));
        miles += piece.miles.decimal();
        (piece, from, (plot.x(piece.day, piece.to.decimal()), plot.y(miles)))
    })
}

/// Under the line, each leg in its tint.
fn tinted(canvas: &mut Canvas, chart: &DayChart, plot: &Plot, kinds: &[String]) {
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
    canvas.clip(canvas.all());
}

fn way_line(canvas: &mut Canvas, chart: &DayChart, plot: &Plot) {
    let mut before: Option<(u32, Point)> = None;
    for (piece, from, to) in pieces(chart, plot) {
        if let Some((day, at)) = before
            && day != piece.day
        {
            canvas.line(at, (from.0, at.1), 4.0, Colour::Muted);
        }
        before = Some((piece.day, to));
        stroke(canvas, from, to, piece.gait);
    }
}

/// A stretch of the line, so that nobody needs colours to tell one gait from another.
fn stroke(canvas: &mut Canvas, from: Point, to: Point, gait: Gait) {
    match gait {
        Gait::Walk | Gait::Row | Gait::Sail => {
            canvas.line(from, to, 11.0, Colour::Plate);
            canvas.line(from, to, 6.0, Colour::Trail);
        }
        Gait::Hustle => {
            canvas.line(from, to, 14.0, Colour::Ink);
            canvas.line(from, to, 10.0, Colour::Strike);
            dashes(canvas, from, to, 4.0, Colour::Black);
        }
        Gait::Float => {
            canvas.line(from, to, 9.0, Colour::Plate);
            dashes(canvas, from, to, 5.0, Colour::Wave);
        }
        Gait::Stay => dashes(canvas, from, to, 4.0, Colour::Muted),
    }
}

/// Miles so far where a leg or a day ends.
fn plates(canvas: &mut Canvas, chart: &DayChart, plot: &Plot) {
    let all: Vec<(&Piece, Point, Point)> = pieces(chart, plot).collect();
    let mut miles = 0.0;
    let mut ends = Vec::new();
    for (nth, (piece, _, to)) in all.iter().enumerate() {
        miles += piece.miles.decimal();
        let next = all.get(nth + 1).map(|(next, ..)| (next.day, next.leg));
        let day_ends = next.is_none_or(|(day, _)| day != piece.day);
        if day_ends || next.is_some_and(|(_, leg)| leg != piece.leg) {
            let wanted = (next.is_some(), !day_ends);
            ends.push((wanted, chart.tell(&figure(miles)), *to));
        }
    }
    for (.., at) in &ends {
        dot(canvas, *at, 8.0, Colour::Plate);
        dot(canvas, *at, 5.5, Colour::Trail);
    }
    ends.reverse();
    ends.sort_by_key(|(wanted, ..)| *wanted);
    let labels = ends.into_iter().map(|(_, text, (x, y))| {
        let half = glyph::width(&text, TEXT) as f32 / 2.0 + PLATE.0;
        let at = ((x - half + 2.0).max(plot.left as f32 + half - 6.0), y - PLATE.1 - 10.0);
        (Rect::new((at.0 - half) as i32, (at.1 - PLATE.1) as i32, (half * 2.0) as i32, 33), (text, at))
    });
    for (text, at) in super::strip::free(Vec::new(), labels) {
        token::tag(canvas, &text, at, (Colour::Plate, Colour::Trail));
    }
}
