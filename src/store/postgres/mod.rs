//! Tables on a PostgreSQL server, which several processes may share: opening, inspecting, and which process has which
//! duty.

mod inspect;
mod open;

use std::collections::HashMap;
use std::fmt;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::Mutex;

pub use inspect::ServerInspection;
pub(super) use inspect::inspect;
pub(super) use open::{open, others};

/// Marks our duties among a database's advisory locks: "5ft!".
const OURS: i32 = 0x3566_7421;

/// The server of an open database.
pub(super) struct Server {
    /// Host, port and database, for display.
    name: String,
    options: PgConnectOptions,
    /// A connection for each duty that this process has: when it closes, the server ends the duty.
    duties: Mutex<HashMap<i32, PgConnection>>,
}

/// Without the options, which hold the password.
impl fmt::Debug for Server {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Server").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Server {
    fn new(name: String, options: PgConnectOptions) -> Server {
        Server { name, options, duties: Mutex::default() }
    }

    /// Host, port and database.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether this process has a duty, taking it if it is free.
    pub async fn claim_duty(&self, duty: i32) -> Result<bool, sqlx::Error> {
        let mut duties = self.duties.lock().await;
        if let Some(connection) = duties.get_mut(&duty) {
            if connection.ping().await.is_ok() {
                return Ok(true);
            }
            duties.remove(&duty);
        }
        let mut connection = self.options.connect().await?;
        // Two bots may share a database, each with its own schema.
        let got: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1, hashtext(current_schema()) # $2)")
            .bind(OURS)
            .bind(duty)
            .fetch_one(&mut connection)
            .await?;
        if got {
            duties.insert(duty, connection);
        } else {
            connection.close().await?;
        }
        Ok(got)
    }

    /// Gives a duty up, if this process has it.
    pub async fn release_duty(&self, duty: i32) {
        if let Some(connection) = self.duties.lock().await.remove(&duty) {
            // The server notices a broken connection on its own.
            let _ = connection.close().await;
        }
    }

    /// Gives all duties up.
    pub async fn release_all(&self) {
        for (_, connection) in self.duties.lock().await.drain() {
            // The server notices a broken connection on its own.
            let _ = connection.close().await;
        }
    }
}
