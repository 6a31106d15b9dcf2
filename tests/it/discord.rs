//! The bot over real sockets, against the stand-in.

use crate::standin::{Database, Standin};

#[tokio::test]
async fn first() {
    let (discord, db) = (Standin::start().await, Database::new());
    let _bot = discord.bot(&db).await;
}
