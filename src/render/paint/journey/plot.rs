//! Converts hours and miles to pixels, and draws the scales.

use super::legs::{kind, named, number, tint};
use crate::render::DayChart;
use crate::render::day::figure;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::WIDTH;
use crate::render::paint::raster::{Canvas, Rect, TEXT, font, shape};
use crate::say;
use crate::words::Message;

pub const MARGIN: i32 = 24;

/// The gap between the way and the wear.
pub const APART: i32 = 18;
/// The height of the row of hours below both parts of the chart.
pub const HOURS: i32 = 42;
/// The height of the row of days.
const DAYS: i32 = 40;
/// The height of the band that distinguishes the legs.
pub const STRIP: i32 = 42;
/// The gap between two days.
const NIGHT: f32 = 26.0;
/// The room above the end of the way: half a plate.
const SKY: f32 = 46.0;
/// The room above that, for the suns.
const SUNS: f32 = 30.0;
/// The least distance between two lines, or two numbers.
const LEAST_APART: (f64, f32) = (36.0, 26.0);
/// The possible steps between numbers on the axes.
const STEPS: [f64; 20] =
    [0.25, 0.5, 1.0, 2.0, 4.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 250.0, 500.0, 1e3, 2e3, 5e3, 1e4, 1e5, 1e6];
const HOUR_STEPS: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 12.0, 24.0, 100.0, 1000.0];

/// Converts hours and miles to pixels.
pub struct Plot {
    pub left: i32,
    /// The top of the way's part, and its base.
    pub top: i32,
    pub base: i32,
    /// The base of the wear's part; the same as the way's if there is no wear.
    pub floor: i32,
    /// Pixels per hour, per day and per night after it.
    pub hour: f32,
    day: f32,
    night: f32,
    days: u32,
    length: f64,
    miles: f64,
    sky: f32,
}

/// A label of the scale, in miles.
fn scale(miles: f64) -> Message {
    say!("chart-scale", miles = figure(miles))
}

impl Plot {
    /// The horizontal layout; the vertical one is still open.
    pub fn across(chart: &DayChart) -> Self {
        let miles: f64 = chart.shown_pieces().map(|piece| piece.miles.decimal()).sum();
        let widest = [say!("chart-strain"), say!("chart-hours"), scale(miles.ceil())];
        let widest = widest.iter().map(|label| font::width(&chart.localize(label), TEXT)).max().unwrap_or(0);
        let left = MARGIN + widest + 14;
        let days = chart.shown_days();
        let night = match (days, chart.sleeps()) {
            (1, _) => 0.0,
            (_, true) => NIGHT,
            (_, false) => 4.0,
        };
        let wide = (WIDTH - MARGIN - left) as f32;
        let day = (wide - night * (days as f32 - 1.0)) / days as f32;
        let length = chart.shown_hours();
        let sky = SKY + if chart.shown_normal().is_some() { SUNS } else { 0.0 };
        Plot { sky, left, top: 0, base: 0, floor: 0, hour: day / length as f32, day, night, days, length, miles }
    }

    /// The same with the vertical layout.
    pub fn upright(self, top: i32, base: i32, floor: i32) -> Self {
        Plot { top, base, floor, ..self }
    }

    pub fn x(&self, day: u32, hour: f64) -> f32 {
        let nights = day.saturating_sub(1) as f32;
        self.left as f32 + nights * (self.day + self.night) + hour.min(self.length) as f32 * self.hour
    }

    pub fn y(&self, miles: f64) -> f32 {
        let high = (self.base - self.top) as f32 - self.sky;
        self.base as f32 - if self.miles > 0.0 { (miles / self.miles) as f32 * high } else { 0.0 }
    }

    fn right(&self) -> i32 {
        self.x(self.days, self.length).round() as i32
    }

    /// Whether any hour wears the travellers down.
    fn wears(&self) -> bool {
        self.floor > self.base
    }

    /// Where the wear is shown.
    pub fn below(&self) -> Rect {
        Rect { left: self.left, top: self.base + APART, right: self.right(), bottom: self.floor }
    }

    /// The two parts of the chart with their scales.
    pub fn frame(&self, canvas: &mut Canvas, chart: &DayChart) {
        let right = self.right();
        canvas.fill_rect(Rect { left: self.left, top: self.top, right, bottom: self.base }, Colour::Floor);
        let step = STEPS.into_iter().find(|step| f64::from(self.y(0.0) - self.y(*step)) >= LEAST_APART.0);
        let lines = step.map_or(0, |step| (self.miles / step).clamp(0.0, 12.0) as u32);
        for nth in 1..=lines {
            let miles = step.unwrap_or(0.0) * f64::from(nth);
            let y = self.y(miles);
            canvas.fill_rect(Rect::new(self.left - 6, y as i32 - 1, right - self.left + 6, 2), Colour::GridLine);
            self.beside(canvas, &chart.localize(&scale(miles)), y);
        }
        if self.wears() {
            let rect = self.below();
            canvas.fill_rect(rect, Colour::Floor);
            self.beside(canvas, &chart.localize(&say!("chart-strain")), rect.centre().1);
        }
        self.beside(canvas, &chart.localize(&say!("chart-hours")), (self.floor + HOURS / 2 + 3) as f32);
        self.hours(canvas, chart);
    }

    /// A label at the left of the chart.
    fn beside(&self, canvas: &mut Canvas, text: &str, y: f32) {
        let half = font::width(text, TEXT) as f32 / 2.0;
        canvas.write_centred(text, TEXT, (self.left as f32 - 12.0 - half, y), Colour::Label);
    }

