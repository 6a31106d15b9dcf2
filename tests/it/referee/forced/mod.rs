//! Forced movement.

mod choices;
mod laws;
mod water;
