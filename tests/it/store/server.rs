//! A PostgreSQL server for tests, where the environment names one: `.ci/with-postgres cargo test --test it -- store`.

use std::io::Write;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// The variable that names a server and a database on it, for these tests alone.
const SERVER: &str = "FIVEFOOT_TEST_POSTGRES";

/// The address of an empty schema. `None` without a server, and says so once.
pub async fn empty() -> Option<String> {
    static SAID: Once = Once::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var(SERVER) else {
        // Past the capture of the test's output: what was left out is to be seen.
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
