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
    /// How many.
    pub dice: u32,
    /// How many sides each has.
    pub sides: u32,
}

impl Throw {
    /// No dice at all.
    pub const NONE: Throw = Throw { dice: 0, sides: 6 };

    /// So many times these dice.
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

/// What every full 10 ft fallen, or the thing itself, deals by size. A size that is not named is like the next smaller one.
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

    /// What the ground that is fallen onto does.
    FallSurface {
        /// On soft ground the first die that would be lethal is nonlethal.
        FirstNonlethal "first-nonlethal",
        /// Each die has +2 on jagged ground, +1 on hard ground, -1 on soft ground.
        PerDie "per-die",
        /// What is fallen onto makes no difference.
        Nothing "nothing",
        ;
        /// Whether the ground adds to each die.
        changes_each_die -> bool { PerDie => true, FirstNonlethal | Nothing => false }
        /// Whether soft ground makes the first lethal die nonlethal.
        softens_the_first_die -> bool { FirstNonlethal => true, PerDie | Nothing => false }
    }

    /// What it does to jump down instead of falling.
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

    /// Whether tumbling helps in a fall that is no jump.
    FallTumble {
        /// In a fall that is no jump a DC 15 Tumble check makes it 10 ft shorter.
        Shorter "shorter",
        /// No Tumble check makes a fall shorter.
        None "none",
        ;
        /// Whether a Tumble check helps those who did not jump.
        shortens_the_fall -> bool { Shorter => true, None => false }
    }

    /// What a fall does beside its damage.
    FallProne {
        /// A creature that is hurt by a fall is prone.
        IfHurt "if-hurt",
        /// A fall alone leaves nobody prone.
        No "no",
        ;
        /// Whether those who are hurt are prone.
        fells_the_hurt -> bool { IfHurt => true, No => false }
    }

    /// What water does to a fall.
    FallWater {
        /// Into water at least 10 ft deep the first 20 ft deal nothing, the next 20 ft 1d3 nonlethal per 10 ft, and only the rest counts as on the ground.
        Cushions "cushions",
        /// Water makes no difference.
        Unknown "unknown",
        ;
        /// Whether deep water takes the first feet off a fall.
        cushions -> bool { Cushions => true, Unknown => false }
    }

    /// What it takes to dive into water unhurt.
    Dive {
        /// A dive takes a DC 15 check, 5 more for every full 50 ft, and water 10 ft deep for every 30 ft; success means no damage.
        Formula "formula",
        /// A dive takes a DC 15 check, 20 from 50 ft, 25 from 110 ft and 5 more every further 50 ft, and water 10 ft deep up to 30 ft, 20 up to 60 and 30 beyond; shallower water makes the DC 5 higher and the fall 30 ft longer.
        Table "table",
    }

    /// Whether somebody can cast a spell while falling.
    FallCasting {
        /// No spell is cast in a fall of 500 ft or less but as an immediate action; it takes a Caster check, DC 10 and 4 for each spell level.
        Check "check",
        /// The rulebook has no rule for casting while falling.
        Unknown "unknown",
        ;
        /// Whether the rulebook tells of casting in a fall.
        is_known -> bool { Check => true, Unknown => false }
    }

    /// What happens to a creature that something falls on.
    FallOnto {
        /// What is landed on takes half the damage, and no more than the hit points of the faller.
        Half "half",
        /// The rulebook has no rule for landing on a creature.
        Unknown "unknown",
        ;
        /// Whether the rulebook tells of landing on somebody.
        is_known -> bool { Half => true, Unknown => false }
        /// Whether whatever is landed on takes half the damage.
        halves -> bool { Half => true, Unknown => false }
    }

    /// What falling or thrown things deal.
    FallingObject {
        /// 1d6 for each 200 lb if it falls 10 ft, and 1d6 for each further 10 ft, at most 20d6; lighter things have to fall farther for each die, and those under 1 lb deal nothing.
        ByWeight "by-weight",
        /// Dice by its size, and those of the distance that it falls; the object's nature gives -2 to +2 per die.
        BySize "by-size",
        /// The rulebook has no rule for falling objects.
        Unknown "unknown",
        ;
        /// Whether the rulebook tells of falling things.
        is_known -> bool { ByWeight | BySize => true, Unknown => false }
        /// Whether a thing deals dice by its size.
        goes_by_size -> bool { BySize => true, ByWeight | Unknown => false }
    }

    /// What running into something deals.
    Collision {
        /// An unexpected collision deals 1d6 per 10 ft of speed, unless one moves with care.
        BySpeed "by-speed",
        /// The rulebook has no rule for collisions.
        Unknown "unknown",
        ;
        /// Whether the rulebook tells of collisions.
        is_known -> bool { BySpeed => true, Unknown => false }
    }

    /// What counts as the speed of a runner who collides.
    CollisionRun {
        /// A runner who collides counts its speed as often as the run does.
        Multiplied "multiplied",
        /// A runner who collides counts its speed once.
        Base "base",
        ;
        /// Whether the speed of a runner counts as often as the run does.
        multiplies_the_speed -> bool { Multiplied => true, Base => false }
    }
}
