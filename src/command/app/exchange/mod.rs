//! Reorders the history. Players undo and redo as if the GM's secret commands were not there, so a player's command that lies
//! below secret ones first has to move to the top. The table stays the same, and so does what each command did, except where
//! two commands changed the same thing.

mod rebase;

use rebase::rebased;

use crate::field::{Change, Encounter, NotationError};
use crate::store::{HistoryEntry, Reordered};

/// A command that isn't secret, and the entries to reorder so that it is the next to undo or redo.
pub(crate) struct Exchanged {
    /// The command as it is after the reordering.
    pub(crate) entry: HistoryEntry,
    /// Empty if it is already next.
    pub(crate) moved: Vec<Reordered>,
}

/// A command in its new place, leading from `before` to `after`.
fn reordered(entry: &HistoryEntry, to: u64, before: &Encounter, after: &Encounter) -> Reordered {
    let Change { roster, ran_into_hidden, .. } = entry.change.clone();
    let change = Change { roster, ran_into_hidden, ..Change::between(Some(before), Some(after)) };
    Reordered { from: entry.seq, to, change }
}

/// The table after one more undo or redo. `None` if the command made the table, gave it another maker or changed its size:
/// such a command keeps its place.
fn stepped(entry: &HistoryEntry, here: &Encounter, undo: bool) -> Result<Option<Encounter>, NotationError> {
    let change = if undo { entry.change.clone().reversed() } else { entry.change.clone() };
    let size = |table: &Encounter| (table.battlefield.width(), table.battlefield.height());
    let there = change.apply(Some(here))?;
    Ok(there.filter(|there| size(there) == size(here) && !entry.new_maker))
}

/// Moves the last of these commands before the others, so that it is the next to undo or redo. The entries are in the order
/// in which they would be undone or redone. `None` if one of them has to keep its place.
pub(super) fn exchanged(
    entries: &[HistoryEntry],
    now: &Encounter,
    undo: bool,
) -> Result<Option<Exchanged>, NotationError> {
    let Some((own, secret)) = entries.split_last() else { return Ok(None) };
    if secret.is_empty() {
        return Ok(Some(Exchanged { entry: own.clone(), moved: Vec::new() }));
    }
    let mut from = now.clone();
    for entry in secret {
        let Some(next) = stepped(entry, &from, undo)? else { return Ok(None) };
        from = next;
    }
    let Some(to) = stepped(own, &from, undo)? else { return Ok(None) };
    // With a long history on a large board, only two tables are kept in memory at a time: the original, and the one with the
    // player's command undone or redone.
    let (mut was, mut is) = (now.clone(), rebased(&from, &to, now)?);
    let place = entries[0].seq;
    let own_moved = if undo { reordered(own, place, &is, &was) } else { reordered(own, place, &was, &is) };
    let mut moved = Vec::new();
    // Each entry gives its place to the one before it.
    for (entry, next) in secret.iter().zip(&entries[1..]) {
        let Some(then) = stepped(entry, &was, undo)? else { return Ok(None) };
        let changed = rebased(&from, &to, &then)?;
        let (before, after) = if undo { (&changed, &is) } else { (&is, &changed) };
        moved.push(reordered(entry, next.seq, before, after));
        (was, is) = (then, changed);
    }
    let entry = HistoryEntry { seq: place, change: own_moved.change.clone(), ..own.clone() };
    moved.push(own_moved);
    Ok(Some(Exchanged { entry, moved }))
}

/// The public commands that can be redone after a secret command led from `before` to `after` and is moved below them.
/// `undone` are all commands that can be redone, oldest first; `place` is a number for the last of them.
pub(super) fn kept_undone(
    undone: &[HistoryEntry],
    (before, after): (&Encounter, &Encounter),
    place: u64,
) -> Result<Vec<Reordered>, NotationError> {
    let (mut was, mut is) = (before.clone(), after.clone());
    let mut moved: Vec<Reordered> = Vec::new();
    for entry in undone {
        let Some(next) = entry.change.apply(Some(&was))? else { break };
        if !entry.secret {
            let then = rebased(&was, &next, &is)?;
            moved.push(reordered(entry, place, &is, &then));
            is = then;
        }
        was = next;
    }
    // Each takes the place of the next, and the secret command takes the first one's.
    for nth in 1..moved.len() {
        moved[nth - 1].to = moved[nth].from;
    }
    Ok(moved)
}
