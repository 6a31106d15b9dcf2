//! Falls that happen on the board: somebody has nothing below it any more, and comes down.

use serde_json::{Value, json};

use super::decide::Table;
use crate::field::{Creature, Encounter, Name};
use crate::grid::{Feet, Height};
use crate::referee::{Fact, Finding, HeightFact, Ruling};
use crate::ruleset::Ruleset;

/// Somebody who comes down from where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plummet {
    /// Who.
    pub(super) who: Name,
    /// From how high, in feet: what counts for the damage, which may be more than where it is now.
    pub(super) height: Feet,
    /// Whether it jumped of its own will.
    pub(super) jumped: bool,
}

/// What became of a fall.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plummeted {
    /// What is told of it.
    pub(super) lines: Vec<String>,
    /// As scripts read it.
    pub(super) json: Value,
}

impl Plummet {
    /// Everybody who goes over an edge by a movement.
    pub(super) fn told_in(ruling: &Ruling) -> Vec<Plummet> {
        let falls = |finding: &Finding| match &finding.fact {
            Fact::Height(HeightFact::Falls { who, height, .. }) => {
                Some(Plummet { who: who.clone(), height: *height, jumped: false })
            }
            _ => None,
        };
        ruling.findings.iter().filter_map(falls).collect()
    }

    /// As scripts read it, as long as it has not happened.
    pub(super) fn json(&self) -> Value {
        let Plummet { who, height, jumped } = self;
        json!({"creature": who, "height": height, "jumped": jumped})
    }

    /// Has it happen: whoever falls lies where it comes down.
    pub(super) fn happen(&self, _table: &Table<'_>, _ruleset: &Ruleset, next: &mut Encounter) -> Plummeted {
        if let Some(faller) = next.creature(&self.who) {
            next.put(Creature { altitude: Height::ZERO, ..faller.clone() });
        }
        let lines = vec![format!("{} falls {}.", self.who, self.height)];
        Plummeted { lines, json: self.json() }
    }
}
