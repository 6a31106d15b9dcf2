//! The one message in a channel that shows its board. Answers may overtake each other on their way, so changes to it are
//! serialized, and an answer for an older table than the one shown gives way.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a channel is left alone after Discord refused access to its messages: refused requests count against the bot.
const LEFT_ALONE: Duration = Duration::from_secs(60 * 60);

/// How many channels are remembered before idle ones are dropped.
const IDLE: usize = 1_000;

/// Serializes changes to a channel's board message.
#[derive(Default)]
pub(super) struct Boards {
    turns: Mutex<HashMap<u64, Arc<tokio::sync::Mutex<()>>>>,
    refused: Mutex<HashMap<u64, Instant>>,
}

impl Boards {
    /// The lock to hold while the channel's board message is changed.
    pub fn channel_lock(&self, channel: u64) -> Arc<tokio::sync::Mutex<()>> {
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        if turns.len() > IDLE {
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
        }
        turns.entry(channel).or_default().clone()
    }

    /// Whether earlier messages of this channel can be edited, as far as is known.
    pub fn can_be_edited(&self, channel: u64) -> bool {
        let refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        refused.get(&channel).is_none_or(|at| at.elapsed() > LEFT_ALONE)
    }

    /// Records that Discord refused access to the channel's messages.
    pub fn record_refusal(&self, channel: u64) {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        refused.retain(|_, at| at.elapsed() <= LEFT_ALONE);
        refused.insert(channel, Instant::now());
    }
}
