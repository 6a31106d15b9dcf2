//! Movement in phases: declared, responded to, and played out simultaneously.
//!
//! If a rulebook has phases, a movement is judged first as if it were alone and then played out step by step on a
//! copy of the table: before each step the creatures that block, after each step those that follow or keep away. Each
//! declaration is kept with the rounds and ends with the phase. An opposed check without a result stops the playout;
//! the command rolls it and plays again with one more result, so the referee itself never rolls.

mod answering;
mod blocks;
pub(crate) mod conflict;
pub(crate) mod contest;
pub(crate) mod declare;
mod heights;
mod passing;
pub(crate) mod playout;
pub(crate) mod pursuit;
mod strand;
mod treading;
mod vanishing;
mod ways;

pub use conflict::{Conflict, Conflicts};
pub use contest::{Contest, Missing, Opposed};
pub use declare::Declarations;
pub use passing::{Course, Passing};
pub use playout::{Along, Answers, PlayedOut, Playouts};
