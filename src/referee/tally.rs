//! How much work this thread's rulings have done, counted in machine-independent units.

use std::cell::Cell;

/// The work rulings have done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Creatures examined.
    pub creatures: usize,
    /// Labels created by searches.
    pub labels: usize,
    /// Lines of sight and effect followed from square to square.
    pub lines: usize,
    /// Sweeps over the whole board: where a space has room, and how far a mover gets.
    pub sweeps: usize,
    /// Units of the work allowance spent.
    pub spent: usize,
}

thread_local! {
    // One cell each, because creatures are counted in the innermost loops.
    static CREATURES: Cell<usize> = const { Cell::new(0) };
    static LABELS: Cell<usize> = const { Cell::new(0) };
    static LINES: Cell<usize> = const { Cell::new(0) };
    static SWEEPS: Cell<usize> = const { Cell::new(0) };
    static SPENT: Cell<usize> = const { Cell::new(0) };
}

#[inline]
fn one_more(counted: &Cell<usize>) {
    more(counted, 1);
}

#[inline]
fn more(counted: &Cell<usize>, many: usize) {
    counted.set(counted.get().wrapping_add(many));
}

impl Tally {
    /// What this thread has done since it started, or since the last [`Tally::forget`].
    #[must_use]
    pub fn done() -> Self {
        Tally {
            creatures: CREATURES.get(),
            labels: LABELS.get(),
            lines: LINES.get(),
            sweeps: SWEEPS.get(),
            spent: SPENT.get(),
        }
    }

    /// Counts what another thread has done as this thread's.
    pub fn count(self) {
        CREATURES.with(|counted| more(counted, self.creatures));
        LABELS.with(|counted| more(counted, self.labels));
        LINES.with(|counted| more(counted, self.lines));
        SWEEPS.with(|counted| more(counted, self.sweeps));
        SPENT.with(|counted| more(counted, self.spent));
    }

    /// Resets all counts.
    pub fn forget() {
        CREATURES.set(0);
        LABELS.set(0);
        LINES.set(0);
        SWEEPS.set(0);
        SPENT.set(0);
    }

    #[inline]
    pub(crate) fn count_creature() {
        CREATURES.with(one_more);
    }

    #[inline]
    pub(crate) fn count_label() {
        LABELS.with(one_more);
    }

    #[inline]
    pub(crate) fn count_line() {
        LINES.with(one_more);
    }

    pub(crate) fn count_sweep() {
        SWEEPS.with(one_more);
    }

    #[inline]
    pub(crate) fn count_spent(units: u32) {
        SPENT.with(|counted| more(counted, units as usize));
    }
}
