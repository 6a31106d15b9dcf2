//! Examples in error messages, with creatures of the table they are read at.

use crate::command::app::line;
use crate::command::core::naming::clear_without_a_name;
use crate::command::core::rights::Person;
use crate::command::input::invocation::Invocation;
use crate::command::input::option::Kind;
use crate::command::input::user_error::UserError;
use crate::field::{Creature, Encounter, Found};
use crate::grid::Square;

/// The option that names the acting creature.
const DOER: &str = "creature";

/// Rewrites the error's example with creatures at this table that the person may see, starting with the one that the
/// command named.
pub(crate) fn at_table(error: UserError, table: Option<&Encounter>, person: Person, given: &Invocation) -> UserError {
    let Some(table) = table else { return error };
    let view = table.visible();
    let table = if person.is_gm() { table } else { &view };
    let names_are_meant = error.has_local_example();
    error.rewriting(|example| rewritten((example, names_are_meant), table, person, given))
}

/// The example with the names of creatures on this table; `None` if it needs none.
fn rewritten(
    (example, names_are_meant): (&str, bool),
    table: &Encounter,
    person: Person,
    given: &Invocation,
) -> Option<String> {
    let mut line = line::read(example).ok()?;
    let spec = line.spec().ok()?;
    let known = |name: &str| match table.find(name) {
        Found::One(creature) => Some(creature),
        Found::Several(_) | Found::Nobody => None,
    };
    let named = given.value(DOER).and_then(known);
    let own = person.own(table).into_iter().next();
    let mover = named.or(own).or_else(|| clear_without_a_name(table, person)).or(table.creatures().first())?;
    // An example for a player is about their own creature.
    let theirs = !names_are_meant && (named.is_some() || (!person.is_gm() && own.is_some()));
    let names = |option: &str, value: &str| match spec.option(option).map(|option| option.kind) {
        Some(Kind::Creature | Kind::Creatures) => true,
        Some(Kind::Place) => value.parse::<Square>().is_err(),
        _ => false,
    };
    let mut changed = false;
    for (_, value) in line.options.iter_mut().filter(|(option, value)| option == DOER && names(DOER, value)) {
        if !value.contains(',') && (theirs || !matches!(table.find(value), Found::One(_))) {
            changed |= *value != mover.name.as_str();
            *value = mover.name.to_string();
        }
    }
    let doer = line.value(DOER).map_or(Some(mover), known);
    for (_, value) in line.options.iter_mut().filter(|(option, value)| option != DOER && names(option, value)) {
        let fits = match table.find(value) {
            // Nobody targets themselves.
            Found::One(one) => doer.is_none_or(|doer| doer.name != one.name),
            Found::Several(_) | Found::Nobody => value.contains(','),
        };
        if !fits {
            *value = other_than(doer.unwrap_or(mover), table)?.name.to_string();
            changed = true;
        }
    }
    changed.then(|| line.to_string())
}

/// Somebody else at the table, an opponent if there is one.
fn other_than<'e>(doer: &Creature, table: &'e Encounter) -> Option<&'e Creature> {
    let others = || table.creatures().iter().filter(|one| one.name != doer.name);
    others().find(|one| one.side.opposes(&doer.side)).or_else(|| others().next())
}
