//! Copies everything from one database into another, of the same kind or not.

use super::statement::{Pool, Query, Row, Sql, Tx, Value, query};
use super::{Channel, DatabaseInspection, Home, OpenError, Store, StoreError, inspect, is_server, postgres};

/// Why nothing was copied. The target is as empty as it was, and the source is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// A database cannot be opened.
    #[error("{which}: {error}")]
    Open {
        /// `--from` or `--to`.
        which: &'static str,
        /// Why.
        error: OpenError,
    },
    /// There is nothing to copy.
    #[error("--from: there is no database yet at this address: check it")]
    NoSource,
    /// A database in memory.
    #[error("{0}: a database in memory cannot be moved: expected an address such as sqlite://fivefoot.db")]
    InMemory(&'static str),
    /// Both addresses are the same.
    #[error("--from and --to are the same address: expected two")]
    Same,
    /// A bot uses the database.
    #[error("{which}: a bot is using this database ({connections} connections): stop it first")]
    InUse {
        /// `--from` or `--to`.
        which: &'static str,
        /// How many connections it has.
        connections: i64,
    },
    /// The target holds something.
    #[error("--to: the database is not empty (there are rows in {0}): expected a new one")]
    NotEmpty(&'static str),
    /// The two do not have the same tables or columns, as when one lacks a migration.
    #[error("the two databases have different tables or columns: {0}")]
    Unlike(String),
    /// A row read back differs from the row that was written.
    #[error("a row of {0} came out otherwise than it went in, so nothing was kept")]
    Differs(&'static str),
    /// A database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferReport {
    /// How many rows of each table.
    pub rows: Vec<(&'static str, usize)>,
}

/// All tables with their keys; a table comes before those that refer to it.
const TABLES: [(&str, &[&str]); 14] = [
    ("channel", &["id"]),
    ("creature", &["channel", "name"]),
    ("history", &["channel", "seq"]),
    ("answered", &["channel", "request"]),
    ("picture", &["seq"]),
    ("picture_use", &["channel", "seq", "picture"]),
    ("panel", &["rowid"]),
    ("board", &["channel"]),
    ("template", &["kind", "place", "key"]),
    ("departed", &["guild"]),
    ("player", &["channel", "id"]),
    ("menu", &["guild"]),
    ("undelivered", &["channel"]),
    ("sweep", &["only"]),
];

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Whole,
    Text,
    Bytes,
}

/// The columns of a table and what they hold.
type Columns = Vec<(String, Kind)>;

/// Copies everything from the database at one address into the empty one at another. It does so in one transaction, and
/// reads everything back and compares it row by row before committing.
///
/// # Errors
/// If either cannot be opened or is in use, or the target is not empty.
pub async fn transfer(from: &str, to: &str) -> Result<TransferReport, MoveError> {
    if from == to {
        return Err(MoveError::Same);
    }
    ready(from, "--from", true).await?;
    ready(to, "--to", false).await?;
    let opened = |which| move |error| MoveError::Open { which, error };
    let source = Store::open(from).await.map_err(opened("--from"))?;
    let target = Store::open(to).await.map_err(opened("--to"));
    let moved = match &target {
        Ok(target) => carry(&source, target).await,
        Err(_) => Ok(TransferReport { rows: Vec::new() }),
    };
    source.close().await;
    let target = target?;
    target.close().await;
    moved
}

/// Checks that a database can be used: a file exists and is sound, and no bot uses a server.
async fn ready(url: &str, which: &'static str, is_source: bool) -> Result<(), MoveError> {
    let opened = |error| MoveError::Open { which, error };
    if is_server(url) {
        let connections = postgres::others(url).await.map_err(opened)?;
        return if connections == 0 { Ok(()) } else { Err(MoveError::InUse { which, connections }) };
    }
    match inspect(url).await.map_err(opened)? {
        DatabaseInspection::File(file) if file.path.is_none() => Err(MoveError::InMemory(which)),
        DatabaseInspection::File(file) if file.contents.is_none() && is_source => Err(MoveError::NoSource),
        _ => Ok(()),
    }
}

async fn carry(source: &Store, target: &Store) -> Result<TransferReport, MoveError> {
    let (mut from, mut to) = (source.0.writer.snapshot().await?, target.0.writer.snapshot().await?);
    let columns = columns(&mut from, &mut to).await?;
    for (table, _) in TABLES {
        let rows: bool = query(text(format!("SELECT EXISTS (SELECT 1 FROM {table})"))).fetch_one(&mut to).await?;
        if rows {
            return Err(MoveError::NotEmpty(table));
        }
    }
    let mut moved = Vec::new();
    for ((table, key), columns) in TABLES.into_iter().zip(&columns) {
        let insert = insertion(table, columns);
        let (mut last, mut count) = (None, 0);
        loop {
            let rows = page(&mut from, (table, key), columns, last.as_deref()).await?;
            let Some(end) = rows.last() else { break };
            last = Some(key_of(end, key, columns));
            count += rows.len();
            for row in rows {
                row.into_iter().fold(insert.clone(), Query::bind).execute(&mut to).await?;
            }
        }
        moved.push((table, count));
    }
    if let Home::Server(_) = &target.0.home {
        // The server's sequences continue after the copied rows.
        for (table, column) in [("picture", "seq"), ("panel", "rowid")] {
            let next = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, false) FROM {table}"
            );
            query(text(next)).execute(&mut to).await?;
        }
    }
    for ((table, key), columns) in TABLES.into_iter().zip(&columns) {
        let mut last: Option<Vec<Value>> = None;
        loop {
            let sent = page(&mut from, (table, key), columns, last.as_deref()).await?;
            if sent != page(&mut to, (table, key), columns, last.as_deref()).await? {
                return Err(MoveError::Differs(table));
            }
            let Some(end) = sent.last() else { break };
            last = Some(key_of(end, key, columns));
        }
    }
    to.commit().await?;
    Ok(TransferReport { rows: moved })
}

