//! Orders for several creatures: orders for groups, and those declared in a phase and carried out when it ends.

mod beside;
mod circle;
mod done;
mod gathering;
mod group;
mod halted;
mod held;
mod precedence;

pub(crate) use group::decided;
