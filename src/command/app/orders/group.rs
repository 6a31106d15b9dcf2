//! One order for a group: `creature:"Goblin 1-12"`, a list, or a side. Each member is handled like a single creature, with
//! the same rights, on the table the ones before it left. Those that can't act are named with the reason, and the rest is
//! done. There is one answer, one board, one history entry and one Undo for all of them.

use crate::command::app::hidden::{self, Asked, Decided};
use crate::command::app::orders::done::{Done, together};
use crate::command::app::orders::{beside, gathering, held};
use crate::command::core::command::{GroupHandling, Parsed, Spec};
use crate::command::core::naming::{in_short, names, resolve_creature};
use crate::command::core::outcome::Outcome;
use crate::command::core::rights;
use crate::command::core::roll::with_its_results;
use crate::command::core::table::Played;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Invocation;
use crate::command::input::option::Kind;
use crate::command::input::options::{CHECK, PREVIEW};
use crate::command::input::user_error::UserError;
use crate::command::reply::Status;
use crate::command::reply::panel::LineButton;
use crate::command::turns::{INITIATIVE, NEXT, NextArgs, kin, whose_turn};
use crate::field::{Creature, Encounter, Found, InitiativeEntry, Name};
use crate::grid::Square;
use crate::say;
use crate::words::Message;

/// Checks that the caller may give the command, then decides it, once per creature if it names a group.
pub(crate) fn decided(asked: Asked<'_>, truth: Option<&Encounter>) -> Result<Decided, UserError> {
    let Some(table) = truth else {
        // Without a table there are no rights to check.
        return asked.decided(None);
    };
    let missing = missing(&asked, table);
    let given = hidden::resolve_names(asked.spec, asked.given, asked.person, table);
    let asked = Asked { given: &given, ..asked };
    let due = held::due(asked.spec, table);
    if !due.is_empty() {
        return held::make(asked, table, due);
    }
    let decided = match members(&asked, table)? {
        Some(group) => in_turn(asked, table, group),
        None => alone(asked, table, Manner::default()),
    };
    let decided = decided.map(|decided| held::in_place_of_declared(decided, &given, table));
    decided.map(|decided| {
        let outcome = held::with_standing(decided.outcome, table).adding_lines(missing.into_iter().collect());
        Decided { outcome, ..decided }
    })
}

/// Says which of the numbers that a group order names nobody has.
fn missing(asked: &Asked<'_>, table: &Encounter) -> Option<Message> {
    let typed = asked.given.value("creature").filter(|_| is_for_one(asked.spec))?;
    let view = table.visible();
    let missing = if asked.person.is_gm() { table } else { &view }.missing_from_group(typed);
    (!missing.is_empty()).then(|| say!("group-none", names = in_short(&missing)))
}

/// Whether the option `creature` of this command names one creature that acts, so that several take the order in turn.
fn is_for_one(spec: &Spec) -> bool {
    spec.name != "travel" && spec.option("creature").is_some_and(|one| one.kind == Kind::Creature)
}

/// How a command is carried out.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Manner {
    /// Whether it happens at once, even where movements are declared first.
    pub(crate) at_once: bool,
}

