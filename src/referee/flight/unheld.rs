//! Creatures in the air that nothing keeps up any more.

use super::Flights;
use crate::field::{Condition, Creature, Mode};
use crate::referee::board::{Support, Supports};
use crate::referee::movement::{Paces, Turns};

/// Why nothing keeps up a creature in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheld {
    /// A condition keeps it from beating its wings.
    Still,
    /// Its load or armor is too heavy to fly with.
    Laden,
    /// It can't fly, and has nothing to hold on to.
    Nothing,
}

impl Flights<'_> {
    /// Why nothing keeps this creature up; `None` if something does, if it isn't in the air, or if its jump, its throw or its
    /// stall brings it down by itself.
    #[must_use]
    pub fn unheld(&self, creature: &Creature) -> Option<Unheld> {
        let leaps = self.0.encounter.rounds.as_deref().is_some_and(|rounds| rounds.leaps.contains_key(&creature.name));
        let jumps = leaps || creature.is(Condition::Midair) || Supports(self.0).is_flung_up(creature);
        if !creature.is_airborne() || jumps || Turns(self.0).has_stalled(creature) {
            return None;
        }
        match Supports(self.0).of(creature) {
            Support::Wings(Mode::Fly) if Paces(self.0).is_still(creature) => Some(Unheld::Still),
            Support::Wings(_) => self.laden(creature).map(|_| Unheld::Laden),
            Support::Nothing => Some(Unheld::Nothing),
            _ => None,
        }
    }
}
