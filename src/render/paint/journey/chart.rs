//! The chart: its headline, the route, what wears, and its legend.

use super::legs::kinds;
use super::plot::{self, APART, MARGIN, Plot};
use super::{key, route, wear};
use crate::render::DayChart;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::{self, WIDTH};
use crate::render::paint::raster::{Canvas, TEXT, font};
use crate::words::Message;

/// The greatest height of the picture.
const HEIGHT: i32 = 700;
/// The heights of the first line and of each line after it.
const HEADLINE: i32 = 54;
const LINE: i32 = 40;
/// The size of the headline.
const LARGE: u16 = 34;
/// The least and greatest height of the way, if there is room.
const WAY: (i32, i32) = (150, 300);
/// The way's share of the remaining room, in percent.
const SHARE: i32 = 58;
const WEAR: i32 = 170;

pub fn drawn(chart: &DayChart) -> Canvas {
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
    let rows = usize::try_from(room / layout::LINE).unwrap_or(1).max(1);
    let plans = || (1..=rows).filter_map(|rows| layout::columns(&items, WIDTH - 2 * MARGIN, rows, chart.locale));
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
    route::tinted(&mut canvas, chart, &plot, &kinds);
    plot.days(&mut canvas, chart);
    route::line(&mut canvas, chart, &plot);
    wear::draw(&mut canvas, chart, &plot);
    plot.strip(&mut canvas, chart, &kinds);
    route::plates(&mut canvas, chart, &plot);
    if let Some(plan) = &legend {
        key::draw(&mut canvas, (MARGIN, floor + foot), plan, &entries);
    }
    canvas
}

/// The total wear, on one or two lines.
fn wrapped(chart: &DayChart) -> Vec<String> {
    let wear = Message::joined(chart.wear(), "; ");
    if wear.is_empty() {
        return Vec::new();
    }
    let widest = WIDTH - 2 * MARGIN;
    let mut lines = font::wrapped(&chart.localize(&wear), TEXT, widest);
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(font::shortened(&rest, TEXT, widest));
    }
    lines
}

fn headline(canvas: &mut Canvas, chart: &DayChart, wear: &[String]) {
    let more = chart.more_days().map(|more| chart.localize(&more));
    let right = more.as_ref().map_or(0, |more| font::width(more, TEXT));
    let sum = font::shortened(&chart.localize(&chart.summary()), LARGE, WIDTH - 2 * MARGIN - right - 20);
    canvas.write(&sum, LARGE, (MARGIN, 42), Colour::Ink);
    if let Some(more) = more {
        canvas.write(&more, TEXT, (WIDTH - MARGIN - right, 42), Colour::Label);
    }
    for (nth, line) in (0..).zip(wear) {
        canvas.write(line, TEXT, (MARGIN, HEADLINE + 24 + nth * LINE), Colour::Label);
    }
}
