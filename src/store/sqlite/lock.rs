use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::store::{OpenError, reason};

/// The right to a database file: an operating-system lock on `<database>.lock` beside it, which contains our process
/// id for the next process's error message. Released when this value is dropped or the process ends.
///
/// With SQLite alone, two bots could share a file. Each would then decide on what it had read while the other wrote, and
/// two that start together would both migrate.
///
/// Until the database is closed, the file also names the last acknowledged change. After a kill the newest commands are
/// only in the write-ahead log, and SQLite considers a database whose log was deleted sound: only this note reveals the
/// loss.
#[derive(Debug)]
pub(in crate::store) struct Lock {
    file: File,
    /// The last note of a process that did not close the database, until it is found there.
    left: Option<Acknowledged>,
    /// Grows with each deletion of channels, after which earlier acknowledged changes may be legitimately gone.
    deletions: u64,
}

/// A change that was acknowledged: a channel and the revision that the change gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct Acknowledged {
    pub(in crate::store) channel: i64,
    pub(in crate::store) revision: i64,
}

impl Lock {
    pub(super) fn take(database: &Path) -> Result<Lock, OpenError> {
        let path = with_suffix(database, ".lock");
        let unusable = |error: io::Error| OpenError::Unwritable { path: path.clone(), why: reason(&error) };
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).to_owned();
        let mut file = options.open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                // The other process may not have written its id yet; then the message omits it.
                return Err(OpenError::InUse { path: database.to_owned(), pid: pid_in(&mut file) });
            }
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let mut text = String::new();
        // Unreadable contents count as none: after a power failure a file that was not synced may hold anything.
        let _ = file.read_to_string(&mut text);
        let mut lock = Lock { file, left: acknowledged_in(&text), deletions: 0 };
        lock.write(lock.left).map_err(unusable)?;
        Ok(lock)
    }

    /// The last change acknowledged by a process that did not close the database.
    pub(super) fn left(&self) -> Option<Acknowledged> {
        self.left
    }

    /// Clears what the last process left, once it has been found or the database has been replaced.
    pub(super) fn settle(&mut self) -> io::Result<()> {
        self.left = None;
        self.write(None)
    }

    /// How many deletions there have been so far.
    pub(super) fn deletions(&self) -> u64 {
        self.deletions
    }

    /// Notes a change that is about to be acknowledged, unless channels were deleted since `deletions`. Does not wait for
    /// the disk: after a power failure the file may hold an older note, which demands less.
    pub(super) fn note(&mut self, acknowledged: Acknowledged, deletions: u64) {
        if self.deletions == deletions {
            // Without the note a lost log goes unnoticed, which is no reason to refuse a command.
            let _ = self.write(Some(acknowledged));
        }
    }

    /// Channels are being deleted, so no acknowledged change has to be present any more.
    pub(super) fn note_deletion(&mut self) {
        self.deletions += 1;
        let _ = self.write(None);
    }

    /// A single write of constant length, so that a half-written note is never seen.
    fn write(&mut self, acknowledged: Option<Acknowledged>) -> io::Result<()> {
        let mut text = format!("{:<10}\n", std::process::id());
        match acknowledged {
            Some(Acknowledged { channel, revision }) => text += &format!("{channel:>20} {revision:>20}\n"),
            None => self.file.set_len(text.len() as u64)?,
        }
        self.file.rewind()?;
        self.file.write_all(text.as_bytes())
    }
}

/// The note that the last process left beside a database that nobody uses. Changes nothing.
pub(super) fn left_at(database: &Path) -> Option<Acknowledged> {
    acknowledged_in(&std::fs::read_to_string(with_suffix(database, ".lock")).ok()?)
}

fn pid_in(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    let _ = file.read_to_string(&mut text);
    text.lines().next()?.trim().parse().ok()
}

fn acknowledged_in(text: &str) -> Option<Acknowledged> {
    let (channel, revision) = text.lines().nth(1)?.trim().split_once(' ')?;
    Some(Acknowledged { channel: channel.parse().ok()?, revision: revision.trim().parse().ok()? })
}

/// The process that holds a database, if any, and its id, if written down. Changes nothing.
pub(super) fn holder(database: &Path) -> Option<Option<u32>> {
    let mut file = OpenOptions::new().read(true).write(true).open(with_suffix(database, ".lock")).ok()?;
    let Err(TryLockError::WouldBlock) = file.try_lock() else { return None };
    Some(pid_in(&mut file))
}

/// Leaves the file in place, empty: if it were removed, two processes could lock two files of the same name. A note
/// that was not found in the database stays for the next start.
impl Drop for Lock {
    fn drop(&mut self) {
        if self.left.is_none() {
            let _ = self.file.set_len(0);
        }
        let _ = self.file.unlock();
    }
}

/// The path with a suffix added to its last component.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut whole = path.as_os_str().to_owned();
    whole.push(suffix);
    whole.into()
}
