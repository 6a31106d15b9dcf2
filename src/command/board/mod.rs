//! Questions about the board.

pub(crate) mod flank;
pub(crate) mod show;
pub(crate) mod threat;
