//! The ends worth getting to.

use std::cell::{OnceCell, RefCell};

use rustc_hash::FxHashMap;

use super::way::Aim;
use crate::field::{Creature, Name};
use crate::grid::{Area, Feet, Height, Placement, Square};
use crate::referee::board::{
    Attacks, Clutter, Crossings, Distances, Elevations, Neighbours, Occupancy, SharedSquares, Sight, Strike, Threats,
    Water,
};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::movement::cannot_attack;
use crate::referee::work::Work;

/// How many squares around the mover to search for an end to get away to, beyond those found by a wave.
const AWAY: i32 = 6;

/// The work of finding who is near a place, or of looking up how many threaten it.
const LOOKUP: u32 = 2;

/// The work of asking whether somebody strikes at a square.
const STRIKE: u32 = 2;

/// A height from which a target can be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Elevation {
    /// How far it is above the mover; negative if below.
    pub(crate) rise: Height,
    /// Whether to try it only if no other height works.
    pub(crate) last: bool,
}

/// Tests whether a place is an end for this aim.
pub(crate) struct EndTest<'a> {
    referee: Referee<'a>,
    creature: &'a Creature,
    /// Those that can attack from the mover's space: the mover first, then its riders.
    strikers: Vec<&'a Creature>,
    clutter: Clutter,
    aim: Aim<'a>,
    /// The space and the heights of the target.
    target: Option<(Placement, Levels)>,
    /// The opponents to get away from, as far as the mover knows about them, indexed by the squares they reach.
    opponents: Neighbours<'a>,
    /// The space and the heights that each of them strikes from.
    stances: FxHashMap<&'a Name, (Placement, Levels)>,
    /// How many of them threaten the mover where it is.
    exposed_now: usize,
    /// A cache of how many of them threaten a place, by anchor, shape and altitude.
    exposures: RefCell<FxHashMap<(Placement, Height), usize>>,
    /// A cache of the ends at an altitude.
    nearest: RefCell<FxHashMap<Height, Vec<Square>>>,
    /// All creatures in the mover's way, whatever their heights.
    everybody: OnceCell<Occupancy<'a>>,
}

impl<'a> EndTest<'a> {
    pub(crate) fn new(referee: Referee<'a>, mover: &Mover<'a>, aim: &Aim<'a>) -> Self {
        let creature = mover.creature;
        let target = match aim {
            Aim::Target(target) => Some((referee.space_of(target), Elevations(referee).levels(target))),
            Aim::Square(_) | Aim::Away => None,
        };
        let away = matches!(aim, Aim::Away);
        let opposes = |other: &&Creature| {
            away && creature.side.opposes(&other.side) && !other.is_unseen() && Threats(referee).is_armed(other)
        };
        let reach = |other: &Creature| referee.space_of(other).area().grown(Threats(referee).range(other).squares());
        let opponents = referee.encounter.creatures().iter().filter(opposes).map(|other| (other, reach(other)));
        let opponents: Vec<(&Creature, Area)> = opponents.collect();
        let stances = opponents.iter().map(|(other, _)| (&other.name, Threats(referee).stance(other))).collect();
        let opponents = Neighbours::of(opponents);
        let clutter = Sight(referee).clutter();
        let (aim, exposures, nearest, everybody) = (*aim, RefCell::default(), RefCell::default(), OnceCell::new());
        let encounter = referee.encounter;
        let rides = |one: &&Creature| encounter.is_rider(&one.name, &creature.name);
        let targeted = |one: &&Creature| matches!(aim, Aim::Target(target) if target.name != one.name);
        let riders = encounter.creatures().iter().filter(targeted).filter(rides);
        let all = std::iter::once(creature).chain(riders);
        let strikers = all.filter(|one| cannot_attack(one).is_none()).collect();
        let mut test = EndTest {
            referee,
            creature,
            strikers,
            clutter,
            aim,
            target,
            opponents,
            stances,
            exposed_now: 0,
            exposures,
            nearest,
            everybody,
        };
        test.exposed_now = test.exposure(mover.placement, creature.altitude);
        test
    }

