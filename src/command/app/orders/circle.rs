//! Creatures that take each other's places in a phase: all move at once, so none of them has to go first. Each is
//! judged on a board without those of them that have yet to move.

use std::collections::{BTreeMap, BTreeSet};

use crate::command::app::hidden::Asked;
use crate::command::app::orders::held::{give_held, planned};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Played;
use crate::command::reply::Status;
use crate::field::{Creature, Encounter, HeldOrder, Name};
use crate::grid::{Height, Placement};
use crate::referee::{Passing, Referee};

/// Where each step of a movement leads.
pub(super) type Way = Vec<(Placement, Height)>;

/// Creatures that move at the same time as others and have left their places, but are not yet where they go.
#[derive(Debug, Default)]
pub(super) struct OnTheirWay(BTreeSet<Name>);

impl OnTheirWay {
    /// Whether there are none.
    pub(super) fn is_nobody(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this creature is one of them.
    pub(super) fn has(&self, name: &Name) -> bool {
        self.0.contains(name)
    }

    fn are_off(&self, one: &Creature) -> bool {
        self.0.contains(&one.name) || one.mount.as_ref().is_some_and(|mount| self.0.contains(mount))
    }

    /// Takes one of them out of the set, and returns the board it moves on: without the others.
    pub(super) fn board_for(&mut self, name: &Name, now: &Encounter) -> Encounter {
        self.0.remove(name);
        now.without(|one| self.are_off(one))
    }

    /// The whole table, including those left off the board on which a command led to `next`.
    pub(super) fn with_absent(&self, now: &Encounter, next: Encounter) -> Encounter {
        now.with_unseen(next, |one| self.are_off(one))
    }
}

/// The creatures among these that take each other's places and get there if they move at once; empty if there are none.
pub(super) fn place_swappers(asked: Asked<'_>, orders: &[&(Name, HeldOrder)], now: &Encounter) -> OnTheirWay {
    let Some(played) = Played::of(asked.library, now) else { return OnTheirWay::default() };
    let referee = Referee::new(&played.ruleset, now);
    let needs = needs(asked, orders, now);
    let circles = circles(orders.iter().map(|(name, _)| name), &needs);
    let gets_there = |circle: &&BTreeSet<&Name>| {
        let orders: Vec<&(Name, HeldOrder)> =
            orders.iter().filter(|(name, _)| circle.contains(name)).copied().collect();
        gets_there(asked, &orders, referee)
    };
    let circle = circles.iter().find(gets_there);
    OnTheirWay(circle.into_iter().flatten().map(|name| (*name).clone()).collect())
}

/// The paths of these movements, each judged on a board without the others; those that don't reach their goals are left out.
pub(super) fn ways(asked: Asked<'_>, orders: &[&(Name, HeldOrder)], now: &Encounter) -> Vec<(Name, Way)> {
    let all: BTreeSet<Name> = orders.iter().map(|(name, _)| name.clone()).collect();
    let plan = |(name, held): &&(Name, HeldOrder)| {
        let board = OnTheirWay(all.clone()).board_for(name, now);
        planned(asked, name, held, &board).as_ref().and_then(way).map(|way| (name.clone(), way))
    };
    orders.iter().filter_map(plan).collect()
}

/// For each of these creatures, those among them that have to be gone before it can go.
pub(super) fn needs<'o>(
    asked: Asked<'_>,
    orders: &[&'o (Name, HeldOrder)],
    now: &Encounter,
) -> BTreeMap<&'o Name, Vec<Name>> {
    let Some(played) = Played::of(asked.library, now) else { return BTreeMap::new() };
    let referee = Referee::new(&played.ruleset, now);
    let among: BTreeSet<&Name> = orders.iter().map(|(name, _)| name).collect();
    let ways: BTreeMap<Name, Way> = ways(asked, orders, now).into_iter().collect();
    let of = |(name, _): &&'o (Name, HeldOrder)| {
        ways.get(name).map(|way| (name, Passing(referee).needs_gone((name, way), &among)))
    };
    orders.iter().filter_map(of).collect()
}

/// The creatures among these that ultimately wait for themselves, those that wait for each other together.
pub(super) fn circles<'n>(
    names: impl Iterator<Item = &'n Name>,
    waits: &BTreeMap<&Name, Vec<Name>>,
) -> Vec<BTreeSet<&'n Name>> {
    let mut left: BTreeSet<&Name> = names.filter(|name| leads_back(name, waits)).collect();
    let waits_for = |a: &Name, b: &Name| waits.get(a).is_some_and(|them| them.contains(b));
    let mut circles = Vec::new();
    while let Some(first) = left.pop_first() {
        let (mut circle, mut open) = (BTreeSet::from([first]), vec![first]);
        while let Some(one) = open.pop() {
            let beside: Vec<&Name> =
                left.iter().filter(|other| waits_for(one, other) || waits_for(other, one)).copied().collect();
            left.retain(|other| !beside.contains(other));
            circle.extend(&beside);
            open.extend(beside);
        }
        circles.push(circle);
    }
    circles
}

/// Whether a creature ultimately waits for itself, through the others it waits for.
fn leads_back(name: &Name, needs: &BTreeMap<&Name, Vec<Name>>) -> bool {
    let (mut known, mut open) = (BTreeSet::new(), vec![name]);
    while let Some(one) = open.pop() {
        for next in needs.get(one).into_iter().flatten() {
            if next == name {
                return true;
            }
            if known.insert(next) {
                open.push(next);
            }
        }
    }
    false
}

/// Whether all of them reach their goals and get past each other. They are judged in turn, each on a board without
/// those that have yet to move.
fn gets_there(asked: Asked<'_>, circle: &[&(Name, HeldOrder)], referee: Referee<'_>) -> bool {
    let mut still = OnTheirWay(circle.iter().map(|(name, _)| name.clone()).collect());
    let mut now = referee.encounter().clone();
    let mut ways: Vec<(&Name, Way)> = Vec::new();
    for (name, held) in circle {
        let Ok(decided) = give_held(asked, name, held, &still.board_for(name, &now)) else { return false };
        let way = way(&decided.outcome).filter(|_| !decided.ran_into_hidden);
        let Some((way, next)) = way.zip(decided.outcome.next) else { return false };
        now = still.with_absent(&now, next);
        if !ways.iter().all(|(other, its)| Passing(referee).get_past((name, &way), (other, its))) {
            return false;
        }
        ways.push((name, way));
    }
    !circle.is_empty()
}

/// The steps of a movement, if it reaches its goal without a check.
fn way(moved: &Outcome) -> Option<Way> {
    let goes = moved.status == Status::Done && moved.facts.short.is_none();
    goes.then(|| moved.facts.way.clone()).filter(|way| !way.is_empty())
}
