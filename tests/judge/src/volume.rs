//! Every place in the air, cube by cube: is there room, is there a way, who is there, who strikes?

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use super::board::{Board, Creature, Square};
use super::distance::between_creatures;
use super::occupied::{is_barred, may_end};
use super::place::{Place, is_rise, is_step, moved, shapes};
use super::step::{Blocked, Manner, Walk};
use super::threat::threatens;

/// The north-west square of a space and the level of its lowest cubes; level 0 is the map's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    pub at: Square,
    pub level: i32,
    /// Which of the creature's spaces it is: 0 is the whole one, the others are squeezed.
    pub fold: usize,
}

/// The offset in squares east, south and up: -1, 0 or 1 each.
pub type Way = (i32, i32, i32);

/// The 26 ways from a cube to an adjacent one.
pub fn all_ways() -> Vec<Way> {
    let axis = || [-1, 0, 1].into_iter();
    let all = axis().flat_map(move |z| axis().flat_map(move |y| axis().map(move |x| (x, y, z))));
    all.filter(|&way| way != (0, 0, 0)).collect()
}

impl Spot {
    /// The spot in the creature's whole space.
    pub fn new(at: Square, level: i32) -> Spot {
        Spot { at, level, fold: 0 }
    }

    pub fn after(self, (x, y, z): Way) -> Spot {
        Spot { at: (self.at.0 + x, self.at.1 + y), level: self.level + z, ..self }
    }

    pub fn to(self, other: Spot) -> Way {
        (other.at.0 - self.at.0, other.at.1 - self.at.1, other.level - self.level)
    }
}

/// Every unobstructed step from a spot.
type Hops = Rc<Vec<(Spot, Hop)>>;

/// The result of one step, for any flier.
#[derive(Clone, Debug)]
pub struct Hop {
    pub blocked: BTreeSet<Blocked>,
    /// Every opponent that gets a chance, with its first square.
    pub chances: Vec<(usize, Square)>,
}

/// How a creature gets away from others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leave {
    /// By a plain movement.
    #[default]
    Plain,
    /// Opponents that it sees don't strike at the cubes where it begins.
    Start,
    /// Each step leads farther from this opponent, which never strikes.
    Primary(usize),
}

/// A flying creature, and its board.
pub struct Volume<'a> {
    pub board: &'a Board,
    pub mover: &'a Creature,
    pub manner: Manner,
    pub leave: Leave,
    /// The creature through which it goes; it still takes up the room where the mover would end.
    pub through: Option<usize>,
    /// The highest level of its lowest cubes: for a swimmer the surface.
    pub highest: Option<i32>,
    known: RefCell<HashMap<Spot, Hops>>,
    /// By level: everywhere that it squeezes because its whole space has no room.
    narrow: RefCell<HashMap<i32, Rc<Vec<Spot>>>>,
}

impl<'a> Volume<'a> {
    pub fn new(board: &'a Board, mover: usize, manner: Manner) -> Self {
        Volume {
            board,
            mover: &board.creatures[mover],
            manner,
            leave: Leave::Plain,
            through: None,
            highest: None,
            known: RefCell::default(),
            narrow: RefCell::default(),
        }
    }

    /// The same for a withdrawal.
    pub fn leaving(board: &'a Board, mover: usize, leave: Leave) -> Self {
        Volume { leave, ..Volume::new(board, mover, Manner { double: true, share: false }) }
    }

    /// The same for a movement through another creature.
    pub fn through(board: &'a Board, mover: usize, manner: Manner, other: usize) -> Self {
        Volume { through: Some(other), ..Volume::new(board, mover, manner) }
    }

