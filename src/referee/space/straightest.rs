//! The straight path of a mover that can't keep to the line itself: it can't make every turn, somebody is in the way, or another
//! path as near to the line provokes less.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;

use super::judge::SpaceJudge;
use super::line::strays;
use super::{HalfFeet, MovementModel, Pose, Space, Trip};
use crate::field::Name;
use crate::referee::context::Mover;
use crate::referee::movement::Opponents;

/// The beginning of a path.
struct Begun<S> {
    poses: Vec<Pose>,
    /// How many steps it has left, and how many of them are diagonal.
    left: (i32, i32),
    state: S,
    worth: Worth,
}

/// What the beginning of a path has come to.
#[derive(Clone, Copy)]
struct Worth {
    /// How far its poses are from the line, squared and summed.
    strayed: i64,
    provoked: Opponents,
    spent: HalfFeet,
}

impl Worth {
    /// Paths are compared by this in the end: it never falls on the way.
    fn rank(self) -> (i64, u32, HalfFeet) {
        (self.strayed, self.provoked.count(), self.spent)
    }

    /// Whether a path that is worth this much is as good as the other, however both go on.
    fn covers(self, other: Worth) -> bool {
        self.strayed <= other.strayed && self.spent <= other.spent && self.provoked.is_within(other.provoked)
    }
}

impl<'a> Space<'a> {
    /// The path to this end that keeps nearest to the straight line, of those that have as many straight and diagonal steps as
    /// the distance, and whose every step the mover can make and pay for; of equally near ones the one that gives the fewest
    /// opponents a chance, besides the `spared`.
    pub(crate) fn straightest<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
        (end, spared): (Pose, &[Name]),
    ) -> Option<Vec<Pose>> {
        let mut judge = SpaceJudge::new(self.0, mover, model, trip);
        judge.threats = judge.threats.without(spared);
        judge.straightest(end)
    }
}

/// How many steps lead from one pose to another, and how many of them are diagonal.
fn steps(from: Pose, to: Pose) -> (i32, i32) {
    let (dx, dy) = from.at.anchor.to(to.at.anchor);
    let mut axes = [dx.abs(), dy.abs(), (to.elevation - from.elevation).squares().abs()];
    axes.sort_unstable();
    (axes[2], axes[1])
}

impl<C: MovementModel> SpaceJudge<'_, '_, C> {
    /// Continues the best beginning first, so that hardly any others are looked at where the line is open.
    fn straightest(&self, end: Pose) -> Option<Vec<Pose>> {
        let worth = Worth { strayed: 0, provoked: Opponents::default(), spent: HalfFeet(0) };
        let first = Begun { poses: Vec::new(), left: steps(self.start, end), state: self.model.start(), worth };
        let mut open = BinaryHeap::from([Reverse((worth.rank(), 0))]);
        let mut begun = vec![first];
        let mut known: FxHashMap<_, Vec<(C::State, Worth)>> = FxHashMap::default();
        while let Some(Reverse((_, index))) = open.pop() {
            self.referee.spend(WORK);
            let path = &begun[index];
            if path.left.0 == 0 {
                if self.model.end_refusals(end, &path.state, path.worth.spent).is_empty() {
                    return Some(path.poses.clone());
                }
                continue;
            }
            if self.referee.is_nearly_done() {
                return None;
            }
            for longer in self.longer(path, end) {
                let at = longer.poses.last().copied().unwrap_or(self.start);
                let others = known.entry((at.number(), longer.left)).or_default();
                let covers = |(state, worth): &(C::State, Worth)| *state == longer.state && worth.covers(longer.worth);
                if !others.iter().any(covers) {
                    others.push((longer.state, longer.worth));
                    open.push(Reverse((longer.worth.rank(), begun.len())));
                    begun.push(longer);
                }
            }
        }
        None
    }

    /// The path with each next step from which the end can still be reached.
    fn longer(&self, path: &Begun<C::State>, end: Pose) -> Vec<Begun<C::State>> {
        let at = path.poses.last().copied().unwrap_or(self.start);
        let mut longer = Vec::new();
        for to in at.beside() {
            let hop = self.obstacles.hop(at, to);
            let left = (path.left.0 - 1, path.left.1 - i32::from(hop.is_diagonal()));
            let (most, _) = steps(to, end);
            if most > left.0 || !(0..=left.0).contains(&left.1) || !self.obstacles.refusals(at, to).is_empty() {
                continue;
            }
            let strayed = path.worth.strayed + strays(self.start, end, to);
            let provoked = if self.model.provokes() { self.threats.provoked(at, to) } else { Opponents::default() };
            for transition in self.model.open_transitions(hop, &path.state, path.worth.spent) {
                let poses = path.poses.iter().copied().chain([to]).collect();
                let spent = path.worth.spent + transition.price;
                let worth = Worth { strayed, provoked: path.worth.provoked.with(provoked), spent };
                if spent <= self.trip.budget.into() {
                    longer.push(Begun { poses, left, state: transition.state, worth });
                }
            }
        }
        longer
    }
}

/// The work of looking at the steps that continue a path.
const WORK: u32 = 8;
