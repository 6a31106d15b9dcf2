//! What may be asked, by whom, and what is answered.

mod any_order;
mod attached_picture;
mod bad_input;
mod completion;
mod creature;
mod declarations;
mod ground_checks;
mod hidden;
mod hidden_leaks;
mod history;
mod options;
mod pasting;
pub mod portraits;
mod rights;
mod roster;
mod several;
mod stat_blocks;
mod stat_lines;
mod turns;
mod withdrawing;
