//! The maneuverability table for one class.

use crate::field::Maneuverability;
use crate::grid::Feet;
use crate::ruleset::Ruleset;
use crate::ruleset::policy::{Allowance, Degrees, MinimumSpeed, Slope, Turn, VerticalSpeed};

/// The entry in every row of the table for one class.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows {
    pub(crate) class: Maneuverability,
    pub(crate) minimum: MinimumSpeed,
    pub(crate) hover: bool,
    pub(crate) backward: bool,
    pub(crate) reverse: Allowance<Feet>,
    pub(crate) turn: Allowance<Turn>,
    pub(crate) in_place: Allowance<Turn>,
    pub(crate) widest: Allowance<Degrees>,
    pub(crate) up_angle: Allowance<Slope>,
    pub(crate) up_speed: VerticalSpeed,
    pub(crate) down_angle: Allowance<Slope>,
    pub(crate) down_speed: VerticalSpeed,
    pub(crate) between: Feet,
}

impl Rows {
    pub(crate) fn of(ruleset: &Ruleset, class: Maneuverability) -> Self {
        Rows {
            class,
            minimum: ruleset.flight_minimum.value.of(class),
            hover: ruleset.flight_hover.value.of(class),
            backward: ruleset.flight_backward.value.of(class),
            reverse: ruleset.flight_reverse.value.of(class),
            turn: ruleset.flight_turn.value.of(class),
            in_place: ruleset.flight_turn_in_place.value.of(class),
            widest: ruleset.flight_maximum_turn.value.of(class),
            up_angle: ruleset.flight_up_angle.value.of(class),
            up_speed: ruleset.flight_up_speed.value.of(class),
            down_angle: ruleset.flight_down_angle.value.of(class),
            down_speed: ruleset.flight_down_speed.value.of(class),
            between: ruleset.flight_between.value.of(class),
        }
    }

    /// The rows for a flier hovering by its feat: it turns and flies in any direction, and needs no speed.
    pub(crate) fn hovering(self) -> Self {
        Rows {
            minimum: MinimumSpeed::None,
            hover: true,
            backward: true,
            reverse: Allowance::Any,
            turn: Allowance::Any,
            in_place: Allowance::Any,
            widest: Allowance::Any,
            up_angle: Allowance::Any,
            down_angle: Allowance::Any,
            ..self
        }
    }

    /// The minimum feet to fly in a turn at this speed.
    pub(crate) fn least_flown(&self, speed: Feet) -> Feet {
        match self.minimum {
            MinimumSpeed::None => Feet(0),
            MinimumSpeed::Half => Feet(speed.0.div_ceil(2)),
        }
    }

    /// Whether it turns anywhere and by any angle, so that its facing doesn't matter.
    pub(crate) fn turns_freely(&self) -> bool {
        matches!((self.turn, self.in_place, self.widest), (Allowance::Any, Allowance::Any, Allowance::Any))
    }

    /// The feet since the last turn beyond which more make no difference.
    pub(crate) fn room_to_turn(&self) -> Feet {
        match self.turn {
            Allowance::At(turn) => turn.feet,
            Allowance::Any | Allowance::No => Feet(0),
        }
    }
}
