use sqlx::SqlitePool;

use super::{Channel, KEPT_PICTURES, StoreError};

/// A picture that lies under a board, or a portrait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The name by which boards and creatures know it.
    pub id: String,
    /// Pixels from west to east.
    pub width: u32,
    /// Pixels from north to south.
    pub height: u32,
    /// The PNG file.
    pub png: Vec<u8>,
}

/// The portraits that no creature has and no undo brings back.
macro_rules! unworn {
    () => {
        "DELETE FROM picture WHERE id LIKE 'face-%'
             AND NOT EXISTS (SELECT 1 FROM creature WHERE creature.channel = picture.channel AND portrait = picture.id)
             AND NOT EXISTS (SELECT 1 FROM history
                             WHERE history.channel = picture.channel AND instr(change, picture.id) > 0)"
    };
}

/// The newest picture of a channel stays: what it is for may not be written yet.
macro_rules! but_the_newest {
    () => {
        " AND seq < (SELECT max(seq) FROM picture AS other WHERE other.channel = picture.channel)"
    };
}

/// Sweeps out every channel's portraits that are no longer used.
pub(super) const UNWORN: &str = concat!(unworn!(), but_the_newest!());

/// Sweeps out the portraits of channel $1 that are no longer used, the newest too: for who has its turn there.
pub(super) const UNWORN_HERE: &str = concat!(unworn!(), " AND channel = $1");

const KEEP: &str = concat!(
    "
    DELETE FROM picture WHERE channel = $1 AND id = $2;
    INSERT INTO picture (channel, id, width, height, png) VALUES ($1, $2, $3, $4, $5);
    DELETE FROM picture WHERE channel = $1 AND id NOT LIKE 'face-%' AND seq <= (
        SELECT seq FROM picture WHERE channel = $1 AND id NOT LIKE 'face-%' ORDER BY seq DESC LIMIT 1 OFFSET $6);
    ",
    unworn!(),
    but_the_newest!(),
    " AND channel = $1"
);

/// What the name of a portrait begins with, by which the statements above know it.
pub const FACE: &str = "face-";

pub(super) async fn keep(writer: &SqlitePool, channel: Channel, picture: &Picture) -> Result<(), StoreError> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(KEEP)
        .bind(channel.id())
        .bind(&picture.id)
        .bind(picture.width)
        .bind(picture.height)
        .bind(&picture.png)
        .bind(KEPT_PICTURES)
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
    Ok(row.map(|(width, height, png)| Picture { id: id.to_owned(), width, height, png }))
}
