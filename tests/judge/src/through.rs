//! Ways through the spaces of creatures that a maneuver goes through: every walk there would be if they weren't in the way.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

use super::board::{Board, Creature, Square};
use super::by_hand::Chance;
use super::occupied::may_end;
use super::place::Place;
use super::provoke::Watch;
use super::route::{Figures, Ways};
use super::rules::Ruleset;
use super::step::{Count, Manner, Walk};

/// Far away from every board.
const AWAY: Square = (-50, -50);

/// The board without these creatures. The others keep their indices.
pub fn set_aside(board: &Board, creatures: &[usize]) -> Board {
    let mut board = board.clone();
    for &one in creatures {
        board.creatures[one].place = Place::new(AWAY, 1, 1);
    }
    board
}

/// What a movement through others depends on.
pub struct Through<'a> {
    /// With everybody where they are.
    pub full: Walk<'a>,
    /// Without the entered creatures.
    pub ways: Ways<'a>,
    pub targets: Vec<usize>,
    /// Whether a target gets a chance when its space is entered.
    pub entering_provokes: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct State {
    at: Place,
    count: Count,
    /// A bit for every target whose space was entered.
    met: u32,
    /// A bit for every creature that got a chance.
    provoked: u32,
}

impl<'a> Through<'a> {
    /// `open` is the board without the targets.
    pub fn new(board: &'a Board, open: &'a Board, who: usize, targets: &[usize], manner: Manner) -> Self {
        let full = Walk::new(board, who, manner);
        let ways = Ways::under(Walk::new(open, who, manner), Watch::new(&full), Box::new(|_, _| true));
        Through { full, ways, targets: targets.to_vec(), entering_provokes: false }
    }

    pub fn start(&self) -> Place {
        self.full.mover.place
    }

    /// Whether the mover in this place is in the target's space.
    pub fn is_in(&self, place: Place, target: usize) -> bool {
        self.full.board.meets(self.full.mover, place, &self.full.board.creatures[target])
    }

    pub fn may_end(&self, place: Place) -> bool {
        may_end(&self.full, place)
    }

    /// Whether another creature has a square of the place. Under Epic Path the dead don't count.
    pub fn is_occupied(&self, place: Place) -> bool {
        let nobody = |other: &Creature| self.full.rules() == Ruleset::EpicPath && other.is("dead");
        self.full.board.others_in(self.full.mover, place).into_iter().any(|other| !nobody(other))
    }

    fn met(&self, place: Place) -> u32 {
        let all = self.targets.iter().enumerate().filter(|&(_, &target)| self.is_in(place, target));
        all.fold(0, |set, (bit, _)| set | 1 << bit)
    }

    /// The square by which the step enters the target's space and gives it a chance.
    fn entered(&self, p: Place, q: Place, target: usize) -> Option<Square> {
        let foe = &self.full.board.creatures[target];
        let very_small = self.full.rules().is_of_the_3_5_family() && self.full.mover.is_very_small();
        let provokes = self.entering_provokes || very_small;
        let gives = provokes && self.full.board.could_strike(foe) && self.full.mover.is_target_of(foe);
        let enters = gives && self.is_in(q, target) && !self.is_in(p, target);
        let squares = q.outside(p).filter(|&square| enters && foe.place.holds(square));
        squares.min_by_key(|&(x, y)| (y, x))
    }

    fn provoked_by(&self, p: Place, q: Place, by_leaving: u32) -> u32 {
        let entered = self.targets.iter().filter(|&&target| self.entered(p, q, target).is_some());
        entered.fold(by_leaving, |set, &target| set | 1 << target)
    }

