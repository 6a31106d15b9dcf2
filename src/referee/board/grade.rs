//! The grades of the creatures' movement modes.

use super::support::{Support, Supports};
use crate::field::{Creature, Grade, Mode};
use crate::referee::context::Referee;

/// The grades of the creatures' movement modes.
#[derive(Clone, Copy, Debug)]
pub struct Grades<'a>(pub Referee<'a>);

impl Grades<'_> {
    /// The creature's fly grade, in rulesets where fliers make checks; `None` if it has no grade or can't fly.
    pub(crate) fn grade_of_flight(&self, creature: &Creature) -> Option<Grade> {
        let means = creature.modes.of(Mode::Fly).filter(|_| self.0.ruleset.flight.value.uses_checks())?;
        means.grade
    }

    /// Whether the creature's fly grade is the one its rulebook calls hover.
    #[must_use]
    pub fn hovers(&self, creature: &Creature) -> bool {
        self.grade_of_flight(creature) == Some(Grade::Hover)
    }

    /// Whether its flight takes five-foot steps as easily as its feet do. (Epic Path, Greater Flight and Hover.)
    #[must_use]
    pub fn steps_by_flight(&self, creature: &Creature) -> bool {
        matches!(self.grade_of_flight(creature), Some(Grade::Hover | Grade::Greater))
    }

    /// Whether anything can knock the creature prone: a hoverer is immune to that.
    #[must_use]
    pub fn can_be_prone(&self, creature: &Creature) -> bool {
        !self.hovers(creature)
    }

    /// Whether the creature swims so well that being knocked prone where it is only slows it.
    #[must_use]
    pub fn is_slowed_instead(&self, creature: &Creature) -> bool {
        let grade = self.grade_of(creature, Mode::Swim);
        let slows = self.0.ruleset.swim_prone.value.slows();
        slows && matches!(grade, Some(Grade::Greater | Grade::Jet)) && Supports(self.0).of(creature) == Support::Water
    }

    /// Whether the creature is a jet swimmer, in rulesets that have those.
    pub(crate) fn is_jet(&self, creature: &Creature) -> bool {
        self.grade_of(creature, Mode::Swim) == Some(Grade::Jet)
    }

    /// The creature's grade in this movement mode; the lesser grade if none was given or the rulebook has none, `None` if it
    /// lacks the mode.
    pub(crate) fn grade_of(&self, creature: &Creature, mode: Mode) -> Option<Grade> {
        let means = creature.modes.of(mode)?;
        let graded = match mode {
            Mode::Climb => self.0.ruleset.climb_speed.value.has_kinds(),
            Mode::Swim => self.0.ruleset.swim_speed.value.has_kinds(),
            _ => true,
        };
        Some(means.grade.filter(|_| graded).unwrap_or(match mode {
            Mode::Burrow => Grade::Burrowing,
            _ => Grade::Lesser,
        }))
    }
}
