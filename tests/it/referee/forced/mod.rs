//! Forced movement.

mod choices;
mod laws;
