//! Tables on disk. What both databases promise is tested on both: `on_each_store!`.

/// Runs a test on each database; on PostgreSQL only if the environment names a server.
macro_rules! on_each_store {
    ($test:ident) => {
        mod $test {
            #[tokio::test]
            async fn sqlite() {
                crate::store::on_sqlite(super::$test).await;
            }

            #[tokio::test]
            async fn postgres() {
                crate::store::on_postgres(super::$test).await;
            }
        }
    };
}

mod backups;
mod commits;
mod copies;
pub mod durability;
mod former_rules;
mod moves;
mod panels;
mod pictures;
mod privacy;
mod processes;
mod rosters;
pub mod server;
mod tables;
mod upgrade;

use fivefoot::store::Store;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tempfile::TempDir;

/// A store that a test can bypass: in a file, or in a schema of a server.
struct OnDisk {
    /// The folder of the file; `None` on a server.
    directory: Option<TempDir>,
    url: String,
    store: Store,
}

impl OnDisk {
    async fn new() -> OnDisk {
        let directory = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}/t.db", directory.path().display());
        let store = Store::open(&url).await.unwrap();
        OnDisk { directory: Some(directory), url, store }
    }

    /// Sends a statement past the store; returns the first column of its rows, which has to be text.
    async fn ask(&self, sql: &str) -> Vec<Option<String>> {
        let sql = AssertSqlSafe(sql.to_owned());
        if self.directory.is_none() {
            let mut server = sqlx::PgConnection::connect(&self.url).await.unwrap();
            return sqlx::query_scalar(sql).fetch_all(&mut server).await.unwrap();
        }
        let mut file = SqliteConnection::connect(&self.url).await.unwrap();
        sqlx::query_scalar(sql).fetch_all(&mut file).await.unwrap()
    }
}

/// What a test can run on.
trait Place: Sized {
    async fn sqlite() -> Self;
    async fn postgres() -> Option<Self>;
}

impl Place for Store {
    async fn sqlite() -> Store {
        Store::open("sqlite::memory:").await.unwrap()
    }

    async fn postgres() -> Option<Store> {
        Some(Store::open(&server::empty().await?).await.unwrap())
    }
}

impl Place for OnDisk {
    async fn sqlite() -> OnDisk {
        OnDisk::new().await
    }

    async fn postgres() -> Option<OnDisk> {
        let url = server::empty().await?;
        let store = Store::open(&url).await.unwrap();
        Some(OnDisk { directory: None, url, store })
    }
}

async fn on_sqlite<P: Place, F: Future<Output = ()>>(test: impl FnOnce(P) -> F) {
    test(P::sqlite().await).await;
}

async fn on_postgres<P: Place, F: Future<Output = ()>>(test: impl FnOnce(P) -> F) {
    if let Some(place) = P::postgres().await {
        test(place).await;
    }
}
