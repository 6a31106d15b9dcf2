//! How much this thread's rulings have taken, counted in things that do not depend on the machine.

use std::cell::Cell;

/// What rulings have taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Creatures looked at.
    pub creatures: usize,
    /// Labels that searches made.
    pub labels: usize,
    /// Lines of sight and effect followed from square to square.
    pub lines: usize,
    /// Looks at the whole board at once: where a space has room, and how far a mover gets.
    pub sweeps: usize,
}

thread_local! {
    static DONE: Cell<Tally> = const { Cell::new(Tally { creatures: 0, labels: 0, lines: 0, sweeps: 0 }) };
}

impl Tally {
    /// What this thread has done since it began, or since the last call of [`Tally::forget`].
    #[must_use]
    pub fn done() -> Self {
        DONE.get()
    }

    /// Counts from nothing again.
    pub fn forget() {
        DONE.set(Tally::default());
    }

    pub(crate) fn count_creature() {
        DONE.set(Tally { creatures: DONE.get().creatures + 1, ..DONE.get() });
    }

    pub(crate) fn count_label() {
        DONE.set(Tally { labels: DONE.get().labels + 1, ..DONE.get() });
    }

    pub(crate) fn count_line() {
        DONE.set(Tally { lines: DONE.get().lines + 1, ..DONE.get() });
    }

    pub(crate) fn count_sweep() {
        DONE.set(Tally { sweeps: DONE.get().sweeps + 1, ..DONE.get() });
    }
}
