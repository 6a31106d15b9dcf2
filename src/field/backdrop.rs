use serde::{Deserialize, Serialize};

/// The image under a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backdrop {
    /// The stored image's id, a hash of its bytes.
    pub picture: String,
    /// Its western side, east of the board's own, in [`crate::grid::PARTS`] of a square; negative if it begins west of the
    /// board.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub left: i64,
    /// Its northern side, south of the board's own, in the same unit.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub top: i64,
    /// Its width, in the same unit.
    pub width: i64,
    /// Its height, in the same unit.
    pub height: i64,
}

fn is_nothing(parts: &i64) -> bool {
    *parts == 0
}
