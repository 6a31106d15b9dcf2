//! Who travels together: names, sides, and riders with their mounts.

use crate::command::core::table::Table;
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::field::{Creature, Mount};
use crate::say;
use crate::words::Message;

/// A traveller from the table, with their own mount if one is named.
pub(crate) type Member<'a> = (&'a Creature, Option<Mount>);

/// The named travellers, or the only one that can be meant.
pub(crate) fn named<'a>(table: &Table<'a>, typed: Option<&str>) -> Result<Vec<Member<'a>>, UserError> {
    let Some(typed) = typed else {
        let missing =
            || UserError::new(say!("travel-who")).or_example("/travel speed:30 hours:8 terrain:forest road:trail");
        return table.creature(None).map(|one| vec![(carried(table, one), None)]).map_err(|_| missing());
    };
    let everybody = table.referee()?.encounter().creatures();
    let mut party: Vec<Member<'a>> = Vec::new();
    for item in items(typed) {
        let (name, mount) = rider(&item);
        let all = name.eq_ignore_ascii_case("all") || name.eq_ignore_ascii_case("party");
        let side = everybody.iter().filter(|one| all || one.side.0.as_str().eq_ignore_ascii_case(name));
        let side: Vec<&Creature> = side.collect();
        let found = if side.is_empty() { vec![one(table, name)?] } else { side };
        for one in found.into_iter().map(|one| if mount.is_some() { one } else { carried(table, one) }) {
            if party.iter().all(|(other, _)| other.name != one.name) {
                party.push((one, mount));
            }
        }
    }
    if party.is_empty() {
        return Err(UserError::new(say!("travel-nobody")));
    }
    Ok(party)
}

/// The creature that sets a traveller's speed: their mount, if they ride one on the table.
fn carried<'a>(table: &Table<'a>, one: &'a Creature) -> &'a Creature {
    table.referee().ok().and_then(|referee| referee.encounter().mount_of(one)).unwrap_or(one)
}

/// The creature with this name. If the name could mean a rider on an unknown mount, the error lists the known mounts.
fn one<'a>(table: &Table<'a>, name: &str) -> Result<&'a Creature, UserError> {
    table.creature(Some(name)).map_err(|unknown| match name.rsplit_once(" on ") {
        Some((rider, mount)) if table.creature(Some(rider)).is_ok() => {
            let hint = did_you_mean(mount.trim(), Mount::WORDS.iter().copied());
            let (count, words) = (Mount::WORDS.len(), Message::choices("mount", Mount::WORDS.iter().copied()));
            UserError::new(say!("option-choice", name = "mount", count, words, said = quoted(mount.trim()), hint))
        }
        _ => unknown,
    })
}

/// Whether anyone is named with a mount: `Aldo on pony`.
pub(crate) fn rides(typed: &str) -> bool {
    items(typed).iter().any(|item| rider(item).1.is_some())
}

fn items(typed: &str) -> Vec<String> {
    let named = typed.replace(" and ", ",").replace(" & ", ",");
    let items = named.split([',', ';']).map(str::trim).filter(|item| !item.is_empty());
    items.map(str::to_owned).collect()
}

/// The creature and mount an item names: `Aldo on a light horse`.
fn rider(item: &str) -> (&str, Option<Mount>) {
    let on = |(name, mount): (&'_ str, &str)| {
        let mount = mount.trim().to_lowercase();
        let mount = mount.strip_prefix("a ").unwrap_or(&mount).trim().replace([' ', '_'], "-");
        Some((name.len(), Mount::named(&mount)?))
    };
    match item.rsplit_once(" on ").and_then(on) {
        Some((name, mount)) => (item[..name].trim(), Some(mount)),
        None => (item, None),
    }
}
