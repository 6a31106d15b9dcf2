//! Maps and tables as files.

pub mod maps;
mod tables;
