//! Commands that change places in the history. A player undoes and redoes as at a table without the GM's secret commands, so
//! one of theirs that lies below secret ones first comes to lie on top of them. The table stays as it is, and so does what each
//! of them did, but for what both changed.

mod rebase;

use rebase::rebased;

use crate::field::{Change, Encounter, NotationError};
use crate::store::{HistoryEntry, Reordered};

/// A command that everybody may know of, and the commands that change places so that it is the next to undo or redo.
pub(crate) struct Exchanged {
    /// As it is after that.
    pub(crate) entry: HistoryEntry,
    /// Empty if it is the next as it is.
    pub(crate) moved: Vec<Reordered>,
}

/// A command in its new place, where it leads from one of these tables to the other.
fn reordered(entry: &HistoryEntry, to: u64, before: &Encounter, after: &Encounter) -> Reordered {
    let Change { roster, ran_into_hidden, .. } = entry.change.clone();
    let change = Change { roster, ran_into_hidden, ..Change::between(Some(before), Some(after)) };
    Reordered { from: entry.seq, to, change }
}

/// The table after one more undo or redo. `None` if the command made the table, gave it another maker or changed its size: then
/// it keeps its place.
fn stepped(entry: &HistoryEntry, here: &Encounter, undo: bool) -> Result<Option<Encounter>, NotationError> {
    let change = if undo { entry.change.clone().reversed() } else { entry.change.clone() };
    let size = |table: &Encounter| (table.battlefield.width(), table.battlefield.height());
    let there = change.apply(Some(here))?;
    Ok(there.filter(|there| size(there) == size(here) && !entry.new_maker))
}

/// Moves the last of these commands before the others, so that it is the next to undo or redo. They are listed in the order in
/// which they would be undone or redone. `None` if one of them keeps its place.
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
    // Of a long history on a large board only two tables at a time are kept: each as it was, and with the own command undone or
    // redone.
    let (mut was, mut is) = (now.clone(), rebased(&from, &to, now)?);
    let place = entries[0].seq;
    let own_moved = if undo { reordered(own, place, &is, &was) } else { reordered(own, place, &was, &is) };
    let mut moved = Vec::new();
    // Each gives up its place to the one before it.
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

/// The commands that everybody may know of and can redo, after a secret command has led from `before` to `after` and comes to
/// lie below them. `undone` are all that can be redone, oldest first; `place` is a number for the last of them.
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
    // Each takes the place of the next, and the secret command that of the first.
    for nth in 1..moved.len() {
        moved[nth - 1].to = moved[nth].from;
    }
    Ok(moved)
}
