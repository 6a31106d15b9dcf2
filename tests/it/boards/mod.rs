//! Boards to test on: random ones, and ones drawn with letters.

pub mod drawn;
pub mod flights;
pub mod grounds;
pub mod maneuvers;
pub mod random;
