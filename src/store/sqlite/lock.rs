use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::store::OpenError;

/// The right to a database file: an operating-system lock on `<database>.lock` next to it, which contains our process
/// id for the error message of the next process. Released when this value is dropped or the process ends.
///
/// SQLite alone would let two bots share a file. Each would then decide on what it had read while the other wrote, and
/// two that start together would both migrate.
#[derive(Debug)]
pub(in crate::store) struct Lock(File);

impl Lock {
    pub(super) fn take(database: &Path) -> Result<Lock, OpenError> {
        let path = with_suffix(database, ".lock");
        let unusable = |error: io::Error| OpenError::Unwritable { path: path.clone(), why: error.to_string() };
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).to_owned();
        let mut file = options.open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut pid = String::new();
                // The other process may not have written its id yet; then the message goes without.
                let _ = file.read_to_string(&mut pid);
                return Err(OpenError::InUse { path: database.to_owned(), pid: pid.trim().parse().ok() });
            }
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        write_pid(&mut file).map_err(unusable)?;
        Ok(Lock(file))
    }
}

/// The process that holds a database, with its id if it says so. Changes nothing.
pub(super) fn holder(database: &Path) -> Option<Option<u32>> {
    let mut file = OpenOptions::new().read(true).write(true).open(with_suffix(database, ".lock")).ok()?;
    let Err(TryLockError::WouldBlock) = file.try_lock() else { return None };
    let mut pid = String::new();
    let _ = file.read_to_string(&mut pid);
    Some(pid.trim().parse().ok())
}

fn write_pid(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}

/// Leaves the file in place, empty: if it were removed, two processes could lock two files of the same name.
impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.set_len(0);
        let _ = self.0.unlock();
    }
}

/// The path with a suffix added to its last component.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut whole = path.as_os_str().to_owned();
    whole.push(suffix);
    whole.into()
}
