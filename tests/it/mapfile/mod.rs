//! Maps and tables as files.

mod exports;
pub mod maps;
mod memory;
mod others;
mod plain;
mod round_trips;
mod scenes;
mod tables;
