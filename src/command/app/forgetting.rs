//! Automatic deletion: data of guilds the bot has left, of deleted channels, and data past its retention period.

use crate::command::app::App;
use crate::command::app::internal_error::now_ms;
use crate::store::{Channel, Duty, StoreError, SweepReport};

/// Logs a failed deletion. It affects no game and is retried later.
fn logged(done: Result<(), StoreError>) {
    if let Err(error) = done {
        tracing::warn!(%error, "could not delete expired data");
    }
}

impl App {
    /// Records that the bot is in exactly these guilds of these shards (the first, the last, and the total), as reported
    /// when it connects.
    pub async fn set_guilds(&self, guilds: &[u64], shards: (u32, u32, u32)) {
        logged(self.store.set_guilds(guilds, shards, now_ms()).await);
    }

    /// Records that the bot is in this guild, perhaps again.
    pub async fn joined_guild(&self, guild: u64) {
        logged(self.store.joined_guild(guild).await);
    }

    /// Records that the bot was removed from this guild.
    pub async fn left_guild(&self, guild: u64) {
        logged(self.store.left_guild(guild, now_ms()).await);
    }

    /// Deletes everything past its retention period.
    pub async fn forget_expired(&self) {
        self.forget_what_is_due_by(now_ms()).await;
    }

    /// Deletes what is due at the given time, in milliseconds since 1970. Of several processes, only one does it.
    pub async fn forget_what_is_due_by(&self, now_ms: i64) {
        if !self.store.claim_duty(Duty::Housekeeping).await {
            return;
        }
        match self.store.forget_expired(now_ms).await {
            Ok(swept) if swept.doubtful > 0 => {
                let channels = swept.doubtful;
                tracing::warn!(channels, "expired: most at once, so they stay for a day (a wrong clock?)");
            }
            Ok(swept) if swept == SweepReport::default() => {}
            Ok(SweepReport { channels, replies, .. }) => tracing::info!(channels, replies, "deleted expired data"),
            Err(error) => logged(Err(error)),
        }
    }

    /// Handles the deletion of a channel.
    pub async fn forget_deleted_channel(&self, channel: u64) {
        let lock = self.lock(channel);
        let _turn = lock.lock().await;
        logged(self.store.forget_channel(Channel(channel)).await);
    }
}
