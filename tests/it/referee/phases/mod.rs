//! Movement in phases.

mod checked;
mod in_every_mode;
pub mod played;
mod reactive;
