//! The board, and the days of a journey, as pictures and as text.
//!
//! A command fills a [`Scene`] with what its answer is about, in squares and feet, and says nothing about how that
//! looks; a [`DayChart`] does the same in hours and miles, and a [`Replay`] is a sequence of scenes. The same values
//! always give the same bytes. `view` crops a scene to the part that the answer concerns, with a margin, so that
//! squares are readable on a phone. Strikes are numbered as in the message, since both follow the ruling's
//! provocations.
//!
//! Only [`paint`] knows pixels; [`text`] draws in characters for a terminal, [`phone`] for a phone, and [`alt`]
//! describes the picture in sentences, the most important first, cut to Discord's limit by dropping the ends of lists.

mod alike;
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

pub use day::{Burden, DayChart, Dice, Piece, Progress, Toll};
pub use picture::{Drawing, Picture};
pub use replay::{Frame, Replay};
pub use scene::{Break, Lane, Measure, Portrait, Scene, Sheet, Strike, Threatened, Token, Trail, TrailStep};
