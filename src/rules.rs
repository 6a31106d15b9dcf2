//! The rules of movement, without any input or output: what people read, geometry, boards, rulebooks, rulings.
//!
//! The rooms are those of [the program](../fivefoot/index.html), which re-exports them under the same names; this crate
//! holds the five lowest. They only compute: no clock, no randomness, no disk, no network.

pub mod field;
pub mod grid;
pub mod referee;
pub mod ruleset;
pub mod words;
