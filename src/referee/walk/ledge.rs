//! Paths over the edge of a floor. The route search never takes one, but a mover explicitly sent there goes, and falls or
//! grabs the ledge.

use super::Walks;
use super::judge::WalkJudge;
use crate::field::{Creature, Mode};
use crate::grid::{Direction, Footprint, Height, Path, Placement, Square};
use crate::referee::board::Elevations;
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::FloorEdges;
use crate::referee::request::Walk;
use crate::referee::ruling::{Finding, HeightFact, Ruling, Verdict};
use crate::ruleset::RuleId;

impl WalkJudge<'_, '_> {
    /// A step over an edge to an adjacent goal, if no route on foot leads there.
    pub(crate) fn over_the_edge(&self, found: &Ruling) -> Option<Ruling> {
        let (start, goal) = (self.mover.placement, self.goal());
        let &[_] = self.stops() else { return None };
        if found.refusals().next().is_none() || !start.is_one_step_from(goal) {
            return None;
        }
        FloorEdges(self.referee).walks_off(self.mover.creature, start, goal)?;
        let mut path = Path::from(start);
        path.push(goal).ok()?;
        Some(self.judge_explicit_path(&path))
    }

    /// Judges an explicit path. It may lead over an edge, and ends there.
    pub(crate) fn judge_explicit_path(&self, path: &Path) -> Ruling {
        let falls =
            |(from, to): (Placement, Placement)| FloorEdges(self.referee).walks_off(self.mover.creature, from, to);
        let Some(edge) = path.steps().position(|step| falls(step).is_some()) else {
            return self.judge_path(path, path.end());
        };
        let mut short = Path::from(path.start());
        for (_, to) in path.steps().take(edge + 1) {
            // Each is one step from the one before.
            let _ = short.push(to);
        }
        let mut ruling = self.judge_steps(&short, short.end(), Some(edge));
        if short.len() < path.len() {
            let note = Finding::note(RuleId::Heights, HeightFact::GoesNoFurther { goal: path.end() });
            ruling.findings.push(Finding { step: Some(edge), ..note });
        }
        ruling
    }
}

impl<'a> Walks<'a> {
    /// The mode in which an explicit path continues, on wings or by a swim speed, if on foot it would lead over an edge;
    /// `None` for any other path.
    #[must_use]
    pub fn carried_on(&self, mover: &Mover<'a>, stops: &[Square]) -> Option<Mode> {
        let mut from = mover.placement;
        let mut carried_on = None;
        for to in stops.iter().map(|&stop| mover.full.at(stop)).filter(|to| *to != mover.placement) {
            if !from.is_one_step_from(to) {
                return None;
            }
            carried_on = carried_on.or_else(|| FloorEdges(self.0).carried_on(mover.creature, from, to));
            from = to;
        }
        carried_on
    }

    /// Like [`Self::carried_on`], for a walk that can't be made on foot: if only one square was named, there may be a
    /// way round to it on foot.
    #[must_use]
    pub fn carried_on_unless_walkable(&self, mover: &Mover<'a>, walk: &Walk) -> Option<Mode> {
        let carried_on = self.carried_on(mover, &walk.stops)?;
        let walked = self.adjudicate(mover, walk);
        let walks = walked.verdict != Verdict::Illegal && walked.water_stepped_into().is_none();
        (!walks).then_some(carried_on)
    }
}

/// Ledges that a creature can hang from.
#[derive(Clone, Copy, Debug)]
pub struct LedgeGrabs<'a>(pub Referee<'a>);

impl<'a> LedgeGrabs<'a> {
    /// The altitude above the floor here of a creature hanging from this edge by its hands: its own height below the edge.
    pub(crate) fn hanging(&self, mover: &Mover<'a>, edge: Height, at: Placement) -> Height {
        let floor = self.0.encounter.battlefield.floor_under(at);
        (edge - self.arm(mover.creature) - floor).max(Height::ZERO)
    }

    /// How far the creature's hands are above its elevation.
    fn arm(&self, creature: &Creature) -> Height {
        Height::of_squares(i32::try_from(self.0.ruleset.profile_of(creature).space).unwrap_or(1))
    }

    /// A square beside a creature in the air whose floor is above it and within reach of its hands, so that it can hang
    /// there.
    #[must_use]
    pub fn edge_beside(&self, creature: &Creature) -> Option<Square> {
        if !creature.is_airborne() {
            return None;
        }
        let at = self.0.space_of(creature);
        let beside = at.squares().flat_map(|square| Direction::ALL.map(|way| square.offset(way.delta())));
        let mut edges: Vec<Square> =
            beside.filter(|&square| !at.contains(square) && self.is_within_grasp(creature, square)).collect();
        // Prefer straight up over around a corner.
        edges.sort_by_key(|&square| {
            let (columns, rows) = at.axes_moved(Footprint::square(1).at(square));
            (columns != 0 && rows != 0, square)
        });
        edges.first().copied()
    }

    /// Whether the floor of this square is above the creature and within reach of its hands.
    pub(crate) fn is_within_grasp(&self, creature: &Creature, square: Square) -> bool {
        let board = &self.0.encounter.battlefield;
        let (here, floor) = (Elevations(self.0).elevation(creature), board.floor(square));
        board.area().contains(square) && floor > here && floor <= here + self.arm(creature)
    }
}
