//! The judge: pure and total. It never changes the encounter and never fails; an illegal move is a ruling. It asks the
//! ruleset for policies and figures, never which ruleset it is.

mod distance;
mod explore;
mod passage;
mod provoke;
mod ruling;
mod step;
mod threat;
mod walk;

pub use distance::Spot;
pub use ruling::{Fact, Finding, Provocation, Ruling, Step, Verdict};
pub use walk::{Pace, Prefer, Walk};

use crate::field::{Creature, Encounter, Name};
use crate::grid::{Feet, Placement};
use crate::ruleset::Ruleset;

/// A ruleset and the table that it judges.
#[derive(Clone, Copy, Debug)]
pub struct Referee<'a> {
    ruleset: &'a Ruleset,
    encounter: &'a Encounter,
}

/// Proof that a creature stands on the table.
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a> {
    creature: &'a Creature,
    placement: Placement,
}

/// What a mover has spent so far: feet, and whether an odd number of its diagonal steps counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Feet spent.
    pub feet: Feet,
    /// Whether the next diagonal is a second one.
    pub odd_diagonals: bool,
}

impl<'a> Referee<'a> {
    /// The referee of a table.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, encounter: &'a Encounter) -> Self {
        Referee { ruleset, encounter }
    }

    /// The ruleset that it judges by.
    #[must_use]
    pub fn ruleset(&self) -> &'a Ruleset {
        self.ruleset
    }

    /// The table that it judges.
    #[must_use]
    pub fn encounter(&self) -> &'a Encounter {
        self.encounter
    }

    /// The creature of this name as somebody who can be moved.
    #[must_use]
    pub fn mover(&self, name: &Name) -> Option<Mover<'a>> {
        let creature = self.encounter.creature(name)?;
        Some(Mover { creature, placement: self.ruleset.placement(creature) })
    }
}

impl<'a> Mover<'a> {
    /// Who moves.
    #[must_use]
    pub fn creature(&self) -> &'a Creature {
        self.creature
    }

    /// Where it stands.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.placement
    }
}
