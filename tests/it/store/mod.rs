//! Tables on disk.

mod backups;
pub mod durability;
mod panels;
mod pictures;
mod privacy;
mod tables;
mod upgrade;

use fivefoot::store::Store;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

/// A store in a file of its own, which a test can look into.
struct OnDisk {
    directory: TempDir,
    store: Store,
}

impl OnDisk {
    async fn new() -> OnDisk {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(&url(&directory)).await.unwrap();
        OnDisk { directory, store }
    }

    /// A connection past the store.
    async fn raw(&self) -> SqliteConnection {
        SqliteConnection::connect(&url(&self.directory)).await.unwrap()
    }
}

fn url(directory: &TempDir) -> String {
    format!("sqlite://{}/t.db", directory.path().display())
}
