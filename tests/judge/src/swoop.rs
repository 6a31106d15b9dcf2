//! Charges through open air: every space at every height as an end, every walk with the right number of steps, and everybody
//! whose cubes the lane enters.
//!
//! How it reads what the rules leave open:
//! - Ends in the air are compared on all three axes, and so is the line to them.
//! - Turning, climbing and diving are paid for from the charge's speed.
//! - Of the walks that the flier's class allows, the one nearest to the line is flown.
//! - In 3.5 a charge of at least 30 ft that goes at least 10 ft down is a dive. If none of the closest ends is at its own height,
//!   a flier that can dive over the same squares does.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Creature};
use super::distance::between_cubes;
use super::flight::{Flight, State};
use super::rules::Ruleset;
use super::threat::threatens;
use super::volume::{Spot, Way};

/// One way to fly to an end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Swooped {
    pub halves: u64,
    pub strikers: BTreeSet<String>,
}

/// A charge through the air.
#[derive(Clone, Debug, Default)]
pub struct Swoop {
    /// From the start to the closest spaces.
    pub feet: u32,
    /// Every closest space, with the ways to fly there that stay nearest to the line: only those that provoke least.
    pub closest: BTreeMap<Spot, BTreeSet<Swooped>>,
    /// Whether the line from middle to middle passes below or above a creature that the body would meet: Epic Path only asks
    /// for a line, on a map without heights.
    pub is_open: bool,
}

impl Swoop {
    pub fn ends(&self) -> BTreeMap<Spot, &BTreeSet<Swooped>> {
        self.closest.iter().filter(|(_, ways)| !ways.is_empty()).map(|(&spot, ways)| (spot, ways)).collect()
    }

    /// The ends that provoke least.
    pub fn safest(&self) -> BTreeSet<Spot> {
        let ends = self.ends();
        let least = ends.values().filter_map(|ways| fewest(ways)).min();
        ends.into_iter().filter(|(_, ways)| fewest(ways) == least).map(|(spot, _)| spot).collect()
    }
}

fn fewest(ways: &BTreeSet<Swooped>) -> Option<usize> {
    ways.iter().map(|way| way.strikers.len()).min()
}

/// Everything about a charge of a flier at the creature, within this many half feet, if it goes at least 10 ft.
pub fn swoop(flight: &Flight<'_>, target: usize, budget: u64, highest: i32) -> Swoop {
    let board = flight.volume.board;
    let start = flight.from.spot;
    let levels = 0..=highest;
    let spots = board.squares().into_iter().flat_map(|at| levels.clone().map(move |level| Spot::new(at, level)));
    let fits = |spot: &Spot| flight.volume.space(*spot).squares().all(|square| board.on_board(square));
    let ends: Vec<Spot> = spots.filter(|spot| fits(spot) && strikes(flight, *spot, target)).collect();
    let far = |spot: &Spot| between_cubes(board.ruleset, (start.at, start.level), (spot.at, spot.level));
    let nearest = |ends: Vec<Spot>| {
        let least = ends.iter().map(far).min();
        (least, ends.into_iter().filter(|spot| Some(far(spot)) == least).collect::<Vec<Spot>>())
    };
    let dash = Dash { flight, target, budget };
    let (Some(feet), closest) = nearest(ends.clone()) else { return Swoop::default() };
    let is_dive = |spot: &Spot| {
        let over = closest.iter().any(|end| end.at == spot.at);
        let long = far(spot) >= 30 && 2 * u64::from(far(spot)) <= budget && start.level - spot.level >= 2;
        board.ruleset.is_of_the_3_5_family() && feet >= 10 && over && long
    };
    let level = closest.iter().any(|end| end.level == start.level);
    let (dived, dives) = nearest(ends.into_iter().filter(|end| !level && is_dive(end)).collect());
    let (feet, closest) = match dived {
        Some(feet) if dives.iter().any(|&end| !dash.to(end).is_empty()) => (feet, dives),
        _ => (feet, closest),
    };
    let is_open = closest.iter().any(|&end| {
        dash.somebody_in_the_lane(end, Lane::of(board.ruleset)) != dash.somebody_in_the_lane(end, Lane::Tall)
    });
    let is_open = is_open && board.ruleset == Ruleset::EpicPath;
    let closest =
        closest.into_iter().map(|end| (end, if feet >= 10 { dash.to(end) } else { BTreeSet::new() })).collect();
    Swoop { feet, closest, is_open }
}

