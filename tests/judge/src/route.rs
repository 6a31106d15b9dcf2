//! Every possible way, as labels: a place, how many steps of which kind, who was provoked, how many waypoints were passed.
//! The cheapest label comes next, and a label is only dropped if the same state has a cheaper one.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap};
use std::rc::Rc;

use super::board::{Board, Square};
use super::occupied::{may_end, squeezes, stops};
use super::place::{Place, steps_from, unsqueezed};
use super::provoke::Watch;
use super::step::{Count, Manner, Walk};

/// What routes are compared by, and whether the end squeezes the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub feet: u64,
    pub opponents: u32,
    pub steps: u32,
    pub hazards: u32,
    pub squeezed: bool,
}

/// What distinguishes ways with the same figures: the hazardous squares entered, the places where the mover squeezes, the sum
/// of the squared distances from the straight line, and the turns.
pub type Drawn = (u32, u32, i64, u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct State {
    at: Place,
    count: Count,
    /// A bit for every creature on the board that got a chance.
    provoked: u32,
    passed: usize,
    /// Hazardous squares entered.
    hazards: u32,
}

pub struct Step {
    pub to: Place,
    /// The feet and the count after the step, for every count before it.
    pub costs: HashMap<Count, (u64, Count)>,
    /// A bit for every creature that gets a chance.
    pub provokes: u32,
    /// How many hazardous squares it enters.
    pub hazards: u32,
}

/// Everything that one creature could do next, from anywhere.
pub struct Ways<'a> {
    pub walk: Walk<'a>,
    pub watch: Watch,
    /// An additional condition for a step.
    only: Box<dyn Fn(Place, Place) -> bool + 'a>,
    known: RefCell<HashMap<Place, Rc<Vec<Step>>>>,
    ends: RefCell<HashMap<Place, bool>>,
}

impl<'a> Ways<'a> {
    pub fn new(board: &'a Board, mover: usize, manner: Manner) -> Self {
        let walk = Walk::new(board, mover, manner);
        Ways::under(walk, Watch::new(&walk), Box::new(|_, _| true))
    }

    /// The same for a maneuver with its own view of who strikes and where a step may lead.
    pub fn under(walk: Walk<'a>, watch: Watch, only: Box<dyn Fn(Place, Place) -> bool + 'a>) -> Self {
        Ways { walk, watch, only, known: RefCell::default(), ends: RefCell::default() }
    }

    /// Every possible step from there.
    pub fn steps_from(&self, at: Place) -> Rc<Vec<Step>> {
        if let Some(known) = self.known.borrow().get(&at) {
            return Rc::clone(known);
        }
        let mut steps = Vec::new();
        for to in steps_from(self.walk.board, self.walk.mover, at) {
            if self.walk.obstructions(at, to).is_empty() && (self.only)(at, to) {
                let costs =
                    self.walk.counts().into_iter().map(|count| (count, self.walk.cost(at, to, count))).collect();
                let struck = self.watch.provoked(&self.walk, at, to);
                let provokes = struck.iter().fold(0, |set, &(foe, ..)| set | 1 << foe);
                steps.push(Step { to, costs, provokes, hazards: self.hazards(at, to) });
            }
        }
        let steps = Rc::new(steps);
        self.known.borrow_mut().insert(at, Rc::clone(&steps));
        steps
    }

    fn hazards(&self, from: Place, to: Place) -> u32 {
        let Walk { board, mover, .. } = self.walk;
        // Documents only spare the incorporeal what hampers them, not what harms them.
        let minds = mover.altitude == 0 && !mover.ignores.contains(&"hazardous");
        to.outside(from).filter(|&square| minds && board.layers(square, "hazardous") > 0).count() as u32
    }

    /// What a way over these places looks like.
    pub fn drawn(&self, places: &[Place]) -> Drawn {
        let Some(end) = places.last() else { return (0, 0, 0, 0) };
        let line = between(self.walk.mover.place, *end);
        let (mut drawn, mut at, mut heading) = ((0, 0, 0, 0), self.walk.mover.place, None);
        for &to in places {
            (drawn, heading) = self.draws((drawn, heading), line, (at, to));
            at = to;
        }
        drawn
    }

    fn draws(&self, (drawn, heading): Heading, line: (i64, i64), (at, to): (Place, Place)) -> Heading {
        let (dx, dy) = between(at, to);
        let here = between(self.walk.mover.place, to);
        let apart = (line.0 * here.1 - line.1 * here.0).pow(2);
        // A way back to its start has no line: it stays near that place.
        let apart = if line == (0, 0) { here.0.pow(2) + here.1.pow(2) } else { apart };
        let next = Some((dx.signum(), dy.signum()));
        let turns = u32::from(heading.is_some() && heading != next);
        let squeezed = u32::from(to.is_squeezed());
        ((drawn.0 + self.hazards(at, to), drawn.1 + squeezed, drawn.2 + apart, drawn.3 + turns), next)
    }