    /// The best ends within the budget that have met every target, for every anchor: an unsqueezed end if any,
    /// then fewest feet, opponents and steps. `stays` decides where the mover may stop.
    pub fn ends(&self, budget: u64, stays: impl Fn(Place) -> bool) -> BTreeMap<Square, Figures> {
        let start = self.start();
        let first = State { at: start, count: (0, 0), met: self.met(start), provoked: 0 };
        let mut labels = HashMap::from([(first, (0_u64, 0_u32))]);
        let mut queue = BinaryHeap::from([Reverse(((0, 0), first))]);
        while let Some(Reverse(((feet, steps), state))) = queue.pop() {
            if labels[&state] < (feet, steps) {
                continue;
            }
            for step in self.ways.steps_from(state.at).iter() {
                let (price, count) = step.costs[&state.count];
                let next = State {
                    at: step.to,
                    count,
                    met: state.met | self.met(step.to),
                    provoked: state.provoked | self.provoked_by(state.at, step.to, step.provokes),
                };
                let label = (feet + price, steps + 1);
                if label.0 <= budget && labels.get(&next).is_none_or(|&old| label < old) {
                    labels.insert(next, label);
                    queue.push(Reverse((label, next)));
                }
            }
        }
        let all = (1 << self.targets.len()) - 1;
        let mut best: BTreeMap<Square, Figures> = BTreeMap::new();
        for (state, (feet, steps)) in labels {
            if state.met != all || !stays(state.at) {
                continue;
            }
            let squeezed = state.at.is_squeezed();
            let opponents = state.provoked.count_ones();
            let figures = Figures { feet, opponents, steps, hazards: 0, squeezed };
            let rank = |f: &Figures| (f.squeezed, f.feet, f.opponents, f.steps);
            let known = best.entry(state.at.anchor()).or_insert(figures);
            if rank(&figures) < rank(known) {
                *known = figures;
            }
        }
        best
    }

    /// The places of a path, preceded by the start.
    pub fn whole(&self, path: &[Place]) -> Vec<Place> {
        [self.start()].into_iter().chain(path.iter().copied()).collect()
    }

    /// The step, counted from 1, that first enters the target's space.
    pub fn entry(&self, path: &[Place], target: usize) -> Option<usize> {
        path.iter().position(|&place| self.is_in(place, target)).map(|index| index + 1)
    }

    /// The cost of each step.
    pub fn feet(&self, path: &[Place]) -> Vec<u64> {
        let mut count = (0, 0);
        let whole = self.whole(path);
        whole
            .windows(2)
            .map(|pair| {
                let (feet, after) = self.ways.walk.cost(pair[0], pair[1], count);
                count = after;
                feet
            })
            .collect()
    }

    /// Whether every step is possible.
    pub fn is_open(&self, path: &[Place]) -> bool {
        self.whole(path).windows(2).all(|pair| self.ways.walk.obstructions(pair[0], pair[1]).is_empty())
    }

    /// Everybody who gets a chance along the path, once each, in the order of the steps and then of the names.
    pub fn chances(&self, path: &[Place]) -> Vec<Chance> {
        let mut found: Vec<Chance> = Vec::new();
        for (index, pair) in self.whole(path).windows(2).enumerate() {
            let mut here = self.ways.watch.provoked(&self.full, pair[0], pair[1]);
            for &target in &self.targets {
                let known = here.iter().any(|&(foe, ..)| foe == target);
                if let Some(square) = self.entered(pair[0], pair[1], target).filter(|_| !known) {
                    here.push((target, square, false));
                }
            }
            here.sort_by_key(|&(foe, ..)| self.name(foe).to_lowercase());
            for (foe, square, leaving) in here {
                if found.iter().all(|earlier| earlier.by != self.name(foe)) {
                    found.push(Chance { by: self.name(foe), square, leaving, step: index + 1 });
                }
            }
        }
        found
    }

    /// Everybody who gets a chance at this one step.
    pub fn chances_of_step(&self, p: Place, q: Place) -> Vec<Chance> {
        let here = self.ways.watch.provoked(&self.full, p, q);
        here.into_iter().map(|(foe, square, leaving)| Chance { by: self.name(foe), square, leaving, step: 1 }).collect()
    }

    pub fn name(&self, who: usize) -> String {
        self.full.board.creatures[who].name.clone()
    }
}

/// What prevents a creature from any maneuver that takes the whole body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hindrance {
    /// The rulebook has no such maneuver.
    NoSuchManeuver,
    /// Only opponents are valid targets.
    NoOpponent,
    /// Not next to the target.
    TooFar,
    /// Walls are between it and every square of the target.
    Walled,
    /// More targets than the rulebook allows.
    TooMany,
    TooBig,
    /// Not big enough to be clambered into.
    TooSmall,
    /// A target fills its squares.
    Fills,
    Prone,
    /// Helpless or stunned.
    Unable,
    /// This maneuver doesn't lead through opponents.
    NotThrough,
}

/// One check and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    pub against: String,
    pub dc: Option<i32>,
    pub result: Option<i32>,
}

/// The outcome of a maneuver.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// How many steps of the path the mover has made in the end.
    pub steps: usize,
    pub prone: Vec<String>,
    pub tried: Vec<Tried>,
    pub chances: Vec<Chance>,
}
