//! What a creature's turn still offers, asked the way its commands ask it.

use crate::field::Name;
use crate::referee::context::Referee;
use crate::referee::flight::ClassFlights;
use crate::referee::ruling::Pace;
use crate::referee::walk::Walks;

/// What a creature's turn still offers.
#[derive(Clone, Copy, Debug)]
pub struct Offered<'a>(pub Referee<'a>);

impl<'a> Offered<'a> {
    /// Whether the creature has a free five-foot step left, as far as that doesn't depend on where the step leads.
    /// False while it rides: its mount steps.
    #[must_use]
    pub fn step(&self, name: &Name) -> bool {
        // Whose turn it is doesn't matter for what is left of the creature's own.
        let referee: Referee<'a> = self.0.planning(true);
        let Some(mover) = referee.mover(name) else { return false };
        referee.encounter.mount_of(mover.creature).is_none()
            && ClassFlights(referee).stays_up_by_a_step(mover.creature)
            && Walks(referee).cannot_go_on(&mover, Pace::Step).is_empty()
    }
}
