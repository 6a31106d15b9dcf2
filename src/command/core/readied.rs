//! A readied action that is taken in somebody else's turn.

use crate::field::{Encounter, Name, Rounds};
use crate::referee::Referee;
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// Takes the action that a creature has readied, if it is another's turn: from now on it acts right before that one, where
/// the rulebook says so.
pub(crate) fn is_taken(ruleset: &Ruleset, rounds: Option<&mut Rounds>, who: &Name) {
    let Some(rounds) = rounds else { return };
    if rounds.acting() == Some(who) || !rounds.ready.remove(who) || ruleset.initiative.value.keeps_its_place() {
        return;
    }
    if let Some(acting) = rounds.acting().cloned() {
        rounds.move_beside(who, &acting, false);
    }
}

/// That a creature has taken its readied action, which was the only one it had.
pub(crate) fn took(before: Referee<'_>, after: &Encounter, who: &Name) -> Option<Message> {
    let is_ready = |table: &Encounter| table.rounds.as_deref().is_some_and(|rounds| rounds.ready.contains(who));
    let rounds = after.rounds.as_deref().filter(|_| is_ready(before.encounter()) && !is_ready(after))?;
    let acting = rounds.acting()?;
    Some(match before.ruleset().initiative.value.keeps_its_place() {
        true => say!("turn-took-readied", who),
        false => say!("turn-took-readied-before", who, acting),
    })
}