    /// The best look of a way to this unsqueezed end with these figures, by trying every one, step by step.
    pub fn best_drawn(&self, end: Place, figures: Figures) -> Option<Drawn> {
        let line = between(self.walk.mover.place, end);
        // Of the ways that are equally far with the same past, the best one per heading is enough.
        let first = (self.walk.mover.place, (0, 0), 0, 0, None);
        let mut here: HashMap<_, Drawn> = HashMap::from([(first, (0, 0, 0, 0))]);
        for _ in 0..figures.steps {
            let mut there = HashMap::new();
            for ((at, count, provoked, feet, heading), drawn) in here {
                for step in self.steps_from(at).iter() {
                    let (price, count) = step.costs[&count];
                    let (feet, provoked): (u64, u32) = (feet + price, provoked | step.provokes);
                    if feet > figures.feet || provoked.count_ones() > figures.opponents {
                        continue;
                    }
                    let (drawn, heading) = self.draws((drawn, heading), line, (at, step.to));
                    let best = there.entry((step.to, count, provoked, feet, heading)).or_insert(drawn);
                    *best = drawn.min(*best);
                }
            }
            here = there;
        }
        let ends = here.into_iter().filter(|((at, .., feet, _), _)| *at == end && *feet == figures.feet);
        ends.map(|(_, drawn)| drawn).min()
    }

    pub fn may_end(&self, place: Place) -> bool {
        *self.ends.borrow_mut().entry(place).or_insert_with(|| may_end(&self.walk, place))
    }

    pub fn squeezes(&self, place: Place) -> bool {
        squeezes(&self.walk, place)
    }

    /// Whether some spaces make a path of these north-west squares that nothing stops on the way.
    pub fn can_go(&self, anchors: &[Square]) -> bool {
        let mut here = BTreeSet::from([self.walk.mover.place]);
        for &anchor in anchors {
            let steps: Vec<Rc<Vec<Step>>> = here.iter().map(|&at| self.steps_from(at)).collect();
            let next = steps.iter().flat_map(|steps| steps.iter()).map(|step| step.to);
            here = next.filter(|to| to.anchor() == anchor).collect();
        }
        !here.is_empty()
    }

    /// Whether the full space has room there: on the way, or at the end.
    fn has_room(&self, anchor: Square, ends: bool) -> bool {
        let Walk { board, mover, .. } = self.walk;
        let full = unsqueezed(board, mover, anchor);
        let on_board = full.squares().all(|square| board.on_board(square));
        let barred = || board.others_in(mover, full).into_iter().any(|other| stops(&self.walk, other, mover.place));
        on_board && self.walk.has_room(full) && !barred() && (!ends || self.may_end(full))
    }

    /// The figures of a path given only by its north-west squares, if some spaces make it one: for the best such
    /// spaces, an unsqueezed end first. A stretch that is squeezed although there is room all along doesn't count; `passed` is 1
    /// within such a stretch.
    pub fn along(&self, anchors: &[Square], budget: u64) -> Option<Figures> {
        let first = State { at: self.walk.mover.place, count: (0, 0), provoked: 0, passed: 0, hazards: 0 };
        let mut here = HashMap::from([(first, 0)]);
        for (nth, &anchor) in anchors.iter().enumerate() {
            let has_room = self.has_room(anchor, nth + 1 == anchors.len());
            let mut there: HashMap<State, u64> = HashMap::new();
            for (state, feet) in here {
                for step in self.steps_from(state.at).iter().filter(|step| step.to.anchor() == anchor) {
                    let (squeezed, before) = (step.to.is_squeezed(), state.at.is_squeezed());
                    if !squeezed && state.passed == 1 {
                        continue;
                    }
                    let passed = match (squeezed && has_room, before) {
                        (false, _) => 0,
                        (true, true) => state.passed,
                        (true, false) => 1,
                    };
                    let (price, count) = step.costs[&state.count];
                    let next = State { at: step.to, count, provoked: state.provoked | step.provokes, passed, ..state };
                    let least = there.entry(next).or_insert(u64::MAX);
                    *least = (*least).min(feet + price);
                }
            }
            here = there;
        }
        let ended = here.into_iter().filter(|(state, _)| state.passed == 0);
        let ended = ended.filter(|&(state, feet)| feet <= budget && self.may_end(state.at));
        let best = ended.min_by_key(|(state, feet)| (state.at.is_squeezed(), *feet, state.provoked.count_ones()));
        best.map(|(state, feet)| self.figures(&state, feet, anchors.len() as u32))
    }

