//! Draws the pictures of answers. Portraits and the pictures under boards come from the store.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use crate::command::app::work_queue::{Panicked, Party};
use crate::command::app::{App, Request};
use crate::command::reply::Reply;
use crate::field::{Backdrop, Encounter};
use crate::mapfile::PngImage;
use crate::render::{Drawing, Picture, Scene};
use crate::store::{Channel, Picture as Painted, StoreError};
use crate::words::Locale;

impl App {
    /// Draws a reply's picture as its readers will see it, if the front end shows pictures. Returns it with its drawing.
    pub(crate) async fn draw_early(
        &self,
        request: &Request,
        reply: &Reply,
        mut picture: Option<Picture>,
    ) -> (Option<Picture>, Option<(Locale, Drawing)>) {
        if !self.draws {
            return (picture, None);
        }
        self.furnish(request.channel, &mut picture).await;
        let locale = reply.locale.with_commands_in(reply.client(request.caller.language));
        let picture = picture.map(|picture| picture.in_locale(locale));
        let (picture, drawing) = self.draw(request.party(), &reply.command, picture).await;
        (picture, drawing.map(|drawing| (locale, drawing)))
    }

    /// A reply's picture for readers with its locale, drawn if that hasn't been done.
    pub(crate) async fn drawn(&self, party: Party, reply: &mut Reply) -> Option<Drawing> {
        match reply.drawn.take() {
            Some((locale, drawing)) if locale == reply.locale => Some(drawing),
            _ => {
                let (picture, drawing) = self.draw(party, &reply.command, reply.picture.take()).await;
                reply.picture = picture;
                drawing
            }
        }
    }

    /// Draws a picture as queued work, and returns it with its drawing. One that can't be drawn is logged and left out.
    async fn draw(&self, party: Party, command: &str, picture: Option<Picture>) -> (Option<Picture>, Option<Drawing>) {
        let Some(picture) = picture else { return (None, None) };
        match self.work(party, move || (picture.drawing(), picture)).await {
            Ok((drawing, picture)) => (Some(picture), Some(drawing)),
            Err(Panicked) => {
                tracing::error!(command, "could not draw a picture");
                (None, None)
            }
        }
    }

    /// Fetches the pictures these boards show, and returns whether all were found. A picture that can't be read is logged
    /// and left out.
    pub(crate) async fn furnish(&self, channel: u64, picture: &mut Option<Picture>) -> bool {
        let scenes: Vec<&mut Scene> = match picture {
            Some(Picture::Board(scene)) => vec![&mut **scene],
            Some(Picture::Replay(replay)) => replay.frames.iter_mut().map(|frame| &mut frame.scene).collect(),
            Some(Picture::Day(_)) | None => return true,
        };
        let mut known: HashMap<String, Option<Arc<Vec<u8>>>> = HashMap::new();
        for (id, png) in scenes.into_iter().flat_map(Scene::pictures) {
            if !known.contains_key(id) {
                let kept = self.store.picture(Channel(channel), id).await.unwrap_or_else(|error| {
                    tracing::warn!(%error, "could not read a board's picture");
                    None
                });
                known.insert(id.to_owned(), kept.map(|kept| Arc::new(kept.png)));
            }
            *png = known.get(id).cloned().flatten();
        }
        known.values().all(Option::is_some)
    }

    /// The portraits of a table by their ids, for a command that exports them.
    pub(crate) async fn portraits(
        &self,
        channel: u64,
        table: &Encounter,
    ) -> Result<BTreeMap<String, PngImage>, StoreError> {
        let mut found = BTreeMap::new();
        for id in table.creatures().iter().filter_map(|creature| creature.portrait.as_ref()) {
            if !found.contains_key(id)
                && let Some(kept) = self.store.picture(Channel(channel), id).await?
            {
                let Painted { width, height, png, original, .. } = kept;
                found.insert(id.clone(), PngImage { png, width, height, original });
            }
        }
        Ok(found)
    }

    /// The picture of a backdrop, for a command that exports it.
    pub(crate) async fn sheet(&self, channel: u64, of: Option<&Backdrop>) -> Result<Option<PngImage>, StoreError> {
        let Some(backdrop) = of else { return Ok(None) };
        let kept = self.store.picture(Channel(channel), &backdrop.picture).await?;
        let Some(Painted { width, height, png, .. }) = kept else { return Ok(None) };
        let original = self.store.original(Channel(channel), &backdrop.picture).await?;
        Ok(Some(PngImage { png, width, height, original }))
    }
}
