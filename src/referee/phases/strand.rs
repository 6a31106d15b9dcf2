//! The movement of one creature while a phase is played out.

use super::pursuit::DistanceGoal;
use super::ways::WayPlan;
use crate::field::Name;
use crate::grid::{Feet, Placement};
use crate::referee::context::MoveOptions;
use crate::referee::request::Results;
use crate::referee::ruling::{Check, Finding, Provocation, Spent, Step};

/// The movement of one creature so far.
#[derive(Clone)]
pub(super) struct Strand {
    pub(super) name: Name,
    pub(super) from: Placement,
    pub(super) options: MoveOptions,
    pub(super) budget: Feet,
    pub(super) spent: Spent,
    pub(super) steps: Vec<Step>,
    pub(super) findings: Vec<Finding>,
    pub(super) provocations: Vec<Provocation>,
    /// Whether its steps have been judged, and the checks of the ground made.
    pub(super) judged: bool,
    /// The results given for its checks of the ground.
    pub(super) results: Results,
    /// Its checks of the ground.
    pub(super) checks: Vec<Check>,
    /// The steps it plans to take next.
    pub(super) plan: Option<Plan>,
    /// The steps it plans in any of its modes, if its own leads no nearer.
    pub(super) ways: Option<WayPlan>,
    /// Whether the search had enough work for each of its plans; otherwise it went on by single steps.
    pub(super) proved: bool,
}

/// Planned steps in response to others.
#[derive(Clone)]
pub(super) struct Plan {
    /// The goal it was made for.
    pub(super) distance_goal: DistanceGoal,
    /// The feet left before its next step, if no blocker adds to the price.
    pub(super) left: Feet,
    /// The steps, the next one last.
    pub(super) steps: Vec<Placement>,
}
