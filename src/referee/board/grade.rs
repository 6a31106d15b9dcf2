//! The grades of the ways in which creatures move.

use crate::field::{Creature, Grade, Mode};
use crate::referee::context::Referee;

/// The grades of the ways in which creatures move.
#[derive(Clone, Copy, Debug)]
pub struct Grades<'a>(pub Referee<'a>);

impl Grades<'_> {
    /// How the creature flies where grades of flight are told apart.
    pub(crate) fn grade_of_flight(&self, creature: &Creature) -> Option<Grade> {
        let means = creature.modes.of(Mode::Fly).filter(|_| self.0.ruleset.flight.value.uses_checks())?;
        means.grade
    }

    /// Whether the creature hovers, as its rulebook calls that.
    #[must_use]
    pub fn hovers(&self, creature: &Creature) -> bool {
        self.grade_of_flight(creature) == Some(Grade::Hover)
    }

    /// The kind of this way of moving that the creature has: the lesser one if nobody told.
    pub(crate) fn grade_of(&self, creature: &Creature, mode: Mode) -> Option<Grade> {
        let means = creature.modes.of(mode)?;
        Some(means.grade.unwrap_or(match mode {
            Mode::Burrow => Grade::Burrowing,
            _ => Grade::Lesser,
        }))
    }
}
