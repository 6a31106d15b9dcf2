//! The pictures that lie under boards, on their way out of the store.

use std::sync::Arc;

use super::answer::App;
use crate::field::Backdrop;
use crate::mapfile::Sheet;
use crate::render::Picture;
use crate::store::{Channel, Picture as Painted, StoreError};

impl App {
    /// Fetches the picture that lies under a board that is shown. Without it the board is still a board.
    pub(super) async fn furnish(&self, channel: u64, picture: &mut Option<Picture>) {
        let Some(Picture::Board(scene)) = picture else { return };
        let Some(sheet) = &mut scene.backdrop else { return };
        match self.store.picture(Channel(channel), &sheet.backdrop.picture).await {
            Ok(kept) => sheet.png = kept.map(|kept| Arc::new(kept.png)),
            Err(error) => tracing::warn!(%error, "the picture under a board could not be read"),
        }
    }

    /// The picture of a backdrop, for a command that takes it away in a file.
    pub(super) async fn sheet(&self, channel: u64, of: Option<&Backdrop>) -> Result<Option<Sheet>, StoreError> {
        let Some(backdrop) = of else { return Ok(None) };
        let kept = self.store.picture(Channel(channel), &backdrop.picture).await?;
        Ok(kept.map(|Painted { width, height, png, .. }| Sheet { png, width, height }))
    }
}
