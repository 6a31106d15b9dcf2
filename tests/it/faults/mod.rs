//! Failures outside the bot: power loss, a process that dies at any write, full disks, vanished files. A small library
//! between the process and the disk (`shim.c`) causes them, so that the program under test is the one that people run.
//! docs/reliability.md has the table.
#![cfg(target_os = "linux")]

mod commits;
mod crashes;
mod disk;
mod order;
mod power;

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::LazyLock;

use fivefoot::store::{Channel, Store, StoredTable};
use serde_json::Value;

use crate::store::durability::{Place, url};

/// The library between a process and the disk.
pub static SHIM: LazyLock<PathBuf> = LazyLock::new(|| {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/faults/shim.c");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    std::fs::create_dir_all(folder).unwrap();
    let (made, library) = (folder.join(format!("shim-{}.so", std::process::id())), folder.join("shim.so"));
    let compiled = Command::new("cc").args(["-O1", "-shared", "-fPIC", "-o"]).arg(&made).arg(source).status().unwrap();
    assert!(compiled.success(), "the shim does not compile");
    // Another run of these tests may be using it.
    std::fs::rename(made, &library).unwrap();
    library
});

/// The number of repetitions of a long test: `quick`, or the variable's value.
fn often(variable: &str, quick: u64) -> u64 {
    std::env::var(variable).ok().and_then(|often| often.parse().ok()).unwrap_or(quick)
}

/// A console with faults, which takes and answers one line at a time.
struct Console {
    child: Child,
    /// Closed by `finished`.
    input: Option<ChildStdin>,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Console {
    fn start(place: &Place, faults: &[(&str, &str)]) -> Console {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fivefoot"))
            .args(["console", "--json", "--seed", "1", "--db", &place.url()])
            .env("LD_PRELOAD", &*SHIM)
            .env("FAULT_DB", &place.path)
            .envs(faults.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take(), child.stdout.take().unwrap());
        Console { child, input, answers: BufReader::new(output).lines() }
    }

    /// Sends a line, even if nobody may be reading any more.
    fn give(&mut self, line: &str) {
        let _ = writeln!(self.input.as_mut().unwrap(), "{line}");
    }

    /// The next answer; `None` if the console is dead.
    fn answer(&mut self) -> Option<Value> {
        self.answers.next()?.ok().and_then(|line| serde_json::from_str(&line).ok())
    }

    fn ask(&mut self, line: &str) -> Value {
        self.give(line);
        self.answer().unwrap_or_else(|| panic!("no answer to {line}"))
    }

    fn done(&mut self, line: &str) {
        let answer = self.ask(line);
        assert_eq!(answer["status"], "done", "{line}: {answer}");
    }

    /// Lets it finish; returns its remaining answers and its exit code.
    fn finished(mut self) -> (Vec<Value>, Option<i32>) {
        drop(self.input.take());
        let answers = std::iter::from_fn(|| self.answer()).collect();
        (answers, self.child.wait().unwrap().code())
    }

    /// Kills it; returns the answers until then.
    fn killed(mut self) -> Vec<Value> {
        self.child.kill().unwrap();
        let answers = std::iter::from_fn(|| self.answer()).collect();
        self.child.wait().unwrap();
        answers
    }
}

/// Simulates a power loss: only what was synced remains of each file.
fn cut_the_power(place: &Place) {
    for suffix in ["", "-wal", "-journal"] {
        let kept = place.beside(&format!("{suffix}.durable"));
        if kept.exists() {
            std::fs::rename(kept, place.beside(suffix)).unwrap();
        }
    }
    let _ = std::fs::remove_file(place.beside("-shm"));
}

/// Opens what is left, as the next start does, and returns the console's table.
async fn opened(path: &Path) -> (Store, StoredTable) {
    let store = Store::open(&url(path)).await.unwrap_or_else(|error| panic!("{error}"));
    let table = store.load(Channel::CONSOLE).await.unwrap().expect("a table");
    (store, table)
}
