//! What is said of those who answer a movement, and of those who cannot move by themselves.

use serde_json::Value;

use crate::command::core::table::Table;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Creature, Intent, Name};
use crate::referee::{Mover, Referee, Ruling, Turns};
use crate::say;
use crate::words::Message;

/// What is to be said when somebody helpless is to move.
pub(crate) fn helpless_note(creature: &Creature) -> Option<Message> {
    let name = &creature.name;
    creature.helpless.then(|| say!("going-helpless", name))
}

/// Somebody else than the mover itself.
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

/// What others did in answer, as scripts read it.
pub(crate) fn answers_json(referee: Referee<'_>, others: &[Ruling]) -> Value {
    let told = others.iter().map(|other| {
        let action = Turns(referee).intent(&other.creature).map_or("follow", Intent::word);
        explain::moved_json(referee.ruleset(), other, action)
    });
    told.collect()
}
