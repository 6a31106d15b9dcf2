//! Orders that are more than one creature's deed at once: those for groups, and those that are declared in a phase and made
//! when it ends.

mod group;
mod held;

pub(crate) use group::decided;
