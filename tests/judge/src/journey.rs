//! The cheapest way from cube to cube, with any price per step.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use super::step::Count;
use super::volume::{Spot, Volume};

/// Counts of steps: those on foot, and those by the other mode.
pub type Counts = (Count, Count);

/// The worth of a way: feet, striking opponents, steps.
pub type Toll = (u64, u32, u32);

/// The feet and counts after a step from one spot to another, given the feet spent so far; `None` if the step is impossible.
pub type Price<'a> = dyn Fn(Spot, Spot, Counts, u64) -> Option<(u64, Counts)> + 'a;

/// The toll of the best way to a goal: fewest feet, then fewest opponents, then fewest steps.
pub fn cheapest(volume: &Volume<'_>, goal: Spot, budget: u64, price: &Price<'_>) -> Option<Toll> {
    let first = (volume.start(), ((0, 0), (0, 0)), 0_u32);
    let mut labels = BTreeMap::from([(first, (0, 0))]);
    let mut queue = BinaryHeap::from([Reverse(((0, 0), first))]);
    while let Some(Reverse((label, state))) = queue.pop() {
        if labels[&state] < label {
            continue;
        }
        let (at, counts, struck) = state;
        for &(to, ref hop) in volume.hops(at).iter() {
            let Some((feet, after)) = price(at, to, counts, label.0) else { continue };
            let then = (to, after, hop.chances.iter().fold(struck, |set, &(foe, _)| set | 1 << foe));
            let next = (label.0 + feet, label.1 + 1);
            if next.0 <= budget && labels.get(&then).is_none_or(|&known| next < known) {
                labels.insert(then, next);
                queue.push(Reverse((next, then)));
            }
        }
    }
    let there = labels.into_iter().filter(|((at, ..), _)| *at == goal);
    there.map(|((_, _, struck), (feet, steps))| (feet, struck.count_ones(), steps)).min()
}
