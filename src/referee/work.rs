//! The work allowance of one command's searches.
//!
//! All searches of a command share its allowance. It is counted, not timed, so that the same question on the same table
//! always gets the same answer.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::field::Battlefield;
use crate::referee::tally::Tally;

/// The allowance of one command, in units of a tenth to a quarter of a microsecond: the time a search takes to examine one
/// neighbour of a square.
const WHOLE: u32 = 2_000_000;

/// What reading, drawing and telling takes of it for each square of a huge board, on which a unit also takes longer.
const A_SQUARE: u32 = 10;

/// A board with no more squares than this, 60 by 60, isn't huge.
const HUGE: u32 = 3_600;

/// A search leaves this fraction (one in `LEAVES`) of what is left to the searches after it.
const LEAVES: u32 = 2;

/// If there are many searches, each takes this fraction (one in `ONE_OF_MANY`) of what is left.
const ONE_OF_MANY: u32 = 12;

/// The fraction (one in `KEPT`) that is reserved for ruling on the best of many ways.
const KEPT: u32 = 4;

/// The work that one command's searches may still do.
#[derive(Debug)]
pub struct Work {
    /// The allowance.
    whole: u32,
    // One command runs on one thread; this is atomic so that the command may be handed to another.
    left: AtomicU32,
    /// Whether many searches are to come, so that each has only a small part.
    for_many: AtomicBool,
    /// What the searches from now on leave to those of other kinds, and to the rulings on the best ways.
    kept: AtomicU32,
    /// Whether the answer is one line of a list, which needs no suggestions of what would do instead.
    for_a_list: bool,
}

impl Work {
    /// The allowance of one command.
    #[must_use]
    pub fn of_a_command() -> Self {
        let (left, kept) = (AtomicU32::new(WHOLE), AtomicU32::new(0));
        Work { whole: WHOLE, left, for_many: AtomicBool::new(false), kept, for_a_list: false }
    }

    /// The same on this board: on a huge one, reading and drawing it is part of the work.
    #[must_use]
    pub fn on(self, board: &Battlefield) -> Self {
        let whole = WHOLE - A_SQUARE * (board.width() * board.height()).saturating_sub(HUGE).min(WHOLE / A_SQUARE / 2);
        Work { whole, left: AtomicU32::new(whole), ..self }
    }

    /// The same, for a command asked what it would rule for a list of ways.
    #[must_use]
    pub fn of_a_listed_way() -> Self {
        Work { for_a_list: true, ..Work::of_a_command() }
    }

    /// A small allowance, for finding out what a command was asked before it is decided.
    #[must_use]
    pub fn of_a_question() -> Self {
        Work { left: AtomicU32::new(WHOLE / 8), ..Work::of_a_command() }
    }

    /// Whether suggestions of what would do instead are worth searching for.
    pub(crate) fn is_for_a_list(&self) -> bool {
        self.for_a_list
    }

    /// How much is left.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.left.load(Ordering::Relaxed)
    }

    /// Counts work that was done, whether or not so much was left.
    pub fn spend(&self, done: u32) {
        Tally::count_spent(done);
        self.left.store(self.left().saturating_sub(done), Ordering::Relaxed);
    }

    /// How much was done.
    #[must_use]
    pub fn spent(&self) -> u32 {
        self.whole - self.left()
    }

    /// Whether so much of the present share is left that another way may be looked at before commands rule on the best.
    pub(crate) fn leaves_rulings(&self) -> bool {
        self.left() > self.kept.load(Ordering::Relaxed).max(self.whole / KEPT)
    }

    /// Gives the searches from now on this share (`part` of `of`) of what is left before the rulings, so that no kind of
    /// way takes all of it from those examined later.
    pub(crate) fn share(&self, part: u32, of: u32) {
        let reserved = self.whole / KEPT;
        let free = self.left().saturating_sub(reserved);
        let share = u64::from(free) * u64::from(part) / u64::from(of.max(1));
        self.kept
            .store(reserved + free - u32::try_from(share).map_or(free, |share| share.min(free)), Ordering::Relaxed);
    }

    /// What a search that begins now has to leave to those after it.
    pub(crate) fn to_leave(&self) -> u32 {
        let left = self.left();
        if !self.expects_many() {
            return left / LEAVES;
        }
        (left - left / ONE_OF_MANY).max(self.kept.load(Ordering::Relaxed).min(left))
    }

    /// Whether many searches are to come.
    pub(crate) fn expects_many(&self) -> bool {
        self.for_many.load(Ordering::Relaxed)
    }

    /// Says whether many searches are to come, so that each may take only a small part of what is left. Ends any shares.
    pub(crate) fn expect_many(&self, many: bool) {
        self.for_many.store(many, Ordering::Relaxed);
        self.kept.store(0, Ordering::Relaxed);
    }

    /// Whether so much is left that a suggestion is worth looking for.
    pub(crate) fn leaves_suggestions(&self) -> bool {
        self.left() > self.whole / 2
    }

    /// Whether too little is left to begin anything that nobody waits for.
    pub(crate) fn is_nearly_done(&self) -> bool {
        self.left() < self.whole / 10
    }
}
