//! Opening and closing doors.

use crate::field::Opening;
use crate::grid::{Edge, Footprint, HalfFeet, Square};
use crate::referee::board::{Crossings, Elevations};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Claim, Maneuvering, Paces, Turns};
use crate::referee::ruling::{Action, Ruling, Verdict};

/// Opening and closing doors.
#[derive(Clone, Copy, Debug)]
pub struct Doors<'a>(pub Referee<'a>);

impl<'a> Doors<'a> {
    /// Judges whether the mover's turn has room to open or close a door: a move action, or nothing if the rulebook has
    /// doors opened in passing. It provokes nobody.
    #[must_use]
    pub fn handle(&self, mover: &Mover<'a>) -> Ruling {
        let mut ruling = Paces(self.0).unmoved(mover, mover.placement);
        ruling.feet = Some(HalfFeet(0));
        let in_passing = self.0.ruleset.actions.value.has_phases();
        ruling.takes = if in_passing { Action::Free } else { Action::Move };
        ruling.findings.extend(Paces(self.0).stilled(mover.creature));
        let claim = Claim { takes: ruling.takes, maneuver: Maneuvering::No, moves: false };
        ruling.findings.extend(Turns(self.0).turn_refusals(mover, claim));
        if !ruling.findings.is_empty() {
            ruling.verdict = Verdict::Illegal;
        }
        ruling
    }

    /// Whether the door is within the mover's reach: on an edge of its space or right beside that, with no wall between, and
    /// within a square of its height. A rider reaches what is beside the mount.
    #[must_use]
    pub fn is_beside(&self, mover: &Mover<'a>, door: &Opening) -> bool {
        let body = self.0.encounter.mount_of(mover.creature).unwrap_or(mover.creature);
        self.0.space_of(body).squares().any(|square| self.is_in_reach_from(mover, door, square))
    }

    /// The squares beside the door from which the mover could reach it, at the height it is at.
    #[must_use]
    pub fn squares_in_reach(&self, mover: &Mover<'a>, door: &Opening) -> Vec<Square> {
        let beside = door.squares(&self.0.encounter.battlefield).into_iter();
        beside.filter(|&square| self.is_in_reach_from(mover, door, square)).collect()
    }

    fn is_in_reach_from(&self, mover: &Mover<'a>, door: &Opening, square: Square) -> bool {
        let encounter = self.0.encounter;
        let body = encounter.mount_of(mover.creature).unwrap_or(mover.creature);
        let on_it: Vec<Square> =
            door.squares(&encounter.battlefield).into_iter().filter(|&at| door.is_at(at)).collect();
        let floor =
            on_it.iter().map(|&square| Elevations(self.0).floor_level(square)).max_by_key(|level| level.lowest());
        if floor.is_some_and(|floor| Elevations(self.0).levels(body).apart(floor) > 1) {
            return false;
        }
        let one = |square: Square| Footprint::square(1).at(square);
        let open = |from: Square, to: Square| {
            Edge::between(from, to).is_some()
                && Crossings(self.0).crossing_refusals(mover, one(from), one(to)).is_empty()
        };
        door.is_at(square) || on_it.iter().any(|&beside| door.touches(square) && open(square, beside))
    }
}
