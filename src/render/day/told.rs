use super::letters::told;
use super::{Burden, DayChart, Piece, in_hours, in_miles};

/// The chart in sentences: the sums first, then the way, then what wears the travellers down.
pub(super) fn of(chart: &DayChart) -> String {
    let mut said = vec![format!("A chart of a journey: {}.", chart.sum())];
    let wear = chart.wear();
    if !wear.is_empty() {
        said.push(format!("In all: {}.", wear.join("; ")));
    }
    said.extend(legs(chart));
    said.extend(wearing(chart));
    if let Some(normal) = chart.shown_normal().filter(|normal| normal.decimal() < chart.length()) {
        said.push(format!("A normal day ends after {normal}."));
    }
    said.extend(chart.more_days().map(|more| format!("Shown are {} days, {more}.", chart.shown_days())));
    said.join(" ")
}

/// Each leg with what is covered of it, as far as it is shown.
fn legs(chart: &DayChart) -> Vec<String> {
    let pieces: Vec<&Piece> = chart.shown_pieces().collect();
    let legs = pieces.chunk_by(|a, b| a.leg == b.leg && a.gait == b.gait).filter_map(|alike| {
        let (first, last) = (alike.first()?, alike.last()?);
        let miles: f64 = alike.iter().map(|piece| piece.miles.decimal()).sum();
        let name = chart.legs.get(first.leg).map_or("", String::as_str);
        let day = |day: u32| if chart.days() > 1 { format!("day {day}, ") } else { String::new() };
        let (from, to) = (in_hours(first.from.decimal()), in_hours(last.to.decimal()));
        let until = if first.day == last.day { String::new() } else { day(last.day) };
        let way = first.gait.word();
        Some(format!("{name} {way}: {}, {}{from} to {until}{to}.", in_miles(miles), day(first.day)))
    });
    legs.collect()
}

/// What wears the travellers down, hours alike as one.
fn wearing(chart: &DayChart) -> Option<String> {
    let burdens: Vec<&Burden> = chart.shown_burdens().collect();
    let hour = |burden: &Burden| burden.at.decimal().floor() as u64 + 1;
    let alike = burdens.chunk_by(|a, b| a.day == b.day && a.toll == b.toll && a.lethal == b.lethal);
    let mut day = 0;
    let told = alike.filter_map(|alike| {
        let (first, last) = (alike.first()?, alike.last()?);
        let hours = if alike.len() == 1 {
            format!("hour {}", hour(first))
        } else {
            format!("hours {} to {}", hour(first), hour(last))
        };
        let of = if first.day != day && chart.days() > 1 { format!("day {}, ", first.day) } else { String::new() };
        day = first.day;
        let each = if alike.len() == 1 { "" } else { " each" };
        Some(format!("{of}{hours}: {}{each}", told(first)))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| format!("Hour by hour: {}.", told.join("; ")))
}
