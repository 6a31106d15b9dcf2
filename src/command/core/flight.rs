//! A creature's flight after a movement.

use crate::field::{Creature, Flight, Mode};
use crate::grid::Feet;
use crate::referee::{ClassFlights, Referee, Ruling};

/// The flight of `creature` after a movement. If a falling creature flies again, its fall counts from zero.
pub(crate) fn flight_after(referee: Referee<'_>, ruling: &Ruling, creature: &Creature, mode: &str) -> Flight {
    let catches_itself = referee.ruleset().flight.value.is_aerial()
        && [Mode::Fly, Mode::Glide].into_iter().any(|flight| flight.word() == mode);
    let fallen = if catches_itself { Feet(0) } else { creature.flight.fallen };
    // A maneuver through the air counts as flying, although it is judged like a walk.
    let maneuvers =
        mode == Mode::Fly.word() && referee.ruleset().flight.value.uses_classes() && !ruling.steps.is_empty();
    let after = || if maneuvers { ClassFlights(referee).after_all_of(creature, ruling) } else { creature.flight };
    // It clings to a wall until it moves otherwise.
    let clings = ruling.steps.last().map_or(creature.flight.clings, |step| step.mode == Mode::Climb);
    let at_a_ceiling = creature.flight.at_a_ceiling && ruling.steps.is_empty();
    ruling.flight.unwrap_or_else(|| Flight { fallen, clings, at_a_ceiling, ..after() })
}
