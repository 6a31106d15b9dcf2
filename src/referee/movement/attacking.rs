//! Who can attack at all, and who can attack in this turn. This is the only place that decides it.

use super::turn::Turns;
use crate::field::{Condition, Creature};
use crate::referee::ruling::Left;

/// Conditions in which nobody attacks.
const OUT_OF_ACTION: [Condition; 5] =
    [Condition::Dead, Condition::Unconscious, Condition::Paralyzed, Condition::Helpless, Condition::Stunned];

/// The condition in which a creature makes no attack at all, if it is in one.
#[must_use]
pub fn cannot_attack(creature: &Creature) -> Option<Condition> {
    OUT_OF_ACTION.into_iter().find(|&condition| creature.is(condition))
}

impl Turns<'_> {
    /// Whether the creature can still attack in this turn: no condition keeps it from attacking, and a standard action is
    /// left.
    pub(crate) fn can_attack(&self, creature: &Creature) -> bool {
        let left = self.left_of(creature);
        cannot_attack(creature).is_none() && (left.full || left.standard)
    }

    /// What is left of the creature's turn now.
    pub(crate) fn left_of(&self, creature: &Creature) -> Left {
        self.left(creature, &self.turn_log(&creature.name).cloned().unwrap_or_default())
    }
}
