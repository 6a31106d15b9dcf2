//! The rules of movement, without a way in or out: what people read, geometry, boards, rulebooks, rulings.
//!
//! The rooms are those of [the program](../fivefoot/index.html), which shows them under their own names; this crate holds
//! the five lowest. They compute and nothing else: no clock, no chance, no disk, no network.

pub mod field;
pub mod grid;
pub mod referee;
pub mod ruleset;
pub mod words;
