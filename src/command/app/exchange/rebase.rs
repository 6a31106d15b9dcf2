//! Rebases a change onto a different table: whatever the change doesn't touch stays as it is there.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::field::{Change, Creature, Delta, Encounter, Flight, Name, NotationError, Squeezed, TableSetup};
use crate::grid::{Height, Square};

/// The table `onto` with the change from `before` to `after` applied. If `onto` shows everyone what `before` did, the result
/// shows everyone what `after` does.
///
/// # Errors
/// If a board cannot be read.
pub(super) fn rebased(before: &Encounter, after: &Encounter, onto: &Encounter) -> Result<Encounter, NotationError> {
    if onto == before {
        return Ok(after.clone());
    }
    let mut change = Change::between(Some(before), Some(after));
    if let Some(Delta { before: Some(was), after: Some(is) }) = change.setup.as_deref_mut() {
        let board = is.board.take().filter(|_| onto.battlefield == before.battlefield);
        was.board = None;
        *is = TableSetup { board, ..merged(was, is, &TableSetup::of(onto), Precedence::Change) };
    }
    if let Some(rounds) = change.rounds.as_deref_mut() {
        rounds.after = merged(&rounds.before, &rounds.after, &onto.rounds, Precedence::Change);
    }
    if let Some(game_masters) = change.game_masters.as_deref_mut() {
        game_masters.after = merged(&game_masters.before, &game_masters.after, &onto.game_masters, Precedence::Change);
    }
    change.creatures = change.creatures.into_iter().map(|turned| creature_onto(turned, onto)).collect();
    let whole = change.apply_to(Some(onto.clone()))?.unwrap_or_else(|| after.clone());
    if before.visible() == onto.visible() && whole.visible() != after.visible() {
        return Ok(onto.with_unseen(after.visible().into_owned(), |one| one.hidden));
    }
    Ok(whole)
}

/// A creature's change applied to another table. Fields that were changed there too keep their value; a creature's place
/// counts as a single field.
fn creature_onto(turned: Delta<Option<Creature>>, onto: &Encounter) -> Delta<Option<Creature>> {
    let name = turned.before.as_ref().or(turned.after.as_ref()).map(|one| &one.name);
    let now = name.and_then(|name| onto.creature(name)).cloned();
    let after = match (turned.before, turned.after, &now) {
        (Some(mut was), Some(mut is), Some(now)) => {
            if place(&was) != place(now) {
                for one in [&mut was, &mut is] {
                    (one.anchor, one.squeezed, one.altitude) = (now.anchor, now.squeezed, now.altitude);
                    (one.flight, one.mount) = (now.flight, now.mount.clone());
                }
            }
            Some(merged(&was, &is, now, Precedence::Table))
        }
        (None, Some(_), Some(now)) => Some(now.clone()),
        (None, is, None) => is,
        (Some(_), Some(_), None) | (_, None, _) => None,
    };
    Delta { before: now, after }
}

fn place(one: &Creature) -> (Square, Option<Squeezed>, Height, Flight, Option<&Name>) {
    (one.anchor, one.squeezed, one.altitude, one.flight, one.mount.as_ref())
}

/// Which of two changes to the same thing wins.
#[derive(Clone, Copy)]
enum Precedence {
    Change,
    Table,
}

/// Applies the change from `before` to `after` to `now`, field by field; returns `now` if that isn't possible.
fn merged<T: Serialize + DeserializeOwned + Clone>(before: &T, after: &T, now: &T, precedence: Precedence) -> T {
    let [before, after, value] = [before, after, now].map(|one| serde_json::to_value(one).unwrap_or_default());
    let merged = merged_value(Some(&before), Some(&after), Some(&value), precedence).unwrap_or_default();
    serde_json::from_value(merged).unwrap_or_else(|_| now.clone())
}

fn merged_value(
    before: Option<&Value>,
    after: Option<&Value>,
    now: Option<&Value>,
    precedence: Precedence,
) -> Option<Value> {
    if after == before {
        return now.cloned();
    }
    if now == before {
        return after.cloned();
    }
    match (before, after, now) {
        (before, Some(Value::Object(after)), Some(Value::Object(now))) => {
            let nothing = Map::new();
            let before = before.and_then(Value::as_object).unwrap_or(&nothing);
            let mut keys: Vec<&String> = after.keys().chain(now.keys()).collect();
            keys.sort_unstable();
            keys.dedup();
            let field = |key: &String| {
                Some((key.clone(), merged_value(before.get(key), after.get(key), now.get(key), precedence)?))
            };
            Some(Value::Object(keys.into_iter().filter_map(field).collect()))
        }
        (Some(Value::Array(before)), Some(Value::Array(after)), Some(Value::Array(now))) => {
            let stays = |one: &&Value| after.contains(one) || !before.contains(one);
            let mut list: Vec<Value> = now.iter().filter(stays).cloned().collect();
            for (nth, one) in after.iter().enumerate() {
                if !before.contains(one) && !list.contains(one) {
                    let behind = after[..nth].iter().rev().find_map(|other| list.iter().position(|it| it == other));
                    list.insert(behind.map_or(0, |at| at + 1), one.clone());
                }
            }
            Some(Value::Array(list))
        }
        _ => match precedence {
            Precedence::Change => after.cloned(),
            Precedence::Table => now.cloned(),
        },
    }
}
