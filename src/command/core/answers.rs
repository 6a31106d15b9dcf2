//! Messages about helpless and unsteady movers, and the movements made in answer to another.

use serde_json::Value;

use crate::command::core::table::Table;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Condition, Creature, Encounter, Intent, Name};
use crate::referee::{Mover, Referee, Ruling, Turns};
use crate::say;
use crate::words::Message;

/// The note for a helpless mover.
pub(crate) fn helpless_note(creature: &Creature) -> Option<Message> {
    let name = &creature.name;
    creature.helpless.then(|| say!("going-helpless", name))
}

/// Finds a creature other than the mover; `itself` is the error for the mover.
pub(crate) fn other<'t>(
    table: &Table<'t>,
    mover: &Mover<'_>,
    typed: &str,
    itself: impl FnOnce(&Name) -> Message,
) -> Result<&'t Name, UserError> {
    let target = &table.creature(Some(typed))?.name;
    if *target == mover.creature().name {
        return Err(UserError::new(itself(target)));
    }
    Ok(target)
}

/// The movements of others in answer, for scripts.
pub(crate) fn answers_json(referee: Referee<'_>, others: &[Ruling]) -> Value {
    let answers = others.iter().map(|other| {
        let action = Turns(referee).intent(&other.creature).map_or("follow", Intent::word);
        explain::moved_json(referee.ruleset(), other, action)
    });
    answers.collect()
}

/// Who is unsteady now and was not before, with what it does.
pub(crate) fn unsteady(before: &Encounter, next: &Encounter) -> Vec<Message> {
    let was = |name: &Name| before.creature(name).is_some_and(|creature| creature.is(Condition::Unsteady));
    let now = next.creatures().iter().filter(|creature| creature.is(Condition::Unsteady) && !was(&creature.name));
    now.map(|creature| say!("becomes-unsteady", name = creature.name)).collect()
}
