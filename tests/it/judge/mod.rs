//! A second opinion on `srd35` walking: slow, simple, and sharing nothing with the crate.
//!
//! It has its own plain board, its own squares and its own search, so that an error made in one place is not made again
//! in the other. Wherever a shorter way exists (a formula for distance, a clever search), the judge takes the long one:
//! it walks every king's path, cuts every line with every wall, and keeps a label for every set of opponents provoked.
//!
//! How it reads what the rules leave open:
//! - An opponent that shares a square with the mover *before* a step does not stop that step; once left, it does again.
//! - Very small creatures fill a square by the share each takes (a quarter, a twenty-fifth, a hundredth), helpless or not;
//!   a bigger creature in the same square does not count against that.
//! - A very small mover provokes on entering only from opponents that could strike at all.
//! - A waypoint is passed, not ended on: it need not be a place where the mover may stop.
//! - Walls and solid squares reach from floor to ceiling, so a line's way over the ground alone decides what stops it.

mod board;
mod by_hand;
mod distance;
mod route;
mod selftest;
mod step;
mod threat;

pub use board::{Barrier, Board, Creature, Fill, SIZES, Square, TERRAINS, footprint, name, named};
pub use by_hand::{Fault, by_hand};
pub use distance::{between_creatures, between_squares};
pub use route::{Figures, Routes};
pub use step::Blocked;
pub use threat::threat_set;
