//! Rise's movement besides a plain hustle: blocking, keeping near or away while another creature moves, and moving forward a
//! short way by climbing or swimming.
//!
//! How it reads what the rules leave open:
//! - A blocker is next to a space if a cube of it touches one of the blocker's cubes, so a step up or down may lead out of
//!   its way.
//! - A creature that goes behind something is still followed: walking out of sight doesn't make following impossible.

use std::collections::BTreeSet;

use super::board::{Board, Creature, SpeedCategory, Square};
use super::distance::between_creatures;
use super::occupied::is_barred;
use super::place::{Place, is_diagonal, shapes, steps_from};
use super::route::Ways;
use super::step::{Count, Manner, Walk, stride};

/// One opposed initiative check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    pub blocker: String,
    pub mover: i32,
    pub against: i32,
}

/// How far a creature gets when others block its way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blocked {
    /// What each completed step costs.
    pub feet: Vec<u64>,
    pub contests: Vec<Contest>,
}

/// Whether the mover in this place would be next to the other, and not in it.
pub fn is_beside(board: &Board, mover: &Creature, at: Place, other: &Creature) -> bool {
    let near = |s: Square, t: Square| (s.0 - t.0).abs() <= 1 && (s.1 - t.1).abs() <= 1;
    let (own, theirs) = (board.levels_at(mover, at), board.levels(other));
    let level = own.start <= theirs.end && theirs.start <= own.end;
    level && !board.meets(mover, at, other) && at.squares().any(|s| other.place.squares().any(|t| near(s, t)))
}

/// Whether the blocker may get in the way of a step: from next to it to next to it, by a creature that it sees before the step and
/// that may not move through its space.
pub fn blocks(walk: &Walk, blocker: &Creature, p: Place, q: Place) -> bool {
    let there = Creature { place: p, ..walk.mover.clone() };
    let able = blocker.is_able() && !blocker.is("blinded") && walk.board.can_see(blocker, &there);
    let beside = |at: Place| is_beside(walk.board, walk.mover, at, blocker);
    able && is_barred(walk, blocker) && beside(p) && beside(q)
}

/// A creature's way past its blockers. `roll` gives the results of each check, the mover's and the blocker's; ties
/// go to the mover.
pub fn blocked(
    board: &Board,
    who: usize,
    blockers: &[usize],
    path: &[Place],
    mut roll: impl FnMut() -> (i32, i32),
) -> Blocked {
    let walk = Walk::new(board, who, Manner::default());
    let speed = u64::from(walk.mover.speed);
    let mut judged = Blocked::default();
    let (mut at, mut count, mut spent) = (walk.mover.place, (0, 0), 0);
    for &next in path {
        let (mut price, after) = walk.cost(at, next, count);
        if spent + price > speed {
            break;
        }
        for &blocker in blockers {
            let blocker = &board.creatures[blocker];
            if blocks(&walk, blocker, at, next) {
                let (mover, against) = roll();
                judged.contests.push(Contest { blocker: blocker.name.clone(), mover, against });
                price += if against > mover { u64::from(blocker.speed) } else { 0 };
            }
        }
        if spent + price > speed {
            break;
        }
        judged.feet.push(price);
        (at, count, spent) = (next, after, spent + price);
    }
    judged
}

/// Where a creature that keeps a distance may be, and what it has spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stand {
    pub at: Place,
    pub count: Count,
    pub feet: u64,
}

/// A creature that keeps near another, or away from it, while that one moves.
#[derive(Clone, Copy, Debug)]
pub struct Keeper {
    pub who: usize,
    pub target: usize,
    /// In feet: the maximum if it follows, the minimum if it keeps away.
    pub distance: u32,
    pub follows: bool,
}

impl Keeper {
    fn holds(&self, board: &Board, at: Place) -> bool {
        let there = Creature { place: at, ..board.creatures[self.who].clone() };
        let apart = between_creatures(board, &there, &board.creatures[self.target]);
        if self.follows { apart <= self.distance } else { apart >= self.distance }
    }

    /// Everywhere it may be after the target has come to where it is on this board, by the cheapest way from each of the
    /// places where it may have been. `None` if it can't keep its distance from one of them.
    pub fn answers(&self, board: &Board, before: &BTreeSet<Stand>) -> Option<BTreeSet<Stand>> {
        let mut after = BTreeSet::new();
        for &stand in before {
            if self.holds(board, stand.at) {
                after.insert(stand);
                continue;
            }
            let mut board = board.clone();
            board.creatures[self.who].place = stand.at;
            let ends = self.cheapest(&board, stand);
            if ends.is_empty() {
                return None;
            }
            after.extend(ends);
        }
        Some(after)
    }

