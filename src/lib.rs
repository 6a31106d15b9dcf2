//! **fivefoot** adjudicates tactical movement in tabletop games: it checks a move against the table's rulebook, says
//! what it costs, which attacks of opportunity it provokes and which rule decides, and draws the board.
//!
//! The rooms, from the bottom up; each uses only those above it in this list. The first five form the crate
//! `fivefoot-rules`:
//!
//! - [`words`] what people read, by language
//! - [`grid`] geometry: squares, spaces, edges, paths, lines
//! - [`field`] creatures, terrain and turns, without rules
//! - [`ruleset`] what a rulebook says, each rule with its source
//! - [`referee`] the judge: pure and total
//! - [`explain`] a ruling as text and JSON
//! - [`render`] the board as an image and as text
//! - [`mapfile`] maps and tables as files
//! - [`store`] tables in a SQLite file or on a PostgreSQL server
//! - [`command`] the commands, and the one function that answers them
//! - [`config`], [`logging`], [`watch`] settings, logs without secrets, the address for monitoring
//! - [`console`], [`discord`] the two front ends
//! - [`hosting`] what the operator runs at the command line

pub mod command;
pub mod config;
pub mod console;
pub mod discord;
pub mod explain;
pub mod hosting;
pub mod logging;
pub mod mapfile;
pub mod render;
pub mod store;
pub mod watch;

pub use fivefoot_rules::{arg_by_word, arg_from_display, field, grid, referee, ruleset, say, word_enum, words};
