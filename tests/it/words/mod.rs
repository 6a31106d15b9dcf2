//! What people read, in each language.

mod command_names;
mod commands;
mod every_sentence;
mod french;
mod glossary;
mod language_codes;
mod languages;
mod library;
mod locale;
mod marks;
mod sentences;
mod voice;
