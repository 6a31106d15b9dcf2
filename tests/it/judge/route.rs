//! Every way there is, as labels: a place, how many steps of which kind, who was provoked, how many waypoints were passed.
//! The cheapest label is looked at next, and nothing is thrown away but what the same state has for less.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap};
use std::rc::Rc;

use super::board::{Board, Square};
use super::occupied::{may_end, squeezes};
use super::place::{Place, steps_from};
use super::provoke::Watch;
use super::step::{Count, Manner, Walk};

/// What a route is compared by, and whether its end squeezes the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub feet: u64,
    pub opponents: u32,
    pub steps: u32,
    pub squeezed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct State {
    at: Place,
    count: Count,
    /// A bit for every creature on the board that got its chance.
    provoked: u32,
    passed: usize,
}

pub struct Step {
    pub to: Place,
    /// Feet and what follows, for every count before it.
    pub costs: HashMap<Count, (u64, Count)>,
    /// A bit for every creature that gets its chance.
    pub provokes: u32,
}

/// Everything that one creature could do next, wherever it is.
pub struct Ways<'a> {
    pub walk: Walk<'a>,
    pub watch: Watch,
    /// What else a step has to fulfil.
    only: Box<dyn Fn(Place, Place) -> bool + 'a>,
    known: RefCell<HashMap<Place, Rc<Vec<Step>>>>,
    ends: RefCell<HashMap<Place, bool>>,
}

impl<'a> Ways<'a> {
    pub fn new(board: &'a Board, mover: usize, manner: Manner) -> Self {
        let walk = Walk::new(board, mover, manner);
        Ways::under(walk, Watch::new(&walk), Box::new(|_, _| true))
    }

    /// The same for a maneuver with its own view of who strikes and of where a step may lead.
    pub fn under(walk: Walk<'a>, watch: Watch, only: Box<dyn Fn(Place, Place) -> bool + 'a>) -> Self {
        Ways { walk, watch, only, known: RefCell::default(), ends: RefCell::default() }
    }

    /// Every step that can be taken from there.
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
                steps.push(Step { to, costs, provokes: struck.iter().fold(0, |set, &(foe, ..)| set | 1 << foe) });
            }
        }
        let steps = Rc::new(steps);
        self.known.borrow_mut().insert(at, Rc::clone(&steps));
        steps
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

    /// The figures of a path that is given by its north-west squares alone, if there are spaces that make it one: the best
    /// such spaces, an unsqueezed end first.
    pub fn along(&self, anchors: &[Square], budget: u64) -> Option<Figures> {
        let first = State { at: self.walk.mover.place, count: (0, 0), provoked: 0, passed: 0 };
        let mut here = HashMap::from([(first, 0)]);
        for &anchor in anchors {
            let mut there: HashMap<State, u64> = HashMap::new();
            for (state, feet) in here {
                for step in self.steps_from(state.at).iter().filter(|step| step.to.anchor() == anchor) {
                    let (price, count) = step.costs[&state.count];
                    let next = State { at: step.to, count, provoked: state.provoked | step.provokes, ..state };
                    let least = there.entry(next).or_insert(u64::MAX);
                    *least = (*least).min(feet + price);
                }
            }
            here = there;
        }
        let ended = here.into_iter().filter(|&(state, feet)| feet <= budget && self.may_end(state.at));
        let best = ended.min_by_key(|(state, feet)| (state.at.is_squeezed(), *feet, state.provoked.count_ones()));
        best.map(|(state, feet)| self.figures(&state, feet, anchors.len() as u32))
    }

    fn figures(&self, state: &State, feet: u64, steps: u32) -> Figures {
        Figures { feet, opponents: state.provoked.count_ones(), steps, squeezed: self.squeezes(state.at) }
    }
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
    /// Least feet, and least steps among those.
    labels: HashMap<State, (u64, u32)>,
}

impl<'a> Routes<'a> {
    pub fn search(ways: &'a Ways<'a>, waypoints: &[Square], budget: u64) -> Self {
        let at = ways.walk.mover.place;
        let first = State { at, count: (0, 0), provoked: 0, passed: advanced(0, waypoints, at.anchor()) };
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

    /// Everything that ends there, each with a bit for every creature that got its chance: unsqueezed if any of it is.
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

    /// The figures of the best route when feet matter most.
    pub fn shortest(&self, to: Square) -> Option<Figures> {
        self.ends_at(to).into_iter().min_by_key(|f| (f.feet, f.opponents, f.steps))
    }

    /// The figures of the best route when opponents matter most.
    pub fn safest(&self, to: Square) -> Option<Figures> {
        self.ends_at(to).into_iter().min_by_key(|f| (f.opponents, f.feet, f.steps))
    }

    /// Where it may end, and the least feet of the preferred end there. Where it stands costs nothing.
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
