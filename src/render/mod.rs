//! The board as a picture and as text. A [`Scene`] says in squares and feet what is to be seen; [`paint`] is the only
//! place that knows pixels, [`text`] draws the same scene with letters.

pub mod alt;
mod initials;
pub mod paint;
mod profile;
mod relief;
mod scene;
pub mod text;
mod view;

pub use scene::{Lane, Measure, Scene, Strike, Token, Trail, TrailStep};
