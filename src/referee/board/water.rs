//! Deep water: which creatures swim in it, and what is below a creature that comes down.

use super::elevation::Elevations;
use super::support::{Support, Supports};
use crate::field::{Creature, Name, Terrain};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::context::Referee;
use crate::referee::ruling::{Finding, HeightFact};
use crate::ruleset::RuleId;

/// The depth from which water is more than wet ground.
pub const DEEP: Feet = Feet(10);

/// Water, and what is below a creature.
#[derive(Clone, Copy, Debug)]
pub struct Water<'a>(pub Referee<'a>);

impl Water<'_> {
    /// What is below a creature on the board.
    #[must_use]
    pub fn below(&self, faller: &Creature) -> Below {
        let at = self.0.space_of(faller);
        let down = Elevations(self.0).levels_at(faller, self.0.encounter.battlefield.floor_under(at));
        let stands = |other: &&Creature| {
            other.name != faller.name
                && faller.mount.as_ref() != Some(&other.name)
                && other.mount.as_ref() != Some(&faller.name)
                && other.altitude == Height::ZERO
                && self.0.space_of(other).overlaps(at)
                && Elevations(self.0).levels(other).overlap(down)
        };
        let onto = self.0.encounter.creatures().iter().filter(stands).map(|other| other.name.clone()).collect();
        Below { onto, ..self.below_at(at) }
    }

    /// What a creature comes down on in these squares: the floor, or deep water.
    fn below_at(&self, at: Placement) -> Below {
        let board = &self.0.encounter.battlefield;
        let floor = board.floor_under(at);
        // It comes down on the highest floor below it, so the water has to cover all of that.
        let mut lowest = at.squares().filter(|&square| board.floor(square) == floor).map(|square| {
            let wet = board.ground(square).layers.count(Terrain::Water) > 0;
            (wet, board.water_depth(square))
        });
        let (mut water, mut unknown) = (None, false);
        if let Some((wet, depth)) = lowest.next() {
            let everywhere = lowest.all(|(also, _)| also == wet);
            water = depth.filter(|_| everywhere);
            unknown = wet && everywhere && depth.is_none();
        }
        Below { water, unknown, onto: Vec::new() }
    }

    /// How far above the floor a creature comes down here: 0 except over deep water.
    #[must_use]
    pub fn surface_over_floor(&self, at: Placement) -> Height {
        self.below_at(at).surface().into()
    }

    /// How high above the map's own level a creature comes down here.
    pub(crate) fn surface_under(&self, at: Placement) -> Height {
        self.0.encounter.battlefield.floor_under(at) + self.surface_over_floor(at)
    }

    /// Whether a space this far above the map's own level is in the water: at its surface, or below.
    pub(crate) fn is_in_water(&self, at: Placement, elevation: Height) -> bool {
        self.0.encounter.battlefield.is_in_water(at, elevation)
    }

    /// Whether a space this far above the map's own level is below the water's surface, where wings are of no use.
    pub(crate) fn is_submerged(&self, at: Placement, elevation: Height) -> bool {
        self.is_in_water(at, elevation) && elevation < self.surface_under(at)
    }

    /// The note on a step on foot into water whose depth the map does not tell.
    pub(crate) fn untold(&self, creature: &Creature, from: Placement, to: Placement) -> Option<Finding> {
        let board = &self.0.encounter.battlefield;
        let wades = || Supports(self.0).of(creature) == Support::Floor && !creature.ignores.terrain(Terrain::Water);
        let untold = |square: &Square| {
            board.ground(*square).layers.count(Terrain::Water) > 0 && board.water_depth(*square).is_none()
        };
        let square = to.outside(from).find(untold).filter(|_| wades())?;
        let rule = if self.0.ruleset.applies(RuleId::DeepWater) { RuleId::DeepWater } else { RuleId::Water };
        Some(Finding::note(rule, HeightFact::DepthUntold { square }))
    }

    /// Whether the creature swims in water, above the bottom.
    #[must_use]
    pub fn is_afloat(&self, creature: &Creature) -> bool {
        self.water_around(creature).is_some()
    }

    /// The depth, in feet, of the water that the creature swims in above the bottom; `None` if it does not.
    #[must_use]
    pub fn water_around(&self, creature: &Creature) -> Option<Feet> {
        let afloat = creature.is_airborne();
        afloat.then(|| self.depth_around(self.0.space_of(creature), creature.altitude)).flatten()
    }

    /// The depth of the water around a space that is this far above the floor, in feet; `None` where it is not in deep water.
    #[must_use]
    pub fn depth_around(&self, at: Placement, altitude: Height) -> Option<Feet> {
        let floor = self.0.encounter.battlefield.floor_under(at);
        self.is_in_water(at, floor + altitude).then(|| self.surface_under(at).above(floor))
    }
}

/// What is below a creature on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Below {
    /// The depth of the water that it falls into, in feet.
    pub water: Option<Feet>,
    /// Whether there is water of unknown depth.
    pub unknown: bool,
    /// The creatures where it comes down.
    pub onto: Vec<Name>,
}

impl Below {
    /// How far the water's surface is above its floor, in feet; 0 if it is not deep enough to swim in.
    #[must_use]
    pub fn surface(&self) -> Feet {
        self.water.filter(|&depth| depth >= DEEP).unwrap_or_default()
    }
}
