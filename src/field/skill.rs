//! Skills, and the checks that ground calls for.

use std::fmt;
use std::str::FromStr;

/// The highest DC that ground can have.
pub const MAX_GROUND_DC: u8 = 100;

crate::word_enum! {
    /// A skill, ability or save that ground can call for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Skill {
        /// Acrobatics.
        Acrobatics "acrobatics",
        /// Balance.
        Balance "balance",
        /// Climb.
        Climb "climb",
        /// Dexterity.
        Dexterity "dexterity",
        /// Escape Artist.
        EscapeArtist "escape-artist",
        /// Flexibility.
        Flexibility "flexibility",
        /// Jump.
        Jump "jump",
        /// Might.
        Might "might",
        /// Movement.
        Movement "movement",
        /// A Reflex save.
        Reflex "reflex",
        /// Strength.
        Strength "strength",
        /// Swim.
        Swim "swim",
        /// Tumble.
        Tumble "tumble",
    }
}

/// A check that ground requires of creatures that enter it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroundCheck {
    /// The skill, ability or save.
    pub skill: Skill,
    /// The DC.
    pub dc: u8,
}

/// Text that is not a check of the ground.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a skill and a DC, such as `climb 15`")]
pub struct ParseGroundCheckError(pub String);

impl fmt::Display for GroundCheck {
    /// As typed: `climb 15`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.skill.word(), self.dc)
    }
}

impl FromStr for GroundCheck {
    type Err = ParseGroundCheckError;

    fn from_str(text: &str) -> Result<Self, ParseGroundCheckError> {
        let read = || {
            let (skill, dc) = text.trim().rsplit_once(char::is_whitespace)?;
            let skill = skill.split_whitespace().collect::<Vec<_>>().join("-").to_lowercase();
            let dc = dc.parse().ok().filter(|dc| *dc <= MAX_GROUND_DC)?;
            Some(GroundCheck { skill: Skill::named(&skill)?, dc })
        };
        read().ok_or_else(|| ParseGroundCheckError(text.to_owned()))
    }
}
