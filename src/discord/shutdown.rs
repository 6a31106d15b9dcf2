//! Shutdown: requested by a signal, delayed by the commands in flight, and bounded in time.

use std::io;
use std::time::Duration;

use serenity::all::ShardManager;

use super::state::BotState;

/// How long commands in flight may take after a signal.
const DRAIN: Duration = Duration::from_secs(10);
/// How long closing the gateway may take.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long closing the store may take; after that, whatever is still running is abandoned.
const CLOSING: Duration = Duration::from_secs(5);

/// The exit code if something had to be abandoned.
const ABANDONED: i32 = 1;

/// The signals that ask a process to stop: Ctrl-C, and on Unix `SIGTERM`.
pub(super) struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    pub(super) fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    pub(super) async fn received(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

#[cfg(not(unix))]
impl Signals {
    pub(super) fn listen() -> io::Result<Self> {
        Ok(Self {})
    }

    pub(super) async fn received(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Stops accepting commands, waits for those in flight, and closes the gateway if it is open.
pub(super) async fn drain(bot: &BotState, shards: Option<&ShardManager>, signals: Signals) {
    exit_on_second_signal(signals);
    bot.closing.cancel();
    bot.work.close();
    if !bot.work.is_empty() {
        tracing::info!(commands = bot.work.len(), "waiting for running commands");
    }
    if tokio::time::timeout(DRAIN, bot.work.wait()).await.is_err() {
        tracing::warn!(commands = bot.work.len(), "gave up waiting for running commands");
    }
    // The gateway stays open until here, so that new commands still get an answer: try again later.
    if let Some(shards) = shards
        && tokio::time::timeout(FAREWELL, shards.shutdown_all()).await.is_err()
    {
        tracing::debug!("the gateway was not closed in time");
    }
}

/// Ends the process on a second signal, or once it takes too long: a hung thread would keep it alive.
fn exit_on_second_signal(mut signals: Signals) {
    let abandon = || std::process::exit(ABANDONED);
    tokio::spawn(async move {
        signals.received().await;
        abandon();
    });
    std::thread::spawn(move || {
        std::thread::sleep(DRAIN + FAREWELL + CLOSING);
        abandon();
    });
}
