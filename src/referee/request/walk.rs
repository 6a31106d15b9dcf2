//! A walk.

use super::maneuver::Results;
use crate::grid::Square;
use crate::referee::ruling::{Pace, Rolled, StepWay};

/// What a runner carries over from earlier rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunSoFar {
    /// Rounds it has run without a rest; `None` to take that from the tracked rounds.
    pub rounds: Option<u32>,
    /// The result of the check to keep running, if it was rolled.
    pub check: Option<Rolled>,
    /// Whether the GM lets it keep running whatever the check's result.
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
    /// Whether the GM has it go all the way, in a rulebook that ends a movement when it runs out.
    pub to_the_end: bool,
    /// Whether it may stop in the squares of creatures that agree to share them.
    pub share: bool,
    /// Whether it is a reactive movement that the mover has declared for the phase.
    pub answers: bool,
    /// Whether a full-round action is taken as well.
    pub full_round: bool,
    /// The right by which a five-foot step is taken.
    pub way: StepWay,
    /// Whether it is one of many queries at once, so that a search through the air gives up early.
    pub one_of_many: bool,
    /// Whether only an affordable movement counts. Off the ground, the search then doesn't look for a path beyond the budget.
    pub only_within: bool,
    /// Whether it keeps its balance at full speed, with a harder check.
    pub accelerated: bool,
    /// Whether it keeps its balance at half speed, for an easier check, if the rulebook offers the choice.
    pub half_speed: bool,
    /// The results of the checks the ground asks for.
    pub ground: Results,
    /// What a runner carries over from earlier rounds.
    pub run: RunSoFar,
    /// How many minutes it lasts, if it takes more than one action: each minute has the movement of ten rounds.
    pub minutes: u32,
    /// Whether better ways may have been left untried, so that this one isn't proven optimal.
    pub untried: bool,
}
