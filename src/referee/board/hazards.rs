//! Hazardous ground: which of its squares a movement enters.

use crate::field::{Creature, Terrain};
use crate::grid::{Height, Mask, Placement, Square};
use crate::referee::context::Referee;

/// Hazardous ground, to a creature that touches it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hazards<'a>(pub(crate) Referee<'a>);

impl<'a> Hazards<'a> {
    /// Whether any ground is hazardous.
    pub(crate) fn are_there_any(&self) -> bool {
        let mut all = self.0.encounter.battlefield.terrain_masks();
        all.any(|(terrain, ..)| terrain == Terrain::Hazardous)
    }

    /// The squares a walker avoids if another way is as good, because they are hazardous or ask for a check; `None` if
    /// there are none.
    pub(crate) fn squares(&self, creature: &Creature) -> Option<Mask> {
        if creature.is_airborne() {
            return None;
        }
        let board = &self.0.encounter.battlefield;
        let minds = !creature.ignores.terrain(Terrain::Hazardous);
        let all = board.terrain_masks().filter(|(terrain, ..)| minds && *terrain == Terrain::Hazardous);
        let checked = Some(board.checked_squares()).filter(|squares| !squares.is_empty());
        all.map(|(.., squares)| squares).chain(checked).cloned().reduce(|mut all, squares| {
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

    /// The hazardous squares that a creature touches by a step in three dimensions, from one space and elevation to
    /// another: with its feet, or as it swims.
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
