//! The days of a journey as a chart: hours on the horizontal axis, miles and strain on the vertical one.

mod alt;
mod chart;
mod text;

pub use chart::{Burden, DayChart, Dice, Piece, Progress, Toll};
pub(in crate::render) use chart::{figure, short};