    /// Everybody else but the creature it goes through.
    fn others(&self) -> impl Iterator<Item = &'a Creature> {
        let all = self.board.creatures.iter().enumerate();
        let others = all.filter(|(index, other)| self.through != Some(*index) && other.name != self.mover.name);
        others.map(|(_, other)| other)
    }

    pub fn start(&self) -> Spot {
        let Place { columns, rows, .. } = self.mover.place;
        let shapes = shapes(self.board, self.mover);
        let fold = shapes.iter().position(|&shape| shape == (columns, rows)).expect("one of its spaces");
        let level = self.board.floor_under(self.mover.place) + self.mover.altitude as i32 / 5;
        Spot { at: self.mover.at(), level, fold }
    }

    /// The spot over these squares, at this altitude in feet above the floor there.
    pub fn spot(&self, at: Square, altitude: i32) -> Spot {
        self.folded(at, altitude, 0)
    }

    /// The same in one of its other spaces.
    pub fn folded(&self, at: Square, altitude: i32, fold: usize) -> Spot {
        let there = Spot { at, level: 0, fold };
        Spot { level: self.floor_of(there) + altitude / 5, ..there }
    }

    /// The squares of a spot.
    pub fn space(&self, spot: Spot) -> Place {
        let (columns, rows) = shapes(self.board, self.mover)[spot.fold];
        Place::new(spot.at, columns, rows)
    }

    /// The level of the highest floor under the creature's whole space.
    pub fn floor(&self, at: Square) -> i32 {
        self.floor_of(Spot::new(at, 0))
    }

    fn floor_of(&self, spot: Spot) -> i32 {
        self.board.floor_under(self.space(spot))
    }

    /// The feet above that floor.
    pub fn altitude(&self, spot: Spot) -> i32 {
        5 * (spot.level - self.floor_of(spot))
    }

    /// The direction of a step along each axis.
    pub fn way(&self, from: Spot, to: Spot) -> Way {
        let (x, y) = moved(self.space(from), self.space(to));
        (x, y, to.level - from.level)
    }

    /// The spots that a command with this square and altitude can mean: the whole space, or squeezed ones if that has no room.
    pub fn named(&self, at: Square, altitude: i32) -> Vec<Spot> {
        let whole = self.spot(at, altitude);
        let squeezed = (1..shapes(self.board, self.mover).len()).map(|fold| self.folded(at, altitude, fold));
        let squeezed: Vec<Spot> = squeezed.filter(|&spot| self.is_narrow(spot) || self.is_aside(spot)).collect();
        if squeezed.is_empty() || (self.is_open(whole) && self.may_end(whole)) { vec![whole] } else { squeezed }
    }

    /// Whether floors, walls and creatures let the mover be there.
    pub fn is_open(&self, spot: Spot) -> bool {
        let there = self.there(spot);
        let walk = Walk { board: self.board, mover: &there, manner: self.manner };
        let start = self.start();
        let mut met = self.others().filter(|other| self.fills(other, spot) && !self.fills(other, start));
        walk.has_room(self.space(spot))
            && spot.level >= self.floor_of(spot)
            && !self.is_too_high(spot)
            && !met.any(|other| is_barred(&walk, other))
    }

    fn is_too_high(&self, spot: Spot) -> bool {
        self.highest.is_some_and(|highest| spot.level > highest)
    }

    /// Whether it squeezes into that space: nothing as good is around it for the whole one.
    fn is_narrow(&self, spot: Spot) -> bool {
        let (inner, far) = (self.space(spot), self.board.ruleset.footprint(self.mover.size));
        let ends = self.may_stop(spot);
        let around = (1 - far..=0).flat_map(|y| (1 - far..=0).map(move |x| (spot.at.0 + x, spot.at.1 + y)));
        let whole = around.map(|at| Spot::new(at, spot.level));
        let mut whole = whole.filter(|&whole| inner.squares().all(|square| self.space(whole).holds(square)));
        spot.fold > 0 && self.is_open(spot) && !whole.any(|spot| self.is_open(spot) && (self.may_stop(spot) || !ends))
    }

    /// Whether it may end squeezed there because its whole space has no room over the same north-west square, although there is
    /// room around the squeezed one.
    fn is_aside(&self, spot: Spot) -> bool {
        let whole = Spot::new(spot.at, spot.level);
        spot.fold > 0
            && self.is_open(spot)
            && self.may_stop(spot)
            && !(self.is_open(whole) && self.may_stop(whole))
            && !self.is_narrow(spot)
    }

    fn narrow_at(&self, level: i32) -> Rc<Vec<Spot>> {
        if let Some(known) = self.narrow.borrow().get(&level) {
            return Rc::clone(known);
        }
        let squares = self.board.squares().into_iter();
        let all = squares.flat_map(|at| (1..3).map(move |fold| Spot { at, level, fold }));
        let whole = shapes(self.board, self.mover).len() == 1;
        let narrow = Rc::new(all.filter(|&spot| !whole && self.is_narrow(spot)).collect::<Vec<_>>());
        self.narrow.borrow_mut().insert(level, Rc::clone(&narrow));
        narrow
    }

    /// Whether it can pass there squeezed: where its whole space has no room, and next to anything near such a place.
    fn passes_squeezed(&self, spot: Spot) -> bool {
        let far = self.board.ruleset.footprint(self.mover.size);
        let close =
            |narrow: &Spot| (narrow.at.0 - spot.at.0).abs() <= 2 * far && (narrow.at.1 - spot.at.1).abs() <= 2 * far;
        let narrow = self.narrow_at(spot.level);
        if narrow.contains(&spot) {
            return true;
        }
        let inner = self.space(spot);
        let around = (1 - far..=0).flat_map(|y| (1 - far..=0).map(move |x| (spot.at.0 + x, spot.at.1 + y)));
        let whole = around.map(|at| Spot::new(at, spot.level));
        let mut whole = whole.filter(|&whole| inner.squares().all(|square| self.space(whole).holds(square)));
        self.is_open(spot) && narrow.iter().any(close) && whole.any(|whole| !self.is_open(whole))
    }

    /// Everything that one step may lead to, ignoring obstacles.
    pub fn around(&self, from: Spot) -> Vec<Spot> {
        let mut found: Vec<Spot> = all_ways().into_iter().map(|way| from.after(way)).collect();
        let fits = |spot: Spot| spot.fold == 0 || self.passes_squeezed(spot) || self.is_aside(spot);
        found.retain(|&spot| fits(spot));
        let (p, far) = (self.space(from), self.board.ruleset.footprint(self.mover.size));
        for fold in (0..shapes(self.board, self.mover).len()).filter(|&fold| fold != from.fold) {
            for level in from.level - 1..=from.level + 1 {
                for y in p.y - far..=p.y + p.rows {
                    for x in p.x - far..=p.x + p.columns {
                        let to = Spot { at: (x, y), level, fold };
                        let q = self.space(to);
                        let near = if level == from.level { is_step(p, q) } else { is_rise(p, q) };
                        if near && fits(to) {
                            found.push(to);
                        }
                    }
                }
            }
        }
        found
    }

    /// The mover as it would be there: the ground doesn't affect it, at any height.
    pub fn there(&self, spot: Spot) -> Creature {
        let altitude = self.altitude(spot).max(0) as u32;
        let mut there = Creature { place: self.space(spot), altitude, ..self.mover.clone() };
        there.ignores.extend(["low", "difficult", "obstacle", "water", "light-undergrowth", "heavy-undergrowth"]);
        there
    }

    fn cubes(&self, spot: Spot) -> BTreeSet<(Square, i32)> {
        let tall = self.board.ruleset.footprint(self.mover.size);
        let squares = self.space(spot).squares();
        squares.flat_map(|square| (spot.level..spot.level + tall).map(move |level| (square, level))).collect()
    }

    fn fills(&self, other: &Creature, spot: Spot) -> bool {
        let levels = self.board.levels(other);
        self.cubes(spot).into_iter().any(|(square, level)| other.place.holds(square) && levels.contains(&level))
    }

    pub fn may_end(&self, spot: Spot) -> bool {
        self.may_stop(spot) && (spot.fold == 0 || self.is_narrow(spot) || self.is_aside(spot))
    }

    fn may_stop(&self, spot: Spot) -> bool {
        let there = self.there(spot);
        let walk = Walk { board: self.board, mover: &there, manner: self.manner };
        spot.level >= self.floor_of(spot) && may_end(&walk, there.place)
    }

    /// The step from one spot to an adjacent one.
    pub fn hop(&self, from: Spot, to: Spot) -> Hop {
        Hop { blocked: self.obstructions(from, to), chances: self.chances(from, to) }
    }

    /// Every unobstructed step from there.
    pub fn hops(&self, from: Spot) -> Hops {
        if let Some(hops) = self.known.borrow().get(&from) {
            return Rc::clone(hops);
        }
        // From a squeezed end beside room for the whole space, nothing leads on.
        let leads_on = from.fold == 0 || from == self.start() || self.passes_squeezed(from);
        let around = if leads_on { self.around(from) } else { Vec::new() };
        let all = around.into_iter().map(|to| (to, self.hop(from, to)));
        let hops = Rc::new(all.filter(|(_, hop)| hop.blocked.is_empty()).collect::<Vec<_>>());
        self.known.borrow_mut().insert(from, Rc::clone(&hops));
        hops
    }

    fn obstructions(&self, from: Spot, to: Spot) -> BTreeSet<Blocked> {
        let (p, q) = (self.space(from), self.space(to));
        let there = self.there(to);
        let walk = Walk { board: self.board, mover: &there, manner: self.manner };
        let mut found = BTreeSet::new();
        // Nobody flies into a floor, and a floor more than a stair above the flier forms corners.
        let squeezes = || self.passes_squeezed(to) || self.is_aside(to);
        let closed = to.level < self.floor_of(to) || self.is_too_high(to);
        if closed || !walk.has_room(q) || (to.fold > 0 && !squeezes()) {
            found.insert(Blocked::NoRoom);
        }
        if p != q && !walk.is_a_way(p, q, from.level.max(to.level)) {
            found.insert(Blocked::Passage);
        }
        let mut met = self.others().filter(|other| self.fills(other, to) && !self.fills(other, from));
        if met.any(|other| is_barred(&walk, other)) {
            found.insert(Blocked::Occupied);
        }
        if !self.recedes(from, to) {
            found.insert(Blocked::NoStep);
        }
        found
    }

    fn recedes(&self, from: Spot, to: Spot) -> bool {
        let Leave::Primary(primary) = self.leave else { return true };
        let apart = |spot: Spot| between_creatures(self.board, &self.there(spot), &self.board.creatures[primary]);
        apart(from) < apart(to)
    }

    /// Who gets a chance: by the cubes that the mover leaves, and in 3.5 by those it enters if it is very small.
    fn chances(&self, from: Spot, to: Spot) -> Vec<(usize, Square)> {
        let (before, after) = (self.cubes(from), self.cubes(to));
        let tiny = self.board.ruleset.is_of_the_3_5_family() && self.mover.is_very_small();
        let mut found = Vec::new();
        let start = self.cubes(self.start());
        for (index, foe) in self.board.creatures.iter().enumerate().filter(|(_, foe)| self.mover.is_target_of(foe)) {
            if self.leave == Leave::Primary(index) {
                continue;
            }
            let calm = self.leave == Leave::Start && self.board.can_see(self.mover, foe);
            let spared = |cube: &(Square, i32)| calm && start.contains(cube);
            let left = before.difference(&after).copied().filter(|cube| !spared(cube));
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
