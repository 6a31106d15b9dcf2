//! Boards and charts as pictures.

mod crowds;
mod day_charts;
mod days;
pub mod pictures;
pub mod scenes;
mod turn;
