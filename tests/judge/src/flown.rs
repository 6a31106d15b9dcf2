//! Every possible flight, and flights given step by step.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap};

use super::board::Square;
use super::flight::{Flight, Leg, Row, State};
use super::step::Blocked;
use super::volume::Spot;

/// What flights are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Toll {
    pub halves: u64,
    pub opponents: u32,
    pub steps: u32,
}

/// All flights within a budget.
pub struct Flights {
    /// By their ends: the lowest cost, and among the cheapest the fewest strikes, then the fewest steps.
    pub ends: BTreeMap<Spot, Toll>,
    /// The same, if fewest strikes come first.
    pub safest: BTreeMap<Spot, Toll>,
}

/// All flights within the budget, ending with any facing or with the wanted one.
pub fn every_flight(flight: &Flight<'_>, budget: u64, wanted: Option<i32>) -> Flights {
    type Key = (State, u32);
    let first: Key = (flight.start(), 0);
    let mut labels: HashMap<Key, (u64, u32)> = HashMap::from([(first, (0, 0))]);
    let mut queue = BinaryHeap::from([Reverse(((0, 0), first))]);
    while let Some(Reverse(((halves, steps), (state, struck)))) = queue.pop() {
        if labels[&(state, struck)] < (halves, steps) {
            continue;
        }
        for (to, hop) in flight.volume.hops(state.pose.spot).iter() {
            let struck = hop.chances.iter().fold(struck, |set, &(foe, _)| set | 1 << foe);
            for leg in flight.legs(&state, *to).into_iter().filter(|leg| leg.broken.is_empty()) {
                let (next, label) = ((leg.after, struck), (halves + leg.halves, steps + 1));
                if label.0 <= budget && labels.get(&next).is_none_or(|&old| label < old) {
                    labels.insert(next, label);
                    queue.push(Reverse((label, next)));
                }
            }
        }
    }
    let (mut ends, mut safest) = (BTreeMap::new(), BTreeMap::new());
    for (&(state, struck), &(halves, steps)) in &labels {
        let spot = state.pose.spot;
        if !flight.forbids(&state).is_empty() || !flight.volume.may_end(spot) {
            continue;
        }
        let Ok(turn) = flight.end_turn(&state, wanted) else { continue };
        let toll = Toll { halves: halves + turn, opponents: struck.count_ones(), steps };
        if toll.halves <= budget {
            let known = ends.entry(spot).or_insert(toll);
            *known = toll.min(*known);
            let by_strikes = |toll: &Toll| (toll.opponents, toll.halves, toll.steps);
            let known = safest.entry(spot).or_insert(toll);
            *known = std::cmp::min_by_key(toll, *known, by_strikes);
        }
    }
    Flights { ends, safest }
}

