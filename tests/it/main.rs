//! Integration tests of everything that fivefoot promises, in a single binary, so that it links once.
#![allow(clippy::unwrap_used, missing_docs)]
#![recursion_limit = "256"]

mod agreement;
mod boards;
mod chance;
mod command;
mod config;
mod console;
mod discord;
mod door;
mod faults;
mod field;
mod grid;
mod hints;
mod hostile;
mod hosting;
mod house;
mod logging;
mod mapfile;
mod pages;
mod recorded;
mod referee;
mod render;
mod ruleset;
mod store;
mod words;
