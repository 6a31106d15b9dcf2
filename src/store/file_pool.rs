//! Connections to a SQLite database. A statement is a plain call that blocks its thread on the disk, so calls run on
//! blocking threads. sqlx would keep a thread per connection and send it each statement as a message, which takes longer than
//! most statements do.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::types::{self, ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, ToSql};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::StoreError;
use super::statement::{Query, Value};

/// How long to wait for a connection.
const WAIT_TIMEOUT: Duration = Duration::from_secs(5);

/// How many prepared statements a connection keeps: more than there are.
const PREPARED: usize = 200;

/// A small pool of connections.
#[derive(Clone)]
pub(super) struct FilePool(Arc<Inner>);

struct Inner {
    opens: Box<dyn Fn() -> rusqlite::Result<Connection> + Send + Sync>,
    most: u32,
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<Open>>,
}

/// An open connection.
struct Open {
    connection: Connection,
    /// Whether its commits wait for the disk, once that has been set.
    waits_for_the_disk: Option<bool>,
}

impl std::fmt::Debug for FilePool {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("FilePool").field("most", &self.0.most).finish_non_exhaustive()
    }
}

impl FilePool {
    /// A pool of at most this many connections, opened on demand.
    pub fn new(most: u32, opens: impl Fn() -> rusqlite::Result<Connection> + Send + Sync + 'static) -> FilePool {
        let permits = Arc::new(Semaphore::new(most as usize));
        FilePool(Arc::new(Inner { opens: Box::new(opens), most, permits, idle: Mutex::default() }))
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Open>> {
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens the first connection, to see whether that works.
    ///
    /// # Errors
    /// If it does not.
    pub fn open_one(&self) -> rusqlite::Result<()> {
        let open = self.open()?;
        self.idle().push(open);
        Ok(())
    }

    fn open(&self) -> rusqlite::Result<Open> {
        let connection = (self.0.opens)()?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        Ok(Open { connection, waits_for_the_disk: None })
    }

    /// Takes a connection.
    ///
    /// # Errors
    /// If all are in use for too long, or the pool is being closed.
    pub async fn take(&self) -> Result<PooledConnection, StoreError> {
        let permit = match self.0.permits.clone().try_acquire_owned() {
            Ok(permit) => permit,
            Err(_) => match tokio::time::timeout(WAIT_TIMEOUT, self.0.permits.clone().acquire_owned()).await {
                Ok(Ok(permit)) => permit,
                Ok(Err(_)) => return Err(StoreError::Database("it is being closed".to_owned())),
                Err(_) => return Err(StoreError::Database("it is too busy".to_owned())),
            },
        };
        let open = self.idle().pop();
        Ok(PooledConnection { open, pool: self.clone(), _permit: permit })
    }

    /// Runs a closure with a connection on a thread that may wait for the disk.
    ///
    /// # Errors
    /// As [`FilePool::take`], or whatever the closure returns.
    pub async fn with<T: Send + 'static>(
        &self,
        does: impl FnOnce(&mut PooledConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let mut taken = self.take().await?;
        let done = tokio::task::spawn_blocking(move || does(&mut taken)).await;
        done.map_err(|_| StoreError::Database("it was interrupted".to_owned()))?
    }

    /// Waits until all connections are back, and closes them.
    pub async fn close(&self) {
        // If this fails, the pool is already closed.
        let all = self.0.permits.acquire_many(self.0.most).await;
        self.0.permits.close();
        let idle = std::mem::take(&mut *self.idle());
        // Closing the last connection moves the log into the file. Without a runtime, the connections are closed here.
        let _ = tokio::task::spawn_blocking(move || drop(idle)).await;
        drop(all);
    }
}

/// A connection in use, returned to the pool on drop. An open transaction is rolled back then, unless SQLite has already
/// done so, as on a full disk; a connection stuck in its transaction is closed.
pub(super) struct PooledConnection {
    open: Option<Open>,
    pool: FilePool,
    _permit: OwnedSemaphorePermit,
}

impl PooledConnection {
    fn open(&mut self) -> rusqlite::Result<&mut Open> {
        let open = match self.open.take() {
            Some(open) => open,
            None => self.pool.open()?,
        };
        Ok(self.open.insert(open))
    }

    /// Begins a transaction during which nobody else can write. Its commit either waits until everything is on disk, or a loss
    /// of power may undo all of it until the next commit that waits.
    pub fn begin(&mut self, waits_for_the_disk: bool) -> Result<(), StoreError> {
        let open = self.open()?;
        if open.waits_for_the_disk != Some(waits_for_the_disk) {
            let how = if waits_for_the_disk { "FULL" } else { "NORMAL" };
            open.connection.pragma_update(None, "synchronous", how)?;
            open.waits_for_the_disk = Some(waits_for_the_disk);
        }
        // A transaction that reads before it writes would be refused if another wrote in between.
        Ok(run(&open.connection, "BEGIN IMMEDIATE", &[]).map(drop)?)
    }

    /// Commits the transaction.
    pub fn commit(&mut self) -> Result<(), StoreError> {
        Ok(run(&self.open()?.connection, "COMMIT", &[]).map(drop)?)
    }

    /// Executes a query and returns how many rows it changed.
    pub fn execute(&mut self, query: &Query) -> Result<u64, StoreError> {
        let connection = &self.open()?.connection;
        let mut changed = 0;
        for text in query.statements() {
            changed += run(connection, text, query.values())?;
        }
        Ok(changed as u64)
    }

    /// Executes a query of one statement and returns its rows.
    pub fn rows(&mut self, query: &Query) -> Result<Vec<FileRow>, StoreError> {
        Ok(read(&self.open()?.connection, query)?)
    }
}

impl Drop for PooledConnection {
    fn drop(&mut self) {
        let Some(Open { connection, .. }) = &self.open else { return };
        let is_free = connection.is_autocommit() || connection.execute_batch("ROLLBACK").is_ok();
        self.pool.idle().extend(self.open.take().filter(|_| is_free));
    }
}

fn run(connection: &Connection, text: &str, values: &[Value]) -> rusqlite::Result<usize> {
    prepared(connection, text, values)?.raw_execute()
}

fn read(connection: &Connection, query: &Query) -> rusqlite::Result<Vec<FileRow>> {
    let Some(text) = query.statements().next() else { return Ok(Vec::new()) };
    let mut statement = prepared(connection, text, query.values())?;
    let names: Arc<[Box<str>]> = statement.column_names().into_iter().map(Box::from).collect();
    let (mut rows, mut all) = (statement.raw_query(), Vec::new());
    while let Some(row) = rows.next()? {
        let values = (0..names.len()).map(|place| row.get(place)).collect::<rusqlite::Result<_>>()?;
        all.push(FileRow { names: names.clone(), values });
    }
    Ok(all)
}

/// The statement with its values: `$2` is the second. `?2` replaces `$2`, because to SQLite `$2` is a name that it has to look
/// up among all others, while `?2` is an index.
fn prepared<'c>(connection: &'c Connection, text: &str, values: &[Value]) -> rusqlite::Result<CachedStatement<'c>> {
    let mut statement = connection.prepare_cached(&text.replace('$', "?"))?;
    let places = statement.parameter_count();
    let values = values.get(..places).ok_or(rusqlite::Error::InvalidParameterCount(places, values.len()))?;
    for (place, value) in (1..).zip(values) {
        statement.raw_bind_parameter(place, value)?;
    }
    Ok(statement)
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let value = match self {
            Value::Integer(value) => value.map_or(ValueRef::Null, ValueRef::Integer),
            Value::Text(value) => value.as_ref().map_or(ValueRef::Null, |text| ValueRef::Text(text.as_bytes())),
            Value::Bool(value) => ValueRef::Integer(i64::from(*value)),
            Value::Bytes(value) => value.as_ref().map_or(ValueRef::Null, |bytes| ValueRef::Blob(bytes)),
        };
        Ok(ToSqlOutput::Borrowed(value))
    }
}

