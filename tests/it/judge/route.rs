//! Every way there is, as labels: a place, whether the next diagonal is dear, who was provoked, how many waypoints were
//! passed. A label is improved until none can be.

use std::collections::{BTreeMap, HashMap, VecDeque};

use super::board::{Board, Square};
use super::step::{cost, may_end, obstructions, provoked};

/// What a route is compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub feet: u64,
    pub opponents: u32,
    pub steps: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    at: Square,
    dear: bool,
    /// A bit for every creature on the board that got its chance.
    provoked: u32,
    passed: usize,
}

struct Step {
    to: Square,
    /// Feet and what follows, for a cheap and for a dear diagonal.
    costs: [(u64, bool); 2],
    provokes: u32,
}

/// All routes of one creature within a budget, through waypoints in order.
pub struct Routes<'a> {
    board: &'a Board,
    mover: usize,
    waypoints: usize,
    /// Least feet, and least steps among those.
    labels: HashMap<State, (u64, u32)>,
}

fn steps_from(board: &Board, mover: usize, at: Square) -> Vec<Step> {
    let creature = &board.creatures[mover];
    let mut steps = Vec::new();
    for dy in -1..=1 {
        for dx in -1..=1 {
            let to = (at.0 + dx, at.1 + dy);
            if !obstructions(board, creature, at, to).is_empty() {
                continue;
            }
            let costs = [false, true].map(|dear| cost(board, creature, at, to, dear));
            let provokes = provoked(board, creature, at, to).iter().fold(0, |set, &(foe, _, _)| set | 1 << foe);
            steps.push(Step { to, costs, provokes });
        }
    }
    steps
}

fn advanced(mut passed: usize, waypoints: &[Square], at: Square) -> usize {
    while waypoints.get(passed) == Some(&at) {
        passed += 1;
    }
    passed
}

impl<'a> Routes<'a> {
    pub fn search(board: &'a Board, mover: usize, waypoints: &[Square], budget: u64) -> Self {
        let start = board.creatures[mover].at;
        let mut known: BTreeMap<Square, Vec<Step>> = BTreeMap::new();
        let first = State { at: start, dear: false, provoked: 0, passed: advanced(0, waypoints, start) };
        let mut labels = HashMap::from([(first, (0, 0))]);
        let mut queue = VecDeque::from([first]);
        while let Some(state) = queue.pop_front() {
            let (feet, count) = labels[&state];
            for step in known.entry(state.at).or_insert_with(|| steps_from(board, mover, state.at)) {
                let (price, dear) = step.costs[usize::from(state.dear)];
                let next = State {
                    at: step.to,
                    dear,
                    provoked: state.provoked | step.provokes,
                    passed: advanced(state.passed, waypoints, step.to),
                };
                let label = (feet + price, count + 1);
                if label.0 <= budget && labels.get(&next).is_none_or(|&old| label < old) {
                    labels.insert(next, label);
                    queue.push_back(next);
                }
            }
        }
        Routes { board, mover, waypoints: waypoints.len(), labels }
    }

    fn ends_at(&self, to: Square) -> Vec<Figures> {
        if !may_end(self.board, &self.board.creatures[self.mover], to) {
            return Vec::new();
        }
        let there = self.labels.iter().filter(|(state, _)| state.at == to && state.passed == self.waypoints);
        there.map(|(s, &(feet, steps))| Figures { feet, opponents: s.provoked.count_ones(), steps }).collect()
    }

    /// The figures of the best route when feet matter most.
    pub fn shortest(&self, to: Square) -> Option<Figures> {
        self.ends_at(to).into_iter().min_by_key(|f| (f.feet, f.opponents, f.steps))
    }

    /// The figures of the best route when opponents matter most.
    pub fn safest(&self, to: Square) -> Option<Figures> {
        self.ends_at(to).into_iter().min_by_key(|f| (f.opponents, f.feet, f.steps))
    }

    /// Where it may end, and the least feet that takes. Where it stands costs nothing.
    pub fn reach_set(&self) -> BTreeMap<Square, u64> {
        let mut least: BTreeMap<Square, u64> = BTreeMap::new();
        for (state, &(feet, _)) in &self.labels {
            if may_end(self.board, &self.board.creatures[self.mover], state.at) {
                let known = least.entry(state.at).or_insert(feet);
                *known = feet.min(*known);
            }
        }
        least.insert(self.board.creatures[self.mover].at, 0);
        least
    }
}
