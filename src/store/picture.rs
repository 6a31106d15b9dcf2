use sqlx::SqlitePool;

use super::{Channel, KEPT_PICTURES, StoreError};

/// A picture that lies under a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The name by which boards know it.
    pub id: String,
    /// Pixels from west to east.
    pub width: u32,
    /// Pixels from north to south.
    pub height: u32,
    /// The PNG file.
    pub png: Vec<u8>,
}

const KEEP: &str = "
    DELETE FROM picture WHERE channel = $1 AND id = $2;
    INSERT INTO picture (channel, id, width, height, png) VALUES ($1, $2, $3, $4, $5);
    DELETE FROM picture WHERE channel = $1
        AND seq <= (SELECT seq FROM picture WHERE channel = $1 ORDER BY seq DESC LIMIT 1 OFFSET $6)";

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
