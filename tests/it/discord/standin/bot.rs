//! The real binary as a child process, with its own folder and its log in a file: a full pipe that nobody reads would block
//! it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

/// How often to check whether a bot has exited, and the pause between checks.
const LOOKS: u32 = 4_500;
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// A database in its own folder, which outlives the bots that use it.
pub struct Database {
    folder: TempDir,
}

impl Database {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// On the disk that `folder` is on: a temporary folder may be in memory.
    pub fn beside(folder: &str) -> Self {
        Self { folder: tempfile::tempdir_in(folder).unwrap() }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}", self.path().display())
    }
}

/// Keeps every other writer out of a database.
pub struct Lock {
    connection: SqliteConnection,
}

impl Database {
    /// Takes the write lock, so that whatever the bot wants to write has to wait.
    pub async fn locked(&self) -> Lock {
        let mut connection = SqliteConnection::connect(&self.url()).await.unwrap();
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut connection).await.unwrap();
        Lock { connection }
    }
}

impl Lock {
    pub async fn released(mut self) {
        sqlx::raw_sql("ROLLBACK").execute(&mut self.connection).await.unwrap();
        self.connection.close().await.unwrap();
    }
}

/// A child process and its log.
pub struct Process {
    child: Mutex<Child>,
    may_exit: AtomicBool,
    log: PathBuf,
    // Keeps the log and the working folder until they are last read.
    _folder: TempDir,
}

impl Process {
    /// Starts the binary with only these of our variables, in a new folder that contains a `.env` with this text, if any.
    pub fn spawn(variables: &[(String, String)], settings: Option<&str>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        if let Some(settings) = settings {
            std::fs::write(folder.path().join(".env"), settings).unwrap();
        }
        let log = folder.path().join("log");
        let file = File::create(&log).unwrap();
        // An optimized one, for measurements.
        let binary = std::env::var_os("FIVEFOOT_BOT").unwrap_or(env!("CARGO_BIN_EXE_fivefoot").into());
        let child = Command::new(binary)
            .env_clear()
            .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
            .envs(variables.iter().map(|(name, value)| (name, value)))
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(file.try_clone().unwrap())
            .stderr(file)
            .spawn()
            .unwrap();
        Self { child: Mutex::new(child), may_exit: AtomicBool::new(false), log, _folder: folder }
    }

    pub fn log(&self) -> String {
        String::from_utf8_lossy(&std::fs::read(&self.log).unwrap_or_default()).into_owned()
    }

    pub fn folder(&self) -> &Path {
        self.log.parent().unwrap()
    }

    /// The exit status if it has exited; for a signal, 128 plus its number.
    fn exited(&self) -> Option<i32> {
        use std::os::unix::process::ExitStatusExt;
        let status = self.child.lock().unwrap().try_wait().unwrap()?;
        status.code().or_else(|| status.signal().map(|signal| 128 + signal))
    }

    pub fn must_be_alive(&self, meanwhile: &str) {
        if self.may_exit.load(Ordering::Relaxed) {
            return;
        }
        if let Some(status) = self.exited() {
            panic!("the bot exited with {status} while waiting for {meanwhile}; its log:\n{}", self.log());
        }
    }

    pub fn id(&self) -> u32 {
        self.child.lock().unwrap().id()
    }

    fn signal(&self, name: &str) {
        self.may_exit.store(true, Ordering::Relaxed);
        let id = self.id().to_string();
        Command::new("kill").args(["-s", name, &id]).status().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let child = self.child.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        child.kill().ok();
        child.wait().ok();
    }
}

/// A running bot, from a test's point of view.
pub struct Bot {
    pub(super) process: Arc<Process>,
}

impl Bot {
    /// The process id.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Everything it has logged or printed.
    pub fn log(&self) -> String {
        self.process.log()
    }

    /// The folder it runs in.
    pub fn folder(&self) -> &Path {
        self.process.folder()
    }

    /// Asks it to stop, as `systemctl stop` does; [`Bot::exit`] waits for the result.
    pub fn told_to_stop(&self) {
        self.process.signal("TERM");
    }

    /// Kills it as a power cut would.
    pub async fn killed(self) {
        self.process.signal("KILL");
        self.exit().await;
    }

    /// Waits for it to exit and returns the exit status.
    pub async fn exit(&self) -> i32 {
        self.process.may_exit.store(true, Ordering::Relaxed);
        for _ in 0..LOOKS {
            if let Some(status) = self.process.exited() {
                return status;
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
        panic!("it did not exit; its log:\n{}", self.log());
    }

    /// Stops it and returns the exit status.
    pub async fn stopped(self) -> i32 {
        self.told_to_stop();
        self.exit().await
    }
}
