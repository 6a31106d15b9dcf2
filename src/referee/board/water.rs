//! Deep water: which creatures swim in it, and what is below a creature that comes down.

use super::elevation::Elevations;
use super::support::{Support, Supports};
use crate::field::{Condition, Creature, Name, Size, Terrain};
use crate::grid::{Feet, Height, Mask, Placement, Square};
use crate::referee::context::Referee;
use crate::referee::ruling::{Finding, HeightFact};
use crate::ruleset::RuleId;

/// The depth from which water is more than wet ground.
pub const DEEP: Feet = Feet(10);

/// What the water of a square does to a creature on foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wading {
    /// Nothing beyond what its terrain layer does.
    Free,
    /// It wades, and is slow.
    Wades,
    /// The water is too deep for it to wade in: it has to swim.
    Swims,
    /// It walks along the bottom.
    Bottom,
}

impl Wading {
    /// How many layers of hampering terrain it counts as. A creature that should swim there still wades out of it.
    pub(crate) fn layers(self) -> u32 {
        match self {
            Wading::Free => 0,
            Wading::Bottom => 1,
            Wading::Wades | Wading::Swims => 2,
        }
    }
}

/// Water, and what is below a creature.
#[derive(Clone, Copy, Debug)]
pub struct Water<'a>(pub Referee<'a>);

impl Water<'_> {
    /// What is below a creature on the board.
    #[must_use]
    pub fn below(&self, faller: &Creature) -> Below {
        let at = self.0.space_of(faller);
        let down = Elevations(self.0).levels_at(faller, self.0.encounter.battlefield.floor_under(at));
        // A creature that falls off a back falls past it.
        let back = Supports(self.0).carried_by(faller).map(|below| &below.name);
        let stands = |other: &&Creature| {
            other.name != faller.name
                && back != Some(&other.name)
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
        // It comes down on the highest floor below it, so the water has to cover all of that floor.
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

    /// Whether there is water anywhere on the board.
    pub(crate) fn is_any(&self) -> bool {
        self.0.encounter.battlefield.terrain_masks().any(|(terrain, ..)| terrain == Terrain::Water)
    }

    /// How far above the floor a creature comes down here: 0 except over deep water.
    #[must_use]
    pub fn surface_over_floor(&self, at: Placement) -> Height {
        self.below_at(at).surface().into()
    }

    /// How high above the map's level 0 a creature comes down here.
    pub(crate) fn surface_under(&self, at: Placement) -> Height {
        self.0.encounter.battlefield.floor_under(at) + self.surface_over_floor(at)
    }

    /// Whether a space this far above the map's level 0 is in the water: at the surface, or below.
    pub(crate) fn is_in_water(&self, at: Placement, elevation: Height) -> bool {
        self.0.encounter.battlefield.is_in_water(at, elevation)
    }

    /// Whether a space this far above the map's level 0 is below the water's surface, where wings are useless.
    pub(crate) fn is_submerged(&self, at: Placement, elevation: Height) -> bool {
        self.is_in_water(at, elevation) && elevation < self.surface_under(at)
    }

    /// Why a step between these spaces, each this far above the map's own level, can't be made by wing: it leads below
    /// the surface of water. A wader may take off from its water, and a flier may come down to wade.
    pub(crate) fn wing_refusal(&self, from: (Placement, Height), to: (Placement, Height)) -> Option<HeightFact> {
        let deep = |&(at, elevation): &(Placement, Height)| self.is_submerged(at, elevation);
        let under = |(at, elevation): (Placement, Height)| elevation < Height::ZERO && self.is_in_water(at, elevation);
        if let Some((at, _)) = [from, to].iter().find(|pose| deep(pose)) {
            return Some(HeightFact::Underwater { square: at.anchor, shallow: false });
        }
        (under(from) && under(to)).then_some(HeightFact::Underwater { square: to.0.anchor, shallow: true })
    }

    /// What the water of a square does to a creature that stands on this floor and isn't swimming. A big creature can stand
    /// on higher ground beside the water with part of its space above it; from a bank at the surface, that part wades if it
    /// can.
    pub(crate) fn wading(&self, creature: &Creature, square: Square, floor: Height) -> Wading {
        let (board, deep_water) = (&self.0.encounter.battlefield, self.0.ruleset.deep_water.value);
        let shallow = board.water_depth(square).is_some_and(|depth| depth < DEEP);
        let above = floor > board.floor(square) && (floor > Height::ZERO || (floor == Height::ZERO && !shallow));
        let wet = !above && board.ground(square).layers.count(Terrain::Water) > 0;
        let minds = wet && !creature.is(Condition::Incorporeal) && !creature.ignores.terrain(Terrain::Water);
        if !minds || !self.0.ruleset.applies(RuleId::DeepWater) {
            return Wading::Free;
        }
        let (slows, slowed) = match board.water_depth(square) {
            Some(depth) if depth >= DEEP => (deep_water.slows_on_the_bottom(), Wading::Bottom),
            known => {
                let slows =
                    if known.is_some() { deep_water.slows_in_known_water() } else { deep_water.slows_all_waders() };
                (slows, if creature.size <= Size::Small { Wading::Swims } else { Wading::Wades })
            }
        };
        if slows { slowed } else { Wading::Free }
    }

    /// As `wading`, for every square of the board where the water has an effect.
    pub(crate) fn wading_masks(&self, creature: &Creature) -> Vec<(Wading, Mask)> {
        let board = &self.0.encounter.battlefield;
        let water = board.terrain_masks().filter(|(terrain, ..)| *terrain == Terrain::Water);
        let mut masks: Vec<(Wading, Mask)> = Vec::new();
        for square in water.flat_map(|(.., squares)| squares.squares()) {
            let wading = self.wading(creature, square, board.floor(square));
            match masks.iter_mut().find(|(other, _)| *other == wading) {
                _ if wading == Wading::Free => {}
                Some((_, squares)) => squares.insert(square),
                None => {
                    let mut squares = Mask::empty_like(board.open_squares());
                    squares.insert(square);
                    masks.push((wading, squares));
                }
            }
        }
        masks
    }

    /// Whether a creature on the floor of these squares has to swim there because it is too small to wade.
    #[must_use]
    pub fn has_to_swim(&self, creature: &Creature, at: Placement) -> bool {
        let floor = self.0.encounter.battlefield.floor_under(at);
        at.squares().all(|square| self.wading(creature, square, floor) == Wading::Swims)
    }

    /// The note on a step on foot into water whose depth the map doesn't give.
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

    /// The depth, in feet, of the water around a space this far above the floor; `None` if it isn't in deep water.
    #[must_use]
    pub fn depth_around(&self, at: Placement, altitude: Height) -> Option<Feet> {
        let floor = self.0.encounter.battlefield.floor_under(at);
        self.is_in_water(at, floor + altitude).then(|| Height::ZERO.above(floor))
    }
}

/// What is below a creature on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Below {
    /// The depth, in feet, of the water it falls into.
    pub water: Option<Feet>,
    /// Whether there is water of unknown depth.
    pub unknown: bool,
    /// The creatures where it comes down.
    pub onto: Vec<Name>,
}

impl Below {
    /// How far the water's surface is above its floor, in feet; 0 if it isn't deep enough to swim in.
    #[must_use]
    pub fn surface(&self) -> Feet {
        self.water.filter(|&depth| depth >= DEEP).unwrap_or_default()
    }
}
