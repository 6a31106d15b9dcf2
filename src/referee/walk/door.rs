//! Opening and closing doors.

use crate::field::Opening;
use crate::grid::HalfFeet;
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Claim, Paces, Turns};
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
        let claim = Claim { takes: ruling.takes, maneuver: false, moves: false };
        ruling.findings.extend(Turns(self.0).turn_refusals(mover, claim));
        if !ruling.findings.is_empty() {
            ruling.verdict = Verdict::Illegal;
        }
        ruling
    }

    /// Whether the door is beside the mover.
    #[must_use]
    pub fn is_beside(&self, mover: &Mover<'a>, door: &Opening) -> bool {
        mover.placement.squares().any(|square| door.touches(square))
    }
}
