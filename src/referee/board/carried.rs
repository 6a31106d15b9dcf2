//! What a creature carries along: its riders, and the creatures on its back.

use super::elevation::Elevations;
use super::occupancy::SharedSquares;
use super::support::Supports;
use crate::field::{Condition, Creature, Encounter};
use crate::referee::context::Referee;
use crate::ruleset::Ruleset;

/// Moves along the creatures carried by one whose place has changed since `before`, whatever the reason. Creatures that moved
/// independently stay where they went, and a rider that isn't where its mount is, or whose mount is down, stops riding.
pub fn take_along(ruleset: &Ruleset, before: &Encounter, next: &mut Encounter) {
    let then = Supports(Referee::new(ruleset, before));
    let everybody = before.creatures().iter();
    let carried: Vec<_> = everybody.filter_map(|one| Some((one, then.carried_by(one)?))).collect();
    // Carried creatures may carry others.
    for _ in 0..carried.len() {
        let moved = carried.iter().find_map(|&(was, carrier)| along(ruleset, (before, next), was, carrier));
        let Some(moved) = moved else { break };
        next.put(moved);
    }
    let unseated = |one: &&Creature| one.mount.is_some() && next.mount_of(one).is_none_or(is_down);
    let unseated: Vec<Creature> = next.creatures().iter().filter(unseated).cloned().collect();
    for rider in unseated {
        next.put(Creature { mount: None, ..rider });
    }
}

/// Every creature whose mount went down under it between the two tables, with that mount.
pub fn thrown<'e>(before: &'e Encounter, next: &'e Encounter) -> impl Iterator<Item = (&'e Creature, &'e Creature)> {
    before.creatures().iter().filter_map(|was| {
        let mount = next.creature(&before.mount_of(was)?.name)?;
        let rider = next.creature(&was.name)?;
        let in_place = (rider.anchor, rider.altitude) == (mount.anchor, mount.altitude);
        (rider.mount.is_none() && in_place && is_down(mount)).then_some((rider, mount))
    })
}

/// Every creature that rode before and is off its mount now, although the mount is not down, with that mount.
pub fn unseated<'e>(before: &'e Encounter, next: &'e Encounter) -> impl Iterator<Item = (&'e Creature, &'e Creature)> {
    before.creatures().iter().filter_map(|was| {
        let mount = next.creature(&before.mount_of(was)?.name)?;
        let rider = next.creature(&was.name)?;
        (rider.mount.is_none() && !is_down(mount)).then_some((rider, mount))
    })
}

/// Whether the creature is down and so carries nobody.
#[must_use]
pub fn is_down(mount: &Creature) -> bool {
    down_by(mount).is_some()
}

/// The condition that the creature is down from, if any.
pub(crate) fn down_by(mount: &Creature) -> Option<Condition> {
    [Condition::Dead, Condition::Helpless, Condition::Prone].into_iter().find(|&condition| mount.is(condition))
}

/// The carried creature after its carrier has moved. `None` if the carrier hasn't moved, or the creature has moved
/// independently or is held back by what is there.
fn along(
    ruleset: &Ruleset,
    (before, next): (&Encounter, &Encounter),
    was: &Creature,
    carrier: &Creature,
) -> Option<Creature> {
    let (now, there) = (next.creature(&was.name)?, next.creature(&carrier.name)?);
    let place = |creature: &Creature| (creature.anchor, creature.altitude);
    if place(now) != place(was) || place(there) == place(carrier) {
        return None;
    }
    if was.mount.is_some() {
        let rides = now.mount.as_ref() == Some(&carrier.name);
        return rides.then(|| Creature { anchor: there.anchor, altitude: there.altitude, ..now.clone() });
    }
    let (then, after) = (Elevations(Referee::new(ruleset, before)), Referee::new(ruleset, next));
    let anchor = was.anchor.offset(carrier.anchor.to(there.anchor));
    let above = then.elevation(was) - then.elevation(carrier);
    let at = ruleset.placement(&Creature { anchor, ..now.clone() });
    let altitude = Elevations(after).elevation(there) + above - next.battlefield.floor_under(at);
    let moved = Creature { anchor, altitude, ..now.clone() };
    let (_, ground_is_free) = SharedSquares(after).standing_in(&moved);
    ground_is_free.then_some(moved)
}
