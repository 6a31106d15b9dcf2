//! One way to query both databases: a statement with its values, and the rows that come back.
//!
//! SQLite understands PostgreSQL's `$1`, and most statements have the same text for both. Where they differ, [`Sql::either`]
//! holds both. sqlx's own `Any` won't do: it hides what only one of them has, such as write-ahead logs and advisory locks.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io;
use std::time::Duration;

use rusqlite::types::FromSql;
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, PgPool, Postgres, Row as _, SqlSafeStr, SqlStr, Transaction};

use super::StoreError;
use super::file_pool::{FilePool, FileRow, PooledConnection};

/// The text of one statement, or of several separated by `;`, which none of our literals contains.
#[derive(Clone, Debug)]
pub(super) struct Sql {
    sqlite: Cow<'static, str>,
    postgres: Cow<'static, str>,
}

impl Sql {
    /// Two texts that do the same thing.
    pub const fn either(sqlite: &'static str, postgres: &'static str) -> Sql {
        Sql { sqlite: Cow::Borrowed(sqlite), postgres: Cow::Borrowed(postgres) }
    }

    /// A text assembled from our own words only.
    pub fn assembled(text: String) -> Sql {
        Sql { sqlite: text.clone().into(), postgres: text.into() }
    }
}

impl From<&'static str> for Sql {
    fn from(both: &'static str) -> Sql {
        Sql::either(both, both)
    }
}

fn safe(text: Cow<'static, str>) -> SqlStr {
    match text {
        Cow::Borrowed(text) => text.into_sql_str(),
        Cow::Owned(text) => AssertSqlSafe(text).into_sql_str(),
    }
}

/// A value in a statement. `None` has a type too, because PostgreSQL asks for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Integer(Option<i64>),
    Text(Option<String>),
    Bool(bool),
    Bytes(Option<Vec<u8>>),
}

impl Value {
    /// An empty value of the same type.
    fn emptied(&self) -> Value {
        match self {
            Value::Integer(_) => Value::Integer(None),
            Value::Text(_) => Value::Text(None),
            Value::Bool(_) => Value::Bool(false),
            Value::Bytes(_) => Value::Bytes(None),
        }
    }
}

macro_rules! values {
    ($($given:ty: $value:ident => $made:expr;)*) => {
        $(impl From<$given> for Value {
            fn from($value: $given) -> Value {
                $made
            }
        })*
    };
}

values! {
    i64: value => Value::Integer(Some(value));
    u32: value => Value::Integer(Some(value.into()));
    Option<i64>: value => Value::Integer(value);
    bool: value => Value::Bool(value);
    &str: value => Value::Text(Some(value.to_owned()));
    String: value => Value::Text(Some(value));
    &String: value => Value::Text(Some(value.clone()));
    Option<String>: value => Value::Text(value);
    Option<&String>: value => Value::Text(value.cloned());
    Option<&str>: value => Value::Text(value.map(str::to_owned));
    &Option<String>: value => Value::Text(value.clone());
    &Vec<u8>: value => Value::Bytes(Some(value.clone()));
    Option<&Vec<u8>>: value => Value::Bytes(value.cloned());
    Option<Vec<u8>>: value => Value::Bytes(value);
}

/// A statement and its values.
#[derive(Clone, Debug)]
pub(super) struct Query {
    sql: Sql,
    values: Vec<Value>,
}

/// A statement without values yet.
pub(super) fn query(sql: impl Into<Sql>) -> Query {
    Query { sql: sql.into(), values: Vec::new() }
}

impl Query {
    /// Adds the next value: `$1`, then `$2`.
    pub fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    /// Its statements for SQLite.
    pub fn statements(&self) -> impl Iterator<Item = &str> {
        each_of(&self.sql.sqlite)
    }

    /// Its values, shared by all its statements.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Executes it and returns how many rows it changed.
    pub async fn execute(self, on: impl Executor) -> Result<u64, StoreError> {
        on.execute(self).await
    }

    /// All rows.
    pub async fn fetch_all<T: FromRow>(self, on: impl Executor) -> Result<Vec<T>, StoreError> {
        on.rows(self).await?.iter().map(T::from_row).collect()
    }

    /// All rows, to read their columns one by one.
    pub async fn fetch_rows(self, on: impl Executor) -> Result<Vec<Row>, StoreError> {
        on.rows(self).await
    }

    /// The first row, if any, to read its columns by name.
    pub async fn fetch_row(self, on: impl Executor) -> Result<Option<Row>, StoreError> {
        Ok(on.rows(self).await?.into_iter().next())
    }

