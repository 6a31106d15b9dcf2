//! Holding on: the check of a victim that is pushed over an edge, or away from what it clings to.

use super::thrown::Thrown;
use crate::grid::Square;
use crate::referee::board::Elevations;
use crate::referee::ruling::{Check, CheckKind, EdgeOutcome, Fact, Finding, ForcedFact, Verdict};
use crate::referee::walk::LedgeGrabs;
use crate::ruleset::RuleId;

impl Thrown<'_, '_> {
    /// Leaves the victim hanging below the edge it went over, its hands where its feet were.
    fn hangs(&mut self) {
        let (referee, creature, steps) = (self.referee, self.mover.creature, &self.forced.ruling.steps);
        let from = steps.len().checked_sub(2).map_or(self.mover.placement, |before| steps[before].to);
        if creature.is_airborne() {
            // It keeps its hold, and is pushed no farther than that.
            let altitude =
                Elevations(referee).elevation_at(creature, from) - referee.encounter.battlefield.floor_under(from);
            self.forced.ruling.steps.pop();
            self.forced.ruling.to = from;
            self.forced.ruling.feet = Some(self.forced.ruling.steps.iter().map(|step| step.feet).sum());
            (self.forced.altitude, self.forced.ruling.altitude) = (altitude, Some(altitude));
            return;
        }
        let hangs = LedgeGrabs(referee).hanging(
            self.mover,
            Elevations(referee).elevation_at(creature, from),
            self.forced.ruling.to,
        );
        self.forced.altitude = hangs;
        self.forced.ruling.altitude = Some(hangs);
        if let Some(last) = self.forced.ruling.steps.last_mut() {
            last.altitude = hangs;
        }
    }

    /// The victim would fall, and a check to hold on decides.
    pub(super) fn check_hold(&mut self, square: Square, falls: Option<Fact>) {
        let more = i32::try_from(self.referee.ruleset.ledge_grab.value).unwrap_or(i32::MAX);
        let check = Check {
            kind: CheckKind::HoldTheEdge,
            against: None,
            dc: self.forced_move.dv.map(|dv| dv.saturating_add(more)),
            rolled: self.forced_move.rolled,
            rule: RuleId::LedgeGrab,
            modifiers: Vec::new(),
        };
        self.forced.edge = check.succeeds().map(|holds| if holds { EdgeOutcome::Hangs } else { EdgeOutcome::Falls });
        self.forced.ruling.checks.push(check);
        match self.forced.edge {
            Some(edge) => {
                let hangs = edge == EdgeOutcome::Hangs && falls.is_some();
                match (edge, falls) {
                    (_, None) => {}
                    (EdgeOutcome::Falls, Some(fact)) => {
                        self.forced.ruling.findings.push(Finding::note(RuleId::Heights, fact));
                    }
                    (EdgeOutcome::Hangs, Some(_)) => self.hangs(),
                }
                let square = if hangs { self.forced.ruling.to.anchor } else { square };
                self.note(RuleId::Push, ForcedFact::AtTheEdge { square, edge });
            }
            None => self.forced.ruling.verdict = Verdict::NeedsCheck,
        }
    }
}
