//! Orders for more than one creature at once: those for groups, and those that are declared in a phase and carried out when it
//! ends.

mod beside;
mod circle;
mod done;
mod group;
mod held;

pub(crate) use group::decided;
