//! Following and keeping away up and down: through the air, in water and along walls.

use super::pursuit::{DistanceGoal, Pursuits};
use crate::field::Mode;
use crate::grid::{Feet, Height, Placement};
use crate::referee::board::{Distances, Elevations, Support, Supports};
use crate::referee::context::Mover;
use crate::referee::flight::AerialFlights;
use crate::referee::movement::FloorEdges;
use crate::referee::request::{FlightConditions, Flying};
use crate::referee::space::Pose;

impl<'a> Pursuits<'a> {
    /// How far a step to this place also leads up or down: at most a square, and not at all if nothing would hold the mover
    /// there. A follower approaches its target's height if that brings it nearer. A creature keeping away goes up or down if
    /// no step leads farther away any more, and this does with the feet that are `left`.
    pub(super) fn rise(&self, mover: &Mover<'a>, goal: &DistanceGoal, to: Placement, left: Feet) -> Height {
        let here = Distances(self.0).spot_in(mover.creature, to);
        let ways: &[i32] = match goal.followed() {
            Some(target) if !goal.wants_height(self.0, here, target) => &[],
            Some(target) if here.is_below(target) => &[1],
            Some(_) => &[-1],
            None if to == mover.placement => goal.ways_off(self.0, here),
            None => &[],
        };
        let most = i32::try_from(left.squares()).unwrap_or(i32::MAX);
        let leads = |way: i32| goal.followed().is_some() || goal.gains(self.0, here, way, most);
        let mut rises = ways.iter().filter(|&&way| leads(way)).map(|&way| Height::of_squares(way));
        rises.find(|&rise| self.holds_at(mover, to, rise)).unwrap_or(Height::ZERO)
    }

    /// How far down the first step of a phase leads a glider, to the floor at most; `None` for others.
    pub(super) fn glides_down(&self, mover: &Mover<'a>, to: Placement) -> Option<Height> {
        let (referee, creature) = (self.0, mover.creature);
        let glides = Supports(referee).of(creature) == Support::Wings(Mode::Glide);
        let flying = Flying { glides, ..Flying::default() };
        let over = Elevations(referee).elevation_at(creature, to) - referee.encounter.battlefield.floor_under(to);
        let down = (AerialFlights(referee).ends_at(mover, &flying) - creature.altitude).max(Height::ZERO - over);
        (glides && down < Height::ZERO).then_some(down)
    }

    /// Whether the mover gets to this place this much higher or lower, and something holds it there.
    fn holds_at(&self, mover: &Mover<'a>, to: Placement, rise: Height) -> bool {
        let (referee, creature) = (self.0, mover.creature);
        let before = Elevations(referee).elevation_at(creature, to);
        let elevation = before + rise;
        if elevation < referee.encounter.battlefield.floor_under(to) {
            return false;
        }
        let flies = match Supports(referee).held(creature, to, elevation) {
            Support::Wings(Mode::Fly) => true,
            Support::Floor | Support::Water | Support::Wall => false,
            Support::Wings(_) | Support::Earth | Support::Back | Support::Edge | Support::Nothing => return false,
        };
        let too_high = || {
            let means = creature.modes.of(Mode::Fly).filter(|_| referee.ruleset.flight.value.is_aerial());
            let pose = Pose { at: to, elevation };
            means.is_some_and(|means| {
                AerialFlights(referee).is_too_high(means, &FlightConditions::default(), pose).is_some()
            })
        };
        let up = rise > Height::ZERO;
        FloorEdges(referee).refusals_aloft(mover, elevation.max(before), (mover.placement, to)).is_empty()
            && FloorEdges(referee).refusals_aloft(mover, elevation, (to, to)).is_empty()
            && !(up && flies && too_high())
    }
}