/// Whether the charger could attack the target from there, without being inside it.
fn strikes(flight: &Flight<'_>, spot: Spot, target: usize) -> bool {
    let board = flight.volume.board;
    let (there, foe) = (flight.volume.there(spot), &board.creatures[target]);
    let there = Creature { threatens: true, conditions: Vec::new(), ..there };
    let outside = !board.meets(&there, there.place, foe);
    outside && foe.place.squares().any(|square| threatens(board, &there, square, board.levels(foe)))
}

/// What has to be free.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    Body,
    Line,
    /// The line, as wide as a point and as high as the body.
    Tall,
}

impl Lane {
    fn of(rules: Ruleset) -> Self {
        if rules == Ruleset::EpicPath { Lane::Line } else { Lane::Body }
    }
}

struct Dash<'a> {
    flight: &'a Flight<'a>,
    target: usize,
    budget: u64,
}

type Fraction = (i64, i64);

impl Dash<'_> {
    fn board(&self) -> &Board {
        self.flight.volume.board
    }

    fn to(&self, end: Spot) -> BTreeSet<Swooped> {
        let volume = &self.flight.volume;
        if !volume.is_open(end)
            || !volume.may_end(end)
            || self.somebody_in_the_lane(end, Lane::of(self.board().ruleset))
        {
            return BTreeSet::new();
        }
        let start = self.flight.from.spot;
        let way = start.to(end);
        let mut apart = [way.0.abs(), way.1.abs(), way.2.abs()];
        apart.sort_unstable();
        let mut found = Vec::new();
        let first = So { at: start, strays: 0, states: vec![(self.flight.start(), 0)], strikers: BTreeSet::new() };
        self.go_on(&first, end, (apart[2] - apart[1], apart[1]), &mut found);
        let nearest = found.iter().map(|(strays, _)| *strays).min();
        let ways = found.into_iter().filter(|(strays, _)| Some(*strays) == nearest).map(|(_, way)| way);
        let ways: BTreeSet<Swooped> = ways.collect();
        let least = fewest(&ways);
        ways.into_iter().filter(|way| Some(way.strikers.len()) == least).collect()
    }

    fn go_on(&self, so: &So, end: Spot, left: (i32, i32), found: &mut Vec<(i64, Swooped)>) {
        if left == (0, 0) {
            let done = so.states.iter().filter(|(state, _)| self.flight.forbids(state).is_empty());
            if let Some(&(_, halves)) = done.min_by_key(|(_, halves)| *halves).filter(|_| so.at == end) {
                found.push((so.strays, Swooped { halves, strikers: so.strikers.clone() }));
            }
            return;
        }
        for way in super::volume::all_ways() {
            let diagonal = is_diagonal(way);
            let then = if diagonal { (left.0, left.1 - 1) } else { (left.0 - 1, left.1) };
            let next = so.at.after(way);
            let (x, y, z) = next.to(end);
            if then.0 < 0 || then.1 < 0 || x.abs().max(y.abs()).max(z.abs()) > then.0 + then.1 {
                continue;
            }
            let hop = self.flight.volume.hop(so.at, next);
            if !hop.blocked.is_empty() {
                continue;
            }
            let mut states: Vec<(State, u64)> = Vec::new();
            for (state, halves) in &so.states {
                let legs = self.flight.legs(state, next).into_iter().filter(|leg| leg.broken.is_empty());
                let legs = legs.map(|leg| (leg.after, halves + leg.halves));
                states.extend(legs.filter(|(_, halves)| *halves <= self.budget));
            }
            if states.is_empty() {
                continue;
            }
            let mut strikers = so.strikers.clone();
            let spares = self.board().ruleset == Ruleset::EpicPath;
            let struck = hop.chances.iter().filter(|(foe, _)| !(spares && *foe == self.target));
            strikers.extend(struck.map(|&(foe, _)| self.board().creatures[foe].name.clone()));
            let strays = so.strays + self.strays(next, end);
            self.go_on(&So { at: next, strays, states, strikers }, end, then, found);
        }
    }

    /// The squared distance from the straight line, in units that only depend on the line.
    fn strays(&self, at: Spot, end: Spot) -> i64 {
        let start = self.flight.from.spot;
        let wide = |(x, y, z): Way| (i64::from(x), i64::from(y), i64::from(z));
        let (a, b) = (wide(start.to(at)), wide(start.to(end)));
        let cross = (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0);
        cross.0 * cross.0 + cross.1 * cross.1 + cross.2 * cross.2
    }

    /// Whether the charger, going straight, would enter a creature's cubes on the way.
    fn somebody_in_the_lane(&self, end: Spot, lane: Lane) -> bool {
        let (board, volume) = (self.board(), &self.flight.volume);
        let (start, way) = (self.flight.from.spot, self.flight.from.spot.to(end));
        let tall = board.ruleset.footprint(volume.mover.size);
        let others = board.creatures.iter().enumerate();
        let others = others.filter(|&(index, other)| index != self.target && other.name != volume.mover.name);
        others.into_iter().any(|(_, other)| {
            if board.ruleset.is_of_the_3_5_family() && other.is_helpless() {
                return false;
            }
            let levels = board.levels(other);
            let axes = [
                (start.at.0, way.0, other.place.x, other.place.x + other.place.columns),
                (start.at.1, way.1, other.place.y, other.place.y + other.place.rows),
                (start.level, way.2, levels.start, levels.end),
            ];
            // During this interval the two overlap on that axis; both in half squares.
            let mut between: (Fraction, Fraction) = ((0, 1), (1, 1));
            for (nth, (from, by, low, high)) in axes.into_iter().enumerate() {
                let (low, high) = (2 * i64::from(low), 2 * i64::from(high));
                let (near, far) = if lane == Lane::Body || (lane == Lane::Tall && nth == 2) {
                    (2 * i64::from(from), 2 * i64::from(from + tall))
                } else {
                    (2 * i64::from(from) + i64::from(tall), 2 * i64::from(from) + i64::from(tall))
                };
                let by = 2 * i64::from(by);
                if by == 0 {
                    // A line along a border is on both of its sides.
                    let clear = if near == far { near > high || far < low } else { near >= high || far <= low };
                    if clear {
                        return false;
                    }
                    continue;
                }
                let (first, last) =
                    if by > 0 { ((low - far, by), (high - near, by)) } else { ((near - high, -by), (far - low, -by)) };
                between = (latest(between.0, first), earliest(between.1, last));
            }
            less(between.0, between.1)
        })
    }
}

/// The progress of a charge.
struct So {
    at: Spot,
    strays: i64,
    states: Vec<(State, u64)>,
    strikers: BTreeSet<String>,
}

fn is_diagonal((x, y, z): Way) -> bool {
    x.abs() + y.abs() + z.abs() > 1
}

fn less(a: Fraction, b: Fraction) -> bool {
    a.0 * b.1 < b.0 * a.1
}

fn latest(a: Fraction, b: Fraction) -> Fraction {
    if less(a, b) { b } else { a }
}

fn earliest(a: Fraction, b: Fraction) -> Fraction {
    if less(a, b) { a } else { b }
}
