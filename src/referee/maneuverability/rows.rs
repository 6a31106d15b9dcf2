//! The table of maneuverability as one class reads it.

use crate::field::Maneuverability;
use crate::grid::Feet;
use crate::ruleset::Ruleset;
use crate::ruleset::policy::{Degrees, Leave, MinimumSpeed, Slope, Turn, VerticalSpeed};

/// What every row of the table says of one class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows {
    pub(super) class: Maneuverability,
    pub(super) minimum: MinimumSpeed,
    pub(super) hover: bool,
    pub(super) backward: bool,
    pub(super) reverse: Leave<Feet>,
    pub(super) turn: Leave<Turn>,
    pub(super) in_place: Leave<Turn>,
    pub(super) widest: Leave<Degrees>,
    pub(super) up_angle: Leave<Slope>,
    pub(super) up_speed: VerticalSpeed,
    pub(super) down_angle: Leave<Slope>,
    pub(super) down_speed: VerticalSpeed,
    pub(super) between: Feet,
}

impl Rows {
    pub(super) fn of(ruleset: &Ruleset, class: Maneuverability) -> Self {
        Rows {
            class,
            minimum: ruleset.flight_minimum.is.of(class),
            hover: ruleset.flight_hover.is.of(class),
            backward: ruleset.flight_backward.is.of(class),
            reverse: ruleset.flight_reverse.is.of(class),
            turn: ruleset.flight_turn.is.of(class),
            in_place: ruleset.flight_turn_in_place.is.of(class),
            widest: ruleset.flight_maximum_turn.is.of(class),
            up_angle: ruleset.flight_up_angle.is.of(class),
            up_speed: ruleset.flight_up_speed.is.of(class),
            down_angle: ruleset.flight_down_angle.is.of(class),
            down_speed: ruleset.flight_down_speed.is.of(class),
            between: ruleset.flight_between.is.of(class),
        }
    }

    /// Feet that it has to fly in a turn at this speed.
    pub(super) fn least_flown(&self, speed: Feet) -> Feet {
        match self.minimum {
            MinimumSpeed::None => Feet(0),
            MinimumSpeed::Half => Feet(speed.0.div_ceil(2)),
        }
    }

    /// Whether it turns anywhere and as far as it likes, so that where it faces is nothing to it.
    pub(super) fn turns_freely(&self) -> bool {
        matches!((self.turn, self.in_place, self.widest), (Leave::Any, Leave::Any, Leave::Any))
    }

    /// After how many feet flown since the last turn more of them make no difference.
    pub(super) fn room_to_turn(&self) -> Feet {
        match self.turn {
            Leave::At(turn) => turn.feet,
            Leave::Any | Leave::No => Feet(0),
        }
    }
}
