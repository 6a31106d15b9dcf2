//! What is ruled, by chapters of the rulebooks.

mod charge_and_withdraw;
mod charges;
mod falling_objects;
pub mod falls;
mod flight;
mod forced;
mod heights;
mod jumps;
mod lanes;
mod laws;
mod loads;
mod maneuvers;
mod media;
mod modes;
mod offers;
mod opposed_strength;
mod options;
mod paces;
mod partitions;
mod phases;
mod reach_counts;
mod riding;
pub mod rulings;
mod running;
mod support;
mod travel;
mod work;
