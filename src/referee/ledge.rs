//! Paths that lead over the edge of a floor: nobody is led there, but whoever says so goes there, and falls.

use super::case::Case;
use super::ruling::{Fact, Finding, Ruling};
use super::voyage::HeightFact;
use crate::grid::{Path, Placement};
use crate::ruleset::RuleId;

impl Case<'_, '_> {
    /// A step over an edge to the goal right beside, where no way leads there on foot.
    pub(super) fn over_the_edge(&self, found: &Ruling) -> Option<Ruling> {
        let (start, goal) = (self.mover.placement, self.goal());
        let &[_] = self.stops() else { return None };
        if found.refusals().next().is_none() || !start.is_one_step_from(goal) {
            return None;
        }
        self.referee.falls_in(self.mover.creature, start, goal)?;
        let mut path = Path::from(start);
        path.push(goal).ok()?;
        Some(self.judge_by_hand(&path))
    }

    /// Judges a path that somebody named square by square: it may lead over an edge, and ends there.
    pub(super) fn judge_by_hand(&self, path: &Path) -> Ruling {
        let falls = |(from, to): (Placement, Placement)| self.referee.falls_in(self.mover.creature, from, to);
        let Some(edge) = path.steps().position(|step| falls(step).is_some()) else {
            return self.judge_path(path, path.end());
        };
        let mut short = Path::from(path.start());
        for (_, to) in path.steps().take(edge + 1) {
            // Each is one step from the one before.
            let _ = short.push(to);
        }
        let mut ruling = self.judge_steps(&short, short.end(), Some(edge));
        if short.len() < path.len() {
            let fact = Fact::Height(HeightFact::GoesNoFurther { goal: path.end() });
            ruling.findings.push(Finding { rule: RuleId::Heights, step: Some(edge), fact });
        }
        ruling
    }
}
