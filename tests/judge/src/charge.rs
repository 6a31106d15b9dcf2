//! Charges: whether one is possible, where it may end, and who strikes on the way. By brute force: every space on the map as an
//! end, every walk with the right number of steps, every square and every barrier against the lane.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Creature, Square};
use super::distance::between_squares;
use super::lane::Lane;
use super::occupied::{may_end, squeezes, stops};
use super::place::{Place, is_diagonal, unsqueezed};
use super::provoke::Watch;
use super::rules::Ruleset;
use super::step::{Blocked, Manner, Walk};
use super::threat::{attacks, threatens};

/// Why there is no charge, to any end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Refusal {
    /// The ruleset has no charges.
    NoSuchManeuver,
    /// Only opponents can be charged.
    NoOpponent,
    /// Helpless or stunned.
    Unable,
    Prone,
    Fatigued,
    Blinded,
    /// The target can't be seen.
    Unseen,
    /// The charger is in a narrow space.
    Squeezed,
    /// There is no space to strike the target from.
    NoEnd,
    TooNear,
    TooFar,
}

/// Why a charge can't end at one of the closest spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spoiler {
    /// Nobody could stand there.
    NoRoom,
    /// Somebody is there.
    Occupied,
    /// The lane has a square that blocks or slows.
    Ground(Square),
    /// The lane has a creature in that square.
    Creature(Square),
    /// The lane has a wall, a closed door or a low barrier between these squares.
    Barrier(Square, Square),
    /// A wall or closed door off the grid lines crosses the lane.
    Partition,
    /// No straight walk leads there.
    NoWalk,
}

/// One of the closest spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct End {
    pub spoilers: BTreeSet<Spoiler>,
    /// Who gets a chance, for every walk that stays nearest to the line and, among those, provokes least.
    pub strikers: BTreeSet<BTreeSet<String>>,
}

/// How a charge is made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effort {
    /// There is only one action for it.
    pub one_action: bool,
    /// The check is known to fail critically, so under Epic Path the target may strike.
    pub fumbled: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Charge {
    pub refusals: BTreeSet<Refusal>,
    /// From the start to the closest spaces.
    pub feet: u32,
    /// The closest spaces by their north-west squares.
    pub closest: BTreeMap<Square, End>,
}

impl Charge {
    pub fn is_legal(&self) -> bool {
        self.refusals.is_empty() && !self.ends().is_empty()
    }

    /// Where the charge may end, if nothing else rules it out.
    pub fn ends(&self) -> BTreeMap<Square, &End> {
        let free = self.closest.iter().filter(|(_, end)| end.spoilers.is_empty());
        free.map(|(&at, end)| (at, end)).collect()
    }

    /// The ends that provoke least.
    pub fn safest(&self) -> BTreeSet<Square> {
        let strikers = |end: &End| end.strikers.iter().map(BTreeSet::len).min();
        let least = self.ends().into_values().map(strikers).min().flatten();
        self.ends().into_iter().filter(|(_, end)| strikers(end) == least).map(|(at, _)| at).collect()
    }
}

/// Everything about a charge of one creature at another.
pub fn charge(board: &Board, charger: usize, target: usize, effort: Effort) -> Charge {
    let (mover, foe) = (&board.creatures[charger], &board.creatures[target]);
    let mut judged = Charge { refusals: hindrances(board, charger, foe), ..Charge::default() };
    let Some(lane) = Lane::of(board.ruleset) else {
        judged.refusals.insert(Refusal::NoSuchManeuver);
        return judged;
    };
    if charger == target {
        return judged;
    }
    let distance = |end: &Square| between_squares(board.ruleset, mover.at(), *end);
    let candidates = candidates(board, mover, foe);
    let Some(feet) = candidates.iter().map(distance).min() else {
        judged.refusals.insert(Refusal::NoEnd);
        return judged;
    };
    judged.feet = feet;
    let doubled = board.ruleset.charges_twice_as_far() && !effort.one_action;
    let most = if doubled { 2 * mover.speed } else { mover.speed };
    if judged.feet < 10 {
        judged.refusals.insert(Refusal::TooNear);
    }
    if judged.feet > most {
        judged.refusals.insert(Refusal::TooFar);
    }
    // A way as long as the map is no charge anyway, and a squeezed creature has no straight walk.
    if judged.refusals.contains(&Refusal::Squeezed) {
        return judged;
    }
    let dash = Dash::new(board, charger, target, effort);
    let closest = candidates.into_iter().filter(|end| distance(end) == feet);
    judged.closest = closest.map(|end| (end, dash.end(lane, end))).collect();
    judged
}

