use super::letters::told;
use super::{Burden, DayChart, Piece, in_hours, in_miles};
use crate::say;
use crate::words::Words;

/// The chart in sentences: the sums first, then the way, then what wears the travellers down.
pub(super) fn of(chart: &DayChart) -> Words {
    let mut said = vec![say!("chart-of-a-journey", sum = chart.sum())];
    let wear = chart.wear();
    if !wear.is_empty() {
        said.push(say!("chart-in-all", wear = Words::row(wear, "; ")));
    }
    said.extend(legs(chart));
    said.extend(wearing(chart));
    if let Some(normal) = chart.shown_normal().filter(|normal| normal.decimal() < chart.length()) {
        said.push(say!("chart-normal-day-ends", hours = normal));
    }
    said.extend(chart.more_days().map(|more| say!("chart-shown-days", days = chart.shown_days(), more)));
    Words::row(said, " ")
}

/// Each leg with what is covered of it, as far as it is shown.
fn legs(chart: &DayChart) -> Vec<Words> {
    let pieces: Vec<&Piece> = chart.shown_pieces().collect();
    let legs = pieces.chunk_by(|a, b| a.leg == b.leg && a.gait == b.gait).filter_map(|alike| {
        let (first, last) = (alike.first()?, alike.last()?);
        let miles: f64 = alike.iter().map(|piece| piece.miles.decimal()).sum();
        let leg = chart.legs.get(first.leg).cloned().unwrap_or_else(Words::none);
        let (way, miles) = (first.gait.words(), in_miles(miles));
        let (from, to) = (in_hours(first.from.decimal()), in_hours(last.to.decimal()));
        Some(match (chart.days(), first.day, last.day) {
            (1, ..) => say!("chart-leg", leg, way, miles, from, to),
            (_, day, until) if day == until => say!("chart-leg-of-day", leg, way, miles, day, from, to),
            (_, day, until) => say!("chart-leg-of-days", leg, way, miles, day, from, until, to),
        })
    });
    legs.collect()
}

/// What wears the travellers down, hours alike as one.
fn wearing(chart: &DayChart) -> Option<Words> {
    let burdens: Vec<&Burden> = chart.shown_burdens().collect();
    let hour = |burden: &Burden| burden.at.decimal().floor() as u64 + 1;
    let alike = burdens.chunk_by(|a, b| a.day == b.day && a.toll == b.toll && a.lethal == b.lethal);
    let mut day = 0;
    let told = alike.filter_map(|alike| {
        let (first, last) = (alike.first()?, alike.last()?);
        let toll = told(first);
        let worn = if alike.len() == 1 {
            say!("chart-worn", hour = hour(first), toll)
        } else {
            say!("chart-worn-each", from = hour(first), to = hour(last), toll)
        };
        let begins = first.day != day && chart.days() > 1;
        day = first.day;
        Some(if begins { say!("chart-on-day", day, worn) } else { worn })
    });
    let told = Words::row(told, "; ");
    (!told.is_empty()).then(|| say!("chart-hour-by-hour", told))
}