/// Decides the command for a single creature.
pub(crate) fn alone(asked: Asked<'_>, table: &Encounter, manner: Manner) -> Result<Decided, UserError> {
    let Asked { spec, person, library, .. } = asked;
    let view = table.visible();
    let known = if person.is_gm() { table } else { &*view };
    if !asked.vouched {
        rights::check(spec, asked.given, person, known)?;
    }
    let ordered = held::ordered(spec, asked.given, table)?;
    let (spec, given) = match &ordered {
        Some(ordered) => (ordered.spec()?, hidden::resolve_names(ordered.spec()?, ordered, person, table)),
        None => (spec, asked.given.clone()),
    };
    let given = beside::resolve_destinations(spec, given, library, known)?;
    let Parsed::AtTable(command) = spec.parse(&given)? else {
        return Err(UserError::new(say!("history-not-the-table")));
    };
    let asked = Asked { spec, given: &given, command: &*command, ..asked };
    if !manner.at_once && (ordered.is_some() || held::holds(spec, &given, table)) {
        return held::hold(asked, table);
    }
    let decided = asked.decided(Some(table))?;
    let binds = !person.is_gm() && !asked.vouched && !command.is_decided_by_check();
    let next = decided.outcome.next.as_ref().filter(|_| binds);
    match next.map(|next| rights::moved_without_leave(person, table, next)).filter(|others| !others.is_empty()) {
        Some(others) => Ok(refer(&asked, &others)),
        None => Ok(decided),
    }
}

/// The answer to a player who would move others' creatures against their will: the GM can allow it with a button.
fn refer(asked: &Asked<'_>, others: &[&Creature]) -> Decided {
    let who = names(others.iter().map(|one| &one.name));
    let mut outcome = Outcome::new(say!("rights-asks-the-gm", who, line = asked.given.to_string()));
    outcome.status = Status::Pending;
    outcome.offering(vec![LineButton::new(say!("key-allow"), asked.given).for_gm()]).into()
}

/// The creatures of the group that the option `creature` names, in the order they act; `None` if it names a single one, or if
/// the command has no such option.
fn members(asked: &Asked<'_>, table: &Encounter) -> Result<Option<Vec<Name>>, UserError> {
    let Asked { spec, given, person, .. } = *asked;
    let Some(typed) = given.value("creature").filter(|_| is_for_one(spec)) else { return Ok(None) };
    let view = table.visible();
    let known = if person.is_gm() { table } else { &*view };
    let group = match known.find_group(typed) {
        Ok(group) => group,
        // A single name that fits nobody is left for the command to report.
        Err(part) if part == typed => return Ok(None),
        Err(part) => return resolve_creature(known, person, Some(part)).map(|_| None),
    };
    if group.len() < 2 {
        return Ok(None);
    }
    if asked.command.group_handling() == GroupHandling::Whole {
        return Ok(None);
    }
    if spec.looks || spec.private || asked.command.group_handling() == GroupHandling::One {
        return Err(UserError::new(say!("group-one-at-a-time", command = spec.words(), names = short(&group))));
    }
    let map = known.battlefield.area();
    let goal = given.value("to").and_then(|to| Destination::read("to", to).ok());
    // Those in front go first, so that they are out of the way.
    let behind = |one: &&Creature| match &goal {
        Some(Destination::Beside(target)) => match known.find(target) {
            Found::One(target) => beside::apart(one.anchor, target.anchor).0,
            Found::Several(_) | Found::Nobody => 0,
        },
        Some(goal) => {
            let stops = goal.stops(one, map).unwrap_or_default();
            let end = stops.last().copied().unwrap_or(one.anchor);
            if matches!(goal, Destination::Squares(_)) {
                beside::apart(one.anchor, end).0
            } else {
                -along(one.anchor, end)
            }
        }
        None => 0,
    };
    let mut group = group;
    group.sort_by_key(behind);
    Ok(Some(group.into_iter().map(|one| one.name.clone()).collect()))
}

/// How far a square lies in the direction of a path that begins there.
fn along(from: Square, to: Square) -> i32 {
    let (dx, dy) = from.to(to);
    from.x * dx.signum() + from.y * dy.signum()
}

fn short(group: &[&Creature]) -> String {
    let mut names: Vec<Name> = group.iter().map(|one| one.name.clone()).collect();
    names.sort_by_key(Name::natural);
    in_short(&names)
}

