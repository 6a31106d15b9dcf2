//! How long the database takes.

use prometheus_client::metrics::histogram::Histogram;

/// From a fifth of a millisecond to five seconds, the longest that a write waits for its turn.
const SECONDS: [f64; 12] = [0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0];

/// How long reading tables and writing takes, in seconds. Clones share their counts.
#[derive(Clone, Debug)]
pub struct Times {
    /// Finding a channel's table in memory, or reading its rows.
    pub reads: Histogram,
    /// Writing, the wait for the writer included.
    pub writes: Histogram,
}

impl Default for Times {
    fn default() -> Self {
        Times { reads: Histogram::new(SECONDS), writes: Histogram::new(SECONDS) }
    }
}
