//! The address for monitoring the bot: `/healthz` (the process answers), `/readyz` (it can answer commands) and
//! `/metrics` (metrics in Prometheus's text format).
//!
//! It does not depend on what is monitored, and reveals nothing about people: neither names nor ids.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;

/// How long [`ask`] waits for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The format that Prometheus 2.5 and later ask for.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Something that can be monitored.
pub trait Watched: Clone + Send + Sync + 'static {
    /// What keeps the bot from answering commands, in a few words each; empty if it is ready.
    fn missing(&self) -> impl Future<Output = Vec<String>> + Send;

    /// The metrics, in the OpenMetrics text format.
    fn metrics(&self) -> impl Future<Output = String> + Send;
}

/// Why the bot cannot be monitored.
#[derive(Debug, thiserror::Error)]
#[error("can't listen at HEALTH_ADDR={address}: {why}")]
pub struct CannotListen {
    address: SocketAddr,
    why: std::io::Error,
}

/// Binds the address.
///
/// # Errors
/// If it is in use, or does not belong to this machine.
pub async fn listen(address: SocketAddr) -> Result<TcpListener, CannotListen> {
    TcpListener::bind(address).await.map_err(|why| CannotListen { address, why })
}

/// Answers requests. Runs until it is dropped.
pub async fn serve<W: Watched>(listener: TcpListener, watched: W) {
    let router = Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready::<W>))
        .route("/metrics", get(metrics::<W>))
        .with_state(watched);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "can't be watched any more");
    }
}

async fn ready<W: Watched>(State(watched): State<W>) -> impl IntoResponse {
    let missing = watched.missing().await;
    match &missing[..] {
        [] => (StatusCode::OK, "ready\n".to_owned()),
        _ => (StatusCode::SERVICE_UNAVAILABLE, missing.join("\n") + "\n"),
    }
}

async fn metrics<W: Watched>(State(watched): State<W>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, OPEN_METRICS)], watched.metrics().await)
}

/// Asks a bot at this address whether it is alive, or with `ready` whether it is ready, as a container's health check does.
///
/// # Errors
/// The reason, if it is not, or does not answer within five seconds.
pub async fn ask(address: SocketAddr, ready: bool) -> Result<(), String> {
    let path = if ready { "readyz" } else { "healthz" };
    // One cannot connect to the unspecified address.
    let host = if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address };
    let client = reqwest::Client::builder().timeout(PATIENCE).no_proxy().build();
    let client = client.map_err(|error| error.to_string())?;
    let silent = |_| format!("no bot answers at HEALTH_ADDR={address}");
    let answer = client.get(format!("http://{host}/{path}")).send().await.map_err(silent)?;
    if answer.status().is_success() {
        return Ok(());
    }
    Err(answer.text().await.unwrap_or_default().trim_end().to_owned())
}
