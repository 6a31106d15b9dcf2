//! The straight path of a mover that can't make every turn.

use super::judge::SpaceJudge;
use super::line::strays;
use super::search::beside;
use super::{HalfFeet, MovementModel, Pose, Space, Trip};
use crate::referee::context::Mover;

/// The beginning of a path.
struct Begun<S> {
    poses: Vec<Pose>,
    /// How many diagonal steps it has left.
    diagonals: i32,
    state: S,
    spent: HalfFeet,
    /// How far its poses are from the line, squared and summed.
    strayed: i64,
}

impl<'a> Space<'a> {
    /// The path to this end that keeps nearest to the straight line, of those that have as many straight and diagonal steps as
    /// the distance, and whose every step the mover can make.
    pub(crate) fn straightest<C: MovementModel>(
        &self,
        mover: &Mover<'a>,
        model: &C,
        trip: &Trip<'_>,
        end: Pose,
    ) -> Option<Vec<Pose>> {
        SpaceJudge::new(self.0, mover, model, trip).straightest(end)
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
    fn straightest(&self, end: Pose) -> Option<Vec<Pose>> {
        let (all, diagonals) = steps(self.start, end);
        let first = Begun { poses: Vec::new(), diagonals, state: self.model.start(), spent: HalfFeet(0), strayed: 0 };
        let mut paths = vec![first];
        for left in (0..all).rev() {
            let mut next: Vec<Begun<C::State>> = Vec::new();
            for path in &paths {
                self.referee.spend(8);
                for longer in self.longer(path, (end, left)) {
                    let same = |other: &&mut Begun<C::State>| {
                        other.poses.last() == longer.poses.last()
                            && (other.diagonals, other.state) == (longer.diagonals, longer.state)
                    };
                    match next.iter_mut().find(same) {
                        Some(other) if (other.strayed, other.spent) <= (longer.strayed, longer.spent) => {}
                        Some(other) => *other = longer,
                        None => next.push(longer),
                    }
                }
            }
            paths = next;
        }
        paths.retain(|path| self.model.end_refusals(end, &path.state, path.spent).is_empty());
        paths.into_iter().min_by_key(|path| (path.strayed, path.spent)).map(|path| path.poses)
    }

    /// The path with each next step after which the end is still this many steps away.
    fn longer(&self, path: &Begun<C::State>, (end, left): (Pose, i32)) -> Vec<Begun<C::State>> {
        let at = path.poses.last().copied().unwrap_or(self.start);
        let mut longer = Vec::new();
        for to in beside(at) {
            let hop = self.obstacles.hop(at, to);
            let diagonals = path.diagonals - i32::from(hop.is_diagonal());
            let (most, _) = steps(to, end);
            if most > left || !(0..=left).contains(&diagonals) || !self.obstacles.refusals(at, to).is_empty() {
                continue;
            }
            let strayed = path.strayed + strays(self.start, end, to);
            for transition in self.model.open_transitions(hop, &path.state, path.spent) {
                let poses = path.poses.iter().copied().chain([to]).collect();
                let spent = path.spent + transition.price;
                longer.push(Begun { poses, diagonals, state: transition.state, spent, strayed });
            }
        }
        longer
    }
}
