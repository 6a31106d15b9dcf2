//! What wears the travellers down, with a bar for each hour.

use super::plot::Plot;
use crate::render::DayChart;
use crate::render::day::{Burden, Dice, Toll, short};
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::uncovered;
use crate::render::paint::raster::{Canvas, Rect, TEXT, font, shape};
use crate::say;
use crate::words::Message;

/// The room above a bar for its figure.
const FIGURE: i32 = 36;
/// The least and greatest width of a bar, and its least height.
const THIN: f32 = 4.0;
const WIDE: f32 = 54.0;
const LOW: f32 = 14.0;
/// The least size of a bar that holds a sign.
const ROOMY: (i32, i32) = (24, 26);

/// What a bar looks like: no two differ only in colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bar {
    Nonlethal,
    Lethal,
    Pending,
    Passed,
    Failed,
}

impl Bar {
    pub fn of(burden: &Burden) -> Self {
        match (burden.toll.made(), burden.lethal) {
            (Some(None), _) => Bar::Pending,
            (Some(Some(true)), _) => Bar::Passed,
            (Some(Some(false)), _) => Bar::Failed,
            (None, true) => Bar::Lethal,
            (None, false) => Bar::Nonlethal,
        }
    }

    pub fn draw(self, canvas: &mut Canvas, rect: Rect) {
        let signed = rect.width() >= ROOMY.0 && rect.height() >= ROOMY.1;
        let framed = |canvas: &mut Canvas, colour: Colour, inner: Colour| {
            canvas.fill_rect(rect, colour);
            canvas.fill_rect(rect.inset(if rect.width() > 9 { 3 } else { 1 }), inner);
        };
        let sign = |canvas: &mut Canvas, text: &str, colour: Colour| {
            if signed {
                canvas.write_centred(text, TEXT, rect.centre(), colour);
            }
        };
        match self {
            Bar::Nonlethal => canvas.fill_rect(rect, Colour::Sun),
            Bar::Lethal => {
                canvas.fill_rect(rect, Colour::Refused);
                canvas.shape(rect, Colour::Ink, shape::hatch(11.0, 4.0, true));
            }
            Bar::Pending => {
                framed(canvas, Colour::Measure, Colour::Plate);
                sign(canvas, "?", Colour::Measure);
            }
            Bar::Passed => {
                let half = (rect.width() as f32 / 2.0, rect.height() as f32 / 2.0);
                canvas.shape(rect, Colour::Nearest, shape::slab(rect.centre(), half, half.0.min(half.1)));
                sign(canvas, "✓", Colour::Plate);
            }
            Bar::Failed => {
                canvas.fill_rect(rect, Colour::Refused);
                sign(canvas, "✗", Colour::Plate);
            }
        }
    }

    /// What it means.
    pub fn words(self, chart: &DayChart) -> Message {
        let risk = chart.shown_burdens().find_map(|burden| match burden.toll {
            Toll::Check { risk, .. } if Bar::of(burden) == self => risk,
            _ => None,
        });
        match (self, risk) {
            (Bar::Nonlethal, _) => say!("chart-bar-nonlethal"),
            (Bar::Lethal, _) => say!("chart-bar-lethal"),
            (Bar::Pending, Some(dice)) => say!("chart-bar-pending-else", dice),
            (Bar::Pending, None) => say!("chart-bar-pending"),
            (Bar::Passed, _) => say!("chart-bar-passed"),
            (Bar::Failed, Some(dice)) => say!("chart-bar-failed-for", dice),
            (Bar::Failed, None) => say!("chart-bar-failed"),
        }
    }
}

fn figure(chart: &DayChart, toll: Toll) -> String {
    match toll {
        Toll::Points(points) => short(points.into()),
        Toll::Dice(dice) => chart.localize(&Message::of(&dice)),
        Toll::Check { dc, .. } => dc.to_string(),
    }
}

