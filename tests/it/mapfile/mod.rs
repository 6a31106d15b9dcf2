//! Maps and tables as files.

pub mod maps;
mod others;
mod scenes;
mod tables;
