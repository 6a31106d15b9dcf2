//! Connections to the gateway that Discord closes for good. serenity (0.12.5) ends for three of these codes and opens another
//! connection after the rest, again and again, although Discord allows a bot so many a day. With which code a connection was
//! closed stands in its log alone.

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// What serenity warns of, and what is to be done about it.
const FOR_GOOD: [(&str, &str); 3] = [
    ("Sent invalid shard data", "Discord knows no such shard (4010): look at DISCORD_SHARDS and DISCORD_SHARD_RANGE"),
    ("Shard has too many guilds", "Discord wants more shards for so many servers (4011): set DISCORD_SHARDS=auto"),
    (
        "Unknown unclean close 4012",
        "Discord has given up this version of its gateway (4012): a later version of fivefoot is needed",
    ),
];

/// Waits until Discord closes a connection for good, and says what to do. `warnings` are serenity's.
pub(super) async fn for_good(mut warnings: Receiver<String>) -> &'static str {
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