/// A row, with the names of its columns.
#[derive(Debug)]
pub(super) struct FileRow {
    names: Arc<[Box<str>]>,
    values: Vec<types::Value>,
}

impl FileRow {
    /// The index of a column, from 0.
    pub fn place(&self, name: &str) -> Result<usize, StoreError> {
        let place = self.names.iter().position(|other| &**other == name);
        place.ok_or_else(|| StoreError::Database(format!("there is no column {name}")))
    }

    /// The column at an index, from 0.
    pub fn at<T: types::FromSql>(&self, place: usize) -> Result<T, StoreError> {
        let value = self.values.get(place).map(ValueRef::from);
        let value = value.ok_or_else(|| StoreError::Database(format!("there is no column {place}")))?;
        T::column_result(value).map_err(|_| StoreError::unreadable("a column"))
    }
}

/// The message is SQLite's, which never contains a value or the file's path.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error {
            rusqlite::Error::FromSqlConversionFailure(..) | rusqlite::Error::InvalidColumnType(..) => {
                StoreError::unreadable("a column")
            }
            // rusqlite's own message contains the path.
            rusqlite::Error::SqliteFailure(error, _) if error.code == rusqlite::ErrorCode::CannotOpen => {
                StoreError::Database(error.to_string())
            }
            other => StoreError::Database(other.to_string()),
        }
    }
}