    /// The first row, if any.
    pub async fn fetch_optional<T: FromRow>(self, on: impl Executor) -> Result<Option<T>, StoreError> {
        on.rows(self).await?.first().map(T::from_row).transpose()
    }

    /// The first row of a statement that always returns one.
    pub async fn fetch_one<T: FromRow>(self, on: impl Executor) -> Result<T, StoreError> {
        self.fetch_optional(on).await?.ok_or_else(|| StoreError::Database("a row is missing".to_owned()))
    }
}

/// A row of either database.
#[derive(Debug)]
pub(super) enum Row {
    File(FileRow),
    Postgres(PgRow),
}

/// A type that a column can be read as.
pub(super) trait Column: FromSql + for<'r> sqlx::Decode<'r, Postgres> + sqlx::Type<Postgres> {}

impl<T> Column for T where T: FromSql + for<'r> sqlx::Decode<'r, Postgres> + sqlx::Type<Postgres> {}

impl Row {
    /// The column with this name.
    pub fn try_get<T: Column>(&self, name: &str) -> Result<T, StoreError> {
        match self {
            Row::File(row) => row.at(row.place(name)?),
            Row::Postgres(row) => Ok(row.try_get(name)?),
        }
    }

    /// The column at this index, from 0.
    pub fn at<T: Column>(&self, place: usize) -> Result<T, StoreError> {
        match self {
            Row::File(row) => row.at(place),
            Row::Postgres(row) => Ok(row.try_get(place)?),
        }
    }
}

/// A type that a row can be read as: a single value, a tuple of several in order, or a type of ours.
pub(super) trait FromRow: Sized {
    fn from_row(row: &Row) -> Result<Self, StoreError>;
}

macro_rules! single {
    ($($one:ty),*) => {
        $(impl FromRow for $one {
            fn from_row(row: &Row) -> Result<Self, StoreError> {
                row.at(0)
            }
        })*
    };
}

single!(i64, Option<i64>, String, Option<String>, bool, Option<bool>, Vec<u8>, Option<Vec<u8>>);

macro_rules! several {
    ($(($($one:ident $place:literal),*))*) => {
        $(impl<$($one: Column),*> FromRow for ($($one,)*) {
            fn from_row(row: &Row) -> Result<Self, StoreError> {
                Ok(($(row.at::<$one>($place)?,)*))
            }
        })*
    };
}

several!((A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) (A 0, B 1, C 2, D 3, E 4));

/// The connections to a database.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    File(FilePool),
    Postgres(PgPool),
}

/// A transaction. Unless it is committed, nothing in it has happened.
pub(super) struct Tx {
    begun: Begun,
    /// Whether a statement changed anything, or may have.
    has_written: bool,
}

enum Begun {
    File(PooledConnection),
    Postgres(Transaction<'static, Postgres>),
}

impl From<PooledConnection> for Tx {
    fn from(begun: PooledConnection) -> Tx {
        Tx { begun: Begun::File(begun), has_written: false }
    }
}

impl From<Transaction<'static, Postgres>> for Tx {
    fn from(begun: Transaction<'static, Postgres>) -> Tx {
        Tx { begun: Begun::Postgres(begun), has_written: false }
    }
}

impl Tx {
    /// The PostgreSQL transaction, if it is one.
    pub fn on_a_server(&mut self) -> Option<&mut Transaction<'static, Postgres>> {
        match &mut self.begun {
            Begun::File(_) => None,
            Begun::Postgres(tx) => Some(tx),
        }
    }

    /// Whether anything was written since the last call.
    pub fn has_written(&mut self) -> bool {
        std::mem::take(&mut self.has_written)
    }

    /// Commits it.
    pub async fn commit(self) -> Result<(), StoreError> {
        match self.begun {
            Begun::File(mut taken) => taken.commit(),
            Begun::Postgres(tx) => Ok(in_time(tx.commit()).await?),
        }
    }
}

