use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, SqlSafeStr};

use super::Server;
use crate::store::open_error::OpenError;
use crate::store::statement::Pool;

/// How many connections a process has at most, not counting those for its duties.
const CONNECTIONS: u32 = 10;

/// How long a command waits for a connection, including a new one: a restarting server may be back by then.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);

/// The server's own limits on a client that stalls. It cancels a statement or a lock that takes longer, and releases the locks
/// of a process that froze. The last three detect a peer that has silently vanished.
const PATIENCE: [(&str, &str); 6] = [
    ("lock_timeout", "3s"),
    ("statement_timeout", "5s"),
    ("idle_in_transaction_session_timeout", "10s"),
    ("tcp_keepalives_idle", "30"),
    ("tcp_keepalives_interval", "10"),
    ("tcp_keepalives_count", "3"),
];

/// Migrating may rewrite a large table, or wait for another process to do it.
const PATIENCE_TO_MIGRATE: [(&str, &str); 2] = [("lock_timeout", "5min"), ("statement_timeout", "0")];

/// The prefix of a bot's application name, followed by its schema: `fivefoot/public`. Shown by `pg_stat_activity`.
const OURS: &str = "fivefoot/";

/// `gen_random_uuid` is built in from this version on.
const NEEDED: u32 = 13;

/// A new migration is a new file and a new line here. Existing files never change: sqlx compares their checksums.
fn migrations() -> Migrator {
    let migration = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        migration(1, "tables", include_str!("../../../migrations/postgres/0001_tables.sql")),
        migration(2, "answers", include_str!("../../../migrations/postgres/0002_answers.sql")),
    ])
}

/// Connects to the database, migrates it, and creates the connection pool.
pub(in crate::store) async fn open(url: &str) -> Result<(Pool, Server), OpenError> {
    let (name, options) = parse(url)?;
    let migrating = PgConnectOptions::options(options.clone(), PATIENCE_TO_MIGRATE);
    let mut connection = migrating.connect().await.map_err(|error| failed(&name, &error))?;
    let schema = check(&mut connection, &name).await?;
    let options = options.application_name(&format!("{OURS}{schema}"));
    migrate(&mut connection, &name).await?;
    connection.close().await.map_err(|error| failed(&name, &error))?;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        // A restarted server has closed all of them: the test costs a round trip, but fewer commands fail.
        .test_before_acquire(true)
        .connect_lazy_with(options.clone());
    Ok((Pool::Postgres(pool), Server::new(name, options)))
}

/// The server's name for display, and how to connect to it.
pub(super) fn parse(url: &str) -> Result<(String, PgConnectOptions), OpenError> {
    let unreadable =
        || OpenError::Address("but this one cannot be read (special characters in a password are written %40)");
    let options = PgConnectOptions::from_str(url).map_err(|_| unreadable())?;
    let database = options.get_database().unwrap_or(options.get_username());
    let host = options.get_socket().map_or_else(|| options.get_host().to_owned(), |path| path.display().to_string());
    let name = format!("{host}:{}/{database}", options.get_port());
    let options = PgConnectOptions::options(options.application_name("fivefoot"), PATIENCE);
    Ok((name, options.disable_statement_logging()))
}

/// Checks that the server is suitable and the database is ours or empty, before anything is written to it. Returns the schema.
pub(super) async fn check(connection: &mut PgConnection, name: &str) -> Result<String, OpenError> {
    let failed = |error: sqlx::Error| failed(name, &error);
    let asked = "SELECT current_setting('server_version_num')::bigint, current_setting('server_version'), current_schema()::text";
    let (number, version, schema): (i64, String, Option<String>) =
        sqlx::query_as(asked).fetch_one(&mut *connection).await.map_err(failed)?;
    if number < i64::from(NEEDED) * 10_000 {
        return Err(OpenError::OldServer { server: name.to_owned(), version, needed: NEEDED });
    }
    let Some(schema) = schema else {
        let why = "the schema in its search_path does not exist: CREATE SCHEMA it".to_owned();
        return Err(OpenError::Refused { server: name.to_owned(), why });
    };
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()")
            .fetch_all(&mut *connection)
            .await
            .map_err(failed)?;
    let there = |table: &str| tables.iter().any(|there| there == table);
    let ours = there("_sqlx_migrations") && there("channel") && there("picture_use");
    if tables.is_empty() || ours { Ok(schema) } else { Err(OpenError::ForeignServer(name.to_owned())) }
}

/// Checks that no later version has migrated it, and counts the migrations that it lacks; `None` for an empty database.
pub(super) async fn behind(connection: &mut PgConnection, name: &str) -> Result<Option<usize>, OpenError> {
    let failed = |error: sqlx::Error| failed(name, &error);
    let there = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
    let there: bool = sqlx::query_scalar(there).fetch_one(&mut *connection).await.map_err(failed)?;
    if !there {
        return Ok(None);
    }
    let made: Vec<i64> =
        sqlx::query_scalar("SELECT version FROM _sqlx_migrations").fetch_all(connection).await.map_err(failed)?;
    let known = migrations();
    match made.iter().find(|made| !known.version_exists(**made)) {
        Some(&migration) => Err(OpenError::NewerServer { server: name.to_owned(), migration }),
        None => Ok(Some(known.iter().count().saturating_sub(made.len()))),
    }
}

async fn migrate(connection: &mut PgConnection, name: &str) -> Result<(), OpenError> {
    let server = name.to_owned();
    migrations().run(connection).await.map_err(|error| match error {
        MigrateError::VersionMissing(migration) => OpenError::NewerServer { server, migration },
        MigrateError::VersionMismatch(_) => OpenError::ForeignServer(server),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(name, &error),
        other => OpenError::ServerFailed { server, why: other.to_string() },
    })
}

/// How many connections bots have to the database. A connection that was just closed may take a moment to disappear.
pub(in crate::store) async fn others(url: &str) -> Result<i64, OpenError> {
    let (name, options) = parse(url)?;
    let failed = |error: sqlx::Error| failed(&name, &error);
    let mut connection = options.connect().await.map_err(failed)?;
    let mut count = 0;
    for _ in 0..20 {
        count = count_others(&mut connection).await.map_err(failed)?;
        if count == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    connection.close().await.map_err(failed)?;
    Ok(count)
}

pub(super) async fn count_others(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let others = "
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = $1 || current_schema()";
    sqlx::query_scalar(others).bind(OURS).fetch_one(connection).await
}

/// Sorts errors by PostgreSQL's error code classes (its manual, appendix A).
pub(super) fn failed(name: &str, error: &sqlx::Error) -> OpenError {
    let server = name.to_owned();
    let code = error.as_database_error().and_then(|error| error.code());
    let why = match error.as_database_error() {
        Some(error) => error.message().to_owned(),
        None => error.to_string(),
    };
    match (error, code.as_deref()) {
        (sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut, _) => OpenError::Unreachable { server, why },
        (sqlx::Error::Tls(_), _) => OpenError::Refused { server, why: format!("no encrypted connection: {why}") },
        // Starting up, or shutting down.
        (_, Some("57P01" | "57P02" | "57P03")) => OpenError::Unreachable { server, why },
        (_, Some(code)) if ["28", "3D", "42501", "53", "25006"].iter().any(|class| code.starts_with(class)) => {
            OpenError::Refused { server, why }
        }
        _ => OpenError::ServerFailed { server, why },
    }
}
