//! The ways that are worth telling.

use super::Approached;
use super::way::{Means, Way};
use crate::referee::ruling::Verdict;

/// The ways so far that no other one beats or equals in everything, and the kinds that failed.
#[derive(Debug, Default)]
pub(crate) struct Front {
    ways: Vec<Way>,
    refused: Vec<Way>,
    /// The kinds of which some way was legal, whether or not it is still worth listing.
    legal: Vec<&'static str>,
}

impl Front {
    /// Adds a judged way: among the refused if the rules forbid it, not at all if another one is as good or the rulebook has
    /// nothing of the kind.
    pub(crate) fn add(&mut self, way: Way) {
        let kind = way.approach.kind();
        if way.ruling.verdict == Verdict::Illegal {
            if way.ruling.refusals().any(|finding| finding.fact.is_unknown_to_the_book()) {
                return;
            }
            if self.refused.iter().all(|other| other.approach.kind() != kind) {
                self.refused.push(way);
            }
            return;
        }
        if way.means == Means::None {
            // It ends where the target is out of reach, as one does that lands in less room than it has.
            return;
        }
        if !self.legal.contains(&kind) {
            self.legal.push(kind);
        }
        if self.ways.iter().any(|other| other.covers(&way)) {
            return;
        }
        self.ways.retain(|other| !way.covers(other));
        self.ways.push(way);
    }

    /// The ways so far.
    pub(crate) fn ways(&self) -> &[Way] {
        &self.ways
    }

    pub(crate) fn found(self) -> Approached {
        let Front { mut ways, mut refused, legal } = self;
        ways.sort_by(Way::order);
        refused.retain(|way| !legal.contains(&way.approach.kind()));
        Approached { ways, refused, left_out: Vec::new() }
    }
}
