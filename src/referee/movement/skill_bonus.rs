//! What a creature's own speeds add to its skill checks.

use crate::field::{Creature, Grade, Mode, Skill};
use crate::referee::board::Grades;
use crate::referee::context::Referee;
use crate::referee::ruling::Modifier;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{ClimbSpeed, JumpSpeed, SwimSpeed};

/// The speed in feet that doesn't modify a jump, and the difference in speed ([`SPEED_STEP`]) that counts as one step.
const PLAIN_SPEED: u32 = 30;

const SPEED_STEP: u32 = 10;

/// What a climb or swim speed adds. (3.5 SRD, Climb and Swim.)
const BY_SPEED: i32 = 8;

/// What it adds to a swim if the creature is a native of the water. (Rise, Swimming.)
const NATIVE: i32 = 10;

/// What creatures' own speeds add to skill checks.
#[derive(Clone, Copy, Debug)]
pub struct SkillBonuses<'a>(pub Referee<'a>);

impl SkillBonuses<'_> {
    /// The modifiers to a check of this skill by which the ground is crossed.
    pub(crate) fn of(&self, creature: &Creature, skill: Skill) -> Option<Modifier> {
        match skill {
            Skill::Climb => Modifier::own("climb speed", self.climbing(creature), RuleId::ClimbSpeed),
            Skill::Swim => Modifier::own("swim speed", self.swimming(creature), RuleId::SwimSpeed),
            Skill::Jump => Modifier::own("speed", self.jumping(creature).unwrap_or(0), RuleId::JumpSpeed),
            _ => None,
        }
    }

    /// What a climb speed adds.
    pub(crate) fn climbing(&self, creature: &Creature) -> i32 {
        match (self.0.ruleset.climb_speed.value, Grades(self.0).grade_of(creature, Mode::Climb)) {
            (ClimbSpeed::Kinds, Some(Grade::Brachiating)) => BY_SPEED / 2,
            (ClimbSpeed::Kinds | ClimbSpeed::Skilled, Some(_)) => BY_SPEED,
            (ClimbSpeed::Plain, _) | (_, None) => 0,
        }
    }

    /// What a swim speed adds against hazards, or for natives of the water.
    pub(crate) fn swimming(&self, creature: &Creature) -> i32 {
        let Some(means) = creature.modes.of(Mode::Swim) else { return 0 };
        let grade = Grades(self.0).grade_of(creature, Mode::Swim);
        match self.0.ruleset.swim_speed.value {
            SwimSpeed::Kinds if matches!(grade, Some(Grade::Greater | Grade::Jet)) => BY_SPEED,
            SwimSpeed::Skilled => BY_SPEED,
            SwimSpeed::Native if means.native => NATIVE,
            SwimSpeed::Kinds | SwimSpeed::Native => 0,
        }
    }

    /// What the walking speed adds to a jump; `None` if the rules leave it to the table.
    #[must_use]
    pub fn jumping(&self, creature: &Creature) -> Option<i32> {
        let speed = self.0.ruleset.speed(creature).0;
        if speed == PLAIN_SPEED {
            return Some(0);
        }
        let tens = |feet: u32| i32::try_from(feet / SPEED_STEP).unwrap_or(0);
        match self.0.ruleset.jump_speed.value {
            JumpSpeed::PerTen if speed < PLAIN_SPEED => Some(tens(PLAIN_SPEED - speed).saturating_mul(-6)),
            JumpSpeed::PerTen => Some(tens(speed - PLAIN_SPEED).saturating_mul(4)),
            // The document speaks of speeds above 30 ft only, and the SRD's figure for them counts full tens.
            JumpSpeed::Told if speed >= PLAIN_SPEED + SPEED_STEP => None,
            JumpSpeed::Told | JumpSpeed::Nothing => Some(0),
        }
    }
}
