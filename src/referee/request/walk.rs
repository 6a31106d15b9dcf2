//! A walk.

use crate::grid::Square;
use crate::referee::ruling::{Pace, Rolled, StepWay};

/// What a runner brings from the rounds before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunSoFar {
    /// Rounds that it has run without a rest, if that is told; else the rounds tell it that are kept.
    pub rounds: Option<u32>,
    /// What the check to go on came to, if it was rolled.
    pub check: Option<Rolled>,
    /// Whether the GM has it run whatever the check came to.
    pub forced: bool,
}

/// What makes one route better than another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Prefer {
    /// Fewest feet; among those fewest opponents provoked; among those fewest steps.
    #[default]
    Shortest,
    /// Fewest opponents provoked within the budget; among those fewest feet; among those fewest steps.
    Safest,
}

/// A walk that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// The anchors to pass in their order; the last is where it ends.
    pub stops: Vec<Square>,
    /// How much of the turn goes into it.
    pub pace: Pace,
    /// Which route is best.
    pub prefer: Prefer,
    /// Whether to stop on the way, at the last legal end within the budget, if the goal is too far.
    pub as_far_as: bool,
    /// Whether it may stop in the squares of those who agree.
    pub share: bool,
    /// Whether it is movement in answer to that of others, which the mover has declared for the phase.
    pub answers: bool,
    /// Whether a full-round action is taken as well.
    pub full_round: bool,
    /// By what right a five-foot step is taken.
    pub way: StepWay,
    /// What a runner brings from the rounds before.
    pub run: RunSoFar,
}
