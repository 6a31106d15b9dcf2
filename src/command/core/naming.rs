//! Which creature a typed name means, and how creatures are listed.

use crate::command::core::rights::{Person, Standing};
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::field::{Creature, Encounter, Found, Name};
use crate::say;
use crate::words::Message;

/// The error of a command that needs a table.
pub(crate) fn no_table() -> UserError {
    UserError::new(say!("table-missing")).or_example("/table new width:20 height:15")
}

/// The creature that the typed text names; for an omitted name see [`clear_without_a_name`].
pub(crate) fn resolve_creature<'e>(
    encounter: &'e Encounter,
    person: Person,
    typed: Option<&str>,
) -> Result<&'e Creature, UserError> {
    let everybody = encounter.creatures();
    let here = || names(encounter.in_natural_order().into_iter().map(|one| &one.name));
    let Some(typed) = typed else {
        let missing = || match (everybody, &own_bodies(encounter, person)[..]) {
            ([], _) => nobody_here(),
            (_, own @ [_, _, ..]) if !person.is_gm() => {
                UserError::new(say!("creature-missing-own", own = names(own.iter().map(|one| &one.name))))
            }
            _ => UserError::new(say!("creature-missing", here = here())),
        };
        return clear_without_a_name(encounter, person).ok_or_else(missing);
    };
    match encounter.find(typed) {
        _ if typed.trim().is_empty() && !everybody.is_empty() => {
            Err(UserError::new(say!("creature-unnamed", here = here())))
        }
        Found::One(creature) => Ok(creature),
        Found::Several(several) => Err(UserError::new(say!(
            "creature-ambiguous",
            said = quoted(typed),
            names = names(several.into_iter().map(|one| &one.name))
        ))),
        Found::Nobody if everybody.is_empty() => Err(nobody_here()),
        Found::Nobody if encounter.find_group(typed).is_ok_and(|group| group.len() > 1) => {
            let group = encounter.find_group(typed).unwrap_or_default();
            let group: Vec<Name> = group.into_iter().map(|one| one.name.clone()).collect();
            Err(UserError::new(say!("creature-one-at-a-time", said = quoted(typed), names = in_short(&group))))
        }
        Found::Nobody => {
            let hint = did_you_mean(typed, everybody.iter().map(|creature| creature.name.as_str()));
            Err(UserError::new(say!("creature-unknown", said = quoted(typed), hint, here = here())))
        }
    }
}

/// The creature meant when none is named: the acting one, if it is the person's; otherwise the person's own, if there is
/// exactly one; otherwise the acting one or the only creature on the table, unless a player has several of their own.
/// For the GM the acting one comes first.
pub(crate) fn clear_without_a_name(encounter: &Encounter, person: Person) -> Option<&Creature> {
    let acting = encounter.rounds.as_deref().and_then(|rounds| rounds.acting());
    let acting = acting.and_then(|name| encounter.creature(name));
    let only = || if let [only] = encounter.creatures() { Some(only) } else { None };
    match own_bodies(encounter, person)[..] {
        _ if acting.is_some_and(|one| person.owns(one) || person.standing == Standing::Gm) => acting,
        [own] => Some(own),
        _ if acting.is_some_and(|one| person.moves(one)) => acting,
        [_, _, ..] => None,
        [] => only().or(acting),
    }
}

/// The creature that moves when this one is to: its mount, if it rides one that the person may move.
pub(crate) fn going<'e>(encounter: &'e Encounter, person: Person, rider: &'e Creature) -> &'e Creature {
    let mount = encounter.mount_of(rider).filter(|mount| mount.owner.is_none() || person.moves(mount));
    mount.unwrap_or(rider)
}

/// The person's own creatures. A rider stands for its mount, and the dead count only if none is alive.
fn own_bodies(encounter: &Encounter, person: Person) -> Vec<&Creature> {
    let mut own = person.own(encounter);
    let mounts: Vec<&Name> = own.iter().filter_map(|one| encounter.mount_of(one)).map(|mount| &mount.name).collect();
    own.retain(|one| !mounts.contains(&&one.name));
    if own.iter().any(|one| one.takes_turns()) {
        own.retain(|one| one.takes_turns());
    }
    own
}

pub(crate) fn nobody_here() -> UserError {
    UserError::new(say!("creature-nobody-here")).or_example("/creature add name:Ogre at:D4 size:large")
}

/// The names of creatures in a sentence; a long list is cut.
pub(crate) fn names<'c>(all: impl IntoIterator<Item = &'c Name>) -> Message {
    Message::names(all)
}

/// The names in short, grouped by kind: `Goblin 1-4, 6, Ogre`. `Encounter::find_group` parses it back.
pub(crate) fn in_short(all: &[Name]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut last: Option<(String, u32)> = None;
    let mut rest = all.iter().peekable();
    while let Some(name) = rest.next() {
        let (kind, number) = name.natural();
        let mut high = number;
        while let (Some(end), Some(next)) = (high, rest.peek()) {
            let (other, after) = next.natural();
            if other != kind || after != end.checked_add(1) {
                break;
            }
            high = after;
            rest.next();
        }
        let goes_on = number.is_some() && last.as_ref().is_some_and(|(before, _)| *before == kind);
        let first = if goes_on { number.map(|low| low.to_string()).unwrap_or_default() } else { name.to_string() };
        parts.push(match high.filter(|_| high != number) {
            Some(high) => format!("{first}-{high}"),
            None => first,
        });
        last = high.map(|high| (kind, high));
    }
    parts.join(", ")
}
