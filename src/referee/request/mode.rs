//! A movement by climbing, swimming, burrowing or teleporting.

use super::stop::Stop;
use super::walk::Walk;
use crate::field::Mode;
use crate::referee::ruling::Rolled;
use crate::ruleset::RuleId;

/// How a creature is to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoveMode {
    /// Along walls.
    Climb,
    /// Through water.
    Swim,
    /// Through the ground.
    Burrow,
    /// By teleporting.
    Teleport,
    /// In any mode that it has, except teleporting.
    #[default]
    Any,
}

impl MoveMode {
    /// The movement mode used, if it is a single one.
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

    /// The rule that governs it.
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

/// How fast a creature climbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClimbPace {
    /// The usual pace.
    #[default]
    None,
    /// At half speed, or at twice the climb speed.
    Half,
    /// At full speed.
    Full,
}

impl ClimbPace {
    /// The word for a faster pace.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        match self {
            ClimbPace::None => None,
            ClimbPace::Half => Some("half"),
            ClimbPace::Full => Some("full"),
        }
    }
}

/// A request to move in a mode other than walking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModeMove {
    /// How to move.
    pub move_mode: MoveMode,
    /// The places to pass in order; the last is the end.
    pub stops: Vec<Stop>,
    /// How it moves; the stops in it are ignored.
    pub walk: Walk,
    /// What it climbs, swims in or burrows through, in the ruleset's words.
    pub medium: Option<&'static str>,
    /// What makes that easier or harder, in the ruleset's words.
    pub modifiers: Vec<&'static str>,
    /// The value of a modifier for which the ruleset gives only a range.
    pub by: Option<i32>,
    /// What the check has to reach, if the GM sets it.
    pub dc: Option<i32>,
    /// The result of the check, if it was rolled.
    pub rolled: Option<Rolled>,
    /// Whether it takes 10.
    pub takes_ten: bool,
    /// How fast it climbs.
    pub climb_pace: ClimbPace,
    /// Whether it climbs along the underside of something.
    pub ceiling: bool,
    /// Its ranks in the skill.
    pub ranks: u32,
    /// Its free hands.
    pub hands: u32,
    /// How many creatures help.
    pub helpers: u32,
    /// The weight, in pounds, of a falling creature that the climber caught and still holds.
    pub caught: Option<u32>,
    /// Whether it was hurt and only has to hold on.
    pub hurt: bool,
    /// Whether it attempts the check that makes rock as easy as earth.
    pub tries: bool,
    /// Whether it cannot see the place it goes to.
    pub unseen: bool,
}
