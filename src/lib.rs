//! **fivefoot** adjudicates tactical movement in tabletop games: it checks a move against the rulebook that the table
//! plays by, says what it costs, who gets to strike and which rule decides, and draws the board.
//!
//! The rooms, ground floor first; nothing points back up:
//!
//! - [`words`] what people read, by language
//! - [`grid`] geometry: squares, spaces, edges, paths, lines
//! - [`field`] who and what stands there, and no rule
//! - [`ruleset`] what a rulebook says, each rule with its source
//! - [`referee`] the judge, pure and total
//! - [`explain`] a ruling in words and as JSON
//! - [`render`] the board as a picture and as text
//! - [`mapfile`] maps and tables as files of this and of other programs
//! - [`store`] tables in one SQLite file
//! - [`command`] what may be asked, and the one function that answers
//! - [`config`], [`logging`] settings, and logs without secrets
//! - [`console`] and [`discord`] the two doors

pub mod command;
pub mod config;
pub mod console;
pub mod discord;
pub mod explain;
pub mod field;
pub mod grid;
pub mod logging;
pub mod mapfile;
pub mod referee;
pub mod render;
pub mod ruleset;
pub mod store;
pub mod words;
