//! The days of a journey in sentences.

use super::chart::{Burden, DayChart, Piece, in_hours, in_miles};
use super::text::in_short;
use crate::say;
use crate::words::Message;

impl DayChart {
    /// The chart in sentences, for those who cannot see it: first the totals, then the way, then what wears the
    /// travellers down.
    #[must_use]
    pub fn alt_text(&self) -> String {
        let mut sentences = vec![say!("chart-of-a-journey", sum = self.summary())];
        let wear = self.wear();
        if !wear.is_empty() {
            sentences.push(say!("chart-in-all", wear = Message::joined(wear, "; ")));
        }
        sentences.extend(legs(self));
        sentences.extend(wearing(self));
        if let Some(normal) = self.shown_normal().filter(|normal| normal.decimal() < self.shown_hours()) {
            sentences.push(say!("chart-normal-day-ends", hours = normal));
        }
        sentences.extend(self.more_days().map(|more| say!("chart-shown-days", days = self.shown_days(), more)));
        self.localize(&Message::joined(sentences, " "))
    }
}

/// Each leg with the part of it that is shown.
fn legs(chart: &DayChart) -> Vec<Message> {
    let pieces: Vec<&Piece> = chart.shown_pieces().collect();
    let legs = pieces.chunk_by(|a, b| a.leg == b.leg && a.progress == b.progress).filter_map(|alike| {
        let (first, last) = (alike.first()?, alike.last()?);
        let miles: f64 = alike.iter().map(|piece| piece.miles.decimal()).sum();
        let leg = chart.legs.get(first.leg).cloned().unwrap_or_else(Message::empty);
        let (way, miles) = (first.progress.message(), in_miles(miles));
        let (from, to) = (in_hours(first.from.decimal()), in_hours(last.to.decimal()));
        Some(match (chart.days(), first.day, last.day) {
            (1, ..) => say!("chart-leg", leg, way, miles, from, to),
            (_, day, until) if day == until => say!("chart-leg-of-day", leg, way, miles, day, from, to),
            (_, day, until) => say!("chart-leg-of-days", leg, way, miles, day, from, until, to),
        })
    });
    legs.collect()
}

/// What wears the travellers down, merging consecutive hours that are alike.
fn wearing(chart: &DayChart) -> Option<Message> {
    let burdens: Vec<&Burden> = chart.shown_burdens().collect();
    let hour = |burden: &Burden| burden.at.decimal().floor() as u64 + 1;
    let alike = burdens.chunk_by(|a, b| a.day == b.day && a.toll == b.toll && a.lethal == b.lethal);
    let mut day = 0;
    let worn = alike.filter_map(|alike| {
        let (first, last) = (alike.first()?, alike.last()?);
        let toll = in_short(first);
        let worn = if alike.len() == 1 {
            say!("chart-worn", hour = hour(first), toll)
        } else {
            say!("chart-worn-each", from = hour(first), to = hour(last), toll)
        };
        let begins = first.day != day && chart.days() > 1;
        day = first.day;
        Some(if begins { say!("chart-on-day", day, worn) } else { worn })
    });
    let worn = Message::joined(worn, "; ");
    (!worn.is_empty()).then(|| say!("chart-hour-by-hour", list = worn))
}
