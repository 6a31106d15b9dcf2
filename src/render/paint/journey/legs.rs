//! The legs of a journey by what they lead through; each kind has a tint and a number.

use crate::render::DayChart;
use crate::render::paint::colour::Colour;
use crate::render::paint::raster::font;
use crate::say;

/// The tints of legs: consecutive ones always differ.
pub const TINTS: [Colour; 6] = [
    Colour::ObstacleGround,
    Colour::HeavyGrowthGround,
    Colour::WaterGround,
    Colour::ImpededGround,
    Colour::HazardGround,
    Colour::LightGrowthGround,
];

/// The kinds of legs, by the names of what they lead through.
pub fn kinds(chart: &DayChart) -> Vec<String> {
    let mut kinds: Vec<String> = Vec::new();
    for piece in chart.shown_pieces() {
        let name = named(chart, piece.leg);
        if !kinds.contains(&name) {
            kinds.push(name);
        }
    }
    kinds
}

pub fn named(chart: &DayChart, leg: usize) -> String {
    chart
        .legs
        .get(leg)
        .and_then(|leg| font::writable(&chart.localize(leg)))
        .unwrap_or_else(|| chart.localize(&say!("chart-leg-by-number", number = leg.saturating_add(1))))
}

pub fn kind(chart: &DayChart, kinds: &[String], leg: usize) -> usize {
    let name = named(chart, leg);
    kinds.iter().position(|kind| *kind == name).unwrap_or(0)
}

pub fn tint(kind: usize) -> Colour {
    TINTS[kind % TINTS.len()]
}

/// The number that replaces a leg's name.
pub fn number(kind: usize) -> String {
    (kind + 1).to_string()
}