/// Decides the command for each creature of the group in turn.
fn in_turn(asked: Asked<'_>, table: &Encounter, group: Vec<Name>) -> Result<Decided, UserError> {
    let hidden = |name: &Name| table.creature(name).is_some_and(|one| one.hidden);
    // What is for the GM alone is kept out of an order that everyone reads.
    let (concealed, seen): (Vec<Name>, Vec<Name>) = group.into_iter().partition(hidden);
    let (group, left_out) = if seen.is_empty() { (concealed, Vec::new()) } else { (seen, concealed) };
    let gathers = asked.given.value("to").is_some();
    let meant = asked.given.value("to").and_then(|to| Destination::read("to", to).ok()?.only_square());
    let mut far: Vec<Message> = Vec::new();
    let preview = asked.given.is_set(PREVIEW.name);
    let mut now = table.clone();
    let (mut all, mut asides, mut turned) = (Vec::new(), Vec::new(), Vec::new());
    let (mut secret, mut ran_into_hidden, mut handed_on) = (false, false, false);
    let mut by_name = group.clone();
    by_name.sort_by_key(Name::natural);
    let mut declared: Vec<(Name, Square)> = Vec::new();
    for (nth, name) in in_their_order(table, group).into_iter().enumerate() {
        asked.dice.for_nth(nth);
        if let Some((next, told)) = hand_turn_to(asked, &now, &name) {
            (now, handed_on) = (next, true);
            turned.extend(told);
        }
        let mut given = only(asked.given, &name);
        if let Some(place) = by_name.iter().position(|one| *one == name) {
            given = with_its_results(given, asked.spec, (place, by_name.len()));
        };
        if let Some(total) = shared_roll(&asked, table, (&name, &all)) {
            given = given.with(CHECK.name, &total.to_string());
        }
        if gathers {
            let leads = |given: &Invocation| {
                let planned = given.clone().with(PREVIEW.name, "true");
                let planned = alone(Asked { given: &planned, ..asked }, &now, Manner { at_once: true });
                planned.is_ok_and(|planned| matches!(planned.outcome.status, Status::Done | Status::Pending))
            };
            given = gathering::around(asked, &with_declared(&now, &declared), given, leads);
        }
        let one = Asked { given: &given, ..asked };
        let mut result = alone(one, &now, Manner { at_once: false }).map(|mut decided| {
            secret |= decided.secret;
            ran_into_hidden |= decided.ran_into_hidden;
            asides.extend(decided.aside.take());
            decided.outcome
        });
        if let Some(next) = result.as_ref().ok().and_then(|outcome| outcome.next.clone()) {
            now = next;
        } else if preview && result.as_ref().is_ok_and(|outcome| outcome.status == Status::Done) {
            // In a preview for several creatures, each is judged on the board that those before it would leave.
            let mut does = given.clone();
            does.options.retain(|(option, _)| !option.eq_ignore_ascii_case(PREVIEW.name));
            let does = alone(Asked { given: &does, ..asked }, &now, Manner { at_once: true });
            now = does.ok().and_then(|decided| decided.outcome.next).unwrap_or(now);
        }
        if let (Some(goal), Ok(outcome)) = (meant, &mut result)
            && let Some(end) = gathering::ends_far_from(goal, outcome)
        {
            far.push(say!("who-at", who = name, at = end));
        }
        let held = now.rounds.as_deref().is_some_and(|rounds| rounds.held.contains_key(&name));
        let goal = given.value("to").and_then(|to| Destination::read("to", to).ok()?.only_square());
        declared.extend(goal.filter(|_| held).map(|goal| (name.clone(), goal)));
        all.push(Done { name, result });
    }
    asked.dice.for_nth(0);
    if all.iter().all(|one| one.result.is_err()) {
        let first = all.swap_remove(0).result;
        return first.map(Decided::from);
    }
    if !left_out.is_empty() {
        asides.push(say!("group-hidden-left-out", names = in_short(&left_out)));
    }
    let view = if secret { now.clone() } else { now.visible().into_owned() };
    let before = if preview { table } else { &now };
    let shown = if secret { before.clone() } else { before.visible().into_owned() };
    let Some(played) = Played::of(asked.library, &view) else {
        return Err(UserError::new(say!("answer-at-the-same-moment")));
    };
    let short = meant.filter(|_| !far.is_empty()).map(|to| say!("group-short", to, who = Message::names(far)));
    let mut outcome = together(asked, (&played.ruleset, &shown), &all, short);
    if handed_on && !preview {
        turned.extend(whose_turn(&played.ruleset, &view).into_iter().take(1));
        outcome = outcome.adding_lines(turned);
    }
    let changed = now != *table && !preview;
    let outcome = if changed { outcome.leaving(now) } else { outcome };
    let aside = (!asides.is_empty()).then(|| Message::lines(asides));
    Ok(Decided { outcome, aside, secret, ran_into_hidden })
}

