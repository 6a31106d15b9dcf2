//! The legend of the chart.

use super::legs::{number, tint};
use super::plot::{moon, sun};
use super::route::stroke;
use super::wear::Bar;
use crate::render::DayChart;
use crate::render::day::Progress;
use crate::render::paint::colour::Colour;
use crate::render::paint::layout::{ICON, Item, Plan};
use crate::render::paint::raster::{Canvas, Rect, TEXT};
use crate::say;
use crate::words::Message;

/// One thing that the legend explains.
pub struct Entry {
    icon: Icon,
    pub item: Item,
}

/// The icon before the words, as it looks in the chart.
enum Icon {
    Way(Progress),
    Bar(Bar),
    Sun,
    Moon,
    Leg(usize),
}

/// Everything explained: how the way is drawn, the bars, the marks, and finally the legs whose names did not fit.
pub fn entries(chart: &DayChart, kinds: &[String], unnamed: &[usize]) -> Vec<Entry> {
    let mut stretches: Vec<Progress> = chart.shown_pieces().map(|piece| piece.progress).collect();
    stretches.sort_unstable();
    stretches.dedup();
    let mut bars: Vec<Bar> = chart.shown_burdens().map(Bar::of).collect();
    bars.sort_unstable();
    bars.dedup();
    let entry = |icon: Icon, words: Message| Entry { icon, item: Item::whole(ICON, chart.localize(&words)) };
    let mut all: Vec<Entry> =
        stretches.iter().map(|progress| entry(Icon::Way(*progress), progress.message())).collect();
    all.extend(bars.iter().map(|bar| entry(Icon::Bar(*bar), bar.words(chart))));
    all.extend(
        chart.shown_normal().map(|normal| entry(Icon::Sun, say!("chart-normal-day", hours = normal.to_string()))),
    );
    all.extend((chart.days() > 1 && chart.sleeps()).then(|| entry(Icon::Moon, say!("chart-night"))));
    let legs = unnamed.iter().filter_map(|&kind| Some((kind, kinds.get(kind)?)));
    all.extend(
        legs.map(|(kind, name)| Entry { icon: Icon::Leg(kind), item: Item::of(ICON, name.clone(), name.clone()) }),
    );
    all
}

/// Draws the legend with its corner at `origin`.
pub fn draw(canvas: &mut Canvas, origin: (i32, i32), plan: &Plan, entries: &[Entry]) {
    for placed in &plan.placed {
        let (left, top) = (origin.0 + placed.left, origin.1 + placed.top);
        if let Some(entry) = placed.entry.and_then(|nth| entries.get(nth)) {
            icon(canvas, &entry.icon, Rect::new(left, top + (placed.height - ICON) / 2, ICON, ICON));
        }
        for (text, baseline) in placed.baselines() {
            canvas.write(text, TEXT, (left + placed.indent, top + baseline), Colour::Label);
        }
    }
}

fn icon(canvas: &mut Canvas, icon: &Icon, rect: Rect) {
    let (x, y) = rect.centre();
    let half = ICON as f32 / 2.0 - 6.0;
    match *icon {
        Icon::Way(progress) => stroke(canvas, (x - half, y + 8.0), (x + half, y - 8.0), progress),
        Icon::Bar(bar) => bar.draw(canvas, Rect { left: rect.left + 9, right: rect.right - 9, ..rect.inset(4) }),
        Icon::Sun => sun(canvas, (x, y)),
        Icon::Moon => moon(canvas, (x, y)),
        Icon::Leg(kind) => {
            let band = rect.inset(3);
            canvas.fill_rect(band, Colour::FifthLine);
            canvas.fill_rect(band.inset(2), tint(kind));
            canvas.write_centred(&number(kind), TEXT, (x, y), Colour::Ink);
        }
    }
}
