//! A walk.

use super::maneuver::Results;
use crate::grid::Square;
use crate::referee::ruling::{Pace, Rolled, StepWay};

/// What a runner carries over from earlier rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunSoFar {
    /// Rounds that it has run without a rest; `None` to take that from the tracked rounds.
    pub rounds: Option<u32>,
    /// The result of the check to run on, if it was rolled.
    pub check: Option<Rolled>,
    /// Whether the GM lets it run on whatever the check's result.
    pub forced: bool,
}

/// What makes one route better than another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Prefer {
    /// Fewest feet; among those fewest opponents provoked; then fewest steps; then fewest hazardous squares.
    #[default]
    Shortest,
    /// Fewest opponents provoked within the budget; then fewest hazardous squares; then feet; then steps.
    Safest,
}

/// A request to walk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// The anchors to pass in order; the last is the end.
    pub stops: Vec<Square>,
    /// How much of the turn it takes.
    pub pace: Pace,
    /// Which route is best.
    pub prefer: Prefer,
    /// Whether to stop at the last legal end within the budget if the goal is too far.
    pub as_far_as: bool,
    /// Whether the GM makes it all the way, where the rulebook ends a movement that runs out.
    pub to_the_end: bool,
    /// Whether it may stop in the squares of creatures that agree to share them.
    pub share: bool,
    /// Whether it is reactive movement, which the mover has declared for the phase.
    pub answers: bool,
    /// Whether a full-round action is taken as well.
    pub full_round: bool,
    /// The right by which a five-foot step is taken.
    pub way: StepWay,
    /// Whether it is one of many that are asked about at once: a search through the air gives up soon.
    pub one_of_many: bool,
    /// Whether it is asked for only if it gets there: off the ground nobody searches for what it would take beyond the budget.
    pub only_within: bool,
    /// Whether it keeps its balance at full speed, by a harder check.
    pub accelerated: bool,
    /// Whether it keeps its balance at half speed, for an easier check, where the rulebook lets one choose.
    pub half_speed: bool,
    /// The results of the checks that the ground asks for.
    pub ground: Results,
    /// What a runner carries over from earlier rounds.
    pub run: RunSoFar,
    /// The minutes that it lasts, where it is no matter of one action: each has the movement of ten rounds.
    pub minutes: u32,
    /// Whether better ways may have been left untried before it was chosen, so that it is not proved the best.
    pub untried: bool,
}
