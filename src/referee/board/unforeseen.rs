//! Where a movement ends that runs into creatures its mover didn't know about.

use super::elevation::Elevations;
use super::occupancy::{Occupant, SharedSquares, Stop};
use crate::field::{Creature, Name};
use crate::grid::{Height, Placement};
use crate::referee::context::Mover;
use crate::referee::ruling::{Halt, Ruling};

impl<'a> SharedSquares<'a> {
    /// Where these steps, each given by its destination, run into a creature the mover didn't know about; `None` if they
    /// don't. The mover stops before the first squares closed to it (if it is `forced`, friends' too), at the last place where
    /// it may.
    #[must_use]
    pub fn halt(
        &self,
        mover: &Mover<'a>,
        (way, forced): (&[(Placement, Height)], bool),
        unknown: impl Fn(&Creature) -> bool,
    ) -> Option<Halt> {
        let everybody = self.everybody(mover);
        let levels = |(at, altitude): (Placement, Height)| {
            let floor = self.0.encounter.battlefield.floor_under(at);
            Elevations(self.0).levels_at(mover.creature, floor + altitude)
        };
        let meets = |place: (Placement, Height), occupant: &Occupant<'a>| {
            occupant.space.overlaps(place.0) && occupant.levels.overlap(levels(place))
        };
        let shut = |occupant: &Occupant<'a>| forced && self.bars_the_forced(mover, occupant.creature);
        let refused = |place, occupant: &Occupant<'a>| {
            meets(place, occupant) && (shut(occupant) || matches!(occupant.stop, Stop::Refused { .. }))
        };
        let start = (mover.placement, mover.creature.altitude);
        let bars = |before, place, occupant: &Occupant<'a>| {
            let closed = shut(occupant) || occupant.passage.1.is_closed();
            closed && unknown(occupant.creature) && meets(place, occupant) && !meets(before, occupant)
        };
        let mut steps = std::iter::once(&start).chain(way).zip(way);
        let made = steps.position(|(&before, &place)| everybody.occupants.iter().any(|it| bars(before, place, it)));
        let ends = |place: (Placement, Height)| !everybody.occupants.iter().any(|it| refused(place, it));
        let ends_in = |place| everybody.occupants.iter().any(|it| unknown(it.creature) && refused(place, it));
        if made.is_none() && !way.last().is_some_and(|&end| ends_in(end)) {
            return None;
        }
        let made = made.unwrap_or(way.len());
        let stands = (1..=made).rev().find(|&steps| ends(way[steps - 1])).unwrap_or(0);
        Some(Halt { made, stands })
    }

    /// The creatures whose squares the steps of this ruling lead into.
    #[must_use]
    pub fn entered_by(&self, ruling: &Ruling) -> Vec<Name> {
        let entered = |creature: &&Creature| {
            let space = self.0.space_of(creature);
            creature.name == ruling.creature || ruling.steps.iter().any(|step| step.to.overlaps(space))
        };
        self.0.encounter.creatures().iter().filter(entered).map(|creature| creature.name.clone()).collect()
    }
}