/// How many rows are read at once. Pictures are large.
fn page_length(table: &str) -> u32 {
    if table == "picture" { 8 } else { 200 }
}

/// The next rows after a key, in key order.
async fn page(
    tx: &mut Tx,
    (table, key): (&str, &[&str]),
    columns: &Columns,
    after: Option<&[Value]>,
) -> Result<Vec<Vec<Value>>, StoreError> {
    let names = columns.iter().map(|(name, _)| quoted(name)).collect::<Vec<_>>().join(", ");
    let keys = key.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(", ");
    let behind = match after {
        Some(_) => format!("WHERE ({keys}) > ({})", places(key.len())),
        None => String::new(),
    };
    let length = page_length(table);
    let asked = query(text(format!("SELECT {names} FROM {table} {behind} ORDER BY {keys} LIMIT {length}")));
    let asked = after.unwrap_or_default().iter().cloned().fold(asked, Query::bind);
    let rows: Vec<Row> = asked.fetch_rows(tx).await?;
    let cells = |row: &Row| columns.iter().enumerate().map(|(place, (_, kind))| cell(row, place, *kind)).collect();
    rows.iter().map(cells).collect()
}

fn cell(row: &Row, place: usize, kind: Kind) -> Result<Value, StoreError> {
    Ok(match kind {
        Kind::Whole => Value::Integer(row.at(place)?),
        // PostgreSQL text cannot contain this character.
        Kind::Text => Value::Text(row.at::<Option<String>>(place)?.map(|text| text.replace('\0', ""))),
        Kind::Bytes => Value::Bytes(row.at(place)?),
    })
}

fn key_of(row: &[Value], key: &[&str], columns: &Columns) -> Vec<Value> {
    let place = |name: &&str| columns.iter().position(|(column, _)| column == *name);
    key.iter().filter_map(place).filter_map(|place| row.get(place).cloned()).collect()
}

fn insertion(table: &str, columns: &Columns) -> Query {
    let names = columns.iter().map(|(name, _)| quoted(name)).collect::<Vec<_>>().join(", ");
    query(text(format!("INSERT INTO {table} ({names}) VALUES ({})", places(columns.len()))))
}

/// `$1, $2, $3`.
fn places(count: usize) -> String {
    (1..=count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

fn text(made: String) -> Sql {
    Sql::assembled(made)
}

/// The columns of each table, which must be the same on both sides.
async fn columns(from: &mut Tx, to: &mut Tx) -> Result<Vec<Columns>, MoveError> {
    let (there, here) = (tables(from).await?, tables(to).await?);
    let mut known: Vec<&str> = TABLES.iter().map(|(table, _)| *table).collect();
    known.sort_unstable();
    if there != known || here != known {
        return Err(MoveError::Unlike(format!("{} and {}", there.join(" "), here.join(" "))));
    }
    let mut all = Vec::new();
    for (table, _) in TABLES {
        let (there, here) = (columns_of(from, table).await?, columns_of(to, table).await?);
        if there != here {
            return Err(MoveError::Unlike(table.to_owned()));
        }
        all.push(there);
    }
    Ok(all)
}

async fn tables(tx: &mut Tx) -> Result<Vec<String>, StoreError> {
    let names = match tx.on_a_server() {
        None => "SELECT name FROM sqlite_master WHERE type = 'table'",
        Some(_) => "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()",
    };
    let mut names: Vec<String> = query(names).fetch_all(tx).await?;
    names.retain(|name| name != "_sqlx_migrations" && !name.starts_with("sqlite_"));
    names.sort_unstable();
    Ok(names)
}

async fn columns_of(tx: &mut Tx, table: &str) -> Result<Columns, MoveError> {
    let on_a_server = tx.on_a_server().is_some();
    let asked = match on_a_server {
        false => format!("SELECT name, lower(type) FROM pragma_table_info('{table}')"),
        true => format!(
            "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT) FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name = '{table}'"
        ),
    };
    let mut columns = Columns::new();
    for (name, kind) in query(text(asked)).fetch_all::<(String, String)>(&mut *tx).await? {
        let kind = match kind.as_str() {
            "integer" | "bigint" => Kind::Whole,
            "text" => Kind::Text,
            "blob" | "bytea" => Kind::Bytes,
            other => return Err(MoveError::Unlike(format!("{table}.{name} is {other}"))),
        };
        columns.push((name, kind));
    }
    // SQLite has this column in every table without listing it.
    if table == "panel" && !on_a_server {
        columns.push(("rowid".to_owned(), Kind::Whole));
    }
    columns.sort_unstable_by(|one, other| one.0.cmp(&other.0));
    Ok(columns)
}

impl Pool {
    /// Begins a transaction that sees the database as it is now, however long it takes.
    async fn snapshot(&self) -> Result<Tx, StoreError> {
        match self {
            Pool::File(_) => self.begin(Channel::CONSOLE).await,
            Pool::Postgres(pool) => Ok(pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ").await?.into()),
        }
    }
}