    fn figures(&self, state: &State, feet: u64, steps: u32) -> Figures {
        let (opponents, hazards) = (state.provoked.count_ones(), state.hazards);
        Figures { feet, opponents, steps, hazards, squeezed: self.squeezes(state.at) }
    }
}

/// The look of a way so far, and its heading.
type Heading = (Drawn, Option<(i64, i64)>);

/// The offset from the center of one place to that of another, in half squares.
fn between(from: Place, to: Place) -> (i64, i64) {
    let center = |place: Place| (i64::from(place.x * 2 + place.columns), i64::from(place.y * 2 + place.rows));
    let (a, b) = (center(from), center(to));
    (b.0 - a.0, b.1 - a.1)
}

fn advanced(mut passed: usize, waypoints: &[Square], at: Square) -> usize {
    while waypoints.get(passed) == Some(&at) {
        passed += 1;
    }
    passed
}

/// All routes of one creature within a budget, through waypoints in order.
pub struct Routes<'a> {
    ways: &'a Ways<'a>,
    waypoints: usize,
    /// The least feet, and the fewest steps among those.
    labels: HashMap<State, (u64, u32)>,
}

impl<'a> Routes<'a> {
    pub fn search(ways: &'a Ways<'a>, waypoints: &[Square], budget: u64) -> Self {
        let at = ways.walk.mover.place;
        let passed = advanced(0, waypoints, at.anchor());
        let first = State { at, count: (0, 0), provoked: 0, passed, hazards: 0 };
        let mut labels = HashMap::from([(first, (0, 0))]);
        let mut queue = BinaryHeap::from([Reverse(((0, 0), first))]);
        while let Some(Reverse(((feet, steps), state))) = queue.pop() {
            if labels[&state] < (feet, steps) {
                continue;
            }
            for step in ways.steps_from(state.at).iter() {
                let (price, count) = step.costs[&state.count];
                let next = State {
                    at: step.to,
                    count,
                    provoked: state.provoked | step.provokes,
                    passed: advanced(state.passed, waypoints, step.to.anchor()),
                    hazards: state.hazards + step.hazards,
                };
                let label = (feet + price, steps + 1);
                if label.0 <= budget && labels.get(&next).is_none_or(|&old| label < old) {
                    labels.insert(next, label);
                    queue.push(Reverse((label, next)));
                }
            }
        }
        Routes { ways, waypoints: waypoints.len(), labels }
    }

    /// Every way that ends there, each with a bit for every creature that got a chance: only unsqueezed ends if there are any.
    pub fn endings(&self, to: Square) -> Vec<(u32, Figures)> {
        let there = self.labels.iter().filter(|(state, _)| state.at.anchor() == to && state.passed == self.waypoints);
        let ends: Vec<_> = there.filter(|(state, _)| self.ways.may_end(state.at)).collect();
        let roomy = ends.iter().any(|(state, _)| !state.at.is_squeezed());
        let preferred = ends.into_iter().filter(|(state, _)| !(roomy && state.at.is_squeezed()));
        preferred.map(|(state, &(feet, steps))| (state.provoked, self.ways.figures(state, feet, steps))).collect()
    }

    fn ends_at(&self, to: Square) -> Vec<Figures> {
        self.endings(to).into_iter().map(|(_, figures)| figures).collect()
    }

    /// The figures of the best route if feet matter most.
    pub fn shortest(&self, to: Square) -> Option<Figures> {
        self.ends_at(to).into_iter().min_by_key(|f| (f.feet, f.opponents, f.steps, f.hazards))
    }

    /// The figures of the best route if opponents matter most.
    pub fn safest(&self, to: Square) -> Option<Figures> {
        self.ends_at(to).into_iter().min_by_key(|f| (f.opponents, f.hazards, f.feet, f.steps))
    }

    /// Where it may end, and the least feet of the preferred end there. Its own square costs nothing.
    pub fn reach_set(&self) -> BTreeMap<Square, u64> {
        let mut least: BTreeMap<Square, (bool, u64)> = BTreeMap::new();
        for (state, &(feet, _)) in &self.labels {
            if self.ways.may_end(state.at) {
                let end = (state.at.is_squeezed(), feet);
                let known = least.entry(state.at.anchor()).or_insert(end);
                *known = end.min(*known);
            }
        }
        let mut reached: BTreeMap<Square, u64> = least.into_iter().map(|(at, (_, feet))| (at, feet)).collect();
        reached.insert(self.ways.walk.mover.at(), 0);
        reached
    }
}
