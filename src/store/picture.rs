use sqlx::SqlitePool;

use super::{Channel, KEPT_PICTURES, StoreError};

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

/// Deletes portraits that no creature has and no undo could bring back.
macro_rules! delete_unused_portraits {
    () => {
        "DELETE FROM picture WHERE id LIKE 'face-%'
             AND NOT EXISTS (SELECT 1 FROM creature WHERE creature.channel = picture.channel AND portrait = picture.id)
             AND NOT EXISTS (SELECT 1 FROM history
                             WHERE history.channel = picture.channel AND instr(change, picture.id) > 0)"
    };
}

/// Spares a channel's newest image: the change that refers to it may not be stored yet.
macro_rules! except_newest {
    () => {
        " AND seq < (SELECT max(seq) FROM picture AS other WHERE other.channel = picture.channel)"
    };
}

/// Deletes unused portraits of all channels.
pub(super) const DELETE_UNUSED_PORTRAITS: &str = concat!(delete_unused_portraits!(), except_newest!());

/// Deletes unused portraits of channel $1, the newest too; for callers that hold the write lock.
pub(super) const DELETE_UNUSED_PORTRAITS_HERE: &str = concat!(delete_unused_portraits!(), " AND channel = $1");

const KEEP: &str = concat!(
    "
    DELETE FROM picture WHERE channel = $1 AND id = $2;
    INSERT INTO picture (channel, id, width, height, png, original) VALUES ($1, $2, $3, $4, $5, $7);
    DELETE FROM picture WHERE channel = $1 AND id NOT LIKE 'face-%' AND seq <= (
        SELECT seq FROM picture WHERE channel = $1 AND id NOT LIKE 'face-%' ORDER BY seq DESC LIMIT 1 OFFSET $6);
    ",
    delete_unused_portraits!(),
    except_newest!(),
    " AND channel = $1"
);

/// The prefix of portrait ids, which the statements above match.
pub const PORTRAIT_PREFIX: &str = "face-";

pub(super) async fn keep(writer: &SqlitePool, channel: Channel, picture: &Picture) -> Result<(), StoreError> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(KEEP)
        .bind(channel.id())
        .bind(&picture.id)
        .bind(picture.width)
        .bind(picture.height)
        .bind(&picture.png)
        .bind(KEPT_PICTURES)
        .bind(Some(&picture.original).filter(|original| !original.is_empty()))
        .execute(&mut *tx)
        .await?;
    Ok(tx.commit().await?)
}

pub(super) async fn load(readers: &SqlitePool, channel: Channel, id: &str) -> Result<Option<Picture>, StoreError> {
    let row: Option<(u32, u32, Vec<u8>)> =
        sqlx::query_as("SELECT width, height, png FROM picture WHERE channel = $1 AND id = $2")
            .bind(channel.id())
            .bind(id)
            .fetch_optional(readers)
            .await?;
    Ok(row.map(|(width, height, png)| Picture { id: id.to_owned(), width, height, png, original: Vec::new() }))
}

/// The file that an image was made from; empty if it was not kept.
pub(super) async fn original(readers: &SqlitePool, channel: Channel, id: &str) -> Result<Vec<u8>, StoreError> {
    let row: Option<(Option<Vec<u8>>,)> = sqlx::query_as("SELECT original FROM picture WHERE channel = $1 AND id = $2")
        .bind(channel.id())
        .bind(id)
        .fetch_optional(readers)
        .await?;
    Ok(row.and_then(|(original,)| original).unwrap_or_default())
}
