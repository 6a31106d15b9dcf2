//! Examples in error messages, with creatures of the table they are read at.

use crate::command::app::line;
use crate::command::core::naming::clear_without_a_name;
use crate::command::core::rights::Person;
use crate::command::input::option::Kind;
use crate::command::input::user_error::UserError;
use crate::field::{Creature, Encounter, Found};
use crate::grid::Square;

/// The same error, its example naming creatures of this table that the person may see.
pub(crate) fn at_table(error: UserError, table: Option<&Encounter>, person: Person) -> UserError {
    let Some(table) = table else { return error };
    let view = table.visible();
    error.rewriting(|example| rewritten(example, if person.is_gm() { table } else { &view }, person))
}

/// The example with the names of creatures on this table; `None` if it needs none.
fn rewritten(example: &str, table: &Encounter, person: Person) -> Option<String> {
    let mut given = line::read(example).ok()?;
    let spec = given.spec().ok()?;
    let known = |name: &str| matches!(table.find(name), Found::One(_) | Found::Several(_));
    let own = person.own(table).into_iter().next();
    let mover = own.or_else(|| clear_without_a_name(table, person)).or(table.creatures().first())?;
    let opponent = |one: &&Creature| one.name != mover.name && one.side.opposes(&mover.side);
    let other =
        || table.creatures().iter().find(opponent).or(table.creatures().iter().find(|one| one.name != mover.name));
    let mut changed = false;
    for (option, value) in &mut given.options {
        let names = |kind: Kind| match kind {
            Kind::Creature | Kind::Creatures => true,
            Kind::Place => value.parse::<Square>().is_err(),
            _ => false,
        };
        let names = spec.option(option).is_some_and(|option| names(option.kind));
        // An example for a player is about their own creature.
        let theirs = option == "creature" && !person.is_gm() && own.is_some();
        if !names || value.contains(',') || (known(value) && !theirs) {
            continue;
        }
        let name = if option == "creature" { Some(mover) } else { other() };
        *value = name?.name.to_string();
        changed = true;
    }
    // Creatures don't target themselves, so the second name is a different creature.
    let doer = given.options.iter().find(|(option, _)| option == "creature").map(|(_, value)| value.to_lowercase());
    for (option, value) in &mut given.options {
        let names = spec.option(option).is_some_and(|option| matches!(option.kind, Kind::Creature | Kind::Place));
        if names && option != "creature" && Some(value.to_lowercase()) == doer {
            let another = table.creatures().iter().find(|one| Some(one.name.as_str().to_lowercase()) != doer);
            *value = other().or(another)?.name.to_string();
            changed = true;
        }
    }
    changed.then(|| given.to_string())
}
