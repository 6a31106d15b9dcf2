//! Boards and charts as pictures.

mod crowds;
mod day_charts;
mod days;
mod letters;
mod packing;
mod palettes;
pub mod pictures;
pub mod scenes;
mod turn;
