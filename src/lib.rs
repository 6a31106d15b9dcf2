//! **fivefoot** adjudicates tactical movement in tabletop games: it checks a move against the rulebook that the table
//! plays by, says what it costs, who gets to strike and which rule decides, and draws the board.
//!
//! The rooms, ground floor first; nothing points back up:
//! [`grid`] geometry, [`field`] who and what stands there, [`ruleset`] what a rulebook says.

pub mod command;
pub mod config;
pub mod console;
pub mod discord;
pub mod explain;
pub mod field;
pub mod grid;
pub mod logging;
pub mod referee;
pub mod render;
pub mod ruleset;
pub mod store;
