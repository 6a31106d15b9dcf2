//! Label setting: best routes when what a route may still do depends on more than the place it has reached.
//!
//! A label is a partial route. The search takes the best label off its frontier, settles it, and adds a label for each step
//! on from there. Only labels in the same state are compared, and one is dropped only if another dominates it: if no
//! continuation of it can become better than the same continuation of the other. So the first label settled at a goal is the
//! best route there.

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::{BuildHasher, Hash};

use crate::referee::tally::Tally;
use crate::referee::work::Work;

/// How many comparisons a search may make per label it may hold before it gives up; this limits its time.
const COMPARISONS: usize = 50;

/// The search would take too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SearchLimit;

/// A kind of search: what its labels are, how they compare, and where they lead.
pub(crate) trait Routing: Sized {
    type Label;
    /// The priority of a label: the lower, the better. It never decreases along a route.
    type Rank: Ord + Copy;
    /// The key that labels must share to be compared.
    type State: Copy;
    /// The map from states to their labels.
    type States: States<Self::State>;

    /// How many labels it may hold before it gives up.
    const MOST_LABELS: usize;

    /// The same limit, for this particular search.
    fn most_labels(&self) -> usize {
        Self::MOST_LABELS
    }

    /// How many labels it may hold even if the work allowance is used up.
    fn least_labels(&self) -> usize {
        0
    }

    /// The work allowance for this search and those after it, if any.
    fn work(&self) -> Option<&Work>;

    /// Whether no continuation of the other label can become better than the same continuation of this one. Both are in
    /// the same state.
    fn dominates(&self, one: &Self::Label, other: &Self::Label) -> bool;

    /// Adds a label for every possible step from this one.
    fn expand(&self, labels: &mut Labels<Self>, index: usize) -> Result<(), SearchLimit>;
}

/// 1 plus the indices of a state's best label and of the one settled last; 0 for none.
pub(crate) type Known = (u32, u32);

/// What is known about each state.
pub(crate) trait States<S> {
    fn known(&self, state: S) -> Known;
    fn known_mut(&mut self, state: S) -> &mut Known;
}

/// States that are indices. A search may have far more of them than it reaches, so memory is allocated by page.
#[derive(Default)]
pub(crate) struct Pages(Vec<Option<Box<[Known; PAGE]>>>);

/// How many states a page holds.
const PAGE: usize = 256;

impl Pages {
    /// This many states, none of them known yet.
    pub(crate) fn of(states: usize) -> Self {
        let mut pages = Vec::new();
        pages.resize_with(states.div_ceil(PAGE), || None);
        Pages(pages)
    }
}

impl States<usize> for Pages {
    fn known(&self, state: usize) -> Known {
        self.0[state / PAGE].as_ref().map_or_else(Known::default, |page| page[state % PAGE])
    }

    fn known_mut(&mut self, state: usize) -> &mut Known {
        &mut self.0[state / PAGE].get_or_insert_with(|| Box::new([Known::default(); PAGE]))[state % PAGE]
    }
}

impl<S: Hash + Eq, B: BuildHasher> States<S> for HashMap<S, Known, B> {
    fn known(&self, state: S) -> Known {
        self.get(&state).copied().unwrap_or_default()
    }

    fn known_mut(&mut self, state: S) -> &mut Known {
        self.entry(state).or_default()
    }
}

struct Node<R: Routing> {
    label: R::Label,
    rank: R::Rank,
    state: R::State,
    /// The label it continues.
    parent: Option<usize>,
    /// 1 plus the index of the label settled before it in the same state; 0 if there is none.
    earlier: u32,
}

/// The labels of a search in progress, and its frontier.
pub(crate) struct Labels<R: Routing> {
    nodes: Vec<Node<R>>,
    open: BinaryHeap<Reverse<(R::Rank, usize)>>,
    states: R::States,
    comparisons: Cell<usize>,
    /// How much of its command's work allowance it has to leave.
    leaves: u32,
}

impl<R: Routing> Labels<R> {
    /// Starts a search from this label.
    pub(crate) fn new(routing: &R, states: R::States, place: (R::State, R::Rank), first: R::Label) -> Self {
        let leaves = routing.work().map_or(0, Work::to_leave);
        let (nodes, open, comparisons) = (Vec::new(), BinaryHeap::new(), Cell::new(0));
        let mut labels = Labels { nodes, open, states, comparisons, leaves };
        labels.push(None, place, first);
        labels
    }

