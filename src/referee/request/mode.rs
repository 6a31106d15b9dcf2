//! A movement by climbing, swimming, digging or teleporting.

use super::stop::Stop;
use super::walk::Walk;
use crate::field::Mode;
use crate::referee::ruling::Rolled;
use crate::ruleset::RuleId;

/// In which way somebody is to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoveMode {
    /// Along walls.
    Climb,
    /// Through water.
    Swim,
    /// Through the ground.
    Burrow,
    /// At once.
    Teleport,
    /// In any way that it has, but through the ground and at once.
    #[default]
    Any,
}

impl MoveMode {
    /// The way of moving that it is about, where it is about one.
    #[must_use]
    pub fn mode(self) -> Option<Mode> {
        match self {
            MoveMode::Climb => Some(Mode::Climb),
            MoveMode::Swim => Some(Mode::Swim),
            MoveMode::Burrow => Some(Mode::Burrow),
            MoveMode::Teleport => Some(Mode::Teleport),
            MoveMode::Any => None,
        }
    }

    /// The rule that it stands under.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            MoveMode::Climb => RuleId::Climb,
            MoveMode::Swim => RuleId::Swim,
            MoveMode::Burrow => RuleId::Burrow,
            MoveMode::Teleport => RuleId::Teleport,
            MoveMode::Any => RuleId::Combining,
        }
    }
}

/// How fast somebody climbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClimbPace {
    /// As fast as one climbs.
    #[default]
    None,
    /// At half one's speed, or at twice the climb speed.
    Half,
    /// At one's full speed.
    Full,
}

/// A movement in a way beside walking that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModeMove {
    /// In which way.
    pub venture: MoveMode,
    /// The places to pass in their order; the last is where it ends.
    pub stops: Vec<Stop>,
    /// How it goes about it; its own stops are not looked at.
    pub walk: Walk,
    /// What it climbs, swims in or digs through, by the ruleset's word.
    pub medium: Option<&'static str>,
    /// What makes that easier or harder, by the ruleset's words.
    pub modifiers: Vec<&'static str>,
    /// How much one of them adds of which the ruleset tells only between what it lies.
    pub by: Option<i32>,
    /// What the check has to come to, where the table knows better.
    pub dc: Option<i32>,
    /// What the check came to, if it was rolled.
    pub rolled: Option<Rolled>,
    /// Whether it takes 10.
    pub takes_ten: bool,
    /// How fast it climbs.
    pub haste: ClimbPace,
    /// Whether it climbs along the underside of something.
    pub ceiling: bool,
    /// Its ranks in the skill.
    pub ranks: u32,
    /// Its free hands.
    pub hands: u32,
    /// How many help.
    pub helpers: u32,
    /// Whether it was hurt and only has to hold on.
    pub hurt: bool,
    /// Whether it tries the check that makes rock like earth.
    pub tries: bool,
    /// Whether the place that it goes to is hidden from it.
    pub unseen: bool,
}
