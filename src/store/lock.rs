use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use super::open::OpenError;

/// The right to a database file, held as an operating system's lock on the file `<database>.lock` beside it, with our
/// process id in it for whoever comes second. It ends with this value or with the process, however that ends.
///
/// SQLite alone would let two bots share a file. Each would then decide on what it had read while the other wrote, and two
/// that start together would both try to migrate.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Lock {
    pub(super) fn take(database: &Path) -> Result<Lock, OpenError> {
        let path = beside(database, ".lock");
        let unusable = |error: io::Error| OpenError::Unwritable { path: path.clone(), why: error.to_string() };
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).to_owned();
        let mut file = options.open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut pid = String::new();
                // Without a pid in it (the other is just writing it) the refusal is as true, only less helpful.
                let _ = file.read_to_string(&mut pid);
                return Err(OpenError::InUse { path: database.to_owned(), pid: pid.trim().parse().ok() });
            }
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        sign(&mut file).map_err(unusable)?;
        Ok(Lock(file))
    }
}

fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}

/// The file stays, empty: taking it away would let two processes lock two files of the same name.
impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.set_len(0);
        let _ = self.0.unlock();
    }
}

/// The path with something added to its last part.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut whole = path.as_os_str().to_owned();
    whole.push(suffix);
    whole.into()
}
