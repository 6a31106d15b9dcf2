//! Gateway connections that Discord closes for good. serenity (0.12.5) stops for three of these codes and reconnects
//! after the rest, again and again, although Discord limits a bot's connections per day. Only serenity's log tells with which
//! code a connection was closed.

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// Fragments of serenity's warnings, and what to do about each.
const FOR_GOOD: [(&str, &str); 3] = [
    ("Sent invalid shard data", "Discord knows no such shard (4010): look at DISCORD_SHARDS and DISCORD_SHARD_RANGE"),
    ("Shard has too many guilds", "Discord wants more shards for so many servers (4011): set DISCORD_SHARDS=auto"),
    (
        "Unknown unclean close 4012",
        "Discord has given up this version of its gateway (4012): a later version of fivefoot is needed",
    ),
];

/// Waits until Discord closes a connection for good, and returns what to do. `warnings` are serenity's.
pub(super) async fn wait_for_final_close(mut warnings: Receiver<String>) -> &'static str {
    loop {
        let warning = match warnings.recv().await {
            Ok(warning) => warning,
            Err(RecvError::Lagged(_)) => continue,
            Err(RecvError::Closed) => std::future::pending().await,
        };
        if let Some((_, reason)) = FOR_GOOD.iter().find(|(said, _)| warning.contains(said)) {
            return reason;
        }
    }
}
