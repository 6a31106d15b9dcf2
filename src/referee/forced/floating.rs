//! Victims that are moved into water over their heads, through it and out of it.

use super::forced_path::ForcedPath;
use super::steps::ForcedSteps;
use super::thrown::Thrown;
use crate::grid::{Height, Placement};
use crate::referee::board::{Elevations, STAIR, Support, Supports, Water};
use crate::referee::movement::{FloorEdges, Turns};
use crate::referee::ruling::{Fact, Finding, ForcedFact, HeightFact};
use crate::ruleset::RuleId;

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

    /// How far above the map's level 0 a victim thrown at this height is over or in deep water: a stair above the water counts
    /// as its surface.
    pub(super) fn thrown_over(&self, to: Placement, height: Height) -> Option<Height> {
        let (surface, floor) =
            (Water(self.referee).surface_under(to), self.referee.encounter.battlefield.floor_under(to));
        let on_it = height > surface && height <= surface + STAIR;
        (self.soars && surface > floor).then(|| if on_it { surface } else { height.max(floor) })
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

impl Thrown<'_, '_> {
    /// Notes what happens to a flung victim that ends this far above the floor. It lands at the end of the round, or if no
    /// rounds are played, at once; in water over its head it is down already.
    pub(super) fn note_end_aloft(&mut self, altitude: Height) {
        let to = self.forced.ruling.to;
        let elevation = self.referee.encounter.battlefield.floor_under(to) + altitude;
        if altitude <= Height::ZERO {
            return;
        }
        if Water(self.referee).is_in_water(to, elevation) {
            let was_wet = || {
                let (from, own) = (self.mover.placement, Elevations(self.referee).elevation(self.mover.creature));
                Water(self.referee).is_in_water(from, own)
            };
            if !was_wet() {
                let last = self.forced.ruling.steps.len().checked_sub(1);
                let fact = FloorEdges(self.referee).comes_down(self.mover.creature, elevation, to);
                self.forced.ruling.findings.push(Finding { step: last, ..Finding::note(RuleId::Heights, fact) });
            }
            return;
        }
        let held = || Supports(self.referee).held(self.mover.creature, to, elevation) != Support::Nothing;
        let fact = match Turns(self.referee).keeps_turns() {
            true => Some(ForcedFact::Unsteady),
            false => (!held()).then_some(ForcedFact::LandsAtOnce),
        };
        if let Some(fact) = fact {
            self.note(RuleId::Fling, fact);
        }
    }
}
