//! Boards and charts as pictures.

mod alt;
mod condition_icon;
mod crowds;
mod day_charts;
mod days;
mod ground;
mod initials;
mod journeys;
mod layout;
mod legibility;
mod letters;
mod packing;
mod palettes;
mod phone;
pub mod pictures;
mod profile;
pub mod scenes;
mod text;
mod turn;

use fivefoot::field::Size;
use fivefoot::grid::Placement;
use fivefoot::render::Token;

/// A token of this side that is Medium whatever its space.
fn plain(name: &str, placement: Placement, side: &str) -> Token {
    Token { placement, size: Size::Medium, ..scenes::token(name, "A1", side) }
}
