//! The days of a journey in characters.

use std::fmt::Write;

use super::chart::{Burden, DayChart, Piece, Progress, Toll, figure};
use crate::say;
use crate::words::Message;

/// A terminal has no room for more rows; beyond that each row covers several hours.
const MOST_ROWS: f64 = 32.0;
/// The number of characters for the whole way.
const WIDE: f64 = 32.0;
const STEPS: [f64; 5] = [1.0, 2.0, 4.0, 8.0, 24.0];
/// Tolerance for comparing hours: the fractions that end a day may be rounded slightly up or down.
const NEARLY: f64 = 1e-9;

impl Progress {
    fn letter(self) -> char {
        match self {
            Progress::Walk => '=',
            Progress::Hustle => '#',
            Progress::Row => '+',
            Progress::Sail => '>',
            Progress::Float => '~',
            Progress::Stay => '|',
        }
    }
}

impl DayChart {
    /// The chart in characters, for a terminal: a row per hour with the miles so far, followed by the leg and what
    /// wears the travellers down.
    #[must_use]
    pub fn letters(&self) -> String {
        let mut text = self.localize(&Message::joined([self.summary()].into_iter().chain(self.wear()), "; "));
        let total: f64 = self.shown_pieces().map(|piece| piece.miles.decimal()).sum();
        let length = self.shown_hours();
        let days = f64::from(self.shown_days());
        let step = STEPS.into_iter().find(|step| length / step * days <= MOST_ROWS).unwrap_or(length).max(1.0);
        let (hour, miles) = (self.localize(&say!("chart-hour-column")), self.localize(&say!("chart-miles-column")));
        let _ = writeln!(text, "\n{hour:>4} {miles:>7}");
        let mut rows = Rows { text, total, so_far: 0.0, leg: None };
        for day in 1..=self.shown_days() {
            if day > 1 {
                let between = if self.sleeps() { say!("chart-night") } else { say!("chart-midnight") };
                let _ = writeln!(rows.text, "---- {}", self.localize(&between));
            }
            let end = end(self, day);
            let mut from = 0.0;
            while from < end - NEARLY {
                let to = (from + step).min(end);
                rows.row(self, day, (from, to));
                from = to;
                if self.normal.is_some_and(|normal| (normal.decimal() - to).abs() < NEARLY) && to < end - NEARLY {
                    let _ = writeln!(rows.text, "---- {}", self.localize(&say!("chart-end-of-normal-day")));
                }
            }
        }
        let mut text = rows.text;
        if let Some(more) = self.more_days() {
            let _ = writeln!(text, "{}", self.localize(&more));
        }
        let mut kinds: Vec<Progress> = self.shown_pieces().map(|piece| piece.progress).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let legend: Vec<String> = kinds
            .iter()
            .map(|progress| format!("{} {}", progress.letter(), self.localize(&progress.message())))
            .collect();
        text.push_str(&legend.join("   "));
        text.push('\n');
        text
    }
}

/// When the travellers stop on a day.
fn end(chart: &DayChart, day: u32) -> f64 {
    let pieces = chart.shown_pieces().filter(|piece| piece.day == day).map(|piece| piece.to.decimal());
    let burdens = chart.shown_burdens().filter(|burden| burden.day == day);
    pieces.chain(burdens.map(|burden| burden.at.decimal().floor() + 1.0)).fold(0.0, f64::max).min(chart.shown_hours())
}

struct Rows {
    text: String,
    /// Total miles, and those already covered.
    total: f64,
    so_far: f64,
    /// The leg that was named last.
    leg: Option<usize>,
}

impl Rows {
    fn row(&mut self, chart: &DayChart, day: u32, (from, to): (f64, f64)) {
        let inside = |piece: &&Piece| {
            piece.day == day && piece.from.decimal() < to - NEARLY && piece.to.decimal() > from + NEARLY
        };
        let mut bar: String = ".".repeat(self.letters());
        let mut legs = Vec::new();
        for piece in chart.shown_pieces().filter(inside) {
            let (begin, end) = (piece.from.decimal(), piece.to.decimal());
            let part = (to.min(end) - from.max(begin)) / (end - begin).max(NEARLY);
            self.so_far += piece.miles.decimal() * part;
            let (now, letter) = (self.letters(), piece.progress.letter());
            while bar.len() < now {
                bar.push(letter);
            }
            if piece.progress == Progress::Stay {
                bar.push(letter);
            }
            if self.leg != Some(piece.leg) {
                legs.extend(chart.legs.get(piece.leg).map(|leg| chart.localize(leg)));
            }
            self.leg = Some(piece.leg);
        }
        let begun =
            chart.shown_burdens().filter(|burden| burden.day == day && (from..to).contains(&burden.at.decimal()));
        let begun: Vec<String> = begun.map(|burden| chart.localize(&in_short(burden))).collect();
        legs.extend(begun.chunk_by(|a, b| a == b).map(|alike| match alike {
            [one] => one.clone(),
            _ => format!("{} × {}", alike.len(), alike[0]),
        }));
        let (hour, miles) = (chart.localize(&figure(to)), chart.localize(&figure(self.so_far)));
        let line = format!("{hour:>4} {miles:>7}  {bar:33} {}", legs.join("; "));
        let _ = writeln!(self.text, "{}", line.trim_end());
    }

    /// How many characters the miles so far take.
    fn letters(&self) -> usize {
        if self.total > 0.0 { (self.so_far / self.total * WIDE).round() as usize } else { 0 }
    }
}

/// A burden in a few words: `4 points`, `2d6`, `DC 12 failed, 1d6`.
pub(super) fn in_short(burden: &Burden) -> Message {
    let what = match burden.toll {
        Toll::Points(1) => say!("chart-point"),
        Toll::Points(points) => say!("chart-points", points = points.to_string()),
        Toll::Dice(dice) => Message::of(&dice),
        Toll::Check { dc, made: None, .. } => say!("chart-check", dc),
        Toll::Check { dc, made: Some(true), .. } => say!("chart-check-passed", dc),
        Toll::Check { dc, made: Some(false), risk: None } => say!("chart-check-failed", dc),
        Toll::Check { dc, made: Some(false), risk: Some(dice) } => say!("chart-check-failed-for", dc, dice),
    };
    if burden.lethal { say!("chart-lethal", what) } else { what }
}
