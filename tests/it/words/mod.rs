//! What people read, in each language.

mod commands;
mod glossary;
mod languages;
mod sentences;
mod voice;
