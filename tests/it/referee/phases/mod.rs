//! Movement in phases.

mod checked;
pub mod played;
mod reactive;
