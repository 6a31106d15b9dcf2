use serde::{Deserialize, Serialize};

/// The image under a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backdrop {
    /// The stored image's id, a hash of its bytes.
    pub picture: String,
    /// Where its western side lies, east of the board's own, in [`crate::grid::PARTS`] of a square; less than 0 if it begins
    /// west of it.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub left: i64,
    /// Where its northern side lies, south of the board's own, in the same unit.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub top: i64,
    /// How wide it is, in the same unit.
    pub width: i64,
    /// How high it is, in the same unit.
    pub height: i64,
}

fn is_nothing(parts: &i64) -> bool {
    *parts == 0
}
