//! Hazardous ground: which squares of it a movement enters.

use crate::field::{Creature, Terrain};
use crate::grid::{Height, Mask, Placement, Square};
use crate::referee::context::Referee;

/// Hazardous ground, to a creature that touches it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hazards<'a>(pub(crate) Referee<'a>);

impl<'a> Hazards<'a> {
    /// The squares that are hazardous to a creature that walks; `None` if there are none.
    pub(crate) fn squares(&self, creature: &Creature) -> Option<Mask> {
        if creature.is_airborne() || creature.ignores.terrain(Terrain::Hazardous) {
            return None;
        }
        let all = self.0.encounter.battlefield.terrain_masks();
        let hazardous = all.filter(|(terrain, ..)| *terrain == Terrain::Hazardous).map(|(.., squares)| squares);
        hazardous.cloned().reduce(|mut all, squares| {
            all.add(&squares);
            all
        })
    }

    /// The hazardous squares that a walker enters by a step, as its space after it covers them.
    pub(crate) fn entered(
        &self,
        creature: &Creature,
        from: Placement,
        to: Placement,
    ) -> impl Iterator<Item = Square> + use<'a> {
        let safe = creature.is_airborne() || creature.ignores.terrain(Terrain::Hazardous);
        let referee = self.0;
        to.outside(from).filter(move |&square| !safe && is_hazardous(referee, square))
    }

    /// The hazardous squares that a creature comes to touch by a step in three dimensions, from one space and elevation
    /// to another: with its feet, or as it swims.
    pub(crate) fn touched(
        &self,
        creature: &Creature,
        (from, before): (Placement, Height),
        (to, after): (Placement, Height),
    ) -> impl Iterator<Item = Square> + use<'a> {
        let safe = creature.ignores.terrain(Terrain::Hazardous);
        let referee = self.0;
        let touches = move |at: Placement, elevation: Height, square: Square| {
            let board = &referee.encounter.battlefield;
            at.contains(square) && (elevation <= board.floor(square) || board.is_in_water(at, elevation))
        };
        to.squares().filter(move |&square| {
            !safe && is_hazardous(referee, square) && touches(to, after, square) && !touches(from, before, square)
        })
    }
}

/// Whether the ground of a square is hazardous.
fn is_hazardous(referee: Referee<'_>, square: Square) -> bool {
    referee.encounter.battlefield.ground(square).layers.count(Terrain::Hazardous) > 0
}
