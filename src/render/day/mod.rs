//! The days of a journey as a chart: hours along, miles and what wears the travellers down up.

mod alt;
mod chart;
mod text;

pub use chart::{Burden, DayChart, Dice, Piece, Progress, Toll};
pub(in crate::render) use chart::{figure, short};
