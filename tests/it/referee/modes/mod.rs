//! Climbing, swimming, burrowing and teleporting.

pub mod climbing;
pub mod swim_burrow_teleport;
