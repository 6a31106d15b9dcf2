//! What carries a mover at a pose, and in which modes it can come and go there.

use super::multi::{MultiModeMove, Way};
use crate::field::Mode;

/// What the map offers at a pose to carry the mover.
#[derive(Clone, Copy)]
pub(super) struct Footing {
    pub(super) floor: bool,
    pub(super) water: bool,
    /// Something to climb.
    pub(super) surface: bool,
    /// Whether it is in the ground, and whether it is in the air or in water above the bottom.
    pub(super) buried: bool,
    pub(super) above: bool,
    /// Whether it is in water below the surface.
    pub(super) submerged: bool,
    /// Whether it is among the cubes of a creature it clambers into, off the floor.
    pub(super) body: bool,
}

impl MultiModeMove<'_, '_> {
    /// Whether a step in this mode can lead from one footing to another.
    pub(super) fn fits(&self, way: &Way, left: Footing, entered: Footing) -> bool {
        let (stood, stands) = (left.floor, entered.floor);
        let (was_wet, wet) = (left.water, entered.water);
        let clings = |footing: Footing| self.clings_at(footing);
        if left.buried || entered.buried {
            return way.mode == Mode::Burrow && !left.above && !entered.above;
        }
        match way.mode {
            Mode::Walk if entered.body => stood || was_wet || left.body || clings(left),
            Mode::Walk => stands && (stood || (was_wet && self.walks_ashore())) && !(wet && self.has(Mode::Swim)),
            Mode::Climb => {
                let held = stood || was_wet || clings(left);
                held && (stands || clings(entered)) && !(stood && stands && self.has(Mode::Walk))
            }
            Mode::Swim => (wet && (was_wet || stood || clings(left))) || (self.lands && was_wet && stands),
            // Wings are useless below the surface of water.
            Mode::Fly => !left.submerged && !entered.submerged,
            Mode::Glide | Mode::Burrow | Mode::Teleport => false,
        }
    }

    /// Whether a climber has something to cling to here. A surface that only the command names isn't in the water.
    pub(super) fn clings_at(&self, footing: Footing) -> bool {
        footing.surface || (self.clings_anywhere && !footing.water)
    }

    /// Whether a step in one of these modes can lead to a pose with this footing.
    pub(super) fn may_enter(&self, entered: Footing) -> bool {
        self.ways.iter().any(|way| match way.mode {
            _ if entered.buried => way.mode == Mode::Burrow,
            Mode::Walk => entered.floor || entered.body,
            Mode::Climb => entered.floor || self.clings_at(entered),
            Mode::Swim => entered.water || (self.lands && entered.floor),
            Mode::Fly => !entered.submerged,
            Mode::Glide | Mode::Burrow | Mode::Teleport => false,
        })
    }
}
