use serde::{Deserialize, Serialize};

/// The picture that lies under a board, by the name under which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backdrop {
    /// Its name: what its bytes come to, so that another picture has another one.
    pub picture: String,
    /// How far it reaches east of the board's north-west corner, in [`crate::grid::PARTS`] of a square.
    pub width: i64,
    /// How far it reaches south.
    pub height: i64,
}
