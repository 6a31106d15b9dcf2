//! Images under boards, and portraits. Each is kept while the table or a command in the history names it.

use super::save::json;
use super::statement::{Pool, Sql, Tx, query};
use super::{Channel, StoreError};
use crate::field::{Change, Creature, TableSetup};

/// A stored image: under a board, or a portrait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The id that boards and creatures refer to.
    pub id: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The PNG file.
    pub png: Vec<u8>,
    /// The file that it was made from; empty if it was not kept.
    pub original: Vec<u8>,
}

/// The prefix of portrait ids.
pub const PORTRAIT_PREFIX: &str = "face-";

/// Stores images with the command whose change names them.
pub(super) async fn add(tx: &mut Tx, channel: Channel, pictures: &[Picture]) -> Result<(), StoreError> {
    for Picture { id, width, height, png, original } in pictures {
        let kept = "
            INSERT INTO picture (channel, id, width, height, png, original) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT DO NOTHING";
        query(kept)
            .bind(channel.id())
            .bind(id)
            .bind(*width)
            .bind(*height)
            .bind(png)
            .bind(Some(original).filter(|original| !original.is_empty()))
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// The ids of the images that a change adds somewhere or removes.
pub(super) fn named(change: &Change) -> Vec<&str> {
    let setups = change.setup.iter().flat_map(|setup| [&setup.before, &setup.after]).flatten();
    let under = setups.filter_map(|TableSetup { backdrop, .. }| Some(backdrop.as_ref()?.picture.as_str()));
    let creatures = change.creatures.iter().flat_map(|turned| [&turned.before, &turned.after]).flatten();
    let portraits = creatures.filter_map(|Creature { portrait, .. }| portrait.as_deref());
    let mut named: Vec<&str> = under.chain(portraits).collect();
    named.sort_unstable();
    named.dedup();
    named
}

/// Records which images a command in the history names. Nothing may be recorded for it yet.
pub(super) async fn note(tx: &mut Tx, channel: i64, seq: i64, change: &Change) -> Result<(), StoreError> {
    let named = named(change);
    if !named.is_empty() {
        query(NOTED).bind(channel).bind(seq).bind(json(&named)?).execute(&mut *tx).await?;
    }
    Ok(())
}

/// A row in `picture_use` for each name in a list.
macro_rules! noted {
    ($each:literal) => {
        concat!("INSERT INTO picture_use (channel, seq, picture) SELECT $1, $2, value FROM ", $each)
    };
}

const NOTED: Sql = Sql::either(noted!("json_each($3)"), noted!("json_array_elements_text(CAST($3 AS json))"));

/// Deletes a channel's images that neither the table nor the history names.
macro_rules! delete_unused {
    ($json:literal) => {
        concat!(
            "
    DELETE FROM picture WHERE channel = $1
        AND id NOT IN (SELECT picture FROM picture_use WHERE channel = $1)
        AND id NOT IN (SELECT portrait FROM creature WHERE channel = $1 AND portrait IS NOT NULL)
        AND id IS DISTINCT FROM (SELECT CAST(backdrop AS ",
            $json,
            ") ->> 'picture' FROM channel WHERE id = $1)"
        )
    };
}

pub(super) const DELETE_UNUSED: Sql = Sql::either(delete_unused!("TEXT"), delete_unused!("json"));

pub(super) async fn load(readers: &Pool, channel: Channel, id: &str) -> Result<Option<Picture>, StoreError> {
    let row: Option<(i64, i64, Vec<u8>)> =
        query("SELECT width, height, png FROM picture WHERE channel = $1 AND id = $2")
            .bind(channel.id())
            .bind(id)
            .fetch_optional(readers)
            .await?;
    let Some((width, height, png)) = row else { return Ok(None) };
    let pixels = |side: i64| u32::try_from(side).map_err(|_| StoreError::unreadable("the size of a picture"));
    let (width, height) = (pixels(width)?, pixels(height)?);
    Ok(Some(Picture { id: id.to_owned(), width, height, png, original: Vec::new() }))
}

/// The file that an image was made from; empty if it was not kept.
pub(super) async fn original(readers: &Pool, channel: Channel, id: &str) -> Result<Vec<u8>, StoreError> {
    let row: Option<Option<Vec<u8>>> = query("SELECT original FROM picture WHERE channel = $1 AND id = $2")
        .bind(channel.id())
        .bind(id)
        .fetch_optional(readers)
        .await?;
    Ok(row.flatten().unwrap_or_default())
}
