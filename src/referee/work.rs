//! How much work this thread's rulings have taken, counted in things that do not depend on the machine.

use std::cell::Cell;

/// What rulings have taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Creatures looked at.
    pub creatures: usize,
    /// Labels that searches made.
    pub labels: usize,
    /// Lines of sight and effect followed from square to square.
    pub lines: usize,
}

thread_local! {
    static DONE: Cell<Work> = const { Cell::new(Work { creatures: 0, labels: 0, lines: 0 }) };
}

impl Work {
    /// What this thread has done since it began, or since the last call of [`Work::forget`].
    #[must_use]
    pub fn done() -> Self {
        DONE.get()
    }

    /// Counts from nothing again.
    pub fn forget() {
        DONE.set(Work::default());
    }

    pub(crate) fn count_creature() {
        DONE.set(Work { creatures: DONE.get().creatures + 1, ..DONE.get() });
    }

    pub(crate) fn count_label() {
        DONE.set(Work { labels: DONE.get().labels + 1, ..DONE.get() });
    }

    pub(crate) fn count_line() {
        DONE.set(Work { lines: DONE.get().lines + 1, ..DONE.get() });
    }
}
