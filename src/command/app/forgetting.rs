//! What is forgotten without being asked: of guilds that the bot has left, of channels that are gone, and what is too
//! old.

use crate::command::app::App;
use crate::command::app::internal_error::now_ms;
use crate::store::{Channel, StoreError};

/// A failure here harms nobody who plays: it is tried again later.
fn logged<T>(done: Result<T, StoreError>) {
    if let Err(error) = done {
        tracing::warn!(%error, "what is no longer wanted could not be forgotten");
    }
}

impl App {
    /// The bot is in these guilds and no others, as it learns when it connects.
    pub async fn set_guilds(&self, guilds: &[u64]) {
        logged(self.store.set_guilds(guilds, now_ms()).await);
    }

    /// The bot is in this guild, perhaps again.
    pub async fn joined_guild(&self, guild: u64) {
        logged(self.store.joined_guild(guild).await);
    }

    /// The bot was removed from this guild.
    pub async fn left_guild(&self, guild: u64) {
        logged(self.store.left_guild(guild, now_ms()).await);
    }

    /// Forgets whatever has been kept for as long as it may be.
    pub async fn forget_expired(&self) {
        self.forget_what_is_due_by(now_ms()).await;
    }

    /// The same at this time, in milliseconds since 1970.
    pub async fn forget_what_is_due_by(&self, now_ms: i64) {
        logged(self.store.forget_expired(now_ms).await);
    }

    /// This channel was deleted.
    pub async fn channel_is_gone(&self, channel: u64) {
        let lock = self.lock(channel);
        let _turn = lock.lock().await;
        logged(self.store.forget_channel(Channel(channel)).await);
    }
}
