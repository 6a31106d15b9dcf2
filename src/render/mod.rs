//! The board, and the days of a journey, as pictures and as text. A [`Scene`] says in squares and feet what is to be seen,
//! a [`DayChart`] in hours and miles, a [`Replay`] is scenes one after the other; [`paint`] is the only place that knows pixels, [`text`] draws the same with letters.

pub mod alt;
mod day;
mod display;
mod initials;
pub mod paint;
pub mod phone;
mod picture;
mod profile;
mod relief;
mod replay;
mod scene;
pub mod text;
mod view;

pub use day::{Burden, DayChart, Dice, Gait, Piece, Toll};
pub use picture::Picture;
pub use replay::{Frame, Replay};
pub use scene::{Break, Lane, Measure, Portrait, Scene, Sheet, Strike, Threatened, Token, Trail, TrailStep};