fn hindrances(board: &Board, charger: usize, foe: &Creature) -> BTreeSet<Refusal> {
    let mover = &board.creatures[charger];
    let tired = board.ruleset.is_of_the_3_5_family() && mover.is("fatigued");
    let walled_off = Walk::new(board, charger, CHARGING).passes_walls() && !board.is_open_between(mover, foe);
    let all = [
        (!mover.opposes(foe), Refusal::NoOpponent),
        (!mover.is_able(), Refusal::Unable),
        (mover.is("prone"), Refusal::Prone),
        (tired, Refusal::Fatigued),
        (mover.is("blinded"), Refusal::Blinded),
        (foe.is("unseen") || board.is_curtained_off(mover.place, foe.place) || walled_off, Refusal::Unseen),
        (squeezes(&Walk::new(board, charger, CHARGING), mover.place), Refusal::Squeezed),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, refusal)| refusal).collect()
}

/// Every space on the map, reachable or not, from which an armed charger could attack some square of the target: adjacent to it,
/// or inside it for a charger without reach.
fn candidates(board: &Board, mover: &Creature, foe: &Creature) -> Vec<Square> {
    let inside = board.reach_feet(mover) == 0;
    let mut found = Vec::new();
    for at in board.squares() {
        let place = unsqueezed(board, mover, at);
        let armed = Creature { conditions: Vec::new(), helpless: false, threatens: true, ..mover.clone() };
        let there = Creature { place, ..armed };
        let overlaps = board.meets(mover, place, foe);
        let strikes = || foe.place.squares().any(|t| attacks(board, &there, t, board.levels(foe)));
        if place.squares().all(|square| board.on_board(square)) && overlaps == inside && strikes() {
            found.push(at);
        }
    }
    found
}

/// A charger on its way to a target.
struct Dash<'a> {
    board: &'a Board,
    charger: usize,
    target: usize,
    effort: Effort,
    watch: Watch,
    /// The board as the lane sees it, without the target.
    bare: Board,
}

/// A charge never goes over anybody.
const CHARGING: Manner = Manner { double: true, share: false };

impl<'a> Dash<'a> {
    fn new(board: &'a Board, charger: usize, target: usize, effort: Effort) -> Self {
        let mut bare = board.clone();
        bare.creatures.remove(target);
        let watch = Watch::new(&Walk::new(board, charger, CHARGING));
        Dash { board, charger, target, effort, watch, bare }
    }

