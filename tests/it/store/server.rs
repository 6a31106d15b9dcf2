//! A PostgreSQL server for tests, if the environment names one: `.ci/with-postgres cargo test --test it -- store`.

use std::io::Write;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// The variable with the address of a server and a database used only by these tests.
const SERVER: &str = "FIVEFOOT_TEST_POSTGRES";

/// The address of an empty schema. Without a server it reports that once and returns `None`.
pub async fn empty() -> Option<String> {
    static SAID: Once = Once::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var(SERVER) else {
        // Bypasses the capture of the test's output, so that skipped tests are visible.
        SAID.call_once(|| {
            let _ = writeln!(std::io::stderr(), "left out: tests on PostgreSQL, since {SERVER} names no server");
        });
        return None;
    };
    let schema = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&server).await.unwrap();
    sqlx::query(AssertSqlSafe(format!("CREATE SCHEMA {schema}"))).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let more = if server.contains('?') { '&' } else { '?' };
    Some(format!("{server}{more}options[search_path]={schema}"))
}
