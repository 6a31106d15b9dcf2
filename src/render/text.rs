//! A [`Scene`] with letters, for a terminal.

use super::Scene;

/// The board of the scene as lines of text.
#[must_use]
pub fn board(scene: &Scene) -> String {
    scene.to_string()
}