/// How severe it is: damage by how many doublings of one point it takes, so that damage that doubles each hour rises in
/// steps; checks by their DC. Not a logarithm: its last bit may differ from one machine to another.
fn weight(toll: Toll) -> f64 {
    let doubled = |halves: u64| {
        let power = halves.max(1).ilog2();
        f64::from(power) + halves.max(1) as f64 / (1_u64 << power) as f64
    };
    match toll {
        Toll::Points(points) => doubled(points.saturating_mul(2)),
        Toll::Dice(Dice { many, sides }) => doubled(u64::from(many).saturating_mul(u64::from(sides).saturating_add(1))),
        Toll::Check { dc, .. } => f64::from(dc.max(1)),
    }
}

/// The bars, rising from the bottom, each in the hour in which it begins, and their figures.
pub fn draw(canvas: &mut Canvas, chart: &DayChart, plot: &Plot) {
    let burdens: Vec<&Burden> = chart.shown_burdens().collect();
    let is_check = |burden: &Burden| burden.toll.made().is_some();
    let heaviest = |checks: bool| {
        let alike = burdens.iter().filter(|burden| is_check(burden) == checks);
        alike.map(|burden| weight(burden.toll)).fold(1.0, f64::max)
    };
    let most = [heaviest(false), heaviest(true)];
    let below = plot.below();
    let high = (below.height() - FIGURE).max(1) as f32 - LOW;
    let hour = |burden: &Burden| (burden.day, burden.at.decimal().floor() as u64);
    let mut labels = Vec::new();
    for together in sorted(&burdens, hour).chunk_by(|a, b| hour(a) == hour(b)) {
        let many = together.len() as f32;
        for (nth, burden) in (0_u16..).zip(together) {
            let begin = plot.x(burden.day, burden.at.decimal().floor());
            let wide = (plot.hour * 0.78 / many).clamp(THIN.min(plot.hour), WIDE);
            let middle = begin + plot.hour / 2.0 + (f32::from(nth) - (many - 1.0) / 2.0) * wide * 1.1;
            let tall = LOW + high * (weight(burden.toll) / most[usize::from(is_check(burden))]) as f32;
            let left = (middle - wide / 2.0).round() as i32;
            let rect = Rect::new(left, below.bottom - 1 - tall as i32, wide.round().max(2.0) as i32, tall as i32);
            Bar::of(burden).draw(canvas, rect);
            let text = figure(chart, burden.toll);
            let half = font::width(&text, TEXT) as f32 / 2.0;
            // In a rising series there is room on the left.
            let rises = labels.last().is_some_and(|(before, _): &(Rect, _)| before.top > rect.top);
            let wanted = if half * 2.0 > plot.hour && rises { rect.right as f32 - half } else { middle };
            let (first, last) = (plot.x(burden.day, 0.0) + half, plot.x(burden.day, f64::MAX) - half);
            let x = wanted.clamp(first, last.max(first));
            let at = (x, rect.top as f32 - FIGURE as f32 / 2.0 + 1.0);
            let room = Rect::new((at.0 - half) as i32 - 4, at.1 as i32 - 14, half as i32 * 2 + 8, 28);
            labels.push((rect, (room, (text, at))));
        }
    }
    // The last one of each day is the worst.
    labels.reverse();
    let bars: Vec<Rect> = labels.iter().map(|(bar, _)| *bar).collect();
    for (text, at) in uncovered(bars, labels.into_iter().map(|(_, label)| label)) {
        canvas.write_seam(&text, TEXT, at, Colour::Floor);
        canvas.write_centred(&text, TEXT, at, Colour::Ink);
    }
}

fn sorted<'a>(burdens: &[&'a Burden], hour: impl Fn(&Burden) -> (u32, u64)) -> Vec<&'a Burden> {
    let mut sorted = burdens.to_vec();
    sorted.sort_by_key(|burden| hour(burden));
    sorted
}
