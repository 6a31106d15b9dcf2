//! What a creature carries along: its riders, and the creatures on its back.

use super::elevation::Elevations;
use super::occupancy::SharedSquares;
use super::support::{Support, Supports};
use crate::field::{Condition, Creature, Encounter, Mode, Name};
use crate::referee::context::Referee;
use crate::ruleset::Ruleset;

/// Moves along the creatures carried by one whose place has changed since `before`, whatever the reason, and returns whether
/// there are any. Creatures that moved independently stay where they went, and a rider that isn't where its mount is, or whose
/// mount is down, stops riding.
pub fn take_along(ruleset: &Ruleset, before: &Encounter, next: &mut Encounter) -> bool {
    let carried = all_carried(Referee::new(ruleset, before));
    let mut any = false;
    // Carried creatures may carry others.
    for _ in 0..carried.len() {
        let moved = carried.iter().find_map(|&(was, carrier)| along(ruleset, (before, next), was, carrier));
        let Some(moved) = moved else { break };
        next.put(moved);
        any = true;
    }
    let unseated = |one: &&Creature| one.mount.is_some() && next.mount_of(one).is_none_or(is_down);
    let unseated: Vec<Creature> = next.creatures().iter().filter(unseated).cloned().collect();
    for rider in unseated {
        next.put(Creature { mount: None, ..rider });
    }
    any
}

/// The creatures on the table that others carry, with those.
fn all_carried<'a>(referee: Referee<'a>) -> Vec<(&'a Creature, &'a Creature)> {
    let above = |one: &&Creature| one.mount.is_some() || one.is_airborne();
    let all = referee.encounter.creatures().iter().filter(above);
    all.filter_map(|one| Some((one, Supports(referee).carried_by(one)?))).collect()
}

/// Who came along on whose back between the two tables, without riding: each carrier with those it carried.
pub fn came_along<'e>(ruleset: &'e Ruleset, before: &'e Encounter, next: &Encounter) -> Vec<(&'e Name, Vec<&'e Name>)> {
    let place = |one: &Creature| (one.anchor, one.altitude);
    let moved = |one: &Creature| next.creature(&one.name).is_some_and(|now| place(now) != place(one));
    let mut all: Vec<(&Name, Vec<&Name>)> = Vec::new();
    for (one, carrier) in all_carried(Referee::new(ruleset, before)) {
        if one.mount.is_none() && moved(one) && moved(carrier) {
            match all.iter_mut().find(|(known, _)| **known == carrier.name) {
                Some((_, along)) => along.push(&one.name),
                None => all.push((&carrier.name, vec![&one.name])),
            }
        }
    }
    all
}

/// The creatures that nothing holds up on the second table, although they are as they were, and something held them up before.
/// Each comes with what it could still hold on to: a wall beside it that it has not climbed, or nothing.
pub fn left_hanging<'e>(ruleset: &Ruleset, before: &Encounter, next: &'e Encounter) -> Vec<(&'e Creature, Support)> {
    let (then, now) = (Supports(Referee::new(ruleset, before)), Supports(Referee::new(ruleset, next)));
    let unmounted = |one: &Creature| Creature { mount: None, ..one.clone() };
    let lost_hold = |one: &'e Creature| {
        let was = before.creature(&one.name).filter(|was| unmounted(was) == unmounted(one))?;
        let (held, is) = (then.of(was), now.of(one));
        let climbs = one.modes.of(Mode::Climb).is_some() || one.flight.clings;
        let hangs = match is {
            Support::Nothing => held != Support::Nothing,
            Support::Wall => matches!(held, Support::Back | Support::Wings(_)) && !climbs,
            _ => false,
        };
        hangs.then_some((one, is))
    };
    next.creatures().iter().filter(|one| one.is_airborne()).filter_map(lost_hold).collect()
}

/// A creature that rode and is off its mount now.
#[derive(Clone, Copy, Debug)]
pub struct Unseated<'e> {
    /// The rider.
    pub rider: &'e Creature,
    /// What it rode.
    pub mount: &'e Creature,
    /// Whether the mount fell or went down under it.
    pub thrown: bool,
}

impl Unseated<'_> {
    /// Whether the rider is still in its former mount's place.
    #[must_use]
    pub fn is_in_place(&self) -> bool {
        let place = |one: &Creature| (one.anchor, one.altitude);
        place(self.rider) == place(self.mount)
    }
}

/// Every creature that is off its mount between the two tables.
pub fn unseated<'e>(
    ruleset: &Ruleset,
    before: &'e Encounter,
    next: &'e Encounter,
) -> impl Iterator<Item = Unseated<'e>> {
    let height = |table: &Encounter, one: &Creature| Elevations(Referee::new(ruleset, table)).elevation(one);
    before.creatures().iter().filter_map(move |was| {
        let rode = before.mount_of(was)?;
        let (mount, rider) = (next.creature(&rode.name)?, next.creature(&was.name)?);
        let thrown = is_down(mount) || height(next, mount) < height(before, rode);
        rider.mount.is_none().then_some(Unseated { rider, mount, thrown })
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
