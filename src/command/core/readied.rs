//! Readied actions taken in somebody else's turn.

use crate::field::{Encounter, Name, Rounds};
use crate::referee::Referee;
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// Takes the action readied by a creature or its rider, if it is another's turn. Where the rulebook says so, the one who
/// readied moves to right before the acting creature in the turn order.
pub(crate) fn take_readied(ruleset: &Ruleset, before: &Encounter, rounds: Option<&mut Rounds>, who: &Name) {
    let Some(rounds) = rounds else { return };
    let taken: Vec<Name> = before.readied(rounds, who).cloned().collect();
    for one in taken {
        rounds.ready.remove(&one);
        let acting = rounds.acting().cloned().filter(|_| !ruleset.initiative.value.keeps_its_place());
        if let Some(acting) = acting {
            rounds.move_beside(&one, &acting, false);
        }
    }
}

/// Says that a creature, or its rider, has taken its readied action, the only one it had.
pub(crate) fn taken_note(before: Referee<'_>, after: &Encounter, who: &Name) -> Option<Message> {
    let had = before.encounter().rounds.as_deref()?;
    let who = before.encounter().readied(had, who).next()?;
    let rounds = after.rounds.as_deref().filter(|rounds| !rounds.ready.contains(who))?;
    let acting = rounds.acting()?;
    Some(match before.ruleset().initiative.value.keeps_its_place() {
        true => say!("turn-took-readied", who),
        false => say!("turn-took-readied-before", who, acting),
    })
}
