//! Victims that are moved into water over their heads, through it and out of it.

use super::forced_path::ForcedPath;
use super::steps::ForcedSteps;
use crate::grid::{Height, Placement};
use crate::referee::board::{Elevations, STAIR, Water};
use crate::referee::movement::FloorEdges;
use crate::referee::ruling::{Fact, HeightFact};

impl ForcedSteps<'_, '_> {
    /// The surface of water over its head in which a victim from the shore floats here. A victim that starts in water moves
    /// along its bottom.
    pub(super) fn floats_at(&self, at: Placement) -> Option<Height> {
        let deep = |at| Water(self.referee).surface_over_floor(at) > STAIR;
        let ashore = at != self.mover.placement && !deep(self.mover.placement);
        let walks = Elevations(self.referee).follows_the_floor(self.mover.creature);
        (walks && !self.soars && ashore && deep(at)).then(|| Water(self.referee).surface_under(at))
    }

    /// The water over its head that a victim at this height enters here, in which case it floats and is moved on.
    pub(super) fn floats(&self, to: Placement, height: Height) -> Option<Fact> {
        self.floats_at(to)?;
        let fact = FloorEdges(self.referee).comes_down(self.mover.creature, height, to);
        matches!(fact, Fact::Height(HeightFact::IntoWater { .. })).then_some(fact)
    }

    /// Whether a step leads into water, on through it or out of it, and can be made.
    pub(super) fn is_afloat(&self, from: Placement, to: Placement) -> bool {
        let Some(height) = self.in_the_air(from, to, None) else { return false };
        let ashore = || height <= self.referee.encounter.battlefield.floor_under(to) + STAIR;
        let wet = self.floats(to, height).is_some() || (self.floats_at(from).is_some() && ashore());
        wet && self.refusals(from, to, Some(height)).is_empty()
    }

    /// Where the victim stands once it has come out of the water: from there it is moved along the floor.
    pub(super) fn ashore(&self, way: &ForcedPath) -> Option<Placement> {
        let last = way.steps.last().filter(|_| self.swims && !self.soars)?;
        (last.altitude == Height::ZERO && way.height.is_none()).then_some(last.to)
    }
}
