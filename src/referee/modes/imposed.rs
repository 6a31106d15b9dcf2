//! Conditions that the rules impose where a creature is, and that end when it is elsewhere.

use super::climb::Climbs;
use crate::field::{Condition, Conditions, Creature, Encounter, Mode};
use crate::referee::board::{SharedSquares, Threats};
use crate::referee::context::Referee;
use crate::ruleset::Ruleset;

/// The conditions that a place can impose.
const BY_PLACE: [Condition; 3] = [Condition::FlatFooted, Condition::Unsteady, Condition::Squeezing];

/// What the rules impose on creatures.
#[derive(Clone, Copy, Debug)]
pub struct Imposed<'a>(pub Referee<'a>);

impl Imposed<'_> {
    /// The conditions that the creature's place and load bring with them.
    #[must_use]
    pub fn by_place(&self, creature: &Creature) -> Conditions {
        let exposed = Climbs(self.0).is_flat_footed(creature) || Threats(self.0).flat_footed_by_load(creature);
        [
            (Condition::FlatFooted, exposed),
            (Condition::Unsteady, self.is_unsteady(creature)),
            (Condition::Squeezing, SharedSquares(self.0).squeezes(creature)),
        ]
        .into_iter()
        .filter_map(|(condition, it)| it.then_some(condition))
        .collect()
    }

    /// Whether the creature hangs from an edge without a climb speed, or has been flung up and not landed yet.
    fn is_unsteady(&self, creature: &Creature) -> bool {
        let hangs = creature.is(Condition::Hanging) && creature.modes.of(Mode::Climb).is_none();
        let aloft = self.0.encounter.rounds.as_deref().is_some_and(|rounds| rounds.aloft.contains(&creature.name));
        self.0.ruleset.fling.value.is_known() && (hangs || aloft)
    }
}

/// Gives every creature the conditions that its place brings, and takes those away that its place before brought.
pub fn settle_conditions(ruleset: &Ruleset, before: Option<&Encounter>, next: &mut Encounter) {
    let imposed = Imposed(Referee::new(ruleset, next));
    let was = |creature: &Creature| {
        let before = before?;
        let creature = before.creature(&creature.name)?;
        Some(Imposed(Referee::new(ruleset, before)).by_place(creature))
    };
    let changed: Vec<Creature> = next
        .creatures()
        .iter()
        .filter_map(|creature| {
            let (now, was) = (imposed.by_place(creature), was(creature).unwrap_or_default());
            let conditions = BY_PLACE.into_iter().fold(creature.conditions, |all, condition| {
                match (now.has(condition), was.has(condition)) {
                    (true, _) => all.imposed(condition),
                    (false, true) => all.lifted(condition),
                    (false, false) => all,
                }
            });
            (conditions != creature.conditions).then(|| Creature { conditions, ..creature.clone() })
        })
        .collect();
    for creature in changed {
        next.put(creature);
    }
}
