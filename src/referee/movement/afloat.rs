//! Keeping afloat: what a creature without a swim speed has to roll in deep water before its turn ends.

use super::turn::Turns;
use crate::field::{Condition, Creature, Mode};
use crate::referee::board::{Elevations, Support, Supports, Water};
use crate::referee::context::Referee;

/// Creatures that have to roll to keep afloat.
#[derive(Clone, Copy, Debug)]
pub struct Afloat<'a>(pub Referee<'a>);

impl Afloat<'_> {
    /// Whether the creature, where it is, goes under without a check each turn: at the surface, not below it.
    #[must_use]
    pub fn needs_check(&self, creature: &Creature) -> bool {
        let swims = creature.modes.of(Mode::Swim).is_some() || creature.is(Condition::Incorporeal);
        let by_check = self.0.ruleset.swim.value.is_at_a_quarter() && !self.0.ruleset.swim_water.value.is_empty();
        let under = || Water(self.0).is_submerged(self.0.space_of(creature), Elevations(self.0).elevation(creature));
        by_check && !swims && Supports(self.0).of(creature) == Support::Water && !under()
    }

    /// Whether turns are tracked and the creature hasn't made that check in its current turn.
    #[must_use]
    pub fn is_due(&self, creature: &Creature) -> bool {
        let made = || Turns(self.0).turn_log(&creature.name).is_some_and(|turn_log| turn_log.swum);
        Turns(self.0).keeps_turns() && self.needs_check(creature) && !made()
    }
}
