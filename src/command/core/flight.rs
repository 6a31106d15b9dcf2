//! A creature's flight after a movement.

use crate::field::{Creature, Flight, Mode};
use crate::grid::Feet;
use crate::referee::{Referee, Ruling};

/// A creature's flight after a movement. If a falling creature flies again, its fall counts from zero.
pub(crate) fn flight_after(referee: Referee<'_>, ruling: &Ruling, creature: &Creature, mode: &str) -> Flight {
    let catches_itself = referee.ruleset().flight.value.is_aerial()
        && [Mode::Fly, Mode::Glide].into_iter().any(|flight| flight.word() == mode);
    let fallen = if catches_itself { Feet(0) } else { creature.flight.fallen };
    ruling.flight.unwrap_or(Flight { fallen, ..creature.flight })
}
