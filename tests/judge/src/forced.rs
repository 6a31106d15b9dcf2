//! Forced movement: pushes, pulls and slides under Epic Path, pushes and flings under Rise, over ground, over edges, through
//! water, and in flight.
//!
//! How it reads what the rules leave open:
//! - A stair of one level leads along the ground, up and down. Anything higher blocks, anything deeper is an edge.
//! - Water that begins at most a stair below supports a creature moved over it: it continues at the surface, afloat. Only a
//!   fall ends a movement at an edge. A creature that stands on the bottom is moved along it.
//! - A creature with wings that is moved over an edge continues at that height, until it meets the floor again; one that begins
//!   in the air keeps its height over every floor, since nothing makes it land.
//! - Farther and nearer are measured over the ground.
//! - Under Epic Path a creature in the air is moved straight up by a push from below, otherwise straight down, and by a pull
//!   toward the level of the other. That level is reached when some of their cubes are side by side.
//! - A fling stays at the height where it began, over anything lower, and doesn't pay for the ground below. At a stair above the
//!   floor it isn't a fall. A creature that begins in the air doesn't pay for any ground.

use super::board::{Board, Creature, Square};
use super::place::{Place, is_diagonal, is_step};
use super::rules::Ruleset;
use super::step::{Count, Manner, Walk, stride};

/// The kind of forced movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    Push,
    Pull,
    Slide,
    Fling,
}

/// One creature that moves another by this many feet.
#[derive(Clone, Copy, Debug)]
pub struct Forced<'a> {
    pub board: &'a Board,
    pub by: usize,
    pub whom: usize,
    pub force: Force,
    pub feet: u64,
}

/// What supports the moved creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Ground,
    Afloat,
    Wings,
    /// Nothing: it was flung, and is over a lower floor.
    Nothing,
}

/// Where the creature has been moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Driven {
    pub path: Vec<Place>,
    pub feet: u64,
    /// The level of its lowest cubes before it falls.
    pub level: i32,
    pub held: Held,
    /// How many levels it falls at the end.
    pub falls: i32,
    /// Whether something stopped it before its feet or its way were used up.
    pub stopped: bool,
}

