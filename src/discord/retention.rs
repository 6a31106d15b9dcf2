//! Forgets the data of channels and servers that the bot has lost.

use std::time::Duration;

use serenity::all::{FullEvent, GuildId};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::operator::{Gateway, ShardRange};
use crate::command::App;

/// Late enough that the bot knows which guilds it is in.
const FIRST: Duration = Duration::from_secs(10 * 60);
const EVERY: Duration = Duration::from_secs(6 * 60 * 60);

/// Forgets expired data every few hours. Runs until it is dropped.
pub(super) async fn sweep(app: App) {
    let mut due = interval_at(Instant::now() + FIRST, EVERY);
    due.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        due.tick().await;
        app.forget_expired().await;
    }
}

/// Forgets deleted channels at once, and guilds thirty days after the bot was removed from them.
pub(super) async fn on_event(app: &App, gateway: &Gateway, shard: u32, event: &FullEvent) {
    match event {
        FullEvent::Ready { data_about_bot: bot } => {
            let guilds = bot.guilds.iter().map(|guild| guild.id.get()).collect();
            let named = (bot.user.name.clone(), bot.application.id.get());
            if let Some(guilds) = gateway.mark_ready(shard, named, guilds) {
                let shards =
                    gateway.shard_range().map_or((0, 0, 1), |ShardRange { first, last, of }| (first, last, of));
                app.set_guilds(&guilds, shards).await;
            }
            gateway.announce(app);
        }
        FullEvent::GuildCreate { guild, .. } => {
            gateway.set_server(shard, guild.id.get(), true);
            app.joined_guild(guild.id.get()).await;
        }
        // A guild that is merely unavailable comes back.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            gateway.set_server(shard, incomplete.id.get(), false);
            left(app, incomplete.id).await;
        }
        FullEvent::ChannelDelete { channel, .. } => app.forget_deleted_channel(channel.id.get()).await,
        FullEvent::ThreadDelete { thread, .. } => app.forget_deleted_channel(thread.id.get()).await,
        _ => {}
    }
}

async fn left(app: &App, guild: GuildId) {
    app.left_guild(guild.get()).await;
    tracing::info!(guild = guild.get(), "removed from a server: its data will be deleted in 30 days");
}
