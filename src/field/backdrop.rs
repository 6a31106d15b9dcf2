use serde::{Deserialize, Serialize};

/// The image under a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backdrop {
    /// The stored image's id, a hash of its bytes.
    pub picture: String,
    /// How far it extends east of the board's north-west corner, in [`crate::grid::PARTS`] of a square.
    pub width: i64,
    /// How far it extends south, in the same unit.
    pub height: i64,
}