    /// Every place that keeps the distance for the fewest feet; a narrow one only if it fits nowhere else.
    fn cheapest(&self, board: &Board, from: Stand) -> BTreeSet<Stand> {
        let ways = Ways::new(board, self.who, Manner::default());
        let speed = u64::from(ways.walk.mover.speed);
        let mut known = BTreeSet::from([from]);
        let mut fresh = vec![from];
        while let Some(stand) = fresh.pop() {
            for step in ways.steps_from(stand.at).iter() {
                let (price, count) = step.costs[&stand.count];
                let next = Stand { at: step.to, count, feet: stand.feet + price };
                if next.feet <= speed && known.insert(next) {
                    fresh.push(next);
                }
            }
        }
        let good = known.into_iter().filter(|stand| self.holds(board, stand.at) && ways.may_end(stand.at));
        let (narrow, whole): (Vec<Stand>, Vec<Stand>) = good.partition(|stand| stand.at.is_squeezed());
        let good = if whole.is_empty() { narrow } else { whole };
        let least = good.iter().map(|stand| stand.feet).min();
        good.into_iter().filter(|stand| Some(stand.feet) == least).collect()
    }
}

/// Feet rounded down to full squares.
fn in_squares(feet: u32) -> u32 {
    feet / 5 * 5
}

/// How far a creature of this size swims forward: a quarter of its size's base speed, half of it on a critical success.
pub fn swims(size: usize, critical: bool) -> u32 {
    let base = [10, 10, 20, 20, 30, 40, 50][size];
    in_squares(if critical { base / 2 } else { base / 4 })
}

/// How far it climbs forward: the height of its space, twice that on a critical success. Small creatures are less than a
/// square high.
pub fn climbs(size: usize, critical: bool) -> u32 {
    let tenths_of_feet = [2, 5, 10, 25, 50, 100, 200][size];
    let high = if critical { 2 * tenths_of_feet } else { tenths_of_feet };
    in_squares(high / 10)
}

/// A check's result with this many free hands; without any there is no check.
pub fn by_hands(check: i32, hands: u32) -> Option<i32> {
    match hands {
        0 => None,
        // The penalty for one hand is included in the result.
        _ => Some(check),
    }
}

/// The shortest way only through water to a place within this many feet. Swimming squeezed costs no more; a swimmer squeezes
/// where the water doesn't have room for all of it.
pub fn through_water(board: &Board, who: usize, to: Place, most: u64) -> Option<u64> {
    let ways = Ways::new(board, who, Manner::default());
    let walk = &ways.walk;
    let wet = |place: Place| place.squares().all(|square| board.layers(square, "water") > 0);
    let full = walk.mover.place;
    let far = full.columns.max(full.rows);
    let around = |place: Place| -> Vec<bool> {
        let at = (1 - far..=0).flat_map(|y| (1 - far..=0).map(move |x| (place.x + x, place.y + y)));
        let whole = at.map(|at| Place::new(at, far, far));
        let whole = whole.filter(|whole| place.squares().all(|square| whole.holds(square)));
        whole.map(|all| wet(all) && walk.has_room(all) && board.others_in(walk.mover, all).is_empty()).collect()
    };
    let narrow = |place: Place| wet(place) && walk.has_room(place) && !around(place).contains(&true);
    let squeezed = shapes(board, walk.mover).into_iter().skip(1);
    let all =
        squeezed.flat_map(|(columns, rows)| board.squares().into_iter().map(move |at| Place::new(at, columns, rows)));
    let all: Vec<Place> = all.filter(|&place| narrow(place)).collect();
    let close = |p: Place| all.iter().any(|q| (p.x - q.x).abs() <= 2 * far && (p.y - q.y).abs() <= 2 * far);
    let squeezes = |place: Place| all.contains(&place) || (close(place) && around(place).contains(&false));
    // It may end squeezed, and go no farther, where its whole space has no room over the same north-west square.
    let aside = |place: Place| {
        let whole = Place::new(place.anchor(), far, far);
        let free = wet(whole) && walk.has_room(whole) && board.others_in(walk.mover, whole).is_empty();
        place.is_squeezed() && wet(place) && walk.has_room(place) && !free
    };
    let first = (0_u64, (0, 0), full);
    let mut known = BTreeSet::from([first]);
    let mut fresh = vec![first];
    while let Some((feet, count, at)) = fresh.pop() {
        if at.is_squeezed() && !squeezes(at) {
            continue;
        }
        for next in steps_from(board, walk.mover, at) {
            if !wet(next)
                || (next.is_squeezed() && !squeezes(next) && !aside(next))
                || !walk.obstructions(at, next).is_empty()
            {
                continue;
            }
            let (price, after) = stride(SpeedCategory::Average, is_diagonal(at, next), count);
            let label = (feet + price, after, next);
            if label.0 <= most && known.insert(label) {
                fresh.push(label);
            }
        }
    }
    let ends = known.into_iter().filter(|&(_, _, at)| at.anchor() == to.anchor() && ways.may_end(at) && wet(full));
    let ends = ends.filter(|&(_, _, at)| !at.is_squeezed() || all.contains(&at) || aside(at));
    ends.map(|(feet, ..)| feet).min()
}
