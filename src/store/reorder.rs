//! Commands that swap places in a channel's history.

use super::statement::{Tx, query};
use super::{Channel, StoreError};
use super::{kept_change, picture};
use crate::field::Change;

/// A command that moves to another place in the history, and so changes something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reordered {
    /// Its number.
    pub from: u64,
    /// Its new number.
    pub to: u64,
    /// What it changes there.
    pub change: Change,
}

/// Drops what can no longer be redone after a command below these: secret commands, and those after the last of these.
pub(super) async fn drop_undone(
    tx: &mut Tx,
    channel: Channel,
    head: i64,
    moved: &[Reordered],
) -> Result<(), StoreError> {
    let last = moved.last().map_or(head, |last| last.from.cast_signed());
    let dropped = "DELETE FROM history WHERE channel = $1 AND seq > $2 AND (secret = 'yes' OR seq > $3)";
    query(dropped).bind(channel.id()).bind(head).bind(last).execute(&mut *tx).await?;
    Ok(())
}

/// Gives commands their new numbers and changes. Buttons that undo one of them still do.
pub(super) async fn apply(tx: &mut Tx, channel: Channel, moved: &[Reordered]) -> Result<(), StoreError> {
    let here = channel.id();
    // Negative numbers are free, so no new number collides with an old one.
    let copied = "
        INSERT INTO history (channel, seq, line, said, by, at, maker_before, maker_after, change, aside, secret)
        SELECT channel, $3, line, said, by, at, maker_before, maker_after, $4, aside, secret
        FROM history WHERE channel = $1 AND seq = $2";
    for Reordered { from, to, change } in moved {
        let (from, to) = (from.cast_signed(), to.cast_signed());
        query(copied).bind(here).bind(from).bind(-to).bind(kept_change::written(change)?).execute(&mut *tx).await?;
        query("DELETE FROM history WHERE channel = $1 AND seq = $2").bind(here).bind(from).execute(&mut *tx).await?;
        let buttons = "UPDATE panel SET seq = $3 WHERE channel = $1 AND seq = $2";
        query(buttons).bind(here).bind(from).bind(-to).execute(&mut *tx).await?;
    }
    for counted in [
        "UPDATE history SET seq = -seq WHERE channel = $1 AND seq < 0",
        "UPDATE panel SET seq = -seq WHERE channel = $1 AND seq < 0",
    ] {
        query(counted).bind(here).execute(&mut *tx).await?;
    }
    for Reordered { to, change, .. } in moved {
        picture::note(tx, here, to.cast_signed(), change).await?;
    }
    Ok(())
}
