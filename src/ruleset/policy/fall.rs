//! Falling, falling objects and collisions.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

use super::Say;
use crate::field::Size;
use crate::say;
use crate::words::{Arg, Worded};

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

impl Worded for Throw {
    fn worded(&self) -> Arg {
        say!("dice", dice = self.dice, sides = self.sides).worded()
    }
}

/// What every full 10 ft fallen, or the thing itself, deals by size. A size that is not named is like the next smaller one.
pub type ThrowBySize = BTreeMap<Size, Throw>;

impl Say for ThrowBySize {
    fn word(&self) -> String {
        "table".to_owned()
    }

    fn meaning(&self) -> String {
        let told = |(size, throw): (&Size, &Throw)| match throw.dice {
            0 => format!("{size} nothing"),
            _ => format!("{size} {throw}"),
        };
        match self.values().next() {
            Some(throw) if self.len() == 1 => throw.to_string(),
            _ => self.iter().map(told).collect::<Vec<_>>().join(", "),
        }
    }
}

policies! {
    /// How much of a long fall counts.
    FallLimit {
        TwentyDice "twenty-dice" "a fall deals at most 20d6",
        ByGm "by-gm" "a fall deals at most 20d6 in plain air; elsewhere the GM says how much (most-dice)",
        ThreeHundredFeet "three-hundred-feet" "at most 300 ft of a fall count",
    }

    /// What the ground that is fallen onto does.
    FallSurface {
        FirstNonlethal "first-nonlethal" "on soft ground the first die that would be lethal is nonlethal",
        PerDie "per-die" "each die has +2 on jagged ground, +1 on hard ground, -1 on soft ground",
        Nothing "nothing" "what is fallen onto makes no difference",
    }

    /// What it does to jump down instead of falling.
    FallJump {
        FirstNonlethal "first-nonlethal" "of whoever jumps down the first die is nonlethal",
        FirstFree "first-free" "the first 10 ft of a deliberate jump deal nothing",
        Shorter "shorter" "an intentional fall counts as 10 ft shorter",
    }

    /// Which check softens a fall.
    FallCheck {
        JumpOrTumble "jump-or-tumble" "for whoever jumps down, a DC 15 Jump or Tumble check: the first 10 ft deal nothing, and the second 10 ft are nonlethal",
        Acrobatics "acrobatics" "a DC 15 Acrobatics check in one's own turn, and only if aware of the fall: the second 10 ft deal nothing",
        None "none" "no check softens a fall",
    }

    /// Whether tumbling helps whoever falls without having jumped.
    FallTumble {
        Shorter "shorter" "for whoever falls without having jumped, a DC 15 Tumble check makes the fall 10 ft shorter",
        None "none" "no Tumble check makes a fall shorter",
    }

    /// What a fall does beside its damage.
    FallProne {
        IfHurt "if-hurt" "whoever is hurt by a fall is prone",
        No "no" "a fall alone leaves nobody prone",
    }

    /// What water does to a fall.
    FallWater {
        Cushions "cushions" "into water at least 10 ft deep the first 20 ft deal nothing, the next 20 ft 1d3 nonlethal per 10 ft, and only the rest counts as on the ground",
        Unknown "unknown" "falling into water is not told apart",
    }

    /// What it takes to dive into water unhurt.
    Dive {
        Formula "formula" "a dive takes a DC 15 check, 5 more for every full 50 ft, and water 10 ft deep for every 30 ft; whoever succeeds is unhurt",
        Table "table" "a dive takes a DC 15 check, 20 from 50 ft, 25 from 110 ft and 5 more every further 50 ft, and water 10 ft deep up to 30 ft, 20 up to 60 and 30 beyond; shallower water makes the DC 5 higher and the fall 30 ft longer",
    }

    /// Whether somebody can cast a spell while falling.
    FallCasting {
        Check "check" "no spell is cast in a fall of 500 ft or less but as an immediate action; it takes a Caster check, DC 10 and 4 for each spell level",
        Unknown "unknown" "casting while falling is not told of",
    }

    /// What happens to whoever is fallen onto.
    FallOnto {
        Half "half" "whatever is landed on takes half the damage, and no more than the hit points of whoever falls",
        Unknown "unknown" "landing on somebody is not told of",
    }

    /// What falling or thrown things deal.
    FallingObject {
        ByWeight "by-weight" "1d6 for each 200 lb if it falls 10 ft, and 1d6 for each further 10 ft, at most 20d6; lighter things have to fall farther for each die, and those under 1 lb deal nothing",
        BySize "by-size" "dice by its size, and those of the distance that it falls; the thing's nature has -2 to +2 on each die",
        Unknown "unknown" "falling things are not told of",
    }

    /// What running into something deals.
    Collision {
        BySpeed "by-speed" "an unexpected collision deals 1d6 per 10 ft of speed, unless one moves with care",
        Unknown "unknown" "collisions are not told of",
    }

    /// What counts as the speed of a runner who collides.
    CollisionRun {
        Multiplied "multiplied" "a runner who collides counts its speed as often as the run does",
        Base "base" "a runner who collides counts its speed once",
    }
}
