//! Examples in error messages, with creatures and doors of the table they are read at.

use crate::command::app::line;
use crate::command::core::naming::clear_without_a_name;
use crate::command::core::rights::Person;
use crate::command::input::invocation::Invocation;
use crate::command::input::option::Kind;
use crate::command::input::options::{NAME, PREVIEW};
use crate::command::input::user_error::UserError;
use crate::command::setup::creature::add::ADD;
use crate::command::setup::creature::free_name;
use crate::command::setup::map::door;
use crate::field::{Barrier, Creature, Encounter, Found, Name, Opening};
use crate::grid::{Area, Square};

/// The option that names the acting creature.
const DOER: &str = "creature";

/// Rewrites the error's example with creatures and doors at this table that the person may see, starting with those that the
/// command named.
pub(crate) fn at_table(error: UserError, table: Option<&Encounter>, person: Person, given: &Invocation) -> UserError {
    let Some(table) = table else { return error };
    let view = table.visible();
    let table = if person.is_gm() { table } else { &view };
    let is_local = error.has_local_example();
    let plans = error.can_be_planned();
    let error = error.rewriting(|example| rewritten((example, is_local), table, person, given));
    let known = if person.is_gm() { table.battlefield.openings() } else { table.battlefield.as_seen().openings() };
    let error = error.rewriting(|example| with_a_door(example, &known, given).filter(|_| !is_local));
    let error = error.rewriting(|example| on_the_map(example, table).filter(|_| !is_local));
    // A command that comes too early works as a preview.
    error.rewriting(|example| {
        line::read(example).ok().filter(|_| plans).map(|line| line.with(PREVIEW.name, "true").to_string())
    })
}

/// The example with squares that are on this map, and a free name for a creature to be added; `None` if nothing changes.
fn on_the_map(example: &str, table: &Encounter) -> Option<String> {
    let mut line = line::read(example).ok()?;
    let spec = line.spec().ok()?;
    let board = table.battlefield.area();
    // A large creature, and the square behind an edge, are on the map too.
    let corner = board.clamp(board.south_east().offset((-1, -1)));
    let within = Area::between(board.north_west(), corner);
    let fitting = |value: &str| match value.parse::<Area>() {
        Ok(area) if !within.contains(area.north_west()) || !within.contains(area.south_east()) => {
            Some(Area::between(within.clamp(area.north_west()), within.clamp(area.south_east())).to_string())
        }
        _ => None,
    };
    let adds = spec.words() == ADD.words();
    let mut changed = false;
    for (option, value) in &mut line.options {
        let better = match spec.option(option).map(|option| option.kind) {
            Some(Kind::Square | Kind::Place | Kind::Destination | Kind::Area | Kind::Areas) => fitting(value),
            _ if adds && option == NAME.name => {
                let name = Name::new(value).ok().filter(|name| table.creature(name).is_some());
                name.and_then(|name| free_name(table, &name)).map(|free| free.to_string())
            }
            _ => None,
        };
        changed |= better.is_some();
        *value = better.unwrap_or_else(|| std::mem::take(value));
    }
    changed.then(|| line.to_string())
}

/// The example with a door that is there, the one that the command named if any, in a state that it isn't in yet; `None` if
/// it is about no door.
fn with_a_door(example: &str, known: &[Opening], given: &Invocation) -> Option<String> {
    let mut line = line::read(example).ok()?;
    let spec = line.spec().ok()?;
    let place =
        line.options.iter().position(|(option, _)| spec.option(option).is_some_and(|it| it.kind == Kind::Door))?;
    let (at, example) = line.options[place].clone();
    let doors = || known.iter().filter(|one| one.barrier.is_door());
    let named = |typed: &str| door::named_by(typed, known).into_iter().find(|one| one.barrier.is_door());
    let door = given.value(&at).and_then(named).or_else(|| named(&example)).or_else(|| doors().next())?;
    line.options[place].1 = door.name();
    let turned = if door.barrier == Barrier::OpenDoor { "closed" } else { "open" };
    line.options.iter_mut().filter(|(option, _)| option == door::STATE).for_each(|(_, state)| turned.clone_into(state));
    Some(line.to_string())
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
