use sqlx::{ConnectOptions, Connection, PgConnection};

use super::open::{behind, check, count_others, failed, parse};
use crate::store::open_error::OpenError;

/// What an inspection of a database on a server found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerInspection {
    /// Host, port and database.
    pub server: String,
    /// PostgreSQL's version.
    pub version: String,
    /// Whether the connection is encrypted, or never leaves the machine.
    pub private: bool,
    /// How large the database is, in bytes.
    pub bytes: i64,
    /// How many tables are kept in it.
    pub tables: i64,
    /// How many migrations it lacks: the next start applies them. `None` for an empty database.
    pub behind: Option<usize>,
    /// How many connections bots have to it.
    pub in_use: i64,
    /// How many connections the server has left.
    pub connections_left: i64,
}

/// Inspects a database without changing anything. Bots may be using it.
pub(in crate::store) async fn inspect(url: &str) -> Result<ServerInspection, OpenError> {
    let (server, options) = parse(url)?;
    let mut connection = options.connect().await.map_err(|error| failed(&server, &error))?;
    check(&mut connection, &server).await?;
    let behind = behind(&mut connection, &server).await?;
    let looked = look(&mut connection, server.clone(), behind).await.map_err(|error| failed(&server, &error))?;
    connection.close().await.map_err(|error| failed(&server, &error))?;
    Ok(looked)
}

async fn look(
    connection: &mut PgConnection,
    server: String,
    behind: Option<usize>,
) -> Result<ServerInspection, sqlx::Error> {
    let asked = "
        SELECT current_setting('server_version'),
               coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false)
                   OR inet_server_addr() IS NULL OR inet_server_addr() <<= '127.0.0.0/8' OR inet_server_addr() = '::1',
               pg_database_size(current_database()),
               current_setting('max_connections')::bigint - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')";
    let (version, private, bytes, connections_left) = sqlx::query_as(asked).fetch_one(&mut *connection).await?;
    let tables = match behind {
        Some(_) => sqlx::query_scalar("SELECT count(*) FROM channel").fetch_one(&mut *connection).await?,
        None => 0,
    };
    let in_use = count_others(connection).await?;
    Ok(ServerInspection { server, version, private, bytes, tables, behind, in_use, connections_left })
}
