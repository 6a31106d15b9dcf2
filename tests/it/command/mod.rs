//! What may be asked, by whom, and what is answered.

mod any_order;
mod attached_picture;
mod bad_input;
mod creature;
mod hidden;
mod hidden_leaks;
mod history;
pub mod portraits;
mod rights;
mod roster;
mod several;
mod stat_lines;
mod turns;
