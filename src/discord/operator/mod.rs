//! What the operator sees of the bot: its gateway connections, metrics, the invite link, and a check-up of its account.

mod checkup;
mod gateway;
mod invite;
mod metrics;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::command::App;
use crate::watch::Watched;
pub use checkup::{Account, Checkup, Server, Sessions, application, check_up};
pub(super) use gateway::{Gateway, ShardRange};
pub use invite::{application_of, link};
pub(super) use metrics::{Metrics, Outcome};

/// How long the result of a write probe is reused: each probe waits for the disk.
const PROBE_HOLDS: Duration = Duration::from_secs(5);
/// How long a write probe may take.
const PROBE: Duration = Duration::from_secs(3);

/// What is known about the running bot.
pub(super) struct Operator {
    pub app: App,
    pub gateway: Gateway,
    pub metrics: Metrics,
    /// When the database was last probed, and why it could not be written, if so.
    probed: Mutex<Option<(Instant, Option<String>)>>,
}

impl Operator {
    pub fn new(app: App) -> Self {
        let metrics = Metrics::new(&app);
        Operator { app, gateway: Gateway::default(), metrics, probed: Mutex::default() }
    }

    /// Why the database cannot be written, if it cannot.
    async fn cannot_write(&self) -> Option<String> {
        let mut probed = self.probed.lock().await;
        if let Some((at, why)) = probed.as_ref()
            && at.elapsed() < PROBE_HOLDS
        {
            return why.clone();
        }
        let written = tokio::time::timeout(PROBE, self.app.store.probe()).await;
        let why = match written {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some("the database does not answer".to_owned()),
        };
        *probed = Some((Instant::now(), why.clone()));
        why
    }
}

/// A running bot, as monitoring sees it.
#[derive(Clone)]
pub(super) struct Watching(pub Arc<Operator>);

impl Watched for Watching {
    async fn missing(&self) -> Vec<String> {
        let mut missing = self.0.gateway.missing().await;
        missing.extend(self.0.cannot_write().await);
        missing
    }

    async fn metrics(&self) -> String {
        let Operator { app, gateway, metrics, .. } = &*self.0;
        metrics.text(app, gateway).await
    }
}