    /// Whether the mover would be where it wants to get to.
    pub(crate) fn allows(&self, at: Placement, altitude: Height) -> bool {
        match self.aim {
            Aim::Target(_) => self.strikers.iter().any(|striker| self.can_attack_from(striker, at, altitude)),
            Aim::Square(square) => at.anchor == square,
            Aim::Away => {
                let exposed = self.exposure(at, altitude);
                exposed == 0 || exposed < self.exposed_now
            }
        }
    }

    /// The opponents the mover knows about that are beside it, or else the one nearest to it.
    pub(crate) fn pursuers(&self, mover: &Mover<'a>) -> Vec<&'a Creature> {
        let opposes = |other: &&Creature| self.creature.side.opposes(&other.side) && !other.is_unseen();
        let opponents = || self.referee.encounter.creatures().iter().filter(opposes);
        let around = mover.placement.area().grown(1);
        let near: Vec<&Creature> =
            opponents().filter(|other| self.referee.space_of(other).area().overlaps(around)).collect();
        let far = |other: &&Creature| {
            let spot = |one| Distances(self.referee).spot(one);
            Distances(self.referee).feet_between(spot(mover.creature), spot(other))
        };
        if near.is_empty() { opponents().min_by_key(far).into_iter().collect() } else { near }
    }

    /// How many opponents threaten the mover here; 0 unless the aim is to get away.
    pub(crate) fn exposure(&self, at: Placement, altitude: Height) -> usize {
        if self.opponents.is_empty() {
            return 0;
        }
        self.referee.spend(LOOKUP);
        if let Some(&known) = self.exposures.borrow().get(&(at, altitude)) {
            return known;
        }
        let creature = Creature { altitude, anchor: at.anchor, ..self.creature.clone() };
        let levels = Elevations(self.referee).levels_in(&creature, at);
        let strikes = |other: &Creature, square: Square| {
            self.referee.spend(STRIKE);
            let stance = self.stances[&other.name];
            let strike = Threats(self.referee).strike_from(&self.clutter, other, stance, square, levels);
            strike == Strike::Threatened
        };
        let near = self.opponents.near(at.area());
        let exposed = near.filter(|other| at.squares().any(|square| strikes(other, square))).count();
        self.exposures.borrow_mut().insert((at, altitude), exposed);
        exposed
    }

    /// Whether somebody who lets nobody stop in their space is at this end.
    pub(crate) fn is_taken(&self, mover: &Mover<'a>, anchor: Square, altitude: Height) -> bool {
        self.referee.spend(LOOKUP);
        let at = mover.full.at(anchor);
        let levels = Elevations(self.referee).levels_in(&Creature { altitude, anchor, ..self.creature.clone() }, at);
        let everybody = self.everybody.get_or_init(|| SharedSquares(self.referee).everybody(mover));
        !everybody.at(levels).stop_refusals(self.referee, at).is_empty()
    }

    /// The mover and its riders that can attack the target from here.
    pub(crate) fn attackers(&self, at: Placement, altitude: Height) -> impl Iterator<Item = &'a Creature> {
        self.strikers.iter().copied().filter(move |striker| self.can_attack_from(striker, at, altitude))
    }