/// The initiative that an earlier one of the group has rolled for all of its kind.
fn shared_roll(asked: &Asked<'_>, table: &Encounter, (name, all): (&Name, &[Done])) -> Option<i64> {
    let rolls = asked.spec.name == INITIATIVE.name && asked.given.value(CHECK.name).is_none();
    let kin = kin(table, table.creature(name).filter(|_| rolls)?);
    let lead = all.iter().find(|one| kin.contains(&&one.name))?;
    lead.outcome()?.ruling.as_ref()?["initiative"].as_i64()
}

/// The table as it will be once those who have declared a destination are there.
fn with_declared(now: &Encounter, declared: &[(Name, Square)]) -> Encounter {
    let mut then = now.clone();
    for (name, goal) in declared {
        if let Some(one) = now.creature(name) {
            then.put(Creature { anchor: *goal, ..one.clone() });
        }
    }
    then
}

/// The group in acting order, for those that share an initiative roll.
fn in_their_order(table: &Encounter, mut group: Vec<Name>) -> Vec<Name> {
    let Some(rounds) = table.rounds.as_deref().filter(|rounds| rounds.has_begun()) else { return group };
    let lead = rounds.acting().and_then(|acting| rounds.place(acting)).map(InitiativeEntry::lead);
    let of_them = |name: &Name| lead.is_some() && rounds.place(name).map(InitiativeEntry::lead) == lead;
    if group.iter().all(of_them) {
        group.sort_by_key(|name| rounds.order.iter().position(|place| place.name == *name));
    }
    group
}

/// Hands the turn to this creature, if it is next and shares the initiative roll of the acting one: an order for a group runs
/// through its turns. Also returns what `/turn next` says, except for the announcement of the turn.
fn hand_turn_to(asked: Asked<'_>, table: &Encounter, name: &Name) -> Option<(Encounter, Vec<Message>)> {
    let rounds = table.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
    let acting = rounds.acting().filter(|acting| *acting != name)?;
    if rounds.place(acting)?.lead() != rounds.place(name)?.lead() {
        return None;
    }
    let given = Invocation { name: NEXT.name.to_owned(), sub: NEXT.sub.map(str::to_owned), ..Invocation::default() };
    let next = Asked { spec: &NEXT, given: &given, command: &NextArgs, ..asked };
    let outcome = alone(next, table, Manner { at_once: true }).ok()?.outcome;
    let next = outcome.next?;
    if next.rounds.as_deref()?.acting() != Some(name) {
        return None;
    }
    let view = next.visible();
    let whose = Played::of(asked.library, &view).map(|played| whose_turn(&played.ruleset, &view)).unwrap_or_default();
    let told = outcome.message.parts().into_iter().filter(|line| !whose.contains(line)).cloned().collect();
    Some((next, told))
}

/// The command for this creature alone.
fn only(given: &Invocation, name: &Name) -> Invocation {
    let mut given = given.clone();
    for (_, value) in given.options.iter_mut().filter(|(option, _)| option.eq_ignore_ascii_case("creature")) {
        *value = name.to_string();
    }
    given
}
