//! Short climbs and swims by a check.

use super::Asking;
use super::front::Front;
use super::way::Approach;
use crate::grid::{Height, Square};
use crate::referee::board::Distances;
use crate::referee::modes::ForwardMoves;
use crate::referee::request::{Forward, Results, Stop};
use crate::referee::ruling::{PhaseMove, Verdict};

/// The most ends to judge.
const MOST_ENDS: usize = 8;

impl Asking<'_, '_> {
    /// A short climb or swim by a check, for a creature without a speed for it, in rulebooks that have those.
    pub(crate) fn go_forward(&self, front: &mut Front) {
        for what in [PhaseMove::SwimForward, PhaseMove::ClimbForward] {
            let has = self.mover.creature.modes.of(what.mode()).is_some();
            if has || !what.is_known(self.referee.ruleset) || self.is_walked(front) {
                continue;
            }
            let most = ForwardMoves(self.referee).most_forward(self.mover.creature, what, false);
            let far = |to: Square| Distances(self.referee).feet_between_squares(self.mover.placement.anchor, to);
            let level = self.ends.nearest_held(self.mover).into_iter().map(|anchor| Stop { anchor, altitude: None });
            let rises = self.ends.elevations().into_iter();
            let others = rises.flat_map(|up| self.ends.nearest_at(self.mover, up.rise, Height::ZERO));
            let others = others.map(|(anchor, altitude)| Stop { anchor, altitude: Some(altitude) });
            let near = level.chain(others).filter(|stop| far(stop.anchor) <= most);
            let start = Stop { anchor: self.mover.placement.anchor, altitude: None };
            for stop in near.filter(|stop| *stop != start).take(MOST_ENDS).collect::<Vec<_>>() {
                let command = if what == PhaseMove::SwimForward { "swim-forward" } else { "climb-forward" };
                if !self.may_look_at(command) {
                    return;
                }
                let (difficulty, rolled, ground) = (None, None, Results::None);
                let asked = Forward { what, stops: vec![stop], hands: 2, critical: false, difficulty, rolled, ground };
                let ruling = ForwardMoves(self.referee).forward(self.mover, &asked);
                if ruling.verdict != Verdict::Illegal {
                    let approach = Approach::Forward { what, to: stop.anchor, altitude: stop.altitude };
                    self.add_if_there(approach, stop.anchor, ruling, front);
                }
            }
        }
    }
}