    /// The riders that may attack the target.
    pub(crate) fn riders(&self) -> impl Iterator<Item = &'a Creature> {
        self.strikers.iter().filter(|one| one.name != self.creature.name).copied()
    }

    fn can_attack_from(&self, striker: &Creature, at: Placement, altitude: Height) -> bool {
        let Some((space, levels)) = self.target else { return false };
        let beside = Threats(self.referee).is_reach_unknown(striker);
        let inside = !beside && Threats(self.referee).range(striker).is_nil();
        // A creature with no reach has to be in the target's squares; others can attack into their own squares too.
        let too_far = inside && !at.overlaps(space);
        if too_far || !self.around().is_none_or(|around| around.contains(at.anchor)) {
            return false;
        }
        let mut creature = Creature { altitude, anchor: at.anchor, ..striker.clone() };
        if striker.name != self.creature.name {
            // A rider attacks from the whole space of its mount, with its own reach.
            let reach = Some(self.referee.ruleset.reach(striker));
            let (size, squares) = (self.creature.size, self.creature.squares);
            creature = Creature { size, squares, reach, mount: None, ..creature };
        }
        let from = (at, Elevations(self.referee).levels_in(&creature, at));
        if beside {
            if from.1.apart(levels) > 1 || !at.area().grown(1).overlaps(space.area()) {
                return false;
            }
            // Enough to include everyone adjacent, so that only walls and ground matter.
            creature.reach = Some(Feet::SQUARE * 2);
        }
        let can = |square: Square| Attacks(self.referee).can_attack(&self.clutter, &creature, from, square, levels);
        space.squares().any(can)
    }

    /// The anchors from which the target may be in reach; `None` if there is no limit.
    fn around(&self) -> Option<crate::grid::Area> {
        let (space, _) = self.target?;
        let width = self.referee.ruleset.space(self.creature).width as i32;
        Some(space.area().grown(self.range() + width))
    }

    /// The longest reach among the attackers, in squares.
    fn range(&self) -> i32 {
        self.strikers.iter().map(|striker| Threats(self.referee).range(striker).squares()).max().unwrap_or(0)
    }

    /// The heights above the map's level 0 from which the target can be attacked with as little rising or sinking as
    /// possible: from the edge of the reach, level with part of it, just above it and just below it. Excludes the
    /// mover's current height.
    pub(crate) fn elevations(&self) -> Vec<Elevation> {
        let Some((_, levels)) = self.target else { return Vec::new() };
        let own = Elevations(self.referee).levels(self.creature);
        let tall = own.highest() - own.lowest();
        let within =
            |squares: i32| own.lowest().clamp(levels.lowest() + 1 - squares - tall, levels.highest() - 1 + squares);
        let beside = Threats(self.referee).is_reach_unknown(self.creature);
        let range = if beside { 1 } else { self.range() };
        let sides = [(within(range), false), (within(0), false)];
        let ends = [(levels.highest(), true), (levels.lowest() - tall, true)];
        let mut all: Vec<Elevation> = Vec::new();
        for (low, last) in sides.into_iter().chain(ends) {
            let rise = Height::of_squares(low - own.lowest());
            if rise != Height::ZERO && all.iter().all(|known| known.rise != rise) {
                all.push(Elevation { rise, last });
            }
        }
        all
    }

    /// The ends in the mover's full space, least threatened first, then nearest: for movements whose destinations no wave
    /// computes. A mover that wants to get away searches only within [`AWAY`].
    pub(crate) fn nearest(&self, mover: &Mover<'a>, altitude: Height) -> Vec<Square> {
        if let Some(known) = self.nearest.borrow().get(&altitude) {
            return known.clone();
        }
        let anchors: Vec<Square> = self.found(mover, |_| altitude).into_iter().map(|(_, _, anchor)| anchor).collect();
        self.nearest.borrow_mut().insert(altitude, anchors.clone());
        anchors
    }

    /// How high above the floor the mover would be here if it kept to what carries it: the floor, a back, or level water or
    /// flight.
    pub(crate) fn kept_altitude(&self, mover: &Mover<'a>, at: Placement) -> Height {
        let altitude = Elevations(self.referee).altitude_at(mover.creature, at);
        if mover.creature.altitude < Height::ZERO { altitude } else { altitude.max(Height::ZERO) }
    }

    /// The same, wherever a walk leads the mover: on the floor, or on the backs of bigger creatures.
    pub(crate) fn nearest_on_foot(&self, mover: &Mover<'a>) -> Vec<Square> {
        if Elevations(self.referee).is_level_for(mover.creature) {
            return self.nearest(mover, mover.creature.altitude);
        }
        let ends = self.found(mover, |at| self.kept_altitude(mover, at));
        ends.into_iter().map(|(_, _, anchor)| anchor).collect()
    }

    /// The same, both at the mover's altitude and level with it, so that a wall or the surface of water leads on whatever
    /// the floor below it.
    pub(crate) fn nearest_held(&self, mover: &Mover<'a>) -> Vec<Square> {
        let board = &self.referee.encounter.battlefield;
        let altitude = mover.creature.altitude;
        if board.is_level() {
            return self.nearest(mover, altitude);
        }
        let level = board.floor_under(mover.placement) + altitude;
        let mut all = self.found(mover, |_| altitude);
        all.extend(self.found(mover, |at| (level - board.floor_under(at)).max(Height::ZERO)));
        all.sort_unstable();
        let mut anchors: Vec<Square> = Vec::new();
        for (_, _, anchor) in all {
            if !anchors.contains(&anchor) {
                anchors.push(anchor);
            }
        }
        anchors
    }

    /// The ends over the edge of a floor, where a mover comes down: on the floor, or at the surface of deep water.
    pub(crate) fn nearest_below(&self, mover: &Mover<'a>) -> Vec<Square> {
        let ends = self.found(mover, |at| Water(self.referee).surface_over_floor(at));
        ends.into_iter().map(|(_, _, anchor)| anchor).collect()
    }

    /// The ends `rise` above the mover, each with its altitude above the floor there; none below `lowest`.
    pub(crate) fn nearest_at(&self, mover: &Mover<'a>, rise: Height, lowest: Height) -> Vec<(Square, Height)> {
        let board = &self.referee.encounter.battlefield;
        let level = Elevations(self.referee).elevation(mover.creature) + rise;
        let altitude = |at: Placement| level - board.floor_under(at);
        let ends =
            self.found(mover, altitude).into_iter().map(|(_, _, anchor)| (anchor, altitude(mover.full.at(anchor))));
        ends.filter(|(_, altitude)| *altitude >= lowest).collect()
    }

    /// The ends at these altitudes, with how many threaten them and how far they are, best first.
    fn found(&self, mover: &Mover<'a>, altitude: impl Fn(Placement) -> Height) -> Vec<(usize, Feet, Square)> {
        let board = &self.referee.encounter.battlefield;
        let area = match self.aim {
            Aim::Target(_) => self.around().and_then(|around| around.within(board.area())),
            Aim::Square(square) => Area::between(square, square).within(board.area()),
            Aim::Away => mover.placement.area().grown(AWAY).within(board.area()),
        };
        let places = area.into_iter().flat_map(Area::squares).map(|anchor| mover.full.at(anchor));
        let places = places.take_while(|_| self.referee.work().is_none_or(Work::leaves_rulings));
        let places = places.filter(|&at| board.holds(at) && self.allows(at, altitude(at)));
        let mut places: Vec<Placement> = places.collect();
        // Nobody ends where the ground has no room, unless exactly that was asked for.
        let has_room = |at: &Placement| Crossings(self.referee).ground_refusals(self.creature, *at).is_empty();
        let on_the_ground = mover.creature.altitude >= Height::ZERO && !matches!(self.aim, Aim::Square(_));
        if on_the_ground && places.iter().any(has_room) {
            places.retain(has_room);
        }
        let far = |at: Placement| Distances(self.referee).feet_between_squares(mover.placement.anchor, at.anchor);
        let end = |at: Placement| {
            (self.exposure(at, altitude(at)), self.is_inside(at), far(at), self.aside(mover, at.anchor), at.anchor)
        };
        let mut ends: Vec<_> = places.into_iter().map(end).collect();
        ends.sort_unstable();
        ends.into_iter().map(|(exposed, _, far, _, anchor)| (exposed, far, anchor)).collect()
    }

    /// Whether this place is in the target's squares.
    pub(crate) fn is_inside(&self, at: Placement) -> bool {
        self.target.is_some_and(|(space, _)| at.overlaps(space))
    }

    /// How far an end is from the straight line to the target: of equal ends, a person takes the one in front.
    pub(crate) fn aside(&self, mover: &Mover<'a>, end: Square) -> u32 {
        let Some((space, _)) = self.target else { return 0 };
        let from = mover.placement.anchor;
        let ((dx, dy), (ex, ey)) = (from.to(space.anchor), from.to(end));
        (dx * ey - dy * ex).unsigned_abs()
    }
}
