//! What people read, in each language.

mod commands;
mod every_sentence;
mod glossary;
mod languages;
mod sentences;
mod voice;
