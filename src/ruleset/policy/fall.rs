//! Falling, falling objects and collisions.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

use super::{RuleId, RuleValue};
use crate::field::Size;
use crate::grid::Feet;
use crate::say;
use crate::words::{Arg, Message, ToArg};

/// Dice of one kind: `3d6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// The number of dice.
    pub dice: u32,
    /// The number of sides of each.
    pub sides: u32,
}

impl Throw {
    /// No dice.
    pub const NONE: Throw = Throw { dice: 0, sides: 6 };

    /// This many times these dice.
    #[must_use]
    pub fn times(self, times: u32) -> Throw {
        Throw { dice: self.dice.saturating_mul(times), ..self }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.dice, self.sides)
    }
}

impl ToArg for Throw {
    fn to_arg(&self) -> Arg {
        say!("dice", dice = self.dice, sides = self.sides).to_arg()
    }
}

/// The damage for every full 10 ft fallen, or of the object itself, by size. A size that is not listed counts as the next smaller
/// one.
pub type ThrowBySize = BTreeMap<Size, Throw>;

impl RuleValue for ThrowBySize {
    fn meaning(&self, rule: RuleId) -> Message {
        let row = |(size, throw): (&Size, &Throw)| match throw.dice {
            0 => say!("no-dice-of-size", size),
            _ => say!("dice-of-size", size, dice = throw),
        };
        let dice = match self.values().next() {
            None if rule == RuleId::ObjectDice => say!("no-thing-has-dice"),
            Some(throw) if self.len() == 1 => Message::of(throw),
            _ => Message::list(self.iter().map(row)),
        };
        if rule == RuleId::FallDice { say!("dice-by-feet-fallen", every = Feet(10), dice) } else { dice }
    }
}