    fn mover(&self) -> &'a Creature {
        &self.board.creatures[self.charger]
    }

    fn with_target(&self) -> Walk<'_> {
        Walk::new(self.board, self.charger, CHARGING)
    }

    fn without_target(&self) -> Walk<'_> {
        Walk { board: &self.bare, mover: self.mover(), manner: CHARGING }
    }

    /// Whether it ends in the target's space because it has no reach.
    fn enters(&self) -> bool {
        self.board.reach_feet(self.mover()) == 0
    }

    /// A charger without reach goes into the target's space, which counts as free for it.
    fn walk(&self) -> Walk<'_> {
        if self.enters() { self.without_target() } else { self.with_target() }
    }

    fn end(&self, lane: Lane, at: Square) -> End {
        let mut end = End::default();
        let place = unsqueezed(self.board, self.mover(), at);
        let walk = self.walk();
        if !walk.has_room(place) {
            end.spoilers.insert(Spoiler::NoRoom);
        } else if !may_end(&walk, place) || (self.enters() && self.board.creatures[self.target].fills) {
            // Nobody gets into a space that its creature fills.
            end.spoilers.insert(Spoiler::Occupied);
        }
        end.spoilers.extend(self.in_the_lane(lane, place));
        let walks = self.walks(place);
        if walks.is_empty() {
            end.spoilers.insert(Spoiler::NoWalk);
            return end;
        }
        let strays = |walk: &Vec<Place>| walk.iter().map(|&at| self.strays(at, place)).sum::<i64>();
        let least = walks.iter().map(strays).min();
        let nearest = walks.iter().filter(|walk| Some(strays(walk)) == least);
        let strikers: BTreeSet<BTreeSet<String>> = nearest.map(|walk| self.strikers(walk)).collect();
        let fewest = strikers.iter().map(BTreeSet::len).min();
        end.strikers = strikers.into_iter().filter(|names| Some(names.len()) == fewest).collect();
        end
    }

    fn in_the_lane(&self, lane: Lane, end: Place) -> BTreeSet<Spoiler> {
        let (start, foe) = (self.mover().place, self.board.creatures[self.target].place);
        let walk = self.without_target();
        let mut found = BTreeSet::new();
        for square in self.board.squares() {
            if !lane.holds_square(start, end, foe, square) {
                continue;
            }
            let ground = Place::new(square, 1, 1);
            // Leaving a trench costs double, unless the charge ends in one.
            let trench = (end.columns, end.rows) == (1, 1) && walk.leaves_trench(ground, end);
            if !walk.has_ground(ground) || walk.hampering(ground) > 0 || trench {
                found.insert(Spoiler::Ground(square));
            }
            let counts = |other: &&Creature| !lane.passes_the_helpless() || !other.is_helpless();
            if self.bare.others_in(self.mover(), ground).iter().any(counts) {
                found.insert(Spoiler::Creature(square));
            }
        }
        for (&(a, b), &barrier) in &self.board.edges {
            if walk.minds_barrier(barrier) && lane.holds_edge(start, end, foe, (a, b)) {
                found.insert(Spoiler::Barrier(a, b));
            }
        }
        if self.board.parts_lane(start, end, lane == Lane::Swept) && !walk.passes_walls() {
            found.insert(Spoiler::Partition);
        }
        found
    }

    /// All walks to the end with as many straight and as many diagonal steps as the distance has, where nothing blocks
    /// or slows.
    fn walks(&self, end: Place) -> Vec<Vec<Place>> {
        let start = self.mover().place;
        let (columns, rows) = ((end.x - start.x).abs(), (end.y - start.y).abs());
        let mut found = Vec::new();
        self.go_on(&mut vec![start], end, (columns.max(rows) - columns.min(rows), columns.min(rows)), &mut found);
        found
    }

    fn go_on(&self, so_far: &mut Vec<Place>, end: Place, left: (i32, i32), found: &mut Vec<Vec<Place>>) {
        let here = so_far[so_far.len() - 1];
        if left == (0, 0) {
            if here == end {
                found.push(so_far.clone());
            }
            return;
        }
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let next = Place { x: here.x + dx, y: here.y + dy, ..here };
            let then = if is_diagonal(here, next) { (left.0, left.1 - 1) } else { (left.0 - 1, left.1) };
            let too_far = (end.x - next.x).abs().max((end.y - next.y).abs()) > then.0 + then.1;
            if then.0 < 0 || then.1 < 0 || too_far || !self.may_step(here, next) {
                continue;
            }
            so_far.push(next);
            self.go_on(so_far, end, then, found);
            so_far.pop();
        }
    }

    fn may_step(&self, p: Place, q: Place) -> bool {
        let walk = self.walk();
        let mut blocked = walk.obstructions(p, q);
        blocked.remove(&Blocked::Occupied);
        let others = walk.board.others_in(self.mover(), q);
        let free = !others.into_iter().any(|other| bars(&walk, other, p));
        blocked.is_empty() && free && walk.hampering(q) == 0 && !walk.crosses_low(p, q) && !walk.leaves_trench(p, q)
    }

    /// The squared distance of the space's center from the straight line, in units that only depend on the line.
    fn strays(&self, at: Place, end: Place) -> i64 {
        let start = self.mover().place;
        let (x, y) = (i64::from(at.x - start.x), i64::from(at.y - start.y));
        let (dx, dy) = (i64::from(end.x - start.x), i64::from(end.y - start.y));
        (x * dy - y * dx).pow(2)
    }

    fn strikers(&self, walk: &[Place]) -> BTreeSet<String> {
        let whole = self.with_target();
        // On a failure it stops in front of the target's space.
        let before = |at: &&Place| !at.overlaps(self.board.creatures[self.target].place);
        let walk = if self.effort.fumbled { &walk[..walk.iter().take_while(before).count().max(1)] } else { walk };
        let spares_target = self.board.ruleset == Ruleset::EpicPath;
        let steps = walk.windows(2).flat_map(|pair| self.watch.provoked(&whole, pair[0], pair[1]));
        let mut struck: BTreeSet<usize> = steps.map(|(foe, ..)| foe).collect();
        if spares_target {
            struck.remove(&self.target);
        }
        if spares_target && self.effort.fumbled && self.is_in_reach(walk) {
            struck.insert(self.target);
        }
        struck.into_iter().map(|foe| self.board.creatures[foe].name.clone()).collect()
    }

    /// Whether the target threatens a square that the walk leaves or ends on.
    fn is_in_reach(&self, walk: &[Place]) -> bool {
        let left = walk.windows(2).flat_map(|pair| pair[0].outside(pair[1]));
        let all: Vec<Square> = left.chain(walk[walk.len() - 1].squares()).collect();
        let (foe, levels) = (&self.board.creatures[self.target], self.board.levels(self.mover()));
        all.into_iter().any(|square| threatens(self.board, foe, square, levels.clone()))
    }
}

/// Whether the other creature prevents the charger from going from `p` into its squares. In 3.5 friends do too.
fn bars(walk: &Walk, other: &Creature, p: Place) -> bool {
    if !walk.rules().is_of_the_3_5_family() || other.fills || other.place.overlaps(p) {
        return stops(walk, other, p);
    }
    let apart = (walk.mover.size as i32 - other.size as i32).abs();
    !other.is_helpless() && apart < 3 && !walk.mover.is_very_small()
}