    /// The hours of each day below the chart, with a tick for each.
    fn hours(&self, canvas: &mut Canvas, chart: &DayChart) {
        let widest = font::width(&format!("{}", self.length.ceil()), TEXT) as f32;
        let fits = |step: &f64| *step as f32 * self.hour >= widest + LEAST_APART.1;
        let step = HOUR_STEPS.into_iter().find(fits).unwrap_or(self.length);
        let single = self.days == 1;
        for day in 1..=chart.shown_days() {
            let most = (self.length / step).clamp(0.0, 200.0) as u32;
            for hour in (0..=most).map(|nth| f64::from(nth) * step) {
                let x = self.x(day, hour);
                // There is no room for hours beside a night.
                let room = hour > 0.0 && (single || (self.length - hour) as f32 * self.hour > widest / 2.0 + 2.0);
                canvas.fill_rect(Rect::new(x as i32 - 1, self.floor, 2, 7), Colour::FifthLine);
                if room {
                    let half = widest / 2.0;
                    let x = x.min(WIDTH as f32 - half - 4.0);
                    let y = (self.floor + HOURS / 2 + 3) as f32;
                    canvas.write_centred(&format!("{hour}"), TEXT, (x, y), Colour::Label);
                }
            }
        }
    }

    /// Nights, the ends of normal days, and the names of the days.
    pub fn days(&self, canvas: &mut Canvas, chart: &DayChart) {
        let right = self.right();
        for day in 1..=self.days {
            let (from, to) = (self.x(day, 0.0), self.x(day, self.length));
            if day < self.days {
                let band = Rect::new(to as i32, self.top, self.night.round() as i32, self.floor - self.top);
                if chart.sleeps() {
                    canvas.fill_rect(band, Colour::Muted.thin(3));
                    moon(canvas, ((to + self.night / 2.0).round(), (self.floor + HOURS / 2 + 2) as f32));
                } else {
                    canvas.fill_rect(band, Colour::Muted);
                }
            }
            if self.days > 1 {
                let middle = ((from + to) / 2.0, (self.floor + HOURS + DAYS / 2) as f32);
                canvas.write_centred(&chart.localize(&say!("chart-day", day)), TEXT, middle, Colour::Label);
            }
            if let Some(normal) = chart.shown_normal() {
                let x = self.x(day, normal.decimal()).round();
                canvas.dashed_line((x, self.top as f32 + SUNS), (x, self.base as f32), 4.0, Colour::Sun);
                canvas.line((x, self.base as f32), (x, self.floor as f32), 2.0, Colour::FifthLine);
                sun(canvas, (x, self.top as f32 + SUNS / 2.0 + 1.0));
            }
        }
        for y in [self.base, self.floor] {
            canvas.fill_rect(Rect { left: self.left, top: y - 1, right, bottom: y + 2 }, Colour::Ink);
        }
    }

    /// The legs' parts of the band below the chart, in proportion to their hours.
    fn spans(&self, chart: &DayChart) -> Vec<(usize, Rect)> {
        let days = if chart.days() > 1 { DAYS } else { 0 };
        let top = self.floor + HOURS + days;
        let mut spans: Vec<(usize, Rect)> = Vec::new();
        for piece in chart.shown_pieces() {
            let left = self.x(piece.day, piece.from.decimal()).round() as i32;
            let right = self.x(piece.day, piece.to.decimal()).round() as i32;
            match spans.last_mut() {
                Some((leg, rect)) if *leg == piece.leg => rect.right = right,
                _ => spans.push((piece.leg, Rect { left, top, right, bottom: top + STRIP - 4 })),
            }
        }
        spans
    }

    /// The kinds of legs whose names do not fit in their part: they are numbered.
    pub fn unnamed(&self, chart: &DayChart, kinds: &[String]) -> Vec<usize> {
        let too_long = |(leg, rect): &(usize, Rect)| font::width(&named(chart, *leg), TEXT) + 12 > rect.width();
        let mut all: Vec<usize> =
            self.spans(chart).iter().filter(|span| too_long(span)).map(|(leg, _)| kind(chart, kinds, *leg)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Draws the band that distinguishes the legs.
    pub fn strip(&self, canvas: &mut Canvas, chart: &DayChart, kinds: &[String]) {
        let unnamed = self.unnamed(chart, kinds);
        for (leg, rect) in self.spans(chart) {
            let kind = kind(chart, kinds, leg);
            canvas.fill_rect(rect, Colour::FifthLine);
            canvas.fill_rect(rect.inset(2), tint(kind));
            let name = if unnamed.contains(&kind) { number(kind) } else { named(chart, leg) };
            if font::width(&name, TEXT) + 4 <= rect.width() {
                canvas.write_centred(&name, TEXT, rect.centre(), Colour::Ink);
            }
        }
    }
}

/// A crescent.
pub fn moon(canvas: &mut Canvas, (x, y): (f32, f32)) {
    let (full, cut) = (shape::disc((x - 1.0, y), 11.0), shape::disc((x + 5.0, y - 3.0), 10.0));
    canvas.shape(Rect::around((x, y), 14.0), Colour::Muted, move |x, y| full(x, y).max(-cut(x, y)));
}

/// A setting sun.
pub fn sun(canvas: &mut Canvas, at: (f32, f32)) {
    canvas.shape(Rect::around(at, 16.0), Colour::Sun, shape::burst(at, 15.0, 10.0));
    canvas.shape(Rect::around(at, 9.0), Colour::Gold, shape::disc(at, 8.0));
}
