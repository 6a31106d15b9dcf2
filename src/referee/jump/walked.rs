//! A cache of the walks before and after jumps: many jumps begin or land in the same square.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use crate::grid::{Height, Placement, Square};
use crate::referee::context::{Mover, Referee};
use crate::referee::request::{Jumping, Walk};
use crate::referee::ruling::{DiagonalCount, Ruling};
use crate::referee::walk::Walks;

/// Where a walk goes on after a jump, the mover's diagonal count there, the goal, and how many ground checks came
/// before.
type Landing = (Placement, Option<Height>, DiagonalCount, Square, usize);

/// The walks of jumps by one mover with one kind of walk.
#[derive(Debug, Default)]
pub(crate) struct Walked {
    to: RefCell<FxHashMap<Vec<Square>, Ruling>>,
    on: RefCell<FxHashMap<Landing, Option<Ruling>>>,
}

impl Walked {
    /// The walk over these squares to where a jump begins.
    pub(super) fn to<'a>(
        &self,
        referee: Referee<'a>,
        mover: &Mover<'a>,
        jumping: &Jumping,
        stops: Vec<Square>,
    ) -> Ruling {
        if let Some(known) = self.to.borrow().get(&stops) {
            return known.clone();
        }
        let ruling = Walks(referee).adjudicate(mover, &Walk { stops: stops.clone(), ..jumping.walk.clone() });
        self.to.borrow_mut().insert(stops, ruling.clone());
        ruling
    }

    /// The walk from where a jump ends on to a goal, after `asked` checks of the ground; `ruled` judges it on a cache
    /// miss.
    pub(super) fn on_from(
        &self,
        jump: &Ruling,
        (goal, asked): (Square, usize),
        ruled: impl FnOnce() -> Option<Ruling>,
    ) -> Option<Ruling> {
        let landing = (jump.to, jump.altitude, jump.diagonal_count, goal, asked);
        if let Some(known) = self.on.borrow().get(&landing) {
            return known.clone();
        }
        let ruling = ruled();
        self.on.borrow_mut().insert(landing, ruling.clone());
        ruling
    }
}
