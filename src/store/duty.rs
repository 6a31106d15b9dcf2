//! Work that only one process does where several share a database.

use super::{Home, Store};

/// Work that one process at a time is responsible for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Forgetting what has been kept long enough.
    Housekeeping,
    /// Registering the commands with Discord.
    Commands,
    /// Opening connections to Discord, which demands pauses between all of a bot's connections.
    Connecting,
}

impl Duty {
    fn number(self) -> i32 {
        match self {
            Duty::Housekeeping => 1,
            Duty::Commands => 2,
            Duty::Connecting => 3,
        }
    }
}

impl Store {
    /// Gives up a duty, so that the next process to ask gets it.
    pub async fn release_duty(&self, duty: Duty) {
        if let Home::Server(server) = &self.0.home {
            server.release_duty(duty.number()).await;
        }
    }

    /// Whether a duty is this process's. The first to ask has it until it ends or loses its connection; then the next to ask
    /// gets it. The owner of a SQLite file has every duty.
    pub async fn claim_duty(&self, duty: Duty) -> bool {
        match &self.0.home {
            Home::File(_) => true,
            Home::Server(server) => server.claim_duty(duty.number()).await.unwrap_or_else(|error| {
                tracing::warn!(%error, ?duty, "could not ask whose duty it is");
                false
            }),
        }
    }
}