impl<'a> Forced<'a> {
    pub fn victim(&self) -> &'a Creature {
        &self.board.creatures[self.whom]
    }

    fn rise(&self) -> bool {
        self.board.ruleset == Ruleset::Rise
    }

    fn floor(&self, at: Place) -> i32 {
        self.board.floor_under(at)
    }

    /// Whether all of the place is water, which reaches up to the map's own level.
    fn is_wet(&self, at: Place) -> bool {
        at.squares().all(|square| self.board.layers(square, "water") > 0 && self.board.floor(square) < 0)
    }

    fn has_wings(&self) -> bool {
        self.victim().words.contains("fly")
    }

    pub fn start(&self) -> Driven {
        let victim = self.victim();
        let level = self.board.levels(victim).start;
        let held = match victim.altitude {
            0 => Held::Ground,
            _ if self.is_wet(victim.place) && level <= 0 => Held::Afloat,
            _ => Held::Wings,
        };
        Driven { path: vec![victim.place], feet: 0, level, held, falls: 0, stopped: false }
    }

    /// Straight on as far as possible.
    pub fn straight(&self, (dx, dy): Square) -> Driven {
        let mut driven = self.start();
        let mut count = (0, 0);
        loop {
            let here = driven.path[driven.path.len() - 1];
            if !self.go(&mut driven, Place { x: here.x + dx, y: here.y + dy, ..here }, &mut count) {
                return self.done(driven);
            }
        }
    }

    /// From square to square.
    pub fn along(&self, squares: &[Square]) -> Driven {
        let mut driven = self.start();
        let mut count = (0, 0);
        for &(x, y) in squares {
            let here = driven.path[driven.path.len() - 1];
            if !self.go(&mut driven, Place { x, y, ..here }, &mut count) {
                break;
            }
        }
        self.done(driven)
    }

    /// A fling ends with a fall if there is no ground below.
    fn done(&self, mut driven: Driven) -> Driven {
        let here = driven.path[driven.path.len() - 1];
        if driven.held == Held::Nothing {
            let below = if self.is_wet(here) { 0 } else { self.floor(here) };
            let drop = driven.level - below;
            (driven.falls, driven.level, driven.held) = match drop > 1 {
                true if self.has_wings() => (0, driven.level, Held::Wings),
                true => (drop, driven.level, driven.held),
                false => (0, below, driven.held),
            };
        }
        driven
    }

    /// Makes a step; returns whether another may follow.
    fn go(&self, driven: &mut Driven, q: Place, count: &mut Count) -> bool {
        let p = driven.path[driven.path.len() - 1];
        let (feet, after) = self.price(driven, p, q, *count);
        if driven.feet + feet > self.feet {
            return false;
        }
        let Some((level, held, falls)) = self.comes_to(driven, p, q) else {
            driven.stopped = true;
            return false;
        };
        *driven = Driven { feet: driven.feet + feet, level, held, falls, ..driven.clone() };
        driven.path.push(q);
        *count = after;
        falls == 0
    }

    fn price(&self, driven: &Driven, p: Place, q: Place, count: Count) -> (u64, Count) {
        if !self.rise() {
            return (5, count);
        }
        let category = super::board::SpeedCategory::Average;
        let walks = driven.held == Held::Ground;
        let mut plain = Creature { category, altitude: if walks { 0 } else { 5 }, place: p, ..self.victim().clone() };
        // Water doesn't hamper a swimmer.
        plain.ignores.extend(plain.words.contains("swim").then_some("water"));
        let walk = Walk { board: self.board, mover: &plain, manner: Manner::default() };
        if walks { walk.cost(p, q, count) } else { stride(category, is_diagonal(p, q), count) }
    }

    /// The level, the support, and the levels it falls; `None` if it can't be moved there.
    fn comes_to(&self, driven: &Driven, p: Place, q: Place) -> Option<(i32, Held, i32)> {
        let (from, floor) = (driven.level, self.floor(q));
        if !q.squares().all(|square| self.board.on_board(square)) || !is_step(p, q) || !self.leads_right(p, q) {
            return None;
        }
        let drop = from - floor;
        let surface = self.is_wet(q) && drop > 1;
        let there = match driven.held {
            Held::Ground if self.force == Force::Fling && drop > 0 => (from, Held::Nothing, 0),
            Held::Ground if (-1..=1).contains(&drop) => (floor, Held::Ground, 0),
            Held::Ground if drop > 1 && self.has_wings() => (from, Held::Wings, 0),
            Held::Ground if surface && (0..=1).contains(&from) => (0, Held::Afloat, 0),
            Held::Ground if drop > 1 && self.is_wet(q) => (from, Held::Nothing, from.max(0)),
            Held::Ground if drop > 1 => (from, Held::Nothing, drop),
            Held::Afloat if self.is_wet(q) && drop >= 0 => (from, Held::Afloat, 0),
            Held::Wings if drop == 0 && self.start().held == Held::Wings => (from, Held::Wings, 0),
            Held::Afloat | Held::Wings | Held::Nothing if drop == 0 => (from, Held::Ground, 0),
            Held::Afloat if drop == 1 => (floor, Held::Ground, 0),
            Held::Afloat if drop > 1 => (from, Held::Nothing, drop),
            Held::Wings | Held::Nothing if drop > 0 => (from, driven.held, 0),
            _ => return None,
        };
        let over = if matches!(there.1, Held::Ground) { there.0 } else { from };
        self.is_free(p, q, from.max(over), there.0).then_some(there)
    }

    /// Whether no wall and no creature is in the way.
    fn is_free(&self, p: Place, q: Place, highest: i32, level: i32) -> bool {
        let body = Creature { altitude: 0, place: p, ..self.victim().clone() };
        let walk = Walk { board: self.board, mover: &body, manner: Manner::default() };
        let n = self.board.ruleset.footprint(body.size);
        let meets = |other: &Creature, at: Place, low: i32| {
            let levels = self.board.levels(other);
            other.place.overlaps(at) && (low..low + n).any(|level| levels.contains(&level))
        };
        let others = self.board.creatures.iter().enumerate().filter(|&(index, _)| index != self.whom);
        let taken = others.into_iter().any(|(_, other)| meets(other, q, level));
        walk.has_room(q) && walk.is_a_way(p, q, highest) && !taken
    }

    fn leads_right(&self, p: Place, q: Place) -> bool {
        let by = self.board.creatures[self.by].place;
        let apart = |at: Place| {
            let axis = |a: i32, a_long: i32, b: i32, b_long: i32| (b - a - a_long + 1).max(a - b - b_long + 1).max(0);
            axis(at.x, at.columns, by.x, by.columns).max(axis(at.y, at.rows, by.y, by.rows))
        };
        match self.force {
            _ if self.rise() => true,
            Force::Push => apart(q) > apart(p),
            Force::Pull => apart(q) < apart(p) || (apart(q) == 1 && apart(p) == 1),
            Force::Slide | Force::Fling => true,
        }
    }

    /// How many levels a creature in the air is moved under Epic Path, ignoring creatures in the way.
    pub fn upright(&self) -> i32 {
        let (victim, by) = (self.victim(), &self.board.creatures[self.by]);
        let (mine, other) = (self.board.levels(victim), self.board.levels(by));
        let most = (self.feet / 5) as i32;
        let height = victim.altitude as i32 / 5;
        match self.force {
            Force::Push if other.start < mine.start => most,
            Force::Pull if other.start > mine.start => most.min((other.start - mine.end + 1).max(0)),
            Force::Pull => -most.min((mine.start - other.end + 1).max(0)).min(height),
            _ => -most.min(height),
        }
    }
}
