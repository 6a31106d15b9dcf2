//! Every place in the air, cube by cube: is there room, is there a way, who is there, who strikes.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use super::board::{Board, Creature, Square};
use super::occupied::{is_barred, may_end};
use super::place::{Place, unsqueezed};
use super::step::{Blocked, Manner, Walk};
use super::threat::threatens;

/// The north-west square of a space and the level of its lowest cubes, 0 being the one on the map's own level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    pub at: Square,
    pub level: i32,
}

/// So many squares east, south and up: none, one, or one back.
pub type Way = (i32, i32, i32);

/// The 26 ways from a cube to one beside it.
pub fn all_ways() -> Vec<Way> {
    let axis = || [-1, 0, 1].into_iter();
    let all = axis().flat_map(move |z| axis().flat_map(move |y| axis().map(move |x| (x, y, z))));
    all.filter(|&way| way != (0, 0, 0)).collect()
}

impl Spot {
    pub fn after(self, (x, y, z): Way) -> Spot {
        Spot { at: (self.at.0 + x, self.at.1 + y), level: self.level + z }
    }

    pub fn to(self, other: Spot) -> Way {
        (other.at.0 - self.at.0, other.at.1 - self.at.1, other.level - self.level)
    }
}

/// Every step from somewhere that nothing stops.
type Hops = Rc<Vec<(Way, Hop)>>;

/// What one step comes to, for any flier.
#[derive(Clone, Debug)]
pub struct Hop {
    pub blocked: BTreeSet<Blocked>,
    /// Every opponent that gets its chance, with the first square.
    pub chances: Vec<(usize, Square)>,
}

/// A creature that flies, and its board.
pub struct Volume<'a> {
    pub board: &'a Board,
    pub mover: &'a Creature,
    pub manner: Manner,
    known: RefCell<HashMap<Spot, Hops>>,
}

impl<'a> Volume<'a> {
    pub fn new(board: &'a Board, mover: usize, manner: Manner) -> Self {
        Volume { board, mover: &board.creatures[mover], manner, known: RefCell::default() }
    }

    pub fn start(&self) -> Spot {
        self.spot(self.mover.at(), self.mover.altitude as i32)
    }

    /// The place over these squares, so many feet above the floor there.
    pub fn spot(&self, at: Square, altitude: i32) -> Spot {
        Spot { at, level: self.floor(at) + altitude / 5 }
    }

    fn space(&self, at: Square) -> Place {
        unsqueezed(self.board, self.mover, at)
    }

    /// The level of the highest floor under the creature's space.
    pub fn floor(&self, at: Square) -> i32 {
        self.board.floor_under(self.space(at))
    }

    /// Feet above that floor.
    pub fn altitude(&self, spot: Spot) -> i32 {
        5 * (spot.level - self.floor(spot.at))
    }

    /// The mover as it would be there: the ground does not matter to it, at any height.
    pub fn there(&self, spot: Spot) -> Creature {
        let altitude = self.altitude(spot).max(0) as u32;
        let mut there = Creature { place: self.space(spot.at), altitude, ..self.mover.clone() };
        there.ignores.extend(["low", "difficult", "obstacle", "water", "light-undergrowth", "heavy-undergrowth"]);
        there
    }

    fn cubes(&self, spot: Spot) -> BTreeSet<(Square, i32)> {
        let tall = self.board.ruleset.footprint(self.mover.size);
        let squares = self.space(spot.at).squares();
        squares.flat_map(|square| (spot.level..spot.level + tall).map(move |level| (square, level))).collect()
    }

    fn fills(&self, other: &Creature, spot: Spot) -> bool {
        let levels = self.board.levels(other);
        self.cubes(spot).into_iter().any(|(square, level)| other.place.holds(square) && levels.contains(&level))
    }

    pub fn may_end(&self, spot: Spot) -> bool {
        let there = self.there(spot);
        let walk = Walk { board: self.board, mover: &there, manner: self.manner };
        spot.level >= self.floor(spot.at) && may_end(&walk, there.place)
    }

    /// The step from one place to one beside it.
    pub fn hop(&self, from: Spot, to: Spot) -> Hop {
        Hop { blocked: self.obstructions(from, to), chances: self.chances(from, to) }
    }

    /// Every step from there that nothing stops.
    pub fn hops(&self, from: Spot) -> Hops {
        if let Some(hops) = self.known.borrow().get(&from) {
            return Rc::clone(hops);
        }
        let all = all_ways().into_iter().map(|way| (way, self.hop(from, from.after(way))));
        let hops = Rc::new(all.filter(|(_, hop)| hop.blocked.is_empty()).collect::<Vec<_>>());
        self.known.borrow_mut().insert(from, Rc::clone(&hops));
        hops
    }

    fn obstructions(&self, from: Spot, to: Spot) -> BTreeSet<Blocked> {
        let (p, q) = (self.space(from.at), self.space(to.at));
        let there = self.there(to);
        let walk = Walk { board: self.board, mover: &there, manner: self.manner };
        let mut found = BTreeSet::new();
        // Nobody flies into a floor, and a floor more than a stair above the flier makes corners.
        if !walk.has_room(q) || to.level < self.floor(to.at) {
            found.insert(Blocked::NoRoom);
        }
        if p != q && !walk.is_a_way(p, q, from.level.max(to.level)) {
            found.insert(Blocked::Passage);
        }
        let others = self.board.creatures.iter().filter(|other| other.name != self.mover.name);
        let mut met = others.filter(|other| self.fills(other, to) && !self.fills(other, from));
        if met.any(|other| is_barred(&walk, other)) {
            found.insert(Blocked::Occupied);
        }
        found
    }

    /// Who gets a chance: by the cubes that the mover leaves, and in 3.5, if very small, by the cubes that it enters.
    fn chances(&self, from: Spot, to: Spot) -> Vec<(usize, Square)> {
        let (before, after) = (self.cubes(from), self.cubes(to));
        let tiny = self.board.ruleset.is_of_the_3_5_family() && self.mover.is_very_small();
        let mut found = Vec::new();
        for (index, foe) in self.board.creatures.iter().enumerate().filter(|(_, foe)| self.mover.is_target_of(foe)) {
            let left = before.difference(&after).copied();
            let left = left.filter(|&(square, level)| {
                threatens(self.board, foe, square, level..level + 1) && self.board.looks_into(foe.place, square)
            });
            let holds =
                |&(square, level): &(Square, i32)| foe.place.holds(square) && self.board.levels(foe).contains(&level);
            let could = tiny && self.board.could_strike(foe);
            let entered = after.difference(&before).copied().filter(|cube| could && holds(cube));
            let first =
                |cubes: Vec<(Square, i32)>| cubes.into_iter().map(|(square, _)| square).min_by_key(|&(x, y)| (y, x));
            if let Some(square) = first(left.collect()).or_else(|| first(entered.collect())) {
                found.push((index, square));
            }
        }
        found
    }
}
