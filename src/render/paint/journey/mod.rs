//! A journey's days: the miles as a rising line, and below it what wears the travellers down, hour by hour.

mod chart;
mod key;
mod legs;
mod plot;
mod route;
mod wear;

pub use chart::drawn;
pub use legs::TINTS;
