//! Being moved by others.

mod choices;
mod laws;
