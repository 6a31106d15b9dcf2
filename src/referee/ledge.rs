//! Paths that lead over the edge of a floor: nobody is led there, but whoever says so goes there, and falls.

use super::case::Case;
use super::ruling::{Fact, Finding, Ruling};
use super::voyage::HeightFact;
use crate::grid::{Path, Placement};
use crate::ruleset::RuleId;

impl Case<'_, '_> {
    /// That the goal right beside lies below an edge: no way that goes around gets there, and nobody said to step down.
    pub(super) fn edge_beside(&self, refused: &Ruling) -> Option<Finding> {
        let (start, goal) = (self.mover.placement, self.goal());
        let &[_] = &self.walk.stops[..] else { return None };
        if !start.is_one_step_from(goal) {
            return None;
        }
        let (rule, fact) = self.referee.height_refusal(self.mover.creature, start, goal)?;
        let drops = matches!(fact, Fact::Height(HeightFact::Drop { .. }));
        let told = refused.findings.iter().any(|finding| finding.fact == fact);
        (drops && !told).then_some(Finding { rule, step: None, fact })
    }

    /// Judges a path each of whose squares is one step from the one before. Only whoever named them with where it begins
    /// goes over an edge: one square right beside is a goal like any other.
    pub(super) fn judge_named(&self, path: &Path) -> Ruling {
        if self.walk.stops.len() > 1 { self.judge_by_hand(path) } else { self.judge_path(path, path.end()) }
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
