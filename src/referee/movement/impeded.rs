//! Impeded ground, where entering a single square takes a separate action.

use super::step::StepPrices;
use super::turn::Turns;
use crate::field::Creature;
use crate::grid::Placement;
use crate::referee::context::Referee;
use crate::referee::ruling::Fact;
use crate::ruleset::RuleId;

/// Impeded ground.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ImpededGround<'a>(pub(crate) Referee<'a>);

impl ImpededGround<'_> {
    /// The refusal of a step into a space with impeded ground, for a creature that doesn't spend a full-round action on
    /// it.
    pub(crate) fn refusal(&self, creature: &Creature, to: Placement) -> Option<(RuleId, Fact)> {
        let square = to.squares().find(|&square| StepPrices(self.0).is_impeded(creature, square))?;
        let turns = Turns(self.0);
        let left = turns.turn_log(&creature.name).map(|log| turns.left(creature, log));
        let left = left.is_none_or(|left| left.full && left.attacks.is_none());
        Some((RuleId::Impeded, Fact::Impeded { square, left }))
    }
}