impl Pool {
    /// Finishes what is in flight and closes the connections.
    pub async fn close(&self) {
        match self {
            Pool::File(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

/// Something that executes statements.
pub(super) trait Executor: Send {
    /// Executes it and returns its rows.
    fn rows(self, query: Query) -> impl Future<Output = Result<Vec<Row>, StoreError>> + Send;

    /// Executes it and returns how many rows it changed. Several statements form one transaction.
    fn execute(self, query: Query) -> impl Future<Output = Result<u64, StoreError>> + Send;
}

impl Executor for &Pool {
    async fn rows(self, query: Query) -> Result<Vec<Row>, StoreError> {
        match self {
            Pool::File(pool) => pool.with(move |taken| file_rows(taken, &query)).await,
            Pool::Postgres(pool) => postgres_rows(pool, query).await,
        }
    }

    async fn execute(self, query: Query) -> Result<u64, StoreError> {
        match self {
            Pool::File(pool) => pool.with(move |taken| taken.execute(&query)).await,
            Pool::Postgres(pool) => {
                let mut tx = in_time(pool.begin()).await?;
                let changed = postgres_execute(&mut tx, query).await?;
                in_time(tx.commit()).await?;
                Ok(changed)
            }
        }
    }
}

impl Executor for &mut Tx {
    async fn rows(self, query: Query) -> Result<Vec<Row>, StoreError> {
        match &mut self.begun {
            Begun::File(taken) => file_rows(taken, &query),
            Begun::Postgres(tx) => postgres_rows(&mut **tx, query).await,
        }
    }

    async fn execute(self, query: Query) -> Result<u64, StoreError> {
        self.has_written = true;
        match &mut self.begun {
            Begun::File(taken) => taken.execute(&query),
            Begun::Postgres(tx) => postgres_execute(tx, query).await,
        }
    }
}

fn file_rows(taken: &mut PooledConnection, query: &Query) -> Result<Vec<Row>, StoreError> {
    Ok(taken.rows(query)?.into_iter().map(Row::File).collect())
}

async fn postgres_rows<'c>(
    on: impl sqlx::Executor<'c, Database = Postgres>,
    query: Query,
) -> Result<Vec<Row>, StoreError> {
    let rows = in_time(postgres(query.sql.postgres, query.values).fetch_all(on)).await?;
    Ok(rows.into_iter().map(Row::Postgres).collect())
}

/// PostgreSQL takes one statement at a time.
async fn postgres_execute(tx: &mut Transaction<'static, Postgres>, query: Query) -> Result<u64, StoreError> {
    let mut changed = 0;
    let texts: Vec<Cow<'static, str>> = match query.sql.postgres {
        Cow::Borrowed(text) => each_of(text).map(Cow::Borrowed).collect(),
        Cow::Owned(text) => vec![Cow::Owned(text)],
    };
    for text in texts {
        // sqlx caches prepared statements by their text, so the same text must always get the same number of values. Values that
        // the text does not name are not sent.
        let named = places_in(&text);
        let most = named.last().copied().unwrap_or(0);
        let sent =
            |(place, value): (usize, &Value)| if named.contains(&place) { value.clone() } else { value.emptied() };
        let values = (1..).zip(query.values.iter().take(most)).map(sent).collect();
        changed += in_time(postgres(text, values).execute(&mut **tx)).await?.rows_affected();
    }
    Ok(changed)
}

/// How long a server may take for one statement: longer than its own limit, so that only a server that has silently vanished
/// exceeds it. Without this a command would wait until the system drops the connection, which takes a quarter of an hour.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// The server's reply, or an error if it does not reply in time.
pub(super) async fn in_time<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let silent = |_| sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "the server does not answer"));
    tokio::time::timeout(ANSWER_TIMEOUT, asked).await.map_err(silent)?
}

/// The statements in a text, separated by `;`.
fn each_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|one| !one.is_empty())
}

/// The indices of the values that a statement names, in order: 1 and 3 for `$3, $1`.
fn places_in(text: &str) -> BTreeSet<usize> {
    let numbers = text.split('$').skip(1).filter_map(|after| {
        let digits = after.find(|c: char| !c.is_ascii_digit()).map_or(after, |end| &after[..end]);
        digits.parse().ok()
    });
    numbers.collect()
}

fn postgres(
    text: Cow<'static, str>,
    values: Vec<Value>,
) -> sqlx::query::Query<'static, Postgres, sqlx::postgres::PgArguments> {
    values.into_iter().fold(sqlx::query(safe(text)), |sent, value| match value {
        Value::Integer(value) => sent.bind(value),
        // PostgreSQL text cannot contain this character, which is invisible anyway.
        Value::Text(value) => {
            sent.bind(value.map(|text| if text.contains('\0') { text.replace('\0', "") } else { text }))
        }
        Value::Bool(value) => sent.bind(value),
        Value::Bytes(value) => sent.bind(value),
    })
}