/// The half feet of the cheapest flight within the budget to every spot, on the way to which the flier meets somebody.
pub fn flights_through(
    flight: &Flight<'_>,
    budget: u64,
    meets: impl Fn(Spot) -> bool,
    may_stop: impl Fn(&State) -> bool,
) -> BTreeMap<Spot, u64> {
    let first = (flight.start(), meets(flight.from.spot));
    let mut labels = HashMap::from([(first, 0)]);
    let mut queue = BinaryHeap::from([Reverse((0, first))]);
    while let Some(Reverse((halves, (state, met)))) = queue.pop() {
        if labels[&(state, met)] < halves {
            continue;
        }
        for (to, _) in flight.volume.hops(state.pose.spot).iter() {
            let met = met || meets(*to);
            for leg in flight.legs(&state, *to).into_iter().filter(|leg| leg.broken.is_empty()) {
                let (next, halves) = ((leg.after, met), halves + leg.halves);
                if halves <= budget && labels.get(&next).is_none_or(|&old| halves < old) {
                    labels.insert(next, halves);
                    queue.push(Reverse((halves, next)));
                }
            }
        }
    }
    let mut ends = BTreeMap::new();
    for ((state, _), halves) in labels.into_iter().filter(|((state, met), _)| *met && may_stop(state)) {
        let known = ends.entry(state.pose.spot).or_insert(halves);
        *known = halves.min(*known);
    }
    ends
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flaw {
    /// The step (counted from 1) breaks a row of the table.
    Row(usize, Row),
    /// The step leads into something.
    Blocked(usize, Blocked),
    /// The whole flight breaks a row.
    Whole(Row),
    /// It may not make the wanted turn at the end.
    EndTurn(Row),
    /// It may not stop where it ends.
    End,
    TooFar,
}

/// A path, flown in one particular way.
#[derive(Clone, Debug)]
pub struct Flown {
    /// The half feet of each step.
    pub halves: Vec<u64>,
    /// Who may strike, and for leaving or entering which square, in order.
    pub chances: Vec<(String, Square)>,
    pub flaws: BTreeSet<Flaw>,
    pub last: State,
}

impl Flown {
    pub fn total(&self) -> u64 {
        self.halves.iter().sum()
    }

    pub fn is_legal(&self) -> bool {
        self.flaws.is_empty()
    }
}

/// Every way to fly the path over these places, without the start.
pub fn flown_by_hand(flight: &Flight<'_>, path: &[Spot], budget: u64, wanted: Option<i32>) -> Vec<Flown> {
    let start = Flown { halves: Vec::new(), chances: Vec::new(), flaws: BTreeSet::new(), last: flight.start() };
    let mut all = vec![start];
    for (index, &spot) in path.iter().enumerate() {
        all = all.iter().flat_map(|so_far| further(flight, so_far, spot, index + 1)).collect();
    }
    for flown in &mut all {
        match flight.end_turn(&flown.last, wanted) {
            Ok(turn) => flown.halves.last_mut().into_iter().for_each(|last| *last += turn),
            Err(row) => drop(flown.flaws.insert(Flaw::EndTurn(row))),
        }
        flown.flaws.extend(flight.forbids(&flown.last).into_iter().map(Flaw::Whole));
        if !flight.volume.may_end(flown.last.pose.spot) {
            flown.flaws.insert(Flaw::End);
        }
        if flown.total() > budget {
            flown.flaws.insert(Flaw::TooFar);
        }
    }
    all
}

fn further(flight: &Flight<'_>, so_far: &Flown, spot: Spot, step: usize) -> Vec<Flown> {
    let from = so_far.last.pose.spot;
    let hop = flight.volume.hop(from, spot);
    let name = |index: usize| flight.volume.board.creatures[index].name.clone();
    let mut struck: Vec<(String, Square)> = hop.chances.iter().map(|&(foe, square)| (name(foe), square)).collect();
    struck.sort_by_key(|(by, _)| by.to_lowercase());
    let grown = |leg: Leg| {
        let mut flown = Flown { last: leg.after, ..so_far.clone() };
        flown.halves.push(leg.halves);
        flown.flaws.extend(leg.broken.into_iter().map(|row| Flaw::Row(step, row)));
        flown.flaws.extend(hop.blocked.iter().map(|&why| Flaw::Blocked(step, why)));
        for chance in &struck {
            if flown.chances.iter().all(|(by, _)| *by != chance.0) {
                flown.chances.push(chance.clone());
            }
        }
        flown
    };
    flight.legs(&so_far.last, spot).into_iter().map(grown).collect()
}

/// The best of the ways: legal ones if any, and the cheapest of those.
pub fn best(all: &[Flown]) -> Vec<&Flown> {
    let legal: Vec<&Flown> = all.iter().filter(|flown| flown.is_legal()).collect();
    let among = if legal.is_empty() { all.iter().collect() } else { legal };
    let least = among.iter().map(|flown| flown.total()).min();
    among.into_iter().filter(|flown| Some(flown.total()) == least).collect()
}