policies! {
    /// How much of a long fall counts.
    FallLimit {
        /// A fall deals at most 20d6.
        TwentyDice "twenty-dice",
        /// A fall deals at most 20d6 in plain air; elsewhere the GM says how much (most-dice).
        ByGm "by-gm",
        /// At most 300 ft of a fall count.
        ThreeHundredFeet "three-hundred-feet",
        ;
        /// Whether the GM may say how much of a fall counts.
        is_up_to_the_gm -> bool { ByGm => true, TwentyDice | ThreeHundredFeet => false }
    }

    /// The effect of the ground that a creature falls onto.
    FallSurface {
        /// On soft ground the first die that would be lethal is nonlethal.
        FirstNonlethal "first-nonlethal",
        /// Each die has +2 on jagged ground, +1 on hard ground, -1 on soft ground.
        PerDie "per-die",
        /// The ground makes no difference.
        Nothing "nothing",
        ;
        /// Whether the ground adds to each die.
        changes_each_die -> bool { PerDie => true, FirstNonlethal | Nothing => false }
        /// Whether soft ground makes the first lethal die nonlethal.
        softens_the_first_die -> bool { FirstNonlethal => true, PerDie | Nothing => false }
    }

    /// The effect of jumping down instead of falling.
    FallJump {
        /// The first die of a jump down is nonlethal.
        FirstNonlethal "first-nonlethal",
        /// The first 10 ft of a deliberate jump deal nothing.
        FirstFree "first-free",
        /// An intentional fall counts as 10 ft shorter.
        Shorter "shorter",
    }

    /// Which check softens a fall.
    FallCheck {
        /// After a jump down, a DC 15 Jump or Tumble check: the first 10 ft deal nothing, and the second 10 ft are nonlethal.
        JumpOrTumble "jump-or-tumble",
        /// A DC 15 Acrobatics check on the creature's own turn, and only if it is aware of the fall: the second 10 ft deal nothing.
        Acrobatics "acrobatics",
        /// No check softens a fall.
        None "none",
    }

    /// Whether tumbling helps in a fall that is not a jump.
    FallTumble {
        /// In a fall that is not a jump, a DC 15 Tumble check makes it 10 ft shorter.
        Shorter "shorter",
        /// No Tumble check makes a fall shorter.
        None "none",
        ;
        /// Whether a Tumble check helps creatures that did not jump.
        shortens_the_fall -> bool { Shorter => true, None => false }
    }

    /// What a fall does besides damage.
    FallProne {
        /// A creature hurt by a fall is prone.
        IfHurt "if-hurt",
        /// A fall alone does not make a creature prone.
        No "no",
        ;
        /// Whether creatures that are hurt are prone.
        fells_the_hurt -> bool { IfHurt => true, No => false }
    }

    /// How water affects a fall.
    FallWater {
        /// Into water at least 10 ft deep the first 20 ft deal nothing, the next 20 ft 1d3 nonlethal per 10 ft, and only the rest counts as on the ground.
        Cushions "cushions",
        /// Water makes no difference.
        Unknown "unknown",
        ;
        /// Whether deep water reduces the damage of the first feet of a fall.
        cushions -> bool { Cushions => true, Unknown => false }
    }

    /// What a dive into water takes to be harmless.
    Dive {
        /// A dive takes a DC 15 check, 5 more for every full 50 ft, and water 10 ft deep for every 30 ft; success means no damage.
        Formula "formula",
        /// A dive takes a DC 15 check, 20 from 50 ft, 25 from 110 ft and 5 more every further 50 ft, and water 10 ft deep up to 30 ft, 20 up to 60 and 30 beyond; shallower water makes the DC 5 higher and the fall 30 ft longer.
        Table "table",
    }

    /// Whether a creature can cast a spell while falling.
    FallCasting {
        /// In a fall of 500 ft or less, a spell can only be cast as an immediate action; it takes a Caster check, DC 10 and 4 for
        /// each spell level.
        Check "check",
        /// The rulebook has no rule for casting while falling.
        Unknown "unknown",
        ;
        /// Whether the rulebook covers casting in a fall.
        is_known -> bool { Check => true, Unknown => false }
    }

    /// What happens to a creature that something falls on.
    FallOnto {
        /// Whatever is landed on takes half the damage, and no more than the hit points of the faller.
        Half "half",
        /// The rulebook has no rule for landing on a creature.
        Unknown "unknown",
        ;
        /// Whether the rulebook covers landing on somebody.
        is_known -> bool { Half => true, Unknown => false }
        /// Whether whatever is landed on takes half the damage.
        halves -> bool { Half => true, Unknown => false }
    }

    /// The damage of falling or thrown objects.
    FallingObject {
        /// 1d6 for each 200 lb if it falls 10 ft, and 1d6 for each further 10 ft, at most 20d6; lighter objects must fall farther
        /// for each die, and those under 1 lb deal nothing.
        ByWeight "by-weight",
        /// Dice by its size, plus those for the distance that it falls; the object's nature gives -2 to +2 per die.
        BySize "by-size",
        /// The rulebook has no rule for falling objects.
        Unknown "unknown",
        ;
        /// Whether the rulebook covers falling objects.
        is_known -> bool { ByWeight | BySize => true, Unknown => false }
        /// Whether an object deals dice by its size.
        goes_by_size -> bool { BySize => true, ByWeight | Unknown => false }
    }

    /// The damage of running into something.
    Collision {
        /// An unexpected collision deals 1d6 per 10 ft of speed, unless the creature moves with care.
        BySpeed "by-speed",
        /// The rulebook has no rule for collisions.
        Unknown "unknown",
        ;
        /// Whether the rulebook covers collisions.
        is_known -> bool { BySpeed => true, Unknown => false }
    }

    /// What counts as the speed of a running creature that collides.
    CollisionRun {
        /// The speed of a running creature counts times the multiple of its run.
        Multiplied "multiplied",
        /// The speed of a running creature counts once.
        Base "base",
        ;
        /// Whether the speed counts times the multiple of the run.
        multiplies_the_speed -> bool { Multiplied => true, Base => false }
    }
}
