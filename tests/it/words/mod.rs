//! What people read, in each language.

mod commands;
mod languages;
mod sentences;
