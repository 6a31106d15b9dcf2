//! Explicit paths: the modes for making each of their steps, and where the mover squeezes on them.

use super::judge::SpaceJudge;
use super::{HalfFeet, MovementModel, Pose, Transition};
use crate::grid::Placement;
use crate::referee::request::Stop;

/// The most ways of making the same steps to follow at once.
const MOST_WAYS: usize = 64;

/// One way to make the steps of an explicit path, as far as it has been followed.
struct Way<S> {
    at: Pose,
    faults: usize,
    spent: HalfFeet,
    state: S,
    transitions: Vec<Transition<S>>,
}

/// An explicit path: its poses, and how it is made.
type Given<S> = (Vec<Pose>, Vec<Transition<S>>);

impl<C: MovementModel> SpaceJudge<'_, '_, C> {
    /// The explicit path, if each stop is adjacent to the one before. A single stop is only a goal. The mover squeezes
    /// where its own space has no room.
    pub(super) fn explicit_path(&self) -> Option<Given<C::State>> {
        if self.trip.stops.len() < 2 {
            return None;
        }
        let (mut stops, first) = (self.trip.stops, &self.trip.stops[0]);
        // A path given as directions begins where the mover is.
        let stays = self.elevation_at(self.start, self.start.at, first.altitude) == self.start.elevation;
        if first.anchor == self.start.at.anchor && stays {
            stops = &stops[1..];
        }
        let (mut at, mut poses, mut full_sized) = (self.start, Vec::new(), true);
        let mut one_by_one = true;
        for stop in stops {
            let space = self.obstacles.whole.at(stop.anchor);
            let next = Pose { at: space, elevation: self.elevation_at(at, space, stop.altitude) };
            let (dx, dy) = at.at.anchor.to(stop.anchor);
            let rise = (next.elevation - at.elevation).squares();
            if dx.abs() > 1 || dy.abs() > 1 {
                return None;
            }
            one_by_one &= rise.abs() <= 1 && (dx, dy, rise) != (0, 0, 0);
            full_sized &= self.over(at, stop) == [next];
            poses.push(next);
            at = next;
        }
        if self.start.at.footprint == self.obstacles.whole && full_sized {
            let transitions = one_by_one.then(|| self.transitions_over(&poses))?;
            return Some((poses, transitions));
        }
        let over = |from: Pose, step: usize| {
            let mut all = self.over(from, &stops[step]);
            // It may pass in its own space where it could only stop squeezed.
            let at = self.obstacles.whole.at(stops[step].anchor);
            let whole = Pose { at, elevation: self.elevation_at(from, at, stops[step].altitude) };
            if !all.contains(&whole) {
                all.push(whole);
            }
            all.retain(|&to| self.obstacles.is_step(from, to));
            all
        };
        let ways = self.ways(stops.len(), over, |from, to| self.obstacles.refusals(from, to).len());
        let best = self.best_way(ways).filter(|way| way.transitions.len() == stops.len())?;
        let poses = best.transitions.iter().map(|transition| transition.pose).collect();
        Some((poses, best.transitions))
    }

    /// The poses at a stop that a mover coming from this one may take.
    fn over(&self, from: Pose, stop: &Stop) -> Vec<Pose> {
        self.obstacles.poses_over(stop.anchor, |at: Placement| self.elevation_at(from, at, stop.altitude))
    }

    /// The transitions of a path given by its poses: those with the fewest refusals, and of those the cheapest.
    pub(super) fn transitions_over(&self, poses: &[Pose]) -> Vec<Transition<C::State>> {
        let ways = self.ways(poses.len(), |_, step| vec![poses[step]], |_, _| 0);
        self.best_way(ways).map(|way| way.transitions).unwrap_or_default()
    }

    /// The ways to make `steps` steps, each to one of the poses that `over` lists, best first. `faults` counts objections
    /// to a step other than the rules of its mode.
    fn ways(
        &self,
        steps: usize,
        over: impl Fn(Pose, usize) -> Vec<Pose>,
        faults: impl Fn(Pose, Pose) -> usize,
    ) -> Vec<Way<C::State>> {
        let (at, state) = (self.start, self.model.start());
        let mut ways: Vec<Way<C::State>> =
            vec![Way { at, faults: 0, spent: HalfFeet(0), state, transitions: Vec::new() }];
        for step in 0..steps {
            let mut next: Vec<Way<C::State>> = Vec::new();
            for way in &ways {
                for to in over(way.at, step) {
                    let more = faults(way.at, to);
                    for transition in self.model.transitions(self.obstacles.hop(way.at, to), &way.state, way.spent) {
                        let (spent, state) = (way.spent + transition.price, transition.state);
                        let used_up = self.model.used_up(transition.mode, spent).is_some();
                        let faults = way.faults + more + transition.refusals.len() + usize::from(used_up);
                        let known = next.iter_mut().find(|known| known.at == to && known.state == state);
                        let all = || way.transitions.iter().cloned().chain([transition.clone()]).collect();
                        match known {
                            Some(known) if (known.faults, known.spent) <= (faults, spent) => {}
                            Some(known) => *known = Way { at: to, faults, spent, state, transitions: all() },
                            None => next.push(Way { at: to, faults, spent, state, transitions: all() }),
                        }
                    }
                }
            }
            next.sort_by_key(|way| (way.faults, way.spent));
            next.truncate(MOST_WAYS);
            if next.is_empty() {
                break;
            }
            ways = next;
        }
        ways
    }

    /// The way with the fewest refusals, its end included, and among equals the cheapest.
    fn best_way(&self, ways: Vec<Way<C::State>>) -> Option<Way<C::State>> {
        ways.into_iter().min_by_key(|way| {
            let end = self.model.end_refusals(way.at, &way.state, way.spent);
            let stops = self.obstacles.stop_refusals(way.at);
            (way.faults + end.len() + stops.len(), way.spent)
        })
    }
}