    pub(crate) fn label(&self, index: usize) -> &R::Label {
        &self.nodes[index].label
    }

    /// The best label so far in a state, settled or not.
    pub(crate) fn best(&self, state: R::State) -> Option<&R::Label> {
        self.node(self.states.known(state).0).map(|node| &node.label)
    }

    /// Adds a label that continues another, unless one in the same state dominates it.
    pub(crate) fn add(
        &mut self,
        routing: &R,
        parent: usize,
        (state, rank): (R::State, R::Rank),
        label: R::Label,
    ) -> Result<(), SearchLimit> {
        let best = self.node(self.states.known(state).0);
        if best.is_some_and(|best| best.rank <= rank && routing.dominates(&best.label, &label)) {
            spend(routing, OUTDONE);
            return Ok(());
        }
        let is_spent = || routing.work().is_some_and(|work| work.left() <= self.leaves);
        if self.nodes.len() >= routing.least_labels() && is_spent() {
            return Err(SearchLimit);
        }
        if self.nodes.len() >= routing.most_labels() || self.comparisons.get() > routing.most_labels() * COMPARISONS {
            return Err(SearchLimit);
        }
        if !self.is_dominated(routing, state, &label) {
            spend(routing, ADDED);
            self.push(Some(parent), (state, rank), label);
        }
        Ok(())
    }

    /// Settles labels, best first, until one is at a goal; `None` if that never happens. Calls the closure for every label
    /// settled.
    pub(crate) fn settle_until(
        &mut self,
        routing: &R,
        mut is_goal: impl FnMut(usize, &R::Label) -> bool,
    ) -> Result<Option<usize>, SearchLimit> {
        while let Some(Reverse((_, index))) = self.open.pop() {
            let Node { state, label, .. } = &self.nodes[index];
            let state = *state;
            if self.is_dominated(routing, state, label) {
                continue;
            }
            if is_goal(index, label) {
                return Ok(Some(index));
            }
            let (_, settled) = self.states.known_mut(state);
            self.nodes[index].earlier = std::mem::replace(settled, index as u32 + 1);
            routing.expand(self, index)?;
        }
        Ok(None)
    }

    /// The labels from the first one to this one.
    pub(crate) fn trace(&self, end: usize) -> Vec<&R::Label> {
        let back = std::iter::successors(Some(end), |&index| self.nodes[index].parent);
        let mut trace: Vec<&R::Label> = back.map(|index| self.label(index)).collect();
        trace.reverse();
        trace
    }

    fn node(&self, known: u32) -> Option<&Node<R>> {
        self.nodes.get((known as usize).checked_sub(1)?)
    }

    fn push(&mut self, parent: Option<usize>, (state, rank): (R::State, R::Rank), label: R::Label) {
        Tally::count_label();
        let index = self.nodes.len();
        let (best, _) = self.states.known_mut(state);
        if *best == 0 || rank < self.nodes[*best as usize - 1].rank {
            *best = index as u32 + 1;
        }
        self.nodes.push(Node { label, rank, state, parent, earlier: 0 });
        self.open.push(Reverse((rank, index)));
    }

    /// Whether a label settled in this state dominates this one.
    fn is_dominated(&self, routing: &R, state: R::State, label: &R::Label) -> bool {
        let mut other = self.node(self.states.known(state).1);
        let mut compared = 0;
        let mut is_dominated = false;
        while let Some(node) = other.filter(|_| !is_dominated) {
            compared += 1;
            is_dominated = routing.dominates(&node.label, label);
            other = self.node(node.earlier);
        }
        self.comparisons.set(self.comparisons.get() + compared);
        spend(routing, u32::try_from(compared).unwrap_or(u32::MAX) / COMPARED);
        is_dominated
    }
}

/// The work of adding a label, the work of finding it dominated by the best one in its state, and the number of comparisons
/// per unit of work.
const ADDED: u32 = 8;
const OUTDONE: u32 = 1;
const COMPARED: u32 = 2;

fn spend<R: Routing>(routing: &R, done: u32) {
    if let Some(work) = routing.work() {
        work.spend(done);
    }
}
